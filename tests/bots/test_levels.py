"""Levels: what each can do is enough for what it is meant to do."""

from chapterhouse.bots.levels import LADDER
from chapterhouse.bots.race import FIRST
from chapterhouse.bots.rollout import MOST


def test_whoever_plays_on_can_prove_something() -> None:
    """With all options in the race there is the effort for as many worlds as a proof asks for."""
    efforts = {name: level.effort for name, level in LADDER.items() if level.effort}

    assert set(efforts) == {"7", "8"}
    assert min(efforts.values()) >= MOST * FIRST
