"""What lies on the table of Biblios beside the cards, as pages and programs read it.

All of it is public but the purse, which is the reader's own. Seats count from 0.
"""

from typing import Literal

from msgspec import Struct


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
