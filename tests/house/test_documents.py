"""What the documents show runs as they show it."""

import doctest
import re
import shlex
from pathlib import Path

import pytest

from chapterhouse.cli import main
from chapterhouse.cli.table_commands import COMMANDS
from chapterhouse.games import GAMES
from chapterhouse.locale import LANGUAGES

ROOT = Path(__file__).parents[2]
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
PAGES = [*DOCUMENTS, ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md"]
LINK = re.compile(r"\]\(([^)\s#]+)(?:#[^)]*)?\)")
CODE = re.compile(r"```.*?```", re.DOTALL)
COMMAND = re.compile(r"(?:^|`)(chapterhouse [a-z][^`\n]*)", re.MULTILINE)
FLAG = re.compile(r"--[a-z][a-z-]*")


def named(path: Path) -> str:
    """Where a document stands: two pages of a game have the same name."""
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("document", DOCUMENTS, ids=named)
def test_examples_run(document: Path) -> None:
    """Every example in a document gives what stands below it."""
    failed, _ = doctest.testfile(str(document), module_relative=False)

    assert failed == 0


def test_the_first_screen_has_an_example() -> None:
    """The README begins with an example that is run, not with one that only looks so."""
    parser = doctest.DocTestParser()
    examples = parser.get_examples((ROOT / "README.md").read_text(encoding="utf-8"))

    assert len(examples) > 4


def test_decisions_are_numbered_without_gap() -> None:
    """Each decision has a number of its own, and its heading bears it."""
    decisions = sorted((ROOT / "docs/decisions").glob("*.md"))
    numbers = [path.name[:4] for path in decisions]

    assert numbers == [f"{number:04}" for number in range(1, len(decisions) + 1)]
    for path in decisions:
        assert path.read_text(encoding="utf-8").startswith(f"# {path.name[:4]} ")


@pytest.mark.parametrize("document", PAGES, ids=named)
def test_links_lead_somewhere(document: Path) -> None:
    """Each link of a document that names a file names one that is there."""
    text = CODE.sub("", document.read_text(encoding="utf-8"))
    names = [name for name in LINK.findall(text) if "://" not in name]

    assert [name for name in names if not (document.parent / name).exists()] == []


def test_the_menu_names_every_page() -> None:
    """Of what `make docs` builds; decisions are listed on a page of their own."""
    menu = (ROOT / "mkdocs.yml").read_text("utf-8").partition("\nnav:")[2]
    pages = {str(path.relative_to(ROOT / "docs")) for path in DOCUMENTS[1:]}
    wanted = {page for page in pages if not page.startswith("decisions/")}

    assert set(re.findall(r"[\w/-]+\.md", menu)) >= wanted | {"index.md", "CHANGELOG.md"}


def places(name: str) -> list[Path]:
    """Where a name of the table leads: below the package, or else from the top."""
    filled = [name]
    for slot, words in (
        ("<game>", list(GAMES)), ("<language>", LANGUAGES), ("<translation>", LANGUAGES[1:]),
    ):  # fmt: skip
        filled = [one.replace(slot, word) for one in filled for word in words]
    outside = name.startswith(("ui/", "tests/", "scripts/", "docs/"))
    return [(ROOT if outside else ROOT / "src/chapterhouse") / one for one in dict.fromkeys(filled)]


def test_what_to_change_is_there() -> None:
    """The table of what to change where names files and folders that there are."""
    text = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    table = text.partition("## Where do I change")[2].partition("\n## ")[0]
    rows = [line for line in table.splitlines() if line.startswith("| ")]
    names = [name for row in rows for name in re.findall(r"`([^` ]*[./][^` ]*)`", row)]

    assert len(rows) > 10
    assert len(names) > 25
    assert [str(path) for name in names for path in places(name) if not path.exists()] == []


def commands() -> dict[str, set[str]]:
    """The commands that documents show, each with all flags it is shown with."""
    found: dict[str, set[str]] = {}
    for document in PAGES:
        for line in COMMAND.findall(document.read_text(encoding="utf-8")):
            _, name, *rest = shlex.split(line, comments=True)
            flags = {word.partition("=")[0] for word in rest if word.startswith("--")}
            found.setdefault(name, set()).update(flags)
    return found


def test_commands_are_there(capsys: pytest.CaptureFixture[str]) -> None:
    """Whatever a document tells to type is a command, with flags that it has."""
    shown = commands()
    wrong = {}
    for name, flags in shown.items():
        code = main([name, "--help"])
        known = set(FLAG.findall(capsys.readouterr().out))
        if code or flags - known:
            wrong[name] = sorted(flags - known)

    assert len(shown) > 8
    assert wrong == {}


def test_what_can_be_typed_at_the_terminal_is_known() -> None:
    """The guide for players names commands that a match in the terminal has."""
    text = (ROOT / "docs/guides/play.md").read_text(encoding="utf-8")
    typed = re.findall(r"^\| `([a-z?]+)", text, re.MULTILINE)

    assert len(typed) > 5
    assert set(typed) <= COMMANDS.keys()
