"""Records of matches with an owner's facts: lines that begin with %, and how they can be broken."""

from typing import Final

import pytest

import owner
from chapterhouse.core.rule import Malformed
from chapterhouse.games import GAMES
from chapterhouse.play.replay import Broken, begun, replay
from chapterhouse.play.seal import check

OURS: Final = GAMES[owner.GAME]
THEIRS: Final = OURS.with_edition(owner.facts())
HEADER, *REST = owner.record().splitlines()


def broken(*lines: str) -> tuple[int, str]:
    """The line at which a record fails, and the key of what is wrong there."""
    with pytest.raises(Broken) as caught:
        replay("\n".join(lines), GAMES)
    assert isinstance(caught.value.cause, Malformed)
    return caught.value.line, caught.value.cause.key


def test_the_facts_stand_behind_the_title() -> None:
    """The digest of the edition in the first line, then a line for each fact that is not ours."""
    lines = owner.record().splitlines()
    facts = [line.split()[:3] for line in lines if line.startswith("%")]

    assert lines[0].split()[1] == f"edition={THEIRS.edition}"
    assert [["%", path, "="] for path in owner.FACTS] == facts
    assert all(line.startswith("%") for line in lines[1 : 1 + len(facts)])


def test_a_record_brings_its_facts_along() -> None:
    """Whoever has it needs no file: the match is played again with the box that it names."""
    again = replay(owner.record(), GAMES)

    assert again.over
    assert again.game.overrides == owner.facts()
    assert again.game.edition == THEIRS.edition != OURS.edition
    assert owner.record().startswith(again.record.text())


@pytest.mark.parametrize("between", ["\n\n", "\r\r\n", "\n  ", "\n# as sent by Anna\n"])
def test_what_means_nothing_ends_no_facts(between: str) -> None:
    """Empty lines, as some programs add them, spaces and comments may stand between the facts."""
    text = owner.record().replace("\n", between)
    again = replay(text, GAMES)

    assert again.game.overrides == owner.facts()
    assert (again.over, check(text, again).standing) == (True, "whole")
    assert broken(HEADER, "", "% path.links") == (3, "no-fact")
    assert broken(HEADER, "", "% path.links = 1")[0] == 3


def test_a_record_with_our_facts_has_none() -> None:
    """Where all is as in our edition there is no such line."""
    match, read = begun([f"{owner.GAME}/{OURS.revision} edition={OURS.edition} Anna Bram"], GAMES)

    assert (match.game, read) == (OURS, 1)
    assert "%" not in match.record.text()


def test_the_lines_that_say_how_it_begins_are_counted() -> None:
    """The title and the facts; what comes after them was played."""
    match, read = begun(owner.record().splitlines(), GAMES)

    assert read == 1 + len(owner.FACTS)
    assert match.record.entries == []


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("% path.last-points", "no-fact"),
        ("% path.last-points =", "no-fact"),
        ("% path.links = [", "no-fact"),
        ("% path.links = " + "[" * 100_000, "no-fact"),
        ("% path.last-points = " + "9" * 5_000, "no-fact"),
        ("%", "no-fact"),
        ("% = 5", "edition-section"),
        ("% path = 5", "edition-key"),
        ("% path.lnks = 5", "edition-key"),
        ("% game = 5", "edition-section"),
        ("% path.last-points = null", "edition-value"),
        ("% path.last-points = 0.5", "edition-value"),
        ("% path.last-points = NaN", "edition-value"),
        ("% path.last-points = true", "edition-number"),
        ('% path.last-points = "six"', "edition-number"),
        ("% path.last-points = -1", "edition-number"),
        ("% box.players = [2, 3, 4, 5]", "edition-fixed"),
        ('% path.bonuses = ["-", "die"]', "edition-list"),
    ],
)
def test_a_fact_must_be_one(line: str, key: str) -> None:
    """No JSON, no such fact, or none to play with: the line is named, and what is wrong."""
    said = REST[len(owner.FACTS) :]

    assert broken(HEADER, line, *said) == (2, key)
    assert broken(HEADER, "% path.last-points = 6", line, *said) == (3, key)


@pytest.mark.parametrize("title", [HEADER, HEADER.replace(THEIRS.edition, OURS.edition)])
def test_the_digest_must_be_that_of_the_facts(title: str) -> None:
    """Facts that were changed, left out or added since give another digest than the title has."""
    facts, said = REST[: len(owner.FACTS)], REST[len(owner.FACTS) :]
    other = [facts[0], facts[1], '% missions.B1 = ["chapel A", "workshop B", "cloister D"]']

    assert broken(title, *other, *said) == (1, "edition")
    if title != HEADER:
        assert broken(title, *facts, *said) == (1, "edition")
    else:
        assert broken(title, *facts[:2], *said) == (1, "edition")
        assert broken(title, *said) == (1, "edition")


def test_facts_do_not_change_in_mid_match() -> None:
    """Once something was played, a line with % is none that can be read."""
    facts, said = REST[: len(owner.FACTS)], REST[len(owner.FACTS) :]

    assert broken(HEADER, *facts, said[0], facts[0]) == (len(facts) + 3, "no-speaker")


def test_what_is_broken_further_on_is_counted_from_the_title() -> None:
    """The lines with facts count, as whoever looks into the file counts them."""
    facts, said = REST[: len(owner.FACTS)], REST[len(owner.FACTS) :]

    assert broken(HEADER, *facts, said[0], "Nobody: 1") == (len(facts) + 3, "speaker")
