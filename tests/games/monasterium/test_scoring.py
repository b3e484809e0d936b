"""Section MSM-SCORE, worked out once more from what lies on the board at the end."""

import pytest

from chapterhouse.games.monasterium.components import MONASTERIES
from chapterhouse.games.monasterium.setup import MONASTERIUM
from chapterhouse.games.monasterium.state import (
    CHAPELS,
    CLOISTERS,
    KINDS_OF_GOOD,
    LEFT_OVER,
    MAJORITIES,
    SOURCES,
    Monasterium,
)
from games.monasterium.matches import SEATS, SEEDS, key, moments

every_table = pytest.mark.parametrize("seats", SEATS)


def ends(seats: int) -> list[Monasterium]:
    return [moments(seats, seed)[-1].state for seed in SEEDS]


def scored(s: Monasterium, source: int) -> list[int]:
    return [int(s.scored[SOURCES * seat + source]) for seat in range(s.seats)]


def inside(s: Monasterium, seat: int, m: int) -> tuple[int, int, int]:
    """Count a seat's novices in a monastery: in rooms, in the chapel, in the cloister."""
    rooms, spaces = int(s.rooms[seat]) >> 12 * m, int(s.spaces[seat]) >> 12 * m
    chapel = int(s.chapel[MONASTERIES * seat + m])
    return (rooms & 4095).bit_count(), chapel, (spaces & 4095).bit_count()


@every_table
def test_majorities(seats: int) -> None:
    """MSM-SCORE-1 Five for most novices in a monastery, MSM-SCORE-2 for all that are tied,
    MSM-SCORE-3 for nobody if nobody is there.
    """
    for s in ends(seats):
        points = [0] * seats
        for m in range(MONASTERIES):
            placed = [sum(inside(s, seat, m)) for seat in range(seats)]
            for seat in range(seats):
                points[seat] += 5 * (placed[seat] == max(placed) > 0)

        assert points == scored(s, MAJORITIES)


@every_table
def test_chapels(seats: int) -> None:
    """MSM-SCORE-4, MSM-SCORE-5 By the number of chapels with an own novice."""
    for s in ends(seats):
        numbers = [
            sum(inside(s, seat, m)[1] > 0 for m in range(MONASTERIES)) for seat in range(seats)
        ]

        assert [[0, 1, 3, 6, 10, 15][number] for number in numbers] == scored(s, CHAPELS)


@every_table
def test_cloisters(seats: int) -> None:
    """MSM-SCORE-6 Twice the product, by monastery; MSM-EXTRA-9 extra novices count as others do."""
    for s in ends(seats):
        assert scored(s, CLOISTERS) == [
            sum(2 * inside(s, seat, m)[1] * inside(s, seat, m)[2] for m in range(MONASTERIES))
            for seat in range(seats)
        ]


@every_table
def test_goods(seats: int) -> None:
    """MSM-SCORE-7, MSM-SCORE-8 Tools and books count, and half of all the rest together."""
    for s in ends(seats):
        goods = [list(s.goods[KINDS_OF_GOOD * n : KINDS_OF_GOOD * (n + 1)]) for n in range(seats)]

        assert scored(s, LEFT_OVER) == [
            tool + 2 * book + (soup + influence + rosary) // 2
            for soup, tool, book, influence, rosary in goods
        ]


@every_table
def test_the_order_of_the_parts(seats: int) -> None:
    """MSM-SCORE-9 Majorities, chapels, cloisters, goods; MSM-MISSION-16 no mission then."""
    parts = ["majority", "chapels", "cloister", "left-over", "points"]
    for seed in SEEDS:
        events = [key(event) for event in moments(seats, seed)[-1].events]
        final = events[events.index("majority") :]
        order = [parts.index(word) for word in final if word in parts]

        assert order == sorted(order)
        assert "claimed" not in final


@every_table
def test_the_winners(seats: int) -> None:
    """MSM-SCORE-10 Most points are first, and all who have them."""
    for s in ends(seats):
        points, ranks = MONASTERIUM.points(s), MONASTERIUM.ranks(s)

        assert [rank == 1 for rank in ranks] == [scored == max(points) for scored in points]
