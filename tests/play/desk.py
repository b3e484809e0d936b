"""Matches of Biblios for the tests of drivers."""

from chapterhouse.core.dealer import Dealer
from chapterhouse.core.state import State
from chapterhouse.games import GAMES
from chapterhouse.play.dealer import Seeded
from chapterhouse.play.match import Match
from support import Recorded, Stacked

BIBLIOS = GAMES["biblios"]
ANNA_FIRST = {"first_player": "1"}


def match(*words: str, options: dict[str, str] | None = None) -> Match:
    """Anna, who is first, and Bram; chance deals these cards, and then by a seed."""
    dealer = Stacked(["first 1", *words], Seeded(1))
    return Match(BIBLIOS, ["Anna", "Bram"], dealer, ANNA_FIRST | (options or {}))


def said(match: Match, *words: str) -> Match:
    """Let whoever is asked say these words."""
    for word in words:
        match.play(word)
    return match


def drawing() -> State:
    """A position that waits for a card from the whole pool but the gold taken out: 81 of them."""
    s = BIBLIOS.begin(2, ANNA_FIRST)
    s.apply(s.legal()[0])
    return s


def nobody() -> Dealer:
    """A dealer that cannot deal."""
    return Recorded([])
