"""The file of somebody who owns the game: what it says of the box, and ours where it is silent."""

import difflib
import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Final

from chapterhouse.core.rule import Malformed
from chapterhouse.editions.edition import Edition, Fact, fact, load, same, shown
from chapterhouse.editions.stated import Stated, printing

WIDTH: Final = 60  # of a line of the file, as it is quoted
DOTS: Final = 100  # in a line: tomllib takes half a minute for a key of thirty thousand parts
ABOUT: Final = ("game", "name", "printing", "sources")
_PLACE: Final = re.compile(r"\(at (?:line (\d+), column (\d+)|end of document)\)")
_TWICE: Final = re.compile(r"^(Cannot (overwrite|declare|mutate)|Duplicate)")


@dataclass(frozen=True)
class Difference:
    """A fact that a file states otherwise than we do."""

    ours: Fact
    theirs: Fact

    @property
    def against_the_book(self) -> bool:
        """Whether the rulebook states what is changed."""
        return self.ours.by == "book"


def custom_edition(game: str, text: str) -> Edition:
    """Read such a file: all facts or some, the others being ours.

    Raises Malformed as `stated` does.
    """
    return stated(game, text).edition


def stated(game: str, text: str) -> Stated:
    """Read what such a file says itself.

    Raises Malformed for what is no TOML, another game, and facts that there are not.
    """
    ours = load(game)
    tables = _tables(text)
    about: dict[str, Any] = {key: tables.pop(key) for key in ABOUT if key in tables}
    named = about.get("game", game)
    if named != game:
        raise Malformed(
            "edition-game",
            "this is an edition of {word}, not of {game}",
            {"word": shown(named) if isinstance(named, str) else "-", "game": game},
        )
    return _stated(ours, tables, about)


def given(game: str, facts: dict[str, Any], about: dict[str, Any]) -> Stated:
    """Give what is stated of some facts, by path, each as a file has it; `about` them, too.

    Raises Malformed as `stated` does.
    """
    return _stated(load(game), _by_section(facts), about)


def _stated(ours: Edition, tables: dict[str, Any], about: dict[str, Any]) -> Stated:
    """Read the facts and what is said about them all."""
    facts = {found.path: found for found in _facts(ours, tables)}
    name = _name(about) if "name" in about else ""
    of = printing(about.get("printing", {}))
    return Stated(ours.game, name, of, _sources(about), facts)


def _by_section(facts: dict[str, Any]) -> dict[str, Any]:
    """Sort what stands behind paths as the tables of a file have it."""
    tables: dict[str, Any] = {}
    for path, entry in facts.items():
        section, _, key = path.partition(".")
        tables.setdefault(section, {})[key] = entry
    return tables


def with_overrides(game: str, values: dict[str, Any]) -> Edition:
    """Give our edition with other values in some facts, by path; who states them is not known.

    Raises Malformed for facts that there are not, and for values that are none.
    """
    ours = load(game)
    entries = {path: {"is": value, "by": "public"} for path, value in values.items()}
    tables = _by_section(entries)
    return replace(ours, facts=ours.facts | {found.path: found for found in _facts(ours, tables)})


def overrides(edition: Edition) -> dict[str, Any]:
    """Give the values of the facts that an edition states otherwise than ours, by path."""
    return {found.ours.path: found.theirs.value for found in differences(edition)}


def differences(edition: Edition) -> list[Difference]:
    """List what an edition states otherwise than ours."""
    ours = load(edition.game).facts
    pairs = [(ours[path], theirs) for path, theirs in edition.facts.items() if path in ours]
    return [Difference(our, their) for our, their in pairs if not same(our.value, their.value)]


def _facts(ours: Edition, tables: dict[str, Any]) -> Iterable[Fact]:
    """Read the facts, each of which there is in ours."""
    sections = list(dict.fromkeys([path.partition(".")[0] for path in ours.facts]))
    for section, entries in tables.items():
        if section not in sections:
            raise Malformed(
                "edition-section",
                "there is no section {word}; try {words}",
                {"word": shown(section), "words": ", ".join(_close(section, [*sections, *ABOUT]))},
            )
        for key, entry in _section(section, entries).items():
            path = f"{section}.{key}"
            if path not in ours.facts:
                keys = [known for known in ours.facts if known.startswith(f"{section}.")]
                raise Malformed(
                    "edition-key",
                    "there is no fact {word}; try {words}",
                    {"word": shown(path), "words": ", ".join(_close(path, keys))},
                )
            yield fact(path, entry)


def _section(name: str, entries: object) -> dict[str, Any]:
    """Give what stands below a heading. Raises Malformed where the heading is none."""
    if not isinstance(entries, dict):
        raise Malformed(
            "edition-table",
            "{entry} is a section: its facts stand below [{entry}]",
            {"entry": name},
        )
    return entries


def _close(word: str, words: list[str]) -> list[str]:
    """Give what was probably meant, or else whatever there is."""
    return difflib.get_close_matches(word, words, 3) or words


def _name(about: dict[str, Any]) -> str:
    """Read the name of the edition. Raises Malformed for what is none."""
    name = about["name"]
    if not isinstance(name, str) or not name.isprintable() or not name.strip():
        raise Malformed("edition-name", "{entry} needs a line of words", {"entry": "name"})
    return name


def _sources(about: dict[str, Any]) -> dict[str, str]:
    """Read the sources. Raises Malformed for what is no line of words."""
    sources: dict[str, Any] = _section("sources", about.get("sources", {}))
    for key, source in sources.items():
        if not isinstance(source, str) or not (key + source).isprintable():
            entry = f"sources.{shown(key)}"
            raise Malformed("edition-name", "{entry} needs a line of words", {"entry": entry})
    return sources


def _tables(text: str) -> dict[str, Any]:
    """Read TOML. Raises Malformed with the line that is none."""
    deep = Malformed("edition-deep", "it is nested too deeply to be read", {})
    if any([line.count(".") > DOTS for line in text.split("\n")]):
        raise deep
    try:
        return tomllib.loads(text)
    except RecursionError as problem:
        raise deep from problem
    except ValueError as problem:
        raise _unread(text, str(problem)) from problem


def _unread(text: str, problem: str) -> Malformed:
    """Say which line is no TOML, or says what was said before."""
    lines = text.replace("\r\n", "\n").split("\n")
    place = _PLACE.search(problem)
    number = int(place[1]) if place and place[1] else len(lines)
    column = place[2] if place and place[2] else str(len(lines[-1]) + 1)
    line = "".join([sign if sign.isprintable() else " " for sign in lines[number - 1]])
    slots = {"line": str(number), "column": column, "text": line.strip()[:WIDTH]}
    if _TWICE.match(problem):
        return Malformed("edition-twice", "line {line} says once more what is said: {text}", slots)
    return Malformed(
        "edition-toml", "line {line}, column {column} is not valid TOML: {text}", slots
    )
