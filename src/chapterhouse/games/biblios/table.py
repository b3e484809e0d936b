"""What lies on the table of Biblios beside the cards, as pages and programs read it.

All of it is public but the purse, which is the reader's own. Seats count from 0.
"""

from typing import Any, Literal

from msgspec import Struct, ValidationError, convert


class Board(Struct):
    """What is printed: the cards of the box."""

    deck: dict[str, int]
    """How many there are of each card, by its word."""


class Count(Struct):
    """How far something has come."""

    nth: int
    """So many are done, or the one that is being done."""
    all: int
    """So many there are."""


class Gift(Struct):
    """Where the cards of this turn went, and where the others are."""

    kept: Count
    """Cards kept in hand."""
    sent: Count
    """Cards laid on the auction pile."""
    laid: Count
    """Cards laid open for the others."""
    deck: int
    """Cards that are yet to be drawn."""
    unused: int
    """Cards that nobody will draw in this match."""


class Auction(Struct):
    """How the bidding for the lot stands."""

    high: int
    """The highest bid; 0 before the first."""
    leader: int | None
    """The seat that bid it."""
    passed: list[int]
    """The seats that have passed."""
    barred: list[int]
    """The seats that may not bid for this lot."""
    by_cards: bool
    """Whether bids count cards, since gold is for sale, and not gold."""
    owed: int
    """What the leader has still to pay."""


class DieCounted(Struct):
    """How the die of a category was won, when all hands are open."""

    category: str
    """The word of the category."""
    face: int
    """What the die shows, and its winner scores."""
    totals: list[int]
    """What each seat has in the category."""
    seals: list[str | None]
    """The best seal of each seat in it, by its word; None without a card of it."""
    winner: int | None
    """Who wins the die; None if nobody has anything in the category."""
    by_seal: bool
    """Whether others have as much, and the best seal decides."""


class Purse(Struct):
    """What the reader can pay with."""

    gold: int
    """What the gold in their hand is worth."""
    payable: int
    """How much they can pay for the lot: gold, or cards if gold is for sale."""
    ways: list[list[str]]
    """If they owe gold: each way to pay it, the cards in the order in which they are paid; first
    what costs least, and of that the fewest cards."""


class BibliosTable(Struct):
    """The table of Biblios."""

    phase: Literal["gift", "auction", "over"]
    """The phase of the match."""
    turn: Count
    """The turns of the gift phase."""
    lot: Count
    """The lots of the auction phase."""
    active: int
    """The seat whose turn it is."""
    dice: dict[str, int]
    """The face of each die, by the word of its category, in the order of the scriptorium."""
    gift: Gift
    """The gift phase."""
    auction: Auction
    """The auction phase."""
    purse: Purse | None
    """What the reader can pay with in the auction phase; None for onlookers, and else."""
    counted: list[DieCounted]
    """How the dice were won, in the order of the scriptorium; none before the match is over."""


class StandingOffer(Struct):
    """What the reader can settle before they are asked, in the auction phase."""

    lot: int
    """The number of the lot that is up; 0 while none is."""
    by_cards: bool
    """Whether bids for it count cards, and not gold."""
    most: int
    """How much the reader can pay for it."""
    greatest: int
    """The greatest bid that can be settled for a lot to come."""
    kinds: dict[str, list[int]]
    """The kinds of lots there are, by the word of a category, gold or church, each with the values
    of its cards, from the least on."""


class WantedLot(Struct, forbid_unknown_fields=True):
    """A kind of lots that somebody does not pass on."""

    kind: str
    """The word of a category, gold or church."""
    least: int
    """The least value that is wanted; 0 for any."""
    limit: int | None
    """Up to how much is bid for each; None to be asked."""


class StandingAnswer(Struct, forbid_unknown_fields=True):
    """What somebody has settled: for one lot, for all others, and how a lot is paid."""

    lot: int
    """The number of the lot that the limit is for."""
    limit: int | None
    """Up to how much is bid for it, 0 to pass; None if nothing is settled for it."""
    wanted: list[WantedLot] | None
    """What is wanted of all other lots, the others are passed on; None if nothing is settled for
    them."""
    pays: Literal["ask", "exact", "least"]
    """Whether gold is paid without being asked: never, where it can be paid exactly, or always with
    what costs least."""


def settled(answer: Any) -> StandingAnswer | None:  # noqa: ANN401 - whatever somebody sent
    """Read what somebody has settled; None if that is no such answer."""
    try:
        return convert(answer, StandingAnswer)
    except ValidationError:
        return None
