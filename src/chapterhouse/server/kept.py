"""What is kept of a table, wherever that is, and what keeps it."""

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal, NamedTuple, Protocol

from chapterhouse.core.rule import Malformed
from chapterhouse.server.chairs import Chair
from chapterhouse.server.charter import Charter
from chapterhouse.server.room import Ended, Row
from chapterhouse.wire.messages import Pace

SAID: Final = 200  # of what was said at a table, the last are kept
PASSED: Final = 20  # of remarks that tell of a moment, as many are kept for other processes
LASTED: Final = 200  # of those that last, as many as nobody reads: a host may free a seat for ever
LASTING: Final = (
    "notice-fallback", "notice-recovered", "notice-freed", "notice-plays-on", "notice-renewed",
    "notice-person-link",
)  # fmt: skip
NAME_BYTES: Final = 12
OVER: Final = -1  # who is waited for where the match is over
WHOLE: Final = -1  # the seat of a wish that is of a whole table


def name_told(id: str) -> str:
    """Name a table to other processes so that nobody else finds it by that: by its id anybody may
    watch where watching is allowed.
    """
    return hashlib.blake2b(id.encode(), digest_size=NAME_BYTES).hexdigest()


@dataclass(frozen=True)
class Remark:
    """Something about the table that is no event of the game; the numbers of a table rise."""

    key: str
    slots: dict[str, str]
    number: int = field(default=-1, compare=False)


Seated = tuple[list[Chair], list[Remark]]  # the chairs that change, and what all are told of it


def lasting(remarks: Sequence[Remark]) -> list[Remark]:
    """Choose what whoever comes in later is told too, as the chairs do not show it."""
    return [remark for remark in remarks if remark.key in LASTING]


@dataclass(frozen=True)
class Said:
    """What somebody at a seat said; the numbers of a table rise."""

    number: int
    seat: int
    text: str


@dataclass(frozen=True)
class Wish:
    """A wish to be called to a seat, or to a whole table, by the fingerprint of a key: on a device,
    by Web Push, or by a message to an address.
    """

    seat: int
    key: str
    way: Literal["device", "address"]
    address: str
    keys: list[str] = field(default_factory=list)  # of the device, for what is sent there
    language: str = "en"
    home: str = ""  # where the page of the server was found
    mentions: dict[str, str] = field(default_factory=dict)  # what is written beside names

    @property
    def place(self) -> str:
        """Tell which it is of the wishes at its seat: one for each device, and one besides."""
        if self.way == "address":
            return self.way
        return hashlib.blake2b(self.address.encode(), digest_size=NAME_BYTES).hexdigest()


@dataclass(frozen=True)
class Standing:
    """What a player has settled before being asked, as the game has it; None for nothing any more.

    It was settled by the fingerprint of a key, where turns are left open or not. For one occasion
    the player may have taken to acting by hand.
    """

    seat: int
    key: str
    answer: Any
    leaves_open: bool = False
    by_hand: int | None = None


class Outdated(Exception):
    """A change made without knowing the last one: another process has kept that."""


class Unread(Malformed):
    """What is kept cannot be read now, so this process may not know what happened last."""

    def __init__(self) -> None:
        super().__init__(
            "behind",
            "the server does not know yet what happened last at this table; nothing is lost, try "
            "again in a moment",
            {},
        )


class Known(NamedTuple):
    """How much is known of a table: how often something was kept of it, and how often anything
    else has changed than what is played, above all who is there.
    """

    changes: int = 0
    company: int = 0

    @property
    def revision(self) -> int:
        """Give the one number that processes tell each other: whatever happens, it rises."""
        return self.changes + self.company


NOTHING: Final = Known()


class Attendant(NamedTuple):
    """A reader of a table, as other processes have to know of them: of keys, only one to a seat."""

    observer: int
    key: str | None
    pace: Pace


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
    known: Known = NOTHING
    elsewhere: dict[int, list[Attendant]] = field(default_factory=dict)  # by their processes
    calls: bool = False  # whether anybody wishes to be called
    standing: list[Standing] = field(default_factory=list)


@dataclass(frozen=True)
class News:
    """How far a table has come, and the rows that are new; all else is to be read anew if the
    company has changed.
    """

    known: Known
    rows: list[Row]


@dataclass(frozen=True)
class Change:
    """What is to be kept together or not at all."""

    rows: Sequence[Row] = ()
    chairs: Sequence[Chair] = ()
    remarks: Sequence[Remark] = ()
    names: Sequence[str] | None = None  # with them the match begins
    said: Said | None = None
    ended: Ended | None = None
    broken_off: bool = False  # whether it is over without having ended
    awaited: int | None = None  # who is waited for then, where somebody wishes to be called
    wishes: Sequence[Wish] = ()
    due: float | None = None  # when the time that runs is up; infinite where none does
    doors: Charter | None = None  # as its host has changed them
    standing: Sequence[Standing] = ()

    @property
    def over(self) -> bool:
        """Whether nothing is played any more after it."""
        return self.ended is not None or self.broken_off

    @property
    def plays(self) -> bool:
        """Whether nothing changes but what is played."""
        asked = self.said or self.wishes or self.doors or self.standing
        return not (self.chairs or self.remarks or self.names or asked)


def stood(standing: Iterable[Standing], change: Change) -> dict[int, Standing]:
    """Tell what is settled after a change, by seat: nothing where a bot plays, or it is over."""
    if change.over:
        return {}
    after = {one.seat: one for one in [*standing, *change.standing]}
    bots = [chair.seat for chair in change.chairs if chair.level is not None]
    return {seat: one for seat, one in after.items() if one.answer is not None and seat not in bots}


class Keeper(Protocol):
    """What keeps tables: whatever it was given is there again when it is asked for."""

    @property
    def late(self) -> bool:
        """Whether a change has been waiting to be kept for too long."""

    @property
    def process(self) -> int:
        """Give the number of this process among all that keep these tables; 0 if it is alone."""

    async def create(self, kept: Kept, known: Known | None = None) -> None:
        """Keep a new table. Raises Outdated if it is there, or the one that it follows has another
        rematch, or more has happened to that than is known.
        """

    async def keep(self, id: str, change: Change, known: Known | None = None) -> Known:
        """Keep a change that was made knowing so much, or whatever has changed; tell how much is
        known by it. Raises Outdated.
        """

    async def news(self, id: str, rows: int) -> News | None:
        """Read what is new to whoever knows so many rows; None if the table is gone.

        Raises Unread.
        """

    async def attend(self, id: str, readers: Sequence[Attendant] | None) -> Known | None:
        """Note who is at a table here, and that its bots play here; for None, that nothing is.

        Gives how much there is to be known then; None if the table is gone.
        """

    async def load(self, id: str) -> Kept | None:
        """Give all that is kept of a table; None if there is no such table. Raises Unread."""

    async def count_step(self, game: str, lesson: str, step: int) -> None:
        """Count that somebody has reached a step of a lesson."""

    async def check(self) -> None:
        """See that something can be kept. Raises whatever is against it."""

    async def close(self) -> None:
        """Keep what still waits, and end."""
