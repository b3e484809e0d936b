"""Encodings: positions as rows of bytes, actions as one dense range of ids.

A row is written from a view and from nothing else. Players are counted from whoever looks, who is
player 0; the others follow in the order of play.
"""

from typing import Any, Final

from chapterhouse.core.bits import lowest
from chapterhouse.core.ints import i64, u8, vec
from chapterhouse.core.place import Places
from chapterhouse.core.state import State
from chapterhouse.core.step import PASS, Amount, Many
from chapterhouse.core.zone import Zones
from chapterhouse.encoding.layout import BYTE, NO_ID, Layout


class Encoding:
    """How positions and actions of one game are written; its own subclass writes the fields."""

    def __init__(self, layout: Layout) -> None:
        """Take a layout to which nothing will be added."""
        self.layout: Final = layout
        self.size: Final[i64] = layout.size
        self.actions: Final[i64] = layout.actions
        self._question: Final = vec[i64](layout.asking)
        first: list[int] = []
        ids: list[int] = []
        for known in layout.ids:  # by step and number of the action: the id
            first.append(len(ids))
            ids += [known.get(number, NO_ID) for number in range(max(known, default=-1) + 1)]
        self._first: Final = vec[i64](first + [len(ids)])
        self._ids: Final = vec[i64](ids)
        self._numbers: Final = vec[i64](
            [number for group in layout.groups for number in group.numbers]
        )

    # -- into buffers of others

    def write_observation(self, view: State, buffer: object) -> None:
        """Write a row into a buffer of as many bytes: a bytearray, an array of numpy...

        Raises ValueError as `observe`, and for another number of bytes.
        """
        row = zeros(self.size)
        self.observe(view, row, 0)
        _bytes_of(buffer)[:] = memoryview(row)

    def write_mask(self, view: State, buffer: object) -> None:
        """Write which ids are legal into a buffer of as many bytes. Raises as above."""
        row = zeros(self.actions)
        self.mask(view, row, 0)
        _bytes_of(buffer)[:] = memoryview(row)

    def parts(self, buffer: object) -> dict[str, memoryview]:
        """Give the fields of a row by name: windows into the buffer, nothing is copied."""
        row = _bytes_of(buffer)
        fields = self.layout.fields
        return {f.name: row[int(f.start) : int(f.start) + f.size] for f in fields}

    # -- rows

    def observe(self, view: State, row: vec[u8], at: i64) -> None:
        """Write a row into zeros that begin there, from the view of a seat.

        Raises ValueError for the truth and for the view of onlookers.
        """
        if view.observer < 0 or view.observer >= view.seats:
            raise ValueError("only the view of a seat is encoded: state.seen_by(seat)")
        row[at + self.layout.seats + view.seats - 2] = 1
        question = self._question[view.now.number]
        if view.depth and question >= 0:
            row[at + self.layout.asked + self.player(view, view.now.seat(view))] = 1
            row[at + self.layout.question + question] = 1
        self.describe(view, row, at)

    def describe(self, view: State, row: vec[u8], at: i64) -> None:
        """Write the fields of this game likewise."""
        raise NotImplementedError

    def player(self, view: State, seat: i64) -> i64:
        """Count a seat from whoever looks."""
        seat -= view.observer
        return seat if seat >= 0 else seat + view.seats

    # -- actions

    def mask(self, s: State, row: vec[u8], at: i64) -> None:
        """Write 1 for the id of each legal action into zeros that begin there."""
        if s.depth == 0 or s.now.chance:
            return
        step = s.now
        if isinstance(step, Amount):
            self._mask_amounts(s, step.floor(s), step.most(s), row, at)
        elif isinstance(step, Many):
            for action in step.answers(s):
                if step.forbids(s, action) is None:
                    row[at + self.id_of(s, action)] = 1
        else:
            allowed = step.allowed(s)
            while allowed:
                row[at + self.id_of(s, lowest(allowed))] = 1
                allowed &= allowed - 1

    def _mask_amounts(self, s: State, floor: i64, most: i64, row: vec[u8], at: i64) -> None:
        """Write 1 for passing and for the numbers above the floor, up to the most."""
        ids, first = self._ids, self._first[s.now.number]
        row[at + ids[first + PASS]] = 1
        number: i64
        for number in range(floor + 1, most + 1):
            row[at + ids[first + number]] = 1

    def id_of(self, s: State, action: i64) -> i64:
        """Tell the id of an action of the step that waits; NO_ID for one that is never legal."""
        first = self._first[s.now.number]
        if action >= self._first[s.now.number + 1] - first:
            return NO_ID
        return self._ids[first + action]

    def number_of(self, s: State, id: i64) -> i64:
        """Tell the number of the action with this id to the step that waits, which must have it."""
        return self._numbers[id]


def _bytes_of(buffer: Any) -> memoryview:  # noqa: ANN401 - whatever has a buffer
    """Look at a buffer as a row of bytes."""
    return memoryview(buffer).cast("B")


# -- what the encodings of all games write


def zeros(n: i64) -> vec[u8]:
    """Make a row of zeros: in a tenth of the time that it takes to clear one."""
    return vec[u8]([u8(0)] * n)


def put(row: vec[u8], at: i64, number: i64) -> None:
    """Write a number, or the greatest there is room for."""
    if number > BYTE:
        number = BYTE
    row[at] = u8(number)


def put_set(row: vec[u8], at: i64, members: i64) -> None:
    """Write 1 for each member of a set."""
    while members:
        row[at + lowest(members)] = 1
        members &= members - 1


def put_row(row: vec[u8], at: i64, numbers: vec[i64], first: i64, n: i64) -> None:
    """Write so many numbers of a row, from `first` on."""
    i: i64
    for i in range(n):
        put(row, at + i, numbers[first + i])


def put_cards(places: Places, cell: i64, row: vec[u8], at: i64) -> None:
    """Write how many of each kind of card the words that begin in this cell count: of a place, or
    of notes about one.
    """
    deck, cells = places.deck, places.cells
    w: i64
    for w in range(places.width):
        word = cells[cell + w]
        if word == 0:
            continue
        put_set(row, at + deck.first[w], word & deck.singles[w])
        copied = deck.copied(w, word)
        while copied:
            kind = lowest(copied)
            row[at + kind] = u8((word & deck.field[kind]) >> deck.shift[kind])
            copied &= copied - 1


def put_notes(zones: Zones, zone: i64, observer: i64, row: vec[u8], knew: i64, lost: i64) -> None:
    """Write what an observer once knew to be in a place, and how much of it may be gone."""
    plan = zones.plan
    notes = observer * plan.notes
    put_cards(zones, plan.known[zone] + plan.once + notes, row, knew)
    if zones.cells[plan.lost[zone] + notes]:
        row[lost] = u8(zones.lost(observer, zone))
