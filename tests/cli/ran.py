"""What tests of the command line share: how a run went, and how to run one."""

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True)
class Ran:
    """How it ended."""

    code: int
    out: str
    err: str

    @property
    def words(self) -> str:
        """All output in one line, however it was wrapped."""
        return joined(self.out)


def joined(text: str) -> str:
    """The text in one line, each gap one space."""
    return " ".join(text.split())


class Call(Protocol):
    """Runs `chapterhouse` with these arguments and this input."""

    def __call__(self, *arguments: str, typed: str | bytes = "") -> Ran: ...
