"""Which cases run where."""

from pathlib import Path

from cases import firsts


def test_the_first_case_of_each_game_stands_for_all() -> None:
    """Of a test without games it is the first case; of one without cases the test."""
    games = ["a[biblios-2]", "a[biblios-3]", "a[monastery-2-icons=off]", "a[monastery-2]"]

    assert firsts([*games, "b[2]", "b[3]", "c"]) == {games[0], games[2], "b[2]", "c"}


def test_what_needs_python_keeps_all_its_cases(root: Path) -> None:
    """A file that stands back from machine code says so with the mark that keeps its cases."""
    texts = {path.name: path.read_text("utf-8") for path in root.glob("tests/*/test_*.py")}
    back = {name: text for name, text in texts.items() if "\nif not PURE:\n" in text}

    assert back
    assert [name for name, text in back.items() if "\npytestmark = only_pure\n" not in text] == []
