"""The game in one page: which tables of it can be read."""

import pytest

from chapterhouse.core.overview import overview
from chapterhouse.core.rule import rulebook

RULES = rulebook("""
TOY-1  book  candles burn
TOY-2  book  the last one wins
""")


def test_a_passage_has_its_part_its_key_and_its_rules() -> None:
    """Passages come as they stand; advice sums up no rule."""
    read = overview("aim win TOY-2 TOY-1\nadvice wait", RULES)

    assert [(passage.part, passage.key) for passage in read] == [("aim", "win"), ("advice", "wait")]
    assert [[rule.id for rule in passage.rules] for passage in read] == [["TOY-2", "TOY-1"], []]


@pytest.mark.parametrize(
    ("table", "told"),
    [
        (
            "moral win TOY-2",
            "moral win: parts are aim, turn, scoring, signs, advice, in",
        ),
        ("turn burn TOY-1\naim win TOY-2", "aim win: parts are aim, turn"),
        ("aim win TOY-2\nturn win TOY-1", "turn win: this key is already taken"),
        ("aim win TOY-2 TOY-3 TOY-4", "aim win: there is no rule TOY-3, TOY-4"),
    ],
)
def test_a_table_that_cannot_be_read(table: str, told: str) -> None:
    """What is wrong with it is said."""
    with pytest.raises(ValueError, match=told):
        overview(table, RULES)
