"""The choices of whoever is asked: numbered, with their words, and found again in what is typed."""

import re
from collections.abc import Collection
from dataclasses import dataclass
from enum import Enum
from itertools import count
from typing import Final

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from chapterhouse.boards import Reader
from chapterhouse.core.rule import Rule
from chapterhouse.core.state import State
from chapterhouse.core.step import Amount
from chapterhouse.play import words

_NUMBER: Final = re.compile("[0-9]+")
FEW: Final = 5  # so many are listed even when some are forbidden, with the rule
_SIGNS: Final = {0x2018: "'", 0x2019: "'", 0x02BC: "'", 0x2011: "-", 0x2212: "-"}


class Form(Enum):
    """How much of the choices is shown, the most first: a full screen has room for less."""

    ALL = "a line each, a few forbidden ones too"
    LEGAL = "the sentences of what is legal, in columns"
    START = "the words of what is legal, as far as they differ, in columns"
    SHORT = "those words cut short, in columns"


def fold(text: str) -> str:
    """Leave out how a text happens to be typed: its case, its spaces, its apostrophes."""
    return " ".join(text.translate(_SIGNS).casefold().split())


@dataclass(frozen=True)
class Choice:
    """One action: its number on the screen (0 if a rule forbids it), its word, also shortened, its
    sentence, and the rule.
    """

    action: int
    number: int
    word: str
    short: str
    text: str
    rule: Rule | None


class Choices:
    """What a view offers to its seat."""

    def __init__(self, view: State, reader: Reader) -> None:
        self.view: Final = view
        self.reader: Final = reader
        self.legal: Final = view.legal()
        self.amount: Final = isinstance(view.now, Amount)  # then a number is what it says
        self.options: Final = view.now.listed(view)
        self.words: Final = {a: view.now.word(view, a) for a in self.options}

    def text(self, action: int) -> str:
        """Write an action as a button does."""
        sentence = self.view.now.says(self.view, action)
        reader = self.reader
        return reader.translator.sentence(sentence, reader.names, reader=reader.seat)

    def listed(self, form: Form = Form.ALL) -> list[Choice]:
        """List what is worth showing: what is legal, and where there is little, what is not."""
        few = form is Form.ALL and len(self.options) <= FEW
        numbers, shorts = self.numbers(), self.shorts()
        step, view = self.view.now, self.view
        return [
            Choice(
                action,
                numbers.get(action, 0),
                self.words[action],
                self.words[action] if shorts[action].isdecimal() else shorts[action],
                self.text(action),
                step.forbids(view, action),
            )
            for action in (self.options if few else self.legal)
        ]

    def numbers(self) -> dict[int, int]:
        """Number what is legal in its order; or by the number in each sentence, if none has two and
        no number comes twice: sentences without a number then come last.
        """
        found = {action: _NUMBER.findall(self.text(action)) for action in self.options}
        said = {action: int(numbers[0]) for action, numbers in found.items() if len(numbers) == 1}
        if len(said) <= 1 or len(set(said.values())) < len(said):
            return {action: number for number, action in enumerate(self.legal, 1)}
        behind = count(max(said.values()) + 1)
        numbers = {a: said[a] if a in said else next(behind) for a in self.options}
        return {action: numbers[action] for action in self.legal}

    def shorts(self) -> dict[int, str]:
        """Shorten the words of the options to as few parts in a row as keep them different, to the
        last ones if these do.
        """
        parts = {action: word.split() for action, word in self.words.items()}
        longest = max([len(split) for split in parts.values()])
        for kept in range(1, longest):
            for dropped in range(longest - kept + 1):
                shorts = {a: _piece(split, kept, dropped) for a, split in parts.items()}
                if len(set(shorts.values())) == len(shorts):
                    return shorts
        return self.words

    def starts(self) -> dict[int, str]:
        """Cut the word of each option behind the first part that no other one has there."""
        parts = {action: word.split() for action, word in self.words.items()}
        return {action: _start(split, parts.values()) for action, split in parts.items()}

    def find(self, answer: str) -> int:
        """Find the action of a number, word or sentence. Raises Malformed with what would do."""
        if answer.isdecimal() and self.amount:
            amount = int(answer) if len(answer) < len(str(10**9)) else 10**9
            if amount in self.options:
                return amount
        elif answer.isdecimal():
            for action, number in self.numbers().items():
                if number == int(answer[:9]):
                    return action
        folded = fold(answer)
        for action, word in self.words.items():
            if folded in {fold(word), fold(self.text(action))}:
                return action
        return self._shortened(folded, answer)

    def _shortened(self, folded: str, answer: str) -> int:
        """Find the action of a word cut short. Raises Malformed with what would do."""
        for cut in (self.shorts(), self.starts()):
            for action, short in cut.items():
                if fold(short) == folded:
                    return action
        ends = [a for a in self.legal if fold(self.words[a].split()[-1]) == folded]
        return ends[0] if len(ends) == 1 else words.read(self.view, answer)  # raises

    def refusal(self, action: int) -> str | None:
        """Say which rule forbids an action, and what is missing; None if none does."""
        illegal = words.refused(self.view, action)
        if illegal is None:
            return None
        return self.reader.translator.refusal(illegal, self.reader.names)

    def draw(self, form: Form = Form.ALL) -> RenderableType:
        """Draw the list in a form; a long row of amounts in one line."""
        if self.amount:
            return self._amounts()
        listed = self.listed(form)
        if form is Form.ALL and len(listed) <= FEW:
            grid = Grid.grid(padding=(0, 2, 0, 0))
            for choice in listed:
                grid.add_row(*_line(choice))
            return grid
        starts = self.starts() if form is Form.START else {}
        short = form is Form.SHORT
        return Columns(
            [_cell(choice, starts.get(choice.action, ""), short=short) for choice in listed],
            padding=(0, 1) if short else (0, 3),
            column_first=True,
        )

    def _amounts(self) -> RenderableType:
        """Draw passing, and the range of bids."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_row(Text(" 0", "point"), self.text(self.legal[0]))
        if self.legal[1:]:
            least, most = self.legal[1], self.legal[-1]
            if least == most:
                grid.add_row(Text(f" {least}", "point"), self.text(least))
            else:
                bids = self.reader.translator.text("cli-bids", least=least, most=most)
                grid.add_row(Text(f" {least}-{most}", "point"), bids)
        for action in self.legal:
            warning = self.view.now.warns(self.view, action)
            if warning is not None:  # it holds for all that are greater
                told = self.reader.translator.sentence(warning, self.reader.names)
                grid.add_row(Text(f" {action}+", "point"), Text(told, "rubric"))
                break
        return grid


def _piece(parts: list[str], kept: int, dropped: int) -> str:
    """Keep so many parts of a word, with some dropped behind them; a shorter word stays whole."""
    end = len(parts) - dropped
    return " ".join(parts[end - kept : end] if end >= kept else parts)


def _line(choice: Choice) -> list[Text]:
    """Write number, sentence and word, or the rule against it."""
    if choice.rule is not None:
        return [
            Text(" -", "soft"),
            Text(choice.text, "soft"),
            Text(choice.word, "soft"),
            Text(choice.rule.id, "rubric"),
        ]
    return [
        Text(f"{choice.number:2}", "point"),
        Text(choice.text),
        Text(choice.word, "soft"),
        Text(),
    ]


def _start(parts: list[str], others: Collection[list[str]]) -> str:
    """Keep the first parts of a word, so many that only this one begins with them."""
    kept = 1
    while kept < len(parts) and sum([other[:kept] == parts[:kept] for other in others]) > 1:
        kept += 1
    return " ".join(parts[:kept])


def _cell(choice: Choice, start: str, *, short: bool) -> Text:
    """Write a choice as one of many: its number, and its word or its sentence."""
    number = (f"{choice.number:2}", "point")
    if short or start:
        return Text.assemble(number, (f" {start or choice.short}", "soft"))
    return Text.assemble(number, f"  {choice.text}")
