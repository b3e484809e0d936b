"""MSM-INV-12 Whether an owner's edition of Monasterium can be played: each fault is named."""

from functools import partial

import pytest

from chapterhouse.games.monasterium.components import GOODS
from games.corrected import faults

said = partial(faults, "monasterium")


def test_supplies() -> None:
    """MSM-SETUP-12 Dice and 4 tiles are dealt from what is in the box."""
    assert said(setup__white_dice="[6, 3, 2]") == [
        "setup.white-dice #1 is 6; it needs a whole number: 1-5"
    ]
    assert said(box__tiles="7") == ["setup.tiles #3 is 8; it needs a whole number: 1-7"]
    assert said(setup__goods="{ soup = 1 }") == [
        f"setup.goods is {{ soup = 1 }}; it needs a number for each of {', '.join(GOODS)}"
    ]


def test_links() -> None:
    """MSM-NOVICE-3 Some field touches each monastery; a field may touch none."""
    links = '["A", "AB", "", "BC", "C", "EC", "E", "DE", "D", "D"]'

    assert said(path__links=links) == []
    assert said(path__links=links.replace('"E"', '"EE"')) == [
        "path.links #7 is EE; it needs letters of monasteries, each once: A, B, C, D, E"
    ]
    assert said(path__links=links.replace("D", "")) == [
        "path.links: no field touches the monastery D; one at least must"
    ]
    assert said(path__links=links.replace('"C"', '"c"'))[0].startswith("path.links #5 is c; ")


def test_the_die_ends_the_path() -> None:
    """MSM-PATH-1 Exactly the last field bears the die, so MSM-INV-10 no any-action lies there."""
    told = said(path__bonuses='["die", "-", "-", "-", "-", "-", "-", "-", "-", "any-action"]')

    assert told == [
        "path.bonuses #1 is die; the last field, and no other, needs die",
        "path.bonuses #10 is any-action; the last field, and no other, needs die",
    ]


def test_another_path() -> None:
    """MSM-COMP-7 Links and bonuses are two lists of one length, up to 20 fields."""
    links, bonuses = '["ABCDE", "A"]', '["-", "die"]'

    assert said(path__links=links, path__bonuses=bonuses) == []
    assert said(path__links=links) == [
        "path.bonuses has the length 10; it needs a list of the length 2"
    ]
    assert said(path__links=str(["ABCDE"] * 21)) == [
        "path.links has the length 21; it needs a list of the length 2-20"
    ]


def test_rooms() -> None:
    """MSM-COMP-3 A room borders two different spaces that there are."""
    told = said(board_2__A_rooms='["profane 1-2", "common 4-5", "shed 1-2", "common 2-2", 7]')
    right = "it needs a kind (profane, workshop, common) and two spaces, as in 1-2"

    assert told == [
        "board-2.A-rooms #2 is common 4-5; it needs two different spaces out of 1-4",
        f"board-2.A-rooms #3 is shed 1-2; {right}",
        "board-2.A-rooms #4 is common 2-2; it needs two different spaces out of 1-4",
        f"board-2.A-rooms #5 is 7; {right}",
    ]


@pytest.mark.parametrize(
    "line", ["profane 0-1", "profane  1-2", "profane 1-2 ", "1-2", "profane \N{SUPERSCRIPT ONE}-2"]
)
def test_a_room_is_written_in_one_way(line: str) -> None:
    """What the program could read otherwise, or not at all, is refused."""
    told = said(board_2__A_rooms=f'["{line}", "common 1-2", "common 2-3", "common 3-4"]')

    assert told[0].startswith("board-2.A-rooms #1 is ")


def test_up_to_twelve() -> None:
    """MSM-COMP-4 A monastery has up to 12 rooms and 12 spaces, in rings of any length."""
    ring = [f"profane {n}-{n % 12 + 1}" for n in range(1, 13)]

    assert said(board_4__A_rooms=str(ring), board_4__A_spaces="12") == []
    assert said(board_4__A_rooms=str([*ring, "profane 1-2"]), board_4__A_spaces="13") == [
        "board-4.A-spaces is 13; it needs a whole number: 2-12",
        "board-4.A-rooms has the length 13; it needs a list of the length 1-12",
    ]


def test_what_bears_a_four() -> None:
    """MSM-COMP-6 Only what there is can be marked."""
    assert said(board_4__A_fours="[]") == []
    assert said(board_4__A_fours='["room 9", "space 8"]')[0].startswith(
        "board-4.A-fours #1 is room 9; try room 1, room 2, "
    )


def test_missions_fall() -> None:
    """MSM-MISSION-5 Missions A and B bring less with each year."""
    assert said(missions__points_A_1="9") == [
        "missions.points-A-2 is 9; it needs a whole number: 1-8"
    ]
    assert said(missions__points_B_3="10") == [
        "missions.points-B-3 is 10; it needs a whole number: 0-9"
    ]


def test_what_missions_ask_for() -> None:
    """MSM-MISSION-7 Three novices, by area or by kind of room, in a monastery."""
    assert said(missions__A1='["workshop A", "building A", "cloister A"]') == []
    assert said(missions__A1='["workshop F", "building A", "cloister A"]')[0].startswith(
        "missions.A1 #1 is workshop F; try chapel A, "
    )
    assert said(missions__A1='["building A", "building B"]') == [
        "missions.A1 has the length 2; it needs a list of the length 3"
    ]
    assert said(missions__C5='["dice 4"]') == [
        "missions.C5 #1 is dice 4; try dice 1, dice 2, dice 3"
    ]
    assert said(missions__C5='["common 3"]')[0].startswith("missions.C5 #1 is common 3; try dice 1")
