"""Rows tell no secret: two worlds that a seat cannot tell apart give identical bytes."""

import pytest

from chapterhouse.core.state import State
from chapterhouse.encoding import ENCODED, encoding
from chapterhouse.play.dealer import Seeded
from conformance.twins import HEALTHY, Twins, World
from conformance.walk import TABLES, USUAL, TableSetup
from sizes import LONG
from support import only_pure

SECRETS = [t for t in TABLES if t.game.cards.hidden and t.game.name in ENCODED]
READ = SECRETS if LONG else [table for table in SECRETS if table in USUAL]
ENCODINGS = {name: encoding(game) for name, game in ENCODED.items()}


class Encoded(Twins):
    """Twins whose rows are compared, too."""

    rows = 0

    def compare(self, one: World, other: World) -> None:
        """The observer sees the same position, and the same bytes."""
        super().compare(one, other)
        self.rows += 1

        assert self.row(one.state) == self.row(other.state), "the rows differ"

    def row(self, s: State) -> bytes:
        made = ENCODINGS[self.table.game.name]
        row, mask = bytearray(made.size), bytearray(made.actions)
        made.write_observation(self.shown(s), row)
        if s.seat() == self.observer:
            made.write_mask(self.shown(s), mask)
        return bytes(row + mask)

    def shown(self, s: State) -> State:
        """What the row is made from."""
        return s.seen_by(self.observer)


class Leaky(Encoded):
    """Twins whose rows are made from the truth, which says it is a view."""

    def shown(self, s: State) -> State:
        truth = s.copy()
        truth.observer = self.observer
        return truth


def run(kind: type[Encoded], table: TableSetup, observer: int) -> Encoded:
    twins = kind(table, observer, Seeded(7), table.begin(), table.begin())
    twins.run()
    return twins


@pytest.mark.parametrize("table", READ, ids=str)
def test_rows_tell_no_secret(table: TableSetup) -> None:
    """At no table, whatever was chosen before the match; each time to another observer."""
    found = run(Encoded, table, TABLES.index(table) % table.seats)

    assert found.rows >= HEALTHY


@only_pure
@pytest.mark.parametrize("table", [t for t in READ if t.seats == 3], ids=str)
def test_a_leak_is_found(table: TableSetup) -> None:
    """Rows that are made from more than the view differ."""
    with pytest.raises(AssertionError, match="the rows differ"):
        run(Leaky, table, 0)
