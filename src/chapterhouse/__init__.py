"""Chapterhouse: three monastery board games, in which every move is judged by a numbered rule.

>>> from chapterhouse import start
>>> match = start("biblios", players=["Anna", "Bram", "Cleo"], seed=7)
"""

import importlib
import secrets
from typing import TYPE_CHECKING, Any, Final

from chapterhouse.core.game import Game
from chapterhouse.core.rule import Illegal, Malformed, Rule
from chapterhouse.core.seats import CHANCE
from chapterhouse.core.state import State
from chapterhouse.games import GAMES
from chapterhouse.play.dealer import SECRET_BYTES, Sealed, Seeded
from chapterhouse.play.match import Match, run
from chapterhouse.play.names import given
from chapterhouse.play.player import Player
from chapterhouse.play.replay import Broken
from chapterhouse.play.replay import replay as _replay
from chapterhouse.play.words import Action, actions

if TYPE_CHECKING:
    from chapterhouse.arena.simulation import compare, simulate
    from chapterhouse.evaluation import bot
    from chapterhouse.locale import Translator

__all__ = [
    "CHANCE",
    "GAMES",
    "Action",
    "Broken",
    "Game",
    "Illegal",
    "Malformed",
    "Match",
    "Player",
    "Rule",
    "Seeded",
    "State",
    "Translator",
    "actions",
    "bot",
    "compare",
    "game",
    "replay",
    "run",
    "simulate",
    "start",
]

# What is imported when it is first asked for, so that importing the package takes no longer.
LATER: Final = {
    "Translator": "chapterhouse.locale",
    "bot": "chapterhouse.evaluation",
    "compare": "chapterhouse.arena.simulation",
    "simulate": "chapterhouse.arena.simulation",
}


def __getattr__(name: str) -> object:
    """Import what is asked for. Raises AttributeError for a name that there is not."""
    if name not in LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(importlib.import_module(LATER[name]), name)


def game(name: str, overrides: dict[str, Any] | None = None) -> Game:
    """Give the game of that name, with these facts of its box, by path, in place of ours.

    Raises Malformed for a game that there is not, and for facts that no such game is played with.
    """
    if name not in GAMES:
        raise Malformed(
            "no-such-game",
            "there is no game {game}; try {games}",
            {"game": name, "games": ", ".join(GAMES)},
        )
    return GAMES[name].with_edition(overrides or {})


def start(
    name: str,
    players: list[str],
    seed: int | None = None,
    options: dict[str, str] | None = None,
    overrides: dict[str, Any] | None = None,
) -> Match:
    """Start a match; the same seed deals the same cards, without one the deal is sealed by a fresh
    secret. `overrides` are facts of the box, by path, in place of ours.

    Raises Malformed for a game, a number of players, a name, an option or a fact that is none.
    """
    dealer = Sealed(secrets.token_bytes(SECRET_BYTES)) if seed is None else Seeded(seed)
    return Match(game(name, overrides), given(players), dealer, options)


def replay(text: str) -> Match:
    """Read a match back from its record. Raises Broken with the line that cannot be played."""
    return _replay(text, GAMES)
