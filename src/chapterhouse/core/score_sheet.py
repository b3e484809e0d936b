"""A score sheet: points by the sources they come from, and what it takes to break a tie."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, Final, final

from chapterhouse.core.sentence import Sentence, Template, Vocabulary
from chapterhouse.core.state import State

NO_SOURCE: Final = -1  # of a sentence that tells what others count already


def alone(s: State) -> list[list[int]]:
    """Let everybody score for themselves, as in most games."""
    return [[seat] for seat in range(int(s.seats))]


def level(compared: Sequence[Sequence[int]]) -> list[tuple[int, int]]:
    """Give the neighbours in the final order that have equally many points, the one ahead first.

    `compared` is what decides, the points first.
    """
    order = sorted(range(len(compared)), key=lambda one: list(compared[one]), reverse=True)
    return [
        (ahead, behind)
        for ahead, behind in pairwise(order)
        if compared[ahead][0] == compared[behind][0]
    ]


@final
class ScoreSheet:
    """How a game lays out its points: a line for each source, a column for each team."""

    def __init__(
        self,
        sources: Vocabulary,
        by_template: dict[str, int],
        wins: list[Template],
        ties: list[Template],
        teams: Callable[[Any], list[list[int]]] = alone,
    ) -> None:
        """Name the sources in their order.

        What a score line says belongs to the source that `by_template` gives its template, or else
        to the one that the line itself names. `wins` tell who won; `ties`, which may be among
        them, how a tie was broken, or that nothing breaks it. `teams` gives the seats that score
        together.
        """
        self.sources: Final = sources
        self.wins: Final = wins
        self.ties: Final = ties
        self.teams: Final = teams
        self._by_template: Final = by_template

    def source(self, said: Sentence) -> int:
        """Tell to which source a score line belongs."""
        source = self._by_template.get(said.template.key)
        if source is not None:
            return source
        for slot, value in zip(said.template.slots, said.values, strict=False):
            if slot.vocabulary is self.sources:
                return value
        return NO_SOURCE

    def repeats(self, said: Sentence) -> bool:
        """Tell whether a score line adds up what other lines of the same team say."""
        ranks = said.template in self.wins or said.template in self.ties
        return self.source(said) == NO_SOURCE and not ranks

    def lines(
        self, teams: list[list[int]], scored: Sequence[tuple[int, int, Sentence]]
    ) -> list[tuple[int, list[int]]]:
        """Add up what each source brought each team; leave out what brought nobody anything.

        `scored` are score lines: the seat, the points, and what is said.
        """
        found: dict[int, list[int]] = {}
        for seat, points, said in scored:
            source = self.source(said)
            if source == NO_SOURCE or points == 0:
                continue
            line = found.setdefault(source, [0] * len(teams))
            for column, team in enumerate(teams):
                if seat in team:
                    line[column] += points
        return sorted(found.items())
