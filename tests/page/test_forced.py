"""What happens to a reader without a choice is announced, and nothing else."""

from typing import Any

import pytest

from page.conftest import Ran

READER, OTHER = 0, 1
FORCED = "return page.forced(given.lines, 0, {}).map(({ line }) => line.key)"


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
        ("monastery", told((OTHER, "event-bought", []), (READER, "event-totalled", [3])), []),
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
    """The reader's own lines that follow from no answer of theirs are held up."""
    assert ran(f"games/{game}/motion", FORCED, lines=lines) == announced
