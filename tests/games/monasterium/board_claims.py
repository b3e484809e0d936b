"""What a scenario of Monasterium can claim of what lies on the table.

Red has 2 soup 1 tool         so many of these goods
Red envoy 4                   on this field of the path
Red owns 2                    own dice
Red hand 2 white 1 own        dice in hand; `Red hand -` for none
Red window ABC BC- ---        the church window, row by row
Red beside II III IV          the rows whose extra novice stands there; `-` for none
Red unlocked I-A II-B         the actions that are open besides the standard ones; `-` for none
Red flipped B D               the columns whose tile is flipped; `-` for none
Red claimed A1 C4             the missions fulfilled; `-` for none
Red tile ready                the reroll tile, or `Red tile turned`
F2 4 white 1 Red              the dice on a field; `F2 -` for none
room A1 Red                   who is in a room or on a space; `-` for nobody
chapel A 2 Red 1 Blue         who is in a chapel; `-` for nobody
tiles 4 4 4 4 3               left in the chapels, by monastery
used II-A III-B               the actions used up this turn; `-` for none
"""

from chapterhouse.core.bits import BIT, members_of
from chapterhouse.games.monasterium.components import FACES, GOODS, MONASTERIES, YEARS
from chapterhouse.games.monasterium.names import (
    ACTION,
    COLUMN,
    FIELD,
    MISSION,
    MONASTERY,
    NOVICE,
    ROOM,
    ROW,
    SPACE,
)
from chapterhouse.games.monasterium.state import CELLS, KINDS_OF_GOOD, Monasterium
from games.claims import NONE, Claims, same


def holds(claims: Claims, words: list[str]) -> bool:
    """Check a claim; false if it is none of these."""
    s, names = claims.match.state, claims.match.record.names
    assert isinstance(s, Monasterium)
    match words:
        case [name, ("has" | "envoy" | "owns" | "tile") as what, *rest] if name in names:
            same(_one(s, names.index(name), what, rest), rest)
        case [name, what, *rest] if name in names and what in LISTS:
            same(LISTS[what](s, names.index(name)) or [NONE], rest)
        case [field, *dice] if field in [name.word for name in FIELD.names]:
            same(_on_field(s, names, FIELD.value(field)) or [NONE], dice)
        case [("room" | "space") as what, place, *who]:
            taken, at = (s.rooms, ROOM) if what == "room" else (s.spaces, SPACE)
            inside = [
                n for n, places in zip(names, taken, strict=True) if places & BIT[at.value(place)]
            ]
            same(inside or [NONE], who)
        case ["chapel", letter, *who]:
            same(_in_chapel(s, names, MONASTERY.value(letter)) or [NONE], who)
        case ["tiles", *numbers]:
            same(list(s.tiles), [int(number) for number in numbers])
        case ["used", *actions]:
            same([ACTION.word(action) for action in members_of(s.used)] or [NONE], actions)
        case _:
            return False
    return True


def _one(s: Monasterium, seat: int, what: str, claimed: list[str]) -> list[str]:
    """Say what is so of what was claimed."""
    if what == "has":
        goods = claimed[1::2]
        amounts = [int(s.goods[KINDS_OF_GOOD * seat + GOODS.index(good)]) for good in goods]
        return [word for pair in zip(map(str, amounts), goods, strict=True) for word in pair]
    if what == "envoy":
        return [str(s.envoy[seat])]
    if what == "owns":
        return [str(s.owned[seat])]
    return ["ready" if s.rerolls & BIT[seat] else "turned"]


def _counted(counts: list[int], names: list[str]) -> list[str]:
    """Write how many of each there are, leaving out none."""
    return [word for n, name in zip(counts, names, strict=True) if n for word in (str(n), name)]


def _on_field(s: Monasterium, names: list[str], field: int) -> list[str]:
    """Write the dice on a field, the white ones first."""
    lying = [int(s.dice[FACES * seat + field]) for seat in range(s.seats + 1)]
    return _counted([lying[-1], *lying[:-1]], ["white", *names])


def _in_chapel(s: Monasterium, names: list[str], m: int) -> list[str]:
    """Write who is in a chapel."""
    return _counted([int(s.chapel[MONASTERIES * seat + m]) for seat in range(s.seats)], names)


def _hand(s: Monasterium, seat: int) -> list[str]:
    """Write the dice in a hand."""
    return _counted([int(n) for n in s.hand[2 * seat : 2 * seat + 2]], ["white", "own"])


def _window(s: Monasterium, seat: int) -> list[str]:
    """Write a church window, row by row."""
    tiles = s.window[CELLS * seat : CELLS * (seat + 1)]
    cells = "".join([MONASTERY.word(tile - 1) if tile else "-" for tile in tiles])
    return [cells[:3], cells[3:6], cells[6:]]


def _beside(s: Monasterium, seat: int) -> list[str]:
    """Write the rows whose extra novice stands beside them."""
    return [ROW.word(row) for row in members_of(s.beside[seat])]


def _unlocked(s: Monasterium, seat: int) -> list[str]:
    """Write the actions of the fields that are empty: MSM-UNLOCK-1."""
    return [NOVICE.word(field) for field in range(15) if not s.novices[seat] & BIT[field]]


def _flipped(s: Monasterium, seat: int) -> list[str]:
    """Write the columns whose novice of row IV has gone: MSM-CLOISTER-8."""
    return [COLUMN.word(c) for c in range(5) if not s.novices[seat] & BIT[15 + c]]


def _claimed(s: Monasterium, seat: int) -> list[str]:
    """Write the missions fulfilled, in whatever year."""
    return [
        MISSION.word(mission)
        for mission in range(15)
        if any(s.claimed[YEARS * seat + year] & BIT[mission] for year in range(YEARS))
    ]


LISTS = {
    "hand": _hand,
    "window": _window,
    "beside": _beside,
    "unlocked": _unlocked,
    "flipped": _flipped,
    "claimed": _claimed,
}
