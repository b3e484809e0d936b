"""What there is to say of a game before anybody sits down: options, names, rules, the box."""

import re
from functools import cache
from typing import Final

from chapterhouse import editions, scenarios
from chapterhouse.bots import LEVELS, USUAL_LEVEL
from chapterhouse.core.game import Game, Option
from chapterhouse.core.overview import by_part
from chapterhouse.core.rule import Malformed, Rule, by_section
from chapterhouse.core.sentence import Vocabulary
from chapterhouse.editions import Fact
from chapterhouse.games import GAMES, glossary, of_rule
from chapterhouse.lessons import coach, puzzles
from chapterhouse.lessons import of as lessons_of
from chapterhouse.lessons.course import title
from chapterhouse.lessons.lesson import Lesson
from chapterhouse.lessons.puzzle import Puzzle
from chapterhouse.locale import Translator, kebab
from chapterhouse.wire import owners, requests, rulebook
from chapterhouse.wire.facts import Facts

RULING: Final = "AMB-"
OF_A_SEAT: Final = re.compile(r"-\d+$")


@cache
def games(language: str) -> list[requests.CatalogueEntry]:
    return [_entry(game, language, Translator(language, name)) for name, game in GAMES.items()]


def _entry(game: Game, language: str, reader: Translator) -> requests.CatalogueEntry:
    """Write what is chosen before a match."""
    return requests.CatalogueEntry(
        game.name,
        reader.text("game"),
        reader.text("game.about"),
        reader.text("game.lasts"),
        reader.text("game.weight"),
        reader.text("game.suits"),
        game.seats,
        [_option(game, option, reader) for option in game.options],
        [_level(level, reader) for level in LEVELS],
        USUAL_LEVEL,
        next((entry.title for entry in lessons(game.name, language)), None),
    )


def _level(level: str, reader: Translator) -> requests.BotLevel:
    """Write a level of bots."""
    key = f"level-{level}"
    return requests.BotLevel(level, reader.text(key), reader.text(f"{key}.about"))


def _option(game: Game, option: Option, reader: Translator) -> requests.GameOption:
    """Write an option and its values."""
    key = f"option-{kebab(option.name)}"
    values = [
        requests.OptionValue(
            word,
            reader.text(f"{key}-{word}"),
            reader.text(f"{key}-{word}.about"),
            [seats for seats in game.seats if _playable(game, seats, {option.name: word})],
        )
        for word in option.values
    ]
    name, about = reader.text(key), reader.text(f"{key}.about")
    return requests.GameOption(option.name, name, about, values, option.rule.id)


def _playable(game: Game, seats: int, options: dict[str, str]) -> bool:
    """Tell whether so many can play under these options."""
    try:
        game.begin(seats, options)
    except Malformed:
        return False
    return True


@cache
def words(game: str, language: str, seats: int) -> requests.GameWords:
    """Tell what a board needs once, as our edition has it; Malformed for seats there are not."""
    return words_of(GAMES[game], language, seats)


def words_of(game: Game, language: str, seats: int) -> requests.GameWords:
    """Tell what a board of this game needs once, whatever its edition."""
    reader = Translator(language, game.name)
    said = [slot.vocabulary for template in game.templates for slot in template.slots]
    named = [game.cards, *game.things, *said]
    kinds = {vocabulary.kind: vocabulary for vocabulary in named if vocabulary.names}
    things = {kind: _names(vocabulary, reader) for kind, vocabulary in kinds.items()}
    first = game.begin(seats, {})
    names = first.zones.plan.names
    places = {name: reader.text(f"zone-{OF_A_SEAT.sub('', name)}") for name in names}
    told = [
        rulebook.Passage(key, reader.text(f"about-{key}"), [rule.id for rule in rules])
        for key, rules in glossary(game).items()
    ]
    return requests.GameWords(game.name, things, places, told, game.board(first))


def _names(vocabulary: Vocabulary, reader: Translator) -> list[requests.Named]:
    """Name the values of a vocabulary, in their order."""
    return [
        requests.Named(name.word, name.key, name.numbers, reader.name(vocabulary, value))
        for value, name in enumerate(vocabulary.names)
    ]


@cache
def rules(game: str, language: str) -> list[rulebook.RuleSection]:
    """Write every numbered sentence, section by section."""
    reader = Translator(language, game)
    return [
        rulebook.RuleSection(
            section, reader.text(f"section-{section}"), [rule_text(rule, reader) for rule in found]
        )
        for section, found in by_section(GAMES[game].rules).items()
    ]


def rule_text(rule: Rule, reader: Translator) -> rulebook.RuleText:
    """Write a numbered sentence."""
    ruling = rule.origin if rule.origin.startswith(RULING) else None
    origin = "ruling" if ruling else rule.origin
    shown = scenarios.by_rule(of_rule(rule).name).get(rule.id, [])
    return rulebook.RuleText(rule.id, origin, ruling, reader.rule(rule), shown)


@cache
def overview(game: str, language: str) -> list[rulebook.OverviewPart]:
    """Write the game in one page, part by part."""
    reader = Translator(language, game)
    return [
        rulebook.OverviewPart(
            part,
            reader.text(f"overview-part-{part}"),
            [
                rulebook.Passage(
                    passage.key,
                    reader.text(f"overview-{passage.key}"),
                    [rule.id for rule in passage.rules],
                )
                for passage in passages
            ],
        )
        for part, passages in by_part(GAMES[game].overview).items()
    ]


@cache
def lessons(game: str, language: str) -> list[requests.LessonEntry]:
    """List the lessons of a game, the first one first, and then the puzzles."""
    reader = Translator(language, game)
    plans: list[Lesson | Puzzle] = [*lessons_of(game).values(), *puzzles(game).values()]
    return [
        requests.LessonEntry(plan.name, title(reader, plan), isinstance(plan, Puzzle))
        for plan in plans
    ]


@cache
def tips(game: str, language: str) -> list[requests.Tip]:
    """Write what a coach says in somebody's first match."""
    reader = Translator(language, game)
    return [requests.Tip(tip.about, reader.text(tip.key), tip.rule.id) for tip in coach.tips(game)]


@cache
def edition(game: str, language: str) -> owners.EditionText:
    """Write the facts about the box."""
    reader, box = Facts(GAMES[game], language), editions.load(game)
    facts = [reader.text(fact) for fact in box.facts.values()]
    parts = {part: reader.part(part) for part in [path.partition(".")[0] for path in box.facts]}
    sources = {key: reader.sentence(source) for key, source in box.sources.items()}
    return owners.EditionText(box.name, box.digest, facts, parts, sources)


def other_facts(game: Game, language: str) -> list[requests.FactText]:
    """Write what differs from our facts: from the file of an owner, or as we had it earlier."""
    reader = Facts(game, language)
    stated = game.printed.stated
    return [
        reader.text(Fact(path, value, "owner" if path in stated else "earlier", ()))
        for path, value in game.overrides.items()
    ]
