"""The coach at the terminal: once to each thing, until it is silenced."""

from pathlib import Path

import pytest

from chapterhouse.locale import Translator
from cli.ran import Call, joined

PLAY = ("play", "biblios", "--seed=3")
READER = Translator("en", "biblios")


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """What was said is kept on a device of its own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "chapterhouse" / "coach.json"


def said(told: str, *keys: str) -> list[int]:
    """How often each of these was said."""
    return [told.count(joined(READER.text(f"coach-{key}"))) for key in keys]


def test_each_thing_is_told_once(call: Call, kept: Path) -> None:
    """A question and what happens unasked are explained when they come up first, at the least
    table; and never again, not even in another match.
    """
    first = call(*PLAY, "--tips", typed="1\n1\n1\nquit\n\n").words
    second = call(*PLAY, "--tips", typed="1\nquit\n\n").words

    assert said(first, "ask-place", "event-sent") == [1, 1]
    assert "[BIB-GIFT-4]" in first
    assert "Guest, Bram " in first
    assert said(second, "ask-place", "event-sent") == [0, 0]
    assert "Guest, Bram, Cleo " in second
    assert kept.is_file()


def test_silence(call: Call, kept: Path) -> None:
    """Whoever wants no tips gets none, then and later, until they want some again; no file of the
    coach stands in the way of a match.
    """
    kept.parent.mkdir()
    kept.write_text("no coach", "utf-8")
    silenced = call(*PLAY, "--tips", typed="tips\n1\n1\n1\nquit\n\n").words
    later = call(*PLAY, "--tips", typed="1\n1\n1\ntips\nquit\n\n").words
    none = call(*PLAY, typed="tips\nquit\n\n").words

    assert said(silenced, "ask-place", "event-sent") == [1, 0]
    assert READER.text("cli-tips-off") in silenced
    assert said(later, "ask-place", "event-sent") == [0, 0]
    assert READER.text("cli-tips-on") in later
    assert READER.text("cli-no-tips") in none
