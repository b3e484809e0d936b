"""Seals: whether a match was dealt as its commitment says, which anybody can check."""

import hashlib
import re
from dataclasses import dataclass
from typing import Final

from chapterhouse.core.seats import CHANCE
from chapterhouse.play import talk
from chapterhouse.play.dealer import Sealed
from chapterhouse.play.match import Match

SEAL: Final = re.compile("^# seal ([0-9a-f]{64})$", re.MULTILINE)
SECRET: Final = re.compile("^# secret ([0-9a-f]{64})$", re.MULTILINE)


@dataclass(frozen=True)
class Seal:
    """What a record says of its seal; the fault is `commitment`, or the ply that differs.

    Without a secret nothing can be checked: it is laid open at the end only.
    """

    commitment: str | None
    secret: str | None
    fault: str | None


def footer(dealer: Sealed, *, over: bool) -> str:
    """Write what a record says of its deal: the seal, and its secret once the match is over."""
    secret = f"# secret {dealer.secret.hex()}\n" if over else ""
    return f"# seal {dealer.commitment()}\n{secret}"


def check(text: str, match: Match) -> Seal:
    """Deal a match again, given with the text of its record."""
    seal, secret = SEAL.search(text), SECRET.search(text)
    if seal is None or secret is None:
        return Seal(seal[1] if seal else None, None, None)
    key = bytes.fromhex(secret[1])
    if hashlib.sha256(key).hexdigest() != seal[1]:
        return Seal(seal[1], secret[1], "commitment")
    return Seal(seal[1], secret[1], _fault(match, key))


def _fault(match: Match, secret: bytes) -> str | None:
    """Name the first ply at which the secret deals something else; None if there is none."""
    dealer = Sealed(secret)
    record = match.record
    s = match.game.begin(len(record.names), record.options)
    for ply, entry in enumerate(record.entries):
        if entry.seat == CHANCE and dealer.outcome(s, ply) != entry.action:
            return str(ply)
        talk.repeat(match.game, s, entry.seat, entry.action)
    return None
