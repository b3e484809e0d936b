"""Scenarios: records with marks, which tell a story at the table and say what must hold in it.

    biblios/1 first_player=1 Anna Bram Cleo
    # Gift limits: one card is kept and one goes to the auction
    # BIB-GIFT-5, BIB-GIFT-6
    > Bram hand gold-2         before play: a far-away position, in the words of the table
    : monks-2-A                a line with no name is chance
    Anna: keep
    Anna: keep  !BIB-GIFT-5    this must be refused by this rule, and change nothing;
    Anna: kepe  !no-option     or be malformed, by the key of Malformed
    = Anna hand 0, drawn 1     what must hold now (games.claims lists all that can be claimed)

Several scenarios of a file are parted by `---`. The first comment is the title; comments cite
the rules that are shown.
"""

import importlib
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol

from chapterhouse.core.rule import Illegal, Malformed
from chapterhouse.core.state import State
from chapterhouse.games import GAMES
from chapterhouse.play.match import Match
from chapterhouse.play.replay import opened, replay, say
from games.claims import Claims
from games.invariants import check

HERE: Final = Path(__file__).parent
RULE: Final = re.compile(r"\b[A-Z]{3}-[A-Z]+-\d+\b")


class ScenarioTable(Protocol):
    """What a game adds: `games.<game>.table`."""

    def build(self, match: Match, lines: list[str]) -> Iterator[int]:
        """Build a position line by line, naming the number of each before it is read."""

    def holds(self, claims: Claims, words: list[str]) -> bool:
        """Check a claim of this game; False if it is no claim at all."""

    def check_always(self, state: State) -> None:
        """Check what always holds."""


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
    """One story: where it stands, and its lines, the first being the header of a record."""

    path: Path
    lines: list[Line]

    @property
    def title(self) -> str:
        return next((line.comment for line in self.lines if line.comment), "?")

    @property
    def name(self) -> str:
        """The file, and the title up to its colon."""
        return f"{self.path.stem}: {self.title.partition(':')[0]}"

    @property
    def full_name(self) -> str:
        """The name, after that of the game."""
        return f"{self.path.parts[-3]} {self.name}"

    @property
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


def read(path: Path) -> list[Scenario]:
    """Read the scenarios of one file."""
    stories: list[list[Line]] = [[]]
    for number, text in enumerate(path.read_text("utf-8").splitlines(), 1):
        if text == "---":
            stories.append([])
        elif text.strip():
            stories[-1].append(Line.read(number, text))
    return [Scenario(path, lines) for lines in stories if lines]


def scenarios(game: str = "*") -> list[Scenario]:
    """Read all scenarios of a game, or of all of them."""
    paths = sorted(HERE.glob(f"{game}/scenarios/*.txt"))
    return [scenario for path in paths for scenario in read(path)]


class Story:
    """A scenario being played."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.line = scenario.lines[0]
        self.match: Match | None = None

    def play(self) -> None:
        """Play it all. Raises AssertionError with the line that does not hold."""
        header = self.scenario.lines[0]
        try:
            if header.mark:
                refused(header.mark, lambda: opened(header.said, GAMES))
            else:
                self.match = opened(header.said, GAMES)
                self._play(self.match)
        except (AssertionError, Illegal, ValueError) as problem:
            where = f"{self.scenario.path.name}:{self.line.number}"
            raise AssertionError(f"{where}: {self.line.said}\n{problem}") from problem

    def _play(self, match: Match) -> None:
        rest = self.scenario.lines[1:]
        table: ScenarioTable = importlib.import_module(f"games.{match.game.name}.table")
        given = [line for line in rest if line.said.startswith(">")]
        for number in table.build(match, [line.said[1:] for line in given]) if given else ():
            self.line = given[number]
        claims = Claims(match, table.holds)
        for self.line in rest:
            if not self.line.said.startswith(">"):
                speak(claims, self.line)
                check(match.state)
                table.check_always(match.state)
        if not given:
            assert replay(match.record.text(), GAMES).digest == match.digest, "another replay"


def played(text: str) -> Match:
    """Play a scenario that a test has written, and give the match as it then stands."""
    lines = [Line.read(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    story = Story(Scenario(HERE, [line for line in lines if line.said]))
    story.play()

    assert story.match is not None
    return story.match


def speak(claims: Claims, line: Line) -> None:
    """Play one line of a story, or check what it claims."""
    match = claims.match
    if line.said.startswith("="):
        claims.check(line.said[1:].strip())
    elif line.mark:
        before = match.digest, len(match.record.entries), len(match.events)
        refused(line.mark, lambda: say(match, line.said))

        assert (match.digest, len(match.record.entries), len(match.events)) == before
    elif line.said:
        claims.heard = len(match.events)
        say(match, line.said)


def refused(mark: str, act: Callable[[], object]) -> None:
    """Check that this is refused, by this rule or as this kind of malformed input."""
    try:
        act()
    except (Illegal, Malformed) as problem:
        key = problem.rule.id if isinstance(problem, Illegal) else problem.key
        if key != mark:
            raise AssertionError(f"refused by {key}: {problem}") from problem
    else:
        raise AssertionError(f"this was not refused by {mark}")
