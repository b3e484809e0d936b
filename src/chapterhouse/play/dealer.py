"""Dealers: who decides what chance decides."""

import hashlib
import zlib
from typing import Any, Final, final

from chapterhouse.core.dealer import Dealer
from chapterhouse.core.ints import i64
from chapterhouse.core.state import State
from chapterhouse.core.step import Step

SECRET_BYTES: Final = 32


@final
class Seeded(Dealer):
    """A fast dealer for simulation: xorshift of 32 bits, the same numbers everywhere."""

    def __init__(self, seed: i64) -> None:
        self.state: i64 = (seed * 2654435761 + 1) & 0xFFFFFFFF | 1

    def below(self, n: i64) -> i64:
        """Name the next number below n; n is less than 2 to the 30."""
        x = self.state
        x ^= (x << 13) & 0xFFFFFFFF
        x ^= x >> 17
        x ^= (x << 5) & 0xFFFFFFFF
        self.state = x
        return (x * n) >> 32


@final
class Sealed(Dealer):
    """A dealer whose every outcome follows from a secret and its place in the record (sealed.md);
    `by_kind`, from the kind of what is decided and how often that was before, so that matches with
    one secret go alike as far as can be.

    The commitment is published before the match and the secret after it, so anybody can deal the
    match again.
    """

    def __init__(self, secret: bytes, *, by_kind: bool = False) -> None:
        """Take a secret of 32 bytes. Raises ValueError for another length."""
        if len(secret) != SECRET_BYTES:
            raise ValueError(f"a secret has {SECRET_BYTES} bytes, not {len(secret)}")
        self.secret: Final = secret
        self.by_kind: Final = by_kind
        self.place = "0"

    def commitment(self) -> str:
        """Give the SHA-256 of the secret, in hex."""
        return hashlib.sha256(self.secret).hexdigest()

    def below(self, n: i64) -> i64:
        """Name the number of this place: 64 bits of SHA-256, drawn again where that is unfair."""
        fair = 2**64 // int(n) * int(n)
        attempt = 0
        while True:
            text = f"{self.place}/{attempt}".encode()
            number = int.from_bytes(hashlib.sha256(self.secret + text).digest()[:8], "big")
            if number < fair:
                return number % int(n)
            attempt += 1

    def outcome(self, s: State, ply: i64) -> i64:
        """Answer by the number of this ply; `by_kind`, of so many answers to this kind before."""
        self.place = f"{kind_of(s.now)}/{ply}" if self.by_kind else f"{ply}"
        return s.now.pick(s, self)


def kind_of(step: Step[Any]) -> str:
    """Name the kind of what is decided by a step."""
    return type(step).__name__


@final
class Paired(Dealer):
    """A seeded dealer with a stream for each kind of step, so that two matches meet the same luck
    as far as can be.

    What one step consumes does not shift the luck of another: a penalty changes no later lot.
    """

    def __init__(self, seed: int) -> None:
        self.seed: Final = seed
        self.streams: dict[str, Seeded] = {}
        self.stream = Seeded(seed)

    def below(self, n: i64) -> i64:
        """Name the next number of the stream in use."""
        return self.stream.below(n)

    def outcome(self, s: State, ply: i64) -> i64:
        """Answer from the stream of this kind of step."""
        kind = kind_of(s.now)
        if kind not in self.streams:
            self.streams[kind] = Seeded(self.seed + zlib.crc32(kind.encode()))
        self.stream = self.streams[kind]
        return s.now.pick(s, self)
