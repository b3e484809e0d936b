"""The catalogues: in every language the same messages, with the same slots, from today's English.

What they must hold is worked out from the games, so that nothing is listed twice.
"""

import re
from collections.abc import Mapping
from functools import cache

import pytest

import translations
from chapterhouse.core.game import Game
from chapterhouse.core.rule import by_section
from chapterhouse.core.sentence import Template, Vocabulary
from chapterhouse.games import GAMES
from chapterhouse.locale import CASES, LANGUAGES, kebab
from chapterhouse.locale.catalogue import games, messages, read, written
from translations import RULES, english, errors

TRANSLATIONS = LANGUAGES[1:]
FILES = written()
KINDS = (
    "act",
    "event",
    "ask",
    "lack",
    "warn",
    "reason",
    "cards",
    "tiles",
    "option",
    "section",
)  # that every game requires
TELLING = (
    "act-",
    "event-",
    "lack-",
    "warn-",
    "reason-",
    "card-",
)  # they tell all that they are given
ADDRESSED = {"you", "own"}  # which slot the reader is, whether another is the seat itself
DRAWN = {
    "event-walked": {"box"},
    "event-shifted": {"box"},
    "event-rested": {"blessings"},
}  # slots for those who draw, not to tell

each_translation = pytest.mark.parametrize("language", TRANSLATIONS)
each_file = pytest.mark.parametrize("file", FILES)
each_text = pytest.mark.parametrize("file", FILES + RULES)
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def in_cases(slot: str) -> set[str]:
    """The variables of one slot that is filled with a name."""
    return {slot, *[f"{slot}-{case}" for case in CASES]}


def given(template: Template) -> set[str]:
    """The variables that the message of a template is given."""
    variables = {"seat"} if template.key.startswith("event-") else set()
    variables |= ADDRESSED
    for slot in template.slots:
        variables |= in_cases(slot.name) if slot.vocabulary.names else {slot.name}
        variables |= {"count"} if slot.many else set()
    return variables


def vocabularies(game: Game) -> list[Vocabulary]:
    """Whatever has names in a game."""
    slots = [slot for template in game.templates for slot in template.slots]
    return list({slot.vocabulary.kind: slot.vocabulary for slot in slots}.values())


def required(game: Game) -> dict[str, set[str]]:
    """The messages that a game needs, each with the variables that it is given."""
    keys: dict[str, set[str]] = {template.key: given(template) for template in game.templates}
    for vocabulary in vocabularies(game):
        keys |= {name.key: set(name.numbers) for name in vocabulary.names}
        if vocabulary.hidden:
            keys |= {f"{vocabulary.kind}-unseen": set(), f"{vocabulary.kind}s-unseen": {"count"}}
    for option in game.options:
        name = f"option-{kebab(option.name)}"
        keys |= {key: set() for key in [name, *[f"{name}-{value}" for value in option.values]]}
    keys |= {f"section-{section}": set() for section in by_section(game.rules)}
    return keys


@cache
def entries(language: str, file: str) -> Mapping[str, translations.Entry]:
    """The messages of a file, which must exist."""
    source = read(language, file)
    if source is None:
        pytest.fail(f"locale/{language}/{file}.ftl is not written yet")
    return translations.entries(source)


def slots(entry: translations.Entry) -> set[str]:
    """The slots that a message uses; the length of a list is at its discretion, and so is whom it
    addresses.
    """
    return {translations.base(variable) for variable in entry.variables} - {"count"} - ADDRESSED


def difference(
    expected: Mapping[str, object], actual: Mapping[str, object]
) -> dict[str, list[str]]:
    """The keys that only one side has."""
    missing, extra = expected.keys() - actual.keys(), actual.keys() - expected.keys()
    return {"missing": sorted(missing), "extra": sorted(extra)}


def test_every_game_has_a_catalogue() -> None:
    """The English files are those of the games there are."""
    assert sorted(GAMES) == games()


@each_translation
@each_text
def test_a_file_is_cut_into_its_messages(language: str, file: str) -> None:
    """Each is there to be parsed when it is needed, with all that belongs to it."""
    found = {
        key: entry
        for source in messages(read(language, file) or "").values()
        for key, entry in translations.entries(source).items()
    }

    assert {key: entry.text for key, entry in found.items()} == {
        key: entry.text for key, entry in entries(language, file).items()
    }


@each_game
def test_english_says_all_of_a_game(game: Game) -> None:
    """The English has every message that the game requires, and none that it does not know."""
    about = entries("en", game.name)
    kinds = KINDS + tuple({slot.vocabulary.kind for s in game.templates for slot in s.slots})
    known = {
        key: entry
        for key, entry in about.items()
        if any(f"{key}-".startswith(f"{kind}-") for kind in kinds)
    }
    expected: dict[str, list[str]] = {"missing": [], "extra": []}
    assert expected == difference(required(game), known)


@each_game
def test_english_uses_what_it_is_given(game: Game) -> None:
    """An English message has no variable but those it is given, and tells every slot."""
    about = entries("en", game.name)
    faults = {}
    for key, variables in required(game).items():
        unknown = about[key].variables - variables
        listed = "count" in variables  # then the amount may be told by the list itself
        free = {"count", "seat", "amount" if listed else ""} | ADDRESSED | DRAWN.get(key, set())
        needed = {translations.base(variable) for variable in variables} - free
        unused = needed - slots(about[key]) if key.startswith(TELLING) else set()
        if unknown or unused:
            faults[key] = {"unknown": sorted(unknown), "unused": sorted(unused)}
    assert faults == {}


@pytest.mark.parametrize("language", LANGUAGES)
@each_game
def test_what_tells_of_a_turn_begins_with_a_name(game: Game, language: str) -> None:
    """Sentences that are joined, so that they tell of a turn in one line, have one subject."""
    about = entries(language, game.name)
    telling = [template.key for template in game.templates if template.telling]
    lines = [line for key in telling for line in about[key].text.splitlines() if "$seat" in line]

    assert lines
    assert [line for line in lines if not re.search(r"(^|\]) *\{ \$seat \} ", line)] == []


@each_game
def test_a_reason_belongs_to_a_rule(game: Game) -> None:
    """What a refusal says in place of a rule is said of a rule of this game."""
    reasons = {key.removeprefix("why-") for key in entries("en", game.name) if "why-" in key}
    assert reasons - {*game.rules} == set()


@pytest.mark.parametrize("language", LANGUAGES)
@each_game
def test_what_stands_behind_a_colon_has_none(game: Game, language: str) -> None:
    """A refusal says what cannot be done, a colon, and why: one of its own would be the second."""
    about = entries(language, game.name)
    reasons = [key for key in about if key.startswith(("why-", "lack-"))]
    assert reasons
    assert [key for key in reasons if re.search(r":\s", about[key].text)] == []


@each_translation
def test_a_translation_has_every_error(language: str) -> None:
    """What the program says in English beside each Malformed, a translation says in one file."""
    keys = [key for file in FILES for key in entries(language, file) if key.startswith("error-")]
    assert sorted(keys) == sorted(errors())


@each_translation
@each_text
def test_a_translation_has_the_same_messages(language: str, file: str) -> None:
    """A translation has all keys of the English, and no others."""
    expected: dict[str, list[str]] = {"missing": [], "extra": []}
    said = {k: v for k, v in entries(language, file).items() if k not in errors()}
    assert expected == difference(english(file), said)


@each_translation
@each_file
def test_a_translation_has_the_same_attributes(language: str, file: str) -> None:
    """What the English says in attributes, cases aside, a translation says too."""
    attribute = re.compile(r"^ *\.([a-z]+) *=", re.MULTILINE)
    faults = {}
    for key, entry in entries(language, file).items():
        expected = set(attribute.findall(english(file).get(key, ""))) - set(CASES)
        actual = set(attribute.findall(entry.text)) - set(CASES)
        if expected != actual:
            faults[key] = f"expected {sorted(expected)}, found {sorted(actual)}"
    assert faults == {}


@each_translation
@each_file
def test_a_translation_uses_the_same_slots(language: str, file: str) -> None:
    """A translated message uses the slots of the English, in cases that it is given."""
    original = {**entries("en", file), **errors()}
    offered = required(GAMES[file]) if file in GAMES else {}
    faults = {}
    for key, entry in entries(language, file).items():
        if key not in original:
            continue  # told by another test
        variables = offered.get(key, set(original[key].variables))
        if key not in offered:  # a helper, or `several`: its slots come from elsewhere
            variables = {case for name in variables for case in in_cases(name)}
        if slots(entry) != slots(original[key]) or not entry.variables <= variables:
            faults[key] = f"uses {sorted(entry.variables)}, given {sorted(variables)}"
    assert faults == {}


@each_translation
@pytest.mark.parametrize("file", RULES)
def test_a_translated_rule_has_no_slots(language: str, file: str) -> None:
    """The sentence of a rule stands as it is."""
    filled = {key for key, entry in entries(language, file).items() if entry.variables}
    assert filled == set()


@each_text
def test_french_never_breaks_a_line_before_its_signs(file: str) -> None:
    """Before a colon, semicolon, exclamation or question mark, and within « », no space breaks."""
    breaks = re.compile("[^\\s;:] [;:!?»]|« ")
    faults = {
        key: found[0] for key, e in entries("fr", file).items() if (found := breaks.search(e.text))
    }
    assert faults == {}


@each_translation
@each_text
def test_a_translation_is_of_today(language: str, file: str) -> None:
    """Every translated message was made from today's English; `scripts/stamp` says so."""
    assert translations.stale(entries(language, file), translations.originals(file)) == []
