"""What is known of a box: each fact has its name, its value and its note in every language."""

import re
from collections.abc import Iterator
from functools import cache

import pytest

from chapterhouse import editions
from chapterhouse.editions import overrides
from chapterhouse.editions.custom import custom_edition
from chapterhouse.editions.released import released
from chapterhouse.editions.sentences import sentences
from chapterhouse.games import GAMES
from chapterhouse.games.biblios.components import CATEGORIES
from chapterhouse.games.monasterium.components import BONUSES, CONDITIONS, KINDS
from chapterhouse.games.monasterium.validation import MOSTS, NEEDS
from chapterhouse.games.monastery.components import EDGES, NONE, ROUNDS, SHADES
from chapterhouse.games.monastery.names import HOURS
from chapterhouse.locale import LANGUAGES, Translator
from chapterhouse.locale.catalogue import read
from chapterhouse.wire.facts import Facts
from translations import entries

# What an owner may well say, by the paths of the facts.
ALLOWED: dict[str, dict[str, list[str]]] = {
    "biblios": {"scriptorium.first": CATEGORIES},
    "monasterium": {
        "path.links": ["", "A", "ABCDE"],
        "path.bonuses": BONUSES,
        "board-2.A-rooms": [f"{kind} 1-12" for kind in KINDS],
        "board-4.A-fours": ["room 1", "space 12", ""],
        "missions.A1": NEEDS,
        **{
            f"missions.C{n + 1}": [f"{word} {amount + 1}" for amount in range(MOSTS[n])]
            for n, word in enumerate(CONDITIONS)
        },
    },
    "monastery": {
        "colour.chapel": SHADES,
        "edges.chapel": EDGES[NONE + 1 :],
        "dial.kinds": ROUNDS,
        "dial.names": HOURS,
    },
}

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_game = pytest.mark.parametrize("game", GAMES)


@cache
def values(game: str) -> list[tuple[str, object]]:
    """All facts that were ever ours, by path, and what else an owner may say in some."""
    bases = [editions.load(game).values, *released(game), ALLOWED[game]]
    return [fact for base in bases for fact in base.items()]


def words(value: object) -> Iterator[str]:
    """The words in a value, those that head the items of a table as well."""
    if isinstance(value, dict):
        yield from value
        yield from words([*value.values()])
    elif isinstance(value, list):
        for item in value:
            yield from words(item)
    elif isinstance(value, str):
        yield value


@each_game
@each_language
def test_every_fact_has_a_name(game: str, language: str) -> None:
    """So has every part of the file; two facts of one part never have the same."""
    facts, reader = editions.load(game).facts, Facts(GAMES[game], language)
    parts = {path.partition(".")[0] for path in facts}
    names = [(path.partition(".")[0], reader.name(path)) for path in facts]

    assert [part for part in parts if reader.part(part) == part] == []
    assert [path for path in facts if not reader.name(path)] == []
    assert len({*names}) == len(names)


@each_game
@each_language
def test_every_value_has_words(game: str, language: str) -> None:
    """Each word in a value of ours, now or earlier, and each that an owner may choose."""
    reader = Facts(GAMES[game], language)
    missing = {
        f"{path}: {word}"
        for path, value in values(game)
        for word in words(value)
        if reader.word(path, word) is None
    }

    assert missing == set()


@each_game
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_sentence_is_translated(game: str, language: str) -> None:
    """Notes and sources are whole sentences, and no translation leaves one in English."""
    reader = Facts(GAMES[game], language)

    assert [text for text in sentences(game).values() if reader.sentence(text) == text] == []
    assert reader.sentence("It is bound in leather.") == "It is bound in leather."


@each_game
def test_every_note_is_a_sentence(game: str) -> None:
    """It begins with a capital letter and ends with a full stop, whatever else the file says."""
    notes = [fact.note for fact in editions.load(game).facts.values() if fact.note]

    assert [note for note in notes if not re.fullmatch(r"[A-Z][^;].*\.", note)] == []


@each_game
def test_facts_in_russian_have_no_other_letters(game: str) -> None:
    """Nothing that is told of a fact has small Latin letters."""
    reader = Facts(GAMES[game], "ru")
    texts = [reader.text(fact) for fact in editions.load(game).facts.values()]
    told = [text for fact in texts for text in (fact.name, fact.value, fact.note)]

    assert [text for text in told if re.search("[a-z]", text)] == []


@each_game
def test_no_words_are_left_over(game: str) -> None:
    """Each message about facts is that of a fact, a word or a part."""
    reader = Facts(GAMES[game], "en")
    used: set[str] = set()
    text = Translator.text

    def noted(self: Translator, key: str, /, **slots: str | int) -> str:
        used.add(key)
        return text(self, key, **slots)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Translator, "text", noted)
        for path, value in values(game):
            reader.part(path.partition(".")[0])
            reader.name(path)
            reader.value(path, value)

    assert {*entries(read("en", f"{game}.facts") or "")} - used == set()


@each_language
def test_other_words_of_an_owner_stand_between_quotes(language: str) -> None:
    """They are in whatever language the owner writes; what we have words for is in the reader's."""
    text = """[monasteries]
A = { is = "lie de vin", by = "book" }
B = { is = "red 3", by = "book" }
C = { is = "purple", by = "book" }
"""
    reader = Facts(GAMES["monasterium"], language)
    told = [
        reader.value(path, value)
        for path, value in overrides(custom_edition("monasterium", text)).items()
    ]

    say = Translator(language, "monasterium").text
    assert told == [
        say("as-written", text="lie de vin"),
        say("as-written", text="red 3"),
        say("value-purple"),
    ]
