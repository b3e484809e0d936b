"""What the page asks for, and tells, of notices to people who are away."""

from typing import Annotated

from msgspec import Meta, Struct

from chapterhouse.wire.requests import Key, Short


class NoticeWays(Struct):
    """By which ways this server sends notices: to devices, with its public key for them; and to
    addresses.
    """

    device: str | None
    address: bool


class Device(Struct, forbid_unknown_fields=True):
    """Where the browser of a device is told something, and the keys to write so that only it can
    read that.
    """

    address: Annotated[str, Meta(max_length=1_000)]
    point: Annotated[str, Meta(max_length=100)]
    secret: Annotated[str, Meta(max_length=40)]


class Noticing(Struct, forbid_unknown_fields=True):
    """Wish for a notice when it is one's turn, or no more, or only ask whether one does: on a
    device, and at an address, of which an empty one is none any more. The host's key does so for a
    whole table, at seat -1, with what is to be written beside some names.
    """

    key: Key
    language: Short = "en"
    device: Device | None = None
    wanted: bool | None = None
    address: Annotated[str, Meta(max_length=1_000)] | None = None
    mentions: Annotated[dict[Short, Short], Meta(max_length=8)] = {}


class Noticed(Struct):
    """What is kept: whether notices go to this device, and the beginning of the address."""

    device: bool
    address: str
