"""Why an action is good: the feature of the outlook in which it differs most from the next best."""

from typing import Final, final

from chapterhouse.core.bits import BIT
from chapterhouse.core.ints import vec
from chapterhouse.core.sentence import Sentence
from chapterhouse.evaluation.biblios.blessing import leans, moved
from chapterhouse.evaluation.biblios.gift import settle_common
from chapterhouse.evaluation.biblios.outlook import RACES, Outlook, part
from chapterhouse.evaluation.biblios.payment import purse, ways
from chapterhouse.evaluation.biblios.survey import survey
from chapterhouse.games.biblios import reasons
from chapterhouse.games.biblios.auction import Bid
from chapterhouse.games.biblios.church import FIRST, OTHER, SIGN, ChurchCard
from chapterhouse.games.biblios.components import SEALS, is_church, is_gold
from chapterhouse.games.biblios.payment import REFUSE, Pay
from chapterhouse.games.biblios.state import HAND, NO_SEAT, OFFER, Biblios

PERCENT: Final = 100
CLEAR: Final = 0.05  # of a chance or a part: what differs by less, nobody could tell apart
TELLING: Final = 0.03  # points: what brings less is not worth a sentence


def reason(s: Biblios, action: int, end: Biblios, other: Biblios) -> Sentence | None:
    """Say why; `end` and `other` are what it leads to, and what the next best does."""
    step = s.now
    if isinstance(step, Bid):
        return _bidding(s, step.seat(s), action)
    if isinstance(step, Pay):
        return _paying(s, step.payer, action)
    if isinstance(step, ChurchCard):
        return _turning(s, step.owner, action)
    return _placing(s, s.now.seat(s), end, other)


# -- cards that come to hands


@final
class Standing:
    """What a seat may expect of each die."""

    def __init__(self, s: Biblios, seat: int) -> None:
        self.o: Final = survey(s, seat)
        settle_common(s, self.o)
        self.o.share_gold()
        self.leans: Final = leans(self.o, seat)
        self.odds: Final = vec[float]([_odds(self.o, category) for category in range(RACES)])

    def known(self, category: int, seat: int) -> int:
        """Add up what a seat is known to hold of a category."""
        return int(self.o.tables.sums[part(self.o.hands[seat], category)])

    def rivals(self, category: int) -> float:
        """Tell how likely any rival wins a die."""
        self.o.race(category)
        return sum([self.o.odds[one] for one in range(self.o.seats) if one != self.o.seat])


def _odds(o: Outlook, category: int) -> float:
    o.race(category)
    return o.odds[o.seat]


def _percent(part: float) -> int:
    return round(PERCENT * part)


def _placing(s: Biblios, seat: int, end: Biblios, other: Biblios) -> Sentence:
    """Name the die, or the gold, for which it matters most where a card goes."""
    now, then = Standing(end, seat), Standing(other, seat)
    gains = [now.o.dice[c] * (now.leans[c] - then.leans[c]) for c in range(RACES)]
    category = gains.index(max(gains))
    share, otherwise = now.o.purse(seat), then.o.purse(seat)
    if now.o.gold[seat] > then.o.gold[seat] and share >= otherwise + CLEAR:
        return Sentence(reasons.GOLD, [_percent(share), _percent(otherwise)])
    if gains[category] < TELLING:
        return Sentence(reasons.LITTLE, [])
    own = now.known(category, seat)
    rival = max([now.known(category, one) for one in range(s.seats) if one != seat])
    if own > rival and own > then.known(category, seat):
        return Sentence(reasons.LEADS, [category, own, rival])
    after, before = now.odds[category], then.odds[category]
    if after >= before + CLEAR:
        return Sentence(reasons.LIKELIER, [category, _percent(after), _percent(before)])
    rivals, others = now.rivals(category), then.rivals(category)
    if rivals <= others - CLEAR:
        return Sentence(reasons.DENIES, [category, _percent(rivals), _percent(others)])
    return Sentence(reasons.LITTLE, [])


# -- church cards


def _turning(s: Biblios, owner: int, action: int) -> Sentence:
    """Name the die that matters most of those that are turned."""
    standing = Standing(s, owner)
    if SIGN[action] == 0 or moved(standing.o, standing.leans, action) <= 0:
        return Sentence(reasons.NO_DIE, [])
    turned = [int(one) for one in (FIRST[action], OTHER[action]) if one >= 0]
    category = max(turned, key=lambda one: float(SIGN[action]) * standing.leans[one])
    template = reasons.DIE_UP if SIGN[action] > 0 else reasons.DIE_DOWN
    return Sentence(template, [category, _percent(standing.odds[category])])


# -- the auction


def _bidding(s: Biblios, seat: int, bid: int) -> Sentence:
    """Say what the lot would do, or why it is left to others."""
    if bid == 0:
        return _passing(s, seat)
    lot = s.lot()
    if s.gold_lot():
        return Sentence(reasons.GOLD_LOT, [bid])
    means = int(s.worth(HAND + seat))
    if bid > means:
        return Sentence(reasons.BLUFF, [means])
    o = survey(s, seat)
    o.share_gold()
    if is_church(lot):
        wish = leans(o, seat)
        swings = [abs(wish[category]) for category in range(RACES)]
        return Sentence(reasons.CHURCH_LOT, [swings.index(max(swings))])
    category = lot // SEALS
    rival = (seat + 1) % s.seats if s.leader in (NO_SEAT, seat) else s.leader
    chances = []
    for owner in (seat, int(rival)):
        o.hands[owner] |= BIT[lot]
        chances.append(_percent(_odds(o, category)))
        o.hands[owner] &= ~BIT[lot]
    return Sentence(reasons.LOT, [category, *chances])


def _passing(s: Biblios, seat: int) -> Sentence:
    """Say whether the lot is too dear, or cannot be paid."""
    least = int(s.high) + 1
    if s.gold_lot():
        return Sentence(reasons.DEAR_GOLD, [least])
    means = int(s.worth(HAND + seat))
    if means < least:
        return Sentence(reasons.SHORT, [means])
    return Sentence(reasons.DEAR, [least])


def _paying(s: Biblios, payer: int, action: int) -> Sentence | None:
    """Say why these coins, or these cards."""
    if action == REFUSE:
        return None
    if not is_gold(s.lot()):
        due = int(s.high - s.worth(OFFER))
        exact = min(ways(purse(s, payer), due))[0]
        paid = exact + int(s.worth(OFFER))
        return Sentence(reasons.EXACT if paid == s.high else reasons.NEAREST, [paid])
    return Sentence(reasons.SPARED, [])
