"""Chairs: who sits where at a table, what they are called, and the keys that open a seat.

Of keys, and of the codes of links that are exchanged for one, the server keeps digests alone.
"""

import dataclasses
import hashlib
import hmac
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from chapterhouse.bots import USUAL_LEVEL, known_level
from chapterhouse.locale import Translator
from chapterhouse.play.names import alike, given, tidied
from chapterhouse.server.problems import no_person
from chapterhouse.wire.messages import Chair as ChairSeen
from chapterhouse.wire.requests import NewChair

KEY_BYTES: Final = 24
ID_BYTES: Final = 9
MOST_KEYS: Final = 4  # browsers that may open one seat
REMEMBERED: Final = 16  # keys and codes of one seat that open it no more
# Why a key does not; the other reasons are of codes. That a seat was freed is never forgotten for
# what its next owner does: whoever was freed has played there.
OF_KEYS: Final = ("seat-locked", "seat-freed")


@dataclass(frozen=True)
class Chair:
    """A seat: whose it is, the name, the level if a bot plays there, and what opens it.

    Whoever holds a key plays. The code of a link is exchanged, once, for a key: it invites to a
    seat that nobody has a key to, and brings the owner of any other one to one more browser, by a
    certain time. Of all of them there are the fingerprints. `spent` says of those that open the
    seat no more why they do not. `votes` says when others, by seat, agreed that a bot plays
    here; below 0 for those who do so no more.
    """

    seat: int
    kind: Literal["me", "friend", "bot"]
    name: str
    level: str | None
    taken: bool
    keys: list[str] = field(default_factory=list)
    code: str | None = None
    until: float | None = None
    spent: dict[str, str] = field(default_factory=dict)
    votes: dict[str, float] = field(default_factory=dict)

    def opens(self, key: str) -> bool:
        """Tell whether this is a key to the seat."""
        return any([hmac.compare_digest(own, key) for own in self.keys])

    def offers(self, code: str, now: float) -> bool:
        """Tell whether this code can be exchanged for a key."""
        in_time = self.until is None or now < self.until
        return self.code is not None and hmac.compare_digest(self.code, code) and in_time

    def with_bot(self, level: str, name: str) -> "Chair":
        """Give the seat to a bot, by that name if nobody has come yet. Raises Malformed."""
        return dataclasses.replace(
            self, level=known_level(level), name=self.name or name, taken=True, votes={}
        )

    def with_person(self) -> "Chair":
        """Give the seat back to its person. Raises Malformed if it has none."""
        if self.kind == "bot":
            raise no_person(self.name)
        return dataclasses.replace(self, level=None)

    def joined(self, key: str, name: str) -> "Chair":
        """Let a friend sit down, who plays under the name of the seat if it has one already; a bot
        that stood in for somebody of that name goes on.
        """
        stays = self.level if name == self.name else None
        return dataclasses.replace(
            self, name=self.name or name, level=stays, taken=True, keys=[key], code=None,
            spent=self._spent("invitation-used"),
        )  # fmt: skip

    def invited(self, code: str) -> "Chair":
        """Invite to a seat that nobody has a key to; the link there was opens nothing any more."""
        return dataclasses.replace(self, code=code, spent=self._spent("invitation-replaced"))

    def freed(self, code: str, *, begun: bool) -> "Chair":
        """Take the seat from its owner, and invite somebody else; a match that has begun goes on
        with the name that it began with.
        """
        stays = begun or self.level is not None
        return dataclasses.replace(
            self, kind="friend", name=self.name if stays else "", taken=stays, keys=[], code=code,
            until=None, spent=self._spent("handover-used", "seat-freed"),
        )  # fmt: skip

    def left(self, level: str) -> "Chair":
        """Take the seat from its owner for good; a bot of that level plays on. Raises Malformed."""
        return dataclasses.replace(
            self.with_bot(level, self.name), keys=[], code=None, until=None,
            spent=self._spent("handover-used", "seat-freed"),
        )  # fmt: skip

    def handed_over(self, code: str, until: float) -> "Chair":
        """Let the owner open the seat in one more browser, by that time."""
        return dataclasses.replace(self, code=code, until=until, spent=self._spent("handover-used"))

    def opened(self, key: str) -> "Chair":
        """Open the seat in one more browser."""
        spent = self._spent("handover-used")
        both = [*self.keys, key]
        return dataclasses.replace(self, keys=both, code=None, until=None, spent=spent)

    def locked(self, key: str) -> "Chair":
        """Let this key alone open the seat."""
        spent = self._spent("handover-used", "seat-locked")
        return dataclasses.replace(self, keys=[key], code=None, until=None, spent=spent)

    def _spent(self, of_code: str, of_keys: str = "") -> dict[str, str]:
        """Remember why the code, and the keys if need be, open nothing any more; of too many, keys
        rather than codes, and those that were freed above all.
        """
        known = self.spent | ({self.code: of_code} if self.code else {})
        known |= dict.fromkeys(self.keys, of_keys) if of_keys else {}
        last = sorted(known, key=lambda spent: _weight(known[spent]))[-REMEMBERED:]
        return {spent: known[spent] for spent in last}

    def seen(self, *, here: bool, since: float | None) -> ChairSeen:
        """Write it as everybody may see it; `since` is when the match began to wait for it."""
        kind: Literal["person", "bot"] = "bot" if self.kind == "bot" else "person"
        owned = bool(self.keys)
        there = here or kind == "bot"
        votes = [] if there or self.level else sorted(voters(self.votes, since))
        return ChairSeen(self.name, kind, self.level, self.taken, owned, there, votes)


def _weight(why: str) -> int:
    """Tell which reasons are remembered rather than others."""
    return OF_KEYS.index(why) if why in OF_KEYS else -1


def voters(votes: Mapping[str, float], since: float | None) -> set[int]:
    """List the seats that agreed, since the match waits for another one, that a bot plays there."""
    return {int(seat) for seat, at in votes.items() if since is not None and at >= since}


def placed(asked: Sequence[NewChair], language: str, opened: Sequence[str]) -> list[Chair]:
    """Place the chairs of a new table, with what is to open each of them: keys, and codes for
    friends. Raises Malformed.
    """
    names = _names(asked, language)
    return [
        Chair(
            seat,
            new.kind,
            names[seat],
            known_level(new.level or USUAL_LEVEL) if new.kind == "bot" else None,
            new.kind != "friend",
            [fingerprint(opened[seat])] if new.kind == "me" else [],
            fingerprint(opened[seat]) if new.kind == "friend" else None,
        )
        for seat, new in enumerate(asked)
    ]


def _names(asked: Sequence[NewChair], language: str) -> list[str]:
    """Name everybody who is there; friends bring their names. Raises Malformed."""
    house = Translator(language)
    names = ["" if new.kind == "friend" else tidied(new.name) for new in asked]
    for seat, new in enumerate(asked):
        if new.kind == "me" and not names[seat]:
            names[seat] = unused([house.text("cli-guest")], names)
        elif new.kind == "bot" and not names[seat]:
            names[seat] = unused(house.text("cli-bots").split(", "), names)
    given([name for name in names if name])
    return names


def unused(offered: Sequence[str], taken: Sequence[str]) -> str:
    """Take the first name that looks like none that somebody has, or number the last."""
    numbered = [f"{offered[-1]} {number}" for number in range(2, len(taken) + 3)]
    free = [name for name in [*offered, *numbered] if not any(alike(name, n) for n in taken)]
    return free[0]


def all_named(chairs: Sequence[Chair]) -> list[str] | None:
    """Name everybody; None while somebody is missing."""
    taken = all([chair.taken for chair in chairs])
    return [chair.name for chair in chairs] if taken else None


def moved_on(seat: int, seats: int) -> int:
    """Tell where whoever sits there sits in a rematch: one seat on."""
    return (seat + 1) % seats


def fresh_key() -> str:
    """Make a key, or the code of a link, that nobody can guess, fit for an address."""
    return secrets.token_urlsafe(KEY_BYTES)


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
