"""What a coach says, and what is said where that cannot be read."""

import pytest

from chapterhouse.games import GAMES
from chapterhouse.lessons import coach
from chapterhouse.lessons.lesson import BadLesson
from chapterhouse.locale import Translator

LONGEST = 190  # letters of a sentence or two, in English


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("ask-me BIB-GIFT-4", "1: ask-me: nothing is asked or told so; try "),
        (
            "ask-bid BIB-PEN-1\nask-bid BIB-PEN-2",
            "2: ask-bid: a second sentence to it; it needs one",
        ),
        ("ask-bid GIFT-4", "1: GIFT-4: there is no such rule; write it as BIB-"),
    ],
)
def test_what_is_no_tip(text: str, problem: str) -> None:
    """Errors say the file, the line, what is wrong and what would be right."""
    with pytest.raises(BadLesson) as caught:
        coach.read(GAMES["biblios"], text)

    assert str(caught.value).startswith(f"games/biblios/lessons/coach.txt:{problem}")


@pytest.mark.parametrize("game", GAMES)
def test_tips_are_short(game: str) -> None:
    """Nobody reads much between two moves."""
    reader = Translator("en", game)
    long = [tip.key for tip in coach.tips(game) if len(reader.text(tip.key)) > LONGEST]

    assert coach.tips(game)
    assert long == []
