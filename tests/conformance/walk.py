"""Matches for every game: tables with every option, and the positions of a match at each."""

from dataclasses import dataclass
from functools import cache

from chapterhouse.core.dealer import Dealer
from chapterhouse.core.game import Game
from chapterhouse.core.rule import Malformed
from chapterhouse.core.state import State
from chapterhouse.games import GAMES
from chapterhouse.play import position
from chapterhouse.play.dealer import Seeded
from together import together

LONGEST = 5000  # actions; no match of any game takes as many
FEW = 3
NAMES = ["Anna", "Bram", "Cleo", "Dirk", "Eva", "Fons"]


@dataclass(frozen=True)
class TableSetup:
    """A game, a number of seats, and the one option, if any, that is not the usual one."""

    game: Game
    seats: int
    option: str
    value: str

    def __str__(self) -> str:
        chosen = [f"{self.option}={self.value}"] if self.option else []
        return "-".join([self.game.name, str(self.seats), *chosen])

    @property
    def options(self) -> dict[str, str]:
        return {self.option: self.value} if self.option else {}

    @property
    def names(self) -> list[str]:
        return NAMES[: self.seats]

    @property
    def eyes(self) -> range:
        """Every seat, and the gallery."""
        return range(self.seats + 1)

    def begin(self) -> State:
        return self.game.begin(self.seats, self.options)

    def text(self, s: State) -> str:
        return position.write(self.game, s)

    def mark(self, s: State) -> list[int]:
        """All that a position is, as numbers: equal marks are equal texts, and much sooner made."""
        agenda = list(s.agenda)[: s.depth]
        fields: list[int] = []
        for name in self.game.fields:
            value = getattr(s, name)
            fields += [value] if isinstance(value, int) else value
        return [s.now.number, s.observer, s.depth, *agenda, *fields, *s.zones.cells]


def can_be_laid(table: TableSetup) -> bool:
    """An option may not go with every number of seats."""
    try:
        table.begin()
    except Malformed:
        return False
    return True


def tables(game: Game) -> list[TableSetup]:
    """Every number of seats, with every value of every option."""
    unusual = [(option.name, value) for option in game.options for value in option.values[1:]]
    listed = [
        TableSetup(game, seats, name, value)
        for seats in game.seats
        for name, value in [("", ""), *unusual]
    ]
    return [table for table in listed if can_be_laid(table)]


TABLES = [table for game in GAMES.values() for table in tables(game)]
USUAL = [table for table in TABLES if not table.option]


def by_game(tables: list[TableSetup]) -> dict[str, list[TableSetup]]:
    """The same tables, game by game."""
    return {name: [table for table in tables if table.game is game] for name, game in GAMES.items()}


everywhere = together("table", by_game(TABLES))
usually = together("table", by_game(USUAL))


@dataclass(frozen=True)
class Stop:
    """A position that waits, never to be changed, and the action that was taken there."""

    state: State
    action: int


@dataclass(frozen=True)
class Journey:
    """One match: every position that waited, and the last one."""

    stops: list[Stop]
    end: State


def choose(s: State, dealer: Dealer) -> int:
    """Act as somebody with a temper would: now one of the first few legal actions, now any."""
    if s.now.chance:
        return s.now.pick(s, dealer)
    legal = s.legal()
    few = FEW if dealer.below(2) else len(legal)
    return legal[dealer.below(min(few, len(legal)))]


def finish(s: State, dealer: Dealer) -> int:
    """Play to the end; tell how many actions it took."""
    taken = 0
    while not s.over():
        s.apply(choose(s, dealer))
        taken += 1

        assert taken < LONGEST
    return taken


@cache
def journey(table: TableSetup, seed: int = 1) -> Journey:
    """Play a match to the end."""
    s = table.begin()
    dealer = Seeded(seed)
    stops: list[Stop] = []
    while not s.over():
        action = choose(s, dealer)
        stops.append(Stop(s.copy(), action))
        s.apply(action)

        assert len(stops) < LONGEST
    return Journey(stops, s)


@cache
def sampled(table: TableSetup) -> list[Stop]:
    """Take some stops: the first of every step, and every few, more at usual tables."""
    every = 11 if table.option else 3
    seen: set[int] = set()
    picked = []
    for at, stop in enumerate(journey(table).stops):
        if at % every == 0 or stop.state.now.number not in seen:
            picked.append(stop)
        seen.add(stop.state.now.number)
    return picked


def told(s: State, observer: int, since: int = 0) -> list[tuple[str, int, int]]:
    """What the journal told this observer: each event, whose it was, and who heard all of it."""
    heard = [event.seen_by(observer) for event in (s.journal or [])[since:]]
    return [(repr(event), event.seat, event.eyes) for event in heard]


def own_attributes(s: State) -> dict[str, int]:
    """Everything that a game adds to what each state has."""
    plain = State(s.seats, s.steps, s.zones, s.agenda)
    names = {name for name in dir(s) if not name.startswith("_")} - set(dir(plain))
    return {name: getattr(s, name) for name in names if not callable(getattr(s, name))}
