"""What can be said in Monastery: actions, then questions, then events."""

from typing import Final

from chapterhouse.core.sentence import AMOUNT, SEAT, Slot, Template
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
_SECOND: Final = Slot("second", AMOUNT)
_BEHIND: Final = Slot("behind", SEAT)
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
DEALT: Final = Template("act-colour", [_COLOUR], "")
DRAWN: Final = Template("act-drawn", [_TILE], "")
END_TURN: Final = Template("act-end", [], "end")  # of the movement turn, or of the scoring turn
EXCHANGE: Final = Template("act-exchange", [], "exchange")
RAISE: Final = Template("act-raise", [_TILE], "raise")  # take a tile in hand to place it
AT: Final = Template("act-at", [_X, _Y], "at")
TURN: Final = Template("act-turn", [_ROTATION], "turn")
RETURN: Final = Template("act-return", [_TILE], "return")
KEEP: Final = Template("act-keep", [_TILE], "keep")
WALK: Final = Template("act-walk", [*_WHERE, _BOX], "walk")  # whose monk walks
TO: Final = Template("act-to", [*_WHERE, _POINTS], "to")  # and for how many points; 0 out of reach
SHIFT: Final = Template("act-shift", _WHERE, "to")  # to another box of its own tile
INTO_BOX: Final = Template("act-box", [Slot("box", BOX), _NUMBER], "into")  # the number it bears
ENCOURAGE: Final = Template("act-encourage", _WHERE, "encourage")
PRAY: Final = Template("act-pray", [*_WHERE, _POINTS], "pray")
USE: Final = Template("act-use", [Slot("place", PLACE)], "use")  # an icon
TOTAL: Final = Template("act-total", [_POINTS], "total")  # what work brings now
BUY_LETTER: Final = Template("act-buy", [*_CELL, _PRICE], "buy")
BUY_MONK: Final = Template("act-call", [_COLOUR, Slot("column", COLUMN), _PRICE], "call")
ON_STRIP: Final = Template("act-strip", [_OWNER], "on")
SWAP: Final = Template("act-swap", _CELL, "swap")
WITH: Final = Template("act-with", _CELL, "with")
NAME: Final = Template("act-name", [_SEAT], "name")
IMPRISON: Final = Template("act-imprison", [_SEAT], "imprison")
SPARE: Final = Template("act-spare", [], "spare")
STAND: Final = Template("act-stand", [_AMOUNT], "stand")
STAY: Final = Template("act-stay", [_AMOUNT], "stay")
READY: Final = Template("act-ready", [], "ready")  # to keep silent: the time for talk is over
PAY_FINE: Final = Template("act-pay", [], "pay")
MAKE_SMALL: Final = Template("act-small", [_LETTER, Slot("space", SPACE)], "small")

# -- what is risked
LACK_PLACE: Final = Template("lack-place", [_TILE])  # on the map, for a tile
WARN_LOST: Final = Template("warn-lost", [_POINTS])  # movement points that would be lost
WARN_DRAWN: Final = Template("warn-drawn", [])

# -- questions
ASK_MOVE: Final = Template("ask-move", [_LEFT])
ASK_ENCOURAGE: Final = Template("ask-encourage", [_LEFT])  # blessings left
ASK_AT: Final = Template("ask-at", [_TILE])
ASK_TURN: Final = Template("ask-turn", [_TILE, Slot("ways", AMOUNT)])
ASK_STABLES: Final = Template("ask-stables", [])
ASK_TO: Final = Template("ask-to", [_LEFT])
ASK_BOX: Final = Template("ask-box", _WHERE)
ASK_RETURN: Final = Template("ask-return", [])
ASK_KEEP: Final = Template("ask-keep", [_LEFT])  # how many more
ASK_SCORE: Final = Template("ask-score", [_POINTS])  # so far
ASK_BUY: Final = Template("ask-buy", [_LEFT, _BLESSINGS])  # blessings that may be spent
ASK_STRIP: Final = Template("ask-strip", [_LETTER], rest=True)
ASK_SWAP: Final = Template("ask-swap", [], rest=True)
ASK_WITH: Final = Template("ask-with", [_LETTER], rest=True)
ASK_ABBOT: Final = Template("ask-abbot", [_AMOUNT])  # monks of each of those tied
ASK_PRISON: Final = Template("ask-prison", [])
ASK_STAND: Final = Template("ask-stand", [*_WHERE, _AMOUNT])
ASK_STAY: Final = Template("ask-stay", [*_WHERE, _AMOUNT, _NUMBER])  # of the box, 0 for none
ASK_READY: Final = Template("ask-ready", [])
ASK_SMALL: Final = Template("ask-small", [])

# -- events; whose they are is told beside them
COLOUR_DEALT: Final = Template("event-colour", [_COLOUR])
FIRST_ABBOT: Final = Template("event-first-abbot", [])
HOUR_BEGAN: Final = Template(
    "event-hour", [Slot("day", AMOUNT), Slot("hour", HOUR), Slot("round", ROUND)]
)
ROSE: Final = Template("event-rose", [_AMOUNT])  # monks who come back to the Abbey
STOOD: Final = Template("event-stood", [*_WHERE, _AMOUNT])
STAYED: Final = Template("event-stayed", [*_WHERE, _AMOUNT, _NUMBER])  # as above
TIED: Final = Template("event-tied", [_AMOUNT])  # told of each who is
ELECTED: Final = Template("event-elected", [], telling=True)
REELECTED: Final = Template("event-reelected", [], telling=True)
IMPRISONED: Final = Template("event-imprisoned", [_OWNER], telling=True)  # whose monk
SPARED: Final = Template("event-spared", [])
DREW: Final = Template("event-drew", [_TILE])
KEPT: Final = Template("event-kept", [_TILE])
RETURNED: Final = Template("event-returned", [_TILE])
GAVE_BACK: Final = Template("event-gave-back", [_AMOUNT])  # tiles, after the draws of a variant
EXCHANGED: Final = Template("event-exchanged", [], telling=True)
TURN_BEGAN: Final = Template("event-turn", [_POINTS])  # movement points
LAID: Final = Template("event-laid", [*_WHERE, _ROTATION], telling=True)
RECEIVED: Final = Template("event-received", [_BLESSINGS])
PUT_BACK: Final = Template("event-put-back", [])
_TO: Final = [Slot("to", PLACE), Slot("to_x", COORDINATE), Slot("to_y", COORDINATE)]
# the box is where the monk came from
WALKED: Final = Template("event-walked", [*_WHERE, *_TO, _POINTS, _BOX], telling=True)
ENTERED: Final = Template("event-entered", [*_WHERE, _NUMBER])  # a box, by the number it bears
SHIFTED: Final = Template("event-shifted", [*_WHERE, _NUMBER, _BOX])  # from which box
FOUND: Final = Template("event-found", [_BLESSINGS])  # on the tile entered
DONE: Final = Template("event-done", [])  # with this turn
ENCOURAGED: Final = Template("event-encouraged", _WHERE)
BUILT: Final = Template("event-built", [*_WHERE, _POINTS], telling=True)
TURNED: Final = Template("event-turned", _WHERE)
PRAYED: Final = Template("event-prayed", [*_WHERE, _POINTS], telling=True)
WORKED: Final = Template("event-worked", [*_WHERE, _POINTS])
TOTALLED: Final = Template("event-totalled", [_POINTS], telling=True)
USED: Final = Template("event-used", [Slot("place", PLACE)], telling=True)
BOUGHT_LETTER: Final = Template("event-bought", [*_CELL, _PRICE], telling=True)
BOUGHT_MONK: Final = Template(
    "event-called", [_OWNER, Slot("column", COLUMN), _PRICE], telling=True
)
SPENT: Final = Template("event-spent", [_BLESSINGS])
LARGE: Final = Template("event-large", [_LETTER, _OWNER])  # placed large on this player's strip
SMALL: Final = Template("event-small", [_LETTER, _OWNER])
COMPLETE: Final = Template("event-complete", [])  # this player's phrase
# unspent points, what they bring
RESTED: Final = Template("event-rested", [_POINTS, _BLESSINGS], telling=True)
SWAPPED: Final = Template(
    "event-swapped",
    [*_CELL, Slot("other", LETTER), Slot("other_row", COLOUR), Slot("other_column", COLUMN)],
)  # where they were
CALLED: Final = Template("event-called-election", [], telling=True)
SILENT: Final = Template("event-ready", [])  # this player keeps silence from now on
SPOKE: Final = Template("event-spoke", [])  # in spite of the vow of silence
FINED: Final = Template("event-fined", [])  # pays a blessing for it
TURNED_SMALL: Final = Template("event-turned-small", [_LETTER])
ENDED: Final = Template("event-ended", [Slot("end", END)])
HAND_SHOWN: Final = Template("event-hand", [_AMOUNT, Slot("tiles", TILE, many=True)])
BAG_SHOWN: Final = Template("event-bag", [_AMOUNT, Slot("tiles", TILE, many=True)])
LETTERS_COUNT: Final = Template("event-testament-letters", [_AMOUNT, _POINTS])
BLESSINGS_COUNT: Final = Template("event-testament-blessings", [_BLESSINGS, _POINTS])
TILES_COUNT: Final = Template("event-testament-tiles", [_POINTS])  # lost for tiles not placed
TESTAMENT: Final = Template("event-testament", [_POINTS, Slot("rank", AMOUNT)])
TEAM_TOTAL: Final = Template("event-team", [_OWNER, _POINTS])  # with this partner
WINNER: Final = Template("event-winner", [])
# The lower row decides; how far down each is.
LOWER_ROW: Final = Template("event-lower-row", [_BEHIND, _AMOUNT, _SECOND])
LOWER_ROW_OF_TEAM: Final = Template("event-lower-row-of-team", [_BEHIND, _AMOUNT, _SECOND])
# What releases up to 2026.11 told of the first place; the results that they kept still have it.
LOWEST_ROW: Final = Template("event-lowest-row", [])

TEMPLATES: Final = [one for one in list(globals().values()) if isinstance(one, Template)]

# What an option brings; other events say no more than the choice.
FORETOLD: Final = [
    ROSE, RECEIVED, PUT_BACK, FOUND, SPENT, BUILT, PRAYED, WORKED, COMPLETE, RESTED, ELECTED,
]  # fmt: skip
