"""What is kept of a table, wherever that is, and what keeps it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol

from chapterhouse.server.chairs import Chair
from chapterhouse.server.charter import Charter
from chapterhouse.server.room import Ended, Row

SAID: Final = 200  # of what was said at a table, the last are kept


@dataclass(frozen=True)
class Remark:
    """Something about the table that is no event of the game."""

    key: str
    slots: dict[str, str]


@dataclass(frozen=True)
class Said:
    """What somebody at a seat said; the numbers of a table rise."""

    number: int
    seat: int
    text: str


@dataclass
class Kept:
    """All that is kept of one table."""

    charter: Charter
    chairs: list[Chair]
    rows: list[Row] = field(default_factory=list)
    remarks: list[Remark] = field(default_factory=list)
    said: list[Said] = field(default_factory=list)
    ended: Ended | None = None
    rematch: str | None = None  # the match that follows


@dataclass(frozen=True)
class Change:
    """What is to be kept together or not at all."""

    rows: Sequence[Row] = ()
    chairs: Sequence[Chair] = ()
    remarks: Sequence[Remark] = ()
    names: Sequence[str] | None = None  # with them the match begins
    said: Said | None = None
    ended: Ended | None = None


class Keeper(Protocol):
    """What keeps tables: whatever it was given is there again when it is asked for."""

    @property
    def late(self) -> bool:
        """Whether a change has been waiting to be kept for too long."""

    async def create(self, kept: Kept) -> None:
        """Keep a new table."""

    async def keep(self, id: str, change: Change) -> None:
        """Keep a change of a table."""

    async def load(self, id: str) -> Kept | None:
        """Give all that is kept of a table; None if there is no such table."""

    async def count_step(self, game: str, lesson: str, step: int) -> None:
        """Count that somebody has reached a step of a lesson."""

    async def check(self) -> None:
        """See that something can be kept. Raises whatever is against it."""

    async def close(self) -> None:
        """Keep what still waits, and end."""
