"""Standing answers: bids, passes and payments that a player settles before being asked.

No rule of the game: what they lead to is what this player could do by hand at that moment.
"""

from __future__ import annotations

from typing import Any, Final

from chapterhouse.core.rule import Malformed
from chapterhouse.core.standing import not_offered
from chapterhouse.games.biblios.auction import Bid
from chapterhouse.games.biblios.components import CATEGORIES, COINS, SEALS, is_church, is_gold
from chapterhouse.games.biblios.payment import Pay, payable, ways_to_pay
from chapterhouse.games.biblios.state import LOT, OFFER, PILE, Biblios
from chapterhouse.games.biblios.table import StandingAnswer, StandingOffer, WantedLot, settled

GOLD_KIND: Final = "gold"
CHURCH_KIND: Final = "church"


def occasion(s: Biblios) -> int:
    """Number the lots: who bids by hand for one does so until the next."""
    return int(s.edition.turns[s.seats]) - int(s.zones.size(PILE))


def offer(s: Biblios) -> StandingOffer | None:
    """Tell whoever looks what they can settle: a player, in the auction phase."""
    seat = s.observer
    if not 0 <= seat < s.seats or s.turns or s.over():
        return None
    up = s.zones.size(LOT) > 0
    return StandingOffer(
        occasion(s) if up else 0,
        up and bool(s.gold_lot()),
        int(payable(s, seat)) if up else 0,
        int(s.edition.greatest_bid),
        _kinds(s),
    )


def _kinds(s: Biblios) -> dict[str, list[int]]:
    """List the kinds of lots, each with the values of its cards."""
    by_seal = [int(value) for value in s.edition.value]
    kinds = {
        kind: sorted(set(by_seal[SEALS * at : SEALS * at + SEALS]))
        for at, kind in enumerate(CATEGORIES)
    }
    return {**kinds, GOLD_KIND: [int(coin) for coin in COINS], CHURCH_KIND: []}


def checked(s: Biblios, answer: Any) -> Any:  # noqa: ANN401 - as it is written
    """Check what somebody settles. Raises Malformed for what is not offered, or comes too late."""
    offered, read = offer(s), settled(answer)
    if offered is None or read is None or (read.limit is None and read.wanted is None):
        raise not_offered()
    if read.lot not in (0, offered.lot) or (read.limit is not None and read.lot == 0):
        raise Malformed("stale", "the game has moved on: look again, then choose", {})
    if read.limit is not None and not 0 <= read.limit <= offered.most:
        raise not_offered()
    wanted = read.wanted or []
    if len({one.kind for one in wanted}) < len(wanted):
        raise not_offered()
    for one in wanted:
        _check(offered, one)
    return answer


def _check(offered: StandingOffer, wanted: WantedLot) -> None:
    """Check what is wanted of a kind. Raises Malformed."""
    if wanted.kind not in offered.kinds:
        raise not_offered()
    if wanted.least and wanted.least not in offered.kinds[wanted.kind]:
        raise not_offered()
    if wanted.limit is not None and not 1 <= wanted.limit <= offered.greatest:
        raise not_offered()


def acts(s: Biblios, answer: Any) -> list[int]:  # noqa: ANN401 - as it is written
    """Give the whole choice that follows from what was settled; nothing where the player has to
    decide.
    """
    read, step = settled(answer), s.now
    if read is None or step.seat(s) != s.observer:
        return []
    limit = _limit(s, read)
    if limit is None:
        return []
    if isinstance(step, Bid):
        return _bids(s, limit)
    return _pays(s, read.pays) if limit and isinstance(step, Pay) else []


def _limit(s: Biblios, answer: StandingAnswer) -> int | None:
    """Tell up to how much is bid for the lot that is up, 0 to pass; None to ask."""
    if not s.zones.size(LOT):
        return None
    if answer.limit is not None and answer.lot == occasion(s):
        return answer.limit
    if answer.wanted is None:
        return None
    kind, value = _kind(s)
    for one in answer.wanted:
        if one.kind == kind and value >= one.least:
            return one.limit
    return 0


def _kind(s: Biblios) -> tuple[str, int]:
    """Tell of which kind the lot is that is up, and which value."""
    lot = s.lot()
    if is_church(lot):
        return CHURCH_KIND, 0
    kind = GOLD_KIND if is_gold(lot) else CATEGORIES[lot // SEALS]
    return kind, int(s.edition.value[lot])


def _bids(s: Biblios, limit: int) -> list[int]:
    """Bid the least that is enough; pass where that is above the limit, or more than can be paid.
    Whoever waited there for their player would show how much gold they have.

    BIB-AUCT-8, BIB-AUCT-20.
    """
    least = int(s.high) + 1
    return [least] if least <= min(limit, int(payable(s, s.observer))) else [0]


def _pays(s: Biblios, pays: str) -> list[int]:
    """Pay what is still owed in gold with what costs least; nothing where that is not wished."""
    if pays == "ask" or s.gold_lot():
        return []
    ways = ways_to_pay(s, s.observer)
    if not ways:
        return []
    paid = int(s.worth(OFFER)) + sum([int(s.edition.value[coin]) for coin in ways[0]])
    return ways[0] if pays == "least" or paid == s.high else []
