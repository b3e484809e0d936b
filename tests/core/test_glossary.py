"""What is told of the things on a table: which glossaries can be read."""

import pytest

from chapterhouse.core.glossary import glossary
from chapterhouse.core.rule import rulebook

RULES = rulebook("""
TOY-1  book  candles burn
TOY-2  book  the last one wins
""")


def test_an_entry_has_its_key_and_its_rules() -> None:
    """Entries come as they stand, with the rules behind them."""
    read = glossary("wick TOY-2 TOY-1\nwax TOY-1", RULES)

    assert {key: [rule.id for rule in rules] for key, rules in read.items()} == {
        "wick": ["TOY-2", "TOY-1"],
        "wax": ["TOY-1"],
    }


@pytest.mark.parametrize(
    ("table", "told"),
    [
        ("wick", "wick: an entry names the rules behind it"),
        ("wick TOY-1\nwick TOY-2", "wick: this key is already taken"),
        ("wick TOY-1 TOY-3", "wick: there is no rule TOY-3"),
    ],
)
def test_a_glossary_that_cannot_be_read(table: str, told: str) -> None:
    """What is wrong with it is said."""
    with pytest.raises(ValueError, match=told):
        glossary(table, RULES)
