"""A toy game with a vow of silence: a choice in two hidden parts, and talk that costs something.

After the first of six choices talk is closed. Whoever talks pays a coin, or else gives
up one of two letters, or else nothing.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from chapterhouse.core.game import Game, Option, Printed
from chapterhouse.core.ints import i64, vec
from chapterhouse.core.rule import Rule
from chapterhouse.core.sentence import AMOUNT, Sentence, Slot, Template, Vocabulary
from chapterhouse.core.state import DEEPEST, State, carry
from chapterhouse.core.step import Over, Step, table
from chapterhouse.core.talk import Silence, TalkPenalty
from chapterhouse.core.zone import Zones
from chapterhouse.play.match import Match
from core.table import lay

VOW = Rule("TOY-VOW-1", "house", "nobody talks")
AMOUNTS = [Slot("amount", AMOUNT)]
RAISE, LOWER = Template("act-raise", AMOUNTS, "raise"), Template("act-lower", AMOUNTS, "lower")
PAY, GIVE = Template("act-pay", [], "pay"), Template("act-give", AMOUNTS, "give")
MOVED, PAID = Template("event-moved", AMOUNTS), Template("event-paid", AMOUNTS)
ASK = Template("ask-raise", [])
CLOSED, LAST = 1, 6  # choices: talk is closed from the first on, and the last ends the match


class VowGame(State):
    """Two seats take turns."""

    def __init__(self, zones: Zones | None = None, agenda: vec[i64] | None = None) -> None:
        none = vec[i64]([0] * DEEPEST)
        super().__init__(2, STEPS, zones or lay(), none if agenda is None else agenda)
        self.made = 0
        self.raised = -1
        self.coins = vec[i64]([1, 0])
        self.letters = vec[i64]([2, 0])

    @property
    def turn(self) -> int:
        return int(self.made % 2)

    def with_zones(self, zones: Zones) -> VowGame:
        twin = VowGame(zones, self.agenda[:])
        carry(self, twin)
        twin.made, twin.raised = self.made, self.raised
        twin.coins, twin.letters = self.coins[:], self.letters[:]
        return twin

    def withdraw(self, observer: i64) -> None:
        if self.raised >= 0 and observer != self.turn:
            self.raised, self.now = -1, FIRST


class First(Step[VowGame]):
    """The first half, which others do not see."""

    template = RAISE

    def seat(self, s: VowGame) -> i64:
        return s.turn

    def options(self, s: VowGame) -> i64:
        return 0b111

    def eyes(self, s: VowGame, action: i64) -> i64:
        return int(2**s.turn)

    def secret(self, s: VowGame) -> bool:
        return True

    def says(self, s: VowGame, action: i64) -> Sentence:
        return Sentence(self.template, [action])

    def asks(self, s: VowGame) -> Sentence:
        return Sentence(ASK, [])

    def do(self, s: VowGame, action: i64) -> None:
        s.raised = action
        s.then(SECOND)


class Second(First):
    """The second half, with which all of it is seen."""

    template = LOWER

    def eyes(self, s: VowGame, action: i64) -> i64:
        return s.everyone

    def begun(self, s: VowGame) -> bool:
        return True

    def do(self, s: VowGame, action: i64) -> None:
        s.tell(MOVED, s.turn, s.raised - action)
        s.raised = -1
        s.made += 1
        if s.made < LAST:
            s.then(FIRST)


class Pay(TalkPenalty[VowGame]):
    """A coin, or else a letter, or else nothing."""

    def options(self, s: VowGame) -> i64:
        return 0b1 if s.coins[self.offender] else 0b110

    def lapses(self, s: VowGame) -> bool:
        return not (s.coins[self.offender] or s.letters[self.offender])

    def says(self, s: VowGame, action: i64) -> Sentence:
        return Sentence(GIVE, [action]) if action else Sentence(PAY, [])

    def asks(self, s: VowGame) -> Sentence:
        return Sentence(ASK, [])

    def do(self, s: VowGame, action: i64) -> None:
        owed = s.letters if action else s.coins
        owed[self.offender] -= 1
        s.tell(PAID, self.offender, action)


FIRST, SECOND, OVER, PENALTIES = First(), Second(), Over[VowGame](), [Pay(0), Pay(1)]
ALL: list[Step[Any]] = [FIRST, SECOND, OVER, *PENALTIES]
STEPS = table(ALL)


def begin(_seats: int, _options: dict[str, str]) -> State:
    s = VowGame()
    s.then(OVER)
    s.now = FIRST
    return s


def closed(kept: list[Silence], s: VowGame, seat: int) -> Silence | None:
    return kept[seat] if s.made >= CLOSED else None


def vow_game(kept: list[Silence]) -> Game:
    """The game, with what each seat is to keep once talk is closed."""
    return Game(
        name="vow",
        seats=[2],
        options=[Option("memory_aids", ["full", "off"], VOW)],
        rules={VOW.id: VOW},
        steps=ALL,
        templates=[RAISE, LOWER, PAY, GIVE, MOVED, PAID, ASK],
        cards=Vocabulary("card", [], hidden=True),
        fields=["made", "raised", "coins", "letters"],
        begin=begin,
        points=lambda _: [0, 0],
        ranks=lambda _: [1, 1],
        score_lines=lambda _: [],
        table=lambda s: {"made": [int(s.made)]},
        printed=Printed("toy", {}, {}, {}, lambda _: [], lambda *_: OPEN),
        silence=partial(closed, kept) if kept else (lambda _s, _seat: None),
    )


OPEN = vow_game([])
LOCKED = vow_game([Silence(VOW)] * 2)
COSTLY = vow_game([Silence(VOW, step) for step in PENALTIES])


def closed_match(game: Game, *words: str) -> Match:
    """Anna has made the first choice, so that talk is closed, and Bram is asked."""
    match = Match(game, ["Anna", "Bram"], None)
    for word in ["raise 1", "lower 1", *words]:
        match.play(word)
    return match
