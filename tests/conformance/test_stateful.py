"""Any legal action, in any order that Hypothesis finds."""

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from hypothesis.strategies import integers, sampled_from

from chapterhouse.core.rule import Illegal, Malformed
from chapterhouse.games import GAMES
from chapterhouse.play import position
from chapterhouse.play.dealer import Seeded
from chapterhouse.play.match import Match
from chapterhouse.play.replay import replay
from conformance.truth import check_notes
from conformance.walk import LONGEST, TABLES, TableSetup, choose, finish
from sizes import STATEFUL


class AnyAction(RuleBasedStateMachine):
    """A match in which whoever is asked does anything that is legal, from anywhere in it."""

    table: TableSetup
    match: Match

    @initialize(table=sampled_from(TABLES), seed=integers(0, 999), ahead=integers(0, 500))
    def sit_down(self, table: TableSetup, seed: int, ahead: int) -> None:
        self.table = table
        self.match = Match(table.game, table.names, Seeded(seed), table.options)
        tempers = Seeded(seed + 1)
        while not self.match.over and len(self.match.record.entries) < ahead:
            self.match.act(choose(self.match.state, tempers))

    @precondition(lambda self: not self.match.over)
    @rule(k=integers(0, 999))
    def act(self, k: int) -> None:
        """Play the k-th legal action, counted round."""
        legal = self.match.state.legal()
        self.match.act(legal[k % len(legal)])

    @rule(action=integers(-1, 62))
    def refuse(self, action: int) -> None:
        """What is not legal is refused, and changes nothing."""
        s = self.match.state
        before, entries = self.table.mark(s), len(self.match.record.entries)
        if action not in s.legal():
            with pytest.raises((Illegal, Malformed)):
                s.play(action)

            assert before == self.table.mark(s)
            assert entries == len(self.match.record.entries)

    @rule(observer=integers(0, 99), seed=integers(0, 999))
    def imagine(self, observer: int, seed: int) -> None:
        """An observer's world looks like the truth to it, and plays on to the end."""
        view = self.match.view(observer % (self.table.seats + 1))
        world = view.imagine(Seeded(seed))

        assert self.table.mark(view) == self.table.mark(world.seen_by(view.observer))
        assert finish(world, Seeded(seed)) < LONGEST

    @invariant()
    def somebody_can_act(self) -> None:
        """Until the match is over a seat is asked, and has something legal to answer."""
        s = self.match.state
        free = [action for action in s.now.listed(s) if s.now.forbids(s, action) is None]

        assert free == s.legal()
        assert self.match.over == (free == [])
        assert self.match.over or 0 <= self.match.seat < self.table.seats

    @invariant()
    def nothing_is_lost(self) -> None:
        """Each card lies in one place, and places count what lies in them."""
        zones = self.match.state.zones
        lying = [zones.cards(zone) for zone in range(zones.plan.zones)]
        copies = [card for card, n in enumerate(zones.deck.copies) for _ in range(n)]

        assert copies == sorted(card for cards in lying for card in cards)
        assert list(map(len, lying)) == [zones.size(zone) for zone in range(zones.plan.zones)]

    @invariant()
    def nobody_is_mistaken(self) -> None:
        """What is known is true."""
        check_notes(self.match.state)

    @invariant()
    def a_position_is_text(self) -> None:
        """Position, text and position again are one."""
        s = self.match.state
        again = position.read(self.table.game, self.table.seats, self.table.text(s))

        assert self.table.mark(s) == self.table.mark(again)

    def teardown(self) -> None:
        """The record gives the match again."""
        if hasattr(self, "match"):
            again = replay(self.match.record.text(), GAMES)

            assert self.match.record == again.record
            assert self.match.digest == again.digest


TestAnyAction = AnyAction.TestCase
TestAnyAction.settings = settings(
    max_examples=STATEFUL,
    stateful_step_count=12,
    derandomize=True,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
