"""Twin worlds: two matches in lockstep, as different as one eye can bear without being told."""

from dataclasses import dataclass, field

from chapterhouse.core.dealer import Dealer
from chapterhouse.core.state import State
from conformance.walk import Table, choose, told

ATTEMPTS = 40
MOVES = 60  # that nobody is told of, before something must be told


@dataclass
class World:
    """One of the twins, and the actions that led to it."""

    state: State
    actions: list[int] = field(default_factory=list)

    def fork(self) -> "World":
        world = World(self.state.copy(), list(self.actions))
        world.state.journal = []
        return world

    def act(self, action: int) -> None:
        self.state.apply(action)
        self.actions.append(action)


class Twins:
    """Two worlds that one eye cannot tell apart, played on until it can.

    As long as both worlds told the eye the same, it must see the same, and be offered the same; and when they told it
    different things, it must see something different: an event tells neither less nor more than the view shows.
    """

    def __init__(self, table: Table, eye: int, dealer: Dealer, one: State, other: State) -> None:
        self.table = table
        self.eye = eye
        self.dealer = dealer
        self.one = World(one)
        self.other = World(other)
        self.steps = 0
        self.differing: dict[str, int] = {}  # by kind of step, how often the twins acted differently
        self.questions = 0  # put to the eye
        self.compare(self.one, self.other)

    def run(self) -> "Twins":
        while not self.one.state.over() and self.go_on():
            self.steps += 1
        return self

    def compare(self, one: World, other: World) -> None:
        """The eye sees the same position."""
        here, there = one.state.seen_by(self.eye), other.state.seen_by(self.eye)
        if self.table.mark(here) != self.table.mark(there):
            assert self.table.text(here) == self.table.text(there)
            assert self.table.mark(here) == self.table.mark(there)

    def go_on(self) -> bool:
        """Act in both worlds until something is told; false if the eye can tell the worlds apart then."""
        s, t = self.one.state, self.other.state
        self.compare_questions(s, t)
        for _ in range(ATTEMPTS):
            pair = self.pair(s, t)
            if pair is None:
                continue
            one, other = self.after(self.one, pair[0]), self.after(self.other, pair[1])
            if told(one.state, self.eye) == told(other.state, self.eye):
                self.compare(one, other)
                if one.actions[len(self.one.actions) :] != other.actions[len(self.other.actions) :]:
                    kind = type(s.now).__name__
                    self.differing[kind] = self.differing.get(kind, 0) + 1
                self.one, self.other = one, other
                return True
            here, there = one.state.seen_by(self.eye), other.state.seen_by(self.eye)

            assert self.table.mark(here) != self.table.mark(there), "told more than can be seen"
        return False

    def compare_questions(self, s: State, t: State) -> None:
        """Who is asked, and whether in secret, is the same; so is what is offered, if it is for all to know."""
        assert (s.now.number, s.seat()) == (t.now.number, t.seat())
        assert s.now.secret(s) == t.now.secret(t)
        if s.seat() == self.eye:
            self.questions += 1

            assert s.now.listed(s) == t.now.listed(t)
        if s.seat() == self.eye or not (s.now.chance or s.now.secret(s)):
            assert s.legal() == t.legal()

    def pair(self, s: State, t: State) -> tuple[int, int] | None:
        """An action for each world: the same if the eye would learn it, any other if it would not."""
        a = choose(s, self.dealer)
        if s.seat() == self.eye or s.now.eyes(s, a) >> self.eye & 1:
            return (a, a) if a in t.legal() and t.now.eyes(t, a) == s.now.eyes(s, a) else None
        b = choose(t, self.dealer)
        return None if t.now.eyes(t, b) >> self.eye & 1 else (a, b)

    def after(self, world: World, action: int) -> World:
        """What becomes of a world: half a choice of somebody else shows nothing, and is finished at once."""
        before = self.table.mark(world.state.seen_by(self.eye))
        next_world = world.fork()
        s = next_world.state
        next_world.act(action)
        moves = 1
        while s.journal == [] and s.now.secret(s) and s.seat() not in (world.state.eye, self.eye):
            assert before == self.table.mark(s.seen_by(self.eye))
            assert moves < MOVES
            next_world.act(choose(s, self.dealer))
            moves += 1
        return next_world
