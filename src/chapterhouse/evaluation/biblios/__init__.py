"""What is good in Biblios: chapter 16.3 of our rules document, as numbers."""

from typing import Final

from chapterhouse.evaluation.biblios.balance import BEGINS, USES
from chapterhouse.evaluation.biblios.blunders import BibliosBlunders
from chapterhouse.evaluation.biblios.evaluator import BibliosEvaluator

BLUNDERS: Final = BibliosBlunders
EVALUATOR: Final = BibliosEvaluator()
TAUGHT: Final = BibliosEvaluator

__all__ = ["BEGINS", "BLUNDERS", "EVALUATOR", "TAUGHT", "USES"]
