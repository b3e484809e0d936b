"""Calls: notices to people who are not at the table, when it is their turn, or the match is over.

Who wishes one is kept with the table (`server/wishes.py`). What is sent follows from public facts
alone: the game, the names, and who is waited for. It leaves in a process of its own, which can
reach public addresses and nothing else.
"""

from typing import Final

from msgspec import Struct

WAYS: Final = ("device", "address")  # by the service of its browser; or by a message


class Push(Struct, tag=True):
    """Send this to a device."""

    address: str
    keys: list[str]
    body: bytes
    secret: str  # of the server
    contact: str  # where whoever runs the service finds the server


class Post(Struct, tag=True):
    """Send this to an address."""

    address: str
    text: str


class MakeKeys(Struct, tag=True):
    """Make a pair of keys for the server."""


class Sent(Struct):
    """What came of it; who is gone is never to be called again."""

    well: bool = False
    gone: bool = False
    keys: tuple[str, str] = ("", "")
