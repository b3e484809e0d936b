"""Clocks as the page counts them between two messages, and as it writes times."""

from typing import Any

import pytest

from page.conftest import Ran

TOLD: dict[str, Any] = {
    "type": "clocks", "left": [60_000, 90_000, None], "running": 1, "ago": 500,
    "paused": False, "agreed": [], "lost": None, "awaited": [],
}  # fmt: skip
LEFT = "return [0, 1, 2].map(seat => page.left({told: given.told, at: 100}, seat, given.now))"


def test_only_the_time_that_runs_is_counted(ran: Ran) -> None:
    """From when it was told, and what had passed then; never below nothing."""
    assert ran("house/clock", LEFT, told=TOLD, now=1_100) == [60_000, 88_500, None]
    assert ran("house/clock", LEFT, told=TOLD, now=10**6) == [60_000, 0, None]
    assert ran("house/clock", LEFT, told=TOLD | {"running": None}, now=10**6)[1] == 90_000


@pytest.mark.parametrize(
    ("time", "written", "next_"),
    [
        (0, "0:00", 1),
        (1, "0:01", 2),
        (9_001, "0:10", 2),
        (309_000, "5:09", 1),
        (3_599_000, "59:59", 1),
        (14_700_000, "4h 05", 1),
        (273_600_000, "3d 4h", 1),
    ],
)
def test_a_time_is_written_shortly(ran: Ran, time: int, written: str, next_: int) -> None:
    """A time that is not quite over is not written as over; and the page looks again when what it
    wrote changes.
    """
    code = "return [page.written(given.time, 'en-GB'), page.untilNext(given.time)]"
    assert ran("house/clock", code, time=time) == [written, next_]


@pytest.mark.parametrize(
    "kept",
    [
        {"kind": "match", "seconds": -1, "flag": "6"},
        {"kind": "match", "seconds": 1e99, "flag": "6"},
        {"kind": "match", "seconds": "1800", "flag": "6"},
        {"kind": "match", "seconds": 1800, "flag": "99"},
        {"kind": "hour", "seconds": 1800, "flag": "6"},
        {"kind": "fischer", "seconds": 600, "increment": None, "flag": "6"},
        {},
    ],
)
def test_what_was_kept_and_makes_no_sense_is_no_clock(ran: Ran, kept: dict[str, object]) -> None:
    """Whoever wrote it; one that was chosen is found again."""
    code = "return page.known(given.kept, ['3', '6'])"
    assert ran("house/clock", code, kept=kept) is None
    usual = "return page.known(page.usual('fischer', '6'), ['3', '6'])"
    assert ran("house/clock", usual)["seconds"] == 600
