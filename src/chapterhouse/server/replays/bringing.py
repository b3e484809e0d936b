"""What is brought from a finished match to a table that goes on from a moment of it."""

from typing import Any

from msgspec import Struct

from chapterhouse.core.rule import Malformed
from chapterhouse.games import GAMES
from chapterhouse.play.replay import replay


class Bringing(Struct, tag="bringing"):
    """A record, how many of its actions are wanted, the language, and how long it may be."""

    text: str
    ply: int
    language: str
    actions: int


class Brought(Struct):
    """The match up to there: the game with all facts of its box, and the actions by seat."""

    game: str
    revision: int
    edition: str
    facts: dict[str, Any]
    options: dict[str, str]
    names: list[str]
    actions: list[tuple[int, int]]


def bring(asked: Bringing) -> Brought:
    """Read a record up to a moment. Raises Broken, or Malformed for a match that goes on still, and
    for a moment at which nothing is to be played.
    """
    match = replay(asked.text, GAMES, asked.actions)
    record, game = match.record, match.game
    if not match.over:
        raise Malformed(
            "not-finished",
            "only a match that is over can be played on: what others hide has to stay hidden",
            {},
        )
    if asked.ply >= len(record.entries):
        raise Malformed(
            "no-such-moment",
            "nothing is left to play after {ply} actions; this match has {most}",
            {"ply": str(asked.ply), "most": str(len(record.entries))},
        )
    actions = [(entry.seat, entry.action) for entry in record.entries[: asked.ply]]
    return Brought(
        game.name, game.revision, game.edition, game.printed.facts, record.options, record.names,
        actions,
    )  # fmt: skip
