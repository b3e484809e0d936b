"""Readers: whoever looks on at a table, as the table knows them."""

from typing import Protocol

from chapterhouse.server.store import Remark


class Reader(Protocol):
    """Whoever looks on, with the eye of a seat or of the gallery."""

    eye: int

    def stir(self) -> None:
        """Look again: something may have changed."""

    def notice(self, remark: Remark) -> None:
        """Hear something that is no event of the game."""

    def leave(self) -> None:
        """Go away: the key opens nothing any more."""
