"""Steps: one sentence of the turn each, saying who decides, between what, what is forbidden, and to
what effect.

Steps are shared and remember nothing; what they are made with is public. `options` is a set of
small numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from chapterhouse.core.bits import BIT, lowest, members_of, nth
from chapterhouse.core.ints import amounts, count, i64, vec
from chapterhouse.core.seats import CHANCE, NOBODY
from chapterhouse.core.sentence import Sentence

if TYPE_CHECKING:
    from chapterhouse.core.dealer import Dealer
    from chapterhouse.core.rule import Rule
    from chapterhouse.core.state import State

PASS: Final = 0  # the action that names no amount
HIDDEN: Final = "?"  # the word of an action that the reader did not learn

S = TypeVar("S", bound="State")


class Step(Generic[S]):
    """One sentence of the turn."""

    def __init__(self) -> None:
        """Make the shared step; `table` numbers it and notes what its class defines."""
        self.number: i64 = -1
        self.waits = False  # somebody, or chance, answers it
        self.chance = False
        self.strict = False  # some rule may forbid an option
        self.optional = False  # it may lapse

    def args(self) -> list[int]:
        """List the numbers it was made with: all of them public."""
        return []

    def seat(self, s: S) -> i64:
        """Tell who answers: a seat, CHANCE, or NOBODY for a step that simply happens."""
        return NOBODY

    def options(self, s: S) -> i64:
        """Give all answers, legal or not, as a set; for chance, all that can come up."""
        return 1

    def weight(self, s: S, action: i64) -> i64:
        """For chance: in how many equally likely ways this option comes up."""
        return 1

    def forbids(self, s: S, action: i64) -> Rule | None:
        """Name the rule against this action; None if it is legal."""
        return None

    def lacks(self, s: S, action: i64) -> Sentence | None:
        """Tell what is missing for an action that a rule forbids, the nearest if there are several
        ways to it; None if the rule says all there is to say. It is asked of views alone.
        """
        return None

    def warns(self, s: S, action: i64) -> Sentence | None:
        """Tell what a legal action risks, where whoever takes it may overlook it; None for nothing.
        It is asked of views alone.
        """
        return None

    def lapses(self, s: S) -> bool:
        """Tell whether this is left out by the rules, now that its turn has come."""
        return False

    def eyes(self, s: S, action: i64) -> i64:
        """Give the seats that learn which action was taken, as a set."""
        return s.everyone

    def secret(self, s: S) -> bool:
        """Tell whether the options depend on hidden cards: then it is asked even when forced."""
        return False

    def begun(self, s: S) -> bool:
        """Tell whether this continues a choice that others see only once all of it is made."""
        return False

    def says(self, s: S, action: i64) -> Sentence:
        """Give the sentence that names this action."""
        raise NotImplementedError

    def asks(self, s: S) -> Sentence:
        raise NotImplementedError

    def do(self, s: S, action: i64) -> None:
        raise NotImplementedError

    # -- what follows from these

    def word(self, s: S, action: i64) -> str:
        """Write the action as records do, unique among all options."""
        return self.says(s, action).word()

    def listed(self, s: S) -> list[int]:
        """List all options, legal or not, in rising order."""
        return members_of(self.options(s))

    def allowed(self, s: S) -> i64:
        """Give the options that no rule forbids, as a set."""
        allowed = self.options(s)
        if self.strict:
            action = lowest(allowed)
            rest = allowed >> action
            while rest:
                if rest & 1 and self.forbids(s, action) is not None:
                    allowed ^= BIT[action]
                rest >>= 1
                action += 1
        return allowed

    def legal(self, s: S) -> list[int]:
        """List the legal actions in rising order."""
        return members_of(self.allowed(s))

    def pick(self, s: S, dealer: Dealer) -> i64:
        """Take one legal action, all as likely; a step of chance follows its weights."""
        allowed = self.allowed(s)
        return nth(allowed, dealer.below(count(allowed)))


class Chance(Step[S]):
    """A step that chance answers."""

    def seat(self, s: S) -> i64:
        """Let chance answer."""
        return CHANCE

    def pick(self, s: S, dealer: Dealer) -> i64:
        """Take an outcome by its weight, counted in rising order."""
        outcomes = self.legal(s)
        k = dealer.below(sum([self.weight(s, a) for a in outcomes]))
        for action in outcomes:
            k -= self.weight(s, action)
            if k < 0:
                return action
        raise IndexError("the dealer named too large a number")


class Turned(Chance[S]):
    """A card turned up from a place, all equally likely; an outcome is a kind of card."""

    def zone(self, s: S) -> i64:
        """Tell from where."""
        raise NotImplementedError

    def options(self, s: S) -> i64:
        """Any kind of card that lies there."""
        return s.zones.kinds(self.zone(s))

    def weight(self, s: S, action: i64) -> i64:
        """As many ways as there are copies."""
        return s.zones.tally(self.zone(s), action)

    def pick(self, s: S, dealer: Dealer) -> i64:
        """Count the cards through instead of listing the kinds."""
        zone = self.zone(s)
        return s.zones.draw(zone, zone, dealer.below(s.zones.size(zone)))


class Many(Step[S]):
    """A step whose options are too many for a set: they are written in a row."""

    def answers(self, s: S) -> vec[i64]:
        """Give all answers, legal or not, in rising order."""
        raise NotImplementedError

    def listed(self, s: S) -> list[int]:
        """List all of them."""
        return list(self.answers(s))

    def legal(self, s: S) -> list[int]:
        """List those that no rule forbids."""
        return [int(action) for action in self.answers(s) if self.forbids(s, action) is None]

    def pick(self, s: S, dealer: Dealer) -> i64:
        """Take one of them: try options until one is legal, instead of judging them all."""
        options = self.answers(s)
        left: i64 = len(options)
        while True:
            k = dealer.below(left)
            action = options[k]
            if self.forbids(s, action) is None:
                return action
            left -= 1
            while k < left:
                options[k] = options[k + 1]
                k += 1


class Amount(Step[S]):
    """A step that asks for a number: 0, or more than `floor` and at most `most`."""

    def floor(self, s: S) -> i64:
        """Give the number that must be exceeded."""
        raise NotImplementedError

    def most(self, s: S) -> i64:
        """Give the greatest number allowed."""
        raise NotImplementedError

    def greatest(self, s: S) -> i64:
        """Give the greatest number that anybody could name."""
        raise NotImplementedError

    def listed(self, s: S) -> list[int]:
        """List 0 and all numbers up to the greatest."""
        return list(range(self.greatest(s) + 1))

    def legal(self, s: S) -> list[int]:
        """List the range."""
        return amounts(self.floor(s), self.most(s))

    def pick(self, s: S, dealer: Dealer) -> i64:
        """Take one of the range without writing it down."""
        floor = self.floor(s)
        span = self.most(s) - floor
        if span < 0:
            span = 0
        k = dealer.below(span + 1)
        if k == 0:
            return 0
        return floor + k


class Over(Step[S]):
    """The end of every agenda: nobody decides anything any more."""

    def options(self, s: S) -> i64:
        """Offer nothing."""
        return 0


def table(steps: list[Step[Any]]) -> vec[Step[Any]]:
    """Number the steps and note what their classes define."""
    for number, step in enumerate(steps):
        cls = type(step)
        step.number = number
        step.waits = cls.seat is not Step.seat or isinstance(step, Over)
        step.chance = isinstance(step, Chance)
        step.strict = cls.forbids is not Step.forbids
        step.optional = cls.lapses is not Step.lapses
    return vec[Step](steps)  # type: ignore[type-arg]
