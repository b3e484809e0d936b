"""Section MON-INFO, where no scenario can show it: what does not depend on what."""

import pytest
from msgspec import structs

from chapterhouse.games.monastery.components import HAND, POOL, TABLE
from chapterhouse.games.monastery.setup import MONASTERY
from chapterhouse.games.monastery.table import MonasteryTable, Turn
from chapterhouse.play import position
from chapterhouse.play.match import Match
from games.claims import Claims
from games.monastery.matches import SEATS, SEEDS, key, moments
from games.scenario import played

# Twice the same table, but for the tiles that Anna alone knows: they change places.
EXCHANGED = """monastery/1 Anna Bram Cleo
    > Anna hand {a} field
    > Bram hand garden
    Anna: exchange
    : {b}
    Anna: return {a}
    Anna: end"""
DRAWN = """monastery/1 Anna Bram Cleo
    : red, green, blue
    : {a}, {b}, field
    : garden, chapel, farm
    : beehive, kitchen, field"""
KEPT = """monastery/1 start=keep Anna Bram Cleo
    : red, green, blue
    : {a}, {b}, {c}, field, field, field
    : garden, chapel, farm, garden, path-corner, path-corner
    : beehive, kitchen, field, smithy, dormitory, almonry
    Anna: keep {a}
    Anna: keep {b}
    Anna: keep field"""
BEGUN = """monastery/1 Anna Bram Cleo
    > Anna hand {a} garden
    Anna: raise {a}
    Anna: at 0 -1"""
STABLES = """monastery/1 Anna Bram Cleo
    > | stables│(A)  .   .
    > | path│()      .   .
    > | @A           @   @
    > | @BC          @   @
    > Anna hand {a} garden
    > scoring Anna
    Anna: use stables
    Anna: raise garden, at 1 -1"""
STORIES = {
    "exchanged": EXCHANGED,
    "drawn": DRAWN,
    "kept": KEPT,
    "raised": BEGUN,
    "the Stables": STABLES,
}
TILES = [
    {"a": "scriptum", "b": "bursary", "c": "locutory"},
    {"a": "bursary", "b": "locutory", "c": "scriptum"},
    {"a": "locutory", "b": "scriptum", "c": "bursary"},
]
every_table = pytest.mark.parametrize("seats", SEATS)


def all_that_reaches(match: Match, observer: int) -> list[object]:
    """An observer's view, facts and choices in it, events heard, the record they may have."""
    view, claims = match.view(observer), Claims(match, lambda *_: False)
    heard = [claims.told(event.seen_by(observer)) for event in match.events]
    choices = view.legal() if match.seat == observer else match.seat
    texts = [position.write(match.game, view), match.record.text(observer)]
    return [*texts, choices, heard, match.game.table(view)]


@pytest.mark.parametrize("story", STORIES.values(), ids=list(STORIES))
def test_nothing_depends_on_hidden_tiles(story: str) -> None:
    """MON-INFO-3, MON-INFO-6, MON-EXCH-4 Nothing that reaches the others depends on tiles behind a
    screen or in the bag: MON-INFO-7.
    """
    worlds = [played(story.format(**tiles)) for tiles in TILES]
    for observer in (1, 2, 3):
        first, *others = [all_that_reaches(match, observer) for match in worlds]

        assert others == [first, first]
    assert all_that_reaches(worlds[0], 0) != all_that_reaches(worlds[1], 0)


def known_to_all(told: MonasteryTable) -> MonasteryTable:
    """A table without what some eyes alone see: blessings, points, prices, what may be done."""
    bare = Turn(told.turn.points, 0, None, None, None, None, [], [], [])
    players = [structs.replace(one, blessings=None, points=0) for one in told.players]
    return structs.replace(told, players=players, price=[], turn=bare)


@every_table
def test_what_lies_open(seats: int) -> None:
    """MON-INFO-1 Table, monks, grid, strips, dial, Abbot, blessings on tiles and the pool are the
    same to all eyes; MON-INFO-2 so are the numbers of tiles.
    """
    for moment in moments(seats, 2)[::7]:
        truth = known_to_all(MONASTERY.table(moment.state))
        for observer in range(seats + 1):
            assert known_to_all(MONASTERY.table(moment.state.seen_by(observer))) == truth


@every_table
def test_what_is_hidden(seats: int) -> None:
    """MON-INFO-3 Of a hand others see how many tiles it has, MON-INFO-4 of the bag nobody sees
    more; MON-INFO-5 nor how many blessings are behind another screen.
    """
    for moment in moments(seats, 2)[seats::11]:
        s = moment.state
        for observer in range(seats + 1):
            view = s.seen_by(observer)
            told = MONASTERY.table(view)
            known = [
                int(s.blessings[n]) if n == observer or s.over() else None for n in range(seats)
            ]

            assert [one.blessings for one in told.players] == known
            for seat in range(seats):
                hidden = view.zones.holes(HAND + seat)

                assert s.over() or (hidden == 0) >= (seat == observer)
            assert view.zones.cards(TABLE) == s.zones.cards(TABLE)
            assert s.over() or view.zones.size(POOL) == s.zones.size(POOL)


@every_table
def test_blessings_are_shown_if_the_table_likes(seats: int) -> None:
    """MON-INFO-5 The option shows the blessings behind all screens."""
    for moment in moments(seats, 2, "penalty, blessings shown")[::13]:
        told = MONASTERY.table(moment.state.seen_by(seats))

        assert [one.blessings for one in told.players] == list(moment.state.blessings)


@every_table
def test_every_gain_of_blessings_is_told(seats: int) -> None:
    """MON-INFO-5 Whoever listens to the end can count them: MON-BLESS-1."""
    for seed in SEEDS:
        last = moments(seats, seed)[-1]
        held = [0] * seats
        for event in last.events:
            change = {"received": 1, "found": 1, "spent": -1}.get(key(event), 0)
            if change:
                held[event.seat] += change * event.values[0]
            held[event.seat] -= key(event) in ("encouraged", "put-back", "fined")

        assert held == list(last.state.blessings)


def test_the_log_keeps_what_each_saw() -> None:
    """MON-INFO-6 A player's record holds what that player alone saw, where the others' have `?`."""
    match = played(EXCHANGED.format(**TILES[0]))
    mine, theirs = match.record.text(0).splitlines(), match.record.text(1).splitlines()

    assert mine[-2:] == [": bursary", "Anna: return scriptum, end"]
    assert theirs[-2:] == [": ?", "Anna: ?, end"]
