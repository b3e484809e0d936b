"""One table as a file: what belongs to it, whole, as JSON.

What is read from a file may have been written by anybody. It is checked in three steps: its form,
here; whether it is a table at all, of people and bots that there can be; and by playing it again.
"""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct, json

from chapterhouse.core.rule import Malformed
from chapterhouse.server.foreign import NO_JSON
from chapterhouse.wire.clock import Clock

MOST: Final = 4_096  # kB of a file: the longest matches take a few hundred
Id = Annotated[str, Meta(pattern=r"\A[A-Za-z0-9_][A-Za-z0-9_-]{7,31}\Z")]
Print = Annotated[str, Meta(pattern=r"\A[0-9a-f]{64}\Z")]  # the fingerprint of a key or a code
Word = Annotated[str, Meta(max_length=80)]
Release = Annotated[str, Meta(pattern=r"\A[A-Za-z0-9.+!_-]{1,40}\Z")]
Seat = Annotated[int, Meta(ge=-1, le=9)]
Digit = Annotated[str, Meta(pattern=r"\A[0-9]\Z")]  # a seat, as JSON names it
Time = Annotated[float, Meta(ge=0)]
Reason = Literal[
    "seat-freed", "seat-locked", "invitation-used", "invitation-replaced", "handover-used"
]


class EditionPart(Struct, forbid_unknown_fields=True):
    """All facts of what was printed in the box."""

    digest: Word
    game: Word
    facts: dict[str, Any]


class MatchPart(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What the table was opened with."""

    id: Id
    revision: Annotated[int, Meta(ge=0, le=9_999)]
    release: Release
    options: dict[Word, Word]
    names: list[Word] | None
    secret: Annotated[bytes, Meta(min_length=32, max_length=32)]
    host: Annotated[bytes, Meta(min_length=32, max_length=32)]
    watched: bool
    made: Time
    begun: Time | None
    after: Id | None
    continued: Annotated[int, Meta(ge=0)]
    clock: Clock | None = None
    open: bool = False
    by_kind: bool = False
    tournament: Id | None = None
    shut: bool = False


class ChairPart(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Who sits on a seat, and the fingerprints of what opens it."""

    seat: Seat
    kind: Literal["me", "friend", "bot"]
    name: Word
    level: Word | None
    taken: bool
    keys: Annotated[list[Print], Meta(max_length=4)]
    code: Print | None
    until: Time | None
    spent: Annotated[dict[Print, Reason], Meta(max_length=16)]
    votes: Annotated[dict[Digit, float], Meta(max_length=8)] = {}


class ActionPart(Struct, forbid_unknown_fields=True):
    """One row of what was played."""

    ply: Annotated[int, Meta(ge=0)]
    seat: Seat
    action: Annotated[int, Meta(ge=-11, le=2**62)]
    back: bool
    at: Time


class NoticePart(Struct, forbid_unknown_fields=True):
    """Something about the table that is no event of the game."""

    number: Annotated[int, Meta(ge=0, le=10**9)]
    ply: Annotated[int, Meta(ge=0, le=10**9)]
    key: Word
    slots: Annotated[dict[Word, Word], Meta(max_length=4)]


class TalkPart(Struct, forbid_unknown_fields=True):
    """Something that somebody said."""

    number: Annotated[int, Meta(ge=0, le=10**9)]
    seat: Annotated[int, Meta(ge=0, le=9)]
    text: Annotated[str, Meta(max_length=280)]
    at: Time


class TableFile(Struct, forbid_unknown_fields=True):
    """A table, in the form of this number; the record of a match that is over is for people."""

    chapterhouse: Literal[1]
    edition: EditionPart
    match: MatchPart
    chairs: Annotated[list[ChairPart], Meta(max_length=8)]
    actions: Annotated[list[ActionPart], Meta(max_length=20_000)]
    notices: Annotated[list[NoticePart], Meta(max_length=1_000)]
    talk: Annotated[list[TalkPart], Meta(max_length=200)]
    record: Annotated[str, Meta(max_length=1_000_000)] | None = None


READ: Final = json.Decoder(TableFile)


def read(text: str) -> TableFile:
    """Read a file. Raises Malformed for what is none."""
    try:
        return READ.decode(text)
    except NO_JSON as problem:
        raise no_table_file(str(problem)) from problem


def written(table: TableFile) -> str:
    """Write a file, for people to look into as well."""
    return json.format(json.encode(table), indent=1).decode() + "\n"


def no_table_file(why: str) -> Malformed:
    """Say that a file holds no table."""
    return Malformed("no-table-file", "this is no table as export writes it: {why}", {"why": why})
