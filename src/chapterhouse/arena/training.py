"""Training: what an evaluator overlooks, learnt from how matches end after each of several options.

A greedy bot plays itself. At some of its decisions the option that it takes and a few others
are tried in the same imagined worlds, with the same luck, and everybody plays on greedily to the
end. By how much the matches end better after one option than after another is what the evaluator
should have promised; what it did promise is taken off, and the rest is fitted by the evaluator's
traits.
"""

from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial

from chapterhouse import evaluation
from chapterhouse.arena.crew import Jobs, called, resumed
from chapterhouse.arena.ledger import Ledger, noted
from chapterhouse.arena.matches import play_out
from chapterhouse.arena.regression import Fit, Regression
from chapterhouse.bots.evaluator import Evaluator
from chapterhouse.bots.greedy import Greedy
from chapterhouse.bots.rollout import LUCK
from chapterhouse.core.game import Game
from chapterhouse.core.rule import Malformed
from chapterhouse.core.state import State
from chapterhouse.games import GAMES
from chapterhouse.play.dealer import Paired, Seeded
from chapterhouse.play.player import Player

OFTEN = 6  # of so many decisions one is studied,
ASTRAY = 3  # and of so many studied ones one goes on by any of the options, so that matches differ
OTHERS = 3  # so many options are tried beside the greedy one,
WIDE = 0.5  # which look worse by no more than so much of the evaluator's scale,
WORLDS = 2  # in so many worlds


@dataclass(frozen=True)
class Lesson:
    """What is played: everything but the number of matches."""

    game: str
    seats: int
    seed: int
    weights: tuple[float, ...]  # of the traits, as the bot begins with; none, as it is
    options: dict[str, str]

    @property
    def evaluator(self) -> Evaluator:
        """What the bot goes by."""
        weights = {self.seats: list(self.weights)} if self.weights else {}
        return evaluation.taught(self.game, weights)


@dataclass(frozen=True)
class Decision:
    """What was found at one decision, by option: what the evaluator promises, by how many points
    the seat was ahead in the end, on average over the worlds, and the traits.
    """

    promises: tuple[float, ...]
    leads: tuple[float, ...]
    traits: tuple[tuple[float, ...], ...]


@dataclass(frozen=True)
class Studied:
    """What one match showed."""

    decisions: tuple[Decision, ...]


class Learning:
    """What has been learnt so far."""

    def __init__(self, traits: int) -> None:
        self.games = 0
        self.decisions = 0
        self._regression = Regression(traits)

    def add(self, studied: Studied) -> None:
        """Take one more match into account."""
        for decision in studied.decisions:
            self._regression.add(self.games, decision.traits, decision.leads, decision.promises)
        self.games += 1
        self.decisions += len(studied.decisions)

    def fit(self) -> Fit:
        """Give the weights of the traits that foretell best what they were not fitted to."""
        return self._regression.fit()


def train(
    lesson: Lesson, matches: int, jobs: Jobs, ledger: Ledger[Studied] | None = None
) -> Iterator[Learning]:
    """Study so many matches, and tell after each what has been learnt; the same seed teaches the
    same, whatever the number of jobs, and whether or not it was interrupted.

    Raises Malformed for what cannot be played so, or learnt.
    """
    traits = len(lesson.evaluator.traits)
    if not traits:
        raise Malformed("no-traits", "the bots of {game} cannot learn yet", {"game": lesson.game})
    GAMES[lesson.game].begin(lesson.seats, lesson.options)
    return _learning(lesson, matches, jobs, ledger, Learning(traits))


def _learning(
    lesson: Lesson, matches: int, jobs: Jobs, ledger: Ledger[Studied] | None, learning: Learning
) -> Iterator[Learning]:
    known = ledger.known[:matches] if ledger else []
    with ExitStack() as stack:
        crew = called(jobs, matches - len(known), stack)
        studied = resumed(partial(study, lesson), range(matches), crew, known)
        for match in noted(studied, ledger):
            learning.add(match)
            yield learning


def study(lesson: Lesson, number: int) -> Studied:
    """Play one match, and look at some of its decisions."""
    luck = lesson.seed + number
    game = GAMES[lesson.game]
    school = School(game, lesson.evaluator, luck)
    s = game.begin(lesson.seats, lesson.options)
    play_out(s, [school] * lesson.seats, Paired(luck))
    return Studied(tuple(school.decisions))


class School(Player):
    """Plays greedily, and now and then looks closer at what it could do."""

    def __init__(self, game: Game, evaluator: Evaluator, seed: int) -> None:
        self.game = game
        self.evaluator = evaluator
        self.greedy = Greedy(evaluator, seed, sound=True)
        self.stream = Seeded(seed)
        self.decisions: list[Decision] = []

    def choose(self, view: State) -> int:
        action = self.greedy.choose(view)
        if self.stream.below(OFTEN):
            return action
        tried = self.options(view, action)
        traits = [self.traits(view, action) for action in tried]
        if len(tried) == 1 or not all(traits):
            return action
        promises, leads = self.evaluator.promises(view, tried), self.leads(view, tried)
        self.decisions.append(Decision(tuple(promises), tuple(leads), tuple(traits)))
        return action if self.stream.below(ASTRAY) else tried[self.stream.below(len(tried))]

    def options(self, view: State, usual: int) -> list[int]:
        """List what is tried: the greedy option, and some of those that look nearly as good."""
        legal = self.evaluator.sound(view, view.legal())
        searched = self.evaluator.worth_searching(view, legal)
        others = [action for action in searched if action != usual]
        values = self.evaluator.promises(view, [usual, *others])
        least = values[0] - WIDE * self.evaluator.scale
        near = [action for value, action in zip(values[1:], others, strict=True) if value > least]
        while len(near) > OTHERS:
            near.pop(self.stream.below(len(near)))
        return [usual, *near]

    def traits(self, view: State, action: int) -> tuple[float, ...]:
        """Describe what an action leads to; nothing where that is the end of the match."""
        future = view.copy()
        future.apply(action)
        return tuple(self.evaluator.described(future, view.seat()))

    def leads(self, view: State, tried: list[int]) -> list[float]:
        """Tell by how many points the seat is ahead in the end, after each of these actions."""
        totals = [0.0] * len(tried)
        for _ in range(WORLDS):
            world, luck = self.evaluator.imagine(view, self.stream), self.stream.below(LUCK)
            for at, action in enumerate(tried):
                end = world.copy()
                end.apply(action)
                greedy = Greedy(self.evaluator, luck, sound=True)
                play_out(end, [greedy] * end.seats, Paired(luck))
                totals[at] += self.lead(end, view.seat())
        return [total / WORLDS for total in totals]

    def lead(self, end: State, seat: int) -> float:
        """Tell how far a seat is ahead of the best of those that do not win with it."""
        points = self.game.points(end)
        rivals = [
            points[other]
            for other in range(end.seats)
            if not self.evaluator.allied(end, seat, other)
        ]
        return float(points[seat] - max(rivals))
