"""Whole matches of Biblios, played at random, for tests of what holds all along."""

from functools import cache

from chapterhouse.bots.uniform import Uniform
from chapterhouse.core.sentence import Event
from chapterhouse.editions import load
from chapterhouse.games.biblios.edition import BibliosEdition
from chapterhouse.games.biblios.setup import BIBLIOS
from chapterhouse.games.biblios.state import HAND, Biblios
from chapterhouse.play.dealer import Seeded
from chapterhouse.play.match import Match
from games import stops

SEATS = [2, 3, 4]
EDITION = BibliosEdition(load("biblios"))
NAMES = ["Anna", "Bram", "Cleo", "Dora"]

Moment = stops.Moment[Biblios]


@cache
def moments(seats: int, seed: int = 1, **options: str) -> list[Moment]:
    """Play a match at random and stop after every action of a player."""
    match = Match(BIBLIOS, NAMES[:seats], Seeded(seed), options)
    players = [Uniform(seed + seat) for seat in range(seats)]
    found = [moment(match)]
    while not match.over:
        match.act(players[match.seat].choose(match.view(match.seat)))
        found.append(moment(match))
    return found


def moment(match: Match) -> Moment:
    state = match.state.copy()
    assert isinstance(state, Biblios)
    return Moment(state, len(match.events), match.events)


def hands(s: Biblios) -> list[int]:
    """Count the cards in each hand."""
    return [s.zones.size(HAND + seat) for seat in range(s.seats)]


def keys(events: list[Event]) -> list[str]:
    return [stops.key(event) for event in events]
