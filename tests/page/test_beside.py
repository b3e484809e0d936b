"""Where the page lays what is told for a while."""

from typing import Any, Final

import pytest

from page.conftest import Ran

PLACED = """
const box = ([left, top, right, bottom]) => ({left, top, right, bottom});
const near = box(given.near);
const [kept, spared] = [given.kept, given.spared].map(boxes => boxes.map(box));
const put = page.beside(near, near, [100, 50], [360, 640], kept, spared);
return [put.left, put.top];
"""
LINE: Final = [0, 0, 360, 44]  # what happened last, at the upper edge
BELOW: Final = [0, 44, 360, 200]


@pytest.mark.parametrize(
    ("kept", "spared", "tops"),
    [
        ([], [], (44, 100)),
        ([BELOW], [], (200, 300)),  # off what is asked about,
        ([], [BELOW], (200, 300)),  # and off what is spoken of,
        ([[0, 200, 360, 640]], [BELOW], (44, 150)),  # but rather there than over what is asked
    ],
)
def test_it_lies_over_nothing_that_is_needed(
    ran: Ran, kept: list[Any], spared: list[Any], tops: tuple[int, int]
) -> None:
    """It stays near, where there is room; what is asked about comes first."""
    left, top = ran("house/beside", PLACED, near=LINE, kept=kept, spared=spared)

    assert 0 <= left <= 260
    assert tops[0] <= top <= tops[1]
