"""`chapterhouse review`: how a match went, and what cost most."""

import pytest

from chapterhouse.cli import review
from chapterhouse.games import GAMES
from chapterhouse.play.dealer import Seeded
from chapterhouse.play.match import Match
from cli.ran import Call


def record() -> str:
    """A match in which everybody takes the first choice."""
    match = Match(GAMES["biblios"], ["Anna", "Bram"], Seeded(4))
    while not match.over:
        match.act(match.state.legal()[0])
    return match.record.text()


@pytest.mark.parametrize(
    ("flags", "by"),
    [
        ([], "by what could be known"),
        (["--open"], "all cards open"),
        (["--as", "Bram"], "by what could be known"),
    ],
)
def test_a_match_is_reviewed(
    call: Call, monkeypatch: pytest.MonkeyPatch, flags: list[str], by: str
) -> None:
    """Everybody's chance is told from part to part, then the decisions of all or of one, by what
    could be known or with all cards open.
    """
    monkeypatch.setattr(review, "SUSPECTS", 3)
    monkeypatch.setattr(review, "MOMENTS", 3)
    ran = call("review", "-", *flags, typed=record())

    assert (ran.code, ran.err) == (0, "")
    assert f"Chances to win, {by}" in ran.out
    assert "gift turn; with this one, 20 are left." in ran.words
    assert "% (± " in ran.out
    assert "The decisions that cost most" in ran.words
    assert (" Anna: " in ran.words) == (not flags or flags == ["--open"])


def test_what_is_no_record_is_refused(call: Call) -> None:
    """As by every command that reads one."""
    assert call("review", "-", typed="no record\n").code == 2


def test_whoever_was_not_there_is_refused(call: Call) -> None:
    """As by a replay."""
    assert call("review", "-", "--as", "Zoe", typed=record()).code == 2
