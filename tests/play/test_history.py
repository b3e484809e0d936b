"""What a seat has heard, as bots are given it."""

import pytest

from chapterhouse import start
from chapterhouse.core.rule import Malformed
from chapterhouse.core.sentence import UNSEEN, Event
from chapterhouse.core.state import State
from chapterhouse.games import GAMES
from chapterhouse.play import history
from chapterhouse.play.match import Match, run
from chapterhouse.play.player import Player


class Listener(Player):
    """Passes on what it heard, and takes the first action there is."""

    def __init__(self) -> None:
        self.heard: list[Event] = []

    def choose(self, view: State) -> int:
        return view.legal()[0]

    def choose_after(self, view: State, heard: list[Event]) -> int:
        self.heard = heard
        return self.choose(view)


def played(game: str, seed: int = 3) -> tuple[Match, list[Listener]]:
    match, players = start(game, ["Anna", "Bram"], seed=seed), [Listener(), Listener()]
    run(match, players)
    return match, players


def test_a_seat_hears_what_it_was_told() -> None:
    """The cards that only another one saw are no part of it, the own ones are."""
    match, players = played("biblios")
    kept = {
        seat: [event for event in player.heard if event.template.key == "event-kept"]
        for seat, player in enumerate(players)
    }

    assert {event.seat for event in kept[0]} == {0, 1}
    for seat, events in kept.items():
        assert all((event.values == [UNSEEN]) == (event.seat != seat) for event in events)
    assert len(players[0].heard) <= len(match.events)


@pytest.mark.parametrize("game", GAMES)
def test_history_is_bounded_and_comes_back_from_text(game: str) -> None:
    """The latest events are kept; written and read they are the same."""
    match, _ = played(game)
    heard = history.heard(match.events * 3, 0)
    again = history.read(GAMES[game], history.write(heard), 0)

    assert len(heard) == history.LATEST
    assert list(map(repr, again)) == list(map(repr, heard))


def test_history_of_another_game_is_refused() -> None:
    """A line that the game does not tell is named."""
    with pytest.raises(Malformed, match="event-bid is no event of this game"):
        history.read(GAMES["monastery"], "event-bid 0 3\n", 0)
