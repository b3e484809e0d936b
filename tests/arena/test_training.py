"""Training: what bots learn from matches against themselves, on a simple evaluator of Biblios."""

from dataclasses import replace
from pathlib import Path

import pytest

from chapterhouse import State
from chapterhouse.arena import training
from chapterhouse.arena.contenders import contender
from chapterhouse.arena.ledger import Ledger
from chapterhouse.arena.training import Lesson, Studied, study, train
from chapterhouse.bots import Evaluator, Greedy
from chapterhouse.core.rule import Malformed
from chapterhouse.evaluation import EVALUATORS, biblios, taught, weights
from chapterhouse.evaluation.monasterium import FORMER_EVALUATOR
from chapterhouse.evaluation.monasterium.evaluator import MonasteriumEvaluator
from chapterhouse.evaluation.points import PointsEvaluator
from chapterhouse.games import GAMES
from chapterhouse.games.biblios.state import HAND

LESSON = Lesson("biblios", 2, 1, (), {})


class Cards(Evaluator):
    """Values nothing, but could learn that cards in hand are worth something."""

    def __init__(self, weights: dict[int, list[float]]) -> None:
        self.traits = ("cards",)
        self.cards = weights.get(2, [0.0])[0]

    def value(self, view: State, seat: int) -> float:
        return self.cards * self.described(view, seat)[0]

    def described(self, view: State, seat: int) -> list[float]:
        return [float(view.zones.size(HAND + seat))]


@pytest.fixture(autouse=True)
def simple(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EVALUATORS, "biblios", Cards({}))
    monkeypatch.setattr(biblios, "TAUGHT", Cards, raising=False)
    monkeypatch.setattr(training, "OFTEN", 40)


def test_a_match_teaches_the_same_again() -> None:
    """Whatever was learnt comes of the seed; each option was described, and played to the end."""
    studied = study(LESSON, 3)

    assert studied == study(LESSON, 3)
    assert studied.decisions
    for decision in studied.decisions:
        sizes = {len(decision.promises), len(decision.leads), len(decision.traits)}
        assert len(sizes) == 1
        assert min(sizes) > 1
    assert studied != study(replace(LESSON, seed=2), 3)


def test_what_was_interrupted_goes_on(tmp_path: Path) -> None:
    """A ledger keeps each match; with it the same is learnt as without it."""
    file = tmp_path / "kept.jsonl"
    *_, begun = train(LESSON, 1, 1, Ledger(file, LESSON, Studied))
    *_, resumed = train(LESSON, 3, 1, Ledger(file, LESSON, Studied))
    *_, whole = train(LESSON, 3, 1)

    assert (begun.games, resumed.games) == (1, 3)
    assert resumed.decisions == whole.decisions > begun.decisions
    assert resumed.fit() == whole.fit()


def test_learning_goes_on_from_weights() -> None:
    """What is promised follows the weights that a lesson begins with."""
    promised = [
        {promise for decision in study(lesson, 0).decisions for promise in decision.promises}
        for lesson in (LESSON, replace(LESSON, weights=(1.0,)))
    ]

    assert promised[0] == {0.0}
    assert max(promised[1]) >= 1


def test_a_bot_goes_by_a_file_of_weights(tmp_path: Path) -> None:
    """A level and a file; one for other traits, or that is none, is refused."""
    file = tmp_path / "weights.json"
    learnt = weights.Weights("biblios", ["cards"], {2: weights.Lessons([1.5], [])})
    file.write_text(learnt.text())

    assert weights.parse(file.read_text(), "biblios", ("cards",)) == learnt
    assert isinstance(contender(f"6:{file}", "biblios", 1), Greedy)
    for text in (
        "{",
        "[]",
        learnt.text().replace("cards", "gold"),
        learnt.text().replace("1.5", ""),
    ):
        file.write_text(text)
        with pytest.raises(Malformed, match="no weights for biblios"):
            contender(f"6:{file}", "biblios", 1)
    with pytest.raises(Malformed, match="is no bot"):
        contender(f"6:{tmp_path}", "biblios", 1)


def test_nothing_is_learnt_without_traits(monkeypatch: pytest.MonkeyPatch) -> None:
    """An evaluator that names none is told so."""
    monkeypatch.setitem(EVALUATORS, "biblios", PointsEvaluator(GAMES["biblios"]))
    monkeypatch.delattr(biblios, "TAUGHT")

    with pytest.raises(Malformed, match="bots of biblios cannot learn yet"):
        train(LESSON, 1, 1)


def test_levels_go_by_what_is_shipped() -> None:
    """But `greedy` does not, which stays as it was."""
    start = GAMES["monasterium"].begin(2, {})
    former = MonasteriumEvaluator()

    assert EVALUATORS["monasterium"].value(start, 0) != former.value(start, 0)
    assert FORMER_EVALUATOR.value(start, 0) == former.value(start, 0)
    assert taught("monasterium", {}).value(start, 0) == former.value(start, 0)
