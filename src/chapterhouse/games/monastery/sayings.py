"""What can be said in Monastery: actions, then questions, then events."""

from typing import Final

from chapterhouse.core.saying import AMOUNT, SEAT, Saying, Slot
from chapterhouse.games.monastery.names import (
    BOX,
    COLOUR,
    COLUMN,
    COORDINATE,
    END,
    HOUR,
    LETTER,
    PLACE,
    ROTATION,
    ROUND,
    SPACE,
    TILE,
)

_AMOUNT: Final = Slot("amount", AMOUNT)
_LEFT: Final = Slot("left", AMOUNT)
_POINTS: Final = Slot("points", AMOUNT)
_PRICE: Final = Slot("price", AMOUNT)
_BLESSINGS: Final = Slot("blessings", AMOUNT)
_NUMBER: Final = Slot("number", AMOUNT)
_SEAT: Final = Slot("seat", SEAT)
_OWNER: Final = Slot("owner", SEAT)
_COLOUR: Final = Slot("colour", COLOUR)
_TILE: Final = Slot("tile", TILE)  # may be hidden
_X: Final = Slot("x", COORDINATE)
_Y: Final = Slot("y", COORDINATE)
_WHERE: Final = [Slot("place", PLACE), _X, _Y]  # a tile on the table, or the Abbey
_BOX: Final = Slot("box", BOX)
_CELL: Final = [Slot("letter", LETTER), Slot("row", COLOUR), Slot("column", COLUMN)]  # of the grid
_LETTER: Final = Slot("letter", LETTER)
_ROTATION: Final = Slot("rotation", ROTATION)

# -- actions, and the outcomes of chance
DEALT: Final = Saying("act-colour", [_COLOUR], "")
DRAWN: Final = Saying("act-drawn", [_TILE], "")
END_TURN: Final = Saying("act-end", [], "end")  # of the movement turn, or of the scoring turn
EXCHANGE: Final = Saying("act-exchange", [], "exchange")
RAISE: Final = Saying("act-raise", [_TILE], "raise")  # take a tile in hand to place it
AT: Final = Saying("act-at", [_X, _Y], "at")
TURN: Final = Saying("act-turn", [_ROTATION], "turn")
RETURN: Final = Saying("act-return", [_TILE], "return")
KEEP: Final = Saying("act-keep", [_TILE], "keep")
WALK: Final = Saying("act-walk", [*_WHERE, _BOX], "walk")  # whose monk walks
TO: Final = Saying("act-to", [*_WHERE, _POINTS], "to")  # and for how many points; 0 out of reach
SHIFT: Final = Saying("act-shift", _WHERE, "to")  # to another box of its own tile
INTO_BOX: Final = Saying("act-box", [Slot("box", BOX), _NUMBER], "into")  # the number it bears
ENCOURAGE: Final = Saying("act-encourage", _WHERE, "encourage")
PRAY: Final = Saying("act-pray", [*_WHERE, _POINTS], "pray")
USE: Final = Saying("act-use", [Slot("place", PLACE)], "use")  # an icon
TOTAL: Final = Saying("act-total", [_POINTS], "total")  # what work brings now
BUY_LETTER: Final = Saying("act-buy", [*_CELL, _PRICE], "buy")
BUY_MONK: Final = Saying("act-call", [_COLOUR, Slot("column", COLUMN), _PRICE], "call")
ON_STRIP: Final = Saying("act-strip", [_OWNER], "on")
SWAP: Final = Saying("act-swap", _CELL, "swap")
WITH: Final = Saying("act-with", _CELL, "with")
NAME: Final = Saying("act-name", [_SEAT], "name")
IMPRISON: Final = Saying("act-imprison", [_SEAT], "imprison")
SPARE: Final = Saying("act-spare", [], "spare")
STAND: Final = Saying("act-stand", [_AMOUNT], "stand")
STAY: Final = Saying("act-stay", [_AMOUNT], "stay")
READY: Final = Saying("act-ready", [], "ready")  # to keep silent: the time for talk is over
PAY_FINE: Final = Saying("act-pay", [], "pay")
MAKE_SMALL: Final = Saying("act-small", [_LETTER, Slot("space", SPACE)], "small")

# -- questions
ASK_MOVE: Final = Saying("ask-move", [_LEFT])
ASK_ENCOURAGE: Final = Saying("ask-encourage", [_LEFT])  # blessings left
ASK_AT: Final = Saying("ask-at", [_TILE])
ASK_TURN: Final = Saying("ask-turn", [_TILE])
ASK_STABLES: Final = Saying("ask-stables", [])
ASK_TO: Final = Saying("ask-to", [_LEFT])
ASK_BOX: Final = Saying("ask-box", _WHERE)
ASK_RETURN: Final = Saying("ask-return", [])
ASK_KEEP: Final = Saying("ask-keep", [_LEFT])  # how many more
ASK_SCORE: Final = Saying("ask-score", [_POINTS])  # so far
ASK_BUY: Final = Saying("ask-buy", [_LEFT, _BLESSINGS])  # blessings that may be spent
ASK_STRIP: Final = Saying("ask-strip", [_LETTER])
ASK_SWAP: Final = Saying("ask-swap", [])
ASK_WITH: Final = Saying("ask-with", [_LETTER])
ASK_ABBOT: Final = Saying("ask-abbot", [_AMOUNT])  # monks of each of those tied
ASK_PRISON: Final = Saying("ask-prison", [])
ASK_STAND: Final = Saying("ask-stand", [*_WHERE, _AMOUNT])
ASK_STAY: Final = Saying("ask-stay", [*_WHERE, _AMOUNT, _NUMBER])  # of the box, 0 for none
ASK_READY: Final = Saying("ask-ready", [])
ASK_SMALL: Final = Saying("ask-small", [])

# -- events; whose they are is told beside them
COLOUR_DEALT: Final = Saying("event-colour", [_COLOUR])
FIRST_ABBOT: Final = Saying("event-first-abbot", [])
HOUR_BEGAN: Final = Saying(
    "event-hour", [Slot("day", AMOUNT), Slot("hour", HOUR), Slot("round", ROUND)]
)
ROSE: Final = Saying("event-rose", [_AMOUNT])  # monks who come back to the Abbey
STOOD: Final = Saying("event-stood", [*_WHERE, _AMOUNT])
STAYED: Final = Saying("event-stayed", [*_WHERE, _AMOUNT, _NUMBER])  # as above
TIED: Final = Saying("event-tied", [_AMOUNT])  # told of each who is
ELECTED: Final = Saying("event-elected", [])
REELECTED: Final = Saying("event-reelected", [])
IMPRISONED: Final = Saying("event-imprisoned", [_OWNER])  # whose monk
SPARED: Final = Saying("event-spared", [])
DREW: Final = Saying("event-drew", [_TILE])
KEPT: Final = Saying("event-kept", [_TILE])
RETURNED: Final = Saying("event-returned", [_TILE])
GAVE_BACK: Final = Saying("event-gave-back", [_AMOUNT])  # tiles, after the draws of a variant
EXCHANGED: Final = Saying("event-exchanged", [])
TURN_BEGAN: Final = Saying("event-turn", [_POINTS])  # movement points
LAID: Final = Saying("event-laid", [*_WHERE, _ROTATION])
RECEIVED: Final = Saying("event-received", [_BLESSINGS])
PUT_BACK: Final = Saying("event-put-back", [])
WALKED: Final = Saying(
    "event-walked",
    [
        *_WHERE,
        Slot("to", PLACE),
        Slot("to_x", COORDINATE),
        Slot("to_y", COORDINATE),
        _POINTS,
        _BOX,  # where the monk came from
    ],
)
ENTERED: Final = Saying("event-entered", [*_WHERE, _NUMBER])  # a box, by the number it bears
SHIFTED: Final = Saying("event-shifted", [*_WHERE, _NUMBER, _BOX])  # from which box
FOUND: Final = Saying("event-found", [_BLESSINGS])  # on the tile entered
DONE: Final = Saying("event-done", [])  # with this turn
ENCOURAGED: Final = Saying("event-encouraged", _WHERE)
BUILT: Final = Saying("event-built", [*_WHERE, _POINTS])
TURNED: Final = Saying("event-turned", _WHERE)
PRAYED: Final = Saying("event-prayed", [*_WHERE, _POINTS])
WORKED: Final = Saying("event-worked", [*_WHERE, _POINTS])
TOTALLED: Final = Saying("event-totalled", [_POINTS])
USED: Final = Saying("event-used", [Slot("place", PLACE)])
BOUGHT_LETTER: Final = Saying("event-bought", [*_CELL, _PRICE])
BOUGHT_MONK: Final = Saying("event-called", [_OWNER, Slot("column", COLUMN), _PRICE])
SPENT: Final = Saying("event-spent", [_BLESSINGS])
LARGE: Final = Saying("event-large", [_LETTER, _OWNER])  # placed large on this player's strip
SMALL: Final = Saying("event-small", [_LETTER, _OWNER])
COMPLETE: Final = Saying("event-complete", [])  # this player's phrase
RESTED: Final = Saying("event-rested", [_POINTS, _BLESSINGS])  # unspent points, what they bring
SWAPPED: Final = Saying(
    "event-swapped",
    [*_CELL, Slot("other", LETTER), Slot("other_row", COLOUR), Slot("other_column", COLUMN)],
)  # where they were
CALLED: Final = Saying("event-called-election", [])
SILENT: Final = Saying("event-ready", [])  # this player keeps silence from now on
SPOKE: Final = Saying("event-spoke", [])  # in spite of the vow of silence
FINED: Final = Saying("event-fined", [])  # pays a blessing for it
TURNED_SMALL: Final = Saying("event-turned-small", [_LETTER])
ENDED: Final = Saying("event-ended", [Slot("end", END)])
HAND_SHOWN: Final = Saying("event-hand", [_AMOUNT, Slot("tiles", TILE, many=True)])
BAG_SHOWN: Final = Saying("event-bag", [_AMOUNT, Slot("tiles", TILE, many=True)])
LETTERS_COUNT: Final = Saying("event-testament-letters", [_AMOUNT, _POINTS])
BLESSINGS_COUNT: Final = Saying("event-testament-blessings", [_BLESSINGS, _POINTS])
TILES_COUNT: Final = Saying("event-testament-tiles", [_POINTS])  # lost for tiles behind the screen
TESTAMENT: Final = Saying("event-testament", [_POINTS, Slot("rank", AMOUNT)])
TEAM_TOTAL: Final = Saying("event-team", [_OWNER, _POINTS])  # with this partner
WINNER: Final = Saying("event-winner", [])
LOWEST_ROW: Final = Saying("event-lowest-row", [])  # wins among equals

SAYINGS: Final = [saying for saying in list(globals().values()) if isinstance(saying, Saying)]
