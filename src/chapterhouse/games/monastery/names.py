"""What the things of Monastery are called: words for records, keys for the catalogues."""

from collections.abc import Sequence
from typing import Final

from chapterhouse.core.sentence import Name, Vocabulary
from chapterhouse.games.monastery.components import COLOURS, LETTERS, MOST_BOXES, ROUNDS, TILES

HOURS: Final = [
    "matins", "lauds", "prime", "terce", "sext", "lectio", "none", "vespers", "compline", "night",
]  # fmt: skip


def _names(kind: str, words: Sequence[str]) -> list[Name]:
    """Name values by words, each with an entry of its own in the catalogues."""
    return [Name(word, f"{kind}-{word.lower()}", {}) for word in words]


TILE: Final = Vocabulary("tile", _names("tile", TILES), hidden=True)
PLACE: Final = Vocabulary("place", _names("tile", [*TILES, "abbey"]))  # what lies open
COLOUR: Final = Vocabulary("colour", _names("colour", COLOURS))
LETTER: Final = Vocabulary("letter", _names("letter", LETTERS))
COORDINATE: Final = Vocabulary("coordinate", [])  # of a cell: x to the east, y to the south
COLUMN: Final = Vocabulary("column", [], base=1)
SPACE: Final = Vocabulary("space", [], base=1)  # of a phrase
ROTATION: Final = Vocabulary("rotation", _names("rotation", ["0", "90", "180", "270"]))
BOX: Final = Vocabulary(
    "box",
    [Name("standing", "box-standing", {})]
    + [Name(f"box-{n}", "box", {"n": n}) for n in range(1, MOST_BOXES + 1)]
    + [Name("praying", "box-praying", {})],
)
HOUR: Final = Vocabulary("hour", _names("hour", HOURS))
ROUND: Final = Vocabulary("round", _names("round", ROUNDS))
SOURCE: Final = Vocabulary("source", _names("source", ["letters", "blessings", "tiles"]))
END: Final = Vocabulary("end", _names("end", ["letters", "night", "full"]))
