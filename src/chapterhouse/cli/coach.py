"""A coach at the terminal: a sentence to what comes up for the first time, and its rule.

What was said is kept in a file beside the tables of this device, and so is a wish for no more.
"""

from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final

from msgspec import MsgspecError, Struct, field, json

from chapterhouse.cli import files, store
from chapterhouse.cli.problems import Wrong
from chapterhouse.lessons import coach
from chapterhouse.lessons.coach import Tip

FILE: Final = "coach.json"  # beside the tables


class Kept(Struct):
    """What the file keeps: whether nothing more is to be said, and what was said, by game."""

    silent: bool = False
    said: dict[str, list[str]] = field(default_factory=dict)


class Coach:
    """Who speaks to whoever plays a game for the first time."""

    def __init__(self, game: str, file: Path) -> None:
        """Read what was said before; a file that cannot be read is as good as none."""
        self.tips: Final = {tip.about: tip for tip in coach.tips(game)}
        self.file: Final = file
        self.kept = Kept()
        with suppress(OSError, MsgspecError):
            self.kept = json.decode(file.read_bytes(), type=Kept)
        self.said: Final = self.kept.said.setdefault(game, [])

    @property
    def new(self) -> bool:
        """Whether nothing of this game was spoken to so far."""
        return not self.said and not self.kept.silent

    def speak(self, keys: Iterable[str]) -> Tip | None:
        """Find what to say to the first of these questions and events that is new, if any is."""
        fresh = [key for key in keys if key in self.tips and key not in self.said]
        if self.kept.silent or not fresh:
            return None
        self.said.append(fresh[0])
        self._keep()
        return self.tips[fresh[0]]

    def turn(self) -> bool:
        """Fall silent for good, or speak again; tell whether it speaks now."""
        self.kept.silent = not self.kept.silent
        self._keep()
        return not self.kept.silent

    def _keep(self) -> None:
        """Write it down; where that cannot be done, it is said again another time."""
        with suppress(OSError, Wrong):
            self.file.parent.mkdir(parents=True, exist_ok=True)
            files.write(str(self.file), json.encode(self.kept).decode())


def coach_for(game: str) -> Coach:
    """Find the coach of this device for a game."""
    return Coach(game, store.usual().with_name(FILE))
