"""What can be said in Monasterium: actions, questions, what is missing, and events."""

from typing import Final

from chapterhouse.core.saying import AMOUNT, SEAT, Name, Saying, Slot, Vocabulary
from chapterhouse.games.monasterium.names import (
    ACTION,
    AREA,
    BONUS,
    COLUMN,
    DIE,
    FIELD,
    KIND,
    MISSION,
    MONASTERY,
    NOVICE,
    ROOM,
    ROW,
    SPACE,
    SUM,
    WINDOW_ROW,
)

# Where points come from: the sources of `state`, in its order.
SOURCE: Final = Vocabulary(
    "source",
    [
        Name(word, f"source-{word}", {})
        for word in (
            "dice", "actions", "rooms", "lines", "missions", "last-field", "majorities", "chapels",
            "cloisters", "goods",
        )
    ],
)  # fmt: skip

_AMOUNT: Final = Slot("amount", AMOUNT)
_FACE: Final = Slot("face", AMOUNT)
_DIE: Final = Slot("die", DIE)
_DICE: Final = Slot("dice", DIE, many=True)
_FIELD: Final = Slot("field", FIELD)
_COLUMN: Final = Slot("column", COLUMN)
_ACTION: Final = Slot("action", ACTION)
_NOVICE: Final = Slot("novice", NOVICE)
_ROOM: Final = Slot("room", ROOM)
_KIND: Final = Slot("kind", KIND)
_SPACE: Final = Slot("space", SPACE)
_MONASTERY: Final = Slot("monastery", MONASTERY)
_SUM: Final = Slot("sum", SUM)
_ROW: Final = Slot("row", ROW)
_MISSION: Final = Slot("mission", MISSION)
_POINTS: Final = Slot("points", AMOUNT)
_BONUS: Final = Slot("bonus", BONUS)

# -- actions, and the outcomes of chance
SEATED: Final = Saying("act-first", [Slot("seat", SEAT)], "first")
DRAWN: Final = Saying("act-mission", [_MISSION], "")
FELL: Final = Saying("act-fell", [_FACE], "")  # a die that was thrown
NAME: Final = Saying("act-name", [_FACE], "place")
REROLL: Final = Saying("act-reroll", [], "reroll")
PICK: Final = Saying("act-pick", [_DIE], "again")
THROW: Final = Saying("act-throw", [], "throw")
TAKE: Final = Saying("act-take", [_AMOUNT, _FIELD], "take")
JOKER: Final = Saying("act-joker", [_COLUMN], "joker")
USE: Final = Saying("act-use", [_ACTION], "")
DECLINE: Final = Saying("act-decline", [], "decline")
SEND: Final = Saying("act-send", [_NOVICE], "send")
TO_ROOM: Final = Saying("act-to-room", [_ROOM, _KIND], "room")
TO_CHAPEL: Final = Saying("act-to-chapel", [_MONASTERY], "chapel")
TO_SPACE: Final = Saying("act-to-space", [_SPACE], "space")
TO_AREA: Final = Saying("act-to-area", [Slot("area", AREA)], "extra")
SWAP: Final = Saying("act-swap", [_SUM, Slot("other", SUM)], "swap")
GAIN: Final = Saying("act-gain", [_SUM], "gain")
STEPS: Final = Saying("act-steps", [_AMOUNT], "steps")
TILE: Final = Saying("act-tile", [_MONASTERY], "tile")
BUILD: Final = Saying("act-build", [Slot("line", WINDOW_ROW)], "row")
TAKE_DIE: Final = Saying("act-die", [], "die")
TAKE_POINTS: Final = Saying("act-points", [_POINTS], "points")
KEEP: Final = Saying("act-keep", [_FACE], "keep")

# -- questions
ASK_NAME: Final = Saying("ask-name", [])
ASK_PICK: Final = Saying("ask-pick", [])
ASK_TAKE: Final = Saying("ask-take", [])
ASK_JOKER: Final = Saying("ask-joker", [])
ASK_USE: Final = Saying("ask-use", [_COLUMN, Slot("left", AMOUNT)])  # `left` dice, this included
ASK_ANY: Final = Saying("ask-any", [])
ASK_SEND: Final = Saying("ask-send", [Slot("discount", AMOUNT)])
ASK_WHERE: Final = Saying("ask-where", [_NOVICE])
ASK_SWAP: Final = Saying("ask-swap", [])
ASK_PAIR: Final = Saying("ask-pair", [])
ASK_TOKEN: Final = Saying("ask-token", [])
ASK_SOUP: Final = Saying("ask-soup", [])
ASK_TILE: Final = Saying("ask-tile", [])
ASK_BUILD: Final = Saying("ask-build", [_MONASTERY])
ASK_BONUS: Final = Saying("ask-bonus", [])
ASK_LAST: Final = Saying("ask-last", [])
ASK_KEEP: Final = Saying("ask-keep", [_FACE])
ASK_AREA: Final = Saying("ask-area", [_ROW])
ASK_EXTRA: Final = Saying("ask-extra", [Slot("area", AREA)])

# -- what is missing for what a rule forbids: a sentence without its full stop, as a rule is
_SUMS: Final = Slot("sums", SUM, many=True)
_MONASTERIES: Final = Slot("monasteries", MONASTERY, many=True)
LACK_ROOM: Final = Saying("lack-room", [_ROW, _KIND, _SUMS])
LACK_AREA: Final = Saying("lack-area", [_ROW, Slot("area", AREA), _SUMS])
LACK_REACH: Final = Saying("lack-reach", [Slot("areas", AREA, many=True)])
LACK_NOVICE: Final = Saying("lack-novice", [])
LACK_EITHER: Final = Saying("lack-either", [_SUM, Slot("other", SUM)])  # to give away
LACK_GOOD: Final = Saying("lack-good", [_SUM])  # likewise
LACK_TILES: Final = Saying("lack-tiles", [_MONASTERIES])
LACK_LINE: Final = Saying("lack-line", [_MONASTERIES])

# -- events
FIRST: Final = Saying("event-first", [])
MISSION_OPEN: Final = Saying("event-mission", [_MISSION])
YEAR: Final = Saying("event-year", [Slot("year", AMOUNT)])
ROUND: Final = Saying("event-round", [Slot("round", AMOUNT), Slot("rounds", AMOUNT)])
ROLLED: Final = Saying("event-rolled", [_DICE])
REROLLED: Final = Saying("event-rerolled", [_DICE])  # what the dice thrown again show now
PLACED: Final = Saying("event-placed", [_AMOUNT, _FIELD])
TOOK: Final = Saying("event-took", [_AMOUNT, _FIELD])
JOKER_LAID: Final = Saying("event-joker", [_COLUMN])
LAPSED: Final = Saying("event-lapsed", [_COLUMN])
USED: Final = Saying("event-used", [_ACTION])
DECLINED: Final = Saying("event-declined", [_BONUS])
GAINED: Final = Saying("event-gained", [_SUM])
PAID: Final = Saying("event-paid", [_SUM])
SWAPPED: Final = Saying("event-swapped", [_SUM, Slot("other", SUM)])
ENVOY: Final = Saying("event-envoy", [Slot("n", AMOUNT)])  # the field of the path
BONUS_FOUND: Final = Saying("event-bonus", [_BONUS])
SENT_ROOM: Final = Saying("event-sent-room", [_NOVICE, _ROOM, _KIND])
SENT_CHAPEL: Final = Saying("event-sent-chapel", [_NOVICE, _MONASTERY])
SENT_SPACE: Final = Saying("event-sent-space", [_NOVICE, _SPACE])
UNLOCKED: Final = Saying("event-unlocked", [_ACTION])
FLIPPED: Final = Saying("event-flipped", [_COLUMN])
EXTRA_ROOM: Final = Saying("event-extra-room", [_ROW, _ROOM, _KIND])
EXTRA_CHAPEL: Final = Saying("event-extra-chapel", [_ROW, _MONASTERY])
EXTRA_SPACE: Final = Saying("event-extra-space", [_ROW, _SPACE])
EXTRA_DROPPED: Final = Saying("event-extra-dropped", [_ROW])
BUILT: Final = Saying(
    "event-built", [_MONASTERY, Slot("line", WINDOW_ROW), Slot("cell", AMOUNT)]
)  # the cell of that row, from 1
NO_TILE: Final = Saying("event-no-tile", [])
SCORED: Final = Saying("event-scored", [_POINTS, Slot("source", SOURCE)])
EARNED: Final = Saying("event-earned", [_POINTS, Slot("source", SOURCE)])  # all through
CLAIMED: Final = Saying("event-claimed", [_MISSION, _POINTS])
GAINED_DIE: Final = Saying("event-gained-die", [])
DIE_FELL: Final = Saying("event-die-fell", [_FACE])
DIE_LAID: Final = Saying("event-die-laid", [_FIELD])
MAJORITY: Final = Saying("event-majority", [_MONASTERY, _AMOUNT, _POINTS])
CHAPELS: Final = Saying("event-chapels", [_AMOUNT, _POINTS])
CLOISTER: Final = Saying(
    "event-cloister", [_MONASTERY, Slot("inside", AMOUNT), Slot("around", AMOUNT), _POINTS]
)  # novices in the chapel, and in the cloister
LEFT_OVER: Final = Saying("event-left-over", [_POINTS])
POINTS: Final = Saying("event-points", [_POINTS, Slot("rank", AMOUNT)])
WINNER: Final = Saying("event-winner", [])
SHARED: Final = Saying("event-shared", [])

# fmt: off
ACTIONS: Final = [
    SEATED, DRAWN, FELL, NAME, REROLL, PICK, THROW, TAKE, JOKER, USE, DECLINE, SEND, TO_ROOM,
    TO_CHAPEL, TO_SPACE, TO_AREA, SWAP, GAIN, STEPS, TILE, BUILD, TAKE_DIE, TAKE_POINTS, KEEP,
]
QUESTIONS: Final = [
    ASK_NAME, ASK_PICK, ASK_TAKE, ASK_JOKER, ASK_USE, ASK_ANY, ASK_SEND, ASK_WHERE, ASK_SWAP,
    ASK_PAIR, ASK_TOKEN, ASK_SOUP, ASK_TILE, ASK_BUILD, ASK_BONUS, ASK_LAST, ASK_KEEP, ASK_AREA,
    ASK_EXTRA,
]
LACKS: Final = [
    LACK_ROOM, LACK_AREA, LACK_REACH, LACK_NOVICE, LACK_EITHER, LACK_GOOD, LACK_TILES,
    LACK_LINE,
]
EVENTS: Final = [
    FIRST, MISSION_OPEN, YEAR, ROUND, ROLLED, REROLLED, PLACED, TOOK, JOKER_LAID, LAPSED, USED,
    DECLINED, GAINED, PAID, SWAPPED, ENVOY, BONUS_FOUND, SENT_ROOM, SENT_CHAPEL, SENT_SPACE,
    UNLOCKED, FLIPPED, EXTRA_ROOM, EXTRA_CHAPEL, EXTRA_SPACE, EXTRA_DROPPED, BUILT, NO_TILE, SCORED,
    EARNED, CLAIMED, GAINED_DIE, DIE_FELL, DIE_LAID, MAJORITY, CHAPELS, CLOISTER, LEFT_OVER, POINTS,
    WINNER, SHARED,
]
