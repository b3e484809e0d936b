"""Section BIB-SCORE: the chain of tie-breaks, followed word by word."""

from collections.abc import Callable, Iterator

import pytest

from chapterhouse.core.bits import BIT
from chapterhouse.core.plan import POOL
from chapterhouse.games.biblios.components import GOLD, SEALS
from chapterhouse.games.biblios.scoring import points, ranks, winner
from chapterhouse.games.biblios.setup import BIBLIOS
from chapterhouse.games.biblios.state import HAND, Biblios
from chapterhouse.play.dealer import Seeded
from games.biblios.matches import EDITION, SEATS, moments

POSITIONS = 150
every_table = pytest.mark.parametrize("seats", SEATS)


def ends(seats: int) -> Iterator[Biblios]:
    """Deal small hands at random, so that ties are many."""
    dealer = Seeded(seats)
    for number in range(POSITIONS):
        s = BIBLIOS.begin(seats, {"gold_tiebreak": "value" if number % 3 == 0 else "cards"})
        assert isinstance(s, Biblios)
        for seat in range(seats):
            for _ in range(dealer.below(4)):
                card = s.zones.draw(
                    POOL, HAND + seat, dealer.below(s.zones.fitting(POOL, HAND + seat))
                )
                s.zones.move(card, POOL, HAND + seat, BIT[seat])
        yield s


def held(s: Biblios, seat: int, category: int) -> list[int]:
    """The seals that a seat holds in a category, from 0, the best first."""
    cards = s.zones.cards(HAND + seat)
    return [card % SEALS for card in cards if card < GOLD and card // SEALS == category]


def total(s: Biblios, seat: int, category: int) -> int:
    return sum(EDITION.value[SEALS * category + seal] for seal in held(s, seat, category))


def gold(s: Biblios, seat: int) -> int:
    coins = [card for card in s.zones.cards(HAND + seat) if card >= GOLD]
    return sum(EDITION.value[card] for card in coins) if s.by_value else len(coins)


def best(tied: list[int], key: Callable[[int], int]) -> list[int]:
    return [seat for seat in tied if key(seat) == max(key(other) for other in tied)]


def first(s: Biblios, tied: list[int]) -> list[int]:
    """Follow the chain among these seats until one is left, or nothing is."""
    scored = points(s)
    tied = best(tied, lambda seat: scored[seat])  # BIB-SCORE-8
    tied = best(tied, lambda seat: gold(s, seat))  # BIB-SCORE-9
    for category in range(5):
        tied = best(tied, lambda seat: total(s, seat, category))  # noqa: B023 - used at once
        if len(tied) == 1 or total(s, tied[0], category):  # BIB-SCORE-11
            return best(tied, lambda seat: -held(s, seat, category)[0]) if len(tied) > 1 else tied  # noqa: B023
    return tied  # BIB-SCORE-14


@every_table
def test_dice_go_to_the_highest_total(seats: int) -> None:
    """BIB-SCORE-3 The highest total wins, BIB-SCORE-4 then its best seal, BIB-SCORE-5 or nobody."""
    for s in ends(seats):
        for category in range(5):
            holders = [seat for seat in range(seats) if held(s, seat, category)]
            tied = best(holders, lambda seat: total(s, seat, category)) if holders else []  # noqa: B023
            wins = best(tied, lambda seat: -held(s, seat, category)[0]) if tied else [-1]  # noqa: B023

            assert wins == [winner(s, category)]


@every_table
def test_points_are_the_dice_won(seats: int) -> None:
    """BIB-SCORE-6 Points are the dice won; BIB-INV-10 together, those that anybody holds."""
    for s in ends(seats):
        held_by_some = [c for c in range(5) if any(held(s, seat, c) for seat in range(seats))]

        assert sum(points(s)) == sum(s.die(category) for category in held_by_some)


@every_table
def test_the_chain_word_by_word(seats: int) -> None:
    """BIB-SCORE-13 Each tie-break keeps the best, BIB-SCORE-15 and all are ranked so."""
    ties = 0
    for s in ends(seats):
        left, placed = list(range(seats)), {}
        while left:
            firsts = first(s, left)
            placed.update(dict.fromkeys(firsts, seats - len(left) + 1))
            left = [seat for seat in left if seat not in firsts]
        ties += len(set(points(s))) < seats

        assert ranks(s) == [placed[seat] for seat in range(seats)]
    assert ties > POSITIONS // 10


@every_table
def test_dice_are_won_once(seats: int) -> None:
    """BIB-INV-8 At most five dice are won, none of them twice."""
    events = [event for event in moments(seats)[-1].events if "event-die" in event.template.key]

    assert [event.values[0] for event in events] == [0, 1, 2, 3, 4]
