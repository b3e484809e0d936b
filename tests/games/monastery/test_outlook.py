"""What options are said to change besides, held against what comes of it."""

from collections.abc import Iterator

import pytest

from chapterhouse.core.bits import BIT, count
from chapterhouse.core.seats import CHANCE
from chapterhouse.core.sentence import Event
from chapterhouse.games.monastery.collecting import against_buying, free_space
from chapterhouse.games.monastery.components import COLUMNS, ROWS, SPACES
from chapterhouse.games.monastery.election import leaders
from chapterhouse.games.monastery.library import letter_of
from chapterhouse.games.monastery.setup import MONASTERY
from chapterhouse.games.monastery.spots import A_MONK, GONE
from chapterhouse.games.monastery.state import Monastery
from chapterhouse.games.monastery.stops import EnterBox
from chapterhouse.play.preview import previews
from games.monastery.matches import SEATS, moments

SEED = 2  # a match in which everybody is keen to fill tiles and to buy
every_table = pytest.mark.parametrize("seats", SEATS)


def promised(seats: int, *keys: str) -> Iterator[tuple[Monastery, Monastery, Event]]:
    """Positions before and after a choice, and what was told of it."""
    for before in [moment.state for moment in moments(seats, SEED)]:
        if before.over() or before.seat() == CHANCE:
            continue
        view = before.seen_by(before.seat())
        for action, told in previews(MONASTERY, view, before.legal()).items():
            for event in told:
                if event.template.key.removeprefix("event-outlook-") in keys:
                    after = before.copy()
                    after.apply(action)
                    while isinstance(after.now, EnterBox):
                        after.apply(after.legal()[0])
                    yield before, after, event


def everybody_ends(s: Monastery, seat: int = -1) -> list[Event]:
    """Nobody does more in this round, or until a seat may buy; give what is told."""
    s.journal, space = [], s.space
    while s.space == space and not s.over():
        if s.scoring and s.totalled and s.active == seat:
            break
        s.apply(s.legal()[0])  # the end of a turn, or the total before it
    return s.journal


def built(told: list[Event], event: Event) -> list[int]:
    """The points that the seat of an event scores for building in its place."""
    place = event.values[:3]
    found = [one for one in told if one.template.key == "event-built" and one.seat == event.seat]
    return [one.values[3] for one in found if one.values[:3] == place]


def payable(later: Monastery, seat: int) -> tuple[set[int], list[Event]]:
    """The letters that a seat misses and can buy in its scoring turn, if nobody does anything; and
    what is told until then.
    """
    told = everybody_ends(later, seat)
    cells = [cell for cell in range(ROWS * COLUMNS) if GONE < later.grid[cell] < A_MONK]
    own = [one for one in range(later.seats) if one == seat or later.partners(seat, one)]
    found = {letter_of(later.grid[cell]) for cell in cells if against_buying(later, cell) is None}
    return {
        one for one in found if any(free_space(later, mine, one) < SPACES for mine in own)
    }, told


@every_table
def test_a_full_tile_brings_what_was_said(seats: int) -> None:
    """In the scoring turn of that round; where its group may grow, at least so much."""
    kept = 0
    for _, after, event in promised(seats, "fills"):
        *_place, points, sure = event.values
        scored = built(everybody_ends(after), event)

        assert scored == [points] if sure else scored[0] >= points
        kept += 1
    assert kept


@every_table
def test_a_box_waits_for_others(seats: int) -> None:
    """As long as so many boxes are free nothing is built there."""
    kept = 0
    for _, after, event in promised(seats, "waits"):
        assert event.values[4] > 0
        assert not built(everybody_ends(after), event)
        kept += 1
    assert kept


@every_table
def test_who_leads_in_the_abbey_is_told(seats: int) -> None:
    """Only where it changes: as an election at once would find."""
    kept = set()
    for before, after, event in promised(seats, "leads", "shares", "loses"):
        found, kind = leaders(after, snap=False), event.template.key.removeprefix("event-outlook-")
        kept.add(kind)

        assert found != leaders(before, snap=False) or isinstance(before.now, EnterBox)
        assert bool(found & BIT[event.seat]) == (kind != "loses")
        assert (count(found) == 1) == (kind == "leads")
    assert {"leads", "shares"} <= kept


@every_table
def test_letters_come_within_reach(seats: int) -> None:
    """They can be paid for, and could not have been otherwise; before the scoring turn, if the pool
    of blessings does not run dry.
    """
    kept = [0, 0]
    for before, after, event in promised(seats, "letters"):
        sure, *letters = event.values
        found, told = payable(after.copy(), event.seat)
        if sure or not any(one.template.key == "event-put-back" for one in told):
            assert set(letters) <= found
            assert not sure or not set(letters) & payable(before.copy(), event.seat)[0]
            kept[sure] += 1
    assert all(kept)
