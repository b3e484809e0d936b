"""What comes by itself, or for the whole table, is announced, and nothing else."""

from typing import Any

import pytest

from page.conftest import Ran

READER, OTHER = 0, 1
FORCED = (
    "return page.forced(given.lines, 0, {}).flatMap(({ lines }) => lines.map(({ key }) => key))"
)


def told(*lines: tuple[int, str, list[Any]]) -> list[dict[str, Any]]:
    return [{"seat": seat, "key": key, "values": values, "text": ""} for seat, key, values in lines]


@pytest.mark.parametrize(
    ("game", "lines", "announced"),
    [
        # the third card goes where room is left
        (
            "biblios",
            told((READER, "event-kept", ["monk-1"]), (READER, "event-sent", ["gold-2"])),
            ["event-sent"],
        ),
        # chosen by the reader, and what another did
        (
            "biblios",
            told((READER, "event-kept", ["monk-1"]), (OTHER, "event-took", ["gold-2"])),
            [],
        ),
        # nothing was earned, so there is nothing to spend
        (
            "monastery",
            told((OTHER, "event-bought", []), (READER, "event-totalled", [0])),
            ["event-totalled"],
        ),
        # work is added up by itself where there is nothing to do before, and not if it is asked for
        (
            "monastery",
            told(
                (OTHER, "event-done", []),
                (READER, "event-built", []),
                (READER, "event-received", [1]),
                (READER, "event-worked", []),
                (READER, "event-totalled", [3]),
            ),
            ["event-built", "event-received", "event-worked", "event-totalled"],
        ),
        ("monastery", told((READER, "event-worked", []), (READER, "event-totalled", [3])), []),
        # blessings for points that are left follow from the end of the turn
        ("monastery", told((READER, "event-rested", []), (READER, "event-received", [1])), []),
        # an election is for the whole table
        (
            "monastery",
            told((OTHER, "event-elected", []), (OTHER, "event-imprisoned", [0])),
            ["event-elected", "event-imprisoned"],
        ),
        # nothing is left to bid
        (
            "biblios",
            told((OTHER, "event-bid", [2]), (READER, "event-passed", [])),
            ["event-passed"],
        ),
        # the last die went where it had to
        (
            "monasterium",
            told((OTHER, "event-rolled", []), (READER, "event-placed", [1, "field-4"])),
            ["event-placed"],
        ),
    ],
)
def test_forced_moves_are_announced(
    ran: Ran, game: str, lines: list[dict[str, Any]], announced: list[str]
) -> None:
    """The reader's own lines that follow from no answer of theirs are held up, and elections."""
    assert ran(f"games/{game}/motion", FORCED, lines=lines) == announced


@pytest.mark.parametrize(
    ("lines", "after"),
    [
        (told((OTHER, "event-took", [])), ["before", "more"]),
        (told((READER, "event-took", [])), ["more"]),
        ([], ["more"]),  # taken back
    ],
)
def test_held_up_while_others_play_on(
    ran: Ran, lines: list[dict[str, Any]], after: list[str]
) -> None:
    """What is held up outlives what others do, but not what the reader does next."""
    given = "return page.held(['before'], ['more'], given.lines, 0)"

    assert ran("house/held", given, lines=lines) == after
