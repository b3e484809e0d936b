"""The outlook of a seat: what all things are worth to it, by how much of the game is left."""

from math import exp
from typing import Final, final

from chapterhouse.core.ints import i64, vec
from chapterhouse.games.monasterium.components import (
    ANY_ACTION,
    FACES,
    LAST,
    MONASTERIES,
    SOUP_OR_EXCHANGE,
    TILE,
    TOKEN,
    YEARS,
)
from chapterhouse.games.monasterium.placement import RollHand
from chapterhouse.games.monasterium.state import KINDS_OF_GOOD, OWN, WHITE, Monasterium

OWN_DIE: Final = 2.5  # what one action brings
SEND: Final = 0.25  # of all actions, so many are sendings
PURPOSE: Final = 0.6  # of all sendings, so many can serve one purpose
MIDYEAR: Final = 0.5  # missions are worth what the year says, and years pass by steps
TILE_WORTH: Final = 3.0  # a window tile: its bonus, and the lines that it will complete
TOKEN_WORTH: Final = 1.25
SOUP_WORTH: Final = 1.0
ANY_WORTH: Final = 2.8
STRIDE: Final = 0.8  # what lies a field farther along the path is worth so much less

GOODS_KEPT: Final = vec[float]([0.5, 1.0, 2.0, 0.5, 0.5])  # in the end
GOODS_USED: Final = vec[float]([1.0, 1.9, 2.9, 1.25, 1.05])  # while there is time to use them
# Nobody can use any number of one good: the more there are, the less one more is worth.
USEFUL: Final = vec[float]([0.0, 1.0, 2.0, 3.0, 3.9, 4.7, 5.4, 6.0, 6.4, 6.7, 7.0])
PLENTY: Final = 10
SOON: Final = 8.0  # so many actions are enough to use what one has

RIVAL_LEAD: Final = 0.3  # points that a rival is denied, as a part of own ones
READY: Final = 0.3  # an influence and goods that fit together can pay for somebody at once
CLOSE: Final = 8  # no lead in a monastery is counted beyond this
FIRM: Final = 0.25  # how sure a lead of one is with the whole game to come,
FIRMER: Final = 1.6  # and how much surer in the end


@final
class Outlook:
    """What one seat expects of the rest of the game."""

    def __init__(self, s: Monasterium, seat: i64) -> None:
        self.seat: Final[i64] = seat
        rounds = (YEARS - s.year) * s.edition.rounds + s.edition.rounds - s.round
        self.fresh: Final = is_fresh(s)
        self.rounds: Final[float] = float(rounds + 1 if self.fresh else rounds)  # after this one
        whole = YEARS * s.edition.rounds * (s.edition.white + s.edition.own_first)
        self.actions: float = self.rounds * float(s.edition.white + s.owned[seat])
        if not self.fresh:
            self.actions += _now(s, seat)
        self.span: Final = min(self.actions / float(whole), 1.0)  # how much of the game is left
        self.ease: Final = min(self.actions / SOON, 1.0)  # is there time to use what one has?
        self.sends: Final = self.actions * SEND
        # how many years have passed, and for how many sendings of one purpose there is time in one
        self.past: Final = (YEARS * float(s.edition.rounds) - self.rounds) / float(
            s.edition.rounds
        ) - MIDYEAR
        dice = s.edition.white + s.owned[seat]
        self.pace: Final = PURPOSE * SEND * float(dice * s.edition.rounds)
        self.rivals: Final = _most(s, seat)
        self.lead: Final = _leads(s, self.span)
        self.path: Final = _path(s, self)

    def lead_of(self, mine: i64, m: i64) -> float:
        """Tell what so many own novices in a monastery are worth for its majority."""
        return self.lead[max(min(mine - self.rivals[m], CLOSE), -CLOSE) + CLOSE]


def is_fresh(s: Monasterium) -> bool:
    """Tell whether a round has just been dealt: it is one of those to come, and no dice lie yet."""
    return isinstance(s.now, RollHand) and not any(s.dice)


def _now(s: Monasterium, seat: i64) -> float:
    """Tell how many dice of this round a seat will still use: its own, and its part of the rest."""
    own = s.hand[2 * seat + OWN]
    white: i64 = 0
    face: i64
    for face in range(FACES):
        own += s.dice[FACES * seat + face]
        white += s.dice[FACES * s.seats + face]
    other: i64
    for other in range(s.seats):
        white += s.hand[2 * other + WHITE]
    if s.active == seat:
        own += s.unspent
    return float(own) + float(white) / float(s.seats)


def _most(s: Monasterium, seat: i64) -> vec[i64]:
    """Count, by monastery, the novices of whichever rival has most."""
    found = vec[i64]([0] * MONASTERIES)
    m: i64
    for m in range(MONASTERIES):
        other: i64
        for other in range(s.seats):
            if other != seat:
                found[m] = max(found[m], s.placed(other, m))
    return found


def _leads(s: Monasterium, span: float) -> vec[float]:
    """Tell, by lead in novices from -CLOSE, what a majority is worth."""
    steep = FIRM + FIRMER * (1 - span) ** 2
    points = float(s.edition.majority)
    return vec[float](
        [
            points / (1 + exp(-steep * (lead + 0.5)))
            - RIVAL_LEAD * points / (1 + exp(steep * (lead - 0.5)))
            for lead in range(-CLOSE, CLOSE + 1)
        ]
    )


def _path(s: Monasterium, o: Outlook) -> vec[float]:
    """Tell, by field, what the envoy has before it."""
    last = float(s.edition.last_points)
    if s.owned[o.seat] < s.edition.own:
        last = max(last, OWN_DIE * (o.rounds + 0.7))
    worths = {
        ANY_ACTION: ANY_WORTH,
        TOKEN: TOKEN_WORTH,
        SOUP_OR_EXCHANGE: SOUP_WORTH,
        TILE: TILE_WORTH,
        LAST: last,
    }
    bonus = [worths.get(kind, 0.0) for kind in s.edition.bonus]
    stride = STRIDE * min(o.actions / 6.0, 1.0)
    found = vec[float]([0.0] * (s.edition.last + 1))
    ahead: float = 0.0
    for _ in range(2):
        for field in range(s.edition.last, 0, -1):
            found[field] = ahead
            ahead = stride * (ahead + bonus[field])
    # `ahead` at a field counts what comes after it, a stride for each field
    return found


def goods(s: Monasterium, o: Outlook) -> float:
    """Tell what the goods of the seat are worth."""
    worth: float = 0.0
    at = KINDS_OF_GOOD * o.seat
    good: i64
    for good in range(KINDS_OF_GOOD):
        n = s.goods[at + good]
        if n:
            kept = GOODS_KEPT[good]
            more = (GOODS_USED[good] - kept) * o.ease
            worth += kept * float(n) + more * USEFUL[min(n, PLENTY)]
    pairs = s.goods[at] // 2 + s.goods[at + 1] // 2 + s.goods[at + 2] // 2
    return worth + READY * o.ease * float(min(pairs, s.goods[at + 3], 2))
