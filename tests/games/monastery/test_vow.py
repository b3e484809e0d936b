"""Section MON-VOW over whole matches: talk at any moment harms nothing."""

import pytest

from chapterhouse.core.rule import Illegal, Malformed
from chapterhouse.games import GAMES
from chapterhouse.games.monastery.components import SERVICE
from chapterhouse.games.monastery.setup import MONASTERY
from chapterhouse.games.monastery.state import Monastery
from chapterhouse.play.dealer import Seeded
from chapterhouse.play.match import Match
from chapterhouse.play.replay import replay
from games.monastery.always import check
from games.monastery.matches import SEATS, chosen, key

NAMES = ["Anna", "Bram", "Cleo", "Dora"]
every_table = pytest.mark.parametrize("seats", SEATS)


def talkative(seats: int, silence: str) -> tuple[Match, set[tuple[bool, str]]]:
    """A match in which somebody tries to talk every now and then; how that was refused, and whether
    in a service round.
    """
    match = Match(MONASTERY, NAMES[:seats], Seeded(seats), {"silence": silence})
    dealer = Seeded(seats + 10)
    refused: set[tuple[bool, str]] = set()
    while not match.over:
        s = match.state
        assert isinstance(s, Monastery)
        if dealer.below(12) == 0:
            try:
                match.interrupt(dealer.below(seats))
            except (Illegal, Malformed) as problem:
                why = problem.rule.id if isinstance(problem, Illegal) else problem.key
                refused.add((bool(s.round() == SERVICE), why))
            check(s)
        else:
            match.act(chosen(s, dealer, keen=True))
    return match, refused


@every_table
def test_breaches_are_paid_for(seats: int) -> None:
    """MON-VOW-3 One blessing or one letter for each breach, MON-VOW-4 or nothing; the record tells
    the same match again, and MON-VOW-1 in service rounds nothing is owed.
    """
    match, refused = talkative(seats, "penalty")
    told = [key(event) for event in match.events]
    talked = [entry.word for entry in match.record.entries].count("talk")

    assert talked >= told.count("spoke") == told.count("fined") + told.count("turned-small") > 0
    assert refused <= {(True, "no-silence"), (False, "penalty-owed")}
    assert replay(match.record.text(), GAMES).digest == match.digest


@every_table
def test_silence_cannot_be_broken(seats: int) -> None:
    """MON-VOW-2 Outside service rounds nobody talks; MON-VOW-1 in them everybody may."""
    match, refused = talkative(seats, "vow")

    assert refused == {(True, "no-silence"), (False, "MON-VOW-2")}
    assert "talk" not in [entry.word for entry in match.record.entries]
