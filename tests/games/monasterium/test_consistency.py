"""MSM-INV-12 Whether the facts of an edition can be played together: rings, missions in reach."""

from functools import partial

import pytest

from chapterhouse.core.bits import count
from chapterhouse.editions.custom import custom_edition
from chapterhouse.games.monasterium.components import LETTERS, MonasteriumEdition
from chapterhouse.games.monasterium.validation import problems
from games.corrected import faults

said = partial(faults, "monasterium")


def test_what_is_apart() -> None:
    """MSM-COMP-2 Rooms and spaces of a monastery hang together; the order of the list is free."""
    together = '["profane 2-3", "profane 3-4", "common 1-2"]'

    assert said(board_2__B_rooms=together) == []
    assert said(board_2__A_rooms='["profane 1-2", "common 3-4", "profane 1-2"]') == [
        (
            "board-2.A: there is no way from room 1 to room 2, space 3, space 4; "
            "all rooms must be connected"
        )
    ]


@pytest.mark.parametrize(
    ("needs", "told"),
    [
        (["common A"] * 2 + ["chapel A"], "common A, common A; with 2 players there is room for 1"),
        (["common A", "building A", "building A"], ""),
        (["chapel A"] * 3, ""),
        (["cloister A"] * 3, ""),
    ],
)
def test_missions_are_within_reach(needs: list[str], told: str) -> None:
    """MSM-MISSION-9 The same twice takes two places."""
    expected = [f"missions.A1 asks for {told}"] if told else []

    assert said(missions__A1=str(needs)) == expected


def test_kinds_count_among_rooms() -> None:
    """MSM-MISSION-8 A room of a kind is a building too: of two rooms, not both and a third."""
    rooms = '["profane 1-2", "common 2-3"]'
    needs = '["profane A", "building A", "building A"]'
    told = said(board_2__A_rooms=rooms, board_2__A_spaces="3", missions__A1=needs)
    three = ", ".join(["building A"] * 3)

    assert told == [f"missions.A1 asks for {three}; with 2 players there is room for 2"]


def test_blocked_places_do_not_count() -> None:
    """MSM-SETUP-3 With three players, what bears a 4 fulfils no mission."""
    rooms = str([f"room {n}" for n in range(1, 9)])
    told = said(board_4__A_fours=rooms)

    assert told == [
        f"missions.{name} asks for {area} A; with 3 players there is room for 0"
        for name, area in [
            ("A1", "building"),
            ("A4", "building"),
            ("B4", "cloister"),
            ("B5", "building"),
        ]
    ]


def test_common_rooms_and_cloisters() -> None:
    """MSM-MISSION-11 Enough common rooms for C2, MSM-MISSION-12 and bordered spaces for C3, with
    any number.
    """
    assert said(missions__C2='["common 11"]') == [
        "missions.C2 asks for common 11; with 2 players there is room for 6",
        "missions.C2 asks for common 11; with 3 players there is room for 10",
    ]
    assert said(missions__C3='["cloister 21"]') == [
        "missions.C3 asks for cloister 21; with 2 players there is room for 20"
    ]


def test_what_is_fit_can_be_laid_out() -> None:
    """AMB-31 The program reads what the check lets through."""
    text = "".join(
        f'[board-{side}.{letter}-rooms]\nis = ["common 1-2"]\nby = "book"\n'
        f'[board-{side}.{letter}-spaces]\nis = 2\nby = "book"\n'
        for side in (2, 4)
        for letter in LETTERS
    )
    fours = "".join(f'[board-4.{letter}-fours]\nis = []\nby = "book"\n' for letter in LETTERS)
    edition = custom_edition("monasterium", text + fours)

    assert problems(edition) == []
    grounds = [MonasteriumEdition(edition, seats).grounds for seats in (2, 3, 4)]
    assert [count(ground.rooms) for ground in grounds] == [5, 5, 5]
