"""The fact sheet of a game, and how a match begins."""

import pytest

from chapterhouse.core.game import Game, Option, Printed
from chapterhouse.core.rule import Malformed, Rule
from chapterhouse.core.sentence import Vocabulary
from chapterhouse.core.state import State
from chapterhouse.games import GAMES

RULE = Rule("TOY-1", "house", "the host chooses")
BEGUN = next(iter(GAMES.values()))
begun: list[tuple[int, dict[str, str]]] = []


def begin(seats: int, options: dict[str, str]) -> State:
    begun.append((seats, options))
    return BEGUN.begin(BEGUN.seats[0], {})


GAME = Game(
    name="toy",
    seats=[2, 4],
    options=[Option("speed", ["slow", "fast"], RULE), Option("light", ["on", "off", "dim"], RULE)],
    rules={RULE.id: RULE},
    steps=[],
    templates=[],
    cards=Vocabulary("card", []),
    fields=["turn"],
    begin=begin,
    points=lambda _: [1],
    ranks=lambda _: [1],
    score_lines=lambda _: [],
    table=lambda _: {},
    printed=Printed("", {}, {}, {}, lambda _: [], lambda *_: BEGUN),
    revision=3,
)


def test_the_sheet_holds_the_facts() -> None:
    """All that is written on the sheet can be read from it."""
    assert (GAME.name, GAME.revision, GAME.seats) == ("toy", 3, [2, 4])
    assert [option.name for option in GAME.options] == ["speed", "light"]
    assert GAME.options[0].rule is RULE
    assert (GAME.rules, GAME.fields) == ({"TOY-1": RULE}, ["turn"])
    assert (GAME.steps, GAME.templates) == ([], [])
    assert GAME.cards.kind == "card"


@pytest.mark.parametrize(
    ("chosen", "settled"),
    [
        ({}, {"speed": "slow", "light": "on"}),
        ({"light": "dim"}, {"speed": "slow", "light": "dim"}),
        ({"light": "off", "speed": "fast"}, {"speed": "fast", "light": "off"}),
    ],
)
def test_the_first_value_is_usual(chosen: dict[str, str], settled: dict[str, str]) -> None:
    """What is not chosen has its first value; options are settled in the order of the sheet."""
    assert list(settled.items()) == list(GAME.settled(chosen).items())


def test_an_option_must_exist() -> None:
    """An option that the game has not is refused with those that it has."""
    with pytest.raises(Malformed, match=r"^toy has no option sound; try speed, light$") as problem:
        GAME.settled({"speed": "fast", "sound": "loud"})

    assert problem.value.key == "no-such-option"
    assert problem.value.slots == {"game": "toy", "option": "sound", "options": "speed, light"}


def test_a_value_must_exist() -> None:
    """A value that an option has not is refused with those that it has."""
    with pytest.raises(Malformed, match=r"^light cannot be slow; try on, off, dim$") as problem:
        GAME.settled({"light": "slow"})

    assert problem.value.key == "no-such-value"
    slots = {"option": "light", "value": "slow", "values": "on, off, dim"}
    assert slots == problem.value.slots


@pytest.mark.parametrize("seats", [-1, 0, 1, 3, 5])
def test_the_seats_must_exist(seats: int) -> None:
    """A number of seats that the game is not made for is refused with those that it is."""
    with pytest.raises(Malformed, match=rf"^toy is not played by {seats}; try 2, 4$") as problem:
        GAME.begin(seats, {})

    assert problem.value.key == "no-such-seats"
    assert {"game": "toy", "seats": str(seats), "numbers": "2, 4"} == problem.value.slots


def test_a_match_begins_with_settled_options() -> None:
    """The table is set up for so many, with every option settled; a wrong one begins nothing."""
    begun.clear()
    GAME.begin(4, {"speed": "fast"})

    assert begun == [(4, {"speed": "fast", "light": "on"})]
    with pytest.raises(Malformed):
        GAME.begin(2, {"light": "slow"})
    assert len(begun) == 1


@pytest.mark.parametrize("name", GAMES)
def test_games_are_listed_by_name(name: str) -> None:
    """Each game of the house is found by its own name, and stands by its revision."""
    assert name == GAMES[name].name
    assert GAMES[name].revision >= 1
    assert sorted(GAMES[name].seats) == GAMES[name].seats
