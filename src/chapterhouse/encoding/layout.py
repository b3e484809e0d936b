"""What an encoding consists of: fields of a row, and groups of action ids, each index explained."""

from collections.abc import Sequence
from typing import Any, Final, final

from chapterhouse.core.game import Game
from chapterhouse.core.ints import i64
from chapterhouse.core.step import Step

BYTE: Final = 255  # the greatest number there is room for; whatever is more is written as this
PLAYERS: Final = ["you", "next", "second", "third"]
NO_ID: Final = -1


@final
class Axis:
    """What a field is counted along, and what each index stands for."""

    def __init__(self, name: str, labels: list[str]) -> None:
        self.name: Final = name
        self.labels: Final = labels


PLAYER: Final = Axis("player", PLAYERS)


@final
class Field:
    """Neighbouring bytes of a row: the last axis runs fastest, none means a single byte."""

    def __init__(self, name: str, start: i64, axes: list[Axis], most: int, text: str) -> None:
        """Note where it starts, its greatest value (1 for a flag), and what it tells."""
        self.name: Final = name
        self.start: Final[i64] = start
        self.axes: Final = axes
        self.most: Final = min(most, BYTE)
        self.text: Final = text

    @property
    def size(self) -> int:
        """Tell how many bytes it takes."""
        size = 1
        for axis in self.axes:
            size *= len(axis.labels)
        return size


@final
class Group:
    """Neighbouring ids of actions of one kind: what each stands for, and its number to the steps
    that ask for it.
    """

    def __init__(self, name: str, first: i64, axis: Axis, numbers: list[int], text: str) -> None:
        self.name: Final = name
        self.first: Final[i64] = first
        self.axis: Final = axis
        self.numbers: Final = numbers
        self.text: Final = text


@final
class Layout:
    """The encoding of a game as it is laid out, one field and one group after the other."""

    def __init__(
        self, game: Game, version: int, questions: Sequence[tuple[str, Sequence[Step[Any]]]]
    ) -> None:
        """Begin with what every game has, and its questions, by the steps that put them."""
        self.game: Final = game
        self.name: Final = f"{game.name}_v{version}"
        self.fields: Final[list[Field]] = []
        self.groups: Final[list[Group]] = []
        self.size: i64 = 0  # bytes of a row
        self.actions: i64 = 0  # ids
        self.asking: Final = [NO_ID] * len(game.steps)  # by step, the number of its question
        self.ids: Final[list[dict[int, int]]] = [{} for _ in game.steps]  # by number of the action
        self.seats: Final[i64] = self.field(
            "seats", [Axis("seats", [str(n) for n in game.seats])], 1, "how many play"
        )
        self.asked: Final[i64] = self.field(
            "asked", [PLAYER], 1, "who is asked; nobody when the match is over"
        )
        asked = Axis("question", [name for name, _ in questions])
        self.question: Final[i64] = self.field("question", [asked], 1, "what is asked")
        for number, (_, steps) in enumerate(questions):
            for step in steps:
                self.asking[step.number] = number

    def field(self, name: str, axes: list[Axis], most: int, text: str) -> i64:
        """Lay out the next field; tell where it starts."""
        start = self.size
        self.fields.append(Field(name, start, axes, most, text))
        self.size += self.fields[-1].size
        return start

    def group(
        self, name: str, steps: Sequence[Step[Any]], axis: Axis, numbers: list[int], text: str
    ) -> i64:
        """Give the next ids to actions of these steps; tell the first one."""
        first = self.actions
        self.groups.append(Group(name, first, axis, numbers, text))
        self.actions += len(numbers)
        for step in steps:
            for nth, number in enumerate(numbers):
                self.ids[step.number][number] = int(first) + nth
        return first
