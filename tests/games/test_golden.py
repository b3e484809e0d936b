"""Golden matches and counts: what was once right stays the same, in every build."""

from pathlib import Path

import pytest

from chapterhouse import replay
from chapterhouse.core.game import Game
from chapterhouse.games import GAMES
from games.golden import MATCHES, files, golden
from games.perft import counted

HERE = Path(__file__).parent
FILES = [path for game in GAMES.values() for path in files(game)]
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


@pytest.mark.parametrize("path", FILES, ids=[f"{p.parts[-3]} {p.stem}" for p in FILES])
def test_a_golden_match_replays(path: Path) -> None:
    """It ends, and at every twentieth line and at the end the position has its digest."""
    text = path.read_text("utf-8")
    match = replay(text)

    assert match.over
    assert text.splitlines()[-1] == f"@ {match.digest}"


@every_game
def test_golden_matches_are_played_again(game: Game) -> None:
    """The same seeds and players give the same match; if they should not, run scripts/golden."""
    for path, (seats, number) in list(files(game).items())[::MATCHES]:
        assert path.read_text("utf-8") == golden(game, seats, number), "run scripts/golden"


@every_game
def test_golden_matches_vary(game: Game) -> None:
    """Among them, every value of every option is played."""
    headers = "\n".join(path.read_text("utf-8").partition("\n")[0] for path in files(game))
    values = [f"{option.name}={value}" for option in game.options for value in option.values[1:]]

    assert [value for value in values if value not in headers] == []


@every_game
def test_sequences_are_counted(game: Game) -> None:
    """perft.txt: so many sequences of actions, by depth; if they should not, run scripts/golden."""
    table = (HERE / game.name / "perft.txt").read_text("utf-8")

    assert table == counted(table), "run scripts/golden"
