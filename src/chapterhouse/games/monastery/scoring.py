"""Section MON-SCORE: the turn in which points are settled and then spent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from chapterhouse.core.bits import BIT, extended, nth
from chapterhouse.core.ints import count, i64, vec
from chapterhouse.core.sentence import Sentence
from chapterhouse.core.step import Step
from chapterhouse.games.monastery import monks, sentences
from chapterhouse.games.monastery.blessings import receive
from chapterhouse.games.monastery.building import build
from chapterhouse.games.monastery.collecting import against_buying, buy, on_sale, price
from chapterhouse.games.monastery.components import COLUMNS
from chapterhouse.games.monastery.ending import as_shown
from chapterhouse.games.monastery.icons import against_icon, hides_hand, use
from chapterhouse.games.monastery.library import named_cell, row_colour
from chapterhouse.games.monastery.places import icons_at_work, named, tell_place
from chapterhouse.games.monastery.spots import A_MONK, A_PLACE, PRAYING, STANDING
from chapterhouse.games.monastery.state import Monastery
from chapterhouse.games.monastery.turn import WideDecision
from chapterhouse.games.monastery.working import against_prayer, all_work, prayer, work

if TYPE_CHECKING:
    from chapterhouse.core.dealer import Dealer
    from chapterhouse.core.rule import Rule

# The options of a scoring turn.
END: Final = 0
TOTAL: Final = 1
USE: Final = 8  # and the kind of tile
PRAY: Final = 64  # and the place
BUY: Final = 128  # and the cell of the grid
ROOM: Final = 32  # as many there seldom are; more find room, too


@final
class ScoringBegins(Step[Monastery]):
    """After all movement turns come all scoring turns. MON-FLOW-4."""

    def do(self, s: Monastery, action: i64) -> None:
        """Forget what was turned and who had scored in the round before."""
        s.scoring = 1
        s.turned = 0
        s.scored = 0


@final
class ScoreTurn(Step[Monastery]):
    """Points come from building, prayer and work, and are spent. MON-SCORE-1."""

    def __init__(self, nth: i64) -> None:
        """Make the step for the player so many places after the one who leads."""
        super().__init__()
        self.nth: Final[i64] = nth

    def args(self) -> list[int]:
        return [self.nth]

    def do(self, s: Monastery, action: i64) -> None:
        """Begin with no points; and the blessings there are; build.

        MON-SCORE-3, MON-COLL-3, MON-COLL-4.
        """
        seat = s.in_order(s.lead, self.nth)
        s.active = seat
        s.points = 0
        s.purse = s.blessings[seat]
        s.used = 0
        s.prayed = 0
        s.totalled = 0
        s.scored |= BIT[seat]
        build(s, seat)
        s.then(SCORE)


@final
class Score(WideDecision):
    """First a prayer, icons at any time, then work; then purchases. MON-SCORE-4, MON-ICON-7."""

    def secret(self, s: Monastery) -> bool:
        """Whether the Stables can be used only their user knows. MON-INFO-3."""
        return hides_hand(s)

    def answers(self, s: Monastery) -> vec[i64]:
        """The end or the total, icons on the table, own monks that stand, and purchases."""
        found = extended(vec[i64]([], capacity=ROOM), 0, _turn(s))
        found = extended(found, PRAY, monks.places_of_standing(s, s.active))
        return extended(found, BUY, _cells(s))

    def pick(self, s: Monastery, dealer: Dealer) -> i64:
        """As any step with many options, but without a row of them: three sets, in rising order."""
        turn, cells = _turn(s), _cells(s)
        places = monks.places_of_standing(s, s.active)
        before = count(turn)
        between = before + count(places)
        left = between + count(cells)
        while True:
            k = dealer.below(left)
            if k < before:
                action = nth(turn, k)
                turn ^= BIT[action]
                before -= 1
            elif k < between:
                place = nth(places, k - before)
                places ^= BIT[place]
                action = PRAY + place
            else:
                cell = nth(cells, k - between)
                cells ^= BIT[cell]
                action = BUY + cell
            if self.forbids(s, action) is None:
                return action
            left -= 1
            if action < BUY:
                between -= 1

    def forbids(self, s: Monastery, action: i64) -> Rule | None:
        """Name what keeps a monk from praying, an icon from being used, a purchase from being paid;
        nothing of it is forced.

        MON-ICON-8, MON-COLL-11.
        """
        if action >= BUY:
            return against_buying(s, action - BUY)
        if action >= PRAY:
            return against_prayer(s, action - PRAY)
        return against_icon(s, action - USE) if action >= USE else None

    def says(self, s: Monastery, action: i64) -> Sentence:
        """Tell the points or the price, too."""
        if action >= BUY:
            return self._buying(s, action - BUY)
        if action >= PRAY:
            place = action - PRAY
            return Sentence(sentences.PRAY, [*named(s, place), int(prayer(s, place))])
        if action >= USE:
            return Sentence(sentences.USE, [action - USE])
        if action == TOTAL:
            return Sentence(sentences.TOTAL, [all_work(s, s.active)])
        return Sentence(sentences.END_TURN, [])

    def _buying(self, s: Monastery, cell: i64) -> Sentence:
        asked = price(s, s.active, cell)
        if s.grid[cell] == A_MONK:
            row, column = row_colour(s, cell // COLUMNS), cell % COLUMNS
            return Sentence(sentences.BUY_MONK, [row, column, asked])
        return Sentence(sentences.BUY_LETTER, [*named_cell(s, cell), int(asked)])

    def asks(self, s: Monastery) -> Sentence:
        """Tell the points, and the blessings that may be spent, as far as they are shown.

        MON-INFO-5.
        """
        if s.totalled:
            return Sentence(sentences.ASK_BUY, [s.points, as_shown(s, s.active, s.purse)])
        return Sentence(sentences.ASK_SCORE, [s.points])

    def do(self, s: Monastery, action: i64) -> None:
        """Do it; all but the end is followed by the next choice."""
        if action == END:
            rest(s)
            return
        s.then(self)
        if action >= BUY:
            buy(s, action - BUY)
        elif action >= PRAY:
            pray(s, action - PRAY)
        elif action >= USE:
            use(s, action - USE)
        else:
            total(s)


def _turn(s: Monastery) -> i64:
    """Give the end or the total and the icons on the table, as a set of options."""
    found = BIT[END] if s.totalled else BIT[TOTAL]
    return found | icons_at_work(s) << USE if s.icons else found  # MON-SIMPLE-1


def _cells(s: Monastery) -> i64:
    """Give what can be bought now, as a set of cells."""
    if s.totalled:
        return on_sale(s)
    return 0


def pray(s: Monastery, place: i64) -> None:
    """Set a monk praying, and score for it; it stays so, until it is stood up.

    MON-PRAY-4, MON-PRAY-7, MON-PRAY-8.
    """
    points = prayer(s, place)
    monks.move(s, s.active, A_PLACE * place + STANDING, A_PLACE * place + PRAYING)
    s.prayed = 1
    s.points += points
    tell_place(s, sentences.PRAYED, s.active, place, points)


def total(s: Monastery) -> None:
    """Score all work, wanted or not. MON-WORK-8."""
    place: i64
    for place in range(s.places):
        points = work(s, s.active, place)
        if points:
            s.points += points
            tell_place(s, sentences.WORKED, s.active, place, points)
    s.totalled = 1
    s.tell(sentences.TOTALLED, s.active, s.points)


def rest(s: Monastery) -> None:
    """Points that are left become blessings, blessings that are left do not.

    MON-BLESS-3, MON-BLESS-7.
    """
    due: i64 = 0
    for least in s.edition.rests:
        if s.points >= least:
            due += 1
    s.purse = 0
    if s.points:
        s.tell(sentences.RESTED, s.active, s.points, due)
    else:
        s.tell(sentences.DONE, s.active)
    receive(s, s.active, due)
    s.points = 0


SCORING_BEGINS: Final = ScoringBegins()
SCORE_TURN: Final = [ScoreTurn(nth) for nth in range(4)]
SCORE: Final = Score()
STEPS: Final[list[Step[Any]]] = [SCORING_BEGINS, *SCORE_TURN, SCORE]
