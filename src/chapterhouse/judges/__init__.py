"""Judges: for each game, what a good position is; and the bots that trust them."""

from typing import Final

from chapterhouse import bots
from chapterhouse.bots.judge import Judge
from chapterhouse.judges.biblios.judge import BibliosJudge
from chapterhouse.judges.monasterium.judge import MonasteriumJudge
from chapterhouse.judges.monastery.judge import MonasteryJudge
from chapterhouse.play.player import Player

JUDGES: Final[dict[str, Judge]] = {
    "biblios": BibliosJudge(),
    "monasterium": MonasteriumJudge(),
    "monastery": MonasteryJudge(),
}


def bot(level: str, game: str, seed: int) -> Player:
    """Make a bot of that level for that game.

    Raises Malformed for a level that there is not, KeyError for such a game.
    """
    return bots.bot(level, JUDGES[game], seed)
