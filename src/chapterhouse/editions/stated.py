"""What an owner's file says itself: some facts, each confirmed or corrected, of one printing."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from chapterhouse.core.rule import Malformed
from chapterhouse.editions.edition import Edition, Fact, load, same, written

LANGUAGE: Final = 8  # letters at most, as in de or pt-BR
TAG: Final = re.compile(r"([A-Za-z]+(-[A-Za-z]+)?)?")
PUBLISHER: Final = 60
YEARS: Final = (1900, 2100)


@dataclass(frozen=True)
class Printing:
    """Which printing of a game a box is: its language, as in `de`, its year, 0 where the owner does
    not know it, and its publisher. Empty where nothing is said.
    """

    language: str = ""
    year: int = 0
    publisher: str = ""

    @property
    def same_as(self) -> tuple[str, int]:
        """What two files have in common that are of the same printing; a publisher is written in
        too many ways to be compared.
        """
        return (self.language.lower(), self.year)


@dataclass(frozen=True)
class Stated:
    """What a file says: its name, empty where it has none, its sources, and its facts by path."""

    game: str
    name: str = ""
    printing: Printing = field(default_factory=Printing)
    sources: Mapping[str, str] = field(default_factory=dict)
    facts: Mapping[str, Fact] = field(default_factory=dict)

    @property
    def edition(self) -> Edition:
        """The whole edition: ours where the file is silent."""
        ours = load(self.game)
        return replace(
            ours,
            name=self.name or ours.name,
            sources=ours.sources | dict(self.sources),
            facts=ours.facts | dict(self.facts),
            shapes={},
        )

    @property
    def confirmed(self) -> list[str]:
        """The paths of the facts that it states as we do."""
        ours = load(self.game)
        return [path for path, fact in self.facts.items() if same(fact.value, ours[path])]

    @property
    def text(self) -> str:
        """Write the file, facts in the order of ours: what is read and written again is so."""
        head = [f"game = {written(self.game)}"]
        head += [f"name = {written(self.name)}"] if self.name else []
        sections = {"printing": _about(self.printing), "sources": _sources(self.sources)}
        for path in load(self.game).facts:
            if path in self.facts:
                section, _, key = path.partition(".")
                line = f"{key} = {_fact(self.facts[path])}"
                sections.setdefault(section, []).append(line)
        parts = [[f"[{name}]", *lines] for name, lines in sections.items() if lines]
        return "\n".join(["\n".join(part) + "\n" for part in [head, *parts]])


def printing(table: object) -> Printing:
    """Read which printing it is. Raises Malformed for what says none."""
    known = {"language", "year", "publisher"}
    if not isinstance(table, dict) or not table.keys() <= known:
        raise _unlike("printing")
    language, publisher = table.get("language", ""), table.get("publisher", "")
    year = table.get("year", 0)
    if not _line(language, LANGUAGE) or not TAG.fullmatch(language):
        raise _unlike("printing.language")
    if not _line(publisher, PUBLISHER):
        raise _unlike("printing.publisher")
    if type(year) is not int or (year and not YEARS[0] <= year <= YEARS[1]):
        raise _unlike("printing.year")
    return Printing(language, year, publisher)


def _line(value: object, most: int) -> bool:
    return isinstance(value, str) and len(value) <= most and value.isprintable()


def _unlike(entry: str) -> Malformed:
    right = 'language = "de", year = 2020, publisher = "..."'
    return Malformed(
        "edition-printing",
        "{entry} says no printing; try {right}",
        {"entry": entry, "right": right},
    )


def _about(one: Printing) -> list[str]:
    """Write what is known of a printing."""
    known: dict[str, Any] = {
        "language": one.language, "year": one.year, "publisher": one.publisher
    }  # fmt: skip
    return [f"{key} = {written(value)}" for key, value in known.items() if value]


def _sources(sources: Mapping[str, str]) -> list[str]:
    return [f"{written(key)} = {written(source)}" for key, source in sources.items()]


def _fact(one: Fact) -> str:
    """Write a fact."""
    parts = {"is": one.value, "by": one.by, "source": list(one.source), "note": one.note}
    said = {key: value for key, value in parts.items() if key in ("is", "by") or value}
    return written(said)
