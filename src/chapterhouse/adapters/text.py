"""A seat as text: what it sees, what it heard, what it can do; and what it answers, read back."""

import io
from collections.abc import Sequence
from typing import Final

from rich.console import Console, RenderableType
from rich.theme import Theme

from chapterhouse.boards import BOARDS, STYLES, Board, Reader
from chapterhouse.core.game import Game
from chapterhouse.core.overview import by_part
from chapterhouse.core.rule import Illegal, Malformed, Rule
from chapterhouse.core.sentence import Event
from chapterhouse.core.state import State
from chapterhouse.locale import Translator
from chapterhouse.play import words

WIDTH: Final = 100  # columns: a line of a board is never broken at it
AROUND: Final = " \t`*\"'.:"  # what stands around a word where somebody writes more than that


def about(game: Game, language: str = "en") -> str:
    """Sum a game up for those who do not know it: the aim, a turn, what scores; with rule ids."""
    translator = Translator(language, game.name)
    lines = [translator.text("game")]
    for passages in by_part(game.overview).values():
        for passage in passages:
            ids = ", ".join([rule.id for rule in passage.rules])
            said = translator.text(f"overview-{passage.key}")
            lines.append(f"{said} [{ids}]" if ids else said)
    return "\n".join(lines)


class TextSeat:
    """One seat's side of a position, written from its view and nothing else."""

    def __init__(self, game: Game, view: State, names: Sequence[str], language: str = "en") -> None:
        """Take a view of a game, and the names of the players by seat.

        Raises LookupError for a language that there is not.
        """
        self.game: Final = game
        self.view: Final = view
        self.names: Final = list(names)
        self.translator: Final = Translator(language, game.name)
        self.asked: Final = not view.over() and view.seat() == view.observer
        self._board: Final[Board] = BOARDS[game.name]
        self._reader: Final = Reader(self.translator, self.names, view.observer)

    def table(self) -> str:
        """Draw the table as this seat sees it; when the match is over, how it ended."""
        if self.view.over():
            return _drawn(self._board.ending(self.game, self.view, self._reader))
        return _drawn(self._board.draw(self.view, self._reader))

    def told(self, events: Sequence[Event]) -> list[str]:
        """Write what happened, as far as this seat may know it, a line each."""
        seat = self.view.observer
        return [self._reader.told(event.seen_by(seat)) for event in events]

    def question(self) -> str:
        """Say what this seat is asked; empty if it is not."""
        return self.translator.question(self.view, self.names) if self.asked else ""

    def moves(self, *, every: bool = False) -> list[str]:
        """List what this seat can do: the word to answer with, and its sentence.

        With `every`, what a rule forbids is among them, and nothing tells which.
        """
        if not self.asked:
            return []
        step, view = self.view.now, self.view
        options = step.listed(view) if every else view.legal()
        return [f"{step.word(view, action)} - {self._said(action)}" for action in options]

    def forbidden(self) -> list[str]:
        """List what this seat cannot do now by rules: the sentence of each, and the words."""
        by_rule: dict[Rule, list[str]] = {}
        step, view = self.view.now, self.view
        for action in step.listed(view) if self.asked else []:
            rule = step.forbids(view, action)
            if rule is not None:
                by_rule.setdefault(rule, []).append(step.word(view, action))
        return [
            f"{', '.join(refused)} - not now: {self.translator.why(rule)} [{rule.id}]"
            for rule, refused in by_rule.items()
        ]

    def page(self, events: Sequence[Event] = (), *, every: bool = False) -> str:
        """Write all that this seat needs for its answer: what happened, the table, the question,
        the moves.
        """
        parts = ["\n".join(self.told(events)), self.table()]
        if self.asked:
            parts += [self.question(), "\n".join(self.moves(every=every))]
        return "\n\n".join([part for part in parts if part])

    def read(self, answer: str) -> int:
        """Find the action that is meant by the last line of an answer.

        Raises Illegal with the rule against it, Malformed for what is no move here.
        """
        lines = answer.strip().splitlines() or [""]
        folded = _fold(lines[-1])
        view = self.view
        spelled = {_fold(word): action for word, action in words.words(view).items()}
        if folded not in spelled:
            raise words.no_option(view, lines[-1].strip())
        action = spelled[folded]
        refused = words.refused(view, action)
        if refused is not None:
            raise refused
        return action

    def problem(self, problem: Illegal | Malformed) -> str:
        """Say what is wrong with an answer."""
        if isinstance(problem, Illegal):
            return self.translator.refusal(problem, self.names)
        return self.translator.problem(problem)

    def _said(self, action: int) -> str:
        sentence = self.view.now.says(self.view, action)
        return self.translator.sentence(sentence, self.names, reader=self.view.observer)


def _fold(word: str) -> str:
    """Leave out how a word happens to be written: its case, its spaces, marks around it."""
    return " ".join(word.strip(AROUND).casefold().split())


def _drawn(thing: RenderableType) -> str:
    """Lay something out without colours."""
    console = Console(file=io.StringIO(), width=WIDTH, theme=Theme(STYLES), color_system=None)
    with console.capture() as captured:
        console.print(thing, markup=False, highlight=False)
    return "\n".join([line.rstrip() for line in captured.get().splitlines()]).strip("\n")
