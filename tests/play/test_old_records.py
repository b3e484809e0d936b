"""Records that earlier releases wrote, when facts of our editions have been corrected since: they
replay, their deal holds, and they give the result that they gave.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from chapterhouse.games import GAMES
from chapterhouse.play.match import Match
from chapterhouse.play.replay import Broken, replay
from chapterhouse.play.seal import check
from corrected import later_release

OLD: Final = Path(__file__).parent / "old"
RECORDS: Final = sorted(OLD.glob("*/*.txt"))
each_record = pytest.mark.parametrize(
    "file", RECORDS, ids=[f"{file.parent.name}/{file.stem}" for file in RECORDS]
)


@pytest.fixture(scope="module", autouse=True)
def later() -> Iterator[None]:
    """A release with other facts of every game."""
    with later_release():
        yield


def result(match: Match) -> dict[str, object]:
    """What came of a match."""
    game, actions = match.game, len(match.record.entries)
    points, ranks = game.points(match.state), game.ranks(match.state)
    return {"points": points, "ranks": ranks, "actions": actions}


@each_record
def test_an_old_record_gives_its_old_result(file: Path) -> None:
    """Every action is legal still, the deal holds, and points and places are as they were; written
    out again, the record is the same but for what stands behind the match.
    """
    text = file.read_text("utf-8")
    match = replay(text, GAMES)
    then = json.loads((file.parent / "results.json").read_text("utf-8"))[file.stem]
    seal = check(text, match)

    assert match.over
    assert (seal.fault, seal.secret is None) == (None, False)
    assert then == result(match)
    assert text.partition("@")[0] == match.record.text()
    assert match.game.edition != GAMES[match.game.name].edition


@pytest.mark.parametrize("name", ["biblios-2", "monasterium-2", "monastery-2"])
def test_with_the_facts_of_today_it_would_be_another_match(name: str) -> None:
    """A record that does not say its edition is read with ours: it breaks, or ends otherwise."""
    text = (OLD / f"2026.11.0/{name}.txt").read_text("utf-8")
    then = result(replay(text, GAMES))

    try:
        now = result(replay(re.sub(" edition=[0-9a-f]+", "", text), GAMES))
    except Broken:
        return
    assert now != then
