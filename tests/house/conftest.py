"""What the tests of the repository read: its files, each Python file parsed once."""

import runpy
import shutil
import subprocess
from pathlib import Path

import pytest

from house.source import Source, read

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src/chapterhouse"


@pytest.fixture(scope="session")
def root() -> Path:
    return ROOT


@pytest.fixture(scope="session")
def sources() -> list[Source]:
    """The program."""
    return read(PACKAGE)


@pytest.fixture(scope="session")
def compiled(sources: list[Source]) -> list[Source]:
    """The part of the program that setup.py compiles."""
    recipe = runpy.run_path(str(ROOT / "setup.py"))
    inside = tuple(f"{package}/" for package in recipe["PACKAGES"])
    return [
        source
        for source in sources
        if source.name.startswith(inside)
        and not source.name.endswith("__init__.py")
        and not any(
            Path("src/chapterhouse", source.name).match(left) for left in recipe["LEFT_AS_PYTHON"]
        )
    ]


@pytest.fixture(scope="session")
def tests() -> list[Source]:
    return read(ROOT / "tests")


@pytest.fixture(scope="session")
def committed() -> list[Path]:
    """Every file that is, or is about to be, in the repository."""
    git = shutil.which("git")
    if git is None or not (ROOT / ".git").exists():
        pytest.skip("not a checkout")
    listing = subprocess.run(
        [git, "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    paths = [ROOT / name for name in set(listing.stdout.split("\0")) if name]
    return sorted(path for path in paths if path.is_file())
