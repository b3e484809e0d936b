"""How far somebody has come in a match."""

import pytest

from page.conftest import Ran

READER, OTHER = 0, 1
PLAYED = "return page.hasPlayed(given.lines, 0)"


@pytest.mark.parametrize(
    ("lines", "played"),
    [
        ([], False),
        ([(READER, False), (OTHER, False)], False),  # colours are dealt, and tiles
        ([(OTHER, True), (READER, False)], False),  # it is the reader's turn
        ([(OTHER, True), (READER, True), (READER, False)], False),
        ([(READER, True), (OTHER, False), (READER, True)], False),  # another has to take a card
        ([(READER, True), (READER, False), (OTHER, True)], True),
    ],
)
def test_a_first_turn_is_over(ran: Ran, lines: list[tuple[int, bool]], *, played: bool) -> None:
    """A first turn is over once somebody else has played after it."""
    told = [{"seat": seat, "telling": telling} for seat, telling in lines]
    assert ran("house/played", PLAYED, lines=told) is played
