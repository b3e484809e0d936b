"""Regression: what is there is found, what is not there is left alone."""

import pytest

from chapterhouse.arena.regression import Regression, solved
from chapterhouse.play.dealer import Seeded


def taught(weights: list[float], noise: float) -> Regression:
    """Decisions of three options each, whose results follow from two traits, and from chance."""
    stream = Seeded(7)

    def chance() -> float:
        return float(stream.below(1000)) / 500 - 0.999

    regression = Regression(2)
    for group in range(300):
        rows = [[chance(), chance()] for _ in range(3)]
        values = [
            sum(w * x for w, x in zip(weights, row, strict=True)) + noise * chance() + group
            for row in rows
        ]
        regression.add(group, rows, values, [row[0] for row in rows])
    return regression


def test_weights_are_what_was_not_promised() -> None:
    """The first trait was promised once already; what all options have in common is no matter."""
    fit = taught([3.0, -2.0], noise=0.1).fit()

    assert fit.weights == pytest.approx((2.0, -2.0), rel=0.15)
    assert fit.learnt < 0.02 * fit.promised
    assert fit.learnt < 0.02 * fit.square


def test_the_less_is_sure_the_more_weights_are_held_back() -> None:
    """A little is given up in what they are tried on, for they are used elsewhere, too."""
    assert taught([3.0, -2.0], noise=10.0).fit().held > taught([3.0, -2.0], noise=0.1).fit().held


def test_chance_teaches_nothing() -> None:
    """Where promises are right on average, weights are held back until they do no harm."""
    fit = taught([1.0, 0.0], noise=30.0).fit()

    assert fit.learnt <= fit.promised
    assert max(map(abs, fit.weights)) < 1


def test_equations_are_solved_in_any_order() -> None:
    """Also where the first one does not name the first unknown."""
    assert solved([[0.0, 2.0, 4.0], [3.0, 1.0, 5.0]]) == pytest.approx([1.0, 2.0])
