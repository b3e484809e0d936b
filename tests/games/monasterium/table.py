"""What scenarios of Monasterium claim, and the positions they begin with."""

from collections.abc import Iterator

from chapterhouse.games.monasterium.state import Monasterium
from chapterhouse.play.match import Match
from chapterhouse.positions import monasterium as positions
from games.claims import Claims
from games.monasterium import board_claims
from games.monasterium.always import check


def build(match: Match, lines: list[str]) -> Iterator[int]:
    """Build a position, and check it before play begins."""
    return positions.build(match, lines, check)


def holds(claims: Claims, words: list[str]) -> bool:
    """Check a claim of this game: `games.monasterium.board_claims` lists them."""
    return board_claims.holds(claims, words)


def check_always(state: Monasterium) -> None:
    """Check what always holds in Monasterium."""
    check(state)
