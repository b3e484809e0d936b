"""How a scenario is written: a record with marks, which tells a story at the table and says what
must hold in it.

    biblios/1 first_player=1 Anna Bram Cleo
    # Gift limits: one card is kept and one goes to the auction
    # BIB-GIFT-5, BIB-GIFT-6
    > Bram hand gold-2         before play: a far-away position, as `chapterhouse.positions` has it
    : monks-2-A                a line with no name is chance
    Anna: keep
    Anna: keep  !BIB-GIFT-5    this must be refused by this rule, and change nothing;
    Anna: kepe  !no-option     or be malformed, by the key of Malformed
    = Anna hand 0, drawn 1     what must hold now, for tests alone

Several scenarios of a file are parted by `---`. The first comment is the title; comments cite
the rules that are shown.
"""

import re
from dataclasses import dataclass
from functools import cached_property
from typing import Final

RULE: Final = re.compile(r"\b[A-Z]{3}-[A-Z]+-\d+\b")
GIVEN, CLAIM, NEXT = ">", "=", "---"


@dataclass(frozen=True)
class Line:
    """One line: its number in the file, what it says, the mark after `!`, the comment after `#`."""

    number: int
    said: str
    mark: str
    comment: str

    @classmethod
    def read(cls, number: int, text: str) -> "Line":
        said, _, comment = text.partition("#")
        said, _, mark = said.partition("!")
        return cls(number, said.strip(), mark.strip(), comment.strip())


@dataclass(frozen=True)
class Scenario:
    """One story: the game and the file where it stands, and its lines, the first being the header
    of a record.
    """

    game: str
    file: str
    lines: list[Line]

    @property
    def header(self) -> Line:
        return self.lines[0]

    @property
    def title(self) -> str:
        return next((line.comment for line in self.lines if line.comment), "?")

    @property
    def name(self) -> str:
        """The file, and the title up to its colon."""
        return f"{self.file}: {self.title.partition(':')[0]}"

    @property
    def full_name(self) -> str:
        """The name, after that of the game."""
        return f"{self.game} {self.name}"

    @cached_property
    def slug(self) -> str:
        """The name as an address has it: `gift-gift-limits`."""
        return re.sub("[^a-z0-9]+", "-", self.name.lower()).strip("-")

    @property
    def given(self) -> list[Line]:
        """The lines of the position that play begins with."""
        return [line for line in self.lines[1:] if line.said.startswith(GIVEN)]

    @property
    def told(self) -> list[Line]:
        """The lines that say what is done, or must be refused."""
        return [line for line in self.lines[1:] if line.said and line.said[0] not in GIVEN + CLAIM]

    @cached_property
    def cited(self) -> set[str]:
        """The rules that its comments cite, and those by which it has something refused."""
        return set(RULE.findall(" ".join(f"{line.comment} {line.mark}" for line in self.lines)))

    @property
    def head(self) -> str:
        """The comments at its head, before anything is said or claimed."""
        marks = [index for index, line in enumerate(self.lines[1:], 1) if line.said]
        return " ".join(line.comment for line in self.lines[: marks[0] if marks else None])

    @property
    def refused(self) -> set[str]:
        """The rules by which it has something refused."""
        return {line.mark for line in self.lines if RULE.fullmatch(line.mark)}


def read(game: str, file: str, text: str) -> list[Scenario]:
    """Read the scenarios of one file."""
    stories: list[list[Line]] = [[]]
    for number, line in enumerate(text.splitlines(), 1):
        if line == NEXT:
            stories.append([])
        elif line.strip():
            stories[-1].append(Line.read(number, line))
    return [Scenario(game, file, lines) for lines in stories if lines]
