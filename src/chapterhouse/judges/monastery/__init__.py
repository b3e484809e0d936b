"""What a good position of Monastery is."""

from typing import Final

from chapterhouse.judges.monastery.judge import MonasteryJudge

JUDGE: Final = MonasteryJudge()
