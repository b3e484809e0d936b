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


def test_a_match_is_reviewed(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody's chance is told from part to part, then the decisions, or that none is sure."""
    monkeypatch.setattr(review, "SUSPECTS", 2)
    monkeypatch.setattr(review, "PATIENCE", 0.5)
    ran = call("review", "-", typed=record())

    assert (ran.code, ran.err) == (0, "")
    assert "Chances to win, all cards open" in ran.out
    assert "gift turn; with this one, 20 are left." in ran.words
    assert "ecision" in ran.words


def test_what_is_no_record_is_refused(call: Call) -> None:
    """As by every command that reads one."""
    assert call("review", "-", typed="no record\n").code == 2
