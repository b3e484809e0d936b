"""The notes of all eyes, held against notes that are written the long way."""

from collections import Counter

import pytest

from chapterhouse.core.plan import POOL
from chapterhouse.core.zone import Zones
from chapterhouse.play.dealer import Seeded
from core.table import ALL, ANNA, BRAM, COPIES, OPEN, PILE, VAULT, known, lay, once


class Model:
    """The notes of one eye about one place, written the long way."""

    def __init__(self) -> None:
        self.known: Counter[int] = Counter()
        self.once: Counter[int] = Counter()
        self.lost = 0

    def gone(self, card: int, *, seen: bool) -> None:
        if seen:
            (self.known if self.known[card] else self.once)[card] -= 1
            self.once += Counter()
        else:
            if self.known.total():
                self.lost = min(self.lost, self.once.total())
                self.once = (self.once + self.known) & Counter(dict(enumerate(COPIES)))
                self.known.clear()
            self.lost += 1


def model_move(models: dict[tuple[int, int], Model], zones: Zones, move: list[int]) -> None:
    """Note a move, made already, the long way."""
    card, source, target, eyes = move
    for (eye, zone), model in models.items():
        seen = bool(eyes >> eye & 1)
        if zone == source:
            model.gone(card, seen=seen)
            if zones.size(zone) == 0:
                model.__init__()  # type: ignore[misc]
        if zone == target:
            model.known[card] += seen


@pytest.mark.parametrize("seed", range(12))
def test_notes_are_those_of_the_long_way(seed: int) -> None:
    """After any moves, every eye's notes are those that a plain list of cards would give."""
    zones, dealer = lay(), Seeded(seed)
    keepers = {ANNA: 0, BRAM: 1}
    places = [POOL, ANNA, BRAM, PILE, OPEN, VAULT]
    models = {(e, z): Model() for z in (ANNA, BRAM, VAULT) for e in range(3) if keepers.get(z) != e}
    for _ in range(150):
        source = places[dealer.below(6)]
        if not zones.size(source):
            continue
        card = zones.draw(source, source, dealer.below(zones.size(source)))
        target = places[1 + (places.index(source) + dealer.below(5)) % 5]
        if target == source:
            continue
        eyes = dealer.below(8) if dealer.below(3) else ALL
        zones.move(card, source, target, eyes)
        model_move(models, zones, [card, source, target, eyes])

        assert {
            key: (+m.known, +m.once, min(m.lost, m.once.total())) for key, m in models.items()
        } == {
            (e, z): (Counter(known(zones, e, z)), Counter(once(zones, e, z)), zones.lost(e, z))
            for e, z in models
        }
