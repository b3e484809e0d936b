"""Section MON-VOW: silence outside service rounds, and what it costs to break it."""

from __future__ import annotations

from typing import Any, Final, final

from chapterhouse.core.bits import BIT
from chapterhouse.core.ints import i64
from chapterhouse.core.sentence import Sentence
from chapterhouse.core.step import Step
from chapterhouse.core.talk import Silence, TalkPenalty
from chapterhouse.games.monastery import sentences
from chapterhouse.games.monastery.components import SERVICE, SPACES
from chapterhouse.games.monastery.rules import RULES
from chapterhouse.games.monastery.spots import LARGE_ON_STRIP, SMALL_ON_STRIP
from chapterhouse.games.monastery.state import NO_SEAT, OPEN_TALK, VOW, Monastery

PAY: Final = SPACES  # after the spaces of the strip: a blessing is paid


def large(s: Monastery, seat: i64) -> i64:
    """Give the spaces of a strip that are covered by large letters."""
    found: i64 = 0
    space: i64
    for space in range(SPACES):
        if s.strip[SPACES * seat + space] == LARGE_ON_STRIP:
            found |= BIT[space]
    return found


@final
class MakeAmends(TalkPenalty[Monastery]):
    """A blessing is paid, or else a large letter turns small. MON-VOW-3."""

    def lapses(self, s: Monastery) -> bool:
        """Who has neither pays nothing. MON-VOW-4."""
        return s.blessings[self.offender] == 0 and large(s, self.offender) == 0

    def options(self, s: Monastery) -> i64:
        """A blessing while there is one, else any large letter of the own strip."""
        return BIT[PAY] if s.blessings[self.offender] else large(s, self.offender)

    def says(self, s: Monastery, action: i64) -> Sentence:
        if action == PAY:
            return Sentence(sentences.PAY_FINE, [])
        return Sentence(sentences.MAKE_SMALL, [self.letter(s, action), action])

    def letter(self, s: Monastery, space: i64) -> i64:
        """Tell which letter a space of the strip has."""
        return s.edition.phrase[SPACES * s.colour[self.offender] + space]

    def asks(self, s: Monastery) -> Sentence:
        return Sentence(sentences.ASK_SMALL, [])

    def do(self, s: Monastery, action: i64) -> None:
        """Pay; nothing else ever turns a letter on a strip. MON-COLL-12."""
        seat = self.offender
        s.tell(sentences.SPOKE, seat)
        if action == PAY:
            s.blessings[seat] -= 1
            s.pool += 1
            if seat == s.active and s.purse > s.blessings[seat]:
                s.purse = s.blessings[seat]
            s.tell(sentences.FINED, seat)
        else:
            s.strip[SPACES * seat + action] = SMALL_ON_STRIP
            s.tell(sentences.TURNED_SMALL, seat, self.letter(s, action))


@final
class FallSilent(Step[Monastery]):
    """Under the vow, a service round gives everybody time to talk before it ends. MON-VOW-1."""

    def __init__(self, nth: i64) -> None:
        """Make the step for the player so many places after the Abbot."""
        super().__init__()
        self.nth: Final[i64] = nth

    def args(self) -> list[int]:
        return [self.nth]

    def seat(self, s: Monastery) -> i64:
        return s.in_order(s.abbot, self.nth)

    def lapses(self, s: Monastery) -> bool:
        """Without the vow there is always time."""
        return s.silence == OPEN_TALK

    def secret(self, s: Monastery) -> bool:
        """Only whoever talks knows when enough was said: nobody is ready unasked."""
        return True

    def says(self, s: Monastery, action: i64) -> Sentence:
        return Sentence(sentences.READY, [])

    def asks(self, s: Monastery) -> Sentence:
        return Sentence(sentences.ASK_READY, [])

    def do(self, s: Monastery, action: i64) -> None:
        s.tell(sentences.SILENT, s.in_order(s.abbot, self.nth))


def silence(s: Monastery, seat: int) -> Silence | None:
    """Tell whether talk is closed: outside service rounds, as was agreed.

    MON-VOW-1, MON-VOW-2, MON-VOW-3.
    """
    if s.silence == OPEN_TALK or s.abbot == NO_SEAT or s.round() == SERVICE:
        return None
    return CLOSED if s.silence == VOW else BREACHES[seat]


MAKE_AMENDS: Final = [MakeAmends(seat) for seat in range(4)]
CLOSED: Final = Silence(RULES["MON-VOW-2"])
BREACHES: Final = [Silence(RULES["MON-VOW-3"], penalty) for penalty in MAKE_AMENDS]
FALL_SILENT: Final = [FallSilent(nth) for nth in range(4)]
STEPS: Final[list[Step[Any]]] = [*MAKE_AMENDS, *FALL_SILENT]
