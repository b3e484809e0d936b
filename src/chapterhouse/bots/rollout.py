"""The bot that simulates how the match goes on: in worlds that its seat cannot tell from the true
one, where everybody plays greedily, with the same luck for each option.
"""

from math import exp, inf
from time import perf_counter
from typing import Final, final

from chapterhouse.bots.estimate import Estimate
from chapterhouse.bots.evaluator import Evaluator
from chapterhouse.bots.greedy import Greedy
from chapterhouse.bots.race import Race
from chapterhouse.core.state import State
from chapterhouse.play.dealer import Paired, Seeded
from chapterhouse.play.player import Player

NEAR: Final = 1 / 6  # of the scale: options worth less than the greedy one by more are not tried,
MOST: Final = 4  # and no more than so many
LUCK: Final = 1 << 29  # of so many streams of luck
HOPELESS: Final = -40.0  # scales behind: nobody wins from there


@final
class Trial:
    """What came of the options that were tried, the greedy one first: in how many worlds, the
    chance to win, the lead in points.
    """

    def __init__(self, options: list[int], proof: float, *, drops: bool = True) -> None:
        """Whoever is clearly behind drops out, unless all are to be compared."""
        self.options: Final = options
        self.race: Final = Race(len(options), proof, drops=drops)
        self.chances: Final = [Estimate() for _ in options]
        self.leads: Final = [Estimate() for _ in options]

    @property
    def chosen(self) -> int:
        return self.options[self.race.winner()]

    def rank(self, at: int) -> tuple[bool, int, float]:
        """Order options: what is chosen, then what was dropped last, then what came out better."""
        chance = self.chances[at]
        return self.options[at] != self.chosen, -chance.size, -chance.mean


@final
class Rollout(Player):
    """Does what the greedy bot would do, unless simulation proves something else better.

    The effort is how many simulations it makes at most, however long they take, so that it chooses
    alike on every machine. Only if the seconds run out first, it uses what it has found.
    """

    def __init__(
        self,
        evaluator: Evaluator,
        seed: int,
        effort: int,
        seconds: float = inf,
        near: float = NEAR,
    ) -> None:
        self.evaluator: Final = evaluator
        self.stream: Final = Seeded(seed)
        self.greedy: Final = Greedy(evaluator, seed, sound=True)
        self.effort: Final = effort
        self.seconds: Final = seconds
        self.near: Final = near
        self._ahead: int = 0  # how many decisions each simulation looks ahead,
        self._left: int = 0  # and how many are left to think of
        self._until: float = inf

    def choose(self, view: State) -> int:
        """Give the best action that can be proved to be better, else the greedy one."""
        return self.trial(view).chosen

    def trial(self, view: State, against: int | None = None) -> Trial:
        """Try what looks good, until one option is left or there is no more time; or that and an
        action that it is to be compared with, to the end.
        """
        self._begin(view, self.effort)
        options = self.options(view)
        if against is not None and against not in options:
            options.append(against)
        trial = Trial(options, self.evaluator.proof, drops=against is None)
        while not trial.race.decided and self._try_all(view, trial):
            pass
        return trial

    def prospects(self, view: State, worlds: int) -> list[Estimate]:
        """Tell how likely each seat is to win, by playing on in so many worlds, or in fewer if
        there is not the time.
        """
        self._begin(view, worlds)
        found = [Estimate() for _ in range(view.seats)]
        for _ in range(worlds):
            future = self.evaluator.imagine(view, self.stream)
            if not self._play_on(future, self.stream.below(LUCK)):
                break
            values = settled(self.evaluator, future)
            for seat, estimate in enumerate(found):
                estimate.add(chance(self.evaluator, future, seat, values))
        return found

    def _begin(self, view: State, effort: int) -> None:
        """Begin to think: so many simulations, and no longer than there is time."""
        self._ahead = horizon(self.evaluator, view)
        self._left = effort * self._ahead
        self._until = perf_counter() + self.seconds

    def options(self, view: State) -> list[int]:
        """List what is tried: the greedy action, then whatever looks nearly as good, then what
        cannot be judged by its looks.
        """
        usual = self.greedy.choose(view)
        legal = self.evaluator.sound(view, view.legal())
        unclear = self.evaluator.unclear(view, legal)
        searched = self.evaluator.worth_searching(view, legal)
        others = [action for action in searched if action != usual]
        near = self._near(view, usual, others) if others else []
        return [usual, *near[: MOST - 1 - len(unclear)], *unclear]

    def _near(self, view: State, usual: int, others: list[int]) -> list[int]:
        """List those of the others that look nearly as good as the usual one, the best first."""
        values = self.evaluator.promises(view, [usual, *others])
        least = values[0] - self.near * self.evaluator.scale
        near = [
            (-value, action)
            for value, action in zip(values[1:], others, strict=True)
            if value > least
        ]
        return [action for _, action in sorted(near)]

    def _try_all(self, view: State, trial: Trial) -> bool:
        """Try what still runs in one more world; False if there was not enough time."""
        world, seat = self.evaluator.imagine(view, self.stream), view.seat()
        luck = self.stream.below(LUCK)
        chances = [0.0] * len(trial.options)
        leads = [0.0] * len(trial.options)
        running = trial.race.running[:]
        for option in running:
            future = world.copy()
            future.apply(trial.options[option])
            if not self._play_on(future, luck):
                return False
            values = settled(self.evaluator, future)
            chances[option] = chance(self.evaluator, future, seat, values)
            leads[option] = self.evaluator.lead(values, seat)
        trial.race.enter(chances)
        for option in running:
            trial.chances[option].add(chances[option])
            trial.leads[option].add(leads[option])
        return True

    def _play_on(self, world: State, luck: int) -> bool:
        """Let everybody go on greedily, each by its own view; False if there was not enough time.
        What is forced is no decision; where there is none at all that counts as one, so that who
        thinks about the last choice of a match comes to an end.
        """
        dealer, player = Paired(luck), Greedy(self.evaluator, luck)
        ahead = self._ahead
        while not world.over():
            if world.now.chance:
                world.apply(dealer.outcome(world, 0))
                continue
            if ahead == 0:
                break
            legal = world.legal()
            if len(legal) == 1:
                world.apply(legal[0])
                continue
            if not self._spend():
                return False
            ahead -= 1
            world.apply(player.choose(world.seen_by(world.seat())))
        return ahead < self._ahead or self._spend()

    def _spend(self) -> bool:
        """Take a decision from the effort; False if nothing of it is left, or no time."""
        if self._left == 0 or perf_counter() > self._until:
            return False
        self._left -= 1
        return True


def horizon(evaluator: Evaluator, view: State) -> int:
    """Tell how many decisions ahead it pays to play on, among so many seats."""
    return evaluator.horizon + evaluator.further * (view.seats - 2)


def settled(evaluator: Evaluator, world: State) -> list[float]:
    """Value the position for each seat, once a turn under way has ended."""
    return [evaluator.settled(world, seat) for seat in range(world.seats)]


def chance(evaluator: Evaluator, world: State, seat: int, values: list[float]) -> float:
    """Tell how likely a seat wins from here, with those that win together with it."""
    total, won = 0.0, 0.0
    for other, value in enumerate(values):
        ahead = (value - values[seat]) / evaluator.scale
        weight = exp(max(min(ahead, -HOPELESS), HOPELESS))
        total += weight
        if evaluator.allied(world, seat, other):
            won += weight
    return won / total
