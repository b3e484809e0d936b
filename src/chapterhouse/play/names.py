"""Names as they are newly given: one way to write each, no invisible signs, no two that look alike.

Records hold what was given before there were such rules, so those are read less strictly: `record`.
"""

import re
import unicodedata
from collections.abc import Sequence
from typing import Final

from chapterhouse.core.rule import Malformed
from chapterhouse.play.record import JOINED, checked, no_name

# Signs that are drawn as nothing, though Unicode calls them marks, letters or symbols.
BLANK: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U0001d159"
)
VARIANTS: Final = re.compile("[\ufe00-\ufe0f\U000e0100-\U000e01ef]")  # how the sign before is drawn
MARKS: Final = 6  # on one sign: no writing piles up more
SEEN: Final = ("L", "N", "So")  # categories of which a name has at least one sign

# By a Latin letter those of Cyrillic, Greek, Armenian and Cherokee that look like it; by a sign
# those that people type in its place.
LOOKALIKES: Final = {
    "A": "\u0410\u0391\u13aa",
    "a": "\u0430\u03b1\u0251",
    "B": "\u0412\u0392\u13f4",
    "b": "\u0432\u044c\u03b2",
    "C": "\u0421\u13df",
    "c": "\u0441\u03f2",
    "d": "\u0501",
    "E": "\u0415\u0395\u13ac",
    "e": "\u0435\u03b5",
    "g": "\u0261",
    "H": "\u041d\u0397\u13bb",
    "h": "\u043d\u04bb",
    "I": "\u0406\u0399",
    "i": "\u0456\u03b9",
    "J": "\u0408\u13ab",
    "j": "\u0458\u03f3",
    "K": "\u041a\u039a\u13e6",
    "k": "\u043a\u03ba",
    "L": "\u13de",
    "l": "\u04cf",
    "M": "\u041c\u039c\u13b7",
    "m": "\u043c",
    "N": "\u039d",
    "n": "\u0578",
    "O": "\u041e\u039f\u0555",
    "o": "\u043e\u03bf\u0585",
    "P": "\u0420\u03a1\u13e2",
    "p": "\u0440\u03c1",
    "Q": "\u051a",
    "q": "\u051b",
    "r": "\u0433",
    "S": "\u0405\u13da",
    "s": "\u0455\u057d",
    "T": "\u0422\u03a4\u13a2",
    "t": "\u0442\u03c4",
    "u": "\u03c5",
    "V": "\u13d9",
    "v": "\u03bd",
    "W": "\u051c\u13b3",
    "w": "\u051d",
    "X": "\u0425\u03a7",
    "x": "\u0445\u03c7",
    "Y": "\u0423\u03a5",
    "y": "\u0443\u03b3",
    "Z": "\u0396\u13c3",
    "'": "\u2018\u2019\u02bc`\u00b4",
    "-": "\u2010\u2012\u2013\u2014\u2212",
}
SHAPES: Final = {ord(sign): shape for shape, signs in LOOKALIKES.items() for sign in signs}
ONE_STROKE: Final = str.maketrans("i1|\u01310", "llllo")  # \u0131: a Turkish i without its dot


def given(names: Sequence[str]) -> list[str]:
    """Write names newly given as they are kept.

    Raises Malformed for one that no record can hold, that has a sign which cannot be seen, or that
    looks like another.
    """
    kept = [_seen(tidied(name)) for name in names]
    for at, name in enumerate(kept):
        other = next((other for other in kept[:at] if other != name and alike(other, name)), None)
        if other is not None:
            raise Malformed(
                "names-alike",
                "{name} looks like {other}: players need names that can be told apart",
                {"name": name, "other": other},
            )
    return checked(kept)


def tidied(name: str) -> str:
    """Write a name in the one way that it is kept in: composed, with single spaces within."""
    spaced = [" " if unicodedata.category(sign) == "Zs" else sign for sign in name.strip()]
    return re.sub(" +", " ", unicodedata.normalize("NFC", "".join(spaced)))


def check_marks(text: str) -> None:
    """Check that no sign carries so many marks that they cover the lines around it. Raises
    Malformed.
    """
    carried = 0
    for sign in text:
        kind = unicodedata.category(sign)
        if kind != "Cf":  # what joins two signs ends neither
            carried = carried + 1 if kind in ("Mn", "Me") else 0
        if carried > MARKS:
            raise Malformed(
                "many-marks", "no letter can carry so many marks; leave some of them out", {}
            )


def numbered(seats: int) -> list[str]:
    """Name players of whom nothing is known, by seat."""
    return [f"Player {seat + 1}" for seat in range(seats)]


def alike(name: str, other: str) -> bool:
    """Tell whether two names can hardly be told apart, in capitals or not."""
    return _folded(name) == _folded(other) or _shape(name) == _shape(other)


def _seen(name: str) -> str:
    """Check that all of a name can be seen. Raises Malformed."""
    bare = JOINED.sub("", name)
    for sign in bare:
        if sign in BLANK or VARIANTS.match(sign) or unicodedata.category(sign) in ("Cf", "Cc"):
            raise Malformed(
                "unseen-sign",
                "a name cannot hold the sign {sign}, which nobody can see; leave it out",
                {"sign": f"U+{ord(sign):04X}"},
            )
    check_marks(bare)
    if not any(unicodedata.category(sign).startswith(SEEN) for sign in bare):
        raise no_name(name)
    return name


def _folded(name: str) -> str:
    """Write a name without regard to capitals, and to signs that are one sign in another form."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def _shape(name: str) -> str:
    """Write what a name looks like: names that look alike come to the same."""
    bare = JOINED.sub("", unicodedata.normalize("NFKD", name))
    drawn = bare.translate(SHAPES).casefold().translate(ONE_STROKE)
    return drawn.replace("rn", "m").replace("vv", "w")
