"""Advice: from the view alone, with numbers that are worth something, and a plan that can be
followed.
"""

from math import inf
from typing import Final

import pytest

from bots.test_rollout import asked
from chapterhouse.bots.adviser import Advice, Adviser
from chapterhouse.bots.estimate import Estimate
from chapterhouse.bots.review import Reviewer, Slip
from chapterhouse.core.sentence import Sentence
from chapterhouse.core.state import State
from chapterhouse.evaluation import EVALUATORS
from chapterhouse.games import GAMES
from chapterhouse.locale import LANGUAGES, Translator
from chapterhouse.play import position
from chapterhouse.play.dealer import Seeded

EFFORT: Final = 20
each_game = pytest.mark.parametrize("game", GAMES)


def advise(game: str, view: State) -> Advice:
    return Adviser(EVALUATORS[game], 5, EFFORT).advise(view)


def told(advice: Advice) -> list[object]:
    """All that advice tells."""
    figures = [
        (one.action, one.chance.size, one.chance.mean, one.chance.error, one.lead.mean)
        for one in advice.options
    ]
    sentences = [one.word() for one in [advice.why, *advice.plan] if isinstance(one, Sentence)]
    return [advice.action, *figures, *sentences]


@each_game
def test_a_view_is_all_that_counts(game: str) -> None:
    """In two worlds that a seat cannot tell apart it is advised the same, for the same reasons."""
    view = (s := asked(game, 3, 7)).seen_by(s.seat())
    views = [view, *[view.imagine(Seeded(seed)).seen_by(s.seat()) for seed in (1, 2)]]
    first, *others = [told(advise(game, one)) for one in views]

    assert others == [first, first]


@each_game
def test_whatever_is_advised_can_be_done_and_said(game: str) -> None:
    """The best is among the options and legal, chances are chances, and each language has words."""
    names = ["Anna", "Bram", "Cleo"]
    for after in (3, 12, 31):
        s = asked(game, 3, after)
        view = s.seen_by(s.seat())
        advice = advise(game, view)
        assert advice.action in s.legal()
        assert len(advice.options) <= 3
        assert {one.action for one in advice.options} <= set(s.legal())
        assert all(0 <= one.chance.mean <= 1 for one in advice.options)
        assert isinstance(advice.why, Sentence)
        for language in LANGUAGES:
            speak = Translator(language, game)
            for sentence in [advice.why, *advice.plan]:
                assert speak.sentence(sentence, names, reader=s.seat())


def test_an_estimate_is_the_mean_and_its_error() -> None:
    """Of 1, 2 and 6 the mean is 3, and its standard error the root of 7 / 3."""
    estimate = Estimate()
    assert (estimate.mean, estimate.error) == (0, 0)
    for value in (1.0, 2.0, 6.0):
        estimate.add(value)

    assert estimate.mean == pytest.approx(3)
    assert estimate.error == pytest.approx((7 / 3) ** 0.5)


@each_game
def test_a_review_goes_by_what_the_seat_saw(game: str) -> None:
    """What an action cost, and how likely everybody was to win, is the same in worlds that the seat
    cannot tell apart, and the chances of all seats add up.
    """
    s = asked(game, 2, 9)
    view = s.seen_by(s.seat())
    views = [view, view.imagine(Seeded(1)).seen_by(s.seat())]
    slips = [reviewer(game).slip(one, s.legal()[-1]) for one in views]
    chances = [[chance.mean for chance in reviewer(game).chances(one)] for one in views]

    assert slips[0].better in s.legal()
    assert len({(slip.better, slip.cost, slip.error) for slip in slips}) == 1
    assert not slips[0].sure or slips[0].cost > 0
    assert chances[0] == chances[1]
    assert sum(chances[0]) == pytest.approx(1)


@each_game
def test_with_all_cards_open_nothing_is_imagined(game: str) -> None:
    """Whoever is given the truth judges in no other world."""
    s = asked(game, 2, 9)
    world = EVALUATORS[game].imagine(s, Seeded(1))

    assert position.write(GAMES[game], world) == position.write(GAMES[game], s)
    assert reviewer(game).slip(s, s.legal()[0]).better in s.legal()


@pytest.mark.parametrize(
    ("cost", "error", "worlds", "sure"),
    [(0.05, 0.02, 6, True), (0.05, 0.03, 6, False), (0.05, 0.02, 5, False), (0.004, 0, 6, False)],
)
def test_a_cost_is_told_when_it_is_sure(
    cost: float, error: float, worlds: int, *, sure: bool
) -> None:
    """Seen in enough worlds, beyond its error, and not as good as nothing."""
    assert Slip(0, cost, error, worlds, None).sure == sure


def reviewer(game: str) -> Reviewer:
    return Reviewer(EVALUATORS[game], 5, EFFORT // 2, inf)
