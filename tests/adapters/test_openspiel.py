"""OpenSpiel: the makers' own checks, the same matches as the engine plays, and no secrets."""

import json
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: extra openspiel")

from chapterhouse.adapters.moment import Moment  # noqa: E402 - only where pyspiel is
from chapterhouse.adapters.openspiel import NUMBER, SPIEL_GAMES, SpielState  # noqa: E402
from chapterhouse.adapters.rewards import rewards  # noqa: E402
from chapterhouse.core.game import Game  # noqa: E402
from chapterhouse.core.rule import Malformed  # noqa: E402
from chapterhouse.core.seats import CHANCE  # noqa: E402
from chapterhouse.encoding import ENCODED, encoding  # noqa: E402
from chapterhouse.play.dealer import Seeded  # noqa: E402
from conformance.twins import HEALTHY, Twins, World  # noqa: E402
from conformance.walk import TABLES, USUAL, TableSetup  # noqa: E402
from sizes import LONG, MATCHES  # noqa: E402

every_game = pytest.mark.parametrize("game", ENCODED.values(), ids=list(ENCODED))
LAST = {table.game.name: table for table in TABLES if table.option and table.seats == 2}
WANTED = TABLES if LONG else [*[table for table in USUAL if table.seats == 2], *LAST.values()]
EVERY = 1 if LONG else 20  # decisions, of which one is looked at more closely


def load(table: TableSetup) -> Any:  # noqa: ANN401 - pyspiel has no types
    """Load a game by the name and parameters that OpenSpiel knows."""
    values = {name: f"{NUMBER}{v}" if v.isdigit() else v for name, v in table.options.items()}
    params = [f"{name}={value}" for name, value in {"players": table.seats, **values}.items()]
    return pyspiel.load_game(f"chapterhouse_{table.game.name}_v1({','.join(params)})")


def played(state: SpielState, dealer: Seeded) -> None:
    """Act once, as the engine's dealer would."""
    s = state.moment.state
    number = int(s.now.pick(s, dealer))
    made = encoding(state.moment.game)
    state.apply_action(number if s.now.chance else int(made.id_of(s, number)))


@pytest.mark.parametrize("table", WANTED, ids=str)
def test_it_passes_the_check_of_its_makers(table: TableSetup) -> None:
    """random_sim_test plays matches, copies, writes and reads every state, and asks for masks,
    observations, information states and rewards.
    """
    pyspiel.random_sim_test(load(table), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("table", WANTED, ids=str)
def test_what_is_imagined_looks_the_same(table: TableSetup) -> None:
    """As in the makers' own ResampleInfostateTest, which Python cannot call: what a player imagines
    has the same information state for it, and asks the same player.
    """
    state, dealer, number = load(table).new_initial_state(), Seeded(3), 0
    while not state.is_terminal():
        if not state.is_chance_node():
            number += 1
            for player in range(table.seats) if number % EVERY == 0 else ():
                drawn = state.resample_from_infostate(player, lambda: 0.37)
                text, tensor = state.information_state_string, state.information_state_tensor

                assert drawn.information_state_string(player) == text(player)
                assert drawn.information_state_tensor(player) == tensor(player)
                assert drawn.current_player() == state.current_player()
                assert drawn.history() == []
        played(state, dealer)


@every_game
def test_matches_are_those_of_the_engine(game: Game) -> None:
    """The same deal and the same answers put the same questions, and come to the same end."""
    loaded = load(TableSetup(game, 3, "", ""))
    for number in range(MATCHES):
        state, s, dealer = loaded.new_initial_state(), game.begin(3, {}), Seeded(number)
        while not s.over():
            action = int(s.now.pick(s, dealer))

            assert state.current_player() == s.seat() or s.seat() == CHANCE
            assert state.is_chance_node() == (s.seat() == CHANCE)
            assert len(state.legal_actions()) == len(s.legal())
            chosen = action if s.now.chance else int(loaded.encoding.id_of(s, action))
            state.apply_action_with_legality_check(chosen)
            s.apply(action)

        assert state.is_terminal()
        assert state.returns() == rewards(game.ranks(s))
        assert json.loads(state.to_json())["points"] == game.points(s)


class Remembered(Twins):
    """Twins whose information states are compared, too."""

    states = 0

    def compare(self, one: World, other: World) -> None:
        super().compare(one, other)
        self.states += 1
        if self.states % EVERY == 0:
            assert self.recalled(one) == self.recalled(other), "the information states differ"

    def recalled(self, world: World) -> str:
        moment = Moment(self.table.game, self.table.begin())
        for action in world.actions:
            moment.state.apply(action)
        return moment.recalled(self.observer)


@every_game
def test_information_states_tell_no_secret(game: Game) -> None:
    """Two worlds that a player cannot tell apart have the same information states, which hold all
    that was ever told.
    """
    table = TableSetup(game, 3, "", "")
    if not game.cards.hidden:
        pytest.skip(f"in {game.name} cards have no secrets")
    found = Remembered(table, 1, Seeded(7), table.begin(), table.begin())
    found.run()

    assert found.states >= HEALTHY


@every_game
def test_structs_name_actions_and_fields(game: Game) -> None:
    """Every id and outcome has a name of its own, and is found by it; fields are those of a row."""
    loaded = load(TableSetup(game, 2, "", ""))
    state, dealer, number = loaded.new_initial_state(), Seeded(5), 0
    while not state.is_terminal():
        player, number = state.current_player(), number + 1
        for action in state.legal_actions() if number % EVERY == 0 else ():
            struct = state.action_to_struct(player, action)

            assert state.struct_to_actions(struct) == [action]
            assert state.action_to_string(player, action)
        played(state, dealer)
    fields = json.loads(state.to_observation_struct(0).to_json())

    assert list(fields) == sorted(field.name for field in loaded.encoding.layout.fields)


def test_a_past_is_recalled() -> None:
    """The same position after another past is another information state, but no other observation;
    what is saved has its past.
    """
    state = load(TableSetup(ENCODED["biblios"], 2, "", "")).new_initial_state()
    dealer = Seeded(1)
    for _ in range(30):
        played(state, dealer)
    fresh = SpielState(state.get_game(), Moment(state.moment.game, state.moment.state.copy()))
    saved = pyspiel.serialize_game_and_state(state.get_game(), state)
    _, again = pyspiel.deserialize_game_and_state(saved)

    assert fresh.observation_string(0) == state.observation_string(0)
    assert fresh.information_state_string(0) != state.information_state_string(0)
    assert [again.information_state_string(player) for player in (0, 1)] == [
        state.information_state_string(player) for player in (0, 1)
    ]


def test_another_box_can_be_played() -> None:
    """Facts of the box in place of ours make a smaller game, which is saved with them."""
    fewer = {"setup.cards-out-unseen": [75, 12, 7], "setup.turns": [2, 18, 16]}
    small = SPIEL_GAMES["biblios"](None, fewer)
    state, dealer = small.new_initial_state(), Seeded(2)
    while not state.is_terminal():
        again = small.deserialize_state(state.serialize())

        assert str(again) == str(state.clone()) == str(state)
        played(state, dealer)

    assert small.root.game.overrides == fewer
    assert len(state.history()) < 60


def test_what_cannot_be_played_is_refused() -> None:
    """As everywhere else."""
    with pytest.raises(Malformed, match="try 2, 3, 4"):
        pyspiel.load_game("chapterhouse_biblios_v1(players=5)")
    with pytest.raises(Malformed, match="try standard, bluff"):
        pyspiel.load_game("chapterhouse_biblios_v1(penalty=none)")
    game = pyspiel.load_game("chapterhouse_biblios_v1")
    public = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    with pytest.raises(ValueError, match="what one player sees"):
        game.make_py_observer(public)
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"wide": 1})
