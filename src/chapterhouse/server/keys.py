"""Keys to seats, and codes of links that are exchanged for one: the server keeps their digests."""

import hashlib
import secrets
from typing import Final

BYTES: Final = 24
ID_BYTES: Final = 9


def fresh() -> str:
    """Make a key, or the code of a link, that nobody can guess, fit for an address."""
    return secrets.token_urlsafe(BYTES)


def fresh_id() -> str:
    """Name a table; who knows it may watch, if watching is allowed at all. No name begins with a
    hyphen: on the command line it would be an option.
    """
    while (name := secrets.token_urlsafe(ID_BYTES)).startswith("-"):
        pass
    return name


def digest(key: str) -> bytes:
    """Digest a key; its 192 bits need no salt."""
    return hashlib.sha256(key.encode()).digest()


def fingerprint(key: str) -> str:
    """Write the digest of a key or of a code as text."""
    return digest(key).hex()
