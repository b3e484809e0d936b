"""What is good in Biblios: chapter 16.3 of our rules document, as numbers."""

from typing import Final

from chapterhouse.judges.biblios.judge import BibliosJudge

JUDGE: Final = BibliosJudge()
