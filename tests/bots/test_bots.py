"""Bots: legal, repeatable, and told nothing but their view."""

import pytest

from chapterhouse.bots.evaluator import Evaluator
from chapterhouse.bots.greedy import Greedy
from chapterhouse.core.ints import i64
from chapterhouse.core.rule import Malformed
from chapterhouse.core.seats import CHANCE
from chapterhouse.core.state import State
from chapterhouse.evaluation import EVALUATORS, bot
from chapterhouse.games import GAMES
from chapterhouse.play import position
from chapterhouse.play.dealer import Seeded
from chapterhouse.play.match import Match, run

NAMES = ["Anna", "Bram", "Cleo", "Dora"]
SEATS = [2, 3, 4]
QUICK = ["uniform", "1", "greedy"]  # levels that do not think ahead
OPTIONS = [{}, {"penalty": "bluff", "gold_tiebreak": "value"}, {"bidding": "honest"}]
LAST_SEED = 2**63 - 1


class Indifferent(Evaluator):
    """Likes everything equally."""

    def value(self, view: State, seat: i64) -> float:
        return 0.0


def played(level: str, seats: int, seed: int, options: dict[str, str]) -> Match:
    match = Match(GAMES["biblios"], NAMES[:seats], Seeded(seed), options)
    run(match, [bot(level, "biblios", seed + seat) for seat in range(seats)])
    return match


def questions(seats: int, seed: int) -> list[State]:
    """Give every position of a match between greedy bots in which a player is asked."""
    s = GAMES["biblios"].begin(seats, {})
    dealer = Seeded(seed)
    players = [bot("greedy", "biblios", seat) for seat in range(seats)]
    asked = []
    while not s.over():
        seat = s.seat()
        if seat == CHANCE:
            s.apply(dealer.outcome(s, 0))
            continue
        asked.append(s.copy())
        s.apply(players[seat].choose(s.seen_by(seat)))
    return asked


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("level", QUICK)
def test_bots_play_by_the_rules(level: str, seats: int, options: dict[str, str]) -> None:
    """Every choice of a bot is legal, to the end of the match: whatever is not, a match refuses."""
    assert played(level, seats, 5, options).over


@pytest.mark.parametrize("level", QUICK)
def test_a_seed_makes_the_same_choices(level: str) -> None:
    """Bots of the same level and seed play the same match twice."""
    assert played(level, 3, 2, {}).record.text() == played(level, 3, 2, {}).record.text()


@pytest.mark.parametrize("level", QUICK)
def test_any_seed_will_do(level: str) -> None:
    """A seed may be zero or as large as a machine word."""
    assert played(level, 2, 0, {}).over
    assert bot(level, "biblios", LAST_SEED) is not bot(level, "biblios", LAST_SEED)


def test_uniform_tries_everything() -> None:
    """Among few actions, each is taken sooner or later."""
    s = questions(2, 1)[0]
    view = s.seen_by(s.seat())

    assert {bot("uniform", "biblios", seed).choose(view) for seed in range(50)} == set(s.legal())


def test_ties_are_broken_by_seed() -> None:
    """Where the evaluator likes all actions equally, all are taken by some seed."""
    s = questions(2, 1)[0]
    view = s.seen_by(s.seat())

    assert {Greedy(Indifferent(), seed).choose(view) for seed in range(50)} == set(s.legal())


@pytest.mark.parametrize("seats", SEATS)
def test_choosing_changes_nothing(seats: int) -> None:
    """A bot thinks in copies: the view it was given stays as it was."""
    for s in questions(seats, 3)[::9]:
        view = s.seen_by(s.seat())
        before = position.write(GAMES["biblios"], view)
        bot("greedy", "biblios", 1).choose(view)

        assert position.write(GAMES["biblios"], view) == before


@pytest.mark.parametrize("seats", SEATS)
def test_a_view_is_all_that_counts(seats: int) -> None:
    """In two worlds that a seat cannot tell apart its bot does the same."""
    for s in questions(seats, 4)[::5]:
        seat = s.seat()
        view = s.seen_by(seat)
        worlds = [view.imagine(Seeded(seed)) for seed in (1, 2)]
        chosen = {bot("greedy", "biblios", 1).choose(world.seen_by(seat)) for world in worlds}

        assert chosen == {bot("greedy", "biblios", 1).choose(view)}


@pytest.mark.parametrize("seats", SEATS)
def test_evaluators_can_value_every_view(seats: int) -> None:
    """An evaluator has an opinion on any position, whoever is asked and whoever looks."""
    for s in questions(seats, 6)[::7]:
        values = [EVALUATORS["biblios"].value(s.seen_by(seat), seat) for seat in range(seats)]

        assert all(abs(value) < 100 for value in values)


def test_an_unknown_level_is_refused() -> None:
    """A level that does not exist is malformed, and the answer names those that do."""
    with pytest.raises(Malformed, match="there is no level master; try 1, 2, 3, 4, 5, 6, 7, 8"):
        bot("master", "biblios", 1)
