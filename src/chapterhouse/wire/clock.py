"""How time is limited at a table, and what all have left."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

LEAST_TIME, MOST_TIME = 10, 30 * 86_400  # seconds that a clock can be set to
MOST_INCREMENT = 86_400
ENDS = "ends"  # the match, when a time is up


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How time is limited, in seconds: so many for the match and some more whenever a seat is asked
    anew (`fischer`), so many each time (`turn`), or so many for the match (`match`). When a seat's
    time is up a bot of the level `flag` plays on, or the match `ends`.
    """

    kind: Literal["fischer", "turn", "match"]
    seconds: Annotated[int, Meta(ge=LEAST_TIME, le=MOST_TIME)]
    flag: Annotated[str, Meta(max_length=60)]
    increment: Annotated[int, Meta(ge=0, le=MOST_INCREMENT)] = 0


class Clocks(Struct, tag="clocks"):
    """The clocks, whenever something changes; the same for all eyes. Milliseconds by seat were
    `left` (none is counted for bots) when the time of the seat that is `running` began to run, and
    that is so long `ago`. The seats that `agreed` to a pause; the seat whose time, being up, `lost`
    the match, which is broken off; and those whose people are `awaited`: no time runs until all of
    them have come.
    """

    left: list[int | None]
    running: int | None
    ago: int
    paused: bool
    agreed: list[int]
    lost: int | None
    awaited: list[int]
