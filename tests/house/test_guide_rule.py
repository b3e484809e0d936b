"""The guide for new rules says all there is to do: the rule is added by it, and applied."""

from pathlib import Path

import pytest

from house.guide import Guide, run, run_tests, styled
from support import only_pure

GUIDE = Guide.read("add-a-rule.md")

pytestmark = only_pure


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the program, with the rule added."""
    tree = tmp_path_factory.mktemp("guide")
    GUIDE.follow(tree)
    run(tree, "scripts/stamp", "de", "BIB-GIFT-25")
    return tree


def test_the_rule_is_shown_and_applied(tree: Path) -> None:
    """The scenario of the guide holds, and the files are as all others."""
    assert run_tests(tree, "tests/games/test_scenarios.py", "-k", "Never") == 1
    styled(tree, [name for name, _ in GUIDE.changes if name.endswith(".py")])


def test_the_rule_can_be_read(tree: Path) -> None:
    """In German, with the step that applies it; its translation is stamped."""
    told = run(tree, "-m", "chapterhouse", "rule", "BIB-GIFT-25", "--lang", "de")
    catalogue = (tree / "src/chapterhouse/locale/de/biblios.rules.ftl").read_text("utf-8")

    assert told.startswith("BIB-GIFT-25  die erste Karte eines Geschenkzugs wird nicht behalten")
    assert "gift.Place" in told
    assert "\n# en " in catalogue.partition("BIB-GIFT-24 = ")[2].partition("BIB-GIFT-25 = ")[0]
