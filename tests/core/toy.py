"""A toy game, for what core does before there is any game. Only Python can subclass here."""

from __future__ import annotations

from typing import Any

from chapterhouse.core.ints import i64, vec
from chapterhouse.core.rule import Rule
from chapterhouse.core.sentence import AMOUNT, Sentence, Slot, Template
from chapterhouse.core.state import DEEPEST, State, carry
from chapterhouse.core.step import Amount, Chance, Over, Step, Turned, table
from chapterhouse.core.zone import Zones
from core.table import BRAM, lay

NOT_ONE = Rule("TOY-1", "house", "one is not taken")
TAKE = Template("act-take", [Slot("amount", AMOUNT)], "take")
LACK = Template("lack-observer", [Slot("observer", AMOUNT)])


class Toy(State):
    """Notes what is done, in order."""

    def __init__(self, zones: Zones | None = None, agenda: vec[i64] | None = None) -> None:
        none = vec[i64]([0] * DEEPEST)
        super().__init__(2, STEPS, zones or lay(), none if agenda is None else agenda)
        self.done: list[str] = []
        self.lapsing = False
        self.floor, self.most = 2, 5
        self.unit = 1

    def with_zones(self, zones: Zones) -> Toy:
        twin = Toy(zones, self.agenda[:])
        carry(self, twin)
        twin.done = list(self.done)
        return twin


class Silent(Step[Toy]):
    """Simply happens."""

    def do(self, s: Toy, action: i64) -> None:
        s.done.append(f"silent {action}")


class Ask(Step[Toy]):
    """Asks seat 1 for 0, 1 or 3, and forbids 1."""

    def seat(self, s: Toy) -> i64:
        return 1

    def options(self, s: Toy) -> i64:
        return 0b1011

    def forbids(self, s: Toy, action: i64) -> Rule | None:
        return NOT_ONE if action == 1 else None

    def lacks(self, s: Toy, action: i64) -> Sentence | None:
        """Tell who looks."""
        return Sentence(LACK, [s.observer])

    def says(self, s: Toy, action: i64) -> Sentence:
        return Sentence(TAKE, [action * s.unit])

    def do(self, s: Toy, action: i64) -> None:
        s.done.append(f"ask {action}")


class Free(Ask):
    """Asks for the same, and forbids nothing by itself."""

    def do(self, s: Toy, action: i64) -> None:
        s.done.append(f"free {action}")


class Maybe(Ask):
    """Lapses if it may."""

    def lapses(self, s: Toy) -> bool:
        return s.lapsing


class Double(Ask):
    """Puts more steps next."""

    def do(self, s: Toy, action: i64) -> None:
        s.done.append(f"double {action}")
        s.then(ASK)
        s.then_all(vec[Step]([SILENT, MAYBE, SILENT]))  # type: ignore[type-arg]


class Roll(Chance[Toy]):
    """Comes up with 1 once, with 2 three times, with 4 twice."""

    def options(self, s: Toy) -> i64:
        return 0b10110

    def weight(self, s: Toy, action: i64) -> i64:
        return {1: 1, 2: 3, 4: 2}[action]

    def do(self, s: Toy, action: i64) -> None:
        s.done.append(f"roll {action}")


class Turn(Turned[Toy]):
    """Turns up a card of the second hand."""

    def zone(self, s: Toy) -> i64:
        return BRAM


class Bid(Amount[Toy]):
    """Asks for 0, or more than the floor, up to the most; seven could be named."""

    def seat(self, s: Toy) -> i64:
        return 0

    def floor(self, s: Toy) -> i64:
        return s.floor

    def most(self, s: Toy) -> i64:
        return s.most

    def greatest(self, s: Toy) -> i64:
        return 7

    def forbids(self, s: Toy, action: i64) -> Rule | None:
        return None if action == 0 or s.floor < action <= s.most else NOT_ONE

    def says(self, s: Toy, action: i64) -> Sentence:
        return Sentence(TAKE, [action])


SILENT, ASK, FREE, MAYBE, DOUBLE = Silent(), Ask(), Free(), Maybe(), Double()
ROLL, TURN, BID, OVER = Roll(), Turn(), Bid(), Over[Toy]()
ALL: list[Step[Any]] = [SILENT, ASK, FREE, MAYBE, DOUBLE, ROLL, TURN, BID, OVER]
STEPS = table(ALL)


def toy(*steps: Step[Any]) -> Toy:
    """A toy that waits for the first of these steps, with the others to come."""
    s = Toy()
    for step in (OVER, *steps[:0:-1]):
        s.then(step)
    s.now = steps[0]
    return s
