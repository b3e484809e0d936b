"""How wide a window is."""

import pytest

from page.conftest import Ran

BY_LETTERS = "return page.byLetters(given.said)"


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("(max-width: 599px)", "(max-width: 37.4375em)"),
        (
            "(min-width: 640px) and (max-height: 500px)",
            "(min-width: 40em) and (max-height: 31.25em)",
        ),
        ("(hover: none), (min-width: 30rem)", "(hover: none), (min-width: 30rem)"),
    ],
)
def test_a_window_is_measured_by_letters(ran: Ran, said: str, meant: str) -> None:
    """Whoever has letters shown twice as large has half of the window, as if it was zoomed."""
    assert ran("layouts", BY_LETTERS, said=said) == meant


def test_a_desk_is_measured_by_letters(ran: Ran) -> None:
    """None of the layouts is told by points."""
    assert "px" not in "".join(ran("layouts", "return Object.values(page.NAMED)"))
