"""OpenSpiel: games with explicit chance, information states, resampling and serialisation.

Importing this module registers `chapterhouse_biblios_v1` and so on, each with `players` and the
options of the game as parameters; of an option's value `2` the name is `number_2`.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from chapterhouse.arena.extras import needing

with needing("openspiel"):
    import numpy as np
    import pyspiel

import chapterhouse
from chapterhouse.adapters.arrays import SEEDS, row
from chapterhouse.adapters.flat import parts
from chapterhouse.adapters.moment import Moment
from chapterhouse.adapters.rewards import rewards
from chapterhouse.encoding import ENCODED, Encoding, encoding
from chapterhouse.play.dealer import Seeded

LONGEST: Final = 5_000  # actions; no match of any game takes as many
OUTCOMES: Final = 62  # of a step of chance there are fewer, or one for each kind of card
NUMBER: Final = (
    "number_"  # before an option's value that is one: OpenSpiel would read no text there
)


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # it has no types
    """A game for so many players, with these options. `SPIEL_GAMES` has a class for each."""

    name = ""

    def __init__(
        self, params: Mapping[str, Any] | None = None, overrides: dict[str, Any] | None = None
    ) -> None:
        """Take parameters as `pyspiel.load_game` gives them, and facts of the box in place of ours.

        Raises Malformed for what cannot be played.
        """
        chosen = {name: str(value).removeprefix(NUMBER) for name, value in (params or {}).items()}
        seats = int(chosen.pop("players", "2"))
        game = chapterhouse.game(self.name, overrides)
        self.encoding: Final = encoding(game)
        self.root: Final = Moment(game, game.begin(seats, chosen))
        info = pyspiel.GameInfo(
            num_distinct_actions=int(self.encoding.actions),
            max_chance_outcomes=max(OUTCOMES, len(self.root.state.zones.plan.deck.copies)),
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_game_type(self.encoding), info, dict(params or {}))

    def max_chance_nodes_in_history(self) -> int:
        """Bound them."""
        return LONGEST

    def new_initial_state(self) -> "SpielState":
        """Begin a match."""
        return SpielState(self, self.root.copy())

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "SpielObserver":  # noqa: ANN401 - pyspiel has no types
        """Make what writes observations, or, with perfect recall, information states.

        Raises ValueError for what is not written: what is public alone, or what all players know.
        """
        if params:
            raise ValueError(f"observers have no parameters, but {params} were given")
        if kind is not None and not (
            kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        ):
            raise ValueError("an observation is what one player sees, public and private")
        return SpielObserver(self.encoding, recalls=kind is not None and kind.perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc]  # as above
    """A moment of a match; actions of players are ids of the encoding, those of chance numbers of
    the step that waits.
    """

    def __init__(self, game: SpielGame, moment: Moment) -> None:
        """Stand there; as far as `history()` tells, the match begins there."""
        super().__init__(game)
        self.moment = moment  # OpenSpiel copies and pickles what a state holds

    def current_player(self) -> int:
        """Tell who is asked."""
        s = self.moment.state
        if s.over():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if s.now.chance else s.seat()

    def is_terminal(self) -> bool:
        """Tell whether the match is over."""
        return self.moment.state.over()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """List what chance can answer, each with its probability."""
        s = self.moment.state
        outcomes = s.legal()
        weights = [int(s.now.weight(s, outcome)) for outcome in outcomes]
        every = sum(weights)
        return [(one, weight / every) for one, weight in zip(outcomes, weights, strict=True)]

    def returns(self) -> list[float]:
        """Give what the match was worth to each player, nothing before its end."""
        moment = self.moment
        if not moment.state.over():
            return [0.0] * moment.state.seats
        return rewards(moment.game.ranks(moment.state))

    def resample_from_infostate(self, player: int, draw: Callable[[], float]) -> "SpielState":
        """Give a state that this player cannot tell from this one, every fitting deal as likely.

        What others did unseen is not made up, so it has no `history()`.
        """
        dealer = Seeded(int(draw() * SEEDS))
        return SpielState(self.get_game(), self.moment.imagined(player, dealer))

    def __str__(self) -> str:
        """Write the whole position."""
        return str(self.moment)

    def _legal_actions(self, _player: int) -> list[int]:
        s, made = self.moment.state, self._encoding
        return sorted([int(made.id_of(s, number)) for number in s.legal()])

    def _apply_action(self, action: int) -> None:
        s = self.moment.state
        s.apply(action if s.now.chance else self._encoding.number_of(s, action))

    def _action_to_string(self, player: int, action: int) -> str:
        return " ".join(self._action_to_struct(player, action).values())

    @property
    def _encoding(self) -> Encoding:
        made: Encoding = self.get_game().encoding
        return made

    # -- the same as structs, which OpenSpiel writes as JSON

    def _to_struct(self) -> dict[str, Any]:
        s = self.moment.state
        points, places = self.moment.game.points(s), self.moment.game.ranks(s)
        return {"position": str(self.moment), "points": points, "places": places}

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        made = self._encoding
        found = parts(made, row(made, self.moment.state.seen_by(player)))
        return {name: values.tolist() for name, values in found.items()}

    def _action_to_struct(self, player: int, action: int) -> dict[str, str]:
        if player == pyspiel.PlayerId.CHANCE:
            return {"chance": self.moment.state.now.word(self.moment.state, action)}
        return _named(self._encoding, action)

    def _struct_to_actions(self, struct: dict[str, str]) -> list[int]:
        s = self.moment.state
        if s.now.chance:
            return [number for number in s.legal() if s.now.word(s, number) == struct["chance"]]
        return [
            int(group.first) + nth
            for group in self._encoding.layout.groups
            for nth, label in enumerate(group.axis.labels)
            if {"action": group.name, "which": label} == struct
        ]


class SpielObserver:
    """What a player sees as a tensor, by fields, and as text; see the page of the game.

    The tensor is that of an observation in both kinds; only the text recalls all that was told.
    """

    def __init__(self, made: Encoding, *, recalls: bool) -> None:
        self.tensor: Final = np.zeros(made.size, np.float32)
        self.dict: Final = parts(made, self.tensor)
        self._encoding: Final = made
        self._recalls: Final = recalls

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the tensor."""
        self.tensor[:] = row(self._encoding, state.moment.state.seen_by(player))

    def string_from(self, state: SpielState, player: int) -> str:
        """Write the text."""
        return state.moment.recalled(player) if self._recalls else state.moment.seen(player)


def _named(made: Encoding, action: int) -> dict[str, str]:
    """Name an action by its group of ids and its label there."""
    group = next(g for g in reversed(made.layout.groups) if g.first <= action)
    return {"action": group.name, "which": group.axis.labels[action - group.first]}


def _game_type(made: Encoding) -> Any:  # noqa: ANN401 - as above
    """Tell OpenSpiel what kind of game this is."""
    game = made.layout.game
    options = {option.name: option.values[0] for option in game.options}
    return pyspiel.GameType(
        short_name=f"chapterhouse_{made.layout.name}",
        long_name=f"{game.name.title()} (Chapterhouse)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2} | options,
    )


# By name. OpenSpiel keeps what makes a game until after Python has ended, which a class outlives.
SPIEL_GAMES: Final[dict[str, type[SpielGame]]] = {
    name: type(name.title(), (SpielGame,), {"name": name}) for name in ENCODED
}


def register() -> None:
    """Make the games known to `pyspiel.load_game`."""
    known = {kind.short_name for kind in pyspiel.registered_games()}
    for name, game in ENCODED.items():
        kind = _game_type(encoding(game))
        if kind.short_name not in known:
            pyspiel.register_game(kind, SPIEL_GAMES[name])


register()
