"""Language models: a seat whose player reads text and answers with text, and how that went."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import chapterhouse
from chapterhouse.adapters.text import TextSeat, about
from chapterhouse.arena.contenders import Bot, seated
from chapterhouse.core.rule import Illegal, Malformed
from chapterhouse.core.sentence import Event
from chapterhouse.core.state import State
from chapterhouse.play.dealer import Seeded
from chapterhouse.play.match import Match, run
from chapterhouse.play.names import numbered
from chapterhouse.play.player import Player

HOW_TO_ANSWER = "Answer with the word of one move, alone in the last line."


@dataclass
class Tally:
    """How a model answered: `illegal` counts the rules that its answers were against, by their ids,
    `unreadable` the answers that were no move at all, `lost` the decisions that were made for it
    after so many of them.
    """

    decisions: int = 0
    illegal: Counter[str] = field(default_factory=Counter)
    unreadable: int = 0
    lost: int = 0

    def add(self, other: "Tally") -> None:
        """Count what another one has counted as well."""
        self.decisions += other.decisions
        self.illegal += other.illegal
        self.unreadable += other.unreadable
        self.lost += other.lost


class LanguageModel(Player):
    """A seat for a language model: a subclass says how to ask it.

    What cannot be played is answered with the reason, so many times in all as `tries` says; then
    the first legal move is played for it. Counted in `tally`.
    """

    language = "en"
    tries = 3
    shows_legal = True  # else each page lists all options, and nothing tells which are legal
    lines = 20  # of what happened last, on each page: it can be read without those before

    def __init__(self, game: str, seed: int) -> None:
        """Sit down at a game. Raises Malformed for one that there is not."""
        self.game = chapterhouse.game(game)
        self.tally = Tally()

    def answer(self, page: str) -> str:
        """Give what the model writes when it reads this page."""
        raise NotImplementedError

    def introduction(self) -> str:
        """Write what the model should know before its first page, for example as its system prompt:
        the game in short, and how to answer.
        """
        return f"{about(self.game, self.language)}\n{HOW_TO_ANSWER}"

    def names(self, view: State) -> list[str]:
        """Name the players, by seat."""
        return numbered(view.seats)

    def choose(self, view: State) -> int:
        return self.choose_after(view, [])

    def choose_after(self, view: State, heard: list[Event]) -> int:
        """Ask the model until its answer can be played, or its tries are used up."""
        seat = TextSeat(self.game, view, self.names(view), self.language)
        page = seat.page(heard[-self.lines :], every=not self.shows_legal)
        self.tally.decisions += 1
        for _ in range(self.tries):
            try:
                return seat.read(self.answer(page))
            except Illegal as refused:
                self.tally.illegal[refused.rule.id] += 1
                page = seat.problem(refused)
            except Malformed as problem:
                self.tally.unreadable += 1
                page = seat.problem(problem)
        self.tally.lost += 1
        return view.legal()[0]


@dataclass
class Trial:
    """How a model did in some matches: its places, and how it answered."""

    places: list[int]
    tally: Tally


def examine(
    model: Callable[[str, int], LanguageModel],
    game: str,
    opponents: Sequence[Bot],
    matches: int,
    *,
    seed: int = 1,
    options: dict[str, str] | None = None,
) -> Trial:
    """Let a model play so many matches with these bots, each from the next seat.

    The same seed deals the same cards. Raises Malformed for a game, a bot, a number of seats or an
    option that there is not.
    """
    rules = chapterhouse.game(game)
    trial = Trial([], Tally())
    for number in range(matches):
        bots = seated(opponents, game, seed + number)
        player = model(game, seed + number)
        at = number % (len(bots) + 1)
        players = [*bots[:at], player, *bots[at:]]
        match = Match(rules, numbered(len(players)), Seeded(seed + number), options)
        run(match, players)
        trial.places.append(rules.ranks(match.state)[at])
        trial.tally.add(player.tally)
    return trial
