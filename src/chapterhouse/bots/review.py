"""A review of a match: how likely everybody was to win, and which decisions cost most.

A position is given as the view of a seat, and judged by what that seat could know; or as it was,
with all cards open, when nothing but luck is left to imagine.
"""

from typing import Final, final

from chapterhouse.bots.ahead import LookAhead
from chapterhouse.bots.estimate import Estimate
from chapterhouse.bots.evaluator import Evaluator
from chapterhouse.bots.rollout import Rollout
from chapterhouse.core.sentence import Event, Sentence
from chapterhouse.core.state import State
from chapterhouse.play.chapters import going_on
from chapterhouse.play.match import Match
from chapterhouse.play.record import Entry
from chapterhouse.play.talk import TALKED

WORLDS: Final = 24  # in which the chances at a moment are found
SURE: Final = 2.0  # standard errors before a cost is told
ENOUGH: Final = 6  # worlds, likewise,
LEAST: Final = 0.005  # and so much of the chance to win: less would be told as nothing
LITTLE: Final = "reason-little"  # what a game says where it finds no reason


@final
class Moment:
    """Where a part of the match began: after how many actions, what said so of it and of the parts
    around it, the largest first, and the position.
    """

    def __init__(self, ply: int, events: list[Event], view: State) -> None:
        self.ply: Final = ply
        self.events: Final = events
        self.view: Final = view


@final
class Decision:
    """What a seat chose after so many actions, the position, and how bad that looks at once."""

    def __init__(self, ply: int, action: int, view: State, doubt: float) -> None:
        self.ply: Final = ply
        self.action: Final = action
        self.view: Final = view
        self.doubt: Final = doubt


@final
class Slip:
    """What would have been better than a decision, how much of the chance to win it cost, in how
    many worlds that was seen, and why.
    """

    def __init__(
        self, better: int, cost: float, error: float, worlds: int, why: Sentence | None
    ) -> None:
        self.better: Final = better
        self.cost: Final = cost
        self.error: Final = error
        self.worlds: Final = worlds
        self.why: Final = why

    @property
    def sure(self) -> bool:
        """Whether it cost something worth telling for sure."""
        return self.worlds >= ENOUGH and self.cost > max(SURE * self.error, LEAST)


@final
class Reviewer:
    """Looks at a match that is over."""

    def __init__(self, evaluator: Evaluator, seed: int, effort: int, seconds: float) -> None:
        """The effort is for one decision, and the seconds for one decision or moment."""
        self.evaluator: Final = evaluator
        self.rollout: Final = Rollout(evaluator, seed, effort, seconds)
        self.ahead: Final = LookAhead(evaluator, seed)

    def survey(
        self, match: Match, observer: int, *, opened: bool
    ) -> tuple[list[Moment], list[Decision]]:
        """Play a match again; list its moments as an observer saw them, and the decisions of that
        seat, or of all seats for the gallery, each as whoever made it saw it. With cards `opened`
        all of that is as it was.
        """
        again = Match(match.game, match.record.names, None, match.record.options)
        moments: list[Moment] = []
        decisions: list[Decision] = []
        known = 0
        for ply, entry in enumerate(match.record.entries):
            begins = going_on(match.game, again.events[known:])
            known = len(again.events)
            if begins:
                around = [one.seen_by(observer) for one in going_on(match.game, again.events)]
                moments.append(Moment(ply, around, _seen(again, observer, opened=opened)))
            if observer in (entry.seat, again.state.seats) and _chose(again, entry):
                view = _seen(again, entry.seat, opened=opened)
                doubt = self.doubt(view, entry.action)
                decisions.append(Decision(ply, entry.action, view, doubt))
            again.repeat(entry.seat, entry.action)
        return moments, decisions

    def chances(self, view: State) -> list[Estimate]:
        """Tell how likely each seat is to win."""
        return self.rollout.prospects(view, WORLDS)

    def doubt(self, view: State, action: int) -> float:
        """Tell how much worse an action looks at first sight than what the bot would do."""
        best = self.rollout.greedy.choose(view)
        promised = self.evaluator.promises(view, [best, action])
        return promised[0] - promised[1]

    def slip(self, view: State, action: int) -> Slip:
        """Compare an action with the best one, in the same worlds."""
        trial = self.rollout.trial(view, action)
        chosen = trial.options.index(trial.chosen)
        cost, error = trial.race.lead(chosen, trial.options.index(action))
        why = self._why(view, trial.chosen, action)
        return Slip(trial.chosen, cost, error, len(trial.race.results), why)

    def _why(self, view: State, better: int, action: int) -> Sentence | None:
        """Say why one action is better than another; None where only playing on shows it."""
        if better == action:
            return None
        turns = [self.ahead.turn(view, one) for one in (better, action)]
        why = self.evaluator.reason(view, turns[0], turns[1])
        return None if why is None or why.template.key == LITTLE else why


def _chose(match: Match, entry: Entry) -> bool:
    """Tell whether somebody has a choice here, and makes it by this."""
    return entry.seat >= 0 and entry.action != TALKED and len(match.state.legal()) > 1


def _seen(match: Match, observer: int, *, opened: bool) -> State:
    """Give a position as an observer saw it, or as it was."""
    return match.state.copy() if opened else match.view(observer)


def suspects(decisions: list[Decision], most: int) -> list[Decision]:
    """Choose the decisions that look worst, if anything seems wrong with them."""
    doubted = [one for one in decisions if one.doubt > 0]
    return sorted(doubted, key=lambda one: -one.doubt)[:most]


def some(moments: list[Moment], most: int) -> list[Moment]:
    """Choose so many moments at most, from all parts of the match."""
    step = -(-len(moments) // most)
    return moments[:: max(step, 1)]
