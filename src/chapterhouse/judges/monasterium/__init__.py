"""What is good in Monasterium: what players and reviewers advise, as numbers."""

from typing import Final

from chapterhouse.judges.monasterium.judge import MonasteriumJudge

JUDGE: Final = MonasteriumJudge()
