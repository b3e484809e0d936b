"""A game without a board of its own, which the guide for new games adds, in the browser."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.server import Server
from browser.table import Person
from house.guide import Guide


@pytest.fixture
def candles(tmp_path: Path) -> Iterator[str]:
    """The address of a copy of the program that has the game."""
    Guide.read("add-a-game.md").follow(tmp_path)
    server = Server(tmp_path / "tables.db", source=tmp_path / "src")
    server.start()
    yield server.address
    server.stop()


def test_a_game_without_a_board_is_played(page: Page, candles: str) -> None:
    """The page lists what lies where, and asks; so the match comes to its end."""
    anna = Person(page, game="candles")
    anna.start(2, candles)

    expect(anna.board.get_by_role("row")).to_have_text(
        [re.compile("burning *9 *9 . candle"), "put out0"]
    )

    assert anna.play() == "over"
    expect(page.locator(".chronicle")).to_contain_text("put out the last candle: 1 point.")
