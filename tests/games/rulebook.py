"""The matrix of a game: every rule, its steps, the scenarios and tests that show it, its languages.

`scripts/rulebook` writes it down as docs/rulebook/<game>.md.
"""

import ast
import re
from dataclasses import dataclass
from pathlib import Path

from chapterhouse.cli.citations import citing
from chapterhouse.core.game import Game
from chapterhouse.core.rule import Rule
from chapterhouse.locale import LANGUAGES
from chapterhouse.locale.catalogue import read
from chapterhouse.scenarios.scenario import RULE
from games.scenario import scenarios

ROOT = Path(__file__).parents[2]
TESTS = ROOT / "tests"
MESSAGE = re.compile(r"^([A-Z]{3}-[A-Z]+-\d+) *= *\S", re.MULTILINE)

BOX = "the edition tells what lies in the box, and the deck is made from it"
INVARIANT = "it follows from other rules: nothing does it, tests count"
# Rules that no step cites, and why that is well.
EXCUSED = {
    "BIB-COMP-4": BOX,
    "BIB-COMP-5": BOX,
    "BIB-COMP-11": "cards without a seal: there is nothing to do",
    "BIB-GIFT-24": INVARIANT,
    "BIB-PEN-14": INVARIANT,
    "BIB-INFO-20": "the log is the events and the record as each seat may have them",
    "BIB-INFO-22": "the core makes all views, of every game",
    "BIB-FLOW-1": "the core asks one step at a time, in every game",
    "BIB-FLOW-2": INVARIANT,
    "BIB-FLOW-5": "the core refuses for every game",
    "BIB-INV-1": INVARIANT,
    "BIB-INV-2": INVARIANT,
    "BIB-INV-3": INVARIANT,
    "BIB-INV-4": INVARIANT,
    "BIB-INV-5": INVARIANT,
    "BIB-INV-6": INVARIANT,
    "BIB-INV-7": INVARIANT,
    "BIB-INV-8": INVARIANT,
    "BIB-INV-9": INVARIANT,
    "BIB-INV-10": INVARIANT,
    "BIB-OPT-5": "memory aids are for those who show the log, not for the rules",
    "MSM-COMP-8": "the edition tells where the path leads; an owner may correct it",
    "MSM-COMP-10": "the edition tells what lies in the box; tiles of a monastery are a number",
    "MSM-SETUP-3": "nobody is ever in a closed place, so nothing there can count",
    "MSM-SETUP-15": INVARIANT,
    "MSM-DICE-12": INVARIANT,
    "MSM-REROLL-8": "a tile left unused: there is nothing to do",
    "MSM-USE-9": INVARIANT,
    "MSM-ENVOY-3": INVARIANT,
    "MSM-PDIE-9": INVARIANT,
    "MSM-NOVICE-6": INVARIANT,
    "MSM-CHAPEL-5": "a chapel brings nothing at once: there is nothing to do",
    "MSM-EXTRA-10": INVARIANT,
    "MSM-WINDOW-16": INVARIANT,
    "MSM-WINDOW-17": INVARIANT,
    "MSM-INV-1": INVARIANT,
    "MSM-INV-2": INVARIANT,
    "MSM-INV-3": INVARIANT,
    "MSM-INV-4": INVARIANT,
    "MSM-INV-5": INVARIANT,
    "MSM-INV-6": INVARIANT,
    "MSM-INV-7": INVARIANT,
    "MSM-INV-9": "the core leaves all chance to the dealer, in every game",
    "MSM-INV-10": INVARIANT,
    "MSM-INV-11": INVARIANT,
    "MSM-STATE-5": "a match plays what is forced, in every game",
    "MSM-STATE-8": "the agenda of the core works so, in every game",
    "MON-COMP-3": BOX,
    "MON-COMP-6": BOX,
    "MON-PRISON-7": "a tile like any other: there is nothing to do",
    "MON-PLACE-13": "the end is always among the options: there is nothing to do",
    "MON-FEAT-6": INVARIANT,
    "MON-MOVE-9": "the end is always among the options: there is nothing to do",
    "MON-SIMPLE-3": "what keeps its rules: there is nothing to do",
    "MON-START-3": "ways to start that nobody has told of; those that are known are options",
    "MON-INV-1": INVARIANT,
    "MON-INV-2": INVARIANT,
    "MON-INV-3": INVARIANT,
    "MON-INV-4": INVARIANT,
    "MON-INV-5": INVARIANT,
    "MON-INV-6": INVARIANT,
    "MON-INV-7": INVARIANT,
    "MON-INV-8": INVARIANT,
    "MON-INV-9": INVARIANT,
    "MON-INV-10": INVARIANT,
    "MON-INV-11": INVARIANT,
}


@dataclass(frozen=True)
class Link:
    """A name, and the file where it stands, from the top of the checkout."""

    name: str
    file: str

    def __str__(self) -> str:
        return f"[{self.name}](../../{self.file})"


@dataclass(frozen=True)
class Row:
    """A rule, and all that belongs to it."""

    rule: Rule
    steps: list[Link]
    scenarios: list[Link]
    tests: list[Link]
    languages: list[str]


def relative(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def matrix(game: Game) -> list[Row]:
    """Give a row for every rule of a game, in the order of the book."""
    places, stories, tests = citing(game), scenarios(game.name), cited_by_tests()
    spoken = {language: translated(game, language) for language in LANGUAGES}
    home = f"src/chapterhouse/games/{game.name}"
    return [
        Row(
            rule,
            [Link(p.name, f"{home}/{p.name.partition('.')[0]}.py") for p in places[rule.id]],
            [Link(s.name, f"{home}/scenarios/{s.file}.txt") for s in stories if rule.id in s.cited],
            [link for link, cited in tests if rule.id in cited],
            [language for language, known in spoken.items() if rule.id in known],
        )
        for rule in game.rules.values()
    ]


def translated(game: Game, language: str) -> set[str]:
    """Collect the rules that have a sentence in a language; the English stands in rules.py."""
    if language == LANGUAGES[0]:
        return {rule.id for rule in game.rules.values() if rule.text}
    return set(MESSAGE.findall(read(language, f"{game.name}.rules") or ""))


def cited_by_tests() -> list[tuple[Link, set[str]]]:
    """Collect what the docstrings of tests cite."""
    return [
        (
            Link(node.name, relative(path)),
            set(RULE.findall(ast.get_docstring(node) or "")),
        )
        for path in sorted(TESTS.glob("games/**/test_*.py"))
        for node in ast.parse(path.read_text("utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def page(game: Game) -> str:
    """Write the matrix of a game as a page."""
    rows = matrix(game)
    lines = [
        f"# The rules of {game.name.capitalize()}, and where they are kept",
        "",
        "Written by `scripts/rulebook`; do not edit. Every rule has a step that applies it,",
        "a scenario or a test that shows it, and a sentence in every language.",
        "",
    ]
    section = ""
    for row in rows:
        prefix = row.rule.id.rpartition("-")[0]
        if prefix != section:
            section = prefix
            lines += [f"## {section}", ""]
        lines += entry(row)
    return "\n".join(lines)


def entry(row: Row) -> list[str]:
    """Write one rule."""
    shown = [("steps", row.steps), ("scenarios", row.scenarios), ("tests", row.tests)]
    lists = [f"- {name}: {', '.join(map(str, links))}" for name, links in shown if links]
    if not row.steps:
        lists.insert(0, f"- no step: {EXCUSED.get(row.rule.id, '?')}")
    title = f"**{row.rule.id}** {row.rule.text} ({row.rule.origin})"
    return [title, "", *lists, f"- languages: {', '.join(row.languages)}", ""]
