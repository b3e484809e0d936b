"""Who knows what lies where: the three promises of a move."""

import pytest

from chapterhouse.core.deck import Deck
from chapterhouse.core.plan import POOL, Plan
from chapterhouse.core.seats import EVERYBODY
from chapterhouse.core.view import fill
from chapterhouse.core.zone import Zones
from chapterhouse.play.dealer import Seeded
from core.table import (
    ALL,
    ANNA,
    BRAM,
    COIN,
    GALLERY,
    HERS,
    HIS,
    LAY,
    ODD,
    OPEN,
    PILE,
    RARE,
    THEIRS,
    TWIN,
    VAULT,
    known,
    lay,
    once,
    seen,
)


def notes(zones: Zones, observer: int, zone: int) -> tuple[list[int], list[int], int]:
    return known(zones, observer, zone), once(zones, observer, zone), zones.lost(observer, zone)


def remembered(zones: Zones, observer: int, zone: int) -> tuple[list[int], list[int], int]:
    """The notes of an observer as its view has them."""
    return notes(seen(zones, observer), observer, zone)


def dealt(*cards: tuple[int, int], to: int = ANNA) -> Zones:
    """A table on which these cards, each seen by a set of eyes, have come to a place."""
    zones = lay()
    for card, eyes in cards:
        zones.move(card, POOL, to, eyes)
    return zones


def test_who_sees_a_card_come_knows_it() -> None:
    """Eyes that see a card come to a tracked place know that it lies there, the others do not."""
    zones = dealt((COIN, HIS), (COIN, HIS | THEIRS), (LAY, 0))

    assert notes(zones, 1, ANNA) == ([COIN, COIN], [], 0)
    assert notes(zones, GALLERY, ANNA) == ([COIN], [], 0)
    assert zones.cards(ANNA) == [LAY, COIN, COIN]
    assert zones.size(ANNA) == 3


def test_an_owner_needs_no_note() -> None:
    """Nothing is noted for whoever sees the whole place; where nobody does, for all."""
    hand, vault = dealt((LAY, ALL)), dealt((LAY, ALL), to=VAULT)

    assert notes(hand, 0, ANNA) == ([], [], 0)
    assert [notes(vault, observer, VAULT) for observer in range(3)] == [([LAY], [], 0)] * 3


def test_no_loss_is_counted_for_an_owner() -> None:
    """Whoever sees the whole place misses no card of it, even one that went without his eyes."""
    zones = dealt((LAY, 0), (ODD, 0))
    zones.move(LAY, ANNA, PILE, 0)

    lost, notes = zones.plan.lost[ANNA], zones.plan.notes
    assert [zones.cells[lost + observer * notes] for observer in range(3)] == [0, 1, 1]


def test_places_without_notes_have_none() -> None:
    """A card that goes through an unwatched place is forgotten there."""
    zones = dealt((LAY, ALL), to=OPEN)
    zones.move(LAY, OPEN, PILE, ALL)
    zones.move(LAY, PILE, VAULT, HERS)

    assert [notes(zones, e, VAULT) for e in range(3)] == [([LAY], [], 0), ([], [], 0), ([], [], 0)]
    assert zones.cards(VAULT) == [LAY]


def test_who_sees_a_card_go_strikes_it_off() -> None:
    """Of equal cards, who knew two then knows one; the rest of what he knew stands."""
    zones = dealt((COIN, HIS), (COIN, HIS), (LAY, HIS), (COIN, 0))
    zones.move(COIN, ANNA, OPEN, ALL)

    assert notes(zones, 1, ANNA) == ([LAY, COIN], [], 0)
    zones.move(COIN, ANNA, OPEN, ALL)
    assert notes(zones, 1, ANNA) == ([LAY], [], 0)
    zones.move(COIN, ANNA, OPEN, ALL)
    assert notes(zones, 1, ANNA) == ([LAY], [], 0)


def test_who_does_not_see_it_loses_sight() -> None:
    """What he knew he now only knew once, and one card of it may be gone; for others it stands."""
    zones = dealt((COIN, HIS | THEIRS), (LAY, HIS), (ODD, 0))
    zones.move(LAY, ANNA, PILE, THEIRS)

    assert notes(zones, 1, ANNA) == ([], [LAY, COIN], 1)
    assert notes(zones, GALLERY, ANNA) == ([COIN], [], 0)
    assert notes(zones, 0, ANNA) == ([], [], 0)


def test_what_is_seen_later_is_known_for_sure() -> None:
    """A card seen to come after a blur is known, and struck off first; then what was once known."""
    zones = dealt((COIN, HIS), (LAY, 0), (ODD, 0))
    zones.move(LAY, ANNA, PILE, 0)
    zones.move(COIN, POOL, ANNA, HIS)

    assert notes(zones, 1, ANNA) == ([COIN], [COIN], 1)
    zones.move(COIN, ANNA, OPEN, ALL)
    assert notes(zones, 1, ANNA) == ([], [COIN], 1)
    zones.move(COIN, ANNA, OPEN, ALL)
    assert once(zones, 1, ANNA) == []


def test_each_loss_counts() -> None:
    """Every card that goes unseen may be one of those once known."""
    zones = dealt((LAY, HIS), (COIN, HIS), (ODD, 0), (RARE, 0), (TWIN, 0))
    zones.move(ODD, ANNA, PILE, 0)
    zones.move(RARE, ANNA, PILE, 0)

    assert notes(zones, 1, ANNA) == ([], [LAY, COIN], 2)


def test_older_losses_do_not_touch_what_came_later() -> None:
    """Of what was once known before a card came, no more can be gone than there was."""
    zones = dealt((LAY, HIS), (ODD, 0), (RARE, 0), (TWIN, 0), (TWIN, 0))
    for card in (ODD, RARE, TWIN):
        zones.move(card, ANNA, PILE, 0)
    zones.move(COIN, POOL, ANNA, HIS)
    zones.move(COIN, POOL, ANNA, HIS)
    zones.move(TWIN, ANNA, PILE, 0)

    assert notes(zones, 1, ANNA) == ([], [LAY, COIN, COIN], 2)


def test_an_empty_place_is_forgotten() -> None:
    """When the last card goes, seen or not, nothing is known or was once known there by anybody."""
    for eyes in (0, HIS, ALL):
        zones = dealt((LAY, HIS | THEIRS), (COIN, THEIRS))
        zones.move(COIN, ANNA, PILE, 0)
        zones.move(LAY, ANNA, PILE, eyes)

        assert [notes(zones, observer, ANNA) for observer in range(3)] == [([], [], 0)] * 3


def test_other_places_keep_their_notes() -> None:
    """A move touches the notes of the two places alone."""
    zones = dealt((LAY, ALL), (COIN, ALL))
    zones.move(TWIN, POOL, VAULT, ALL)
    zones.move(ODD, POOL, BRAM, ALL)
    zones.move(LAY, ANNA, BRAM, 0)

    assert notes(zones, 1, VAULT) == ([TWIN], [], 0)
    assert notes(zones, 0, BRAM) == ([ODD], [], 0)
    assert notes(zones, GALLERY, ANNA) == ([], [LAY, COIN], 1)


def test_a_card_that_comes_back_is_counted_once() -> None:
    """A card once known that goes unseen and is seen to come back cannot be there twice."""
    zones = dealt((LAY, HERS), (ODD, 0), (RARE, 0), to=BRAM)
    zones.move(LAY, BRAM, PILE, 0)
    assert remembered(zones, 0, BRAM) == ([], [LAY], 1)
    zones.move(LAY, PILE, BRAM, HERS)

    assert remembered(zones, 0, BRAM) == ([LAY], [], 0)
    zones.move(ODD, BRAM, PILE, 0)
    assert notes(zones, 0, BRAM) == ([], [LAY], 1)


@pytest.mark.parametrize("place", [ANNA, OPEN, PILE, VAULT, POOL])
def test_who_sees_a_card_elsewhere_strikes_it_off(place: int) -> None:
    """It is none of those that may be there still; the others stand, and who did not see it go on
    thinks as before. Seen once it is seen for good, wherever it goes unseen from there.
    """
    zones = dealt((LAY, HERS | THEIRS), (RARE, HERS), (ODD, 0), to=BRAM)
    zones.move(ODD, BRAM, PILE, 0)
    zones.move(LAY, BRAM, PILE, 0)
    if place != POOL:
        zones.move(TWIN, POOL, place, 0)  # it is not empty when the card has gone on
    assert remembered(zones, 0, BRAM) == ([], [LAY, RARE], 2)
    away = VAULT if place == PILE else PILE
    if place == PILE:
        zones.move(LAY, PILE, VAULT, 0)
    zones.move(LAY, away, place, HERS)

    assert remembered(zones, 0, BRAM) == ([], [RARE], 1)
    assert remembered(zones, GALLERY, BRAM)[1] == ([] if place == OPEN else [LAY])
    seeing = {ANNA: HERS, OPEN: ALL}.get(place, 0)
    zones.move(LAY, place, away, seeing)
    assert remembered(zones, 0, BRAM) == ([], [RARE], 1)


def test_of_equal_cards_some_may_be_there_still() -> None:
    """Of three coins two were known in a hand: one seen elsewhere leaves two, a second only one."""
    zones = dealt((COIN, HERS), (COIN, HERS), (ODD, 0), to=BRAM)
    zones.move(ODD, BRAM, PILE, 0)
    assert remembered(zones, 0, BRAM) == ([], [COIN, COIN], 1)
    zones.move(COIN, POOL, OPEN, ALL)
    assert remembered(zones, 0, BRAM) == ([], [COIN, COIN], 1)
    zones.move(COIN, BRAM, PILE, 0)
    zones.move(COIN, PILE, ANNA, HERS)

    assert remembered(zones, 0, BRAM) == ([], [COIN], 1)


def test_what_cannot_have_gone_is_there() -> None:
    """Where all that went is found elsewhere, the rest of what was known is certain again."""
    zones = dealt((LAY, HERS), (RARE, HERS), (ODD, 0), to=BRAM)
    zones.move(LAY, BRAM, PILE, 0)
    zones.move(LAY, PILE, OPEN, ALL)
    view = seen(zones, 0)

    assert remembered(zones, 0, BRAM) == ([], [RARE], 0)
    for number in range(9):
        world = view.copy()
        fill(world, 0, Seeded(number))
        assert world.tally(BRAM, RARE) == 1


def test_an_open_place_needs_no_notes() -> None:
    """When a place is opened to all, nobody need remember anything of it."""
    zones = dealt((LAY, HERS), (RARE, HERS), (ODD, 0), to=BRAM)
    zones.move(ODD, BRAM, PILE, 0)
    zones.set_owner(BRAM, EVERYBODY)

    assert notes(zones, 0, BRAM) == ([], [], 0)


def test_notes_as_they_were_kept_before() -> None:
    """For digests of earlier releases nothing is struck off, in copies either."""
    before = dealt((LAY, HERS), (RARE, HERS), (ODD, 0), to=BRAM)
    before.strikes = False
    zones = before.copy()
    zones.move(LAY, BRAM, PILE, 0)
    zones.move(LAY, PILE, VAULT, HERS)
    zones.move(COIN, POOL, VAULT, 0)
    zones.move(COIN, VAULT, PILE, 0)
    zones.set_owner(BRAM, EVERYBODY)

    assert remembered(zones, 0, BRAM) == ([], [LAY, RARE], 1)
    assert remembered(zones, 0, VAULT) == ([], [LAY], 1)


def test_many_cards_can_go_at_once() -> None:
    """A blur may be told how many cards went, and spares the eyes that saw them."""
    zones = dealt((LAY, HIS | THEIRS), (COIN, HIS), (ODD, 0), (RARE, 0))
    zones.shift(ODD, ANNA, VAULT)
    zones.shift(RARE, ANNA, VAULT)
    zones.blur(ANNA, THEIRS, 2)

    assert notes(zones, 1, ANNA) == ([], [LAY, COIN], 2)
    assert notes(zones, GALLERY, ANNA) == ([LAY], [], 0)
    zones.learn(ODD, VAULT, HERS)
    assert known(zones, 0, VAULT) == [ODD]
    zones.forget(ODD, VAULT, HERS)
    assert known(zones, 0, VAULT) == []


def test_notes_may_be_many_words_long() -> None:
    """Cards of every word of a long deck are known, and then once known, to the same eyes only."""
    deck = Deck([1] * 130)
    everything = set(range(130))
    plan = Plan(deck, ["pool", "hand", "pile"], 2, [1], [everything] * 3, [1, 2])
    zones = Zones(plan, plan.blank[:])
    for at, word in enumerate(deck.full()):
        zones.cells[at] = word
    zones.cells[plan.size + POOL] = 130
    zones.set_owner(1, 0)
    for card in (3, 70, 129):
        zones.move(card, POOL, 1, HIS)
    zones.move(5, POOL, 1, 0)
    assert [zones.knows(1, 1, card) for card in (3, 70, 129, 5)] == [1, 1, 1, 0]
    zones.move(5, 1, 2, 0)

    assert [zones.knows(1, 1, card) for card in (3, 70, 129, 5)] == [0, 0, 0, 0]
    assert [zones.knew(1, 1, card) for card in (3, 70, 129, 5)] == [1, 1, 1, 0]
    assert [zones.lost(observer, 1) for observer in range(3)] == [0, 1, 0]
    assert [zones.knew(observer, 1, card) for observer in (0, 2) for card in (3, 70, 129)] == [
        0
    ] * 6


def test_a_place_may_change_hands() -> None:
    """Who keeps a place when a card comes or goes is the one that needs no note."""
    zones = lay()
    zones.set_owner(VAULT, EVERYBODY)
    zones.move(LAY, POOL, VAULT, ALL)

    assert [notes(zones, observer, VAULT) for observer in range(3)] == [([LAY], [], 0)] * 3
    zones.set_owner(VAULT, 1)
    zones.move(ODD, POOL, VAULT, ALL)
    assert [known(zones, observer, VAULT) for observer in range(3)] == [
        [LAY, ODD],
        [LAY],
        [LAY, ODD],
    ]
