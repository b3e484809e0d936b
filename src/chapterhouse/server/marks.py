"""Marks: by one a reader who comes back shows what they were told, and is told the rest alone."""

import hashlib
from collections.abc import Sequence
from typing import Final, final

from chapterhouse.core.sentence import Event
from chapterhouse.play import history

SIZE: Final = 8  # bytes: what is compared is what one page was told itself


@final
class Marks:
    """Of one match, the mark of each number of lines that an observer was told in a language.

    It is made from what that observer heard, and from nothing else.
    """

    def __init__(self) -> None:
        """Begin with no line."""
        self._read: Final[dict[int, tuple[int, hashlib.blake2b]]] = {}

    def after(self, events: Sequence[Event], observer: int, language: str, lines: int) -> str:
        """Give the mark of the first so many lines."""
        read, mark = self._read.get(observer, (0, hashlib.blake2b(digest_size=SIZE)))
        if read > lines:
            read, mark = 0, hashlib.blake2b(digest_size=SIZE)
        heard = [event.seen_by(observer) for event in events[read:lines]]
        mark.update(history.write(heard).encode())
        self._read[observer] = lines, mark
        of_language = mark.copy()
        of_language.update(language.encode())
        return of_language.hexdigest()

    def clear(self) -> None:
        """Forget what was read: lines were taken back."""
        self._read.clear()
