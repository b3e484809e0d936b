"""What an owner's file says itself, and how it is written again."""

import pytest

from chapterhouse.core.rule import Malformed
from chapterhouse.editions import load
from chapterhouse.editions.custom import custom_edition, stated
from chapterhouse.editions.stated import Printing, Stated
from chapterhouse.games import GAMES

FILE = """game = "monasterium"
name = "The \\"box\\" on my shelf"

[printing]
language = "de"
year = 2020
publisher = "dlp games"

[sources]
"my photo" = "a photograph of the board"

[box]
tokens = { is = { soup = 30, tool = 21 }, by = "book" }

[path]
last-points = { is = 5, by = "book", source = ["my photo"], note = "a \\\\ and a \\"" }
"""


@pytest.mark.parametrize("game", list(GAMES))
def test_a_whole_edition_is_written_as_it_is_read(game: str) -> None:
    """Every fact of ours, with sources and notes, comes back from the file that says it."""
    ours = load(game)
    whole = Stated(game, ours.name, Printing("de", 2020, "one"), ours.sources, ours.facts)
    again = stated(game, whole.text)

    assert again == whole
    assert list(again.facts) == list(ours.facts)
    assert again.edition == ours
    assert again.text == whole.text


def test_a_file_comes_back_letter_by_letter() -> None:
    """As the form wrote it, so it reads and writes it again; words that TOML would misread too."""
    read = stated("monasterium", FILE)

    assert read.text == FILE
    assert read.printing == Printing("de", 2020, "dlp games")
    assert read.facts["path.last-points"].note == 'a \\ and a "'
    assert stated("monasterium", Stated("monasterium").text) == Stated("monasterium")


def test_a_confirmation_is_told_from_a_correction() -> None:
    """By the value alone; the edition that is played with has both."""
    read = stated("monasterium", FILE)

    assert read.confirmed == ["path.last-points"]
    assert read.edition == custom_edition("monasterium", FILE)
    assert read.edition["box.tokens"] == {"soup": 30, "tool": 21}


@pytest.mark.parametrize(
    "printing",
    [
        'language = "German, I think"',
        'language = "d e"',
        "year = 20",
        'year = "2020"',
        f'publisher = "{"x" * 61}"',
        'seller = "a friend"',
    ],
)
def test_no_printing(printing: str) -> None:
    """What says none is refused with what would."""
    with pytest.raises(Malformed) as caught:
        stated("biblios", f"[printing]\n{printing}\n")
    assert caught.value.key == "edition-printing"
    with pytest.raises(Malformed):
        stated("biblios", "printing = 5\n")
