"""Editions: a file of facts about one box, each with who states it."""

import tomllib
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final

PROVENANCES: Final = ("book", "public", "derived", "reconstructed")


@dataclass(frozen=True)
class Fact:
    """One fact: what is so, who says so (one of PROVENANCES), and where."""

    path: str
    value: Any
    by: str
    source: tuple[str, ...]
    note: str = ""


@dataclass(frozen=True)
class Edition:
    """The facts of one box, by path: `monks.by-seal`."""

    game: str
    name: str
    sources: dict[str, str]
    facts: dict[str, Fact]

    def __getitem__(self, path: str) -> Any:  # noqa: ANN401 - whatever TOML holds
        """Give the bare value of a fact."""
        return self.facts[path].value


def load(game: str) -> Edition:
    """Read the edition that ships with a game. Raises ValueError for one that there is not."""
    file = files(__package__) / f"{game}.toml"
    if not file.is_file():
        raise ValueError(f"there is no edition of {game!r}")
    return read(file.read_text(encoding="utf-8"))


def read(text: str) -> Edition:
    """Read an edition. Raises ValueError with the path of a fact that is not written as one."""
    tables = tomllib.loads(text)
    game, name, sources = tables.pop("game"), tables.pop("name"), tables.pop("sources")
    facts: dict[str, Fact] = {}
    for section, entries in tables.items():
        for key, entry in entries.items():
            fact = _fact(f"{section}.{key}", entry)
            facts[fact.path] = fact
    return Edition(game, name, sources, facts)


def _fact(path: str, entry: object) -> Fact:
    """Read one fact."""
    if not isinstance(entry, dict) or not {"is", "by", "source"} <= set(entry):
        raise ValueError(f"{path}: a fact needs `is`, `by` and `source`")
    if entry.get("by") not in PROVENANCES:
        raise ValueError(f"{path}: `by` is one of {', '.join(PROVENANCES)}")
    return Fact(path, entry["is"], entry["by"], tuple(entry["source"]), entry.get("note", ""))
