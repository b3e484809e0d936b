"""Views and worlds: what one observer sees, and what it could not tell from the truth."""

from chapterhouse.core.bits import BIT, lowest
from chapterhouse.core.dealer import Dealer
from chapterhouse.core.ints import i64
from chapterhouse.core.plan import POOL
from chapterhouse.core.seats import EVERYBODY
from chapterhouse.core.zone import Zones


def hide(zones: Zones, observer: i64) -> None:
    """Keep what this observer knows: all other cards go to the pool. The notes of others are none
    already.
    """
    plan, width, cells = zones.plan, zones.width, zones.cells
    zone: i64
    for zone in range(POOL + 1, plan.zones):
        owner = cells[plan.owner + zone]
        if owner not in (EVERYBODY, observer) and cells[plan.size + zone]:
            _cover(zones, zone, plan.known[zone] + observer * plan.notes)
    if cells[plan.owner + POOL] == EVERYBODY or not zones.strikes:
        return
    row = plan.once + observer * plan.notes
    for zone in plan.tracked:
        at = plan.known[zone] + row
        for w in range(width):
            if cells[at + w] & ~cells[w]:  # of a kind there are fewer in the pool, or so it seems
                _strike(zones, zone, observer, w)


def _cover(zones: Zones, zone: i64, row: i64) -> None:
    """Move what the notes of this row do not know from a place to the pool."""
    plan, cells = zones.plan, zones.cells
    at = zone * zones.width
    for w in range(plan.words[zone]):
        word = cells[at + w]
        if word:
            seen: i64 = 0
            if plan.known[zone]:
                seen = cells[row + w]
            cells[at + w] = seen
            cells[w] += word - seen


def _strike(zones: Zones, zone: i64, observer: i64, w: i64) -> None:
    """Strike off what this observer knew once in a place and now sees elsewhere, in the w-th word.

    The pool of a view holds all that the observer does not see: what is not there, it sees. What is
    struck off has gone unseen, and is no more among what may have gone.
    """
    plan, deck, cells = zones.plan, zones.deck, zones.cells
    row = observer * plan.notes
    at, lost = plan.known[zone] + plan.once + row + w, plan.lost[zone] + row
    left = deck.common(w, cells[at], cells[w])
    if left != cells[at]:
        gone = deck.number(w, cells[at]) - deck.number(w, left)
        cells[at] = left
        cells[lost] = max(cells[lost] - gone, 0)


def forget(zones: Zones, observer: i64) -> None:
    """Keep of a view what its observer sees now, as if they remembered nothing else."""
    plan, width, cells = zones.plan, zones.width, zones.cells
    for zone in plan.tracked:
        if cells[plan.owner + zone] in (EVERYBODY, observer):
            continue
        notes = observer * plan.notes
        row = plan.known[zone] + notes
        for w in range(width):
            cells[w] += cells[zone * width + w]
            cells[zone * width + w] = 0
            cells[row + w] = 0
            cells[row + plan.once + w] = 0
        cells[plan.lost[zone] + notes] = 0


def fill(zones: Zones, observer: i64, dealer: Dealer) -> None:
    """Fill the holes of a view from its pool, in the `fill_order` of its plan, so that every
    fitting deal is as likely.

    Cards that the observer once knew in a place are dealt to it first, with the odds of having
    been lost unseen.
    """
    plan = zones.plan
    zone: i64
    for zone in plan.fill_order:
        holes = zones.holes(zone)
        if holes > 0 and plan.known[zone]:
            holes = _recall(zones, zone, observer, holes, dealer)
        left = zones.fitting(POOL, zone)
        while holes > 0:
            _deal(zones, zones.draw(POOL, zone, dealer.below(left)), zone)
            left -= 1
            holes -= 1


def _recall(zones: Zones, zone: i64, observer: i64, holes: i64, dealer: Dealer) -> i64:
    """Deal the cards once known here that are still here; tell how many holes are left."""
    row = zones.plan.known[zone] + zones.plan.once + observer * zones.plan.notes
    unseen = holes + zones.lost(observer, zone)
    listed = zones.deck.set_of(zones.cells, row)
    while listed:
        card = lowest(listed)
        copies = zones.noted(row, card)
        while copies > 0:
            if dealer.below(unseen) < holes and zones.tally(POOL, card):
                _deal(zones, card, zone)
                holes -= 1
            unseen -= 1
            copies -= 1
        listed ^= BIT[card]
    return holes


def _deal(zones: Zones, card: i64, zone: i64) -> None:
    """Take a card out of the pool and put it into a hole, whose size is counted already."""
    deck, width = zones.deck, zones.width
    word, one = deck.word[card], deck.one[card]
    zones.cells[word] -= one
    zones.cells[zone * width + word] += one
