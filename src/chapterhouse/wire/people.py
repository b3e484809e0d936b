"""What people ask for beside a match: a table to sit down at, who may come to theirs, and the list
of their tables for more than one browser.
"""

from typing import Annotated

from msgspec import Meta, Struct

from chapterhouse.wire.clock import Clock
from chapterhouse.wire.requests import Key, NewKey


class KeyringPlace(Struct, forbid_unknown_fields=True):
    """Ask for the sealed list of somebody's tables, by its place, which is a secret."""

    place: NewKey


class SealedKeyring(Struct, forbid_unknown_fields=True):
    """Keep a list that a browser has sealed; it follows from that revision, 0 if it is new."""

    place: NewKey
    after: Annotated[int, Meta(ge=0, le=2_000_000_000)]
    text: Annotated[str, Meta(max_length=49_152)]


class Keyring(Struct):
    """What lies sealed at a place, and how often it was kept."""

    revision: int
    text: str


class KeyringRevision(Struct):
    """How often a list was kept; 0 where there is none any more."""

    revision: int


class OpenTable(Struct):
    """A table at which anybody may sit down: the people who are there, how many bots play, how many
    seats are free, whether its box is another than ours, and how time is limited.
    """

    table: str
    game: str
    options: dict[str, str]
    names: list[str]
    bots: int
    free: int
    own_box: bool
    clock: Clock | None


class Lobby(Struct):
    """The tables that wait for anybody, where the host of this server wants any."""

    open: bool
    waiting: list[OpenTable]


class Sitting(Struct, forbid_unknown_fields=True):
    """Sit down at an open table, by a key that this browser has made. Sent once more, it does no
    harm.
    """

    key: NewKey
    name: Annotated[str, Meta(max_length=40)] = ""


class Seat(Struct):
    """A seat that somebody has taken."""

    seat: int


class Voting(Struct, forbid_unknown_fields=True):
    """Agree, or no longer, that a bot plays for somebody who is away; by a key to one's seat."""

    key: Key
    agrees: bool


class NewReport(Struct, forbid_unknown_fields=True):
    """Tell the host of this server about somebody at a table, by a key to one's own seat."""

    key: Key
    seat: int
    text: Annotated[str, Meta(max_length=280)]


class Reported(Struct):
    """A report was kept."""

    kept: bool


class Doors(Struct, forbid_unknown_fields=True):
    """Change who may come to a table, for its host: who watches, whether anybody may sit down, and
    by which key its host is known; what is not named stays.
    """

    host: Key
    watched: bool | None = None
    open: bool | None = None
    new: NewKey | None = None
