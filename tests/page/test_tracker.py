"""The tracker of Biblios tells of each card of the box what its reader has seen, and no more."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import msgspec
import pytest

import chapterhouse
from chapterhouse.play.match import Match
from chapterhouse.server import catalogue
from chapterhouse.wire.scribe import Scribe
from page.conftest import Ran

NAMES: Final = ("Anna", "Bram", "Cleo", "Dora")
OFTEN: Final = 20  # one of so many positions is looked at
# How many copies of each card are where.
TRACKED: Final = """
const [cards] = Object.values(given.words.things);
const things = {
  board: given.words.board,
  all: kind => given.words.things[kind],
  card: word => cards.find(card => card.word === word),
};
const places = {hand: {}, seen: {}, buried: {}, out: {}};
for (const {cards} of page.tracks(given.view, things, given.lines))
  for (const [place, all] of Object.entries(cards))
    for (const {word} of all) places[place][word] = (places[place][word] ?? 0) + 1;
return places;
"""


class Reader:
    """A seat that notes which cards it sees, position by position, and what it buries."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match: Final = match
        self.seat: Final = seat
        self.scribe: Final = Scribe(match.game, "en", match.record.names)
        self.seen: Final[set[str]] = set()
        self.zones: dict[str, Any] = {}
        self.told: Final[list[dict[str, Any]]] = []

    def look(self) -> dict[str, Any]:
        """Look at the table; give the view as the page gets it."""
        view: dict[str, Any] = msgspec.to_builtins(self.scribe.view(self.match.view(self.seat)))
        self.zones = view["zones"]
        self.seen.update(card for zone in self.zones.values() for card in zone["cards"])
        return view

    def lines(self) -> list[dict[str, Any]]:
        """All that this seat was told."""
        for event in self.match.events[len(self.told) :]:
            values = self.scribe.line(event.seen_by(self.seat)).values
            self.told.append({"values": msgspec.to_builtins(values)})
        return self.told


def looked(seats: int) -> Iterator[tuple[Reader, dict[str, Any], bool]]:
    """Play a match by chance; give what one seat sees at some positions, and whether it is over."""
    luck = random.Random(seats)  # noqa: S311 - a test may be foretold
    match = chapterhouse.start("biblios", list(NAMES[:seats]), seats)
    reader = Reader(match, 0)
    while not match.over:
        view = reader.look()
        if not luck.randrange(OFTEN):
            yield reader, view, False
        match.act(luck.choice(match.state.legal()))
    yield reader, reader.look(), True


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_tracker_knows_what_its_reader_has_seen(ran: Ran, seats: int) -> None:
    """Each card of the box is in one column: in the hand, discarded by the reader, seen, or not."""
    words = msgspec.to_builtins(catalogue.words("biblios", "en", seats))
    deck = Counter(words["board"]["deck"])
    for reader, view, over in looked(seats):
        found = ran("games/biblios/tracker", TRACKED, words=words, view=view, lines=reader.lines())
        tracked = {place: Counter(cards) for place, cards in found.items()}

        assert sum(tracked.values(), Counter()) == deck
        assert tracked["hand"] == Counter(reader.zones["hand-1"]["cards"])
        assert tracked["buried"] == Counter(reader.zones["buried"]["cards"])
        assert {card for card in tracked["out"] if deck[card] == 1} == {
            card for card in deck if deck[card] == 1 and card not in reader.seen
        }
        assert not over or not tracked["out"]
