"""What is good in Monasterium: what players and reviewers advise, as numbers."""

from typing import Final

from chapterhouse.evaluation.monasterium.balance import BEGINS, USES, MonasteriumHabits
from chapterhouse.evaluation.monasterium.blunders import MonasteriumBlunders
from chapterhouse.evaluation.monasterium.evaluator import MonasteriumEvaluator
from chapterhouse.evaluation.monasterium.traits import TRAITS
from chapterhouse.evaluation.weights import shipped

BLUNDERS: Final = MonasteriumBlunders
EVALUATOR: Final = MonasteriumEvaluator(shipped("monasterium", TRAITS))
FORMER_EVALUATOR: Final = MonasteriumEvaluator()
HABITS: Final = MonasteriumHabits
TAUGHT: Final = MonasteriumEvaluator

__all__ = ["BEGINS", "BLUNDERS", "EVALUATOR", "FORMER_EVALUATOR", "HABITS", "TAUGHT", "USES"]
