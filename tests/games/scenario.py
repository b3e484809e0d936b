"""Scenarios being played: what they claim must hold, what they mark must be refused."""

import importlib
from collections.abc import Callable, Iterator
from typing import Protocol

from chapterhouse import scenarios as shipped
from chapterhouse.core.rule import Illegal, Malformed
from chapterhouse.core.state import State
from chapterhouse.games import GAMES
from chapterhouse.play.match import Match
from chapterhouse.play.replay import opened, replay, say
from chapterhouse.scenarios.scenario import CLAIM, GIVEN, Line, Scenario
from games.claims import Claims
from games.invariants import check


class ScenarioTable(Protocol):
    """What a game adds: `games.<game>.table`."""

    def build(self, match: Match, lines: list[str]) -> Iterator[int]:
        """Build a position line by line, naming the number of each before it is read."""

    def holds(self, claims: Claims, words: list[str]) -> bool:
        """Check a claim of this game; False if it is no claim at all."""

    def check_always(self, state: State) -> None:
        """Check what always holds."""


def scenarios(*games: str) -> list[Scenario]:
    """Read all scenarios of some games, or of all of them."""
    return [scenario for game in games or GAMES for scenario in shipped.of(game)]


class Story:
    """A scenario being played."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.line = scenario.lines[0]
        self.match: Match | None = None

    def play(self) -> None:
        """Play it all. Raises AssertionError with the line that does not hold."""
        header = self.scenario.header
        try:
            if header.mark:
                refused(header.mark, lambda: opened(header.said, GAMES))
            else:
                self.match = opened(header.said, GAMES)
                self._play(self.match)
        except (AssertionError, Illegal, ValueError) as problem:
            where = f"{self.scenario.file}.txt:{self.line.number}"
            raise AssertionError(f"{where}: {self.line.said}\n{problem}") from problem

    def _play(self, match: Match) -> None:
        rest = self.scenario.lines[1:]
        table: ScenarioTable = importlib.import_module(f"games.{match.game.name}.table")
        given = self.scenario.given
        for number in table.build(match, [line.said[1:] for line in given]) if given else ():
            self.line = given[number]
        claims = Claims(match, table.holds)
        for self.line in rest:
            if not self.line.said.startswith(GIVEN):
                speak(claims, self.line)
                check(match.state)
                table.check_always(match.state)
        if not given:
            assert replay(match.record.text(), GAMES).digest == match.digest, "another replay"


def played(text: str) -> Match:
    """Play a scenario that a test has written, and give the match as it then stands."""
    lines = [Line.read(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    story = Story(Scenario("", "story", [line for line in lines if line.said]))
    story.play()

    assert story.match is not None
    return story.match


def speak(claims: Claims, line: Line) -> None:
    """Play one line of a story, or check what it claims."""
    match = claims.match
    if line.said.startswith(CLAIM):
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
