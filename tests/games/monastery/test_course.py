"""The course of whole matches: MON-INV, and what rounds, tiles and turns promise."""

import pytest

from chapterhouse.core.seats import CHANCE
from chapterhouse.games.monastery.components import FEATURES, HAND, MONKS, POOL
from chapterhouse.games.monastery.setup import MONASTERY
from chapterhouse.games.monastery.spots import ON_GRID
from games.invariants import check as check_always
from games.monastery.always import check
from games.monastery.matches import SEATS, SEEDS, TABLES, Moment, key, moments, played, steps
from games.monastery.slowly import Map

LONGEST = 2000  # actions: many times as many as any match has
PAIRED = (("teams", "paired"),)
every_table = pytest.mark.parametrize("seats", SEATS)
every_way = pytest.mark.parametrize("table", list(TABLES))


@every_table
@every_way
def test_what_always_holds(seats: int, table: str) -> None:
    """MON-INV-1 Letters, MON-INV-2 blessings, MON-INV-3 tiles, MON-INV-4 monks, MON-INV-5 circles
    and boxes, MON-INV-7 the ground, MON-INV-8 ways, MON-INV-9 prayers, MON-INV-10 gifts; and the
    tables of the map are what a slow search finds.
    """
    for seed in (1, 2):
        for at, moment in enumerate(moments(seats, seed, table)):
            if at % 5 == 0:
                check(moment.state)
            if at % 40 == 0:
                check_always(moment.state)
        check(moments(seats, seed, table)[-1].state)


@pytest.mark.parametrize("seed", SEEDS)
def test_what_always_holds_in_pairs(seed: int) -> None:
    """MON-TEAM-1 The paired game keeps all invariants, MON-TEAM-4 and partners score the same."""
    match = played(4, seed, PAIRED)
    for moment in match[::5]:
        check(moment.state)
    end = match[-1].state
    places = dict(zip(end.colour, MONASTERY.ranks(end), strict=True))

    assert places[0] == places[2] != places[1] == places[3]
    assert sorted(places.values()) == [1, 1, 3, 3]


@every_table
def test_full_tiles_are_turned_by_the_end_of_the_round(seats: int) -> None:
    """MON-INV-6 Whenever a round begins no unconstructed tile is full; MON-CONS-3 so it is turned
    when the last of its builders has scored.
    """
    for before, after in steps(seats):
        if (before.state.day, before.state.space) != (after.state.day, after.state.space):
            assert after.state.full & ~after.state.built == 0


@every_table
def test_rounds_follow_the_dial(seats: int) -> None:
    """MON-FLOW-1 Twenty rounds at most, MON-FLOW-5 one space after another; MON-FLOW-6 the dial
    moves by itself.
    """
    for seed in SEEDS:
        hours = [e.values[:2] for e in moments(seats, seed)[-1].events if key(e) == "hour"]

        assert hours == [[1 + at // 10, at % 10] for at in range(len(hours))]
        assert len(hours) <= 20
    for before, after in steps(seats):
        s, t = before.state, after.state

        assert (t.day, t.space) >= (s.day, s.space)


@every_table
def test_everybody_has_a_turn_in_every_phase(seats: int) -> None:
    """MON-FLOW-4 All move, then all score, MON-FLOW-3 in the order that was settled; MON-FLOW-2 the
    Abbot of that time first; MON-END-4 nobody is left out.
    """
    for seed in SEEDS:
        told = [(key(e), e.seat) for e in moments(seats, seed)[-1].events]
        order = [(word, seat) for word, seat in told if word in ("turn", "totalled")]
        for at in range(0, len(order), 2 * seats):
            phases = order[at : at + 2 * seats]
            moving, scoring = phases[:seats], phases[seats:]

            assert [phase for phase, _ in phases] == ["turn"] * seats + ["totalled"] * seats
            assert [seat for _, seat in moving] == [seat for _, seat in scoring]
            assert {seat for _, seat in moving} == set(range(seats))


@every_table
def test_tiles_stay_where_they_lie(seats: int) -> None:
    """MON-PLACE-14 Nothing laid ever moves, MON-TERM-11 or turns round; MON-CONS-3 what was once
    constructed stays so.
    """
    for before, after in steps(seats):
        s, t = before.state, after.state
        places = range(s.places)

        assert [s.kind[p] for p in places] == [t.kind[p] for p in places]
        assert [(s.cell[p], s.rotation[p]) for p in places] == [
            (t.cell[p], t.rotation[p]) for p in places
        ]
        assert s.built & ~t.built == 0
        assert s.places <= t.places <= s.places + 1


@every_table
def test_letters_stay_where_they_are(seats: int) -> None:
    """MON-COLL-12 What covers a space covers it for good; MON-COLL-1 what was bought from the grid
    is gone, MON-LIB-1 and only by a swap does anything else change there.
    """
    for before, after in steps(seats):
        s, t = before.state, after.state

        assert all(old in (0, new) for old, new in zip(s.strip, t.strip, strict=True))
        if s.abbot >= 0 and "swapped" not in map(key, after.events[before.told :]):
            assert all(new in (0, old) for old, new in zip(s.grid, t.grid, strict=True))


@every_table
def test_monks_never_leave(seats: int) -> None:
    """MON-SETUP-4 Each has one monk in the monastery at first, and never fewer; MON-COLL-6 monks
    only come from the grid.
    """
    for before, after in steps(seats):
        for seat in range(seats):
            row = slice(MONKS * seat, MONKS * seat + MONKS)
            waiting = [list(m.state.monks[row]).count(ON_GRID) for m in (before, after)]

            assert waiting[0] >= waiting[1]
            assert after.state.abbot < 0 or waiting[1] < MONKS


@every_table
def test_features_score_nothing(seats: int) -> None:
    """MON-FEAT-6 No event of points names a feature tile, MON-FEAT-5 and no monk is ever there."""
    for seed in SEEDS:
        *_, last = moments(seats, seed)
        scored = [e for e in last.events if key(e) in ("built", "prayed", "worked", "entered")]

        assert scored
        assert not {event.values[0] for event in scored} & set(FEATURES)
        for moment in moments(seats, seed)[::20]:
            m = Map(moment.state)

            assert not {place for _, place, _ in m.monks if m.s.kind[place] in FEATURES}


@every_table
def test_all_matches_end(seats: int) -> None:
    """MON-INV-11 Whatever is done at random, the end comes, and until then somebody can act;
    MON-END-1 with the letters gone, MON-END-2 or at night.
    """
    for table in TABLES:
        for seed in SEEDS[:2]:
            *waiting, last = moments(seats, seed, table)

            assert last.state.over()
            assert last.state.ended
            assert len(waiting) < LONGEST
            assert all(moment.state.legal() for moment in waiting)


@every_table
def test_the_same_match_again(seats: int) -> None:
    """MON-INFO-4 The same seed and the same choices make the same match; another seed another."""
    once, again, other = (
        list(map(repr, match[-1].events))
        for match in (
            moments(seats, 2),
            played.__wrapped__(seats, 2, ()),
            moments(seats, 4),
        )
    )

    assert once == again
    assert once != other


@every_table
def test_any_tile_of_the_bag_can_be_drawn(seats: int) -> None:
    """MON-INFO-4 Each tile in the bag is as likely as any other: a kind weighs its number there."""
    for moment in draws(seats):
        s = moment.state
        weights = {kind: int(s.now.weight(s, kind)) for kind in s.legal()}
        bag = s.zones.cards(POOL)

        assert weights == {kind: bag.count(kind) for kind in set(bag)}


def draws(seats: int) -> list[Moment]:
    return [m for m in moments(seats, 2) if m.now in ("DrawTile", "DrawOne")]


@every_table
def test_only_draws_are_left_to_chance(seats: int) -> None:
    """MON-SETUP-2 Colours, MON-SERV-4 and tiles; MON-START-3 however a table starts."""
    for table in TABLES:
        for seed in SEEDS[:2]:
            chance = {m.now for m in moments(seats, seed, table) if m.state.seat() == CHANCE}

            assert chance - {"Allot"} <= {"DealColour", "DrawTile", "DrawOne"}


@every_table
@pytest.mark.parametrize("table", ["usual", "start by choice, double draws", "allotted start, vow"])
def test_hands_after_the_first_matins(seats: int, table: str) -> None:
    """MON-START-1, MON-START-2, MON-START-4, MON-START-6 Three tiles each, and the Secret Way;
    MON-START-3 whichever way was agreed on.
    """
    s = next(m.state for m in moments(seats, 1, table) if m.state.space == 1)

    assert [int(s.zones.size(HAND + seat)) for seat in range(seats)] == [4] * seats
    assert s.zones.size(POOL) == 49 - 3 * seats


def test_random_matches_use_what_there_is() -> None:
    """Among them tiles are built, monks pray, icons are used, letters swapped, Abbots named."""
    seen = {key(e) for seats in SEATS for seed in SEEDS for e in moments(seats, seed)[-1].events}
    wanted = {
        "laid", "walked", "entered", "shifted", "encouraged", "found", "built", "turned",
        "prayed", "worked", "used", "swapped", "called-election", "bought", "called", "large",
        "small", "complete", "elected", "reelected", "tied", "spared", "exchanged", "put-back",
    }  # fmt: skip

    assert wanted - seen == set()
