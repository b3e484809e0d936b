"""The matrix: every rule has a step, a scenario or a test, and a sentence in every language."""

import ast
import importlib
import re
from pathlib import Path

import pytest

from chapterhouse.cli.citations import places
from chapterhouse.core.game import Game
from chapterhouse.core.rule import Rule
from chapterhouse.games import GAMES
from chapterhouse.locale import LANGUAGES
from games.rulebook import EXCUSED, ROOT, Row, matrix, page
from games.scenario import scenarios

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


@pytest.fixture(scope="module")
def rows() -> list[Row]:
    return [row for game in GAMES.values() for row in matrix(game)]


def test_every_rule_has_a_step(rows: list[Row]) -> None:
    """A class, function or module of the game cites the rule, or a reason says why none does."""
    assert [r.rule.id for r in rows if not r.steps and r.rule.id not in EXCUSED] == []


@every_game
def test_every_rule_is_found_by_its_id(game: Game) -> None:
    """A search for the whole id of a rule finds it in the game's folder, beside its sentence and
    where it is applied; so a class or function that names a rule's constant cites it as well.
    """
    sources = {file.name: file.read_text("utf-8") for file in home(game).glob("*.py")}
    ruled = re.findall(r"^([A-Z]\S+) ", sources["rules.py"], re.MULTILINE)
    cited = {place.name: place.rules for place in places(game)}

    assert [key for key in game.rules if key not in ruled] == []
    assert {
        name: sorted(missing)
        for name, used in constants_used(game).items()
        if (missing := used - cited.get(name, set()))
    } == {}


def test_ids_are_never_shortened() -> None:
    """No citation goes on with bare numbers, since a search for the id would miss them."""
    shortened = re.compile(r"\b(?:BIB|MSM|MON)-[A-Z]+-\d+(?:[,;]| and| or| to) \d+\b")
    files = [path for top in ("src", "tests") for path in (ROOT / top).rglob("*.py")]

    assert [str(path) for path in files if shortened.search(path.read_text("utf-8"))] == []


def test_excuses_are_needed(rows: list[Row]) -> None:
    """What a step cites by now is taken off the list of excuses, and so is what is no rule."""
    uncited = {row.rule.id for row in rows if not row.steps}

    assert sorted(EXCUSED.keys() - uncited) == []


def test_every_rule_is_shown(rows: list[Row]) -> None:
    """A scenario or a test cites the rule."""
    assert [row.rule.id for row in rows if not row.scenarios + row.tests] == []


def test_every_rule_is_said(rows: list[Row]) -> None:
    """Every language has a sentence for the rule."""
    assert {r.rule.id: r.languages for r in rows if r.languages != list(LANGUAGES)} == {}


@every_game
def test_every_restriction_refuses(game: Game) -> None:
    """Each rule that some step may answer with refuses something in a scenario."""
    refused = set().union(*[scenario.refused for scenario in scenarios(game.name)])

    assert sorted(restrictions(game) - refused) == []


def restrictions(game: Game) -> set[str]:
    """Collect the rules whose constants stand where a rule against something is named."""
    return {
        rule
        for _, tree, constants in modules(game)
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef)
        and node.returns is not None
        and ast.unparse(node.returns) == "Rule | None"
        for rule in named(node, constants)
    }


def constants_used(game: Game) -> dict[str, set[str]]:
    """Tell for each class and function of a game, by name, the rules it names by constants."""
    return {
        f"{module}.{node.name}": named(node, constants)
        for module, tree, constants in modules(game)
        for node in tree.body
        if isinstance(node, ast.ClassDef | ast.FunctionDef)
    }


def modules(game: Game) -> list[tuple[str, ast.Module, dict[str, object]]]:
    """List the modules of a game: name, source as a tree, and what they define or import."""
    return [
        (
            file.stem,
            ast.parse(file.read_text("utf-8")),
            vars(importlib.import_module(f"chapterhouse.games.{game.name}.{file.stem}")),
        )
        for file in sorted(home(game).glob("*.py"))
        if file.stem != "__init__"
    ]


def home(game: Game) -> Path:
    """Give the folder of a game."""
    return ROOT / "src/chapterhouse/games" / game.name


def named(node: ast.AST, constants: dict[str, object]) -> set[str]:
    """List the rules that a part of a module names by constants."""
    names = {inner.id for inner in ast.walk(node) if isinstance(inner, ast.Name)}
    values = [constants[name] for name in names if name in constants]
    rules = [rule for value in values for rule in (value if isinstance(value, list) else [value])]
    return {rule.id for rule in rules if isinstance(rule, Rule)}


@every_game
def test_the_page_is_up_to_date(game: Game) -> None:
    """docs/rulebook holds the matrix as it is now; if not, run scripts/rulebook."""
    path = ROOT / "docs/rulebook" / f"{game.name}.md"

    assert path.exists(), "run scripts/rulebook"
    assert path.read_text("utf-8") == page(game), "run scripts/rulebook"
