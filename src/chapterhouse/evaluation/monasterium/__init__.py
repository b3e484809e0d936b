"""What is good in Monasterium: what players and reviewers advise, as numbers."""

from typing import Final

from chapterhouse.evaluation.monasterium.balance import BEGINS, USES, MonasteriumHabits
from chapterhouse.evaluation.monasterium.blunders import MonasteriumBlunders
from chapterhouse.evaluation.monasterium.evaluator import MonasteriumEvaluator

BLUNDERS: Final = MonasteriumBlunders
EVALUATOR: Final = MonasteriumEvaluator()
HABITS: Final = MonasteriumHabits

__all__ = ["BEGINS", "BLUNDERS", "EVALUATOR", "HABITS", "USES"]
