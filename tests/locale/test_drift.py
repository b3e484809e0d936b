"""Drift: digests, stamps, and what is found in a file."""

import pytest

from chapterhouse.locale import drift

FILE = """\
## numbers

# Said often.
# en 00000000
bid = { $seat } ставит { $amount ->
    [one] { $amount } монету
   *[other] { $amount } { coins }
}
    .about = { $card-acc }
coins = { $count } монет
"""


def test_a_digest_ignores_how_a_text_is_wrapped() -> None:
    """Only words count."""
    assert drift.digest("one two\n  three") == drift.digest("one two three")
    assert drift.digest("one two") != drift.digest("one too")


def test_variables_are_found_wherever_they_stand() -> None:
    """In selectors, variants and attributes, and in messages that are mentioned."""
    found = drift.entries(FILE)
    assert found["bid"].variables == {"seat", "amount", "card-acc", "count"}
    assert found["coins"].variables == {"count"}


def test_a_stamp_is_read_among_other_comments() -> None:
    """A message without one has an empty stamp."""
    assert [entry.stamp for entry in drift.entries(FILE).values()] == ["00000000", ""]


def test_a_case_belongs_to_its_slot() -> None:
    """`card-acc` is the slot `card`; other hyphens are part of the name."""
    assert [drift.base(name) for name in ("card-acc", "card", "two-cards")] == [
        "card",
        "card",
        "two-cards",
    ]


@pytest.mark.parametrize("file", ["bid = { $amount\n", "bid = 1\nbid = 2\n"])
def test_a_broken_file_is_refused(file: str) -> None:
    """Fluent would pass over what it cannot read, and over a second message of the same key."""
    with pytest.raises(ValueError, match=r"no message|given twice"):
        drift.entries(file)


def test_stamping_makes_a_translation_of_today() -> None:
    """All messages are stamped, those already stamped anew, and nothing else changes."""
    texts = {"bid": "{ $seat } bids", "coins": "coins"}
    stamped = drift.stamped(FILE, texts, [])
    assert len(drift.stale(drift.entries(FILE), texts)) == 2
    assert drift.stale(drift.entries(stamped), texts) == []
    assert stamped == drift.stamped(stamped, texts, [])
    assert drift.entries(FILE)["bid"].text == drift.entries(stamped)["bid"].text
    assert "# Said often.\n# en " in stamped


def test_stamping_can_be_for_some_messages_only() -> None:
    """A message that is not named keeps its stamp."""
    texts = {"bid": "{ $seat } bids", "coins": "coins"}
    stamped = drift.stamped(FILE, texts, ["coins"])
    assert [line.partition(":")[0] for line in drift.stale(drift.entries(stamped), texts)] == [
        "bid"
    ]
