"""What a good position of Monastery is."""

from typing import Final

from chapterhouse.evaluation.monastery.evaluator import MonasteryEvaluator

EVALUATOR: Final = MonasteryEvaluator()
