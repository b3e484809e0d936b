"""What can be said in Monasterium: actions, questions, what is missing, and events."""

from typing import Final

from chapterhouse.core.sentence import AMOUNT, SEAT, Name, Slot, Template, Vocabulary
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
SEATED: Final = Template("act-first", [Slot("seat", SEAT)], "first")
DRAWN: Final = Template("act-mission", [_MISSION], "")
FELL: Final = Template("act-fell", [_FACE], "")  # a die that was thrown
NAME: Final = Template("act-name", [_FACE], "place")
REROLL: Final = Template("act-reroll", [], "reroll")
PICK: Final = Template("act-pick", [_DIE], "again")
THROW: Final = Template("act-throw", [], "throw")
TAKE: Final = Template("act-take", [_AMOUNT, _FIELD], "take")
JOKER: Final = Template("act-joker", [_COLUMN], "joker")
USE: Final = Template("act-use", [_ACTION], "")
DECLINE: Final = Template("act-decline", [], "decline")
SEND: Final = Template("act-send", [_NOVICE], "send")
TO_ROOM: Final = Template("act-to-room", [_ROOM, _KIND], "room")
TO_CHAPEL: Final = Template("act-to-chapel", [_MONASTERY], "chapel")
TO_SPACE: Final = Template("act-to-space", [_SPACE], "space")
TO_AREA: Final = Template("act-to-area", [Slot("area", AREA)], "extra")
SWAP: Final = Template("act-swap", [_SUM, Slot("other", SUM)], "swap")
GAIN: Final = Template("act-gain", [_SUM], "gain")
STEPS: Final = Template("act-steps", [_AMOUNT], "steps")
TILE: Final = Template("act-tile", [_MONASTERY], "tile")
BUILD: Final = Template("act-build", [Slot("line", WINDOW_ROW)], "row")
TAKE_DIE: Final = Template("act-die", [], "die")
TAKE_POINTS: Final = Template("act-points", [_POINTS], "points")
KEEP: Final = Template("act-keep", [_FACE], "keep")

# -- questions
ASK_NAME: Final = Template("ask-name", [])
ASK_PICK: Final = Template("ask-pick", [], rest=True)
ASK_TAKE: Final = Template("ask-take", [])
ASK_JOKER: Final = Template("ask-joker", [], rest=True)
ASK_USE: Final = Template("ask-use", [_COLUMN, Slot("left", AMOUNT)])  # `left` dice, this included
ASK_ANY: Final = Template("ask-any", [])
ASK_SEND: Final = Template("ask-send", [Slot("discount", AMOUNT)], rest=True)
ASK_WHERE: Final = Template("ask-where", [_NOVICE], rest=True)
ASK_SWAP: Final = Template("ask-swap", [], rest=True)
ASK_PAIR: Final = Template("ask-pair", [], rest=True)
ASK_TOKEN: Final = Template("ask-token", [])
ASK_SOUP: Final = Template("ask-soup", [])
ASK_TILE: Final = Template("ask-tile", [])
ASK_ACTION_TILE: Final = Template("ask-tile", [], rest=True)  # the same, after an action
ASK_BUILD: Final = Template("ask-build", [_MONASTERY], rest=True)
ASK_BONUS: Final = Template("ask-bonus", [])
ASK_LAST: Final = Template("ask-last", [])
ASK_KEEP: Final = Template("ask-keep", [_FACE])
ASK_AREA: Final = Template("ask-area", [_ROW])
ASK_EXTRA: Final = Template("ask-extra", [Slot("area", AREA)], rest=True)

# -- what is missing for what a rule forbids: a sentence without its full stop, as a rule is
_SUMS: Final = Slot("sums", SUM, many=True)
_MONASTERIES: Final = Slot("monasteries", MONASTERY, many=True)
LACK_ROOM: Final = Template("lack-room", [_ROW, _KIND, _SUMS])
LACK_AREA: Final = Template("lack-area", [_ROW, Slot("area", AREA), _SUMS])
LACK_REACH: Final = Template("lack-reach", [Slot("areas", AREA, many=True)])
LACK_NOVICE: Final = Template("lack-novice", [])
LACK_EITHER: Final = Template("lack-either", [_SUM, Slot("other", SUM)])  # to give away
LACK_GOOD: Final = Template("lack-good", [_SUM])  # likewise
LACK_TILES: Final = Template("lack-tiles", [_MONASTERIES])
LACK_LINE: Final = Template("lack-line", [_MONASTERIES])

# -- events
FIRST: Final = Template("event-first", [])
MISSION_OPEN: Final = Template("event-mission", [_MISSION])
YEAR: Final = Template("event-year", [Slot("year", AMOUNT)])
ROUND: Final = Template("event-round", [Slot("round", AMOUNT), Slot("rounds", AMOUNT)])
ROLLED: Final = Template("event-rolled", [_DICE])
REROLLED: Final = Template("event-rerolled", [_DICE])  # what the dice thrown again show now
PLACED: Final = Template("event-placed", [_AMOUNT, _FIELD], telling=True)
TOOK: Final = Template("event-took", [_AMOUNT, _FIELD], telling=True)
JOKER_LAID: Final = Template("event-joker", [_COLUMN], telling=True)
LAPSED: Final = Template("event-lapsed", [_COLUMN])
USED: Final = Template("event-used", [_ACTION])
DECLINED: Final = Template("event-declined", [_BONUS])
GAINED: Final = Template("event-gained", [_SUM])
PAID: Final = Template("event-paid", [_SUM])
SWAPPED: Final = Template("event-swapped", [_SUM, Slot("other", SUM)])
ENVOY: Final = Template("event-envoy", [Slot("n", AMOUNT)], telling=True)  # the path's field
BONUS_FOUND: Final = Template("event-bonus", [_BONUS], telling=True)
SENT_ROOM: Final = Template("event-sent-room", [_NOVICE, _ROOM, _KIND], telling=True)
SENT_CHAPEL: Final = Template("event-sent-chapel", [_NOVICE, _MONASTERY], telling=True)
SENT_SPACE: Final = Template("event-sent-space", [_NOVICE, _SPACE], telling=True)
UNLOCKED: Final = Template("event-unlocked", [_ACTION])
FLIPPED: Final = Template("event-flipped", [_COLUMN])
EXTRA_ROOM: Final = Template("event-extra-room", [_ROW, _ROOM, _KIND], telling=True)
EXTRA_CHAPEL: Final = Template("event-extra-chapel", [_ROW, _MONASTERY], telling=True)
EXTRA_SPACE: Final = Template("event-extra-space", [_ROW, _SPACE], telling=True)
EXTRA_DROPPED: Final = Template("event-extra-dropped", [_ROW])
BUILT: Final = Template(
    "event-built", [_MONASTERY, Slot("line", WINDOW_ROW), Slot("cell", AMOUNT)], telling=True
)  # the cell of that row, from 1
NO_TILE: Final = Template("event-no-tile", [])
SCORED: Final = Template("event-scored", [_POINTS, Slot("source", SOURCE)], telling=True)
EARNED: Final = Template("event-earned", [_POINTS, Slot("source", SOURCE)])  # all through
CLAIMED: Final = Template("event-claimed", [_MISSION, _POINTS], telling=True)
GAINED_DIE: Final = Template("event-gained-die", [], telling=True)
DIE_FELL: Final = Template("event-die-fell", [_FACE])
DIE_LAID: Final = Template("event-die-laid", [_FIELD])
MAJORITY: Final = Template("event-majority", [_MONASTERY, _AMOUNT, _POINTS])
MAJORITY_TIED: Final = Template("event-majority-tied", [_MONASTERY, _AMOUNT, _POINTS])
CHAPELS: Final = Template("event-chapels", [_AMOUNT, _POINTS])
CLOISTER: Final = Template(
    "event-cloister", [_MONASTERY, Slot("inside", AMOUNT), Slot("around", AMOUNT), _POINTS]
)  # novices in the chapel, and in the cloister
LEFT_OVER: Final = Template("event-left-over", [_POINTS])
POINTS: Final = Template("event-points", [_POINTS, Slot("rank", AMOUNT)])
WINNER: Final = Template("event-winner", [])
SHARED: Final = Template("event-shared", [])
SHARED_PLACE: Final = Template("event-shared-place", [Slot("rank", AMOUNT)])

# fmt: off
ACTIONS: Final = [
    SEATED, DRAWN, FELL, NAME, REROLL, PICK, THROW, TAKE, JOKER, USE, DECLINE, SEND, TO_ROOM,
    TO_CHAPEL, TO_SPACE, TO_AREA, SWAP, GAIN, STEPS, TILE, BUILD, TAKE_DIE, TAKE_POINTS, KEEP,
]
QUESTIONS: Final = [
    ASK_NAME, ASK_PICK, ASK_TAKE, ASK_JOKER, ASK_USE, ASK_ANY, ASK_SEND, ASK_WHERE, ASK_SWAP,
    ASK_PAIR, ASK_TOKEN, ASK_SOUP, ASK_TILE, ASK_ACTION_TILE, ASK_BUILD, ASK_BONUS, ASK_LAST,
    ASK_KEEP, ASK_AREA, ASK_EXTRA,
]
LACKS: Final = [
    LACK_ROOM, LACK_AREA, LACK_REACH, LACK_NOVICE, LACK_EITHER, LACK_GOOD, LACK_TILES,
    LACK_LINE,
]
EVENTS: Final = [
    FIRST, MISSION_OPEN, YEAR, ROUND, ROLLED, REROLLED, PLACED, TOOK, JOKER_LAID, LAPSED, USED,
    DECLINED, GAINED, PAID, SWAPPED, ENVOY, BONUS_FOUND, SENT_ROOM, SENT_CHAPEL, SENT_SPACE,
    UNLOCKED, FLIPPED, EXTRA_ROOM, EXTRA_CHAPEL, EXTRA_SPACE, EXTRA_DROPPED, BUILT, NO_TILE, SCORED,
    EARNED, CLAIMED, GAINED_DIE, DIE_FELL, DIE_LAID, MAJORITY, MAJORITY_TIED, CHAPELS, CLOISTER,
    LEFT_OVER, POINTS, WINNER, SHARED, SHARED_PLACE,
]
TEMPLATES: Final = [*ACTIONS, *QUESTIONS, *LACKS, *EVENTS]
