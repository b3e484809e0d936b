"""OpenSpiel's bots: in their own matches, and in our arena."""

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: extra openspiel")

from open_spiel.python.bots.uniform_random import UniformRandomBot  # noqa: E402 - as above

import chapterhouse  # noqa: E402
from chapterhouse.adapters import openspiel_bots  # noqa: E402
from chapterhouse.adapters.openspiel import SPIEL_GAMES  # noqa: E402
from chapterhouse.adapters.openspiel_bots import IsMcts, Mcts, Random  # noqa: E402
from chapterhouse.arena.contenders import contender  # noqa: E402
from chapterhouse.encoding import ENCODED  # noqa: E402


class QuickMcts(Mcts):
    """Thinks hardly at all."""

    simulations = 3


class QuickIsMcts(IsMcts):
    """Likewise."""

    simulations = 3


def test_they_are_found_by_name() -> None:
    """As `chapterhouse duel` takes them."""
    for name in ("Random", "Mcts", "IsMcts"):
        made = contender(f"{openspiel_bots.__name__}:{name}", "biblios", 1)

        assert type(made).__name__ == name


@pytest.mark.parametrize("game", ENCODED)
def test_they_compete_in_the_arena(game: str) -> None:
    """Each has a seat, and the same seed plays the same match."""
    bots = [Random, QuickMcts, QuickIsMcts]
    (played,) = chapterhouse.simulate(game, bots, 1, seed=3)
    (again,) = chapterhouse.simulate(game, bots, 1, seed=3)

    assert played == again
    assert min(played.places) == 1


def test_they_play_matches_of_openspiel() -> None:
    """evaluate_bots is OpenSpiel's own arena."""
    game = SPIEL_GAMES["biblios"]({"players": 3})
    bots = [
        UniformRandomBot(0, np.random.RandomState(1)),
        QuickMcts("biblios", 2).bot(game, 1, 2),
        QuickIsMcts("biblios", 3).bot(game, 2, 3),
    ]
    returns = pyspiel.evaluate_bots(game.new_initial_state(), bots, 4)

    assert sum(returns) == pytest.approx(0)
    assert max(returns) > 0 or returns == [0, 0, 0]
