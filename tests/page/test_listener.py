"""To whom a coach speaks, where several people share a screen."""

import pytest

from page.conftest import Ran

NAMES = ["Anna", "Bram", "Cleo"]
LISTENER = 'return page.listener("biblios", given.seat, given.own, given.names)'


@pytest.mark.parametrize(
    ("seat", "own", "who"),
    [
        (1, [1], "biblios"),  # alone at this screen, wherever they sit
        (1, [1, 2], "biblios"),
        (2, [1, 2], "biblios Cleo"),  # who has read nothing of what Bram was told
        (3, [], "biblios"),  # an onlooker
    ],
)
def test_each_at_a_screen_is_told_for_themselves(
    ran: Ran, seat: int, own: list[int], who: str
) -> None:
    """The first of several people is whoever plays here otherwise; the others go by their names."""
    assert ran("house/listener", LISTENER, seat=seat, own=own, names=NAMES) == who
