"""Accounts: who signs in by the provider of a host comes to one list of tables from all browsers.

Nobody needs one to play, and what a provider is asked has nothing of a table.
"""

from dataclasses import dataclass, field
from typing import Final
from urllib.parse import urlsplit

LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")
RETURN: Final = "/signed-in"  # where the provider sends people back to, below the page's address


@dataclass(frozen=True)
class OpenId:
    """How people sign in: by which provider, which calls this server by that name and knows it by
    that secret; where browsers have the page, as https://table.example.org/chapterhouse; and what
    the page calls the provider.
    """

    issuer: str
    client: str
    secret: str = field(repr=False)
    page: str
    name: str


def is_safe(address: str) -> bool:
    """Tell whether what is said there can neither be read nor changed on the way."""
    try:
        parts = urlsplit(address)
        near = parts.scheme == "http" and parts.hostname in LOOPBACK
        return bool(parts.hostname) and (parts.scheme == "https" or near)
    except ValueError:
        return False
