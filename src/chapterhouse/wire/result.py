"""The result of a match, in words that outlast what a release has for numbers."""

from msgspec import Struct, field

from chapterhouse.core.game import Game
from chapterhouse.core.state import State
from chapterhouse.wire.wording import words


class Line(Struct, frozen=True):
    """Where points come from, or what decided: the key of a template, its words, and the rule."""

    seat: int
    points: int
    template: str = field(name="saying")  # its names in JSON are those of the first release
    words: list[str]
    rule: str


class Result(Struct, frozen=True):
    """Who won: a place and points for each seat, and what led to them."""

    ranks: list[int]
    points: list[int]
    score_lines: list[Line] = field(name="accounts")


def result(game: Game, s: State) -> Result:
    """Give the result of a match that has ended."""
    score_lines = [
        Line(
            line.seat, line.points, line.event.template.key,
            words(line.event), line.rule.id,
        )
        for line in game.score_lines(s)
    ]  # fmt: skip
    return Result(game.ranks(s), game.points(s), score_lines)
