"""The matrix: every rule has a step, a scenario or a test, and a sentence in every language."""

import ast
import importlib
from importlib.resources import files

import pytest

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
    package = f"chapterhouse.games.{game.name}"
    found: set[str] = set()
    for file in files(package).iterdir():
        module, _, ending = file.name.partition(".")
        if ending == "py" and module != "__init__":
            constants = vars(importlib.import_module(f"{package}.{module}"))
            found |= named(file.read_text("utf-8"), constants)
    return found


def named(source: str, constants: dict[str, object]) -> set[str]:
    """List the rules that one file's functions that give a rule, or none, name by constants."""
    names = {
        inner.id
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef)
        and node.returns is not None
        and ast.unparse(node.returns) == "Rule | None"
        for inner in ast.walk(node)
        if isinstance(inner, ast.Name)
    }
    values = [constants[name] for name in names if name in constants]
    rules = [rule for value in values for rule in (value if isinstance(value, list) else [value])]
    return {rule.id for rule in rules if isinstance(rule, Rule)}


@every_game
def test_the_page_is_up_to_date(game: Game) -> None:
    """docs/rulebook holds the matrix as it is now; if not, run scripts/rulebook."""
    path = ROOT / "docs/rulebook" / f"{game.name}.md"

    assert path.exists(), "run scripts/rulebook"
    assert path.read_text("utf-8") == page(game), "run scripts/rulebook"
