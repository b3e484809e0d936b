"""Answers that are computed where they are asked for: here there are no processes."""

from collections.abc import Callable
from typing import Final

from chapterhouse.server.workers import Failed


class InPlace:
    """Answers at once, while all else waits."""

    def __init__(self, answer: Callable[[bytes], bytes]) -> None:
        self._answer: Final = answer

    async def ask(self, question: bytes, deadline: float, table: str = "") -> bytes:
        return self._answer(question)

    async def review(self, question: bytes, deadline: float, visitor: str) -> bytes:
        """Review nothing: it would keep everybody waiting. Raises Failed."""
        raise Failed("nothing is reviewed here")

    async def close(self) -> None:
        """End; nothing is asked."""
