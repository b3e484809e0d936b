"""The course of whole matches: BIB-FLOW and BIB-INV, and what BIB-SETUP promises of turns."""

from itertools import pairwise

import pytest

from chapterhouse.games.biblios.components import is_church
from chapterhouse.games.biblios.setup import BIBLIOS
from chapterhouse.games.biblios.state import COMMON, DISCARD, HAND, PILE, Biblios
from chapterhouse.play.dealer import Seeded
from chapterhouse.play.match import Match
from games.biblios.matches import NAMES, SEATS, Moment, hands, keys, moments
from games.scenario import played
from support import Stacked

TURNS = {2: 20, 3: 18, 4: 16}
IN_PLAY = {2: 40, 3: 54, 4: 64}  # what the gift phase gives away or plays
every_table = pytest.mark.parametrize("seats", SEATS)


def turn_ends(seats: int, seed: int = 1) -> list[Biblios]:
    """The positions that open each gift turn after the first, and then the auctions."""
    states = [moment.state for moment in moments(seats, seed)]
    return [after for before, after in pairwise(states) if before.turns != after.turns]


def auctions(seats: int, seed: int = 1) -> Moment:
    """The moment at which the first lot has been turned up."""
    return next(moment for moment in moments(seats, seed) if not moment.state.turns)


def test_nothing_is_done_before_the_first_card() -> None:
    """A match begins with its dice and its turns; nobody is named or leads, all else is zero."""
    s = BIBLIOS.begin(3, {})

    assert {field: getattr(s, field) for field in BIBLIOS.fields if getattr(s, field)} == {
        "dice": 0x33333,
        "host": -1,
        "turns": 18,
        "leader": -1,
    }


@every_table
def test_turns_are_shared_out(seats: int) -> None:
    """BIB-SETUP-13 So many gift turns, BIB-SETUP-14 each player active in as many as the others."""
    told = [e for e in moments(seats)[-1].events if e.template.key == "event-gift-turn"]
    active = [event.seat for event in told]

    assert [event.values for event in told] == [[left] for left in range(TURNS[seats], 0, -1)]
    assert {active.count(seat) for seat in range(seats)} == {TURNS[seats] // seats}


@every_table
def test_each_turn_gives_everybody_a_card(seats: int) -> None:
    """BIB-GIFT-24 A turn adds a card to each hand, but for who acquires a church card."""
    for seed in (1, 2):
        everything = moments(seats, seed)[-1].events
        starts = [at for at, key in enumerate(keys(everything)) if key in ("gift-turn", "auctions")]
        for first, after in pairwise(starts):
            turn = everything[first:after]
            gained = [e.seat for e in turn if e.template.key in ("event-picked-up", "event-took")]
            church = [e.seat for e in turn if e.template.key == "event-church"]
            taken = [e.seat for e in turn if e.template.key == "event-took"]
            kept_church = [seat for seat in church if seat not in taken]

            assert sorted(gained + kept_church) == list(range(seats))


@every_table
def test_the_pile_grows_by_one_a_turn(seats: int) -> None:
    """BIB-INV-4 After each turn the pile holds one card more; BIB-GIFT-21 the area is empty."""
    for number, s in enumerate(turn_ends(seats), 1):
        assert (s.zones.size(PILE) + (0 if s.turns else 1), s.zones.size(COMMON)) == (number, 0)


@every_table
def test_what_the_gift_phase_gives(seats: int) -> None:
    """BIB-INV-5 Hands and church cards add up; BIB-INV-6 no hand exceeds one card a turn."""
    for seed in (1, 2, 3):
        moment = auctions(seats, seed)
        church = keys(moment.events).count("church")

        assert sum(hands(moment.state)) + church == IN_PLAY[seats]
        assert moment.state.zones.size(DISCARD) == church
        assert max(hands(moment.state)) <= TURNS[seats]


@every_table
def test_cards_are_conserved(seats: int) -> None:
    """BIB-INV-1 All places together hold the same 87 cards; BIB-INV-2 hands no church card."""
    full = [card for card, n in enumerate(BIBLIOS.begin(4, {}).zones.deck.copies) for _ in range(n)]
    for moment in moments(seats)[::7]:
        zones = moment.state.zones
        held = [card for seat in range(seats) for card in zones.cards(HAND + seat)]

        assert full == sorted(c for zone in range(zones.plan.zones) for c in zones.cards(zone))
        assert not any(is_church(card) for card in held)


@every_table
def test_dice_move_by_one(seats: int) -> None:
    """BIB-INV-3 Dice show 1 to 6, and a church card moves at most two of them, by one."""
    for before, after in pairwise(moments(seats)):
        dice = [(before.state.die(c), after.state.die(c)) for c in range(5)]

        assert all(1 <= now <= 6 and abs(int(now - old)) <= 1 for old, now in dice)
        assert sum(now != old for old, now in dice) <= 2


@every_table
def test_bids_rise(seats: int) -> None:
    """BIB-INV-7 Bids rise until the lot is auctioned again, at most once for each player."""
    high = refusals = 0
    for event in moments(seats)[-1].events:
        key = event.template.key.removeprefix("event-")
        if key == "bid":
            assert event.values[0] > high
            high = event.values[0]
        elif key in ("refused", "lot"):
            high = 0
            refusals = 0 if key == "lot" else refusals + 1

            assert refusals <= seats


@every_table
def test_somebody_can_always_act(seats: int) -> None:
    """BIB-FLOW-1 One player is asked at a time, and BIB-FLOW-2 has a legal answer."""
    *waiting, last = moments(seats)

    assert all(0 <= moment.state.seat() < seats and moment.state.legal() for moment in waiting)
    assert last.state.over()


def test_public_forced_moves_are_played() -> None:
    """BIB-FLOW-3 What all can see to be forced is played unasked, and is recorded."""
    cards = ["first 1", "monks-2-A", "gold-1", "gold-2"]
    match = Match(BIBLIOS, NAMES[:2], Stacked(cards, Seeded(1)))
    match.play("keep")
    match.play("auction")
    words = [entry.word for entry in match.record.entries]

    assert words[:8] == [*cards[:2], "keep", "gold-1", "auction", "gold-2", "common", "take gold-2"]
    assert match.seat == 1


def test_payments_are_always_asked() -> None:
    """BIB-FLOW-4 A bidder is asked to pay even if he can only refuse: the pause tells nothing."""
    match = played(
        """biblios/1 Karl Jacob
        > Jacob hand monks-2-A
        > lot tomes-2-H
        Jacob: bid 3
        Karl: pass
        = asks Jacob, legal refuse"""
    )
    match.dealer = Seeded(1)
    match.go_on()

    assert match.prompt == "Jacob: refuse"


def test_honest_passes_are_always_asked() -> None:
    """BIB-FLOW-3 An honest limit depends on hidden gold, so even a forced pass is asked."""
    bidding = [
        m.state for m in moments(2, 3, bidding="honest") if type(m.state.now).__name__ == "Bid"
    ]
    forced = [s for s in bidding if len(s.legal()) == 1]

    assert forced
    assert all(s.now.secret(s) for s in forced)
