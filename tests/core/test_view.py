"""What one observer sees: its view of the table."""

from chapterhouse.core.plan import POOL
from chapterhouse.core.seats import EVERYBODY
from chapterhouse.core.zone import Zones
from core.table import (
    ANNA,
    BRAM,
    COIN,
    GALLERY,
    HIS,
    LAY,
    ODD,
    OPEN,
    PILE,
    PLACES,
    RARE,
    THEIRS,
    TWIN,
    VAULT,
    known,
    once,
    scattered,
    seen,
)


def test_an_owner_sees_the_place() -> None:
    """One's own hand, what lies open and what one knows are seen; all else is in the pool."""
    view = seen(scattered(), 0)

    assert view.cards(ANNA) == [LAY, COIN]
    assert view.cards(BRAM) == []
    assert view.cards(PILE) == []
    assert view.cards(OPEN) == [ODD]
    assert view.cards(VAULT) == [RARE]
    assert view.cards(POOL) == [COIN, COIN, TWIN, TWIN]


def test_others_see_what_they_know() -> None:
    """In the place of somebody else only the cards known there are seen."""
    views = [seen(scattered(), observer) for observer in range(3)]

    assert [view.cards(ANNA) for view in views] == [[LAY, COIN], [COIN], [LAY]]
    assert [view.cards(BRAM) for view in views] == [[], [COIN], []]
    assert [view.cards(VAULT) for view in views] == [[RARE], [RARE], []]


def test_a_view_counts_its_holes() -> None:
    """Places keep their sizes and owners; what is not seen there are holes."""
    truth, view = scattered(), seen(scattered(), GALLERY)

    assert [truth.size(zone) for zone in PLACES] == [view.size(zone) for zone in PLACES]
    assert [truth.owner(zone) for zone in PLACES] == [view.owner(zone) for zone in PLACES]
    assert [view.holes(zone) if zone else 0 for zone in PLACES] == [0, 1, 1, 1, 0, 1]


def test_a_view_has_nobody_elses_notes() -> None:
    """Of what others know and knew nothing is left, of one's own all."""
    zones = scattered()
    zones.move(COIN, ANNA, PILE, 0)
    zones.move(COIN, POOL, ANNA, HIS | THEIRS)
    views = [seen(zones, observer) for observer in range(3)]

    assert notes(views[1], 1) == ([COIN], [COIN], 1)
    assert notes(views[2], 2) == ([COIN], [LAY], 1)
    for view, others in zip(views, [(1, 2), (0, 2), (0, 1)], strict=True):
        assert [notes(view, observer) for observer in others] == [([], [], 0)] * 2


def test_a_view_has_nobody_elses_losses() -> None:
    """Not even how many cards others missed is left, beside one's own."""
    zones = scattered()
    zones.move(COIN, ANNA, PILE, 0)

    assert losses(zones) == [0, 1, 1]
    assert losses(seen(zones, 1)) == [0, 1, 0]
    assert losses(seen(zones, GALLERY)) == [0, 0, 1]


def losses(zones: Zones) -> list[int]:
    """What is noted of each observer's losses in one hand."""
    plan = zones.plan
    return [zones.cells[plan.lost[ANNA] + eye * plan.notes] for eye in range(plan.eyes)]


def notes(zones: Zones, observer: int) -> tuple[list[int], list[int], int]:
    return known(zones, observer, ANNA), once(zones, observer, ANNA), zones.lost(observer, ANNA)


def test_what_is_open_hides_nothing() -> None:
    """When all places lie open every observer sees the truth."""
    zones = scattered()
    for zone in PLACES:
        zones.set_owner(zone, EVERYBODY)

    assert [zones.cards(zone) for zone in PLACES] == [
        seen(zones, GALLERY).cards(zone) for zone in PLACES
    ]


def test_hiding_twice_hides_no_more() -> None:
    """A view of a view is the view."""
    for observer in range(3):
        view = seen(scattered(), observer)

        assert list(view.cells) == list(seen(view, observer).cells)
