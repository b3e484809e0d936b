"""A run through a lesson or a puzzle: what page and terminal need of it."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping

from chapterhouse.lessons.lesson import Lesson
from chapterhouse.lessons.puzzle import Puzzle
from chapterhouse.locale import Translator
from chapterhouse.play.match import Match


class Course(ABC):
    """One run: the match, and the step that waits, by its number."""

    plan: Lesson | Puzzle
    match: Match
    at: int

    @property
    @abstractmethod
    def steps(self) -> int:
        """How many steps there are."""

    @property
    @abstractmethod
    def over(self) -> bool:
        """Whether the last step has been reached."""

    @property
    @abstractmethod
    def meant(self) -> list[int]:
        """The actions that are meant here; none where nothing is to be answered."""

    @property
    @abstractmethod
    def said(self) -> tuple[str, Mapping[str, int]]:
        """The message of this step, and its slots; its `.task` is what is to be done."""

    @abstractmethod
    def reply(self, action: int) -> str:
        """Name the message for a legal action that is not meant."""

    @abstractmethod
    def go_on(self, action: int | None = None) -> Iterator[int]:
        """Play what is meant, or nothing if the step is only read, and then what follows, up to the
        next step; stop after each line, with the seat that spoke.
        """

    @property
    def lit(self) -> list[str]:
        """What is lit on the board."""
        return []

    @property
    def opens(self) -> bool:
        """Whether this step lays the table anew."""
        return self.at == 0

    def text(self, reader: Translator, part: str = "") -> str:
        """Write what is said at this step, or a part of it such as `.task`."""
        key, slots = self.said
        return reader.text(f"{key}{part}", **slots)


def title(reader: Translator, plan: Lesson | Puzzle) -> str:
    """Write what a lesson or a puzzle is called."""
    if isinstance(plan, Lesson):
        return reader.text(f"lesson-{plan.name}")
    return reader.text(f"puzzle-{plan.goal}.title", best=plan.best, number=plan.number)
