"""The digest of an edition: equal for equal facts, whoever states them."""

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import Final

DIGITS: Final = 16


def digest(values: Mapping[str, object]) -> str:
    """Give hex digits that change with any value: the SHA-256 of all, by path, as sorted JSON."""
    text = json.dumps(values, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()[:DIGITS]
