"""A small table to move cards on: two tracked hands, a pile without notes, and an open place."""

from chapterhouse.core.deck import Deck
from chapterhouse.core.plan import POOL, Plan
from chapterhouse.core.seats import EVERYBODY, NOBODY
from chapterhouse.core.view import hide
from chapterhouse.core.zone import Zones

LAY, ODD, COIN, RARE, TWIN = range(5)  # the cards: one each of two, three coins, one, and two
COPIES = [1, 1, 3, 1, 2]
DECK = Deck(COPIES)
ANNA, BRAM = 1, 2  # the hands, kept by seats 0 and 1
PILE, OPEN, VAULT = 3, 4, 5  # untracked and closed; open; tracked, and nobody may look into it
GALLERY = 2  # its observer
PLACES = range(6)  # all of them, and the pool
HERS, HIS, THEIRS, ALL = 0b001, 0b010, 0b100, 0b111  # sets of eyes


def plan(*, vault: set[int] | None = None) -> Plan:
    """Plan the table; the vault may admit less."""
    every = set(range(5))
    return Plan(
        DECK,
        ["pool", "anna", "bram", "pile", "open", "vault"],
        2,
        tracked=[ANNA, BRAM, VAULT],
        admits=[every, every, every, every, every, every if vault is None else vault],
        fill_order=[VAULT, ANNA, BRAM, PILE],
    )


def lay(*, vault: set[int] | None = None) -> Zones:
    """Lay out the table, all cards in the pool."""
    zones = Zones(plan(vault=vault), plan(vault=vault).blank[:])
    for at, word in enumerate(DECK.full()):
        zones.cells[at] = word
    zones.cells[zones.plan.size + POOL] = sum(COPIES)
    for zone, owner in enumerate([NOBODY, 0, 1, NOBODY, EVERYBODY, NOBODY]):
        zones.set_owner(zone, owner)
    return zones


def scattered() -> Zones:
    """Lay out the table with a card of each sort of knowledge."""
    zones = lay()
    zones.move(COIN, POOL, ANNA, HIS)
    zones.move(LAY, POOL, ANNA, THEIRS)
    zones.move(COIN, POOL, BRAM, 0)
    zones.move(TWIN, POOL, PILE, ALL)
    zones.move(ODD, POOL, OPEN, 0)
    zones.move(RARE, POOL, VAULT, HERS | HIS)
    return zones


def seen(zones: Zones, observer: int) -> Zones:
    """What an observer sees of the table."""
    view = zones.noted_by(observer)
    hide(view, observer)
    return view


def known(zones: Zones, observer: int, zone: int) -> list[int]:
    """The cards that an observer knows to lie there."""
    return [card for card in range(5) for _ in range(zones.knows(observer, zone, card))]


def once(zones: Zones, observer: int, zone: int) -> list[int]:
    """The cards that an observer once knew to lie there, listed or asked for one by one."""
    listed = zones.once(observer, zone)
    assert listed == [card for card in range(5) for _ in range(zones.knew(observer, zone, card))]
    return listed
