"""What whoever draws the table must know beside the cards, made from a view: no rule is applied."""

from typing import Final

from chapterhouse.core.bits import members_of
from chapterhouse.games.biblios.components import CATEGORIES
from chapterhouse.games.biblios.payment import Pay
from chapterhouse.games.biblios.scoring import strength, total
from chapterhouse.games.biblios.state import DRAWN, HAND, OFFER, PILE, Biblios

GIFT: Final = 0  # the phases
AUCTION: Final = 1
ENDED: Final = 2


def facts(s: Biblios) -> dict[str, list[int]]:
    """Name what is public, and what the eye of this view can add up in its own hand."""
    return _progress(s) | _gift(s) | _auction(s) | _own(s)


def _progress(s: Biblios) -> dict[str, list[int]]:
    """Tell how far the match has come; `dice` are in the order of the scriptorium."""
    turns = int(s.box.turns[s.seats])
    phase = ENDED if s.over() else GIFT if s.turns else AUCTION
    lot = 0 if phase == GIFT else turns - int(s.zones.size(PILE))
    return {
        "phase": [phase],
        "turn": [turns - int(s.turns) + (phase == GIFT), turns],
        "lot": [lot, turns],
        "active": [int(s.active)],
        "dice": [int(s.die(category)) for category in range(len(CATEGORIES))],
    }


def _gift(s: Biblios) -> dict[str, list[int]]:
    """Count how many cards of this turn lie where, and how many may; and the deck."""
    drawn = int(s.kept + s.sent + s.laid + s.zones.size(DRAWN))
    a_turn = int(s.seats) + 1
    turns = int(s.box.turns[s.seats])
    return {
        "kept": [int(s.kept), 1],
        "sent": [int(s.sent), 1],
        "laid": [int(s.laid), int(s.seats) - 1],
        "deck": [
            int(s.turns) * a_turn - drawn if s.turns else 0,
            int(s.box.size - 3 * s.box.gold_out[s.seats]) - turns * a_turn,
        ],
    }


def _auction(s: Biblios) -> dict[str, list[int]]:
    """Tell how the bidding stands: `leader` is -1 for nobody, `gold_lot` 1 if bids count cards."""
    owed = 0
    if isinstance(s.now, Pay):
        owed = int(s.high) - int(s.zones.size(OFFER) if s.gold_lot() else s.worth(OFFER))
    return {
        "high": [int(s.high)],
        "leader": [int(s.leader)],
        "barred": members_of(s.barred),
        "passed": members_of(s.out & ~s.barred),
        "gold_lot": [int(s.gold_lot())],
        "owed": [owed],
    }


def _own(s: Biblios) -> dict[str, list[int]]:
    """Add up the hand of whoever looks: totals by category, and gold; nothing for the gallery."""
    if not 0 <= s.eye < s.seats:
        return {"totals": [], "gold": []}
    totals = [int(total(strength(s, s.eye, category))) for category in range(len(CATEGORIES))]
    return {"totals": totals, "gold": [int(s.worth(HAND + s.eye))]}
