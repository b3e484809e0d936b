"""Biblios in the words of the table: positions that play begins with.

Karl hand gold-1 gold-3       cards that only he has seen
Karl took gold-2              the same, but everybody saw him take them
Karl sent monks-2-A           in the pile, and he knows
pile gold-1 tomes-1-A         the rest of the pile
discard church-up             face up; `buried` is face down
dice books 2                  or `dice 6 6 6 6 5`, all five
first Karl, active Karl       else whoever the header says
turns 3                       a gift turn begins, and with it so many are left; else it is the first
auction                       a lot will be turned up
lot tomes-2-H                 it is up, and the bidding begins
end                           the last lot is finished

Cards that are not named have never been drawn. The game's own steps lead to where play begins.
"""

from collections.abc import Iterator
from typing import cast

from chapterhouse.core.bits import BIT
from chapterhouse.core.plan import POOL
from chapterhouse.games.biblios import auction, gift, scoring
from chapterhouse.games.biblios.components import DIE_LEAST, DIE_MOST
from chapterhouse.games.biblios.names import CATEGORY
from chapterhouse.games.biblios.state import BURIED, DISCARD, HAND, PILE, Biblios
from chapterhouse.play.match import Match
from chapterhouse.positions.lines import numbered

GIFT, AUCTION, END = "gift", "auction", "end"
OPEN = {"pile": PILE, "discard": DISCARD, "buried": BURIED}


class Builder:
    """A position being built."""

    def __init__(self, match: Match) -> None:
        self.s: Biblios = cast("Biblios", match.state)
        self.names = match.record.names
        self.s.first = self.s.active = max(self.s.host, 0)
        self.phase = ""
        self.lot = -1

    def read(self, words: list[str]) -> None:
        """Read one line. Raises ValueError for what cannot be."""
        match words:
            case ["dice", *dice]:
                self.dice(dice)
            case ["first", name]:
                self.s.first = self.names.index(name)
                self.s.active = self.s.first
            case ["active", name]:
                self.s.active = self.names.index(name)
            case ["turns", number]:
                self.s.turns = int(number)
                self.begin(GIFT)
            case ["lot", card]:
                self.lot = self.s.edition.card.value(card)
                self.lay(PILE, 0, [card])
                self.begin(AUCTION)
            case [("auction" | "end") as phase]:
                self.begin(phase)
            case [place, *cards] if place in OPEN:
                self.lay(OPEN[place], self.s.everyone if place == "discard" else 0, cards)
            case [name, verb, *cards] if name in self.names:
                self.has(self.names.index(name), verb, cards)
            case _:
                raise ValueError("nothing on the table is called so")

    def begin(self, phase: str) -> None:
        if self.phase:
            raise ValueError("play can begin in one place only")
        self.phase = phase

    def has(self, seat: int, verb: str, cards: list[str]) -> None:
        """Give a player cards, in hand, in the pile or paid face down."""
        zones = {"hand": HAND + seat, "took": HAND + seat, "sent": PILE, "buried": BURIED}
        if verb not in zones:
            raise ValueError(f"nobody {verb}; try {', '.join(zones)}")
        self.lay(zones[verb], self.s.everyone if verb == "took" else BIT[seat], cards)

    def lay(self, zone: int, eyes: int, cards: list[str]) -> None:
        """Lay cards somewhere, out of those never drawn."""
        zones = self.s.zones
        for word in cards:
            card = self.s.edition.card.value(word)
            if not zones.tally(POOL, card):
                raise ValueError(f"there is no other {word}")
            zones.move(card, POOL, zone, eyes)
            if zones.fitting(zone, zone) != zones.size(zone):
                raise ValueError(f"{word} can never lie there")

    def dice(self, words: list[str]) -> None:
        """Turn some dice, named, or all five in order."""
        named = [] if words[0].isdigit() else [CATEGORY.value(word) for word in words[::2]]
        faces = [int(word) for word in (words[1::2] if named else words)]
        for category, face in zip(named or range(5), faces, strict=True):
            if not DIE_LEAST <= face <= DIE_MOST:
                raise ValueError(f"no die shows {face}")
            self.s.dice += (face - self.s.die(category)) << 4 * category

    def start(self) -> None:
        """Let the game lead to where play begins: by passing the lead to whoever is active."""
        s = self.s
        s.depth = 0
        s.then(scoring.OVER)
        s.then(scoring.SCORING)
        s.active = (s.active - 1) % s.seats
        if self.phase in (AUCTION, END):
            if (s.zones.size(PILE) == 0) != (self.phase == END):
                raise ValueError("the match ends when there are no lots, and then only")
            s.turns = 0
            s.now = auction.LOT_END
        else:
            s.then(auction.AUCTIONS)
            s.turns += 1
            s.now = gift.PASS_LEFT
        s.apply(0)
        if self.lot >= 0:
            s.apply(self.lot)


def build(match: Match, lines: list[str]) -> Iterator[int]:
    """Build a position line by line, naming the number of each before it is read."""
    builder = Builder(match)
    yield from numbered(lines, builder.read)
    builder.start()
