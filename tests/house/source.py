"""One Python file, as the tests of the repository see it."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Source:
    """Its name from the top of what it is part of, its length in lines, its syntax."""

    name: str
    lines: int
    tree: ast.Module


def read(folder: Path) -> list[Source]:
    found = []
    for path in sorted(folder.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        name = path.relative_to(folder).as_posix()
        found.append(Source(name, len(text.splitlines()), ast.parse(text)))
    return found


def functions(tree: ast.AST) -> Iterator[Function]:
    return (node for node in ast.walk(tree) if isinstance(node, Function))
