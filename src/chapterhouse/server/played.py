"""With what a table is played: the game as it was when the table was laid."""

from dataclasses import dataclass, field
from functools import lru_cache
from importlib.metadata import version
from typing import Any, Final

import chapterhouse
from chapterhouse.core.game import Game

RELEASE: Final = version("chapterhouse")
GAMES_KEPT: Final = 16  # with all that was made from their editions


@dataclass(frozen=True)
class Played:
    """What a table has of its game for ever: the revision of the rules, the digest of the edition
    and all its facts, and the release that laid it.
    """

    game: str
    revision: int
    edition: str
    facts: dict[str, Any] = field(compare=False)
    release: str = RELEASE


def as_it_is(game: Game) -> Played:
    """Write down what a new table of this game is played with."""
    return Played(game.name, game.revision, game.edition, game.printed.facts)


def playable(played: Played) -> Game:
    """Give the game of a table. Raises Malformed for one that this release cannot play."""
    game = chapterhouse.game(played.game).at_revision(played.revision)
    return game if game.edition == played.edition else _earlier(played, game.edition)


@lru_cache(GAMES_KEPT)
def _earlier(played: Played, _ours: str) -> Game:
    """Make a game with other facts than ours; what it says of them depends on ours too."""
    game = chapterhouse.game(played.game).at_revision(played.revision)
    return game.with_edition(played.facts, played.edition)
