"""What every game keeps for every observer: views, worlds that fit them, and knowledge."""

import pytest

from chapterhouse.core.plan import POOL
from chapterhouse.core.state import TRUTH, State
from chapterhouse.play.dealer import Seeded
from chapterhouse.play.preview import previews
from conformance.truth import check_notes
from conformance.walk import FEW, TableSetup, everywhere, finish, journey, sampled, told


def rules_of(s: State) -> list[object]:
    """All that a position says of its step: option by option, in words."""
    step = s.now
    listed = step.listed(s)
    against = [step.forbids(s, action) for action in listed]
    eyes = [step.eyes(s, action) for action in listed]
    return [step.number, s.seat(), step.secret(s), listed, s.legal(), words_of(s), against, eyes]


def words_of(s: State) -> list[str]:
    return [s.now.word(s, action) for action in s.now.listed(s)]


def seen_cards(s: State, zone: int) -> dict[int, int]:
    """How many of each card can be seen there."""
    counts = {card: s.zones.tally(zone, card) for card in range(s.zones.deck.kinds)}
    return {card: n for card, n in counts.items() if n}


@everywhere
def test_a_view_is_enough_to_act(table: TableSetup) -> None:
    """Whoever is asked sees all that the step offers, and the rule against the rest."""
    for stop in sampled(table):
        s = stop.state
        if not s.now.chance:
            assert rules_of(s) == rules_of(s.seen_by(s.seat()))


@everywhere
def test_a_view_hides_and_shows(table: TableSetup) -> None:
    """A view counts cards as the truth does but for offers, shows true ones, loses none."""
    for stop in sampled(table)[::4]:
        for observer in table.eyes:
            truth = stop.state.copy()
            truth.withdraw(observer)
            view = stop.state.seen_by(observer)
            places = range(truth.zones.plan.zones)

            assert observer == view.observer
            assert [truth.zones.size(z) for z in places] == [view.zones.size(z) for z in places]
            assert [truth.zones.owner(z) for z in places] == [view.zones.owner(z) for z in places]
            for zone in [zone for zone in places if zone != POOL]:
                seen, there = seen_cards(view, zone), seen_cards(truth, zone)

                assert all(n <= there.get(card, 0) for card, n in seen.items())
                assert truth.zones.owner(zone) != observer or seen == there
            for card, copies in enumerate(truth.zones.deck.copies):
                assert copies == sum(view.zones.tally(zone, card) for zone in places)


@everywhere
def test_a_view_changes_nothing(table: TableSetup) -> None:
    """Looking leaves the position as it was, and imagining leaves the view as it was."""
    for stop in sampled(table):
        before = table.mark(stop.state)
        for observer in table.eyes:
            view = stop.state.seen_by(observer)
            seen = table.mark(view)
            view.imagine(Seeded(observer))

            assert seen == table.mark(view)
        assert before == table.mark(stop.state)


@everywhere
def test_a_view_of_a_view_is_the_view(table: TableSetup) -> None:
    """Nothing more can be hidden from the same observer."""
    for stop in sampled(table):
        for observer in table.eyes:
            view = stop.state.seen_by(observer)

            assert table.mark(view) == table.mark(view.seen_by(observer))


@everywhere
def test_an_imagined_world_looks_the_same(table: TableSetup) -> None:
    """A world made from a view has no holes, and its observer cannot tell it from the truth."""
    for at, stop in enumerate(sampled(table)):
        for observer in table.eyes:
            view = stop.state.seen_by(observer)
            world = view.imagine(Seeded(at))
            zones = world.zones
            places = range(zones.plan.zones)

            assert table.mark(view) == table.mark(world.seen_by(observer))
            assert world.observer == TRUTH
            assert all(zones.fitting(zone, zone) == zones.size(zone) for zone in places)
            assert all(len(zones.cards(zone)) == zones.size(zone) for zone in places)
            assert stop.state.seat() != observer or rules_of(stop.state) == rules_of(world)


@everywhere
def test_imagined_worlds_differ(table: TableSetup) -> None:
    """While cards are hidden, one view gives different worlds."""
    if not table.game.cards.hidden:
        pytest.skip("nothing is hidden")
    view = sampled(table)[len(sampled(table)) // 2].state.seen_by(0)

    assert len({table.text(view.imagine(Seeded(seed))) for seed in range(5)}) >= 2


@everywhere
def test_imagined_worlds_play_on(table: TableSetup) -> None:
    """From a world made from any view the match goes on to its end."""
    for at, stop in list(enumerate(sampled(table)))[::12]:
        world = stop.state.seen_by(at % (table.seats + 1)).imagine(Seeded(at))
        finish(world, Seeded(at))

        assert table.seats == len(table.game.ranks(world))


@everywhere
def test_the_end_is_open(table: TableSetup) -> None:
    """At the end nobody sees less than anybody else."""
    end = journey(table).end
    places = range(end.zones.plan.zones)
    whole = [end.zones.cards(zone) for zone in places]

    for observer in table.eyes:
        assert whole == [end.seen_by(observer).zones.cards(zone) for zone in places]


@everywhere
def test_what_is_known_is_true(table: TableSetup) -> None:
    """No observer is mistaken; nothing is noted of an empty place, or for whoever sees it whole."""
    stops = sampled(table)[::4]
    for stop in stops:
        check_notes(stop.state)

    plan = stops[0].state.zones.plan
    tracked = [zone for zone in range(plan.zones) if plan.known[zone]]
    assert not tracked or any(knowing(stop.state, tracked) for stop in stops)


def knowing(s: State, tracked: list[int]) -> bool:
    """Whether anybody knows of a card that he does not keep."""
    kinds, eyes = range(s.zones.deck.kinds), range(s.seats + 1)
    return any(s.zones.knows(e, zone, card) for zone in tracked for e in eyes for card in kinds)


@everywhere
def test_eyes_agree_with_events(table: TableSetup) -> None:
    """Who learns an action hears or sees which it was, others cannot tell; who acts learns."""
    for stop in sampled(table)[::4]:
        s, step = stop.state, stop.state.now
        actions = sorted({stop.action, *s.legal()[:3], s.legal()[-1]})
        for observer in table.eyes:
            found = {action: perceived(table, s, observer, action) for action in actions}
            shown = [action for action in actions if step.eyes(s, action) >> observer & 1]
            hidden = [action for action in actions if action not in shown]
            made = {action: found[action] for action in shown if found[action]}

            assert len(set(made.values())) == len(made)
            assert step.secret(s) or len({found[action] for action in hidden}) <= 1
            assert s.seat() != observer or shown == actions == list(made)


def perceived(table: TableSetup, s: State, observer: int, action: int) -> str:
    """What an action tells an observer, and what they see then; no half choice of another."""
    world = s.copy()
    world.journal = []
    world.apply(action)
    if world.now.begun(world) and world.seat() != observer:
        return ""
    return f"{told(world, observer)} {table.mark(world.seen_by(observer))}"


@everywhere
def test_what_is_foretold_depends_on_nothing_hidden(table: TableSetup) -> None:
    """What an option brings in a view is what it brings in truth."""
    for s in [stop.state for stop in sampled(table) if not stop.state.now.chance]:
        seat, actions = s.seat(), s.legal()[:FEW]
        foretold = previews(table.game, s.seen_by(seat), actions)
        true = previews(table.game, s, actions)

        for action in actions:
            assert [repr(event) for event in foretold[action]] == [
                repr(event.seen_by(seat)) for event in true[action]
            ]
