"""Sections MON-COLL and PHRASE: letters and monks are bought from the grid."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from chapterhouse.core.bits import BIT
from chapterhouse.core.ints import i64
from chapterhouse.core.sentence import Sentence
from chapterhouse.core.step import Step
from chapterhouse.games.monastery import monks, sentences
from chapterhouse.games.monastery.blessings import receive, spend
from chapterhouse.games.monastery.components import COLUMNS, ROWS, SPACES
from chapterhouse.games.monastery.library import letter_of, named_cell, row_colour
from chapterhouse.games.monastery.rules import RULES
from chapterhouse.games.monastery.spots import (
    A_MONK,
    ABBEY_PLACE,
    GONE,
    LARGE_ON_STRIP,
    ON_GRID,
    SMALL_ON_STRIP,
)
from chapterhouse.games.monastery.state import NO_LETTER, Monastery
from chapterhouse.games.monastery.turn import Decision

if TYPE_CHECKING:
    from chapterhouse.core.rule import Rule

TOO_DEAR: Final = RULES["MON-COLL-2"]
BLESSINGS_TOO: Final = RULES["MON-COLL-4"]


def complete(s: Monastery, seat: i64) -> bool:
    """Tell whether all nine spaces of a strip are covered. MON-PHRASE-1."""
    at: i64
    for at in range(SPACES * seat, SPACES * seat + SPACES):  # noqa: SIM110 - compiles better
        if s.strip[at] == 0:
            return False
    return True


def on_sale(s: Monastery) -> i64:
    """Give the cells of the grid that hold something, as a set."""
    found: i64 = 0
    cell: i64
    for cell in range(ROWS * COLUMNS):
        if s.grid[cell] != GONE:
            found |= BIT[cell]
    return found


def price(s: Monastery, seat: i64, cell: i64) -> i64:
    """The upper price of the column, the lower one once the own phrase is complete; in any row.

    MON-COLL-2, MON-PHRASE-2, MON-COLL-1.
    """
    prices = s.edition.lower if complete(s, seat) else s.edition.upper
    return prices[cell % COLUMNS]


def against_buying(s: Monastery, cell: i64) -> Rule | None:
    """Name the rule because of which the seat on turn cannot pay for this: with points and
    blessings; those of this turn do not count.

    MON-COLL-3, MON-COLL-4, MON-COLL-2.
    """
    asked = price(s, s.active, cell)
    if asked <= s.points + s.purse:
        return None
    return BLESSINGS_TOO if asked <= s.points + s.blessings[s.active] else TOO_DEAR


def buy(s: Monastery, cell: i64) -> None:
    """Pay, points first; a monk goes to the Abbey; a letter is placed at once.

    MON-COLL-5, MON-COLL-6, MON-COLL-7.
    """
    seat, held, asked = s.active, s.grid[cell], price(s, s.active, cell)
    if held == A_MONK:
        owner = s.player(row_colour(s, cell // COLUMNS))  # MON-COLL-10: no blessing for it
        monks.move(s, owner, ON_GRID, monks.arrival(ABBEY_PLACE))
        s.tell(sentences.BOUGHT_MONK, seat, owner, cell % COLUMNS, asked)
    else:
        s.letter = letter_of(held)
        s.tell_all(sentences.BOUGHT_LETTER, seat, [*named_cell(s, cell), int(asked)])
        s.then(STRIP)
    s.grid[cell] = GONE
    if asked > s.points:
        s.tell(sentences.SPENT, seat, asked - s.points)
        spend(s, seat, asked - s.points)
        asked = s.points
    s.points -= asked


def free_space(s: Monastery, seat: i64, letter: i64) -> i64:
    """Find the leftmost free space of a strip with this letter; SPACES if none is. MON-COLL-13."""
    phrase = SPACES * s.colour[seat]
    space: i64
    for space in range(SPACES):
        if s.edition.phrase[phrase + space] == letter and s.strip[SPACES * seat + space] == 0:
            return space
    return SPACES


@final
class Strip(Decision):
    """A letter is placed on a free space that shows it, on the strip of any player. MON-COLL-7."""

    def options(self, s: Monastery) -> i64:
        """All players with such a space."""
        found: i64 = 0
        seat: i64
        for seat in range(s.seats):
            if free_space(s, seat, s.letter) < SPACES:
                found |= BIT[seat]
        return found

    def says(self, s: Monastery, action: i64) -> Sentence:
        return Sentence(sentences.ON_STRIP, [action])

    def asks(self, s: Monastery) -> Sentence:
        return Sentence(sentences.ASK_STRIP, [s.letter])

    def do(self, s: Monastery, action: i64) -> None:
        """Large on the own strip, and on the partner's; small on any other, for a blessing; it
        stays there. So do those that were swapped.

        MON-COLL-8, MON-TEAM-3, MON-COLL-9, MON-COLL-12, MON-LIB-4.
        """
        seat, letter = s.active, s.letter
        at = SPACES * action + free_space(s, action, letter)
        own = seat == action or s.partners(seat, action)
        s.strip[at] = LARGE_ON_STRIP if own else SMALL_ON_STRIP
        s.letter = NO_LETTER
        s.tell(sentences.LARGE if own else sentences.SMALL, seat, letter, action)
        if complete(s, action):
            s.tell(sentences.COMPLETE, action)
        if not own:
            receive(s, seat, s.edition.gift)


STRIP: Final = Strip()
STEPS: Final[list[Step[Any]]] = [STRIP]
