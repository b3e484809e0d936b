"""A position: what lies on the table, and the agenda of what comes next."""

from __future__ import annotations

from typing import Any, Final, Self, TypeVar

from chapterhouse.core.bits import BIT
from chapterhouse.core.dealer import Dealer
from chapterhouse.core.ints import i64, vec
from chapterhouse.core.rule import Illegal, Malformed
from chapterhouse.core.sentence import Event, Sentence, Template
from chapterhouse.core.step import Step
from chapterhouse.core.view import fill, hide
from chapterhouse.core.zone import Zones

DEEPEST: Final = 32  # no agenda is longer
TRUTH: Final = -1  # the observer that sees everything

S = TypeVar("S", bound="State")


class State:
    """A position. Subclasses add the little that is not a card, and copy it."""

    def __init__(self, seats: i64, steps: vec[Step[Any]], zones: Zones, agenda: vec[i64]) -> None:
        """Make an empty table with these steps to come."""
        self.seats: Final[i64] = seats
        # all seats, and the gallery as seat number `seats`
        self.everyone: Final[i64] = BIT[seats + 1] - 1
        self.steps: Final = steps
        self.zones: Final = zones
        self.agenda: Final = agenda  # numbers of steps, the last comes next
        self.depth: i64 = 0
        self.now: Step[Any] = steps[0]  # the step that waits for an answer, already off the agenda
        self.observer: i64 = TRUTH  # whose view this is
        # of the rules, which `Game.begin` sets: where a rule was changed, its older form stands
        # beside the newer one, and this chooses
        self.revision: i64 = 0
        self.journal: list[Event] | None = None  # None while searching

    # -- what comes next

    def then(self, step: Step[Any]) -> None:
        self.agenda[self.depth] = step.number
        self.depth += 1

    def then_all(self, script: vec[Step[Any]]) -> None:
        """Put a list of steps next, written in the order of play."""
        i: i64 = len(script)
        while i > 0:
            i -= 1
            self.then(script[i])

    def over(self) -> bool:
        """Tell whether the match has ended."""
        return self.depth == 0

    def seat(self) -> int:
        """Tell who answers now: a seat or CHANCE; NOBODY when it is over."""
        return self.now.seat(self)

    def legal(self) -> list[int]:
        """List the legal actions in rising order."""
        return self.now.legal(self)

    def play(self, action: i64) -> None:
        """Apply an action, or name the rule that forbids it.

        Raises Illegal if a rule forbids it, Malformed if it is no option of this step at all.
        """
        step = self.now
        options = step.listed(self)
        if action not in options:
            numbers = ", ".join([str(option) for option in options])
            raise Malformed(
                "no-option",
                "{word} is not a choice here; try {options}",
                {"word": str(action), "options": numbers},
            )
        rule = step.forbids(self, action)
        if rule is not None:
            raise Illegal(step.says(self, action), rule, self.lacks(action))
        self.apply(action)

    def lacks(self, action: i64) -> Sentence | None:
        """Tell what is missing for a forbidden action, as far as whoever is asked can see."""
        seat = self.now.seat(self)
        return None if seat < 0 else self.now.lacks(self.seen_by(seat), action)

    def apply(self, action: i64) -> None:
        """Apply an action known to be legal, and all that then happens by itself."""
        self.now.do(self, action)
        self._go_on()

    def interrupt(self, step: Step[Any]) -> None:
        """Put a step before the one that waits, which is asked again afterwards.

        A caller must see to it that no choice is left half made, and that this ends: each step that
        waits so makes the agenda longer.
        """
        self.then(self.now)
        self.then(step)
        self._go_on()

    def _go_on(self) -> None:
        """Do what happens by itself, up to the next step that waits."""
        while True:
            self.depth -= 1
            step = self.steps[self.agenda[self.depth]]
            if not step.waits:
                step.do(self, 0)
            elif not (step.optional and step.lapses(self)):
                self.now = step
                return

    # -- what is told

    def tell(
        self, template: Template, seat: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0
    ) -> None:
        """Note an event that is open to all, if anybody keeps a journal."""
        if self.journal is not None:
            values: list[int] = [first, second, third]
            self.journal.append(Event(template, seat, values[: len(template.slots)], self.everyone))

    def tell_card(
        self, template: Template, seat: i64, card: i64, eyes: i64, number: i64 = 0
    ) -> None:
        """Note an event whose card only some have seen; the number comes after the card."""
        if self.journal is not None:
            values: list[int] = [card, number]
            self.journal.append(Event(template, seat, values[: len(template.slots)], eyes))

    # -- the three verbs: copy, seen_by, imagine

    def copy(self) -> Self:
        """Copy everything."""
        return self.with_zones(self.zones.copy())

    def with_zones(self, zones: Zones) -> Self:
        """Copy everything but what lies where, which is as in these zones; every game writes it
        out.
        """
        raise NotImplementedError

    def withdraw(self, observer: i64) -> None:
        """Before a view: take back an unfinished choice that this observer may not see."""

    def seen_by(self, observer: i64) -> Self:
        """Give this position with holes where that seat (or the gallery) knows no card."""
        view = self.with_zones(self.zones.noted_by(observer))
        view.withdraw(observer)
        hide(view.zones, observer)
        view.observer = observer
        return view

    def imagine(self, dealer: Dealer) -> Self:
        """Give a position without holes that this view cannot tell from the true one."""
        world = self.copy()
        fill(world.zones, world.observer, dealer)
        world.observer = TRUTH
        return world


def carry(source: State, target: State) -> None:
    """Carry over what every state has, when copying."""
    target.depth = source.depth
    target.now = source.now
    target.observer = source.observer
    target.revision = source.revision
