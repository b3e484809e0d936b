"""The board of a game that has none of its own, drawn for one that has hands and hidden cards."""

from chapterhouse import start
from chapterhouse.boards import Reader
from chapterhouse.boards.plain import PlainBoard
from chapterhouse.games import GAMES
from chapterhouse.locale import Translator
from cli.rendered import lines

BOARD = PlainBoard(GAMES["biblios"])


def drawn(seat: int, language: str = "en") -> list[str]:
    """What a seat sees after Bram has kept a card."""
    match = start("biblios", ["Anna", "Bram"], seed=7)
    match.play("keep")
    translator = Translator(language, "biblios")
    return lines(BOARD.draw(match.view(seat), Reader(translator, match.record.names, seat)))


def test_every_place_is_listed_with_what_is_seen_there() -> None:
    """Cards that others hold are counted and not named; copies are told once."""
    told = drawn(1)

    assert "Card kept            1   manuscript 1-A" in told
    assert "Picked out           6   2 x gold 1, 2 x gold 2, 2 x gold 3" in told
    assert "Anna: hand           0" in told
    assert "Card kept            1" in drawn(0)


def test_it_speaks_every_language() -> None:
    """Names of places and cards are those of the game."""
    assert "Behaltene Karte      1   Manuskript 1-A" in drawn(1, "de")
