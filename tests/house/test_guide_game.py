"""The guide for new games says all there is to do: its game is added by it, and played."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from support import only_pure

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs/guides/add-a-game.md"
FILE = re.compile(r"^`(src/\S+)`\n\n```\w+\n(.*?)^```", re.MULTILINE | re.DOTALL)
CHANGE = re.compile(r"^`(src/\S+)` gets .*?\n\n```diff\n(.*?)^```", re.MULTILINE | re.DOTALL)
GAME = "candles"

pytestmark = only_pure


def files() -> dict[str, str]:
    """What the guide says to write, by path."""
    return dict(FILE.findall(GUIDE.read_text("utf-8")))


def changed(text: str, difference: str) -> str:
    """Apply a change whose hunks are parted by empty lines."""
    for hunk in difference.split("\n\n"):
        lines = hunk.strip("\n").split("\n")
        old = "\n".join([line[1:] for line in lines if line[0] in " -"])
        new = "\n".join([line[1:] for line in lines if line[0] in " +"])

        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the program, with all that the guide says done to it."""
    tree = tmp_path_factory.mktemp("guide")
    shutil.copytree(ROOT / "src", tree / "src", ignore=shutil.ignore_patterns("page"))
    (tree / "src/chapterhouse/server/page").symlink_to(ROOT / "src/chapterhouse/server/page")
    shutil.copytree(ROOT / "scripts", tree / "scripts")
    shutil.copy(ROOT / "pyproject.toml", tree)
    for name, text in files().items():
        (tree / name).parent.mkdir(exist_ok=True)
        (tree / name).write_text(text, "utf-8")
    for name, difference in CHANGE.findall(GUIDE.read_text("utf-8")):
        (tree / name).write_text(changed((tree / name).read_text("utf-8"), difference), "utf-8")
    run(tree, "scripts/editions")
    return tree


def run(tree: Path, *arguments: str, typed: str = "") -> str:
    """Run Python with that copy of the program; give what it writes."""
    path = os.pathsep.join([str(tree / "src"), str(ROOT / "tests")])
    ran = subprocess.run(
        [sys.executable, *arguments],
        cwd=tree,
        env={"PATH": os.environ["PATH"], "PYTHONPATH": path, "LANG": "C.UTF-8"},
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )

    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def test_a_game_is_short() -> None:
    """The whole game, its words and the facts of its box have less than 150 lines."""
    assert 0 < sum(len(text.splitlines()) for text in files().values()) < 150


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
    ruff = shutil.which("ruff", path=str(Path(sys.executable).parent)) or "ruff"
    names = [name for name in files() if name.endswith(".py")]
    for verb in (["check", "--no-cache"], ["format", "--check", "--no-cache"]):
        ran = subprocess.run(
            [ruff, *verb, *names], cwd=tree, capture_output=True, text=True, check=False
        )

        assert ran.returncode == 0, ran.stdout + ran.stderr


def test_it_is_played_in_the_terminal(tree: Path) -> None:
    """A person and a bot play it to its end; what cannot be done is refused by its rule."""
    told = run(
        tree, "-m", "chapterhouse", "play", GAME, "--seats=2", "--seed=5", "--level=uniform",
        typed="1\n1\n3\n2\n",
    )  # fmt: skip

    assert "Put out one, two or three candles at a time." in told
    assert "Burning  9" in told
    assert "cannot put out 3: nobody puts out more candles than burn [CAN-TURN-2]" in told
    assert re.search(r"· \w+ put out the last candle: 1 point\.\nThe end", told)


def test_it_is_played_on_the_server(tree: Path) -> None:
    """A person and a bot play it to its end over a socket; its words are there for a board."""
    told: dict[str, Any] = json.loads(run(tree, "-m", "server.whole", GAME, str(tree / "t.db")))
    ending = told["ending"]

    assert set(told["questions"]) == {"Guest: how many candles to put out?"}
    assert told["lines"][0] == "Guest puts out 1."
    assert "put out the last candle: 1 point." in told["lines"][-1]
    assert sorted(ending["points"]) == [0, 1]
    assert [account["rule"] for account in ending["accounts"]] == ["CAN-END-1"]
    assert told["words"]["places"] == {"lit": "burning", "out": "put out"}


def test_the_tests_of_every_game_try_it(tree: Path) -> None:
    """They find it by themselves, and nothing wrong with it."""
    conformance = ROOT / "tests/conformance"
    told = run(
        tree, "-m", "pytest", "-q", "--no-cov", "-p", "no:randomly", "-p", "no:cacheprovider",
        "--rootdir", str(ROOT), "-k", GAME,
        str(conformance / "test_every_game.py"), str(conformance / "test_every_record.py"),
    )  # fmt: skip
    passed = re.search(r"(\d+) passed", told)

    assert passed is not None
    assert int(passed[1]) > 40
    assert "failed" not in told
