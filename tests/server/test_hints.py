"""Hints, written out for whoever asked."""

import pytest

from chapterhouse import start
from chapterhouse.server import hints
from chapterhouse.server.bots import Answer, Expected, Reasons
from chapterhouse.wire.scribe import Scribe


@pytest.mark.parametrize(
    ("chance", "lead", "alike", "expected"),
    [
        (0.48, 0.3, "About as good: send it to the auction", []),
        (
            0.2,
            -1.5,
            "",
            [
                "keep it: 50% to win (±\xa06), level on points (±\xa01.0)",
                "send it to the auction: 20% to win (±\xa06), 1.5 points behind (±\xa01.0)",
            ],
        ),
    ],
)
def test_what_cannot_be_told_apart_has_no_numbers(
    chance: float, lead: float, alike: str, expected: list[str]
) -> None:
    """Where the difference may be nothing but uncertainty, the other option is only named."""
    match = start("biblios", players=["Anna", "Bram"], seed=7)
    options = [Expected(0, 0.5, 0.03, 0.01, 0.5), Expected(1, chance, 0.03, lead, 0.5)]
    answer = Answer(0, Reasons(None, options, []))

    hint = hints.written(Scribe(match.game, "en", ["Anna", "Bram"]), match.state, 1, answer)

    assert (hint.alike, hint.expected) == (alike, expected)
