"""The result of a match, in words that outlast what a release has for numbers."""

from msgspec import Struct

from chapterhouse.core.game import Game
from chapterhouse.core.state import State
from chapterhouse.wire.wording import words


class Line(Struct, frozen=True):
    """Where points come from, or what decided: a saying with its words, and the rule."""

    seat: int
    points: int
    saying: str
    words: list[str]
    rule: str


class Result(Struct, frozen=True):
    """Who won: a place and points for each seat, and what led to them."""

    ranks: list[int]
    points: list[int]
    accounts: list[Line]


def result(game: Game, s: State) -> Result:
    """Give the result of a match that has ended."""
    accounts = [
        Line(
            account.seat, account.points, account.event.saying.key,
            words(account.event), account.rule.id,
        )
        for account in game.accounts(s)
    ]  # fmt: skip
    return Result(game.ranks(s), game.points(s), accounts)
