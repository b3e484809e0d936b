"""Results in words: they can be read back, by this release and by others."""

import pytest
from msgspec import json

from chapterhouse.core.seats import NOBODY
from chapterhouse.core.sentence import (
    AMOUNT,
    SEAT,
    UNSEEN,
    Name,
    Sentence,
    Slot,
    Template,
    Vocabulary,
)
from chapterhouse.locale import LANGUAGES
from chapterhouse.server.room import Ended, Room
from chapterhouse.wire import wording
from chapterhouse.wire.result import Line, Result, result
from chapterhouse.wire.scribe import Scribe
from conformance.walk import USUAL, TableSetup, journey
from server.rooms import charter, ended

CARD = Vocabulary("card", [Name("ace", "ace", {}), Name("two", "two", {})], hidden=True)
DEALT = Template(
    "dealt", [Slot("seat", SEAT), Slot("amount", AMOUNT), Slot("card", CARD, many=True)]
)
each_game = pytest.mark.parametrize("table", [t for t in USUAL if t.seats == 3], ids=str)


@pytest.mark.parametrize("cards", [[], [1], [0, 1, 0], [UNSEEN]])
def test_words_are_read_back(cards: list[int]) -> None:
    """Seats, amounts, and as many names as there are."""
    dealt = Sentence(DEALT, [2, 7, *cards])
    assert wording.read(DEALT, wording.words(dealt)).values == dealt.values


@pytest.mark.parametrize("words", [["2"], ["two", "7"], ["2", "7", "king"], ["2", "?"]])
def test_words_of_others_are_refused(words: list[str]) -> None:
    """Too few, no number, no name."""
    with pytest.raises(ValueError, match=r"."):
        wording.read(DEALT, words)


@each_game
def test_a_result_reads_the_same_after_it_was_kept(table: TableSetup) -> None:
    """As JSON and back, it gives the same sentences in each language, one for each score line."""
    end, game = journey(table).end, table.game
    found = result(game, end)
    kept = json.decode(json.encode(found), type=Result)
    for language in LANGUAGES:
        scribe = Scribe(game, language, table.names)
        for reader in (NOBODY, 0):  # whose own points are told to them
            told = [scribe.line(line.event, reader).text for line in game.score_lines(end)]
            ending = scribe.ending(end, kept, None, reader)

            assert [line.text for line in ending.score_lines] == told
    assert (kept.points, kept.ranks) == (game.points(end), game.ranks(end))


@each_game
def test_a_match_that_has_ended_is_shown_as_it_was_kept(table: TableSetup) -> None:
    """Whatever this release would make of it: points, places, the record; and of what led to them,
    all that it still has words for.
    """
    over = ended(table)
    assert over.ended
    line = over.ended.result.score_lines[0]
    lost = [
        Line(0, 1, "no-such-template", [], line.rule),
        Line(0, 1, line.template, ["no", "such", "words", "at", "all"], line.rule),
        Line(0, 1, line.template, line.words, "TOY-1"),
    ]
    then = Ended(Result([3, 2, 1], [99, 98, 97], [line, *lost]), "as it was")
    room = Room(charter(table), over.rows, then)
    ending = room.position(0, "en").ending
    assert ending

    assert (ending.ranks, ending.points) == ([3, 2, 1], [99, 98, 97])
    assert [(a.seat, a.points, a.rule) for a in ending.score_lines] == [
        (line.seat, line.points, line.rule)
    ]
    assert room.record(0) == "as it was"


@each_game
def test_while_a_match_goes_on_nothing_is_kept(table: TableSetup) -> None:
    """There is no result before the end; then there is one for good."""
    room = Room(charter(table))
    over = ended(table)

    assert room.ended is None
    assert over.ended is over.ended
    assert over.ended
    assert over.record(0) == over.ended.record
