"""What a good position of Monastery is."""

from typing import Final

from chapterhouse.evaluation.monastery.balance import BEGINS, USES
from chapterhouse.evaluation.monastery.blunders import MonasteryBlunders
from chapterhouse.evaluation.monastery.evaluator import MonasteryEvaluator

BLUNDERS: Final = MonasteryBlunders
EVALUATOR: Final = MonasteryEvaluator()

__all__ = ["BEGINS", "BLUNDERS", "EVALUATOR", "USES"]
