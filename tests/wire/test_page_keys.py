"""The keys of the page: those that sentences are known by, and those that a person presses."""

import json
import os
import re
import subprocess
from pathlib import Path
from typing import Final

import msgspec
import pytest

from chapterhouse.games import GAMES
from chapterhouse.wire.messages import Prompt
from chapterhouse.wire.scribe import Scribe
from conformance.walk import USUAL, sampled

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parents[1]
BOARDS: Final = ROOT / "ui/src/games"
KEY: Final = re.compile(r'"((?:ask|act|event)-[a-z-]+)"')
TOOLS: Final = set("hulwe")  # hint, take back, lists, end of the turn


@pytest.mark.parametrize("game", GAMES)
def test_the_page_knows_no_key_that_is_gone(game: str) -> None:
    """Every question, action and event that a board looks for is one of its game."""
    files = [path for kind in ("ts", "svelte") for path in (BOARDS / game).glob(f"*.{kind}")]
    looked_for = {key for path in files for key in KEY.findall(path.read_text("utf-8"))}

    assert looked_for - {template.key for template in GAMES[game].templates} == set()
    assert looked_for or not (BOARDS / game).exists()


def asked(game: str) -> list[Prompt]:
    """A prompt for every kind of question, and more of them, as whoever is asked gets it."""
    table = next(table for table in USUAL if table.game.name == game)
    scribe = Scribe(table.game, "en", table.names)
    states = [stop.state for stop in sampled(table) if stop.state.seat() >= 0]
    prompts = [scribe.prompt(s.seen_by(s.seat())) for s in states]
    return [prompt for prompt in prompts if prompt]


def pressed(prompts: list[Prompt]) -> list[dict[int, str]]:
    """The keys that the page gives to the options of each, by action."""
    ran = subprocess.run(
        [ROOT / ".venv/bin/node", HERE / "keys.mjs"],
        input=msgspec.json.encode(prompts),
        stdout=subprocess.PIPE,
        env=os.environ | {"NODE_NO_WARNINGS": "1"},
        check=True,
    )
    return [{action: key for action, key in keys if key} for keys in json.loads(ran.stdout)]


@pytest.mark.parametrize("game", ["biblios", "monasterium", "monastery"])
def test_a_digit_answers_what_shows_it(game: str) -> None:
    """No option has a digit for its key that it does not show, if it shows any; what alone shows a
    number has it; no key answers two options, or presses a tool.
    """
    prompts = asked(game)
    alone = 0
    for prompt, keys in zip(prompts, pressed(prompts), strict=True):
        shown = {o.action: re.findall("[0-9]+", o.text) for o in prompt.options}
        assert len({*keys.values()}) == len(keys)
        assert not TOOLS & {*keys.values()}
        for action, key in keys.items():
            assert not key.isdigit() or shown[action] in ([], [key]), (prompt.question, key)
        numbers = [numbers[0] for numbers in shown.values() if len(numbers) == 1]
        if not prompt.amount and len({*numbers}) == len(shown) and max(map(len, numbers)) == 1:
            alone += 1
            assert keys == {action: number for action, (number,) in shown.items()}

    assert alone or game != "monastery"  # its boxes
