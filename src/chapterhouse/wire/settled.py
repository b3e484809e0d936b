"""What players settle before being asked, as their game describes it."""

from typing import Any

from msgspec import Struct


class Settled(Struct, tag="settled"):
    """What the reader can settle before being asked, and what they have settled, both as their game
    describes them (`StandingOffer` and `StandingAnswer` in `games/<game>/table.py`); where they
    have taken to acting by hand, it `rests`. Nobody else is told.
    """

    offer: Any = None
    answer: Any = None
    rests: bool = False


class Settle(Struct, tag="settle", forbid_unknown_fields=True):
    """Settle this before being asked, as the game describes it; nothing any more, if it is None.
    What is played by that leaves turns open, as `Act` does, or not.
    """

    answer: Any
    leaves_open: bool = False
