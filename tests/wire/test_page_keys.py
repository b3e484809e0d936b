"""What the page looks for by its key is there: it knows sentences by nothing else."""

import re
from pathlib import Path
from typing import Final

import pytest

from chapterhouse.games import GAMES

BOARDS: Final = Path(__file__).parents[2] / "ui/src/games"
KEY: Final = re.compile(r'"((?:ask|act|event)-[a-z-]+)"')


@pytest.mark.parametrize("game", GAMES)
def test_the_page_knows_no_key_that_is_gone(game: str) -> None:
    """Every question, action and event that a board looks for is one of its game."""
    files = [path for kind in ("ts", "svelte") for path in (BOARDS / game).glob(f"*.{kind}")]
    looked_for = {key for path in files for key in KEY.findall(path.read_text("utf-8"))}

    assert looked_for - {saying.key for saying in GAMES[game].sayings} == set()
    assert looked_for or not (BOARDS / game).exists()
