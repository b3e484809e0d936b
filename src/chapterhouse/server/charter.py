"""The charter of a table: what it was opened with, for ever, and the one game object made of it."""

from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from importlib.metadata import version
from typing import Any, Final

import chapterhouse
from chapterhouse.core.game import Game
from chapterhouse.editions import custom_edition
from chapterhouse.wire.clock import Clock

RELEASE: Final = version("chapterhouse")
GAMES_KEPT: Final = 16  # with all that was made from their editions


@dataclass(frozen=True)
class GameVersion:
    """Which game is played: the revision of its rules, the digest of the edition and all its facts,
    and the release that opened the table. The digest stands for the facts.
    """

    name: str
    revision: int
    edition: str
    facts: dict[str, Any] = field(compare=False)
    release: str = field(default=RELEASE, compare=False)


def newest(name: str, text: str = "") -> GameVersion:
    """Tell which version of a game a new table has; `text` is the file of an owner whose box is
    another than ours. Raises Malformed for a game, or a file, that is none.
    """
    game = chapterhouse.game(name)
    edition = custom_edition(name, text) if text else None
    if edition is None or edition.digest == game.edition:
        return version_of(game)
    return GameVersion(name, game.revision, edition.digest, edition.values)


def version_of(game: Game) -> GameVersion:
    """Write down which version of a game this is."""
    return GameVersion(game.name, game.revision, game.edition, game.printed.facts)


def playable(version: GameVersion) -> Game:
    """Give the game of this version. Raises Malformed for one that this release cannot play."""
    game = chapterhouse.game(version.name).at_revision(version.revision)
    return game if game.edition == version.edition else _with_facts(version, game.edition)


@lru_cache(GAMES_KEPT)
def _with_facts(version: GameVersion, _ours: str) -> Game:
    """Make a game with other facts than ours, once; what it says of them depends on ours too."""
    game = chapterhouse.game(version.name).at_revision(version.revision)
    return game.with_edition(version.facts, version.edition)


@dataclass(frozen=True)
class Charter:
    """What a table was opened with: its game and options, the secret of the deal, the names once it
    has begun, the match that it is the rematch of, how many actions it brought from another one,
    its clock, how what chance decides is numbered (`play/dealer.py`), and the tournament that it
    belongs to, which never change; and its doors, which its host may change: the digest of the
    host's key, whether anybody may watch, and whether anybody may sit down before it begins. While
    it is `shut` nobody sees the cards of a match that is over: at other tables the same deal is
    still played.
    """

    id: str
    version: GameVersion
    options: dict[str, str]
    secret: bytes
    host: bytes = b""
    watched: bool = True
    names: list[str] | None = None
    after: str | None = None
    continued: int = 0
    clock: Clock | None = None
    open: bool = False
    by_kind: bool = False
    tournament: str | None = None
    shut: bool = False

    @cached_property
    def game(self) -> Game:
        """The game. Raises Malformed for one that this release cannot play."""
        return playable(self.version)
