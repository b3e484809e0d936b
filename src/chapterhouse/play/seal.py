"""Seals: what a record proves of its deal and of itself, which anybody can check.

Below the record stand the seal of its deal and, once the match is over, the secret and the digest
of the whole record. Of a match that goes on from a moment of another one, it is told how many
actions were brought from there: the seal says nothing of them. `# by kind` tells how what chance
decided is numbered.
"""

import hashlib
import re
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from chapterhouse.core.seats import CHANCE
from chapterhouse.play.dealer import Sealed, kind_of
from chapterhouse.play.record import lines_of

if TYPE_CHECKING:
    from chapterhouse.core.dealer import Dealer
    from chapterhouse.play.match import Match

MARK: Final = re.compile("# (seal|secret|record) ([0-9a-f]{64})")
CONTINUED: Final = re.compile(r"# continued (\d{1,6})")
BY_KIND: Final = "# by kind"
RECORD: Final = "record"

# How a record stands: its digest is right; is wrong; there is none, as in records of 2026.11.0, but
# the last position is given; there is neither; or the match is not over in it.
Standing = Literal["whole", "changed", "undigested", "unclosed", "broken-off"]


@dataclass(frozen=True)
class Seal:
    """What a record says of its seal; the fault is `commitment`, `twice`, or the ply that differs.

    Without a secret nothing can be checked: it is told at the end only. The actions before number
    `since` were brought from another match.
    """

    commitment: str | None
    secret: str | None
    fault: str | None
    standing: Standing
    since: int = 0


def signed(text: str, dealer: "Dealer | None", *, over: bool, continued: int = 0) -> str:
    """Write below a record what it is checked by; some actions may come from another match."""
    if continued:
        text += f"# continued {continued}\n"
    if isinstance(dealer, Sealed):
        text += f"{BY_KIND}\n" if dealer.by_kind else ""
        text += f"# seal {dealer.commitment()}\n"
        if over:
            text += f"# secret {dealer.secret.hex()}\n"
    return f"{text}# {RECORD} {whole_digest(text)}\n" if over else text


def whole_digest(text: str) -> str:
    """Digest all lines that mean something, but the one that gives the digest, as SHA-256 in hex.

    Line ends, spaces around a line, empty lines and comments mean nothing.
    """
    meant = [line for line in _meant(text) if not line.startswith(f"# {RECORD} ")]
    return hashlib.sha256("\n".join(meant).encode()).hexdigest()


def check(text: str, match: "Match") -> Seal:
    """Deal a match again, given with the text of its record, and compare the record's digest."""
    seals, secrets = _marked(text, "seal"), _marked(text, "secret")
    standing = _standing(text, over=match.over)
    brought = [int(mark[1]) for mark in map(CONTINUED.fullmatch, _meant(text)) if mark]
    if not seals or not secrets:
        return Seal(seals[0] if seals else None, None, None, standing)
    seal, secret = seals[0], secrets[0]
    if (len(seals), len(secrets)) != (1, 1) or len(brought) > 1:
        return Seal(seal, secret, "twice", standing)
    key = bytes.fromhex(secret)
    if hashlib.sha256(key).hexdigest() != seal:
        return Seal(seal, secret, "commitment", standing)
    since = sum(brought)
    by_kind = BY_KIND in _meant(text)
    return Seal(seal, secret, misdealt(match, key, since, by_kind=by_kind), standing, since)


def _meant(text: str) -> list[str]:
    """List the lines that mean something, without spaces around them."""
    lines = [line.strip() for line in lines_of(text)]
    return [line for line in lines if line and (line[0] != "#" or _marks(line))]


def _marks(line: str) -> bool:
    """Tell whether a comment is one that a record is checked by."""
    return line == BY_KIND or any([one.fullmatch(line) for one in (MARK, CONTINUED)])


def _marked(text: str, kind: str) -> list[str]:
    """List what a record gives of this kind: one thing, unless somebody has put it together."""
    marks = map(MARK.fullmatch, _meant(text))
    return [mark[2] for mark in marks if mark and mark[1] == kind]


def _standing(text: str, *, over: bool) -> Standing:
    """Tell what a record proves of itself."""
    if not over:
        return "broken-off"
    digests = _marked(text, RECORD)
    if digests:
        return "whole" if digests == [whole_digest(text)] else "changed"
    said = [line for line in _meant(text) if line[0] != "#"]
    return "undigested" if said[-1].startswith("@") else "unclosed"


def misdealt(match: "Match", secret: bytes, since: int, *, by_kind: bool = False) -> str | None:
    """Name the first ply from this one on at which the secret deals something else; None if there
    is none.
    """
    dealer = Sealed(secret, by_kind=by_kind)
    record = match.record
    s = match.game.begin(len(record.names), record.options)
    drawn: Counter[str] = Counter()
    for ply, entry in enumerate(record.entries):
        if entry.seat == CHANCE:
            kind = kind_of(s.now)
            number = drawn[kind] if by_kind else ply
            if ply >= since and dealer.outcome(s, number) != entry.action:
                return str(ply)
            drawn[kind] += 1
        entry.repeat(match.game, s)
    return None
