"""Positions as text: what is written, and what cannot be read."""

import pytest

from chapterhouse.play import position
from chapterhouse.play.match import Match
from chapterhouse.play.words import legal_words, read, words
from play.desk import BIBLIOS, drawing, match, said


def lines(text: str, *starts: str) -> list[str]:
    return [line for line in text.splitlines() if line.startswith(starts)]


def auctioned() -> Match:
    """Anna has sent a gold card to the pile, and has drawn another."""
    return said(match("gold-1", "gold-3"), "auction")


def written() -> str:
    return position.write(BIBLIOS, auctioned().state)


def test_what_comes_next_is_written_first() -> None:
    """The step that waits stands first, the end last, each with the numbers it was made with."""
    text = position.write(BIBLIOS, match("gold-1").state)
    turn = "Place, Draw, Place, Draw, Place, PickUp, Take 1, PassLeft, Auctions, Scoring, Over"

    assert f"agenda {turn}" == text.splitlines()[0]
    assert text.splitlines()[1] == "eye -1"
    assert (
        BIBLIOS.fields == [line.split()[0] for line in text.splitlines()[2:]][: len(BIBLIOS.fields)]
    )
    assert text.endswith("\n")


def test_places_and_knowledge_are_written() -> None:
    """A place is written with owner, size and cards, and below it who knows what of it."""
    laid = said(match("monks-2-A", "gold-2"), "common")

    assert lines(written(), "zone pile", "knows") == [
        "zone pile -2 1 gold-1",
        "knows 0 pile gold-1",
    ]
    assert lines(written(), "zone drawn", "zone slot") == ["zone drawn 0 1 gold-3", "zone slot 0 0"]
    assert lines(position.write(BIBLIOS, laid.state), "zone common", "knows") == [
        "zone common -3 1 monks-2-A"
    ]


def test_a_view_is_written_with_its_observer() -> None:
    """A view tells whose it is, and of closed places only how many cards lie there."""
    text = position.write(BIBLIOS, auctioned().view(1))

    assert lines(text, "eye", "zone drawn", "zone pile", "knows") == [
        "eye 1",
        "zone drawn 0 1",
        "zone pile -2 1",
    ]


def test_what_was_once_known_is_written() -> None:
    """Of what an observer once knew, the cards and how many may be gone are written and read."""
    text = written() + "knew 1 hand-1 2 gold-1 monks-2-B\nknew 2 hand-1 1\n"
    again = position.read(BIBLIOS, 2, text)

    assert lines(position.write(BIBLIOS, again), "knew") == [
        "knew 1 hand-1 2 monks-2-B gold-1",
        "knew 2 hand-1 1",
    ]


def test_a_position_read_is_the_one_written() -> None:
    """Text read and written again is the same, and plays on."""
    text = written()
    again = position.read(BIBLIOS, 2, text)

    assert text == position.write(BIBLIOS, again)
    assert legal_words(again) == ["keep", "common"]
    again.play(0)
    assert text != position.write(BIBLIOS, again)


@pytest.mark.parametrize(
    "line",
    [
        "nonsense",
        "nonsense 1",
        "first two",
        "first 1 2",
        "eye",
        "eye x",
        "agenda",
        "agenda Sleep",
        "agenda Take 9, Over",
        f"agenda {', '.join(['Over'] * 40)}",
        "zone attic -2 0",
        "zone hand-1 0",
        "zone hand-1 0 x",
        "zone hand-1 0 1 gold-9",
        "knows 0 slot gold-1",
        "knows 0 attic gold-1",
        "knows x pile gold-1",
        "knew 0 pile gold-1",
        "knew 0 slot 1 gold-1",
        "first 1x",
    ],
)
def test_a_line_that_cannot_be_read_is_shown(line: str) -> None:
    """Whatever is wrong with a line, it is told which one it is."""
    number = len(written().splitlines()) + 1
    with pytest.raises(ValueError, match=rf"^line {number} of the position, '") as problem:
        position.read(BIBLIOS, 2, f"{written()}{line}\n")

    assert repr(line) in str(problem.value)


def test_words_are_those_of_all_options() -> None:
    """Every option has its word, legal or not; another is refused with the legal ones."""
    s = said(match("gold-1", "gold-2"), "keep").state

    assert words(s) == {"keep": 0, "auction": 1, "common": 2}
    assert legal_words(s) == ["auction", "common"]
    assert [read(s, "keep"), read(s, "common")] == [0, 2]
    with pytest.raises(ValueError, match=r"^Keep is not a choice here; try auction, common$"):
        read(s, "Keep")


def test_words_of_chance_are_read() -> None:
    """Outcomes of chance have words as actions do."""
    s = drawing()

    assert read(s, "gold-1") == 45
    assert len(words(s)) == len(s.legal())
