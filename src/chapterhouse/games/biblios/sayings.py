"""What can be said in Biblios: actions, then questions, then the events (BIB-INFO 9.3)."""

from typing import Final

from chapterhouse.core.saying import AMOUNT, SEAT, Saying, Slot
from chapterhouse.games.biblios.components import CARD, CATEGORY

_CARD: Final = Slot("card", CARD)
_CARDS: Final = Slot("cards", CARD, many=True)
_CATEGORY: Final = Slot("category", CATEGORY)
_OTHER: Final = Slot("other", CATEGORY)
_AMOUNT: Final = Slot("amount", AMOUNT)

# -- actions, and the outcomes of chance
SEATED: Final = Saying("act-first", [Slot("seat", SEAT)], "first")
TURNED: Final = Saying("act-card", [_CARD], "")
KEEP: Final = Saying("act-keep", [], "keep")
AUCTION: Final = Saying("act-auction", [], "auction")
COMMON: Final = Saying("act-common", [], "common")
TAKE: Final = Saying("act-take", [_CARD], "take")
DECLINE: Final = Saying("act-decline", [], "decline")
RAISE: Final = Saying("act-raise", [_CATEGORY], "raise")
LOWER: Final = Saying("act-lower", [_CATEGORY], "lower")
RAISE_TWO: Final = Saying("act-raise-two", [_CATEGORY, _OTHER], "raise")
LOWER_TWO: Final = Saying("act-lower-two", [_CATEGORY, _OTHER], "lower")
PASS: Final = Saying("act-pass", [], "pass")
BID: Final = Saying("act-bid", [_AMOUNT], "bid")
PAY: Final = Saying("act-pay", [_CARD], "pay")
REFUSE: Final = Saying("act-refuse", [], "refuse")

# -- questions
ASK_PLACE: Final = Saying("ask-place", [_CARD])
ASK_TAKE: Final = Saying("ask-take", [])
ASK_CHURCH: Final = Saying("ask-church-card", [_CARD])
ASK_BID: Final = Saying("ask-bid", [Slot("high", AMOUNT), _CARD])
ASK_PAY: Final = Saying("ask-pay", [Slot("high", AMOUNT), _CARD])

# -- events
FIRST: Final = Saying("event-first", [])
GOLD_OUT: Final = Saying("event-gold-out", [_AMOUNT, _CARDS])
GIFT_TURN: Final = Saying("event-gift-turn", [Slot("left", AMOUNT)])
DREW: Final = Saying("event-drew", [_CARD])
KEPT: Final = Saying("event-kept", [_CARD])
SENT: Final = Saying("event-sent", [_CARD])
LAID: Final = Saying("event-laid", [_CARD])
PICKED_UP: Final = Saying("event-picked-up", [_CARD])
TOOK: Final = Saying("event-took", [_CARD])
CHURCH: Final = Saying("event-church", [_CARD])
RAISED: Final = Saying("event-raised", [_CATEGORY])
LOWERED: Final = Saying("event-lowered", [_CATEGORY])
RAISED_TWO: Final = Saying("event-raised-two", [_CATEGORY, _OTHER])
LOWERED_TWO: Final = Saying("event-lowered-two", [_CATEGORY, _OTHER])
DECLINED: Final = Saying("event-declined", [])
AUCTIONS: Final = Saying("event-auctions", [Slot("left", AMOUNT)])
LOT: Final = Saying("event-lot", [_CARD, Slot("left", AMOUNT)])
BADE: Final = Saying("event-bid", [_AMOUNT])
PASSED: Final = Saying("event-passed", [])
PAID_GOLD: Final = Saying("event-paid-gold", [_AMOUNT, _CARDS])
PAID_CARDS: Final = Saying("event-paid-cards", [_AMOUNT, _CARDS])
REFUSED: Final = Saying("event-refused", [_AMOUNT])
GAVE: Final = Saying("event-gave", [_CARD, Slot("taker", SEAT)])
LOST: Final = Saying("event-lost", [_CARD])
WON: Final = Saying("event-won", [_CARD])
UNSOLD: Final = Saying("event-unsold", [_CARD])
HAND: Final = Saying("event-hand", [_AMOUNT, _CARDS])
REMOVED: Final = Saying("event-removed", [_AMOUNT, _CARDS])
BURIED: Final = Saying("event-buried", [_AMOUNT, _CARDS])
DIE_WON: Final = Saying("event-die-won", [_CATEGORY, Slot("die", AMOUNT), Slot("total", AMOUNT)])
DIE_BY_SEAL: Final = Saying(
    "event-die-by-seal", [_CATEGORY, Slot("die", AMOUNT), Slot("total", AMOUNT)]
)
DIE_UNWON: Final = Saying("event-die-unwon", [_CATEGORY, Slot("die", AMOUNT)])
POINTS: Final = Saying("event-points", [_AMOUNT, Slot("rank", AMOUNT)])
WINNER: Final = Saying("event-winner", [])
WINNER_BY_GOLD: Final = Saying("event-winner-by-gold", [_AMOUNT, Slot("second", AMOUNT)])
WINNER_BY_TOTAL: Final = Saying("event-winner-by-total", [_CATEGORY])
WINNER_BY_SEAL: Final = Saying("event-winner-by-seal", [_CATEGORY])
SHARED: Final = Saying("event-shared", [])

# fmt: off
ACTIONS: Final = [
    SEATED, TURNED, KEEP, AUCTION, COMMON, TAKE, DECLINE, RAISE, LOWER, RAISE_TWO, LOWER_TWO,
    PASS, BID, PAY, REFUSE,
]
QUESTIONS: Final = [ASK_PLACE, ASK_TAKE, ASK_CHURCH, ASK_BID, ASK_PAY]
EVENTS: Final = [
    FIRST, GOLD_OUT, GIFT_TURN, DREW, KEPT, SENT, LAID, PICKED_UP, TOOK, CHURCH, RAISED, LOWERED,
    RAISED_TWO, LOWERED_TWO, DECLINED, AUCTIONS, LOT, BADE, PASSED, PAID_GOLD, PAID_CARDS, REFUSED,
    GAVE, LOST, WON, UNSOLD, HAND, REMOVED, BURIED, DIE_WON, DIE_BY_SEAL, DIE_UNWON, POINTS, WINNER,
    WINNER_BY_GOLD, WINNER_BY_TOTAL, WINNER_BY_SEAL, SHARED,
]
