"""What the things of Monasterium are called: words for records, keys for the catalogues."""

from collections.abc import Sequence
from typing import Final

from chapterhouse.core.ints import i64
from chapterhouse.core.sentence import Name, Vocabulary
from chapterhouse.games.monasterium.components import (
    A_CATEGORY,
    AREAS,
    BONUSES,
    FACES,
    GOODS,
    KINDS,
    LETTERS,
    MOST,
    MOST_AT_ONCE,
    NUMERALS,
)


def _vocabulary(kind: str, words: Sequence[str]) -> Vocabulary:
    """Name values by words, each with an entry of its own in the catalogues."""
    return Vocabulary(kind, [Name(word, f"{kind}-{word.lower()}", {}) for word in words])


def _numbered(kind: str, words: Sequence[str], per: int) -> Vocabulary:
    """Name places of monasteries: one entry for all, told the monastery and the number."""
    return Vocabulary(
        kind,
        [
            Name(word, kind, {"monastery": at // per + 1, "number": at % per + 1})
            for at, word in enumerate(words)
        ],
    )


_SPOTS: Final = [f"{letter}{nth + 1}" for letter in LETTERS for nth in range(MOST)]
_DICE: Final = [f"{owner}-{face + 1}" for owner in ("white", "own") for face in range(FACES)]

MONASTERY: Final = _vocabulary("monastery", LETTERS)
ROOM: Final = _numbered("room", _SPOTS, MOST)
SPACE: Final = _numbered("space", _SPOTS, MOST)
KIND: Final = _vocabulary("kind", KINDS)
AREA: Final = _vocabulary("area", AREAS)
SUM: Final = Vocabulary(  # so many of a good: see `sum_of`
    "sum",
    [Name(f"{n}-{good}", f"sum-{good}", {"n": n}) for good in GOODS for n in range(MOST_AT_ONCE)],
)
BONUS: Final = _vocabulary("bonus", ["none", *BONUSES[1:]])
COLUMN: Final = _vocabulary("column", LETTERS)
ROW: Final = _vocabulary("row", NUMERALS)
NOVICE: Final = _vocabulary("novice", [f"{row}-{c}" for row in NUMERALS for c in LETTERS])
ACTION: Final = _vocabulary(
    "action", [f"{row}-{c}" for row in ["STD", *NUMERALS[:3]] for c in LETTERS]
)
WINDOW_ROW: Final = _vocabulary("window-row", ["top", "middle", "bottom"])
DIE: Final = Vocabulary(
    "die",
    [
        Name(word, f"die-{word.partition('-')[0]}", {"face": at % FACES + 1})
        for at, word in enumerate(_DICE)
    ],
)
FIELD: Final = Vocabulary("field", [Name(f"F{n + 1}", "field", {"n": n + 1}) for n in range(FACES)])
MISSION: Final = _vocabulary("mission", [f"{c}{n + 1}" for c in "ABC" for n in range(A_CATEGORY)])


def sum_of(n: i64, good: i64) -> i64:
    """Give the number of an amount of a good."""
    return MOST_AT_ONCE * good + n
