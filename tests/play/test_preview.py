"""Previews: what an action brings, as far as whoever is asked can know."""

import pytest

from chapterhouse import start
from chapterhouse.bots.uniform import Uniform
from chapterhouse.core.sentence import Event
from chapterhouse.games import GAMES
from chapterhouse.play.match import Match
from chapterhouse.play.preview import previews

NAMES = ["Anna", "Bram", "Cleo"]


def key(event: Event) -> str:
    return event.template.key


def told(match: Match) -> list[str]:
    return [repr(event) for event in match.events]


@pytest.mark.parametrize("game", GAMES)
def test_an_action_brings_what_it_was_said_to_bring(game: str) -> None:
    """The first things that happen, as whoever acts hears of them, are those of the preview."""
    match = start(game, NAMES, seed=5)
    players = [Uniform(seat) for seat in range(3)]
    promised = 0
    while not match.over:
        seat, before = match.seat, len(match.events)
        view = match.view(seat)
        action = players[seat].choose(view)
        told = previews(match.game, view, [action])[action]
        preview = [repr(event) for event in told if not key(event).startswith("event-outlook-")]
        match.act(action)
        news = [event.seen_by(seat) for event in match.events[before:] if event.seat == seat]

        assert [repr(event) for event in news[: len(preview)]] == preview
        promised += len(preview)
    assert promised > 0


def test_a_preview_leaves_the_position_alone() -> None:
    """It is made on a copy."""
    match = start("monasterium", NAMES, seed=5)
    view = match.view(match.seat)
    previews(match.game, view, view.legal())

    assert match.view(match.seat).legal() == view.legal()
    assert told(match) == told(start("monasterium", NAMES, seed=5))


def test_nothing_is_promised_that_hidden_tiles_decide() -> None:
    """The last turn of all leads to the count, in which others show what they have: who wins is
    told to nobody before.
    """
    match = start("monastery", NAMES, seed=5)
    players = [Uniform(seat) for seat in range(3)]
    while not match.over:
        before, view = match.state.copy(), match.view(match.seat)
        match.act(players[match.seat].choose(view))
    last = [
        event
        for told in previews(match.game, before.seen_by(before.seat()), before.legal()).values()
        for event in told
    ]

    assert "event-winner" in {event.template.key for event in match.events}
    assert {event.template.key for event in last}.isdisjoint({"event-winner", "event-testament"})
