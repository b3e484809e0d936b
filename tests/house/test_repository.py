"""What must not get into the repository, and what must not be left out of it."""

import ast
import re
from pathlib import Path

from chapterhouse.games import GAMES
from house.source import Source, functions

PAGE = {".css", ".svelte", ".ts"}
# Folders of somebody's machine; written so that this file does not hold what it looks for.
MACHINE = re.compile(r"(?<![\w.~])/(?:root|home|work|Users|opt)/\w")


def test_locks_name_no_host(root: Path) -> None:
    """A lock file pins names, versions and hashes; where they come from is the reader's affair."""
    locks = sorted(root.glob("*.lock"))

    assert locks
    assert [lock.name for lock in locks if "://" in lock.read_text(encoding="utf-8")] == []


def test_locks_pin_by_hash(root: Path) -> None:
    """Each requirement has at least one hash."""
    for lock in root.glob("*.lock"):
        pins = re.split(r"^(?=\w)", lock.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]

        assert pins
        assert [pin.split()[0] for pin in pins if "--hash=sha256:" not in pin] == []


def test_no_file_knows_a_machine(committed: list[Path], root: Path) -> None:
    """No file names a folder of the machine it was written on."""
    found = [
        f"{path.relative_to(root)}:{number}: {line.strip()}"
        for path in committed
        for number, line in enumerate(path.read_text("utf-8", "ignore").splitlines(), start=1)
        if MACHINE.search(line)
    ]

    assert found == []


def test_every_test_says_what_must_hold(tests: list[Source]) -> None:
    """Each test function has a docstring."""
    silent = [
        f"{source.name}:{function.name}"
        for source in tests
        for function in functions(source.tree)
        if function.name.startswith("test_") and not ast.get_docstring(function)
    ]

    assert silent == []


def test_only_games_and_their_boards_name_a_game(root: Path) -> None:
    """What carries every game knows none: core, play, wire, server, the house of the page."""
    package = root / "src/chapterhouse"
    shared = [package / floor for floor in ("core", "play", "wire", "server")]
    python = [path for floor in shared for path in floor.rglob("*.py")]
    page = [path for path in (root / "ui/src/house").rglob("*") if path.is_file()]
    names = re.compile("|".join(GAMES), re.IGNORECASE)

    assert len(python) > len(shared)
    assert page
    assert [str(p) for p in [*python, *page] if names.search(p.read_text("utf-8"))] == []


def test_no_page_waits_in_an_await_block(root: Path) -> None:
    """What breaks in an await block of Svelte leaves the page blank, in `Awaited.svelte` not."""
    pages = (root / "ui/src").rglob("*.svelte")

    assert [page.name for page in pages if "{#await" in page.read_text(encoding="utf-8")] == []


def test_limits_of_layouts_stand_in_one_place(root: Path) -> None:
    """What is a desk is said in `layouts.ts`; styles and scripts know it by its name."""
    said = re.compile(r"\b(899|900)px|innerWidth\s*[<>]")
    page = [path for path in (root / "ui/src").rglob("*") if path.suffix in PAGE]

    assert [path.name for path in page if said.search(path.read_text("utf-8"))] == ["layouts.ts"]
