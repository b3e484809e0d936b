"""Choices: how they are numbered and shortened, and what is understood of what is typed."""

import pytest

from chapterhouse.cli.choices import Form
from chapterhouse.core.rule import Malformed
from cli.rendered import choices, lines

ROLL = "monasterium/1 Red Blue\n> Red hand 2 white 1 own\n: 2, 2, 6"
TAKE = "monasterium/1 Red Blue\n> F3 3 white\n> F6 1 white 1 Blue"
LATE = """monasterium/1 Red Blue Green
    > Red sent I-A room A1, III-A chapel A
    > Blue sent I-A room A2
    > Red has 4 soup 2 tool 3 influence
    > F1 1 white
    Red: take 1 F1, STD-A"""
WHERE = f"{LATE}, send I-B"
BONUS = """monasterium/1 Red Blue
    > F5 1 white
    Red: take 1 F5, STD-E"""


def test_what_says_a_number_has_that_number() -> None:
    """A face is named by its number, shown or not; what has none comes behind them all."""
    found = choices(ROLL)
    assert {found.words[action]: number for action, number in found.numbers().items()} == {
        "place 2": 2,
        "place 6": 6,
        "reroll": 7,
    }
    assert [found.words[found.find(answer)] for answer in ("2", "6", "7")] == [
        "place 2",
        "place 6",
        "reroll",
    ]


def test_a_number_that_is_forbidden_is_refused_by_its_rule() -> None:
    """Naming a face that nobody rolled is no riddle."""
    found = choices(ROLL)
    assert "[MSM-DICE-3]" in str(found.refusal(found.find("5")))


def test_other_choices_are_counted() -> None:
    """In the order of what is legal."""
    found = choices(TAKE)
    assert [found.words[found.find(str(n))] for n in (1, 2, 3, 4)] == [
        "take 1 F3",
        "take 2 F3",
        "take 3 F3",
        "take 1 F6",
    ]
    with pytest.raises(Malformed):
        found.find("5")


def test_words_are_shortened_until_they_would_be_the_same() -> None:
    """The name is enough for a place, but a number of dice needs its field."""
    assert choices(TAKE).shorts()[7] == "2 F3"
    assert {"A1", "E8"} <= {*choices(WHERE).shorts().values()}


@pytest.mark.parametrize("answer", ["A5", "a5", "Room  a5 WORKSHOP", "send it"])
def test_a_place_is_found_however_it_is_named(answer: str) -> None:
    """By its name, its word or its sentence."""
    found = choices(WHERE)
    sentence = "send it to workshop A5"
    assert found.words[found.find(answer.replace("send it", sentence))] == "room A5 workshop"


def test_why_not_there() -> None:
    """What a rule forbids is found by its end as well, and refused by that rule."""
    found = choices(WHERE)
    assert "[MSM-BLD-1]" in str(found.refusal(found.find("A2")))
    assert "[MSM-NOVICE-3]" in str(found.refusal(found.find("E1")))
    assert "[MSM-SETUP-2]" in str(found.refusal(found.find("A4")))


def test_long_lists_show_what_is_legal_alone() -> None:
    """Of forty places those that could be entered are listed, and numbered from 1."""
    found = choices(WHERE)
    assert len(found.options) == 40
    assert [choice.number for choice in found.listed()] == [*range(1, len(found.legal) + 1)]
    assert {choice.rule for choice in found.listed()} == {None}


def test_short_lists_show_what_is_forbidden_too() -> None:
    """With the rule in place of a number; where there is less room, it goes."""
    found = choices("monasterium/1 Red Blue\n> F2 1 white\nRed: take 1 F2")
    full, legal = lines(found.draw()), lines(found.draw(Form.LEGAL))
    assert full[0].split() == ["1", "gain", "1", "soup", "(B)", "STD-B"]
    assert full[1].split()[0] == "-"
    assert full[1].endswith("MSM-ACT-11")
    assert legal == [" 1  gain 1 soup (B)"]


def test_forms_take_less_and_less_room() -> None:
    """Sentences, then sentences in columns, then words in columns."""
    for text in (ROLL, TAKE, LATE, WHERE, BONUS):
        heights = [len(lines(choices(text).draw(form))) for form in Form]
        assert heights == sorted(heights, reverse=True)
        assert heights[-1] <= 3


def test_the_shortest_form_has_numbers_and_words() -> None:
    """A word that is a number is written whole."""
    assert lines(choices(ROLL).draw(Form.SHORT)) == [" 2 place 2  6 place 6  7 reroll"]
    assert lines(choices(TAKE).draw(Form.SHORT)) == [" 1 1 F3  2 2 F3  3 3 F3  4 1 F6"]


def test_words_are_cut_where_they_differ() -> None:
    """Long words of many parts keep what only they begin with; that much can be typed."""
    found = choices("""monastery/1 Red Blue
        > | .  chapel│(R)  .  .
        > | .  @RR         @  @
        > | .  @B          @  @
        > Red hand chapter-house field""")
    assert set(found.starts().values()) >= {"end", "walk abbey", "walk chapel", "raise field"}
    assert found.words[found.find("walk chapel")] == "walk chapel 0 -1 standing"
    assert " 1 end " in lines(found.draw(Form.START))[0]


def test_coordinates_are_no_numbers_of_choices() -> None:
    """Only where nothing but the last number differs, choices are numbered by it."""
    found = choices("""monastery/1 Red Blue
        > Red hand chapel
        Red: raise chapel""")
    assert [choice.number for choice in found.listed()] == [*range(1, len(found.legal) + 1)]


def test_a_box_is_entered_by_its_number() -> None:
    """The number that is printed in a box, not its place in the list."""
    found = choices("""monastery/1 Red Blue
        > | kitchen├[...]   .              .
        > | path│()         .              .
        > | @RR             @              @
        > | @B              @              @
        Red: walk abbey 0 0 standing, to kitchen 0 -2 2""")
    numbers = {found.words[action]: number for action, number in found.numbers().items()}
    assert numbers == {"into box-1 3": 3, "into box-2 2": 2, "into box-3 1": 1}
    assert found.words[found.find("3")] == "into box-1 3"
