"""Chapterhouse: three monastery board games, in which every move is judged by a numbered rule.

>>> from chapterhouse import start
>>> match = start("biblios", players=["Anna", "Bram", "Cleo"], seed=7)
"""

import secrets
from typing import Any

from chapterhouse.core.game import Game
from chapterhouse.core.rule import Illegal, Malformed, Rule
from chapterhouse.games import GAMES
from chapterhouse.play.dealer import SECRET_BYTES, Sealed, Seeded
from chapterhouse.play.match import Match
from chapterhouse.play.names import given
from chapterhouse.play.replay import Broken
from chapterhouse.play.replay import replay as _replay

__all__ = ["GAMES", "Broken", "Illegal", "Malformed", "Match", "Rule", "game", "replay", "start"]


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
