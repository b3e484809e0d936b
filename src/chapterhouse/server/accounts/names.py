"""As whom somebody is known to a provider: shown to them once, and not kept."""

import unicodedata
from collections.abc import Mapping
from typing import Final

LONGEST: Final = 80  # signs


def name_of(claims: Mapping[str, object]) -> str:
    """Give a name, and what is nobody else's there, by which people know that it is they; empty if
    there is neither.
    """
    name = _line(claims.get("name"))
    own = _line(claims.get("preferred_username")) or _line(claims.get("email"))
    return f"{name} ({own})" if name and own and name != own else name or own


def _line(found: object) -> str:
    """Give a text as one short line, without signs that steer how it is written."""
    if not isinstance(found, str):
        return ""
    plain = "".join([" " if unicodedata.category(sign)[0] in "CZ" else sign for sign in found])
    return " ".join(plain.split())[:LONGEST]
