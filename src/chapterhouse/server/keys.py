"""Keys to seats: whoever holds one plays; the server keeps no more than its digest."""

import hashlib
import secrets
from typing import Final

BYTES: Final = 24
ID_BYTES: Final = 9


def fresh() -> str:
    """Make a key that nobody can guess, fit for an address."""
    return secrets.token_urlsafe(BYTES)


def fresh_id() -> str:
    """Name a table; who knows it may watch, if watching is allowed at all."""
    return secrets.token_urlsafe(ID_BYTES)


def digest(key: str) -> bytes:
    """Digest a key; its 192 bits need no salt."""
    return hashlib.sha256(key.encode()).digest()
