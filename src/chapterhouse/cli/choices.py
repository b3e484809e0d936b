"""The choices of whoever is asked: numbered, spelt, and found again in what is typed."""

from dataclasses import dataclass
from typing import Final

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from chapterhouse.cli.boards import Reader
from chapterhouse.core.rule import Illegal, Rule
from chapterhouse.core.state import State
from chapterhouse.core.step import Amount
from chapterhouse.play import words

FEW: Final = 5  # so many are listed even when some are forbidden, with the rule


# What is shown of each of many choices: number and sentence, or on a full screen number and word.
FULL: Final = slice(2)
SHORT: Final = slice(0, 3, 2)
_SIGNS: Final = {0x2018: "'", 0x2019: "'", 0x02BC: "'", 0x2011: "-", 0x2212: "-"}


def fold(text: str) -> str:
    """Leave out how a text happens to be typed: its case, its spaces, its apostrophes."""
    return " ".join(text.translate(_SIGNS).casefold().split())


@dataclass(frozen=True)
class Choice:
    """One action: its number on the screen (0 if a rule forbids it), its word, its sentence."""

    action: int
    number: int
    word: str
    text: str
    rule: Rule | None


class Choices:
    """What a view offers to its seat."""

    def __init__(self, view: State, reader: Reader) -> None:
        """Look at the step that waits."""
        self.view: Final = view
        self.reader: Final = reader
        self.legal: Final = view.legal()
        self.amount: Final = isinstance(view.now, Amount)  # then a number is what it says

    def text(self, action: int) -> str:
        """Write an action as a button does."""
        step, view = self.view.now, self.view
        saying, values = step.saying(view, action), step.values(view, action)
        return self.reader.translator.action(saying, values, self.reader.names)

    def listed(self) -> list[Choice]:
        """List what is worth showing: what is legal, and where there is little, what is not."""
        options = [] if self.amount else self.view.now.listed(self.view)
        chosen = options if len(options) <= FEW else self.legal
        numbers = {action: number for number, action in enumerate(self.legal, 1)}
        step, view = self.view.now, self.view
        return [
            Choice(
                action,
                numbers.get(action, 0),
                step.spell(view, action),
                self.text(action),
                step.forbids(view, action),
            )
            for action in chosen
        ]

    def find(self, answer: str) -> int:
        """Find the action of a number, word or sentence. Raises Malformed with what would do."""
        if answer.isdecimal() and self.amount:
            amount = int(answer) if len(answer) < len(str(10**9)) else 10**9
            if amount in self.view.now.listed(self.view):
                return amount
        elif answer.isdecimal() and 0 < int(answer[:9]) <= len(self.legal):
            return self.legal[int(answer) - 1]
        folded = fold(answer)
        step, view = self.view.now, self.view
        for action in step.listed(view):
            if folded in {fold(step.spell(view, action)), fold(self.text(action))}:
                return action
        ends = [a for a in self.legal if fold(step.spell(view, a).split()[-1]) == folded]
        return ends[0] if len(ends) == 1 else words.read(view, answer)  # raises

    def refusal(self, action: int) -> str | None:
        """Say which rule forbids an action; None if none does."""
        step = self.view.now
        rule = step.forbids(self.view, action)
        if rule is None:
            return None
        saying, values = step.saying(self.view, action), step.values(self.view, action)
        illegal = Illegal(saying, values, rule)
        return self.reader.translator.refusal(illegal, self.reader.names)

    def draw(self, parts: slice = FULL) -> RenderableType:
        """Draw the list, or parts of each choice; a long row of amounts in one line."""
        if self.amount:
            return self._amounts()
        lines = [_line(choice, short=parts == SHORT) for choice in self.listed()]
        if len(lines) <= FEW:
            grid = Grid.grid(padding=(0, 2, 0, 0))
            for line in lines:
                grid.add_row(*line)
            return grid
        return Columns(
            [Text(" " if parts == SHORT else "  ").join(line[parts]) for line in lines],
            padding=(0, 3) if parts == FULL else (0, 1),
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
        return grid


def _line(choice: Choice, *, short: bool) -> list[Text]:
    """Write number, sentence, word (the last one of it, if short), and the rule against it."""
    word = choice.word.split()[-1] if short else choice.word
    if choice.rule is not None:
        return [
            Text(" -", "soft"),
            Text(choice.text, "soft"),
            Text(word, "soft"),
            Text(choice.rule.id, "rubric"),
        ]
    return [
        Text(f"{choice.number:2}", "point"),
        Text(choice.text),
        Text(word, "soft"),
        Text(),
    ]
