"""Which cases run where."""

from pathlib import Path

from cases import firsts, on_python


def test_the_first_case_of_each_game_stands_for_all() -> None:
    """Of a test without games it is the first case; of one without cases the test."""
    games = ["a[biblios-2]", "a[biblios-3]", "a[monastery-2-icons=off]", "a[monastery-2]"]

    assert firsts([*games, "b[2]", "b[3]", "c"]) == [games[0], games[2], "b[2]", "c"]


def test_python_runs_what_is_compiled_and_one_test_of_each_other_file() -> None:
    """What is the same text on both builds is tried beside machine code."""
    compiled = ["tests/core/test_a.py::a[biblios]", "tests/core/test_a.py::b[2]"]
    others = ["tests/cli/test_a.py::a[3]", "tests/cli/test_b.py::a"]

    assert on_python([*compiled, *others, "tests/cli/test_a.py::b"]) == [*compiled, *others]


def test_what_needs_python_keeps_all_its_cases(root: Path) -> None:
    """A file that stands back from machine code says so with the mark that keeps its cases."""
    files = [path.relative_to(root).as_posix() for path in root.glob("tests/**/test_*.py")]
    texts = {file: (root / file).read_text("utf-8") for file in files}
    back = [file for file, text in texts.items() if "\nif not PURE:\n" in text]
    unmarked = [file for file in back if "\npytestmark = only_pure\n" not in texts[file]]

    assert back
    assert unmarked == [], "pytestmark = only_pure is missing there"
