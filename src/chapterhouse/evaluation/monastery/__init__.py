"""What a good position of Monastery is."""

from typing import Final

from chapterhouse.evaluation.monastery.balance import BEGINS, USES
from chapterhouse.evaluation.monastery.blunders import MonasteryBlunders
from chapterhouse.evaluation.monastery.evaluator import MonasteryEvaluator
from chapterhouse.evaluation.monastery.outlook import RELEASED

BLUNDERS: Final = MonasteryBlunders
EVALUATOR: Final = MonasteryEvaluator()
FORMER_EVALUATOR: Final = MonasteryEvaluator(weights=RELEASED)
TAUGHT: Final = MonasteryEvaluator

__all__ = ["BEGINS", "BLUNDERS", "EVALUATOR", "FORMER_EVALUATOR", "TAUGHT", "USES"]
