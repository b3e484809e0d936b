"""What is installed with the package is what it imports, and whoever builds wheels can try them."""

import ast
import re
import shlex
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from chapterhouse.arena.extras import EXTRAS, Missing, needing
from chapterhouse.cli import main
from house.source import Source

# What is imported, by the name of the package that brings it, where the two differ.
BROUGHT = {
    "fluent": "fluent.runtime",
    "jwt": "pyjwt",
    "open_spiel": "open-spiel",
    "prometheus_client": "prometheus-client",
    "py_vapid": "py-vapid",
    "pyspiel": "open-spiel",
}
# Which parts of the program need an extra, the first that fits; all others do without.
NEEDING = {
    "server/databases/postgresql.py": "postgresql",
    "server/databases/listening.py": "postgresql",
    "server/buses/valkey.py": "valkey",
    "cli/bus.py": "server",  # imported where a server is served, as are the next
    "server/metrics.py": "metrics",
    "server/accounts/accounts.py": "server",
    "server/accounts/keeping.py": "server",
    "server/accounts/": "openid",
    "server/calls/worker.py": "notices",
    "server/": "server",
    "cli/backup.py": "server",  # as is this, and the next: imported where a command runs
    "cli/store.py": "server",
    "arena/cluster.py": "cluster",
    "arena/data.py": "data",
    "adapters/openspiel": "openspiel",
    "adapters/arrays.py": "openspiel",  # what that imports, too
    "adapters/flat.py": "openspiel",
    "adapters/mcp.py": "mcp",
    "adapters/": "rl",
}


@pytest.fixture(scope="module")
def project(root: Path) -> dict[str, Any]:
    """What pyproject.toml says."""
    return tomllib.loads((root / "pyproject.toml").read_text("utf-8"))


def names(requirements: list[str]) -> set[str]:
    """The packages that are asked for, without versions."""
    return {re.split(r"[^\w.-]", one, maxsplit=1)[0] for one in requirements}


def imported(source: Source) -> set[str]:
    """The packages of others that a file imports."""
    found = {"chapterhouse"}
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module.partition(".")[0])
    found -= {*sys.stdlib_module_names, "chapterhouse"}
    return {BROUGHT.get(name, name) for name in found}


def test_each_part_is_installed_with_what_it_imports(
    project: dict[str, Any], sources: list[Source]
) -> None:
    """`pip install chapterhouse` brings enough for engine, bots and command line; extras the rest.

    What one of them imports, it names itself: that another package brings it today is no promise.
    """
    plain = names(project["project"]["dependencies"])
    extras = project["project"]["optional-dependencies"]
    missing = {}
    for source in sources:
        needed = [extra for part, extra in NEEDING.items() if source.name.startswith(part)]
        known = plain.union(*[names(extras[extra]) for extra in needed[:1]])
        if imported(source) - known:
            missing[source.name] = imported(source) - known

    assert missing == {}


def test_extras_are_known(project: dict[str, Any], root: Path) -> None:
    """`all` is every extra, and the guide tells what each one brings."""
    extras = project["project"]["optional-dependencies"]
    (everything,) = extras["all"]
    guide = (root / "docs/guides/use-as-a-library.md").read_text("utf-8")

    assert set(re.findall(r"\w+", everything)) == {"chapterhouse", *extras} - {"all"}
    assert [extra for extra in extras if not re.search(rf"[\[,]{extra}\]", guide)] == []


def test_what_is_missing_names_its_extra(project: dict[str, Any]) -> None:
    """Each package of an extra is known by the name that is imported, with an extra that has it."""
    extras = project["project"]["optional-dependencies"]
    brought = {BROUGHT.get(name, name): extra for name, extra in EXTRAS.items()}
    known = {extra: {name for name in names(extras[extra]) if name in brought} for extra in extras}

    assert [name for name, extra in brought.items() if name not in known[extra]] == []
    assert set(brought) == set().union(*map(names, extras.values())) - {"chapterhouse"}


def test_a_door_that_is_closed_says_what_opens_it() -> None:
    """At the end of the traceback of whoever imports it; what else goes wrong stays as it is."""
    told = r"^pyspiel is missing.*'chapterhouse\[openspiel\]'$"
    with pytest.raises(Missing, match=told), needing("openspiel"):
        raise ModuleNotFoundError(name="pyspiel")
    with pytest.raises(ModuleNotFoundError, match=r"^no torch$"), needing("openspiel"):
        raise ModuleNotFoundError("no torch", name="torch")


def test_wheels_are_tried_by_commands_that_there_are(
    project: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    """What cibuildwheel runs to try a wheel are commands with flags that they have, or programs."""
    tried = [shlex.split(line) for line in project["tool"]["cibuildwheel"]["test-command"]]
    commands = [words[words.index("chapterhouse") + 1 :] for words in tried if "-m" in words]

    for name, *flags in commands:
        assert main([name, "--help"]) == 0
        known = set(re.findall(r"--[a-z][a-z-]*", capsys.readouterr().out))
        assert {word for word in flags if word.startswith("--")} - known == set()
    for words in tried:
        compile(words[-1] if "-c" in words else "", "tried", "exec")
    assert len(commands) > 3
