"""Translations: digests, stamps, and what is found in a file."""

import pytest

import translations

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
    assert translations.digest("one two\n  three") == translations.digest("one two three")
    assert translations.digest("one two") != translations.digest("one too")


def test_variables_are_found_wherever_they_stand() -> None:
    """In selectors, variants and attributes, and in messages that are mentioned."""
    found = translations.entries(FILE)
    assert found["bid"].variables == {"seat", "amount", "card-acc", "count"}
    assert found["coins"].variables == {"count"}


def test_a_stamp_is_read_among_other_comments() -> None:
    """A message without one has an empty stamp."""
    assert [entry.stamp for entry in translations.entries(FILE).values()] == ["00000000", ""]


def test_a_case_belongs_to_its_slot() -> None:
    """`card-acc` is the slot `card`; other hyphens are part of the name."""
    assert [translations.base(name) for name in ("card-acc", "card", "two-cards")] == [
        "card",
        "card",
        "two-cards",
    ]


@pytest.mark.parametrize("file", ["bid = { $amount\n", "bid = 1\nbid = 2\n"])
def test_a_broken_file_is_refused(file: str) -> None:
    """Fluent would pass over what it cannot read, and over a second message of the same key."""
    with pytest.raises(ValueError, match=r"no message|given twice"):
        translations.entries(file)


def test_stamping_makes_a_translation_of_today() -> None:
    """All messages are stamped, those already stamped anew, and nothing else changes."""
    texts = {"bid": "{ $seat } bids", "coins": "coins"}
    stamped = translations.stamped(FILE, texts, [])
    assert len(translations.stale(translations.entries(FILE), texts)) == 2
    assert translations.stale(translations.entries(stamped), texts) == []
    assert stamped == translations.stamped(stamped, texts, [])
    assert translations.entries(FILE)["bid"].text == translations.entries(stamped)["bid"].text
    assert "# Said often.\n# en " in stamped


def test_stamping_can_be_for_some_messages_only() -> None:
    """A message that is not named keeps its stamp."""
    texts = {"bid": "{ $seat } bids", "coins": "coins"}
    stamped = translations.stamped(FILE, texts, ["coins"])
    stale = translations.stale(translations.entries(stamped), texts)
    assert [line.partition(":")[0] for line in stale] == ["bid"]
