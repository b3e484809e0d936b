"""Editions: a file of facts about one box, each with who states it."""

import re
import tomllib
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any, Final

from chapterhouse.core.rule import Malformed
from chapterhouse.editions.digest import digest
from chapterhouse.editions.shape import Shape

PROVENANCES: Final = ("book", "public", "derived", "reconstructed")
PARTS: Final = ("is", "by", "source", "note")
DEPTH: Final = 4  # of lists and tables in a fact
BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
LARGEST: Final = 2**53  # a whole number that every JSON keeps


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
    """The facts of one box, by path: `monks.by-seal`. Those `implied` were no facts yet when it was
    released, but built in, so that it says nothing of them. Whoever validates it notes in `shapes`
    what each fact may be.
    """

    game: str
    name: str
    sources: dict[str, str]
    facts: dict[str, Fact]
    implied: frozenset[str] = frozenset()
    shapes: dict[str, Shape] = field(default_factory=dict, compare=False, repr=False)

    def __getitem__(self, path: str) -> Any:  # noqa: ANN401 - whatever TOML holds
        """Give the bare value of a fact."""
        return self.facts[path].value

    @property
    def values(self) -> dict[str, Any]:
        """The bare values of all that it says, by path."""
        return {path: fact.value for path, fact in self.facts.items() if path not in self.implied}

    @property
    def digest(self) -> str:
        """Sixteen hex digits that change with any value, not with who states it."""
        return digest(self.values)


@cache
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
            written = fact(f"{section}.{key}", entry)
            facts[written.path] = written
    return Edition(game, name, sources, facts)


def fact(path: str, entry: object) -> Fact:
    """Read one fact. Raises Malformed if it is not written as one."""
    if not isinstance(entry, dict) or not {"is", "by"} <= entry.keys():
        raise Malformed(
            "edition-fact",
            "{entry} needs its value and who states it: {right}",
            {"entry": path, "right": '{ is = ..., by = "book" }'},
        )
    _check_parts(path, entry)
    source, note = entry.get("source", []), entry.get("note", "")
    told = isinstance(source, list) and all([isinstance(word, str) for word in [*source, note]])
    if not told or not plain([source, note, entry["is"]]):
        raise Malformed(
            "edition-value",
            "{entry} holds what no fact can; try words, whole numbers, true, false, lists of them",
            {"entry": path},
        )
    return Fact(path, entry["is"], entry["by"], tuple(source), note)


def _check_parts(path: str, entry: dict[str, Any]) -> None:
    """Look at the parts of a fact, and at who states it. Raises Malformed."""
    for name in entry:
        if name not in PARTS:
            raise Malformed(
                "edition-part",
                "{entry} has no part {word}; try {words}",
                {"entry": path, "word": shown(name), "words": ", ".join(PARTS)},
            )
    by = entry["by"]
    if by not in PROVENANCES:
        raise Malformed(
            "edition-by",
            "{entry} is stated by {word}; try {words}",
            {
                "entry": path,
                "word": shown(by) if isinstance(by, str) else "-",
                "words": ", ".join(PROVENANCES),
            },
        )


def shown(value: object) -> str:
    """Write a value in a line, for a sentence about it; what a terminal might obey is escaped."""
    if isinstance(value, list):
        return ", ".join([shown(item) for item in value])
    if isinstance(value, dict):
        items = ", ".join([f"{shown(key)} = {shown(item)}" for key, item in value.items()])
        return f"{{ {items} }}"
    if isinstance(value, str):
        return value if value.isprintable() else ascii(value)
    return str(value).lower() if isinstance(value, bool) else str(value)


def written(value: object) -> str:
    """Write a value as a file of facts has it, in TOML."""
    if isinstance(value, list):
        return f"[{', '.join([written(item) for item in value])}]"
    if isinstance(value, dict):
        items = [f"{_key(str(key))} = {written(item)}" for key, item in value.items()]
        return f"{{ {', '.join(items)} }}"
    if not isinstance(value, str):
        return shown(value)
    escaped = shown(value).replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def _key(word: str) -> str:
    """Write a key, between quotes where it needs them."""
    return word if BARE.fullmatch(word) else written(word)


def same(one: object, other: object) -> bool:
    """Tell whether two values are equal; to Python, true is 1."""
    if isinstance(one, list) and isinstance(other, list):
        pairs = zip(one, other, strict=False)
        return len(one) == len(other) and all([same(*pair) for pair in pairs])
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all([same(one[key], other[key]) for key in one])
    return one == other and isinstance(one, bool) == isinstance(other, bool)


def plain(value: object, depth: int = DEPTH) -> bool:
    """Tell whether this can be a fact, shown and compared without surprises."""
    if isinstance(value, list):
        return depth > 0 and all([plain(item, depth - 1) for item in value])
    if isinstance(value, dict):
        return plain([*value, *value.values()], depth)
    if isinstance(value, str):
        return value.isprintable()
    return isinstance(value, int) and abs(value) < LARGEST
