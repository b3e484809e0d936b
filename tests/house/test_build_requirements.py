"""What compiles the package apart from where it runs is told all the types that it goes by."""

import ast
import sys
import tomllib
from collections.abc import Iterator
from itertools import accumulate
from pathlib import Path

from house.source import Source

# What is imported, by the name of the package that brings it, where the two differ.
BROUGHT = {"fluent": "fluent.runtime"}


def module(source: Source) -> str:
    """Name a file of the program as it is imported."""
    path = f"chapterhouse/{source.name}".removesuffix(".py").removesuffix("/__init__")
    return path.replace("/", ".")


def imported(source: Source) -> Iterator[str]:
    """Name what a file imports, and the packages around it; also that only types are taken from."""
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Import):
            yield from [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                yield from accumulate([*node.module.split("."), alias.name], "{}.{}".format)


def followed(sources: list[Source], compiled: list[Source]) -> set[str]:
    """List the other packages to which imports lead the compiler from what it compiles."""
    modules = {module(source): source for source in sources}
    left = [*map(module, compiled)]
    known, others = {*left}, set()
    while left:
        for name in imported(modules[left.pop()]):
            if name in modules and name not in known:
                known.add(name)
                left.append(name)
            elif not name.startswith("chapterhouse"):
                others.add(name.partition(".")[0])
    return others - {*sys.stdlib_module_names}


def test_types_of_other_packages_are_there(
    root: Path, sources: list[Source], compiled: list[Source]
) -> None:
    """Whoever builds a wheel, and the compiler beside a running server, has what it follows."""
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    found = followed(sources, compiled)
    wanted = {BROUGHT.get(name, name) for name in found} - {"mypy_extensions", "librt"}  # of mypy
    build = project["build-system"]["requires"]

    assert {"msgspec", "fluent.runtime"} <= wanted
    assert wanted <= {*build}
    assert project["dependency-groups"]["build"] == build
