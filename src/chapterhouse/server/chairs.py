"""Chairs: who sits where at a table, and what they are called."""

import dataclasses
import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from chapterhouse.bots import known_level
from chapterhouse.core.rule import Malformed
from chapterhouse.locale import Translator
from chapterhouse.play.names import alike, given, tidied
from chapterhouse.server import keys
from chapterhouse.server.problems import no_person
from chapterhouse.wire.messages import Chair as ChairSeen
from chapterhouse.wire.requests import NewChair

USUAL_LEVEL: Final = "greedy"


@dataclass(frozen=True)
class Chair:
    """A seat: whose it is, the name, the digest of the key, and the level if a bot plays there."""

    seat: int
    kind: Literal["me", "friend", "bot"]
    name: str
    level: str | None
    key: bytes | None
    taken: bool

    def opens(self, key: str) -> bool:
        """Tell whether this is the key to the seat."""
        return self.key is not None and hmac.compare_digest(self.key, keys.digest(key))

    def with_bot(self, level: str, name: str) -> "Chair":
        """Give the seat to a bot, by that name if nobody has come yet. Raises Malformed."""
        return dataclasses.replace(
            self, level=known_level(level), name=self.name or name, taken=True
        )

    def with_person(self) -> "Chair":
        """Give the seat back to its person. Raises Malformed if it has none."""
        if self.kind == "bot":
            raise no_person(self.name)
        return dataclasses.replace(self, level=None)

    def joined(self, name: str) -> "Chair":
        """Let a friend sit down. Raises Malformed if somebody else did."""
        if not self.taken:
            return dataclasses.replace(self, name=name, taken=True)
        if name != self.name:
            slots = {"name": self.name}
            raise Malformed("seat-taken", "{name} sits on this seat already", slots)
        return self

    def seen(self, *, here: bool) -> ChairSeen:
        """Write it as everybody may see it."""
        kind: Literal["person", "bot"] = "bot" if self.kind == "bot" else "person"
        return ChairSeen(self.name, kind, self.level, self.taken, here or kind == "bot")


def placed(asked: Sequence[NewChair], language: str) -> tuple[list[Chair], dict[int, str]]:
    """Place the chairs of a new table, and give the keys by seat. Raises Malformed."""
    names = _names(asked, language)
    opened = {seat: keys.fresh() for seat, new in enumerate(asked) if new.kind != "bot"}
    chairs = [
        Chair(
            seat,
            new.kind,
            names[seat],
            known_level(new.level or USUAL_LEVEL) if new.kind == "bot" else None,
            keys.digest(opened[seat]) if seat in opened else None,
            new.kind != "friend",
        )
        for seat, new in enumerate(asked)
    ]
    return chairs, opened


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
