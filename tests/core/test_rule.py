"""The table of rules, and the two ways in which input fails."""

import pytest

from chapterhouse.core.rule import Illegal, Malformed, Rule, rulebook
from chapterhouse.core.sentence import AMOUNT, Sentence, Slot, Template

TABLE = """
TOY-KEEP-1 book one card is kept

TOY-KEEP-2 AMB-7 of cards that are equal
  it does not matter
   which
TOY-GIVE-1 house the others are given
"""


def test_a_table_is_read() -> None:
    """Each entry gives its id, its origin, and its sentence on one line."""
    rules = rulebook(TABLE)

    assert list(rules) == ["TOY-KEEP-1", "TOY-KEEP-2", "TOY-GIVE-1"]
    assert list(rules) == [rule.id for rule in rules.values()]
    assert [rule.origin for rule in rules.values()] == ["book", "AMB-7", "house"]
    assert rules["TOY-KEEP-1"].text == "one card is kept"
    assert rules["TOY-KEEP-2"].text == "of cards that are equal it does not matter which"


def test_an_empty_table_has_no_rules() -> None:
    """Nothing is read from nothing."""
    assert rulebook("\n  \n") == {}


@pytest.mark.parametrize("table", ["KEEP-1", "KEEP-1 book", "  KEEP-1 book\n"])
def test_a_rule_has_three_parts(table: str) -> None:
    """An id, an origin and a sentence are needed; the entry that lacks one is shown."""
    with pytest.raises(ValueError, match="a rule needs an id, an origin and a sentence: 'KEEP-1"):
        rulebook(table)


def test_ids_are_used_once() -> None:
    """An id given twice is refused by name."""
    with pytest.raises(ValueError, match="TOY-A is already taken; ids are never reused"):
        rulebook("TOY-A book one\nTOY-B book two\nTOY-A book three")


def test_the_first_line_may_be_indented() -> None:
    """A first line continues nothing, whatever it begins with."""
    assert list(rulebook(" TOY-A book one")) == ["TOY-A"]


def test_rules_are_cited() -> None:
    """A rule shows itself as books cite it."""
    assert repr(Rule("TOY-1", "book", "one card is kept")) == "one card is kept [TOY-1]"


def test_illegal_names_action_and_rule() -> None:
    """An action against a rule is told with the rule; other languages find what they need."""
    rule = Rule("TOY-1", "book", "one card is kept")
    take = Template("act-take", [Slot("amount", AMOUNT)], "take")
    illegal = Illegal(Sentence(take, [3]), rule)

    assert str(illegal) == "cannot take 3: one card is kept [TOY-1]"
    assert (illegal.word, illegal.action.template, illegal.action.values) == ("take 3", take, [3])
    assert illegal.rule is rule
    assert isinstance(illegal, ValueError)


def test_malformed_fills_its_sentence() -> None:
    """Input that cannot be read is told in English, and keeps what other languages need."""
    malformed = Malformed(
        "no-seat", "{name} has no seat; try {seats}", {"name": "Al", "seats": "2"}
    )

    assert str(malformed) == "Al has no seat; try 2"
    assert (malformed.key, malformed.slots) == ("no-seat", {"name": "Al", "seats": "2"})
    assert isinstance(malformed, ValueError)
