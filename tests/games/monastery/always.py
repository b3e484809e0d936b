"""What is true of every position of Monastery: section MON-INV, as far as one position shows it,
and that the tables of the map, kept tile by tile, are what a slow search finds.

The rest (MON-INV-11, MON-INV-12) takes whole matches or an edition: test_course, test_consistency.
"""

from collections import Counter

from chapterhouse.core.bits import members_of
from chapterhouse.core.seats import CHANCE
from chapterhouse.core.talk import TalkPenalty
from chapterhouse.games.monastery import walking
from chapterhouse.games.monastery.components import (
    ABBEY,
    GROUPS,
    LETTERS,
    MONKS,
    NIGHT,
    ROWS,
    SERVICE,
    SPACES,
    TABLE,
)
from chapterhouse.games.monastery.spots import (
    A_MONK,
    GONE,
    ON_GRID,
    PRAYING,
    SMALL,
    STANDING,
    cell_at,
)
from chapterhouse.games.monastery.state import NO_SEAT, Monastery
from chapterhouse.games.monastery.vow import FallSilent
from games.monastery.slowly import FEATURES, LIMITS, Map


def check(s: Monastery) -> None:
    """Check all of it, once colours are dealt and the table is set up."""
    if s.abbot == NO_SEAT:
        return
    laid = Map(s)
    check_letters(s)
    check_blessings(s, laid)
    check_monks(s)
    check_places(s, laid)
    check_ground(laid)
    check_tables(s, laid)
    check_sites(s, laid)
    check_reach(s, laid)

    zones = range(s.zones.plan.zones)

    assert sum([int(s.zones.size(zone)) for zone in zones]) == 53, "a tile got lost"  # MON-INV-3
    assert s.zones.size(TABLE) == s.places - 1, "a tile on the table lies nowhere"
    assert answers(s), "another is asked than whose choice it is"


def answers(s: Monastery) -> bool:
    """The seat on turn answers, or the Abbot, or chance; to end a talk or for breaking silence,
    anybody.
    """
    if s.over() or isinstance(s.now, (TalkPenalty, FallSilent)):
        return True
    return s.now.seat(s) in (CHANCE, s.active, s.abbot)


def check_letters(s: Monastery) -> None:
    """MON-INV-1 Each letter lies on the grid as often as it is free on the strips in play."""
    held = [LETTERS[(h - 1) % SMALL] for h in s.grid if GONE < h < A_MONK]
    bought = [LETTERS[s.letter]] if s.letter >= 0 else []  # in hand
    free = [
        LETTERS[s.edition.phrase[SPACES * s.colour[seat] + space]]
        for seat in range(s.seats)
        for space in range(SPACES)
        if not s.strip[SPACES * seat + space]
    ]

    assert Counter(held + bought) == Counter(free), "letters got lost or were added"


def check_blessings(s: Monastery, laid: Map) -> None:
    """MON-INV-2 There are always twenty; MON-INV-10 on tiles only where a box is free."""
    lying = [place for place in laid.places if s.gifts[place]]

    assert min(s.pool, *s.blessings, *s.gifts) >= 0, "blessings are owed"
    assert s.pool + sum(s.blessings) + sum(s.gifts) == 20, "blessings got lost or were added"
    assert all(not laid.built(p) and not laid.full(p) for p in lying), (
        "blessings lie on a full tile"
    )
    assert 0 <= s.purse <= max(s.blessings), "more may be spent than there is"


def check_monks(s: Monastery) -> None:
    """MON-INV-4 Five monks a player, those on the grid too; in rising order."""
    for seat in range(s.seats):
        mine = list(s.monks[MONKS * seat : MONKS * seat + MONKS])
        row = 13 * int(s.edition.row[s.colour[seat]])
        crosses = [held for held in s.grid[row : row + 13] if held == A_MONK]

        assert mine == sorted(mine), "monks are out of order"
        assert len(crosses) == mine.count(ON_GRID), f"seat {seat}: a monk got lost or was added"
        assert mine.count(ON_GRID) < MONKS, f"seat {seat}: no monk is in the monastery"
    absent = [c for c in range(ROWS) if c not in list(s.colour)]

    rows = [s.edition.row[colour] for colour in absent]
    assert all(set(s.grid[13 * row : 13 * row + 13]) == {GONE} for row in rows), (
        "MON-SETUP-8: a row of nobody is not empty"
    )


def check_places(s: Monastery, laid: Map) -> None:
    """MON-INV-5 Boxes and circles; MON-INV-6 full tiles; MON-INV-9 prayers."""
    for place in range(1, s.places):
        boxes, name = laid.there(place), laid.name[place]
        numbered = [box for box in boxes if box not in (STANDING, PRAYING)]
        prayers = boxes.count(PRAYING)
        seats = [seat for seat, where, box in laid.monks if where == place and box == PRAYING]
        most = 3 if name == "chapel" and s.icons else 2 if name == "prison-cell" else 1

        assert not (numbered if laid.built(place) else [b for b in boxes if b not in numbered])
        assert len(set(numbered)) == len(numbered), f"{name}: two monks are in one box"
        assert len(boxes) <= s.edition.value[s.kind[place]], f"{name}: too many monks"
        assert name not in FEATURES or laid.built(place), f"{name} is not constructed"
        assert prayers <= most, f"{name}: too many monks pray"
        assert name != "chapel" or len(set(seats)) == len(seats), "two monks of one player pray"
    assert laid.there(0).count(STANDING) == len(laid.there(0)), "somebody prays in the Abbey"
    full = [p for p in laid.places if laid.full(p) and not laid.built(p)]

    assert s.round() not in (SERVICE, NIGHT) or not full, "a full tile was not turned"


def check_ground(laid: Map) -> None:
    """MON-INV-7 Colours, dead ends, groups, features; MON-INV-8 all tiles can be reached."""
    colours = {(laid.colour(a), laid.colour(b)) for a, b, _, _ in laid.borders}
    sizes = {p: len(laid.grouped(p)) for p in laid.places if laid.group(p)}
    away = {laid.name[p] for p in set(laid.places) - laid.connected()}

    assert ("grey", "brown") not in colours, "grey touches brown"
    assert not laid.dead_ends(), f"a dead end: {laid.dead_ends()}"
    assert all(n <= LIMITS[laid.group(p)] for p, n in sizes.items()), "a group is too large"
    assert not away - FEATURES, f"no way leads to {away - FEATURES}"


def check_tables(s: Monastery, laid: Map) -> None:
    """Neighbours, connections, full tiles, colours and groups, as they were kept."""
    places = laid.places
    for place in places:
        assert set(members_of(s.links[place])) == laid.links(place), f"links of {place}"
        assert set(members_of(s.beside[place])) == laid.beside(place), f"neighbours of {place}"
    kept = [s.full, s.grey, s.brown, *s.grouped]
    slow = [
        {p for p in places if laid.full(p) and laid.name[p] not in FEATURES},
        {p for p in places if laid.colour(p) == "grey"},
        {p for p in places if laid.colour(p) == "brown"},
        *[{p for p in places if laid.group(p) == group} for group in GROUPS],
    ]

    assert [set(members_of(n)) for n in kept] == slow, "full, grey, brown, paths, fields, gardens"
    assert s.built & 1, "the Abbey is not constructed"
    assert s.turned & ~s.built == 0, "turned and not constructed"
    assert (s.kind[0], s.cell[0]) == (ABBEY, cell_at(0, 0))


def check_sites(s: Monastery, laid: Map) -> None:
    """The free cells beside the table, what their sides ask, and what they touch."""
    kept = {int(s.site[i]): (int(s.asked[i]), set(members_of(s.near[i]))) for i in range(s.sites)}
    slow = {
        int(cell_at(x, y)): (sum([edge << 2 * side for side, edge in enumerate(asked)]), near)
        for (x, y), (asked, near) in laid.sites().items()
    }

    assert kept == slow, "the free cells"


def check_reach(s: Monastery, laid: Map) -> None:
    """Where each monk that may move can end with so many points, and for how many."""
    for seat, start, box in {(seat, p, b) for seat, p, b in laid.monks if b != PRAYING}:
        if box != STANDING and laid.full(start):
            continue
        slow = laid.reach(seat, start)
        for points in (0, 1, 2, 3, 10):
            near = {place for place, cost in slow.items() if cost <= points}

            assert set(members_of(walking.reach(s, seat, start, points))) == near
        assert all(walking.cost(s, seat, start, p) == cost for p, cost in slow.items())
