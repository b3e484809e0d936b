"""What rivals have bid on the lot, and which hands would have made them do so."""

from chapterhouse.bots.greedy import Greedy
from chapterhouse.core.bits import BIT
from chapterhouse.core.ints import i64
from chapterhouse.games.biblios.auction import BID, Bid
from chapterhouse.games.biblios.state import NO_SEAT, Biblios


def makes_sense(world: Biblios, rival: i64, player: Greedy) -> bool:
    """Tell whether a rival would say again what he has said on this lot, with the hand that this
    world gives to him: who leads, so high a bid, who passed, no more than that.
    """
    step = world.now
    if not isinstance(step, Bid):
        return True
    if rival == world.leader:
        return _would_lead(world, rival, step.bidder, player)
    passed = world.out & ~world.barred & BIT[rival]
    return not passed or _would_pass(world, rival, player)


def _would_lead(world: Biblios, rival: i64, bidder: i64, player: Greedy) -> bool:
    """Tell whether a rival would bid what he has bid, had who bids now led with less by one."""
    before = world.copy()
    before.high -= 1
    before.leader = bidder if before.high else NO_SEAT
    return _answer(before, rival, player) == world.high


def _would_pass(world: Biblios, rival: i64, player: Greedy) -> bool:
    """Tell whether a rival who has passed would do so now: he was not asked for more."""
    before = world.copy()
    before.out &= ~BIT[rival]
    return _answer(before, rival, player) == 0


def _answer(world: Biblios, rival: i64, player: Greedy) -> int:
    """Ask a rival for his bid, who knows what he sees."""
    world.now = BID[rival]
    return player.choose(world.seen_by(rival))
