"""The table as it is described: what a page draws."""

import pytest

from chapterhouse.games.monastery.components import TILES
from chapterhouse.games.monastery.describe import board, table
from chapterhouse.games.monastery.places import find
from chapterhouse.games.monastery.setup import MONASTERY
from chapterhouse.games.monastery.state import Monastery
from chapterhouse.games.monastery.table import Cell, MonasteryTable, Spot, Tile
from games.monastery.matches import SEATS, SEEDS, moments
from games.monastery.slowly import Map
from games.monastery.tried import broken
from games.scenario import played

STORY = """monastery/1 Anna Bram Cleo
    > | kitchen┬[A.B]*   .              .
    > | path│()          chapel│(Aac)   .
    > | @A               @              @
    > | @B               @              @
    > Anna strip LIb......
    > Anna hand field
    > Anna blessings 2
    > Bram blessings 1
    > Cleo strip ABOMNIBUS"""
every_table = pytest.mark.parametrize("seats", SEATS)


def told_of(text: str, observer: int = 0) -> MonasteryTable:
    s = played(text).state.seen_by(observer)
    assert isinstance(s, Monastery)
    return table(s)


def test_what_lies_on_the_table() -> None:
    """Of each tile its kind, cell, turn, whether it is constructed, blessings; and what is free."""
    told = told_of(STORY)

    assert Tile("kitchen", 0, -2, 2, built=False, blessings=1) in told.tiles
    assert Tile("path-straight", 0, -1, 0, built=True) in told.tiles
    assert [tile for tile in told.tiles if tile.full] == [
        Tile("chapel", 1, -1, 0, built=True, full=True)
    ]
    assert told.sites[0] != told.sites[1]


def test_who_is_where() -> None:
    """Monks by place and box: 6 to pray; those on the grid are not told."""
    s = played(STORY).state
    assert isinstance(s, Monastery)
    anna, bram, cleo = table(s).players
    kitchen, chapel = (int(find(s, TILES.index(tile))) for tile in ("kitchen", "chapel"))

    assert sorted((spot.place, spot.box) for spot in anna.monks) == sorted(
        [(0, 0), (kitchen, 1), (chapel, 0), (chapel, 6)]
    )
    assert bram.monks == [Spot(0, 0), Spot(kitchen, 3)]
    assert cleo.monks == [Spot(chapel, 6)]


def test_what_lies_before_a_seat() -> None:
    """Strips, blessings as far as they are shown, hands, prices for whoever looks."""
    told, theirs, nobody = (told_of(STORY, observer) for observer in (0, 2, 3))

    assert told.players[0].strip == ["large", "large", "small", *["free"] * 6]
    assert [one.blessings for one in told.players] == [2, None, None]
    assert [one.blessings for one in theirs.players] == [None, None, 0]
    assert [one.tiles for one in told.players] == [1, 1, 1]
    assert told.pool == 16
    assert [one.lower_price for one in told.players] == [False, False, True]
    assert told.price == [1, 1, 2, 2, 3, 3, 4, 5, 6, 7, 8, 9, 10]
    assert theirs.price == [1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5]
    assert nobody.price == []
    assert [one.colour for one in told.players] == [0, 1, 2]
    assert told.grid[0] == [*[None] * 5, "E", "R", None, "A", "N", "monk", "O", "S"]


def test_who_plays_together() -> None:
    """MON-TEAM-1 Colours opposite each other in the paired game, and nobody in another."""
    together = told_of("monastery/1 teams=paired Anna Bram Cleo Dora\n    > Anna blessings 2")
    undealt = table(MONASTERY.begin(4, {"teams": "paired"}))  # type: ignore[arg-type]

    assert [one.partner for one in together.players] == [2, 3, 0, 1]
    assert [one.partner for one in undealt.players] == [None] * 4
    assert [one.partner for one in told_of(STORY).players] == [None] * 3


def test_the_course_is_told() -> None:
    """Phase, dial, order, Abbot, and points left."""
    told = told_of(STORY)

    assert (told.phase, told.day, told.hour, told.active) == ("moving", 1, 1, 0)
    assert (told.abbot, told.order, told.turn.points) == (0, [0, 1, 2], 6)


def test_a_choice_begun_is_told_to_its_player_alone() -> None:
    """The tile in hand and its cell."""
    story = STORY.replace("hand field", "hand field garden") + "\n    Anna: raise garden, at 2 -1"
    mine, theirs = told_of(story, 0).turn, told_of(story, 1).turn

    assert (mine.raised, mine.chosen) == ("garden", Cell(2, -1))
    assert (theirs.raised, theirs.chosen) == (None, None)
    assert theirs.fits == []


def test_what_is_yet_to_be_scored() -> None:
    """Prayers and work, by place, with their points."""
    told = told_of(
        """monastery/1 Anna Bram
        > | chapel│(A)   bursary│(AB)   .
        > | @A           @              @
        > | @            @              @
        > scoring Anna"""
    )

    assert {(one.way, one.place, one.points) for one in told.turn.prospect} == {
        ("prayer", 1, 6), ("work", 0, 1), ("work", 1, 1), ("work", 2, 1)
    }  # fmt: skip
    assert (told.phase, told.turn.blessings) == ("scoring", 0)


@every_table
def test_fits_and_reach(seats: int) -> None:
    """Where tiles fit and monks can go is what a slow search finds."""
    told_of_either = 0
    for s in [m.state for m in moments(seats, 2) if m.now == "Move"][::23]:
        turn, m = table(s).turn, Map(s)
        for one in turn.fits:
            tile = TILES.index(one.kind)

            assert one.turns
            assert all(not broken(s, tile, (one.x, one.y), turned) for turned in one.turns)
        for start in turn.reach:
            slow = m.reach(int(s.active), start.place)

            assert {(goal.place, goal.cost) for goal in start.goals} == {
                (place, n) for place, n in slow.items() if n <= s.points
            }
        told_of_either += len(turn.fits) + sum(len(start.goals) for start in turn.reach)
    assert told_of_either > 20


@every_table
def test_points_and_phases(seats: int) -> None:
    """At any time the points told are those of the game, and phases follow the dial."""
    of_a_round = [("dealing", "serving"), *[("moving", "scoring")] * 2, ("resting", "over")]
    for seed in SEEDS:
        for s in [moment.state for moment in moments(seats, seed)[::17]]:
            told = table(s)

            assert [one.points for one in told.players] == MONASTERY.points(s)
            assert (told.phase == "over") == s.over()
            assert told.phase in of_a_round[s.round()] or told.phase == "over"


@every_table
def test_what_is_printed_never_changes(seats: int) -> None:
    """Tiles, phrases, prices, grid and dial are the same all along."""
    first, last = (board(moments(seats)[at].state) for at in (0, -1))

    assert first == last
    assert list(first.tiles) == list(TILES)
    assert [len(phrase) for phrase in first.phrases] == [9] * 4
    assert [hour.draws for hour in first.hours] == [3, 0, 0, 0, 2, 0, 0, 1, 0, 0]
    assert first.hours[1].round == "study"
    assert first.doors == [1] * 10
