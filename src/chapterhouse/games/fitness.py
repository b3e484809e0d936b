"""Whether an edition can be played: for each game, who looks at the facts of its box."""

from collections.abc import Callable
from typing import Final

from chapterhouse.core.rule import Malformed
from chapterhouse.editions import Edition
from chapterhouse.games.biblios import fitness as biblios
from chapterhouse.games.monasterium import fitness as monasterium
from chapterhouse.games.monastery import fitness as monastery

FITNESS: Final[dict[str, Callable[[Edition], list[Malformed]]]] = {
    "biblios": biblios.problems,
    "monasterium": monasterium.problems,
    "monastery": monastery.problems,
}
