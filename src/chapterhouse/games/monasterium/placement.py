"""Sections MSM-DICE and MSM-REROLL: hands of dice are thrown, face by face, onto the fields."""

from __future__ import annotations

from typing import Any, Final, final

from chapterhouse.core.bits import BIT
from chapterhouse.core.dealer import Dealer
from chapterhouse.core.ints import i64
from chapterhouse.core.rule import Rule
from chapterhouse.core.sentence import Sentence
from chapterhouse.core.step import Chance, Step
from chapterhouse.games.monasterium import sentences
from chapterhouse.games.monasterium.components import FACES
from chapterhouse.games.monasterium.rules import RULES
from chapterhouse.games.monasterium.state import NO_SEAT, OWN, WHITE, Monasterium
from chapterhouse.games.monasterium.turn import Decision

DICE: Final = 2 * FACES  # kinds of die in a roll: white by face, then own by face
REROLL: Final = FACES  # in NameFace, after the faces
THROW: Final = DICE  # in PickDice, after the dice
ALL_FACES: Final = (1 << FACES) - 1
NOT_SHOWN: Final = RULES["MSM-DICE-3"]
SPENT: Final = RULES["MSM-REROLL-1"]
AT_LEAST_ONE: Final = RULES["MSM-REROLL-4"]


def dice_in_hand(s: Monasterium, seat: i64) -> i64:
    """Count the dice in a hand: white ones and own ones. MSM-DICE-1."""
    return s.hand[2 * seat + WHITE] + s.hand[2 * seat + OWN]


@final
class Placing(Step[Monasterium]):
    """The next seat clockwise throws; empty hands are skipped; until all are.

    MSM-DICE-6, MSM-DICE-8, MSM-DICE-11.
    """

    def do(self, s: Monasterium, action: i64) -> None:
        """Search from the left of the last, who comes last and may be found again. MSM-STATE-17."""
        seat = s.active
        for _ in range(s.seats):
            seat = s.left_of(seat)
            if dice_in_hand(s, seat):
                s.active = seat
                s.then(PLACING)
                s.then(ROLL_HAND)
                return


class Die(Chance[Monasterium]):
    """A die is thrown: six faces, all as likely. MSM-COMP-9."""

    def options(self, s: Monasterium) -> i64:
        return ALL_FACES

    def says(self, s: Monasterium, action: i64) -> Sentence:
        return Sentence(sentences.FELL, [action + 1])

    def pick(self, s: Monasterium, dealer: Dealer) -> i64:
        """Throw it, without listing the faces."""
        return dealer.below(FACES)


@final
class RollHand(Die):
    """All dice in hand are rolled: one by one, the white ones first. MSM-DICE-2, MSM-STATE-13."""

    def do(self, s: Monasterium, action: i64) -> None:
        """Let one die fall; after the last the player names a face."""
        hand = 2 * s.active
        owner: i64 = WHITE if s.hand[hand + WHITE] else OWN
        s.hand[hand + owner] -= 1
        s.roll[FACES * owner + action] += 1
        if dice_in_hand(s, s.active):
            s.then(ROLL_HAND)
        else:
            s.tell_dice(sentences.ROLLED, s.active, s.roll)
            s.then(NAME_FACE)


@final
class NameFace(Decision):
    """Name a face that shows, or use the tile; no passing. MSM-DICE-3, MSM-REROLL-2, MSM-DICE-5."""

    def options(self, s: Monasterium) -> i64:
        """Any face, or the tile."""
        return BIT[REROLL + 1] - 1

    def forbids(self, s: Monasterium, action: i64) -> Rule | None:
        """The tile works once a round. MSM-REROLL-1."""
        if action == REROLL:
            return None if s.rerolls & BIT[s.active] else SPENT
        return None if s.roll[action] + s.roll[FACES + action] else NOT_SHOWN

    def says(self, s: Monasterium, action: i64) -> Sentence:
        if action == REROLL:
            return Sentence(sentences.REROLL, [])
        return Sentence(sentences.NAME, [action + 1])

    def asks(self, s: Monasterium) -> Sentence:
        return Sentence(sentences.ASK_NAME, [])

    def do(self, s: Monasterium, action: i64) -> None:
        """All dice of that face go to the field, which holds any number; or the tile is turned.

        MSM-DICE-4, MSM-DICE-9, MSM-REROLL-7.
        """
        if action == REROLL:
            s.rerolls ^= BIT[s.active]
            s.then(PICK_DICE)
            return
        white, own = s.roll[action], s.roll[FACES + action]
        s.dice[FACES * s.seats + action] += white  # MSM-DICE-10 nobody remembers whose these were
        s.dice[FACES * s.active + action] += own
        s.tell(sentences.PLACED, s.active, white + own, action)
        s.roll[action] = 0
        s.roll[FACES + action] = 0
        _take_up(s)


def _take_up(s: Monasterium) -> None:
    """What is left goes back into the hand, and its faces are forgotten. MSM-DICE-7."""
    hand = 2 * s.active
    face: i64
    for face in range(FACES):
        s.hand[hand + WHITE] += s.roll[face]
        s.hand[hand + OWN] += s.roll[FACES + face]
        s.roll[face] = 0
        s.roll[FACES + face] = 0


@final
class PickDice(Decision):
    """Any dice of the roll are picked, in rising order, and then thrown again. MSM-REROLL-3."""

    def options(self, s: Monasterium) -> i64:
        """Any die not picked yet, none below the last one picked; or throw."""
        found = BIT[THROW]
        die: i64
        for die in range(DICE):
            if s.again[die]:
                found = BIT[THROW]
            if s.roll[die] > s.again[die]:
                found |= BIT[die]
        return found

    def forbids(self, s: Monasterium, action: i64) -> Rule | None:
        """At least one. MSM-REROLL-4."""
        return AT_LEAST_ONE if action == THROW and next_again(s) == NO_SEAT else None

    def says(self, s: Monasterium, action: i64) -> Sentence:
        return (
            Sentence(sentences.THROW, []) if action == THROW else Sentence(sentences.PICK, [action])
        )

    def asks(self, s: Monasterium) -> Sentence:
        return Sentence(sentences.ASK_PICK, [])

    def do(self, s: Monasterium, action: i64) -> None:
        """Pick one more, or throw: the others keep their faces. MSM-REROLL-5."""
        if action == THROW:
            die: i64
            for die in range(DICE):
                s.roll[die] -= s.again[die]
            s.then(ROLL_AGAIN)
        else:
            s.again[action] += 1
            s.then(PICK_DICE)


def next_again(s: Monasterium) -> i64:
    """Find the first die that is still to be thrown again; NO_SEAT when all have been."""
    die: i64
    for die in range(DICE):
        if s.again[die]:
            return die
    return NO_SEAT


@final
class RollAgain(Die):
    """The dice picked fall anew, one after another as before. MSM-REROLL-5, MSM-STATE-13."""

    def do(self, s: Monasterium, action: i64) -> None:
        """Let one die fall; after the last a face is named, without the tile."""
        die = next_again(s)
        s.again[die] -= 1
        s.roll[die - die % FACES + action] += 1
        if next_again(s) != NO_SEAT:
            s.then(ROLL_AGAIN)
        else:
            s.tell_dice(sentences.REROLLED, s.active, s.roll)
            s.then(NAME_FACE)


PLACING: Final = Placing()
ROLL_HAND: Final = RollHand()
NAME_FACE: Final = NameFace()
PICK_DICE: Final = PickDice()
ROLL_AGAIN: Final = RollAgain()
STEPS: Final[list[Step[Any]]] = [PLACING, ROLL_HAND, NAME_FACE, PICK_DICE, ROLL_AGAIN]
