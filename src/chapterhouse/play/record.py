"""Records: all actions of a match, from which everything else follows, and their text.

The text begins with a line that names the game with its revision, the digest of its edition, the
options that are not the usual ones, and the players. Lines that begin with `%` give the facts of
the box that the released edition nearest to it states otherwise. Then a line is what one seat says
until another speaks. A line with no name is chance, `#` begins a comment, and `@` gives the digest
of the position there. Whoever broke a silence says `talk`, in anybody's turn.
"""

import hashlib
import json
import re
import shlex
from dataclasses import dataclass, field

from chapterhouse.core.game import Game
from chapterhouse.core.rule import Malformed
from chapterhouse.core.seats import CHANCE
from chapterhouse.core.state import State
from chapterhouse.core.step import HIDDEN
from chapterhouse.play import talk

EDITION = "edition"  # in the first line, before the options
FACT = "%"  # before a fact that no released edition states so
FORBIDDEN = frozenset(',:#?!@="')
LONGEST_NAME = 40
# What pictures are made of: how a symbol is drawn, and what joins it to the next one.
PICTURE = "\u2190-\u2bff\U0001f000-\U0001faff"
JOINED = re.compile(
    f"(?<=[{PICTURE}])(?:\ufe0f?\u200d(?=[{PICTURE}])|\ufe0f)|(?<=[0-9])\ufe0f(?=\u20e3)"
)
BYTE_ORDER_MARK = "\ufeff"  # some editors begin a file with it


@dataclass
class Entry:
    """One action: whose it was, the number, its word, and the seats that learnt it (a set)."""

    seat: int
    action: int
    word: str
    eyes: int

    def repeat(self, game: Game, s: State) -> None:
        """Do the same to a position."""
        if self.action == talk.TALKED:
            s.interrupt(talk.penalty(game, s, self.seat))
        else:
            s.apply(self.action)


@dataclass
class Record:
    """A match as it was played: the game, the options as settled, the names by seat, and every
    action.
    """

    game: Game
    options: dict[str, str]
    names: list[str]
    entries: list[Entry] = field(default_factory=list)
    begun: int = 0  # how many of the last entries are parts of a choice not yet made

    @property
    def aids(self) -> bool:
        """Whether the program remembers for people what they have seen: usually, it does."""
        return self.options.get("memory_aids", "full") == "full"

    def header(self) -> str:
        usual = self.game.settled({})  # what is usual is not written
        chosen = [f"{name}={value}" for name, value in self.options.items() if usual[name] != value]
        title = [f"{self.game.name}/{self.game.revision}", f"{EDITION}={self.game.edition}"]
        return " ".join([*title, *chosen, *map(shlex.quote, self.names)])

    def facts(self) -> list[str]:
        """Write the facts of the box that its digest alone does not tell, a line each."""
        facts = self.game.printed.stated.items()
        return [f"{FACT} {path} = {json.dumps(value, ensure_ascii=False)}" for path, value in facts]

    def settle(self, *, begun: bool) -> None:
        """Note whether a choice is left begun; who sees it made has seen all parts of it."""
        if begun:
            self.begun += 1
            return
        for part in self.entries[-1 - self.begun :]:
            part.eyes |= self.entries[-1].eyes
        self.begun = 0

    def _public(self, observer: int | None) -> list[Entry]:
        """Leave out the parts of a choice that this observer may not know to be begun."""
        if not self.begun or observer in (None, self.entries[-1].seat):
            return self.entries
        return self.entries[: -self.begun]

    def text(self, observer: int | None = None) -> str:
        """Write the whole record; for a seat or the gallery, `?` for what it did not learn."""
        lines = [self.header(), *self.facts()]
        speaker: int | None = None
        for entry in self._public(observer):
            word = entry.word if observer is None or entry.eyes >> observer & 1 else HIDDEN
            if entry.seat == speaker:
                lines[-1] += f", {word}"
            else:
                name = "" if entry.seat == CHANCE else self.names[entry.seat]
                lines.append(f"{name}: {word}")
                speaker = entry.seat
        return "\n".join(lines) + "\n"


def lines_of(text: str) -> list[str]:
    """Split the text of a record into its lines, whatever they end with."""
    return text.removeprefix(BYTE_ORDER_MARK).splitlines()


def digest(text: str) -> str:
    """Digest a text: the first 16 hex digits of its SHA-256."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def checked(names: list[str]) -> list[str]:
    """Check names. Raises Malformed for one that no record can hold, or that comes twice."""
    for name in names:
        drawn = JOINED.sub("", name)
        if not drawn or name != name.strip() or not drawn.isprintable() or FORBIDDEN & set(name):
            raise no_name(name)
        if len(name) > LONGEST_NAME:
            raise Malformed(
                "long-name",
                "{name} is too long: a name has up to {most} characters",
                {"name": name, "most": str(LONGEST_NAME)},
            )
    if len(set(names)) != len(names):
        raise Malformed(
            "same-name", "players need different names, not {names}", {"names": ", ".join(names)}
        )
    return names


def no_name(name: str) -> Malformed:
    """Say that a name is none."""
    signs = " ".join(sorted(FORBIDDEN))
    return Malformed(
        "no-name",
        "{name} is not a name: it needs letters, and none of the signs {signs}",
        {"name": name, "signs": signs},
    )
