"""Editions: what ships with each game, and the digest of it."""

import re
import tomllib
from collections.abc import Callable
from dataclasses import replace
from importlib.resources import files
from typing import Any

import pytest

from chapterhouse.core.rule import Malformed
from chapterhouse.editions import Edition, load
from chapterhouse.editions.edition import PROVENANCES, fact, read, shown
from chapterhouse.games import GAMES

HEAD = 'game = "toy"\nname = "Toy"\n[sources]\nS1 = "a book"\n[box]\n'

each_game = pytest.mark.parametrize("game", GAMES)


def toy(entry: str) -> Edition:
    """An edition with one fact, box.dice."""
    return read(f"{HEAD}dice = {entry}\n")


@each_game
def test_what_ships_is_fit_for_play(game: str) -> None:
    """MSM-INV-12 Nothing keeps our own editions from being played."""
    assert [str(problem) for problem in GAMES[game].printed.problems(load(game))] == []


@each_game
def test_every_fact_names_a_source(game: str) -> None:
    """A source is one of the list, or a ruling; every source of the list is named somewhere."""
    edition = load(game)
    named = {source for found in edition.facts.values() for source in found.source}
    rulings = {source for source in named if re.fullmatch(r"AMB-\d\d", source)}

    assert [path for path, found in edition.facts.items() if not found.source] == []
    assert named - rulings == set(edition.sources)


@each_game
def test_every_reconstruction_names_its_ruling(game: str) -> None:
    """What is ours is marked so, and says by which ruling; what is the book's names the book."""
    facts = load(game).facts.values()
    ours = [f for f in facts if f.by == "reconstructed" and "AMB-" not in " ".join(f.source)]
    books = [f for f in facts if f.by == "book" and "S1" not in f.source]

    assert (ours, books) == ([], [])
    assert {f.by for f in facts} == set(PROVENANCES)


@each_game
def test_no_fact_is_lost(game: str) -> None:
    """The file has as many facts as are read from it."""
    source = files("chapterhouse.editions") / f"{game}.toml"
    tables = tomllib.loads(source.read_text("utf-8"))
    sections = [part for key, part in tables.items() if key not in ("game", "name", "sources")]

    assert len(load(game).facts) == sum(len(section) for section in sections)


def test_there_is_no_edition_of_chess() -> None:
    """The game is named."""
    with pytest.raises(ValueError, match="there is no edition of 'chess'"):
        load("chess")


def test_a_digest_changes_with_a_value() -> None:
    """Another number, order or kind of value gives another digest of sixteen hex digits."""
    values = ["5", "6", "true", "1", '"5"', "[1, 2]", "[2, 1]", "{ a = 1 }"]
    digests = {toy(f'{{ is = {value}, by = "book", source = [] }}').digest for value in values}

    assert len(digests) == len(values)
    assert all(re.fullmatch("[0-9a-f]{16}", digest) for digest in digests)


def test_a_digest_tells_nothing_of_who_says_so() -> None:
    """Provenance, sources, notes, names and the order of facts do not count."""
    one = toy('{ is = { a = 1, b = 2 }, by = "book", source = ["S1"], note = "so" }')
    other = toy('{ is = { b = 2, a = 1 }, by = "public", source = [] }')
    edition = load("biblios")
    turned = replace(edition, name="mine", sources={}, facts=dict(reversed(edition.facts.items())))

    assert one.digest == other.digest
    assert edition.digest == turned.digest


def test_digests_stay() -> None:
    """Records carry the digest, so it never changes for facts that do not."""
    assert toy('{ is = 5, by = "book", source = [] }').digest == "68af72711a6d0526"


@pytest.mark.parametrize(
    ("entry", "told"),
    [
        (5, 'box.dice needs its value and who states it: { is = ..., by = "book" }'),
        ({"is": 5}, 'box.dice needs its value and who states it: { is = ..., by = "book" }'),
        ({"is": 5, "by": "book", "from": 1}, "box.dice has no part from; try is, by, source, note"),
        ({"is": 5, "by": "me"}, "box.dice is stated by me; try book, public, derived, reconstr"),
        ({"is": 5, "by": "book", "source": "S1"}, "box.dice holds what no fact can; try words"),
        ({"is": 5, "by": "book", "note": 5}, "box.dice holds what no fact can; try words"),
        ({"is": 0.5, "by": "book"}, "box.dice holds what no fact can; try words"),
        ({"is": 2**60, "by": "book"}, "box.dice holds what no fact can; try words"),
        ({"is": "\x1b[31m", "by": "book"}, "box.dice holds what no fact can; try words"),
        ({"is": [[[[1]]]], "by": "book"}, "box.dice holds what no fact can; try words"),
        ({"is": {"a": {"b": 0.5}}, "by": "book"}, "box.dice holds what no fact can; try words"),
    ],
)
def test_what_is_no_fact(entry: object, told: str) -> None:
    """The path is named, and what would be right."""
    with pytest.raises(Malformed) as caught:
        fact("box.dice", entry)

    assert str(caught.value).startswith(told)


@pytest.mark.parametrize(
    ("value", "line"),
    [(5, "5"), (True, "true"), ("a b", "a b"), ([1, "a"], "1, a"), ("\x1b", "'\\x1b'"), ("", "")],
)
def test_a_value_is_shown_in_a_line(value: Any, line: str) -> None:  # noqa: ANN401
    """As the file has it; what a terminal might obey is escaped."""
    written: Callable[[object], str] = shown

    assert written(value) == line
