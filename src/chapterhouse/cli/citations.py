"""Which part of the program applies which rule, read out of its source.

A rule is cited by its id in a docstring or a comment, where the prefix is written once and bare
numbers follow (`BIB-GIFT-2 ... 14 ... 15`, `BIB-CHURCH-6 to 10`), or by the constant of the rule
that a step returns. What the docstring of a class begins, those of its methods may go on with.
"""

import ast
import importlib
import io
import re
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Final

from chapterhouse.core.game import Game
from chapterhouse.core.rule import Rule

_ID: Final = re.compile(r"\b([A-Z]{2,}-[A-Z]+)-(\d+)\b")
_NUMBER: Final = re.compile(r"(?:[,;:.]\s+|\b(and|or|to)\s+)(\d+)\b")
Definition = ast.ClassDef | ast.FunctionDef


@dataclass
class Place:
    """A class, function or module that applies rules: `gift.Place`, its first line, their ids."""

    name: str
    about: str
    rules: set[str] = field(default_factory=set)


def ids(text: str, section: str = "") -> list[str]:
    """List the ids in one docstring or comment; a bare number may belong to the section given."""
    found: list[str] = []
    last = position = 0
    while match := _next(text, position, bare=bool(section)):
        if match.re is _ID:
            section, last = match[1], int(match[2])
        else:
            first = last + 1 if match[1] == "to" else int(match[2])
            found += [f"{section}-{number}" for number in range(first, int(match[2]))]
            last = int(match[2])
        found.append(f"{section}-{last}")
        position = match.end()
    return found


def _next(text: str, position: int, *, bare: bool) -> re.Match[str] | None:
    """Find the next id, or bare number if one may stand here, whichever comes first."""
    named = _ID.search(text, position)
    number = _NUMBER.search(text, position) if bare else None
    if named and number:
        return min(named, number, key=re.Match.start)
    return named or number


@cache
def places(game: Game) -> list[Place]:
    """List every class and function of a game that applies a rule, in the order of the source."""
    package = f"chapterhouse.games.{game.name}"
    listed: list[Place] = []
    for file in sorted(files(package).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".py") and file.name != "rules.py":
            module = file.name.removesuffix(".py")
            constants = vars(importlib.import_module(f"{package}.{module}"))
            listed += _module(module, file.read_text("utf-8"), constants)
    for place in listed:
        place.rules &= game.rules.keys()
    return [place for place in listed if place.rules]


def citing(game: Game) -> dict[str, list[Place]]:
    """Tell for every rule of a game which places apply it; none for one that is nowhere cited."""
    return {key: [place for place in places(game) if key in place.rules] for key in game.rules}


def _module(module: str, source: str, constants: dict[str, object]) -> Iterator[Place]:
    """Read one file: what stands outside of its classes and functions first."""
    tree = ast.parse(source)
    remarks = {
        token.start[0]: token.string
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type == tokenize.COMMENT
    }
    found: list[Place] = []
    for node in tree.body:
        if isinstance(node, Definition):
            place = Place(f"{module}.{node.name}", _about(node))
            lines = range(node.lineno, (node.end_lineno or node.lineno) + 1)
            inside = [remarks.pop(line) for line in lines if line in remarks]
            place.rules.update(_cited(inside), _documented(node), _returned(node, constants))
            found.append(place)
    return iter([Place(module, _about(tree), _cited([*remarks.values()])), *found])


def _about(node: Definition | ast.Module) -> str:
    """Give the first line of a docstring."""
    return (ast.get_docstring(node) or "").split("\n")[0]


def _cited(texts: list[str]) -> set[str]:
    """Collect the ids of several texts."""
    return {key for text in texts for key in ids(text)}


def _documented(node: Definition) -> set[str]:
    """Collect the ids in the docstrings of a definition and all within it."""
    own = ids(ast.get_docstring(node) or "")
    section = own[0].rpartition("-")[0] if own else ""
    within = [inner for inner in ast.walk(node) if isinstance(inner, Definition)]
    texts = [ast.get_docstring(inner) or "" for inner in within]
    return {key for text in texts for key in ids(text, section)}


def _returned(node: Definition, constants: dict[str, object]) -> set[str]:
    """List the ids of the rules that the code names by their constants."""
    named = {inner.id for inner in ast.walk(node) if isinstance(inner, ast.Name)}
    values = [constants[name] for name in named if name in constants]
    lists = [value if isinstance(value, list) else [value] for value in values]
    return {rule.id for listed in lists for rule in listed if isinstance(rule, Rule)}
