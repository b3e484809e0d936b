"""The worlds that one observer could not tell from the truth, with their odds."""

from fractions import Fraction

import pytest

from chapterhouse.core.plan import POOL
from chapterhouse.core.seats import EVERYBODY
from chapterhouse.core.view import fill, hide
from chapterhouse.core.zone import Zones
from core.table import (
    ALL,
    BRAM,
    COIN,
    GALLERY,
    HERS,
    LAY,
    ODD,
    OPEN,
    PILE,
    PLACES,
    RARE,
    TWIN,
    VAULT,
    lay,
    scattered,
    seen,
)
from support import Scripted, odds


def world(view: Zones, observer: int, place: int) -> object:
    """What chances there are that these cards lie in a place, imagined from a view."""

    def imagined(dealer: object) -> tuple[int, ...]:
        filled = view.copy()
        fill(filled, observer, dealer)  # type: ignore[arg-type]

        assert [filled.holes(zone) for zone in PLACES] == [0] * 6
        return tuple(filled.cards(place))

    return odds(imagined)


def test_every_fitting_deal_is_as_likely() -> None:
    """Holes are filled from the pool, each card of it with the same chance."""
    zones = lay()
    zones.move(RARE, POOL, PILE, 0)
    for card in (ODD, TWIN, TWIN, COIN):
        zones.move(card, POOL, OPEN, ALL)

    assert {
        (LAY,): Fraction(1, 4),
        (COIN,): Fraction(2, 4),
        (RARE,): Fraction(1, 4),
    } == world(seen(zones, 0), 0, PILE)


def test_places_that_admit_less_are_filled_first() -> None:
    """What may lie in few places is dealt there before others take it."""
    zones = lay(vault={LAY, ODD})
    zones.move(LAY, POOL, VAULT, 0)
    zones.move(RARE, POOL, BRAM, 0)
    for card in (COIN, COIN, COIN, TWIN, TWIN):
        zones.move(card, POOL, OPEN, ALL)
    view = seen(zones, GALLERY)

    assert {(LAY,): Fraction(1, 2), (ODD,): Fraction(1, 2)} == world(view, GALLERY, VAULT)
    assert {
        (RARE,): Fraction(1, 2),
        (LAY,): Fraction(1, 4),
        (ODD,): Fraction(1, 4),
    } == world(view, GALLERY, BRAM)


def test_what_is_known_stays() -> None:
    """A card that the observer knows lies where it knows it to lie, in every world."""
    zones = lay()
    zones.move(RARE, POOL, BRAM, HERS)
    zones.move(ODD, POOL, BRAM, 0)
    for card in (COIN, COIN, COIN, TWIN, TWIN):
        zones.move(card, POOL, OPEN, ALL)

    assert {
        (ODD, RARE): Fraction(1, 2),
        (LAY, RARE): Fraction(1, 2),
    } == world(seen(zones, 0), 0, BRAM)


def blurred(*, seen_cards: list[int], others: list[int], gone: list[int]) -> Zones:
    """A hand to which cards came, some seen by Anna, and from which cards then went unseen."""
    zones = lay()
    for card in seen_cards:
        zones.move(card, POOL, BRAM, HERS)
    for card in others:
        zones.move(card, POOL, BRAM, 0)
    for card in gone:
        zones.move(card, BRAM, PILE, 0)
    return zones


def test_one_of_two_is_gone() -> None:
    """Of two cards once known one went unseen: each is still there with one chance in two."""
    zones = blurred(seen_cards=[LAY, ODD], others=[], gone=[LAY])

    assert {(LAY,): Fraction(1, 2), (ODD,): Fraction(1, 2)} == world(seen(zones, 0), 0, BRAM)


def test_unknown_cards_may_have_gone_instead() -> None:
    """One of three cards went, of which one was known: it is still there twice in three times."""
    zones = blurred(seen_cards=[LAY], others=[ODD, RARE], gone=[ODD])
    for card in (COIN, COIN, COIN, TWIN, TWIN):
        zones.move(card, POOL, OPEN, ALL)
    found = world(seen(zones, 0), 0, BRAM)

    assert isinstance(found, dict)
    assert Fraction(2, 3) <= sum(chance for cards, chance in found.items() if LAY in cards)
    recalled = Fraction(2, 3)
    by_chance = Fraction(1, 3) * Fraction(2, 3)  # not recalled, but dealt from the pool again
    assert recalled + by_chance == sum(c for cards, c in found.items() if LAY in cards)


def test_more_losses_leave_less() -> None:
    """With two of three gone, a card once known is recalled with one chance in three."""
    zones = blurred(seen_cards=[LAY, ODD, RARE], others=[], gone=[LAY, ODD])

    assert {
        (LAY,): Fraction(1, 3),
        (ODD,): Fraction(1, 3),
        (RARE,): Fraction(1, 3),
    } == world(seen(zones, 0), 0, BRAM)


def test_equal_cards_are_recalled_singly() -> None:
    """Of two equal coins and another card once known, one gone: each of the three as likely."""
    zones = blurred(seen_cards=[COIN, COIN, LAY], others=[], gone=[COIN])

    assert {
        (COIN, COIN): Fraction(1, 3),
        (LAY, COIN): Fraction(2, 3),
    } == world(seen(zones, 0), 0, BRAM)


def test_a_card_seen_elsewhere_is_not_recalled() -> None:
    """A card once known that now lies open cannot be there any more."""
    zones = blurred(seen_cards=[LAY, ODD], others=[], gone=[LAY])
    zones.move(LAY, PILE, OPEN, ALL)
    found = world(seen(zones, 0), 0, BRAM)

    assert isinstance(found, dict)
    assert not [cards for cards in found if LAY in cards]
    assert sum(found.values()) == 1


def test_nothing_is_asked_of_chance_without_holes() -> None:
    """A view without holes is a world already."""
    zones = lay()
    for zone in PLACES:
        zones.set_owner(zone, EVERYBODY)
    dealer = Scripted()
    fill(zones, GALLERY, dealer)

    assert dealer.asked == []


def test_holes_are_filled_one_by_one() -> None:
    """The dealer is asked below the number of cards that still fit: one less each time."""
    zones = lay()
    zones.move(LAY, POOL, BRAM, 0)
    zones.move(ODD, POOL, BRAM, 0)
    view = seen(zones, 0)
    dealer = Scripted(7, 0)
    fill(view, 0, dealer)

    assert dealer.asked == [8, 7]
    assert view.cards(BRAM) == [LAY, TWIN]
    assert view.cards(POOL) == [ODD, COIN, COIN, COIN, RARE, TWIN]


@pytest.mark.parametrize("observer", range(3))
def test_worlds_look_like_the_view(observer: int) -> None:
    """Whatever chance deals, the same observer sees the same."""
    view = seen(scattered(), observer)

    def again(dealer: object) -> tuple[int, ...]:
        filled = view.copy()
        fill(filled, observer, dealer)  # type: ignore[arg-type]
        hide(filled, observer)
        return tuple(filled.cells)

    assert {tuple(view.cells)} == set(odds(again))
