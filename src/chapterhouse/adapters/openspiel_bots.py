"""OpenSpiel's bots as players: `chapterhouse duel chapterhouse.adapters.openspiel_bots:IsMcts 6`.

A player gets a view, and OpenSpiel's bots a state: it is made from a world that the seat cannot
tell from the true one, so they know no more than ours.
"""

from math import sqrt
from typing import Any, Final

from chapterhouse.arena.extras import needing

with needing("openspiel"):
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts
    from open_spiel.python.bots.uniform_random import UniformRandomBot

from chapterhouse.adapters.arrays import row
from chapterhouse.adapters.moment import Moment
from chapterhouse.adapters.openspiel import SPIEL_GAMES, SpielGame, SpielState
from chapterhouse.adapters.rewards import rewards
from chapterhouse.core.state import State
from chapterhouse.play.dealer import Seeded
from chapterhouse.play.player import Player
from chapterhouse.play.playout import playout

EXPLORING: Final = sqrt(2)  # how much a search tries what looks worse, as OpenSpiel's examples do


class Playouts(mcts.Evaluator):  # type: ignore[misc]  # it has no types
    """Values a state by a random end of the match, which the engine plays; what OpenSpiel's own
    `RandomRolloutEvaluator` does, without a call of Python for each action.
    """

    def __init__(self, seed: int) -> None:
        super().__init__()
        self._dealer: Final = Seeded(seed)

    def evaluate(self, state: SpielState) -> Any:  # noqa: ANN401 - an array
        """Play on to the end."""
        s = state.moment.state.copy()
        playout(s, self._dealer)
        return np.array(rewards(state.moment.game.ranks(s)))

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """Hold every action for as good."""
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


class Worlds(ismcts.ISMCTSBot):  # type: ignore[misc]  # as above
    """OpenSpiel's IS-MCTS, which knows states by the rows of their views: they are sooner made than
    texts, and those of one search have the same past.
    """

    def get_state_key(self, state: SpielState) -> tuple[int, bytes]:
        """Tell by what a node is found again."""
        player = state.current_player()
        view = state.moment.state.seen_by(player)
        return player, row(state.get_game().encoding, view).tobytes()


class SpielBot(Player):
    """A bot of OpenSpiel in one of our seats."""

    simulations = 100  # of a search, for one choice

    def __init__(self, game: str, seed: int) -> None:
        """Make it for a game, as the arena does."""
        super().__init__()
        self._dealer: Final = Seeded(seed)
        self._kind: Final = SPIEL_GAMES[game]
        self._bots: dict[tuple[int, int], tuple[SpielGame, pyspiel.Bot]] = {}

    def bot(self, game: SpielGame, seat: int, luck: int) -> pyspiel.Bot:
        """Make the bot of OpenSpiel, for a seat, from a seed."""
        raise NotImplementedError

    def choose(self, view: State) -> int:
        seat = view.seat()
        if (view.seats, seat) not in self._bots:
            made = self._kind({"players": view.seats})
            bot = self.bot(made, seat, self._dealer.below(2**29))
            self._bots[view.seats, seat] = made, bot
        game, bot = self._bots[view.seats, seat]
        state = SpielState(game, Moment(game.root.game, view.imagine(self._dealer)))
        return int(game.encoding.number_of(view, int(bot.step(state))))


class Random(SpielBot):
    """Takes any legal action."""

    def bot(self, game: SpielGame, seat: int, luck: int) -> pyspiel.Bot:
        return UniformRandomBot(seat, np.random.RandomState(luck))


class Mcts(SpielBot):
    """Searches in one world, as if all cards of it were open."""

    def bot(self, game: SpielGame, seat: int, luck: int) -> pyspiel.Bot:
        random, evaluator = np.random.RandomState(luck), Playouts(luck)
        return mcts.MCTSBot(game, EXPLORING, self.simulations, evaluator, random_state=random)


class IsMcts(SpielBot):
    """Searches in as many worlds as there are simulations."""

    def bot(self, game: SpielGame, seat: int, luck: int) -> pyspiel.Bot:
        random, evaluator = np.random.RandomState(luck), Playouts(luck)
        return Worlds(game, evaluator, EXPLORING, self.simulations, random_state=random)
