"""The encoding of Biblios."""

from typing import Any, Final, cast, final

from chapterhouse.core.game import Game
from chapterhouse.core.ints import i64, u8, vec
from chapterhouse.core.plan import POOL
from chapterhouse.core.state import State
from chapterhouse.core.step import Step
from chapterhouse.encoding.encoding import Encoding, put, put_cards, put_notes
from chapterhouse.encoding.layout import PLAYER, PLAYERS, Axis, Layout
from chapterhouse.games.biblios import auction, church, gift, payment
from chapterhouse.games.biblios.components import CARDS, CATEGORIES, CHURCH, DIE_MOST
from chapterhouse.games.biblios.state import (
    BOX,
    BURIED,
    CHAPEL,
    COMMON,
    DISCARD,
    DRAWN,
    HAND,
    LOT,
    OFFER,
    PILE,
    SLOT,
    Biblios,
)

VERSION: Final = 1
SEEN: Final = {  # places by name, as far as whoever looks sees what lies there
    "drawn": DRAWN, "slot": SLOT, "common": COMMON, "lot": LOT, "chapel": CHAPEL,
    "discard": DISCARD, "buried": BURIED, "box": BOX, "pile": PILE, "offer": OFFER,
}  # fmt: skip


@final
class BibliosEncoding(Encoding):
    """How Biblios is written. Seats are in the order of play, so players are, too."""

    def __init__(self, game: Game) -> None:
        """Lay out fields and ids; the facts of the box say how much can be bid."""
        layout = Layout(game, VERSION, _questions())
        self._lay_out_answers(layout)
        self._lay_out_turn(layout)
        self._lay_out_cards(layout)
        super().__init__(layout)

    def _lay_out_answers(self, layout: Layout) -> None:
        """Say what can be answered."""
        state = cast("Biblios", layout.game.begin(2, {}))
        cards = [name.word for name in layout.game.cards.names]
        places = Axis("place", ["keep", "auction", "common"])
        layout.group("place", [gift.PLACE], places, [0, 1, 2], "where the card drawn goes")
        card = Axis("card", cards)
        layout.group("take", gift.TAKE, card, list(range(CARDS)), "a card of the common area")
        answers = Axis("answer", _answers())
        layout.group(
            "church", church.CHURCH_CARD, answers, list(range(church.RAISE_TWICE)),
            "what a church card does to the dice",
        )  # fmt: skip
        bids = list(range(int(state.edition.greatest_bid) + 1))
        amounts = Axis("bid", ["pass", *[str(bid) for bid in bids[1:]]])
        layout.group("bid", auction.BID, amounts, bids, "gold, or cards for a lot of gold")
        paid = Axis("payment", [*cards[:CHURCH], "refuse"])
        layout.group(
            "pay", payment.PAY, paid, [*range(CHURCH), payment.REFUSE],
            "a card of the hand, in falling order",
        )  # fmt: skip

    def _lay_out_turn(self, layout: Layout) -> None:
        """Say how far the match is."""
        dice = Axis("die", CATEGORIES)
        faces = Axis("face", [str(face) for face in range(1, DIE_MOST + 1)])
        options = Axis("option", ["penalty=bluff", "bidding=honest", "gold_tiebreak=value"])
        went = Axis("place", ["kept", "auction", "common"])
        self.options = layout.field("options", [options], 1, "what was chosen beside the usual")
        self.turns = layout.field("turns", [], 20, "turns of the gift phase still to come")
        self.went = layout.field("went", [went], 4, "cards of this turn that went there")
        self.active = layout.field("active", [PLAYER], 1, "whose turn it is")
        self.first = layout.field("first", [PLAYER], 1, "who began, and begins the auctions")
        self.dice = layout.field("dice", [dice, faces], 1, "what the dice show")
        self.high = layout.field("high", [], 255, "the highest bid")
        self.leader = layout.field("leader", [PLAYER], 1, "who made it")
        self.out = layout.field("out", [PLAYER], 1, "who has passed or may not bid")
        self.barred = layout.field("barred", [PLAYER], 1, "who may not bid for this lot any more")

    def _lay_out_cards(self, layout: Layout) -> None:
        """Say what lies where. Hands hold no church cards, but have room for them: one axis."""
        card = Axis("card", [name.word for name in layout.game.cards.names])
        place, others = Axis("place", list(SEEN)), Axis("player", PLAYERS[1:])
        self.seen = layout.field("seen", [place, card], 11, "cards seen there")
        self.hands = layout.field("hands", [PLAYER, card], 11, "cards known to be in that hand")
        self.knew = layout.field(
            "knew", [others, card], 11, "cards once known in that hand that may have gone unseen"
        )
        hidden = Axis("place", ["pile", "buried"])
        self.knew_there = layout.field("knew_there", [hidden, card], 11, "likewise in these places")
        self.sizes = layout.field("sizes", [place], 87, "cards there, seen or not")
        self.undrawn = layout.field("undrawn", [], 87, "cards never drawn, the removed ones too")
        self.hand_sizes = layout.field("hand_sizes", [PLAYER], 87, "cards in that hand, likewise")
        self.lost = layout.field("lost", [others], 87, "of those once known, how many may be gone")
        self.lost_there = layout.field("lost_there", [hidden], 87, "likewise in these places")

    def describe(self, view: State, row: vec[u8], at: i64) -> None:
        """Write the fields of Biblios."""
        s = cast("Biblios", view)
        self._turn(s, row, at)
        self._bidding(s, row, at)
        self._places(s, row, at)
        self._hands(s, row, at)

    def _turn(self, s: Biblios, row: vec[u8], at: i64) -> None:
        row[at + self.options] = u8(s.bluff)
        row[at + self.options + 1] = u8(s.honest)
        row[at + self.options + 2] = u8(s.by_value)
        put(row, at + self.turns, s.turns)
        row[at + self.went] = u8(s.kept)
        row[at + self.went + 1] = u8(s.sent)
        row[at + self.went + 2] = u8(s.laid)
        row[at + self.active + self.player(s, s.active)] = 1
        row[at + self.first + self.player(s, s.first)] = 1
        category: i64
        for category in range(len(CATEGORIES)):
            row[at + self.dice + DIE_MOST * category + s.die(category) - 1] = 1

    def _bidding(self, s: Biblios, row: vec[u8], at: i64) -> None:
        put(row, at + self.high, s.high)
        if s.leader >= 0:
            row[at + self.leader + self.player(s, s.leader)] = 1
        seat: i64
        for seat in range(s.seats):
            player = at + self.player(s, seat)
            row[self.out + player] = u8(s.out >> seat & 1)
            row[self.barred + player] = u8(s.barred >> seat & 1)

    def _places(self, s: Biblios, row: vec[u8], at: i64) -> None:
        zones = s.zones
        row[at + self.undrawn] = u8(zones.size(POOL))
        nth: i64
        for nth in range(len(_SEEN)):
            zone = _SEEN[nth]
            size = zones.size(zone)
            if size:
                put_cards(zones, zone * zones.width, row, at + self.seen + CARDS * nth)
                row[at + self.sizes + nth] = u8(size)
        for nth in range(len(_HIDDEN)):
            knew = at + self.knew_there + CARDS * nth
            put_notes(zones, _HIDDEN[nth], s.observer, row, knew, at + self.lost_there + nth)

    def _hands(self, s: Biblios, row: vec[u8], at: i64) -> None:
        zones = s.zones
        seat: i64
        for seat in range(s.seats):
            player = self.player(s, seat)
            hand = HAND + seat
            put_cards(zones, hand * zones.width, row, at + self.hands + CARDS * player)
            row[at + self.hand_sizes + player] = u8(zones.size(hand))
            if player:
                knew = at + self.knew + CARDS * (player - 1)
                put_notes(zones, hand, s.observer, row, knew, at + self.lost + player - 1)


def _questions() -> list[tuple[str, list[Step[Any]]]]:
    """Name what is asked, by the steps that ask it."""
    return [
        ("place", [gift.PLACE]),
        ("take", [*gift.TAKE]),
        ("church", [*church.CHURCH_CARD]),
        ("bid", [*auction.BID]),
        ("pay", [*payment.PAY]),
    ]


def _answers() -> list[str]:
    """Name what a church card can do."""
    single = [f"{way} {category}" for way in ("raise", "lower") for category in CATEGORIES]
    pairs = [
        f"{way} {CATEGORIES[a]} and {CATEGORIES[b]}"
        for way in ("raise", "lower")
        for a, b in church.PAIRS
    ]
    return ["decline", *single, *pairs]


_SEEN: Final = vec[i64](list(SEEN.values()))
_HIDDEN: Final = vec[i64]([PILE, BURIED])
ENCODING: Final = BibliosEncoding
