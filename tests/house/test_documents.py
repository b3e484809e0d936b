"""What the documents show runs as they show it."""

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
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
