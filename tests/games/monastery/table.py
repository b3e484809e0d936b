"""What scenarios of Monastery claim, and the positions they begin with."""

from collections.abc import Iterator

from chapterhouse.games.monastery.state import Monastery
from chapterhouse.play.match import Match
from chapterhouse.positions import monastery as positions
from games.claims import Claims
from games.monastery import board_claims
from games.monastery.always import check


def build(match: Match, lines: list[str]) -> Iterator[int]:
    """Build a position, and check it before play begins."""
    return positions.build(match, lines, check)


def holds(claims: Claims, words: list[str]) -> bool:
    """Check a claim of this game: `games.monastery.board_claims` lists them."""
    return board_claims.holds(claims, words)


def check_always(state: Monastery) -> None:
    """Check what always holds in Monastery."""
    check(state)
