"""The parts of a match, known by the events that begin them."""

import pytest

from chapterhouse import start
from chapterhouse.games import GAMES
from chapterhouse.play.chapters import going_on, level


@pytest.mark.parametrize("game", GAMES)
def test_every_match_is_divided(game: str) -> None:
    """Only the smallest parts are told of inside larger ones; a larger one ends the smaller."""
    match = start(game, ["Anna", "Bram"], seed=3)
    while not match.over:
        match.act(match.state.legal()[0])
    begun = [event for event in match.events if level(match.game, event) is not None]
    levels = {level(match.game, event) for event in begun}

    assert len(begun) >= 6
    assert levels == set(range(len(levels)))
    for at in range(1, len(begun) + 1):
        parts = going_on(match.game, begun[:at])
        assert parts[-1] is begun[at - 1]
        assert [level(match.game, part) for part in parts] == list(range(len(parts)))
