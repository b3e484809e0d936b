"""Which part of the program applies which rule, read out of its source.

A rule is cited by its whole id, such as `BIB-GIFT-2`, in a docstring, a comment or the code.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from chapterhouse.core.game import Game

ID: Final = re.compile(r"\b[A-Z]{3}-[A-Z]+-\d+\b")
_IDS: Final = re.compile(rf"\s*(?:{ID.pattern}[,.]\s*)+$")
Definition = ast.ClassDef | ast.FunctionDef


@dataclass(frozen=True)
class Place:
    """A class, function or module that applies rules: `gift.Place`, its first line, their ids."""

    name: str
    about: str
    rules: frozenset[str]


@cache
def places(game: Game) -> list[Place]:
    """List every class and function of a game that applies a rule, in the order of the source."""
    listed: list[Place] = []
    for file in sorted(files(f"chapterhouse.games.{game.name}").iterdir(), key=str):
        module, _, ending = file.name.partition(".")
        if ending == "py" and module != "rules":
            listed += _module(module, file.read_text("utf-8"))
    return [place for place in listed if place.rules]


def citing(game: Game) -> dict[str, list[Place]]:
    """Tell for every rule of a game which places apply it; none for one that is nowhere cited."""
    return {key: [place for place in places(game) if key in place.rules] for key in game.rules}


def _module(module: str, source: str) -> Iterator[Place]:
    """Read one file: the comments outside of its classes and functions first."""
    tree, lines = ast.parse(source), source.splitlines()
    found: list[Place] = []
    for node in tree.body:
        if isinstance(node, Definition):
            inside = slice(node.lineno - 1, node.end_lineno)
            found.append(_place(f"{module}.{node.name}", node, "\n".join(lines[inside])))
            lines[inside] = [""] * len(lines[inside])
    yield _place(module, tree, "\n".join(line.partition("#")[2] for line in lines))
    yield from found


def _place(name: str, node: Definition | ast.Module, text: str) -> Place:
    """Collect the ids that a text cites; the first line of the docstring goes without them."""
    about = (ast.get_docstring(node) or "").split("\n")[0]
    return Place(name, _IDS.sub("", about), frozenset(ID.findall(text)))
