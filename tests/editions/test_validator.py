"""The validator: each fact read as what it must be, and every fault of it noted."""

from typing import Any

import pytest

from chapterhouse.editions import Edition, Fact
from chapterhouse.editions.validator import Validator


def validator(value: Any) -> Validator:  # noqa: ANN401 - whatever TOML holds
    """A validator of an edition whose one fact is box.dice."""
    return Validator(Edition("toy", "Toy", {}, {"box.dice": Fact("box.dice", value, "book", ())}))


def said(one: Validator) -> list[str]:
    return [str(problem) for problem in one.problems]


def test_what_is_right_is_given() -> None:
    """Nothing is noted, and the value comes back."""
    assert validator(5).number("box.dice", 5, 5) == 5
    assert validator([1, 2]).numbers("box.dice", 1, [1, 2]) == [1, 2]
    assert validator({"b": 2, "a": 1}).amounts("box.dice", ["a", "b"], 0, 9) == [1, 2]
    assert validator(["x", "x"]).choices("box.dice", ["x", "y"], 1, 2) == ["x", "x"]
    assert validator([]).items("box.dice", 0, 2) == []


def test_what_is_missing_is_noted_once() -> None:
    """By its path."""
    one = validator(5)

    assert one.number("box.age", 1, 2) is None
    assert one.numbers("box.age", 1, [2]) is None
    assert one.amounts("box.age", ["a"], 1, 2) is None
    assert one.choices("box.age", ["a"], 1, 2) is None
    one.words("box.age")
    one.fixed("box.age", 5)
    assert said(one) == ["box.age is missing; every edition says it"] * 6


@pytest.mark.parametrize("value", [0, 10, True, "5", [5], {}])
def test_no_number(value: object) -> None:
    """Too little, too much, no number at all; true is no 1."""
    one = validator(value)

    assert one.number("box.dice", 1, 9) is None
    assert said(one)[0].endswith("; it needs a whole number: 1-9")


def test_every_wrong_number_is_noted() -> None:
    """By its place, counted from 1, each with its own bounds."""
    one = validator([0, 1, 9])

    assert one.numbers("box.dice", 1, [2, 2, 3]) is None
    assert said(one) == [
        "box.dice #1 is 0; it needs a whole number: 1-2",
        "box.dice #3 is 9; it needs a whole number: 1-3",
    ]


@pytest.mark.parametrize(
    ("value", "told"),
    [
        ([1], "box.dice has the length 1; it needs a list of the length 2-3"),
        ([1] * 4, "box.dice has the length 4; it needs a list of the length 2-3"),
        ("ab", "box.dice has the length -; it needs a list of the length 2-3"),
    ],
)
def test_no_list(value: object, told: str) -> None:
    """Too short, too long, no list."""
    one = validator(value)

    assert one.items("box.dice", 2, 3) is None
    assert said(one) == [told]


@pytest.mark.parametrize("value", [5, {"a": 1}, {"a": 1, "b": 1, "c": 1}])
def test_no_amounts(value: object) -> None:
    """No table, too few keys, too many."""
    one = validator(value)

    assert one.amounts("box.dice", ["a", "b"], 0, 9) is None
    assert said(one)[0].endswith("; it needs a number for each of a, b")


def test_a_wrong_amount() -> None:
    """It is named by its key."""
    one = validator({"a": 1, "b": 10})

    assert one.amounts("box.dice", ["a", "b"], 0, 9) is None
    assert said(one) == ["box.dice.b is 10; it needs a whole number: 0-9"]


def test_a_wrong_choice() -> None:
    """It is named by its place, with all that would do."""
    one = validator(["x", "z", 3])

    assert one.choices("box.dice", ["x", "y"], 1, 3) is None
    assert said(one) == ["box.dice #2 is z; try x, y", "box.dice #3 is 3; try x, y"]


def test_what_is_fixed() -> None:
    """Only one value can be played."""
    right, wrong = validator([1, 2]), validator([2, 1])
    right.fixed("box.dice", [1, 2])
    wrong.fixed("box.dice", [1, 2])

    assert said(right) == []
    assert said(wrong) == ["box.dice is 2, 1; the program can only play 1, 2"]


@pytest.mark.parametrize("value", ["", " ", 5, ["a"]])
def test_no_words(value: object) -> None:
    """Something that can be shown."""
    one = validator(value)
    one.words("box.dice")

    assert said(one)[0].endswith("; it needs words")
