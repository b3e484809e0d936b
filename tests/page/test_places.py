"""Where places of Monastery's map lie while they are asked about."""

import pytest

from page.conftest import Ran

BEYOND = """
const things = {board: {tiles: {chapel: {numbers: given.numbers}}}, thing: () => ({text: ""})};
const spot = {options: [{key: given.key}], on: {kind: "chapel"}};
return page.beyond(things, spot, given.unit);
"""
BOX, TURN = "act-box", "act-turn"


@pytest.mark.parametrize(
    ("unit", "key", "boxes", "reach"),
    [
        (124, BOX, 3, 0.0),  # from here on boxes are large enough where they lie: the frames, too
        (240, BOX, 3, 0.0),
        (62, BOX, 3, 0.5),  # twice as large as its cell
        (184, BOX, 5, 0.0),
        (92, BOX, 5, 0.5),
        (128, TURN, 3, 36 / 128),  # as large as its cell, and the buttons that turn it
        (48, "act-to", 3, 0.0),
    ],
)
def test_a_place_reaches_no_further_than_it_is_drawn(
    ran: Ran, unit: float, key: str, boxes: int, reach: float
) -> None:
    """A tile whose boxes are asked about is drawn larger, and moved into the frame, only where its
    cell is small; so frames of boxes lie on the boxes at every scale.
    """
    given = {"unit": unit, "key": key, "numbers": [1] * boxes}

    assert ran("games/monastery/targets", BEYOND, **given) == pytest.approx(reach)
