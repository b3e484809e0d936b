"""What this server alone can read again: sealed by the secret that it shares with its provider.

Whoever changes that secret begins without accounts; browsers that share a list go on sharing it,
and the next one that signs in leads the account there again.
"""

import hashlib
import hmac
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable
from typing import Final, Generic, TypeVar

from cryptography.fernet import Fernet, InvalidToken
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from msgspec import Struct, json

from chapterhouse.server.accounts import OpenId

T = TypeVar("T", bound=Struct)
BYTES: Final = 32
UNDATED: Final = 0  # when something was sealed that tells nobody when


def derived(openid: OpenId, purpose: str) -> bytes:
    """Make a key for one purpose; none tells anything about another."""
    about = json.encode(["chapterhouse", purpose, openid.issuer, openid.client])
    return HKDF(SHA256(), BYTES, salt=None, info=about).derive(openid.secret.encode())


def account_of(openid: OpenId, subject: str) -> bytes:
    """Name an account so that nobody else can tell whose it is, though they guess at names."""
    whom = json.encode([openid.issuer, subject])
    return hmac.digest(derived(openid, "account"), whom, hashlib.sha256)


class Seal(Generic[T]):
    """Seals what is of one kind; what was sealed as another kind does not open."""

    def __init__(
        self, openid: OpenId, kind: type[T], lasts: int | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:  # fmt: skip
        """Take for how many seconds it opens; None for ever, and then it has no date."""
        self._kind: Final = kind
        self._lasts: Final = lasts
        self._clock: Final = clock
        self._box: Final = Fernet(urlsafe_b64encode(derived(openid, kind.__name__)))

    def close(self, what: T) -> str:
        """Seal something."""
        now = UNDATED if self._lasts is None else int(self._clock())
        return self._box.encrypt_at_time(json.encode(what), now).decode()

    def open(self, text: str) -> T | None:
        """Give what was sealed; None for what was not, or too long ago."""
        sealed = text.encode()
        try:
            if self._lasts is None:
                return json.decode(self._box.decrypt(sealed), type=self._kind)
            now = int(self._clock())
            opened = self._box.decrypt_at_time(sealed, self._lasts, now)
        except InvalidToken:
            return None
        return json.decode(opened, type=self._kind)
