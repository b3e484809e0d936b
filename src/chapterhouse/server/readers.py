"""Readers: whoever looks on at a table, as the table knows them."""

from typing import Protocol

from chapterhouse.server.store import Remark


class Reader(Protocol):
    """Whoever looks on, with the eye of a seat or of the gallery."""

    eye: int
    key: str | None  # its fingerprint

    def stir(self) -> None:
        """Look again: something may have changed."""

    def notice(self, remark: Remark) -> None:
        """Hear something that is no event of the game."""
