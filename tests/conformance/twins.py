"""Twin worlds: two matches in lockstep that differ in whatever one observer cannot know."""

from dataclasses import dataclass, field

from chapterhouse.core.dealer import Dealer
from chapterhouse.core.state import State
from conformance.walk import TableSetup, choose, told

HEALTHY = 12  # different actions, for twins to be worth the name
ATTEMPTS = 25
RETREATS = 60
FAR = 40  # laps
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

    def go_on(self) -> None:
        """Act as long as only one action is legal, and all know it."""
        s = self.state
        while not s.over() and not s.now.chance and not s.now.secret(s) and len(s.legal()) == 1:
            self.act(s.legal()[0])

    def since(self, before: "World") -> list[int]:
        """The actions that came after another world."""
        return self.actions[len(before.actions) :]


@dataclass
class Lap:
    """What the twins were before an action, and whether they then acted differently."""

    one: World
    other: World
    kind: str
    differed: bool


class Twins:
    """Two worlds that one observer cannot tell apart, played on until it can.

    As long as both worlds told the observer the same, they must see the same, and be offered the
    same; and when they were told different things, they must see different things: an event tells
    neither less nor more than the view shows. Where every way on would tell, the twins go back to
    where they last differed, and there act alike.
    """

    def __init__(
        self, table: TableSetup, observer: int, dealer: Dealer, one: State, other: State
    ) -> None:
        self.table = table
        self.observer = observer
        self.dealer = dealer
        self.one = World(one)
        self.other = World(other)
        self.laps: list[Lap] = []
        self.questions = 0  # put to the observer
        self.compare(self.one, self.other)

    @property
    def differing(self) -> list[str]:
        """The kinds of the steps at which the twins acted differently."""
        return [lap.kind for lap in self.laps if lap.differed]

    def run(self) -> "Twins":
        """Play on to the end, or until there is no way back."""
        retreats = RETREATS
        alike = False
        while not self.one.state.over() and retreats:
            if self.go_on(alike=alike):
                alike = False
            elif not self.go_back():
                break
            else:
                alike = True
                retreats -= 1
        while self.laps and not self.stay_twins():
            lap = self.laps.pop()
            self.one, self.other = lap.one, lap.other
        return self

    def stay_twins(self) -> bool:
        """Whether what a match plays unasked, from here on, tells the observer the same in both
        worlds; the end of a match may lift all screens.
        """
        one, other = self.one.fork(), self.other.fork()
        one.go_on()
        other.go_on()
        return told(one.state, self.observer) == told(other.state, self.observer)

    def go_back(self) -> bool:
        """Return to where the twins last acted differently, if that is not long ago."""
        for lap in self.laps[: -FAR - 1 : -1]:
            if lap.differed:
                del self.laps[self.laps.index(lap) :]
                self.one, self.other = lap.one, lap.other
                return True
        return False

    def go_on(self, *, alike: bool) -> bool:
        """Act in both worlds until something is told; false if no way on is told alike."""
        s, t = self.one.state, self.other.state
        self.compare_questions(s, t)
        for _ in range(ATTEMPTS):
            pair = self.pair(alike=alike)
            if pair is None:
                continue
            one, other = pair
            if told(one.state, self.observer) == told(other.state, self.observer):
                self.compare(one, other)
                differed = one.since(self.one) != other.since(self.other)
                self.laps.append(Lap(self.one, self.other, type(s.now).__name__, differed))
                self.one, self.other = one, other
                return True

            assert self.seen(one) != self.seen(other), "told more than can be seen"
        return False

    def compare(self, one: World, other: World) -> None:
        """The observer sees the same position."""
        if self.seen(one) != self.seen(other):
            here, there = one.state.seen_by(self.observer), other.state.seen_by(self.observer)

            assert self.table.text(here) == self.table.text(there)
            assert self.seen(one) == self.seen(other)

    def seen(self, world: World) -> list[int]:
        """What the observer sees of a world."""
        return self.table.mark(world.state.seen_by(self.observer))

    def compare_questions(self, s: State, t: State) -> None:
        """Who is asked, and in secret or not, is the same; so is what is openly offered."""
        assert (s.now.number, s.seat()) == (t.now.number, t.seat())
        assert s.now.secret(s) == t.now.secret(t)
        if s.seat() == self.observer:
            self.questions += 1

            assert s.now.listed(s) == t.now.listed(t)
        if s.seat() == self.observer or not (s.now.chance or s.now.secret(s)):
            assert s.legal() == t.legal()

    def pair(self, *, alike: bool) -> tuple[World, World] | None:
        """Both worlds after an action: the same if the observer learns it, any if it does not."""
        s, t = self.one.state, self.other.state
        a, b = choose(s, self.dealer), choose(t, self.dealer)
        one = self.after(self.one, [a])
        if (
            one is None
            or alike
            or s.seat() == self.observer
            or s.now.eyes(s, a) >> self.observer & 1
        ):
            other = self.after(self.other, one.since(self.one) if one else [])
        else:
            other = None if t.now.eyes(t, b) >> self.observer & 1 else self.after(self.other, [b])
        return (one, other) if one and other else None

    def after(self, world: World, script: list[int]) -> World | None:
        """What becomes of a world: another's half choice shows nothing, and is finished.

        None if what the script says is not legal there.
        """
        later = world.fork()
        s = later.state
        for action in script:
            if action not in s.legal():
                return None
            later.act(action)
        while not s.journal and s.now.secret(s) and s.seat() != self.observer:
            assert s.now.begun(s), "who is asked on has not begun"
            assert self.seen(world) == self.seen(later), "half a choice is seen"
            assert len(later.since(world)) < MOVES
            later.act(choose(s, self.dealer))
        return later
