"""The gift turn: 16.3.5, two stopping problems at once, and gifts that rivals will take."""

from typing import Final, final

from chapterhouse.core.bits import BIT, members_of
from chapterhouse.core.ints import vec
from chapterhouse.core.plan import POOL
from chapterhouse.evaluation.biblios.blessing import blessing, effect, leans
from chapterhouse.evaluation.biblios.outlook import RACES, Outlook
from chapterhouse.games.biblios.components import CARDS, CHURCH, GOLD, SEALS, is_church
from chapterhouse.games.biblios.gift import Take
from chapterhouse.games.biblios.state import COMMON, Biblios

PLACES: Final = 3  # keep, auction, common: the order of the actions


def gain(o: Outlook, card: int, owner: int, viewer: int) -> float:
    """Tell what it is worth to the viewer that the owner gets any card."""
    if is_church(card):
        return blessing(o, card, owner, viewer)
    return o.gain(card, owner, viewer)


# -- the common area


def settle_common(s: Biblios, o: Outlook) -> float:
    """Let each taker to come take what suits him best (BIB-GIFT-15, BIB-GIFT-17).

    Tell what the church cards among it will be worth; the rest goes to the hands.
    """
    church: float = 0.0
    place = o.seats - s.zones.size(COMMON) if isinstance(s.now, Take) else 1
    left = s.zones.cards(COMMON)
    while left:
        taker = (s.active + place) % o.seats
        chosen = left[0]
        if len(left) > 1:
            wishes = [gain(o, card, taker, taker) for card in left]
            chosen = left[wishes.index(max(wishes))]
        left.remove(chosen)
        if is_church(chosen):
            church += blessing(o, chosen, taker, o.seat)
        else:
            hold(o, chosen, taker)
        place += 1
    return church


def hold(o: Outlook, card: int, owner: int) -> None:
    """Put a category or gold card into a hand."""
    if card >= GOLD:
        o.gold[owner] += o.value[card]
    else:
        o.hands[owner] |= BIT[card]


# -- the cards still to be drawn in this turn


def prospects(s: Biblios, o: Outlook) -> float:
    """Tell what the rest of one's own turn is worth: each card goes where it does most good.

    The places left are solved from the fewest: with one place left the next card must go there,
    with more the best place is chosen after seeing the card.
    """
    keeps, sends, lays = int(1 - s.kept), int(1 - s.sent), int(o.seats - 1 - s.laid)
    if keeps + sends + lays == 0 or keeps + sends + lays > o.seats:
        return 0.0
    chances, worths = _draws(s, o)
    width = lays + 1
    solved = vec[float]([0.0] * (4 * width))
    for at in range(1, 4 * width):
        keep, send, lay = at // (2 * width), at // width % 2, at % width
        if keep > keeps or send > sends:
            continue
        value: float = 0.0
        for draw in range(len(chances)):
            best: float = -1000.0
            if keep:
                best = worths[PLACES * draw] + solved[at - 2 * width]
            if send:
                best = max(best, worths[PLACES * draw + 1] + solved[at - width])
            if lay:
                best = max(best, worths[PLACES * draw + 2] + solved[at - 1])
            value += chances[draw] * best
        solved[at] = value
    return solved[keeps * 2 * width + sends * width + lays]


def _draws(s: Biblios, o: Outlook) -> tuple[list[float], list[float]]:
    """List the kinds of card that may come: the chance of each, and its worth in each place."""
    chances: list[float] = []
    worths: list[float] = []
    gains = Gains(o)
    unseen = float(s.zones.fitting(POOL, POOL))
    for card, copies in _kinds(s, o):
        chances.append(copies / unseen)
        worths += gains.places(card)
    return chances, worths


def _kinds(s: Biblios, o: Outlook) -> list[tuple[int, int]]:
    """List what may come, with its number.

    Cards of a category with the same value count as one kind, the one with the middle seal.
    """
    kinds: list[tuple[int, int]] = []
    alike: dict[int, list[int]] = {}
    for card in members_of(o.unseen):
        alike.setdefault(RACES * int(o.value[card]) + card // SEALS, []).append(card)
    kinds += [(cards[len(cards) // 2], len(cards)) for cards in alike.values()]
    for card in range(GOLD, CARDS):
        copies = s.zones.tally(POOL, card)
        if copies:
            kinds.append((card, copies))
    return kinds


@final
class Gains:
    """What cards are worth to a seat in any hand; what they have in common is worked out once."""

    def __init__(self, o: Outlook) -> None:
        self.o: Final = o
        self.leans: Final = [leans(o, viewer) for viewer in range(o.seats)]
        self.coins: Final = [o.coin(owner, o.seat) for owner in range(o.seats)]

    def of(self, card: int, owner: int) -> float:
        """Tell what it is worth that the owner gets a card."""
        o = self.o
        mine = self.leans[o.seat]
        if is_church(card):
            return effect(o, card, self.leans[owner], mine)
        if card >= GOLD:
            return o.value[card] * self.coins[owner]
        category = card // SEALS
        return o.dice[category] * (o.lean_with(card, owner, o.seat) - mine[category])

    def places(self, card: int) -> list[float]:
        """Tell what a card is worth kept, among the lots, and with some rival."""
        o = self.o
        kept = self.of(card, o.seat)
        given: float = 0.0
        sold = o.purse(o.seat) * kept
        for rival in range(o.seats):
            if rival != o.seat:
                lost = self.of(card, rival)
                given += lost / (o.seats - 1)
                sold += o.purse(rival) * lost
        # A gold lot is paid for with cards: nobody gains much by it.
        return [kept, 0.0 if GOLD <= card < CHURCH else sold, given]
