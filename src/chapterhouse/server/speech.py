"""Speech: what can be said at a table is one line of plain text."""

import unicodedata
from typing import Final

from chapterhouse.core.rule import Malformed
from chapterhouse.play.names import check_marks

JOINERS: Final = "\u200c\u200d"  # they hold letters and pictures together, and turn nothing round
BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"  # letters and a symbol that show nothing
SHOWN: Final = "LNPS"  # letters, numbers, punctuation, symbols: marks alone say nothing
UNREAD: Final = {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}  # control, direction, halves, new lines


def plain(text: str) -> str:
    """Trim what somebody writes. Raises Malformed if nothing is left, and for signs that cannot be
    read or carry too many marks.
    """
    said = trimmed(text)
    check_marks(said)
    return said


def trimmed(text: str) -> str:
    """Trim what somebody wrote. Raises Malformed if nothing is left, or for signs that are none."""
    said = text.strip().strip(JOINERS).strip()
    for sign in said:
        if unicodedata.category(sign) in UNREAD and sign not in JOINERS:
            raise Malformed(
                "no-sign",
                "{sign} cannot be read: write one line of plain text",
                {"sign": f"U+{ord(sign):04X}"},
            )
    if not any([sign not in BLANK and unicodedata.category(sign)[0] in SHOWN for sign in said]):
        raise Malformed("said-nothing", "nothing was said: write a word first", {})
    return said
