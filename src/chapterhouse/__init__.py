"""Chapterhouse: three monastery board games, in which every move is judged by a numbered rule.

>>> from chapterhouse import start
>>> match = start("biblios", players=["Anna", "Bram", "Cleo"], seed=7)
"""

import secrets

from chapterhouse.core.game import Game
from chapterhouse.core.rule import Illegal, Malformed, Rule
from chapterhouse.games import GAMES
from chapterhouse.play.dealer import SECRET_BYTES, Sealed, Seeded
from chapterhouse.play.match import Match
from chapterhouse.play.replay import Broken
from chapterhouse.play.replay import replay as _replay

__all__ = ["GAMES", "Broken", "Illegal", "Malformed", "Match", "Rule", "game", "replay", "start"]


def game(name: str) -> Game:
    """Give the game of that name. Raises Malformed for one that there is not."""
    if name not in GAMES:
        raise Malformed(
            "no-such-game",
            "there is no game {game}; try {games}",
            {"game": name, "games": ", ".join(GAMES)},
        )
    return GAMES[name]


def start(
    name: str, players: list[str], seed: int | None = None, options: dict[str, str] | None = None
) -> Match:
    """Start a match; the same seed deals the same cards, without one the deal is sealed by a fresh
    secret.

    Raises Malformed for a game, a number of players, a name or an option that does not exist.
    """
    dealer = Sealed(secrets.token_bytes(SECRET_BYTES)) if seed is None else Seeded(seed)
    return Match(game(name), players, dealer, options)


def replay(text: str) -> Match:
    """Read a match back from its record. Raises Broken with the line that cannot be played."""
    return _replay(text, GAMES)
