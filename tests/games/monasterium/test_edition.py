"""What an owner of the box has corrected is what is played: no fact stands in the program."""

from typing import Any

import pytest

from chapterhouse.core.rule import Illegal
from chapterhouse.core.seats import CHANCE
from chapterhouse.games.monasterium.describe import table
from chapterhouse.games.monasterium.setup import MONASTERIUM
from chapterhouse.games.monasterium.state import Monasterium
from chapterhouse.play.dealer import Seeded
from chapterhouse.play.match import Match
from games.monasterium.always import check
from games.monasterium.matches import chosen
from games.monasterium.table import build

LONGEST = 6000
BONUSES = "path.bonuses"
EDITIONS: dict[str, dict[str, Any]] = {
    "a short path": {"path.links": ["ABC", "DE"], BONUSES: ["any-action", "die"]},
    "a long path of free actions": {
        "path.links": ["ABCDE"] * 20,
        BONUSES: ["any-action"] * 19 + ["die"],
    },
    "a path of tiles": {"path.links": ["ABCDE"] * 6, BONUSES: ["window"] * 5 + ["die"]},
    "great monasteries": {
        f"board-{side}.{letter}-{what}": value
        for side in (2, 4)
        for letter in "ABCDE"
        for what, value in {
            "rooms": [
                f"{['profane', 'workshop', 'common'][n % 3]} {n + 1}-{(n + 1) % 12 + 1}"
                for n in range(12)
            ],
            "spaces": 12,
        }.items()
    },
    "dear and rich": {"costs.chapel": [9, 9, 9], "scoring.chapels": [0, 9, 19, 29, 39, 49]},
}

NUMBERS: dict[str, Any] = {
    "costs.building-goods": [1, 4],
    "costs.building-influence": 2,
    "gains.profane-points": 7,
    "gains.flipped-die": 3,
    "scoring.majority": 9,
    "scoring.tool": 5,
    "scoring.small-goods": 4,
}


def laid(values: dict[str, Any], names: str, *lines: str) -> Match:
    """Lay a position of such an edition."""
    match = Match(MONASTERIUM.with_edition(values), names.split(), None)
    for _ in build(match, list(lines)):
        pass
    return match


def say(match: Match, *words: str) -> Match:
    for word in words:
        match.play(word)
    return match


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("values", EDITIONS.values(), ids=list(EDITIONS))
def test_every_fit_edition_can_be_played(values: dict[str, Any], seats: int) -> None:
    """MSM-INV-10 However the box looks, somebody can always act and every match ends; MSM-COMP-4,
    MSM-COMP-7 rings and path may be of any length.
    """
    game, dealer = MONASTERIUM.with_edition(values), Seeded(seats)
    s = game.begin(seats, {})
    for _ in range(LONGEST):
        if s.over():
            break
        assert isinstance(s, Monasterium)
        s.apply(chosen(s, dealer, keen=True))
        if s.seat() != CHANCE:
            check(s)

    assert s.over()


def test_a_bonus_on_the_first_field() -> None:
    """MSM-SETUP-9 Nobody has it for standing there; MSM-ENVOY-8 whoever comes there has."""
    values = {BONUSES: ["soup-or-exchange", *["-"] * 8, "die"]}
    match = laid(values, "Red Blue", "Red envoy 10", "F5 1 white")

    assert not match.events
    say(match, "take 1 F5", "STD-E")
    assert match.prompt == "Red: swap 1-soup 1-tool or gain 1-soup"


def test_closed_rooms_and_closed_spaces() -> None:
    """MSM-SETUP-2 A closed room does not close the space of the same number, nor the other way."""
    values = {"board-4.A-fours": ["room 1", "space 2"]}
    position = ("Red sent I-A room A2", "Red has 9 soup 9 tool", "F1 2 white")
    to_room = say(laid(values, "Red Blue Green", *position), "take 1 F1", "STD-A", "send I-B")
    to_space = say(laid(values, "Red Blue Green", *position), "take 1 F1", "STD-A", "send IV-B")

    for match, word in ((to_room, "room A1 profane"), (to_space, "space A2")):
        with pytest.raises(Illegal, match="MSM-SETUP-2"):
            match.play(word)
    assert "room A8 workshop" in to_room.prompt
    assert to_space.prompt == "Red: space A3"


def claims(match: Match) -> list[int]:
    """The seats that have fulfilled mission A1."""
    assert isinstance(match.state, Monasterium)
    return table(match.state).missions["A1"]


def test_a_mission_may_name_a_kind_of_room() -> None:
    """MSM-MISSION-8 Then no other room will do; MSM-MISSION-9 what is named twice takes two."""
    values = {"missions.A1": ["workshop B", "workshop B", "building B"]}
    match = laid(
        values,
        "Red Blue",
        "Red sent I-A room B2, I-B room B4, I-C room B1",
        "Red has 4 tool 4 soup 4 influence",
        "Red envoy 3",
        "F1 1 white",
    )

    assert claims(match) == []
    say(match, "take 1 F1", "STD-A", "send I-D", "room B3 workshop")
    assert claims(match) == [0]
    assert match.game.points(match.state) == [14, 0]


def test_a_place_asked_for_twice_takes_two() -> None:
    """MSM-MISSION-9 Two novices in one chapel, if it is named twice."""
    values = {"missions.B1": ["chapel A", "chapel A", "building A"]}
    match = laid(
        values,
        "Red Blue",
        "Red sent I-A room A1, III-A chapel A",
        "F1 1 white",
    )

    assert claims(match) == []
    say(match, "take 1 F1", "STD-A", "send III-B", "chapel A")
    assert match.game.points(match.state) == [14, 0]


def test_numbers_are_those_of_the_edition() -> None:
    """MSM-BLD-2, MSM-BLD-5, MSM-TAKE-11, MSM-SCORE-1, MSM-SCORE-7, MSM-SCORE-8 Prices and points
    are data.
    """
    match = laid(
        NUMBERS,
        "Red Blue",
        "year 3",
        "round 2",
        "Red sent I-A room A1, IV-A space A1",
        "Red has 4 soup 4 influence 0 rosary",
        "Blue has 0 soup 0 influence 0 rosary",
        "F1 1 white",
    )
    say(match, "take 1 F1")

    assert match.game.points(match.state) == [3, 0]
    say(match, "STD-A", "send I-B", "room A3 profane")
    assert match.over
    assert match.game.points(match.state) == [3 + 7 + 9 + 5 + (3 + 2) // 4, 0]
