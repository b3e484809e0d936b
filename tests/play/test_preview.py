"""Previews: what an action brings, as far as whoever is asked can know."""

from chapterhouse import start
from chapterhouse.bots.uniform import Uniform
from chapterhouse.games.biblios.state import HAND
from chapterhouse.play.match import Match
from chapterhouse.play.preview import previews

NAMES = ["Anna", "Bram", "Cleo"]


def told(match: Match) -> list[str]:
    return [repr(event) for event in match.events]


def test_an_action_brings_what_it_was_said_to_bring() -> None:
    """The first things that happen are those of the preview, in an open game."""
    match = start("monasterium", NAMES, seed=5)
    players = [Uniform(seat) for seat in range(3)]
    promised = 0
    while not match.over:
        view, before = match.view(match.seat), len(match.events)
        seat = match.seat
        action = players[seat].choose(view)
        preview = [repr(event) for event in previews(view, [action])[action]]
        match.act(action)
        news = [repr(event) for event in match.events[before:] if event.seat == seat]

        assert news[: len(preview)] == preview
        promised += len(preview)
    assert promised > 0


def test_a_preview_leaves_the_position_alone() -> None:
    """It is made on a copy."""
    match = start("monasterium", NAMES, seed=5)
    view = match.view(match.seat)
    previews(view, view.legal())

    assert match.view(match.seat).legal() == view.legal()
    assert told(match) == told(start("monasterium", NAMES, seed=5))


def test_nothing_is_promised_while_anything_is_hidden() -> None:
    """With cards in other hands, whatever an action brings could tell of them."""
    match = start("biblios", NAMES, seed=5)
    while match.seat == 0 or not match.state.zones.size(HAND):
        match.act(match.state.legal()[0])
    view = match.view(match.seat)

    assert previews(view, view.legal()) == {}
