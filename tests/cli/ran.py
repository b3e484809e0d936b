"""What tests of the command line share: how a run went, and how to run one."""

import re
from collections import defaultdict
from dataclasses import dataclass
from typing import Final, Protocol

import pytest

from chapterhouse.games import GAMES
from chapterhouse.locale import Translator

# By game, numbers that finish a match whatever is asked: what is no choice is asked again. In
# Monasterium a face has its own number, and in Monastery a rotation; elsewhere one of the
# first three choices is taken, or 0 where there is none of them.
PATIENT: Final = defaultdict(
    lambda: "1\n2\n3\n0\n" * 400,
    monasterium="1\n2\n3\n4\n5\n6\n7\n" * 200,
    monastery="1\n3\n0\n90\n180\n2\n270\n4\n" * 100,
)

each_game = pytest.mark.parametrize("game", GAMES)


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


def says_all_in(language: str, ran: Ran) -> None:
    """A whole match went well, and left nothing in English."""
    assert (ran.code, ran.err) == (0, "")
    assert Translator(language).text("cli-thanks") in ran.words
    assert language == "en" or not re.search(" (wins|takes|the) ", ran.out)


class Call(Protocol):
    """Runs `chapterhouse` with these arguments and this input."""

    def __call__(self, *arguments: str, typed: str | bytes = "") -> Ran: ...
