"""What may be chosen and what it scores, worked out once more, slowly, from the edition's words."""

from itertools import pairwise

import pytest

from chapterhouse.core.bits import members_of
from chapterhouse.games.monastery.components import COLUMNS, HAND, LETTERS, PRISON_CELL, ROWS
from chapterhouse.games.monastery.fitting import FINE, against, against_turned, rule_of
from chapterhouse.games.monastery.moving import RAISE
from chapterhouse.games.monastery.places import find
from chapterhouse.games.monastery.spots import A_MONK, GONE, SMALL, x_of, y_of
from chapterhouse.games.monastery.state import Monastery
from chapterhouse.play import words
from games.monastery.matches import SEATS, SEEDS, moments
from games.monastery.slowly import Map
from games.monastery.tried import best_building, broken

every_table = pytest.mark.parametrize("seats", SEATS)


def waiting(seats: int, step: str, table: str = "usual") -> list[Monastery]:
    """Positions of several matches in which this step waits."""
    return [m.state for seed in SEEDS for m in moments(seats, seed, table) if m.now == step]


@every_table
def test_where_tiles_may_lie(seats: int) -> None:
    """MON-PLACE-5 to MON-PLACE-11, MON-FEAT-2, MON-FEAT-3: each tile behind the screen, in each
    cell, turned in each way; and where it may not, one of the rules that it breaks is named.
    """
    tried = 0
    for s in waiting(seats, "Move")[::11]:
        for kind in sorted(set(s.zones.cards(HAND + s.active))):
            somewhere = False
            for at in range(s.sites):
                spot = int(x_of(s.site[at])), int(y_of(s.site[at]))
                turns = members_of(s.edition.shapes.distinct[kind])
                wrong = {turn: broken(s, kind, spot, turn) for turn in turns}
                reason = against(s, kind, at)
                somewhere |= reason == FINE
                tried += len(turns)

                assert (reason == FINE) == (set() in wrong.values())
                assert named(rule_of(kind, reason)) <= set().union(*wrong.values())
                if reason == FINE:
                    for turn, rules in wrong.items():
                        against_it = rule_of(kind, against_turned(s, kind, at, turn))

                        assert (against_it is None) == (not rules)
                        assert named(against_it) <= rules
            free = s.laid or s.giving or RAISE + kind in s.legal()

            assert bool(free) >= somewhere
    assert tried > 1000


def named(rule: object) -> set[str]:
    return set() if rule is None else {rule.id}  # type: ignore[attr-defined]


@every_table
def test_what_building_brings(seats: int) -> None:
    """MON-CONS-1, MON-CONS-7, MON-CONS-8, MON-CONS-9, MON-CONS-10 The most of all orders, whenever
    a scoring turn begins.
    """
    brought = []
    for seed in SEEDS:
        for before, after in pairwise(moments(seats, seed)):
            s, t = before.state, after.state
            if t.scored & ~s.scored and after.now == "Score":
                brought.append(int(t.points))

                assert t.points == best_building(s if s.scoring else begun(s), int(t.active))
    assert max(brought) >= 3


def begun(s: Monastery) -> Monastery:
    """The position when the first scoring turn begins."""
    start = s.copy()
    start.scored = 0
    return start


def prayers(s: Monastery, m: Map) -> set[str]:
    """MON-PRAY-1 to MON-PRAY-5, MON-CHAPEL-2 to MON-CHAPEL-4, word by word."""
    found = set()
    for place in m.places[1:]:
        name, mine = m.name[place], [b for n, p, b in m.monks if (n, p) == (s.active, place)]
        value = 6 if name == "chapel" and s.icons else m.edition[f"value.{name}"]
        ready = m.built(place) and not int(s.turned) >> place & 1 and 0 in mine
        there = m.there(place)
        room = len(there) == 1
        if name == "chapel" and s.icons:
            room = 6 not in mine and there.count(6) < 3
        if ready and room and not s.prayed and not s.totalled:
            found.add(f"pray {name} {x_of(s.cell[place])} {y_of(s.cell[place])} {value}")
    return found


def work(s: Monastery, m: Map) -> int:
    """MON-WORK-1 to MON-WORK-7, MON-FARM-1, MON-SCRIPT-1, word by word."""
    study = m.edition["dial.kinds"][s.space] == "study"
    points = 0
    for place in m.places:
        standing = (s.active, place, 0) in m.monks
        colours = {"both": {"grey", "brown"}}.get(m.colour(place), {m.colour(place)})
        if not standing or not m.built(place) or int(s.turned) >> place & 1:
            continue
        if ("grey" if study else "brown") in colours and 6 not in m.there(place):
            extra = {("farm", False): 2, ("scriptum", True): 1}.get((m.name[place], study), 0)
            points += 1 + (extra if s.icons else 0)
    return points


@every_table
@pytest.mark.parametrize("table", ["usual", "no icons"])
def test_what_prayer_and_work_bring(seats: int, table: str) -> None:
    """MON-PRAY-2, MON-PRAY-4, MON-WORK-1 to MON-WORK-7, MON-SIMPLE-2, and what is said of them."""
    points = []
    for s in waiting(seats, "Score", table):
        m, legal = Map(s), words.legal_words(s)
        points.append(work(s, m))

        assert {word for word in legal if word.startswith("pray")} == prayers(s, m)
        assert s.totalled or f"total {points[-1]}" in legal
    assert max(points) >= 2


@every_table
def test_what_can_be_bought(seats: int) -> None:
    """MON-COLL-1, MON-COLL-2, MON-PHRASE-2 All that can be paid for, at the right price."""
    bought = 0
    for s in [s for s in waiting(seats, "Score") if s.totalled]:
        strip = list(s.strip[9 * s.active : 9 * s.active + 9])
        prices = s.edition.facts["grid.upper" if 0 in strip else "grid.lower"]
        rows = s.edition.facts["grid.order"]
        expected = []
        for row in range(ROWS):
            for column in range(COLUMNS):
                held, price = int(s.grid[13 * row + column]), prices[column]
                if held == GONE or price > s.points + s.purse:
                    continue
                what = f"call {rows[row]}"
                if held != A_MONK:
                    what = f"buy {LETTERS[(held - 1) % SMALL]} {rows[row]}"
                expected.append(f"{what} {column + 1} {price}")
        bought += len(expected)
        offered = [word for word in words.legal_words(s) if word.startswith(("buy", "call"))]

        assert offered == expected
    assert bought > 50


@every_table
def test_who_leads_in_an_election(seats: int) -> None:
    """MON-ABBOT-1, MON-ABBOT-5 Whoever is named Abbot has most monks there, and MON-ABBOT-4 is not
    the one who names.
    """
    named_by = waiting(seats, "NameAbbot")
    for s in named_by:
        m = Map(s)
        counted = {"abbots-house"} if s.now.args() == [1] else set()
        places = [p for p in m.places if p == 0 or (m.name[p] in counted and m.built(p))]
        votes = [sum(n == seat and p in places for n, p, _ in m.monks) for seat in range(seats)]
        tied = [seat for seat in range(seats) if votes[seat] == max(votes)]

        assert len(tied) > 1
        assert s.legal() == [seat for seat in tied if seat != s.abbot]
    assert named_by


def test_prisoners() -> None:
    """MON-PRISON-2, MON-PRISON-3 Whoever may imprison has a Prison Cell with room."""
    for seats in SEATS:
        for s in waiting(seats, "Imprison"):
            place, m = int(find(s, PRISON_CELL)), Map(s)

            assert m.built(place)
            assert len(m.there(place)) < 2
            assert s.legal() == [*sorted(m.owners(0)), 4]
            assert s.seat() == s.abbot
