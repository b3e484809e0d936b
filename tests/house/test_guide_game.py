"""The guide for new games says all there is to do: its game is added by it, and played."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from house.guide import ROOT, Guide, run, run_tests, styled
from support import only_pure

GUIDE = Guide.read("add-a-game.md")
GAME = "candles"

pytestmark = only_pure


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the program, with the game added."""
    tree = tmp_path_factory.mktemp("guide")
    GUIDE.follow(tree)
    run(tree, "scripts/editions")
    return tree


def test_a_game_is_short() -> None:
    """The whole game, its words and the facts of its box have less than 150 lines."""
    assert 0 < sum(len(text.splitlines()) for text in GUIDE.files.values()) < 150


def test_a_game_touches_one_file_outside_its_own(tree: Path) -> None:
    """What bears its name is its own; of all else one file is changed, and none is new."""
    theirs = {path.relative_to(tree) for path in (tree / "src").rglob("*") if path.is_file()}
    left = {path for path in theirs if "__pycache__" not in path.parts}
    others = [path for path in left if GAME not in path.parts and path.stem != GAME]
    touched = [
        path.as_posix()
        for path in others
        if not (ROOT / path).is_file() or (ROOT / path).read_bytes() != (tree / path).read_bytes()
    ]

    assert touched == ["src/chapterhouse/games/__init__.py"]


def test_it_is_styled_as_the_house_is(tree: Path) -> None:
    """The linter and the formatter find nothing in what the guide says to write."""
    changed = [name for name, _ in GUIDE.changes]
    styled(tree, [name for name in [*GUIDE.files, *changed] if name.endswith(".py")])


def test_it_is_played_in_the_terminal(tree: Path) -> None:
    """A person and a bot play it to its end; what cannot be done is refused by its rule."""
    told = run(
        tree, "-m", "chapterhouse", "play", GAME, "--seats=2", "--seed=5", "--level=uniform",
        typed="1\n1\n3\n2\n",
    )  # fmt: skip

    assert "Put out one, two or three candles at a time." in told
    assert "Burning  9" in told
    assert "you can’t put out 3: nobody puts out more candles than burn [CAN-TURN-2]" in told
    assert re.search(r"· \w+ put out the last candle: 1 point\.\nThe end", told)


def test_it_is_played_on_the_server(tree: Path) -> None:
    """A person and a bot play it to its end over a socket; its words are there for a board."""
    told: dict[str, Any] = json.loads(run(tree, "-m", "server.whole", GAME, str(tree / "t.db")))
    ending = told["ending"]

    assert set(told["questions"]) == {"How many candles do you put out?"}
    assert told["lines"][0] == "Guest puts out 1."
    assert "put out the last candle: 1 point." in told["lines"][-1]
    assert sorted(ending["points"]) == [0, 1]
    assert [line["rule"] for line in ending["score_lines"]] == ["CAN-TURN-3"]
    assert told["words"]["places"] == {"lit": "burning", "out": "put out"}


def test_the_tests_of_every_game_try_it(tree: Path) -> None:
    """They find it by themselves, and nothing wrong with it."""
    files = ["tests/conformance/test_every_game.py", "tests/conformance/test_every_record.py"]

    assert run_tests(tree, "-k", GAME, *files) > 20
