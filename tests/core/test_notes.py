"""The notes of all observers, compared with notes that are written the long way."""

from collections import Counter

import pytest

from chapterhouse.core.plan import POOL
from chapterhouse.core.seats import EVERYBODY
from chapterhouse.core.zone import Zones
from chapterhouse.play.dealer import Seeded
from core.table import (
    ALL,
    ANNA,
    BRAM,
    COPIES,
    LAY,
    ODD,
    OPEN,
    PILE,
    RARE,
    VAULT,
    known,
    lay,
    once,
    seen,
)


class Model:
    """The notes of one observer about one place, written the long way."""

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

    def strike(self, cards: Counter[int]) -> None:
        """These cards were seen elsewhere since: of those that there are once, none is here."""
        stale = Counter({card: n for card, n in (self.once & cards).items() if COPIES[card] == 1})
        self.once -= stale
        self.lost = max(self.lost - stale.total(), 0)


def model_move(models: dict[tuple[int, int], Model], zones: Zones, move: list[int]) -> None:
    """Note a move, made already, the long way."""
    card, source, target, eyes = move
    for (observer, zone), model in models.items():
        seen = bool(eyes >> observer & 1)
        if zone == source:
            strike(models, observer, Counter() if seen else +model.known)
            model.gone(card, seen=seen)
            if zones.size(zone) == 0:
                model.__init__()  # type: ignore[misc]
        if zone == target:
            model.known[card] += seen
    for observer in range(3):
        if target == PILE and eyes >> observer & 1:
            strike(models, observer, Counter({card: 1}))


def strike(models: dict[tuple[int, int], Model], observer: int, cards: Counter[int]) -> None:
    """An observer has lost sight of these cards, so it has not seen them elsewhere since."""
    for (other, _), model in models.items():
        if other == observer:
            model.strike(cards)


@pytest.mark.parametrize("seed", range(12))
def test_notes_are_those_of_the_long_way(seed: int) -> None:
    """After any moves, every observer's notes are those that a plain list of cards would give."""
    zones, dealer = lay(), Seeded(seed)
    owners = {ANNA: 0, BRAM: 1}
    places = [POOL, ANNA, BRAM, PILE, OPEN, VAULT]
    models = {(e, z): Model() for z in (ANNA, BRAM, VAULT) for e in range(3) if owners.get(z) != e}
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


@pytest.mark.parametrize("seed", range(6))
def test_a_view_notes_a_card_where_it_was_seen_last(seed: int) -> None:
    """Of a card that there is once, an observer has a note where they saw it last and nowhere else;
    of others no more than they do not see.
    """
    zones, dealer = lay(), Seeded(seed)
    last: dict[tuple[int, int], int] = {}
    noted = 0
    for _ in range(200):
        source, target = dealer.below(6), dealer.below(6)
        if not zones.size(source) or source == target:
            continue
        card = zones.draw(source, source, dealer.below(zones.size(source)))
        eyes = (dealer.below(8) if dealer.below(3) else 0) | looking(zones, source, target)
        zones.move(card, source, target, eyes)
        for observer in range(3):
            if eyes >> observer & 1:
                last[observer, card] = target
            view = seen(zones, observer)
            notes = {place: Counter(once(view, observer, place)) for place in (ANNA, BRAM, VAULT)}
            noted += sum(note.total() for note in notes.values())

            for single in (LAY, ODD, RARE):
                places = [place for place, note in notes.items() if note[single]]
                assert places in ([], [last.get((observer, single))])
            for note in notes.values():
                assert all(n <= view.tally(POOL, card) for card, n in note.items())
    assert noted > 10


def looking(zones: Zones, *places: int) -> int:
    """The eyes that see what lies in these places, and so what comes and goes."""
    owners = [zones.owner(place) for place in places]
    return sum(1 << observer for observer in range(3) if EVERYBODY in owners or observer in owners)
