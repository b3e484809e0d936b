"""The games of the house: a folder each, and one line here."""

from typing import Final

from chapterhouse.core.game import Game
from chapterhouse.games.biblios.setup import BIBLIOS

GAMES: Final[dict[str, Game]] = {game.name: game for game in [BIBLIOS]}
