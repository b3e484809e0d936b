"""Limits of length: what is small can be read in one go."""

import ast
from pathlib import Path

from house.source import Function, Source, functions

FILE, RULEBOOK_AT_MOST, GAME = 400, 500, 2000
FUNCTION, METHODS = 25, 12

PAGE = {".svelte", ".ts", ".css"}

# What may be longer, and why: "core/zone.py", "core/zone.py:move" or "core/zone.py:Zone" -> reason.
EXCUSED: dict[str, str] = {
    "boards/monastery/seen.py:Seen": "what a board reads in a view: one thing a method",
    "boards/monastery/legend.py:legend": "one line a sign",
    "core/deck.py:__init__": "one line a table; they are filled together",
    "core/game.py:__init__": "the fact sheet: one line a fact",
    "core/plan.py:__init__": "the layout of one row of numbers, to be read in one piece",
    "core/state.py:State": "the protocol: what comes next, what is told, three verbs",
    "core/step.py:Step": "the protocol: one question a method",
    "games/biblios/sentences.py:__init__": "one line a sentence",
    "games/monasterium/rules.py": "the whole rulebook, to be read in one piece",
    "games/monasterium/state.py:Monasterium": "the words of the table, which every step speaks",
    "games/biblios/setup.py:build": "the fact sheet: one line a fact",
    "games/biblios/state.py:__init__": "the table: one line a thing that lies on it",
    "games/monasterium/state.py:__init__": "likewise",
    "games/monasterium/state.py:with_zones": "one line a thing, as above",
    "games/monastery/setup.py:build": "the fact sheet: one line a fact",
    "games/monastery/board_claims.py:holds": "one case a claim that a scenario may make",
    "games/monastery/rules.py": "the whole rulebook, to be read in one piece",
    "games/monastery/state.py:__init__": "likewise",
    "games/monastery/state.py:with_zones": "one line a thing, as above",
    "play/match.py:Match": "one playing: what can be done in it, and what it tells",
    "server/room.py:Room": "one match at the server: what happens, what is seen, what bots get",
}
# the book and what it says of things, checks of data, types, what advisers say, what is told before
# a choice, and what players settle ahead
APART = (
    "rules.py", "glossary.py", "validation.py", "consistency.py", "table.py", "reasons.py",
    "outlook.py", "standing.py",
)  # fmt: skip
LARGER = {
    "monasterium": 3350,  # three times as many decisions as in Biblios, and 264 rules
    "monastery": 4490,  # a map that grows, walks on it, a grid of letters, nine icons, 270 rules
}


def length(function: Function) -> int:
    """In lines, from `def` to the end; what the docstring takes is not counted."""
    lines = (function.end_lineno or function.lineno) - function.lineno + 1
    if ast.get_docstring(function) is not None:
        docstring = function.body[0]
        lines -= (docstring.end_lineno or docstring.lineno) - docstring.lineno + 1
    return lines


def long_files(sources: list[Source]) -> dict[str, int]:
    return {source.name: source.lines for source in sources if source.lines > FILE}


def long_functions(sources: list[Source]) -> dict[str, int]:
    lengths = {
        f"{source.name}:{function.name}": length(function)
        for source in sources
        for function in functions(source.tree)
    }
    return {name: lines for name, lines in lengths.items() if lines > FUNCTION}


def wide_classes(sources: list[Source]) -> dict[str, int]:
    widths = {
        f"{source.name}:{node.name}": sum(
            isinstance(item, Function) and not item.name.startswith("_") for item in node.body
        )
        for source in sources
        for node in ast.walk(source.tree)
        if isinstance(node, ast.ClassDef)
    }
    return {name: width for name, width in widths.items() if width > METHODS}


def unexcused(found: dict[str, int]) -> dict[str, int]:
    return {name: size for name, size in found.items() if name not in EXCUSED}


def test_files_are_short(sources: list[Source], tests: list[Source]) -> None:
    """A file has at most 400 lines."""
    assert unexcused(long_files(sources) | long_files(tests)) == {}


def test_files_of_the_page_are_short(root: Path) -> None:
    """A file of the page has at most 400 lines; but for the types that a program writes."""
    files = [path for path in (root / "ui/src").rglob("*") if path.suffix in PAGE]
    lengths = {path.name: len(path.read_text("utf-8").splitlines()) for path in files}

    assert [name for name, lines in lengths.items() if lines > FILE] == ["wire.ts"]


def test_a_rulebook_is_excused_up_to_a_measure(sources: list[Source], tests: list[Source]) -> None:
    """An excused file is a rulebook, and has at most 500 lines."""
    found = long_files(sources) | long_files(tests)

    assert [
        name
        for name, lines in found.items()
        if lines > RULEBOOK_AT_MOST or not name.endswith("/rules.py")
    ] == []


def test_games_are_short(sources: list[Source]) -> None:
    """The steps of one game have at most 2,000 lines together, if no reason is given for more."""
    games: dict[str, int] = {}
    for source in sources:
        _, _, path = source.name.partition("games/")
        game, _, module = path.partition("/")
        if source.name.startswith("games/") and module and module not in APART:
            games[game] = games.get(game, 0) + source.lines

    assert {game: n for game, n in games.items() if n > LARGER.get(game, GAME)} == {}


def test_functions_are_short(sources: list[Source], tests: list[Source]) -> None:
    """A function has at most 25 lines besides its docstring."""
    assert unexcused(long_functions(sources) | long_functions(tests)) == {}


def test_classes_are_narrow(sources: list[Source]) -> None:
    """A class has at most 12 public methods."""
    assert unexcused(wide_classes(sources)) == {}


def test_excuses_are_needed(sources: list[Source], tests: list[Source]) -> None:
    """What is within its budget again is taken off the list."""
    everything = sources + tests
    found = long_files(everything) | long_functions(everything) | wide_classes(everything)

    assert EXCUSED.keys() - found.keys() == set()


def test_no_module_is_a_drawer(sources: list[Source], tests: list[Source]) -> None:
    """A module is named for what it holds: none is a drawer for odds and ends."""
    drawers = ("utils", "util", "helpers", "misc", "common")
    names = [source.name for source in sources + tests]

    assert [name for name in names if name.removesuffix(".py").split("/")[-1] in drawers] == []
