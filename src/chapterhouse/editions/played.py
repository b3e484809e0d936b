"""The edition that a match is played with, if the game can be played with it at all."""

from collections.abc import Callable
from functools import partial
from typing import Any

from chapterhouse.core.game import Game, Printed
from chapterhouse.core.rule import Malformed
from chapterhouse.editions.custom import overrides, with_overrides
from chapterhouse.editions.edition import Edition, plain
from chapterhouse.editions.released import found, is_released, nearest


def validated(
    game: str,
    values: dict[str, Any],
    problems: Callable[[Edition], list[Malformed]],
    wanted: str = "",
) -> Edition:
    """Give our edition with other values in some facts; or that of the digest that is `wanted`, of
    which these are all facts, or those that a released one states otherwise.

    Raises Malformed as `corrected` does, for an edition that nobody knows, or with the first of the
    `problems` because of which the game cannot be played.
    """
    edition = None
    if wanted and all([plain(value) for value in values.values()]):
        edition = found(game, values, wanted)
    if edition is None:
        edition = with_overrides(game, values)
    if not is_released(edition):  # a released one stays playable
        for problem in problems(edition):
            raise problem
    if wanted not in ("", edition.digest):
        raise Malformed(
            "edition",
            "it was played with the edition {edition}, which this program does not know, and its "
            "facts make the edition {ours}: if nobody changed them, a newer release can read it",
            {"edition": wanted, "ours": edition.digest},
        )
    return edition


def printed(
    edition: Edition,
    problems: Callable[[Edition], list[Malformed]],
    build: Callable[[Edition, int], Game],
) -> Printed:
    """Write down what is printed in a box, as a game needs to know it: `problems` lists why the
    game cannot be played with an edition, `build` makes the game from one, by a revision.
    """
    return Printed(
        edition.digest,
        edition.values,
        overrides(edition),
        nearest(edition),
        problems,
        partial(_another, edition.game, problems, build),
    )


def _another(
    game: str,
    problems: Callable[[Edition], list[Malformed]],
    build: Callable[[Edition, int], Game],
    values: dict[str, Any],
    wanted: str,
    revision: int,
) -> Game:
    """Make a game with other facts of its box. Raises Malformed as `validated` does."""
    return build(validated(game, values, problems, wanted), revision)
