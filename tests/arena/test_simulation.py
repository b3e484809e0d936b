"""Simulation: the same matches whatever the jobs, and what cannot be played is refused at once."""

from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

from chapterhouse import Player, State, compare, simulate
from chapterhouse.arena import crew
from chapterhouse.arena.contenders import Bot
from chapterhouse.arena.duel import duel
from chapterhouse.arena.terms import Terms
from chapterhouse.core.rule import Malformed
from chapterhouse.games import GAMES


class First(Player):
    """Takes the first action there is."""

    def __init__(self, game: str, seed: int) -> None:
        self.game = game

    def choose(self, view: State) -> int:
        return view.legal()[0]


@pytest.mark.parametrize("game", GAMES)
def test_matches_come_one_by_one(game: str) -> None:
    """Each is told before the next is played, by the seats of the bots; a seed repeats them."""
    endless = simulate(game, [First, "uniform", First], 10**9, seed=5)
    found = list(islice(endless, 2))

    assert [played.deal for played in found] == [0, 1]
    assert all(played.seating == (0, 1, 2) for played in found)
    assert all(min(played.places) == 1 for played in found)
    assert replace(found[1], deal=0) == next(simulate(game, [First, "uniform", First], 1, seed=6))


def test_jobs_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes play the same matches, in the same order, also of a class in a module."""
    bots = [f"{Path(__file__).stem}:First", "uniform"]
    monkeypatch.syspath_prepend(Path(__file__).parent)
    monkeypatch.setattr(crew, "cpu_count", lambda: 2)

    assert list(simulate("biblios", bots, 6)) == list(simulate("biblios", bots, 6, jobs=2))


def test_comparing_is_a_duel() -> None:
    """A class is compared with a level as a duel of the two would be; options are played by."""
    result = compare("biblios", (First, "uniform"), 8, options={"penalty": "bluff"})
    terms = Terms("biblios", (First, "uniform"), 2, 1, {"penalty": "bluff"})
    *_, expected = duel(terms, 8, 1)

    assert result == expected


@pytest.mark.parametrize(
    ("game", "bots", "options", "key"),
    [
        ("chess", ["1", "1"], {}, "no-such-game"),
        ("biblios", ["1"], {}, "no-such-seats"),
        ("biblios", ["1", "9"], {}, "no-such-level"),
        ("biblios", ["1", list], {}, "no-such-bot"),
        ("biblios", ["1", lambda _game, _seed: None], {}, "no-such-bot"),
        ("biblios", ["1", "1"], {"penalty": "none"}, "no-such-value"),
    ],
)
def test_what_cannot_be_played(
    game: str, bots: list[Bot], options: dict[str, str], key: str
) -> None:
    """It is refused before anything is played."""
    with pytest.raises(Malformed) as refused:
        simulate(game, bots, 1, options=options)

    assert refused.value.key == key
