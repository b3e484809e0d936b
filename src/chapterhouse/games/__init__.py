"""The games: a folder each, and one line here.

What else there is of a game is found by its name: the evaluator that bots trust, the table in a
terminal, and the encoding for learning agents, where `evaluation`, `boards` and `encoding` have
something of that name; the table of the page, and the glossary of its things.
"""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
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


def glossary(game: Game) -> dict[str, list[Rule]]:
    """Give the rules behind what is told of the things on its table, if its glossary tells any."""
    name = f"{__name__}.{game.name}.glossary"
    found: dict[str, list[Rule]] = import_module(name).GLOSSARY if find_spec(name) else {}
    return found


def own_folder(package: str, game: Game) -> ModuleType | None:
    """Give what a package has for a game, in the folder of its name; None if there is no such."""
    name = f"{package}.{game.name}"
    return import_module(name) if find_spec(name) else None
