"""What may be chosen, worked out once more, slowly and from the edition's own words."""

from itertools import chain, combinations

import pytest
from hypothesis import given, settings
from hypothesis.strategies import integers, lists

from chapterhouse.core.seats import CHANCE
from chapterhouse.games.monasterium.components import MONASTERIES
from chapterhouse.games.monasterium.names import ROOM, SPACE
from chapterhouse.games.monasterium.novice import Where, Who
from chapterhouse.games.monasterium.placement import PICK_DICE, THROW
from chapterhouse.games.monasterium.setup import MONASTERIUM
from chapterhouse.games.monasterium.state import CELLS, KINDS_OF_GOOD, Monasterium
from chapterhouse.games.monasterium.tiles import against
from chapterhouse.play import words
from games.monasterium.matches import SEATS, SEEDS, moments

KINDS = ["profane", "workshop", "common"]
every_table = pytest.mark.parametrize("seats", SEATS)


class Slow:
    """A position, and questions about it that are answered slowly."""

    def __init__(self, s: Monasterium) -> None:
        self.s = s
        self.seat = int(s.active)
        at = KINDS_OF_GOOD * self.seat
        self.soup, self.tool, self.book, self.influence, self.rosary = s.goods[at : at + 5]
        self.board = "board-2" if s.seats == 2 else "board-4"
        self.edition = s.edition.facts

    def gone(self, row: int) -> int:
        return 5 - (int(self.s.novices[self.seat]) >> 5 * row & 31).bit_count()

    def accessible(self) -> list[int]:
        """MSM-NOVICE-3 By the envoy's field, or by a chapel."""
        links: str = self.edition["path.links"][self.s.envoy[self.seat] - 1]
        mine = self.s.chapel[MONASTERIES * self.seat : MONASTERIES * (self.seat + 1)]
        return [m for m in range(MONASTERIES) if "ABCDE"[m] in links or mine[m]]

    def closed(self, what: str, letter: str, number: int) -> bool:
        """MSM-SETUP-2 With three players what bears a 4 is closed."""
        return self.s.seats == 3 and f"{what} {number}" in self.edition[f"board-4.{letter}-fours"]

    def rooms(self, row: int, discount: int) -> list[str]:
        """MSM-BLD-2 Rooms that are free, within reach and paid for."""
        if self.influence < max(1 - discount, 0):
            return []
        goods, number = [self.soup, self.tool, self.book], [2, 3][row]
        found = []
        for letter in ["ABCDE"[m] for m in self.accessible()]:
            for n, line in enumerate(self.edition[f"{self.board}.{letter}-rooms"], 1):
                kind = line.split()[0]
                taken = any(int(r) >> ROOM.value(f"{letter}{n}") & 1 for r in self.s.rooms)
                if not taken and not self.closed("room", letter, n):
                    found += [f"room {letter}{n} {kind}"] * (goods[KINDS.index(kind)] >= number)
        return found

    def chapels(self, discount: int) -> list[str]:
        """MSM-CHAPEL-3 Chapels with room, at the rising price."""
        if self.influence < [1, 2, 3, 3, 3][self.gone(2)] - discount:
            return []
        room = 2 * self.s.seats
        inside = [sum(self.s.chapel[m::MONASTERIES]) for m in range(MONASTERIES)]
        return [f"chapel {'ABCDE'[m]}" for m in self.accessible() if inside[m] < room]

    def spaces(self) -> list[str]:
        """MSM-CLOISTER-2 Spaces beside a room with an own novice."""
        if self.rosary < [1, 2, 3, 3, 3][self.gone(3)]:
            return []
        found = []
        for letter in ["ABCDE"[m] for m in self.accessible()]:
            beside: set[int] = set()
            for n, line in enumerate(self.edition[f"{self.board}.{letter}-rooms"], 1):
                if int(self.s.rooms[self.seat]) >> ROOM.value(f"{letter}{n}") & 1:
                    beside |= {int(end) for end in line.split()[1].split("-")}
            for n in sorted(beside):
                taken = any(int(s) >> SPACE.value(f"{letter}{n}") & 1 for s in self.s.spaces)
                if not taken and not self.closed("space", letter, n):
                    found.append(f"space {letter}{n}")
        return found

    def targets(self, row: int, discount: int) -> list[str]:
        """MSM-NOVICE-2 The row decides the area."""
        if row <= 1:
            return self.rooms(row, discount)
        return self.chapels(discount) if row == 2 else self.spaces()


@every_table
def test_where_novices_may_go(seats: int) -> None:
    """MSM-NOVICE-1 to send somebody, MSM-NOVICE-3 access, MSM-NOVICE-7 the price and MSM-NOVICE-8 a
    free place are needed: no less, and no more.
    """
    asked = 0
    for seed in SEEDS:
        for s in [m.state for m in moments(seats, seed)]:
            slow = Slow(s)
            if isinstance(s.now, Where):
                asked += 1

                assert words.legal_words(s) == slow.targets(s.now.row, s.now.discount)
            elif isinstance(s.now, Who):
                standing = [n for n in range(20) if int(s.novices[slow.seat]) >> n & 1]

                assert s.legal() == [n for n in standing if slow.targets(n // 5, s.now.discount)]
    assert asked > 30


@every_table
def test_what_can_be_taken(seats: int) -> None:
    """MSM-TAKE-1, MSM-TAKE-2, MSM-TAKE-3, MSM-TAKE-4 Up to three dice that are white or own; one on
    field 6. MSM-TAKE-14 Whoever is asked can take one.
    """
    for s in [m.state for seed in SEEDS for m in moments(seats, seed) if m.now == "Take"]:
        dice = [int(s.dice[6 * seats + face] + s.dice[6 * s.active + face]) for face in range(6)]
        most = [min(n, 3) for n in dice[:5]] + [min(dice[5], 1)]

        assert words.legal_words(s) == [
            f"take {n} F{face + 1}" for face in range(6) for n in range(1, most[face] + 1)
        ]
        assert any(dice)


def fits(window: list[int], row: int, tile: int) -> bool:
    """MSM-WINDOW-6 Word by word."""
    cells = window[3 * row : 3 * row + 3]
    if 0 not in cells or tile in cells:
        return False
    column = cells.index(0)
    return tile not in window[column::3]


@settings(deadline=None, derandomize=True)
@given(lists(integers(0, 14), max_size=30))
def test_where_tiles_fit(attempts: list[int]) -> None:
    """MSM-WINDOW-3, MSM-WINDOW-4, MSM-WINDOW-5, MSM-WINDOW-6: however a window came about."""
    s = MONASTERIUM.begin(2, {})
    assert isinstance(s, Monasterium)
    for attempt in attempts:
        row, m = divmod(attempt, MONASTERIES)
        window = [int(tile) for tile in s.window[:CELLS]]

        assert (against(s, 0, row, m) is None) == fits(window, row, m + 1)
        if fits(window, row, m + 1):
            s.window[3 * row + window[3 * row : 3 * row + 3].index(0)] = m + 1


def subsets(dice: list[int]) -> set[tuple[int, ...]]:
    """All that can be picked of some dice, as sorted tuples."""
    sizes = range(1, len(dice) + 1)
    return set(chain.from_iterable(combinations(sorted(dice), size) for size in sizes))


@settings(deadline=None, derandomize=True)
@given(lists(integers(0, 11), min_size=1, max_size=6))
def test_any_dice_can_be_thrown_again(dice: list[int]) -> None:
    """MSM-REROLL-3, MSM-REROLL-4 Every choice of one die or more is possible, in one way."""
    s = MONASTERIUM.begin(2, {})
    assert isinstance(s, Monasterium)
    for die in dice:
        s.roll[die] += 1
    s.now = PICK_DICE
    found: list[tuple[int, ...]] = []
    pending: list[tuple[Monasterium, tuple[int, ...]]] = [(s, ())]
    while pending:
        position, picked = pending.pop()
        for action in position.legal():
            if action == THROW:
                found.append(picked)
            else:
                after = position.copy()
                after.apply(action)
                pending.append((after, (*picked, action)))

    assert sorted(found) == sorted(subsets(dice))


def test_a_die_shows_every_face_as_often() -> None:
    """MSM-COMP-9 Six faces; MSM-INFO-2 nobody can know which comes."""
    thrown = [m.state for m in moments(2) if m.state.seat() == CHANCE][7:]

    assert thrown
    for s in thrown:
        assert words.legal_words(s) == ["1", "2", "3", "4", "5", "6"]
        assert {int(s.now.weight(s, face)) for face in s.legal()} == {1}
