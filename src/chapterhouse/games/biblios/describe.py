"""Describes the table to whoever draws it, made from a view: no rule is applied."""

from typing import Literal

from chapterhouse.core.bits import members_of
from chapterhouse.core.ints import i64
from chapterhouse.games.biblios.components import CATEGORIES
from chapterhouse.games.biblios.names import LETTERS
from chapterhouse.games.biblios.payment import Pay, payable, ways_to_pay
from chapterhouse.games.biblios.scoring import best_seal, strength, total, winner
from chapterhouse.games.biblios.state import DRAWN, HAND, LOT, NO_SEAT, OFFER, PILE, Biblios
from chapterhouse.games.biblios.table import (
    Auction,
    BibliosTable,
    Board,
    Count,
    DieCounted,
    Gift,
    Purse,
)


def table(s: Biblios) -> BibliosTable:
    """Describe what lies on the table."""
    turns = int(s.edition.turns[s.seats])
    phase = _phase(s)
    gift = phase == "gift"
    return BibliosTable(
        phase,
        Count(turns - int(s.turns) + gift, turns),
        Count(0 if gift else turns - int(s.zones.size(PILE)), turns),
        int(s.active),
        {name: int(s.die(category)) for category, name in enumerate(CATEGORIES)},
        _gift(s),
        _auction(s),
        _purse(s),
        [_counted(s, category) for category in range(len(CATEGORIES))] if s.over() else [],
    )


def _phase(s: Biblios) -> Literal["gift", "auction", "over"]:
    if s.over():
        return "over"
    return "gift" if s.turns else "auction"


def _gift(s: Biblios) -> Gift:
    """Count how many cards of this turn lie where, and how many may; and the deck."""
    drawn = int(s.kept + s.sent + s.laid + s.zones.size(DRAWN))
    a_turn = int(s.seats) + 1
    all_turns = int(s.edition.turns[s.seats]) * a_turn
    return Gift(
        Count(int(s.kept), 1),
        Count(int(s.sent), 1),
        Count(int(s.laid), int(s.seats) - 1),
        int(s.turns) * a_turn - drawn if s.turns else 0,
        int(s.edition.size - 3 * s.edition.gold_out[s.seats]) - all_turns,
    )


def _auction(s: Biblios) -> Auction:
    owed = 0
    if isinstance(s.now, Pay):
        owed = int(s.high) - int(s.zones.size(OFFER) if s.gold_lot() else s.worth(OFFER))
    return Auction(
        int(s.high),
        None if s.leader < 0 else int(s.leader),
        members_of(s.out & ~s.barred),
        members_of(s.barred),
        bool(s.gold_lot()),
        owed,
    )


def _purse(s: Biblios) -> Purse | None:
    """Tell whoever sits there what they can pay with."""
    seat = s.observer
    if not 0 <= seat < s.seats or _phase(s) != "auction":
        return None
    pays = isinstance(s.now, Pay) and s.now.payer == seat and not s.gold_lot()
    ways = ways_to_pay(s, seat) if pays else []
    word = s.edition.card.word
    return Purse(
        int(s.worth(HAND + seat)),
        int(payable(s, seat)) if s.zones.size(LOT) else 0,
        [[word(card) for card in way] for way in ways],
    )


def _counted(s: Biblios, category: i64) -> DieCounted:
    """Tell what everybody has in a category, and who wins its die."""
    seats = range(int(s.seats))
    totals = [int(total(strength(s, seat, category))) for seat in seats]
    best = [int(best_seal(s, seat, category)) for seat in seats]
    seat = int(winner(s, category))
    return DieCounted(
        CATEGORIES[category],
        int(s.die(category)),
        totals,
        [None if seal < 0 else LETTERS[seal] for seal in best],
        None if seat == NO_SEAT else seat,
        seat != NO_SEAT and totals.count(totals[seat]) > 1,
    )


def board(s: Biblios) -> Board:
    """Count the cards of the box."""
    names, copies = s.edition.card.names, s.edition.deck.copies
    return Board({name.word: int(copies[card]) for card, name in enumerate(names)})
