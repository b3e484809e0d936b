"""Another revision of a real game: no rule was changed since the first release, so one is made up.

In what is called revision 2 here, a bid must be higher by two at least, and whoever wins a lot of
gold has it counted; the rules of today are revision 1, and matches of today go on by them.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from chapterhouse.core.ints import i64
from chapterhouse.core.rule import Illegal, Rule
from chapterhouse.core.step import table
from chapterhouse.editions import load
from chapterhouse.games import GAMES
from chapterhouse.games.biblios import auction, setup
from chapterhouse.games.biblios.rules import RULES
from chapterhouse.games.biblios.state import Biblios
from chapterhouse.play.dealer import Seeded
from chapterhouse.play.match import Match
from chapterhouse.play.replay import replay
from support import PURE, only_pure

if not PURE:
    pytest.skip("machine code cannot be patched", allow_module_level=True)

pytestmark = only_pure
HIGHER = RULES["BIB-AUCT-8"]


class Bid(auction.Bid):  # type: ignore[misc] # of one's own in the next release
    """Since revision 2 a bid is higher by two at least."""

    def forbids(self, s: Biblios, action: i64) -> Rule | None:
        if s.revision > 1 and s.high and action == s.high + 1:
            return HIGHER
        return super().forbids(s, action)


@dataclass(frozen=True)
class Bidding:
    """A match of each revision, in which somebody has bid 1 and the other is asked."""

    old: Match
    new: Match


@pytest.fixture
def bidding(monkeypatch: pytest.MonkeyPatch) -> Iterator[Bidding]:
    """The next release, with a table of steps in which that one is in place of today's."""
    now = setup.STEPS
    bids = [Bid(seat) for seat in range(4)]
    steps = [bids[step.bidder] if isinstance(step, auction.Bid) else step for step in now]
    monkeypatch.setattr(setup, "STEPS", steps)
    monkeypatch.setattr(setup, "TABLE", table(steps))
    monkeypatch.setattr(setup, "REVISIONS", [1, 2])
    new = setup.build(load("biblios"), 2)
    monkeypatch.setitem(GAMES, "biblios", new)
    yield Bidding(auctioned("biblios/1"), auctioned("biblios/2"))
    table(now)


def auctioned(title: str) -> Match:
    """Play up to the first second bid, as a record of that revision."""
    match = replay(f"{title} Anna Bram\n", GAMES)
    match.dealer = Seeded(3)
    match.go_on()
    while match.prompt.partition(": ")[2][:4] not in ("bid ", "pass"):
        match.act(match.state.legal()[0])
    match.play("bid 1")
    return match


def test_a_match_of_today_goes_on_by_the_rules_of_today(bidding: Bidding) -> None:
    """By revision 1 the other may bid 2, by revision 2 not."""
    bidding.old.play("bid 2")
    with pytest.raises(Illegal) as problem:
        bidding.new.play("bid 2")
    bidding.new.play("bid 3")

    assert problem.value.rule is HIGHER


def test_its_record_does_too(bidding: Bidding) -> None:
    """Written out in the next release it is still biblios/1, and is replayed there."""
    bidding.old.play("bid 2")
    text = bidding.old.record.text()

    assert text.startswith(f"biblios/1 edition={GAMES['biblios'].edition} Anna Bram\n")
    assert bidding.old.digest == replay(text, GAMES).digest
    assert bidding.new.record.text().startswith("biblios/2 ")
