"""The games of the house: a folder each, and one line here."""

from typing import Final

from chapterhouse.core.game import Game
from chapterhouse.core.rule import Rule
from chapterhouse.games.biblios.setup import BIBLIOS
from chapterhouse.games.monasterium.setup import MONASTERIUM
from chapterhouse.games.monastery.setup import MONASTERY

GAMES: Final[dict[str, Game]] = {game.name: game for game in [BIBLIOS, MONASTERIUM, MONASTERY]}


def of_rule(rule: Rule) -> Game:
    """Give the game whose rulebook has this sentence."""
    return next(game for game in GAMES.values() if rule.id in game.rules)
