"""What a guide says to do, done to a copy of the program."""

import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
FILE: Final = re.compile(r"^`(\S+/\S+)`\n\n```\w+\n(.*?)^```", re.MULTILINE | re.DOTALL)
CHANGE: Final = re.compile(r"^`(\S+/\S+)`\n\n```diff\n(.*?)^```", re.MULTILINE | re.DOTALL)
NEEDLESS: Final = ("page", "browser", "golden", "old", "*.db", ".pytest_cache")
PAGE: Final = "src/chapterhouse/server/page"


@dataclass(frozen=True)
class Guide:
    """What one guide tells: a block under a path is a new file, or a change to one there is."""

    text: str

    @classmethod
    def read(cls, name: str) -> "Guide":
        return cls((ROOT / "docs/guides" / name).read_text("utf-8"))

    @property
    def changes(self) -> list[tuple[str, str]]:
        """What is changed, by path."""
        return CHANGE.findall(self.text)

    @property
    def files(self) -> dict[str, str]:
        """What is written anew, by path."""
        changed = [name for name, _ in self.changes]
        return {name: text for name, text in FILE.findall(self.text) if name not in changed}

    def follow(self, tree: Path) -> None:
        """Do it all to a copy of the program."""
        for folder in ("src", "tests", "scripts"):
            ignored = shutil.ignore_patterns(*NEEDLESS)
            shutil.copytree(ROOT / folder, tree / folder, ignore=ignored)
        (tree / PAGE).symlink_to(ROOT / PAGE)
        shutil.copy(ROOT / "pyproject.toml", tree)
        for name, text in self.files.items():
            (tree / name).parent.mkdir(exist_ok=True)
            (tree / name).write_text(text, "utf-8")
        for name, difference in self.changes:
            text = (tree / name).read_text("utf-8")
            (tree / name).write_text(changed(text, difference), "utf-8")


def changed(text: str, difference: str) -> str:
    """Apply a change whose hunks are parted by empty lines."""
    for hunk in difference.split("\n\n"):
        lines = hunk.strip("\n").split("\n")
        old = "\n".join([line[1:] for line in lines if line[0] in " -"])
        new = "\n".join([line[1:] for line in lines if line[0] in " +"])

        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


def run(tree: Path, *arguments: str, typed: str = "") -> str:
    """Run Python with that copy of the program; give what it writes."""
    path = os.pathsep.join([str(tree / "src"), str(tree / "tests")])
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


def run_tests(tree: Path, *arguments: str) -> int:
    """Run tests of that copy, none of which may fail; tell how many there were."""
    told = run(
        tree, "-m", "pytest", "-q", "-p", "no:randomly", "-p", "no:cacheprovider",
        *arguments,
    )  # fmt: skip
    passed = re.search(r"(\d+) passed", told)

    assert passed is not None
    return int(passed[1])


def styled(tree: Path, names: list[str]) -> None:
    """The linter and the formatter find nothing in these files."""
    ruff = shutil.which("ruff", path=str(Path(sys.executable).parent)) or "ruff"
    for verb in (["check", "--no-cache"], ["format", "--check", "--no-cache"]):
        ran = subprocess.run(
            [ruff, *verb, *names], cwd=tree, capture_output=True, text=True, check=False
        )

        assert ran.returncode == 0, ran.stdout + ran.stderr
