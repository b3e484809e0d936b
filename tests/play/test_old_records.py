"""Records that earlier releases wrote: they replay, hold, and give the result that they gave."""

import json
from pathlib import Path
from typing import Final

import pytest

from chapterhouse.games import GAMES
from chapterhouse.play.replay import replay
from chapterhouse.play.seal import check

OLD: Final = Path(__file__).parent / "old"
RECORDS: Final = sorted(OLD.glob("*/*.txt"))
each_record = pytest.mark.parametrize(
    "file", RECORDS, ids=[f"{file.parent.name}/{file.stem}" for file in RECORDS]
)


def result(file: Path) -> dict[str, list[int]]:
    """What the match gave when it was played."""
    found: dict[str, list[int]] = json.loads((file.parent / "results.json").read_text())[file.stem]
    return found


@each_record
def test_an_old_record_gives_its_old_result(file: Path) -> None:
    """Every action is legal still, the deal holds, and points and places are as they were."""
    text = file.read_text("utf-8")
    match = replay(text, GAMES)
    game, seal = match.game, check(text, match)

    assert (match.over, seal.fault) == (True, None)
    assert seal.secret is not None
    assert result(file) == {
        "points": game.points(match.state),
        "ranks": game.ranks(match.state),
        "actions": len(match.record.entries),
    }
