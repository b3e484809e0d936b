"""What lies where, and who may look."""

import pytest

from chapterhouse.core.place import Places
from chapterhouse.core.plan import POOL
from chapterhouse.core.seats import EVERYBODY, NOBODY
from core.table import (
    ALL,
    ANNA,
    BRAM,
    COIN,
    COPIES,
    DECK,
    LAY,
    ODD,
    OPEN,
    PILE,
    RARE,
    TWIN,
    VAULT,
    lay,
    plan,
)


def test_a_plan_has_a_cell_for_everything() -> None:
    """In one row lie words, sizes, owners, and of each observer notes (now and once) and losses."""
    laid = plan()

    assert (laid.zones, laid.eyes, laid.everyone) == (6, 3, ALL)
    assert (laid.size, laid.owner) == (6, 12)
    assert (laid.first_note, laid.notes, laid.once) == (18, 9, 3)
    assert list(laid.known) == [0, 18, 19, 0, 0, 20]
    assert list(laid.lost) == [0, 24, 25, 0, 0, 26]
    assert list(laid.blank) == [0] * 45
    assert list(laid.words) == [1] * 6
    assert list(laid.fill_order) == [VAULT, ANNA, BRAM, PILE]
    assert DECK.admitting({LAY, COIN}) == list(plan(vault={LAY, COIN}).admits)[-1:]


def test_all_begins_in_the_pool() -> None:
    """A table that is laid has each card as often as there are copies, in rising order."""
    zones = lay()

    assert zones.cards(POOL) == [LAY, ODD, COIN, COIN, COIN, RARE, TWIN, TWIN]
    assert [zones.tally(POOL, card) for card in range(5)] == COPIES
    assert [zones.size(zone) for zone in range(6)] == [8, 0, 0, 0, 0, 0]
    assert zones.cards(ANNA) == []


def test_owners_are_kept() -> None:
    """Each place has its own owner, until another is named."""
    zones = lay()
    zones.set_owner(PILE, 1)

    assert [zones.owner(zone) for zone in range(6)] == [NOBODY, 0, 1, 1, EVERYBODY, NOBODY]


def test_a_card_is_shifted() -> None:
    """One copy goes, the counts of both places follow, and nobody notes anything."""
    zones = lay()
    zones.shift(COIN, POOL, ANNA)
    zones.shift(COIN, POOL, ANNA)
    zones.shift(LAY, POOL, ANNA)
    zones.shift(COIN, ANNA, BRAM)

    assert zones.cards(ANNA) == [LAY, COIN]
    assert zones.cards(BRAM) == [COIN]
    assert zones.cards(POOL) == [ODD, COIN, RARE, TWIN, TWIN]
    assert [zones.size(zone) for zone in range(6)] == [5, 2, 1, 0, 0, 0]
    assert not any(list(zones.cells)[zones.plan.known[ANNA] :])


def test_kinds_are_told_as_a_set() -> None:
    """The cards of a place are told as a set of kinds, copies once."""
    zones = lay()
    for card in (COIN, COIN, TWIN):
        zones.shift(card, POOL, BRAM)

    assert zones.kinds(BRAM) == 0b10100
    assert zones.kinds(ANNA) == 0
    assert zones.kinds(POOL) == 0b11111


def test_the_first_card_is_the_least() -> None:
    """The first card of a place is the least kind, whether it has copies or not."""
    zones = lay()
    for card, first in ((TWIN, TWIN), (COIN, COIN), (ODD, ODD), (LAY, LAY)):
        zones.shift(card, POOL, PILE)

        assert first == zones.first(PILE)
    with pytest.raises(IndexError, match="anna holds no card"):
        zones.first(ANNA)


def test_cards_are_drawn_by_their_number() -> None:
    """The k-th card is told, copies counted singly; beyond the last there is none."""
    zones = lay()
    drawn = [zones.draw(POOL, POOL, k) for k in range(8)]

    assert drawn == [LAY, ODD, COIN, COIN, COIN, RARE, TWIN, TWIN]
    with pytest.raises(IndexError, match="pool holds fewer cards"):
        zones.draw(POOL, POOL, 8)
    with pytest.raises(IndexError, match="pile holds fewer cards"):
        zones.draw(PILE, PILE, 0)


def test_only_fitting_cards_are_drawn() -> None:
    """Of a place, only what may lie in the other is counted and drawn."""
    zones = lay(vault={ODD, TWIN})

    assert [zones.fitting(POOL, VAULT), zones.fitting(POOL, ANNA)] == [3, 8]
    assert [zones.draw(POOL, VAULT, k) for k in range(3)] == [ODD, TWIN, TWIN]
    with pytest.raises(IndexError):
        zones.draw(POOL, VAULT, 3)


def test_holes_are_cards_that_are_not_seen() -> None:
    """A place has as many holes as it counts cards that do not lie there."""
    zones = lay()
    zones.shift(COIN, POOL, PILE)
    zones.cells[zones.plan.size + PILE] += 2

    assert zones.holes(PILE) == 2
    assert zones.holes(OPEN) == 0


def test_a_suit_is_taken_out() -> None:
    """The bits of a run of kinds come out alone, moved down to the lowest."""
    zones = lay()
    coins = DECK.suit(COIN, RARE)
    for card in (LAY, COIN, COIN, RARE):
        zones.shift(card, POOL, ANNA)

    assert zones.suit(ANNA, coins) == 2
    assert zones.suit(POOL, coins) == 1
    assert zones.suit(BRAM, coins) == 0


def test_a_copy_is_another_row() -> None:
    """Moving in a copy leaves the original alone; both share the plan."""
    zones = lay()
    twin = zones.copy()
    twin.shift(LAY, POOL, ANNA)

    assert isinstance(twin, Places)
    assert zones.plan is twin.plan
    assert twin.cards(ANNA) == [LAY]
    assert zones.cards(ANNA) == []
