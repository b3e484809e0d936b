"""Examples of rules, as the page shows them, and what is tried in them."""

from msgspec import Struct

from chapterhouse.wire.messages import Ending, Line, Prompt, View
from chapterhouse.wire.requests import GameWords
from chapterhouse.wire.rulebook import RuleText


class RefusedMove(Struct):
    """What somebody cannot do in an example: the seat, what they tried, the rule against it."""

    seat: int
    action: str
    rule: str


class ExampleMoment(Struct):
    """A moment of an example, with all cards open: what was told since the one before, how it
    stands, and what is refused there, if that is what it shows.
    """

    lines: list[Line]
    view: View
    refused: RefusedMove | None = None


class Example(Struct):
    """An example of some rules: a position, and what is done and refused there.

    `moments` begins with the position; playing on from one of them is asked for by its place.
    """

    game: str
    name: str
    names: list[str]
    words: GameWords
    rules: list[RuleText]
    moments: list[ExampleMoment]


class Attempt(Struct):
    """How it stands after what somebody tried in an example, as whoever is asked sees it."""

    lines: list[Line]
    view: View
    prompt: Prompt | None
    ending: Ending | None
