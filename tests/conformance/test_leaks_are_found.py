"""Leaks are planted, and the twins must find each."""

from collections.abc import Callable

import pytest

from chapterhouse.core.ints import i64
from chapterhouse.core.place import Places
from chapterhouse.core.plan import POOL
from chapterhouse.core.seats import EVERYBODY
from chapterhouse.core.sentence import Event, Template
from chapterhouse.core.state import State
from chapterhouse.core.step import Step
from chapterhouse.core.zone import Zones
from chapterhouse.play.dealer import Seeded
from conformance.truth import check_notes
from conformance.twins import HEALTHY, Twins
from conformance.walk import TABLES, USUAL, TableSetup, choose
from support import only_pure

SECRET = [table for table in TABLES if table.game.cards.hidden]
TABLE = next((table for table in USUAL if table in SECRET and table.seats > 2), TABLES[0])
pytestmark = [only_pure, pytest.mark.skipif(not SECRET, reason="no game hides anything")]

Patch = pytest.MonkeyPatch


def watch(table: TableSetup) -> None:
    """Run twins for every observer, as the tests do."""
    for seed in (1, 2, 3):
        for observer in table.eyes:
            twins = Twins(table, observer, Seeded(seed), table.begin(), table.begin()).run()

            assert len(twins.differing) >= HEALTHY


def check_match(table: TableSetup) -> None:
    """Hold what is noted against the truth, at every position of a match."""
    s, dealer = table.begin(), Seeded(1)
    while not s.over():
        s.apply(choose(s, dealer))
        check_notes(s)


def own(steps: list[Step[State]], name: str) -> list[type]:
    """The classes of steps that have their own say about something."""
    return [cls for cls in {type(step) for step in steps} if name in vars(cls)]


def blur_tells_what_went(patch: Patch) -> None:
    """What is noted as once known is only what is still there."""
    blur = Zones.blur

    def leak(zones: Zones, zone: i64, eyes: i64, gone: i64) -> None:
        for observer in range(zones.plan.eyes):
            for w in range(zones.width):
                at = zones.plan.known[zone] + observer * zones.plan.notes + w
                zones.cells[at] &= zones.cells[zone * zones.width + w]
        blur(zones, zone, eyes, gone)

    patch.setattr(Zones, "blur", leak)


def owner_is_everybody(patch: Patch) -> None:
    """Places without notes lie open, whoever should own them."""
    set_owner = Places.set_owner

    def leak(zones: Places, zone: i64, owner: i64) -> None:
        set_owner(zones, zone, owner if zones.plan.known[zone] or owner < 0 else EVERYBODY)

    patch.setattr(Places, "set_owner", leak)


def events_are_for_all(patch: Patch) -> None:
    """Events are told without holes."""
    patch.setattr(Event, "seen_by", lambda event, _observer: event)


def cards_are_told_to_all(patch: Patch) -> None:
    """Every event about one card names it to everybody."""
    tell = State.tell_card

    def leak(
        s: State, template: Template, seat: i64, card: i64, _eyes: i64, number: i64 = 0
    ) -> None:
        tell(s, template, seat, card, s.everyone, number)

    patch.setattr(State, "tell_card", leak)


def offers_are_seen(patch: Patch) -> None:
    """Half a choice is not taken back before others look."""
    patch.setattr(type(TABLE.begin()), "withdraw", State.withdraw)


def knowledge_is_seen(patch: Patch) -> None:
    """A view shows what all the others know, too."""
    patch.setattr(Zones, "noted_by", lambda zones, _observer: zones.copy())


def number_beside_the_cards(patch: Patch) -> None:
    """A plain number remembers the card that was moved last."""
    move = Zones.move

    def leak(zones: Zones, card: i64, source: i64, target: i64, eyes: i64) -> None:
        move(zones, card, source, target, eyes)
        zones.set_owner(POOL, card)

    patch.setattr(Zones, "move", leak)


def secrets_are_not_declared(patch: Patch) -> None:
    """Steps that depend on hidden cards do not say so."""
    for cls in own(TABLE.game.steps, "secret"):
        patch.setattr(cls, "secret", Step.secret)


def actions_are_for_all(patch: Patch) -> None:
    """The record shows every action to everybody."""
    for cls in own(TABLE.game.steps, "eyes"):
        patch.setattr(cls, "eyes", Step.eyes)


LEAKS = [
    blur_tells_what_went,
    owner_is_everybody,
    events_are_for_all,
    cards_are_told_to_all,
    offers_are_seen,
    knowledge_is_seen,
    number_beside_the_cards,
    secrets_are_not_declared,
    actions_are_for_all,
]


@pytest.mark.parametrize("leak", LEAKS, ids=[leak.__name__ for leak in LEAKS])
def test_a_leak_is_found(leak: Callable[[Patch], None], monkeypatch: Patch) -> None:
    """Whatever lets a secret out makes the twins fail."""
    leak(monkeypatch)

    with pytest.raises(AssertionError):
        watch(TABLE)


def test_a_blur_left_out_is_found(monkeypatch: Patch) -> None:
    """Who goes on believing that he knows what lies there is found to be mistaken."""
    monkeypatch.setattr(Zones, "blur", lambda _zones, _zone, _eyes, _gone: None)

    with pytest.raises(AssertionError):
        check_match(TABLE)
