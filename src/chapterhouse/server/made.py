"""Made: the name and the keys of something new, which follow from a key that a browser has made.

So whoever asks once more, as an answer was lost, is given the same; nobody else can name it, and
nothing of it is kept here but digests.
"""

import hmac
from base64 import urlsafe_b64encode
from typing import Final

from chapterhouse.server.chairs import ID_BYTES, KEY_BYTES, fresh_key


class Made:
    """What follows from the key of a browser; from a new one, where it sent none."""

    def __init__(self, key: str | None, what: str) -> None:
        """Begin with a key, and with what is made: of each kind something else follows."""
        self._root: Final = (key or fresh_key()).encode()
        self._what: Final = what

    @property
    def name(self) -> str:
        """Name it; as everywhere no name begins with a hyphen."""
        names = (self._follows(f"name {number}", ID_BYTES) for number in range(256))
        return next(name for name in names if not name.startswith("-"))

    def key(self, of: str) -> str:
        """Give the key, or the code of a link, to a part of it."""
        return self._follows(f"key {of}", KEY_BYTES)

    def _follows(self, part: str, size: int) -> str:
        """Give a text that nobody can tell from one by chance who does not know the key."""
        digest = hmac.digest(self._root, f"{self._what} {part}".encode(), "sha256")
        return urlsafe_b64encode(digest[:size]).decode()
