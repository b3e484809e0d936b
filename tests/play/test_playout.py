"""Random play, and counting."""

from chapterhouse.core.state import State
from chapterhouse.play.dealer import Seeded
from chapterhouse.play.perft import perft
from chapterhouse.play.playout import playout
from play.desk import BIBLIOS, drawing, match, said


def test_a_playout_counts_decisions() -> None:
    """Random play goes to the end, and tells how often a player acted, forced or not."""
    played, counted = BIBLIOS.begin(3, {}), BIBLIOS.begin(3, {})
    dealer, decisions = Seeded(3), 0
    while not counted.over():
        decisions += counted.seat() >= 0
        counted.apply(counted.now.pick(counted, dealer))

    assert decisions == playout(played, Seeded(3))
    assert played.over()
    assert list(counted.zones.cells) == list(played.zones.cells)
    assert playout(played, Seeded(3)) == 0


def test_sequences_are_counted() -> None:
    """The number of sequences of so many actions is told; the position stays as it was."""
    s = said(match("gold-1", "gold-2", "gold-3"), "keep").state
    cards = len(drawing().legal())

    assert perft(s, 0) == 1
    assert perft(s, 1) == 2
    before = list(s.zones.cells)
    first = BIBLIOS.begin(2, {"first_player": "1"})
    assert [1, 1, cards, 3 * cards] == [perft(first, depth) for depth in range(4)]
    assert before == list(s.zones.cells)
    assert perft(finished(), 1) == 0


def finished() -> State:
    s = BIBLIOS.begin(2, {})
    playout(s, Seeded(1))
    return s
