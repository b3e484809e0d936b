"""What people ask for beside a table: the list of their tables, for more than one browser."""

from typing import Annotated

from msgspec import Meta, Struct

from chapterhouse.wire.requests import NewKey


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
