"""The guide for new lessons says all there is to do: its lesson is added by it, and played."""

from pathlib import Path

import pytest

from house.guide import Guide, run, run_tests
from support import only_pure

GUIDE = Guide.read("write-a-lesson.md")

pytestmark = only_pure


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the program, with the lesson added."""
    tree = tmp_path_factory.mktemp("guide")
    GUIDE.follow(tree)
    for language in ("de", "fr", "ru"):
        run(tree, "scripts/stamp", language)
    return tree


def test_the_lesson_is_as_all_others(tree: Path) -> None:
    """It passes what every lesson has to pass, and its words are words of the catalogue."""
    of_it = "let-go or test_words or biblios.lessons"

    assert run_tests(tree, "tests/lessons", "tests/locale", "-k", of_it) > 14


def test_the_lesson_can_be_played(tree: Path) -> None:
    """At the terminal, with a slip on the way."""
    typed = "bid 1\npass\nbid 1\n"
    told = run(tree, "-m", "chapterhouse", "learn", "biblios", "let-go", typed=typed)

    assert "Keep your gold for monks. Pass." in told
    assert "The monk is yours." in told
