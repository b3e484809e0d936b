"""What was typed ahead at a terminal: it was meant for what stood there before, and is dropped."""

import select
import sys
from contextlib import suppress
from typing import Final

with suppress(ImportError):  # there is none on Windows
    import termios

MOMENT: Final = 0.4  # seconds: longer than between two letters of a key that is held


def drop() -> bool:
    """Drop what nobody has read yet; tell whether anything can be dropped here."""
    if not sys.stdin.isatty() or "termios" not in globals():
        return False
    with suppress(termios.error):  # the terminal is gone: the next reading says so
        termios.tcflush(sys.stdin, termios.TCIFLUSH)
        return True
    return False


def settle() -> bool:
    """Wait until no line has come for a moment; tell whether any had to be dropped."""
    typed = False
    while drop() and select.select([sys.stdin], [], [], MOMENT)[0]:
        typed = True
    return typed
