"""A match at the terminal: whoever is asked sees the table with their own eyes, and answers."""

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Final

from rich.text import Text

from chapterhouse.boards import BOARDS, Board, Reader
from chapterhouse.cli import files, screen, typed_ahead
from chapterhouse.cli.choices import Choices
from chapterhouse.cli.coach import Coach
from chapterhouse.cli.desk import Desk
from chapterhouse.cli.problems import Wrong, explain
from chapterhouse.core.rule import Malformed
from chapterhouse.core.seats import NOBODY
from chapterhouse.core.state import State
from chapterhouse.lessons.coach import Tip
from chapterhouse.locale import Translator
from chapterhouse.play import memory
from chapterhouse.play.match import Match
from chapterhouse.play.player import Player, choice
from chapterhouse.play.seal import signed


class After(Enum):
    """What an answer leads to."""

    ASK = "ask again"
    SHOW = "show the table again, then ask"
    GO = "go on: something was played"
    LEAVE = "leave the match"


# what can be said where nothing is asked but to end the turn
ANY_TIME: Final = ("back", "rule", "hand", "log", "save", "lang", "quit", "exit", "q")
Command = Callable[["TerminalTable", str], After]


class TerminalTable:
    """One match at one terminal, shared by one person or more."""

    def __init__(
        self,
        desk: Desk,
        match: Match,
        bots: Mapping[int, Player],
        commands: Mapping[str, Command],
        save: str,
        *,
        turns_end: bool = True,
        coach: Coach | None = None,
    ) -> None:
        """Open the match; who is no bot is a person. The record goes to `save`, if it is not empty.

        Unless turns end by themselves, people end theirs, while they can take something back.
        """
        self.desk: Final = desk
        self.match: Final = match
        self.bots: Final = bots
        self.commands: Final = commands
        self.save: Final = save
        self.turns_end: Final = turns_end or not desk.attended  # a file waits for nobody
        self.board: Final[Board] = BOARDS[match.game.name]
        self.told: Final = [0] * len(match.record.names)  # by seat: how many events it has read
        self.secretive: Final = match.game.secretive
        self.shared = len(self.names) - len(bots) > 1  # by several people
        self.person = -1  # who sits at the screen
        self.coach: Final = coach
        self.tip: Tip | None = None  # what it says to what is asked now

    @property
    def names(self) -> list[str]:
        """The players, by seat."""
        return self.match.record.names

    @property
    def question(self) -> Text:
        """What is asked, after what a coach says; of whom, where several share the screen."""
        translator = self.reader.translator
        question = translator.question(self.view, self.names)
        if self.shared:
            name = self.desk.text("cli-label", heading=self.names[self.person])
            question = f"{name} {question}"
        tip = self.tip
        told = f"{translator.text(tip.key)} [{tip.rule.id}]\n" if tip else ""
        return Text.assemble((told, "point"), (question, "title"))

    @property
    def reader(self) -> Reader:
        """Who reads the screen, and how; all who share it, when the match is over."""
        game, record = self.match.game.name, self.match.record
        translator = Translator(self.desk.language, game)
        seat = NOBODY if self.shared and self.match.over else self.person
        return Reader(translator, self.names, seat, record.aids, self.desk.plain)

    @property
    def view(self) -> State:
        """What the person at the screen sees: nothing else is ever drawn."""
        return memory.shown(self.match, self.person)

    @property
    def choices(self) -> Choices:
        """What that person may do."""
        return Choices(self.view, self.reader)

    def run(self) -> bool:
        """Play until the match is over; tell whether it came to that."""
        while not self.match.over:
            if self.match.open_turn != NOBODY:
                if not self._end_turn():
                    return False
                continue
            bot = self.bots.get(self.match.seat)
            if bot is not None:
                seen = self.match.view(self.match.seat)
                self.match.act(choice(bot, seen, self.match.events))
            elif not self._change(self.match.seat) or not self.turn():
                return False
        return True

    def _change(self, seat: int) -> bool:
        """Hand the terminal over, if somebody else is asked now; False at the end of all input."""
        if seat == self.person:
            return True
        self.person = seat
        alone = len(self.names) - len(self.bots) == 1
        return alone or not self.secretive or screen.hand_over(self.desk, self.names[seat])

    def turn(self) -> bool:
        """Ask until something is played; False if the match is left."""
        start = self.told[self.person]
        self.tip = self.coach.speak(self._new(start)) if self.coach else None
        self.told[self.person] = screen.show(self, start)
        while True:
            answer = self.desk.ask()
            after = After.LEAVE if answer is None else self.answer(answer)
            if after is After.SHOW:
                screen.show(self, start)
            elif after is not After.ASK:
                return after is After.GO

    def _new(self, start: int) -> list[str]:
        """Name what is asked, and what has happened to the person since event `start`."""
        mine = [event for event in screen.events(self, start) if event.seat == self.person]
        asked = self.view.now.asks(self.view)
        return [asked.template.key, *[event.template.key for event in mine]]

    def _end_turn(self) -> bool:
        """Wait until whoever left a turn open ends it, or takes back; False if the match is left.

        A key that is held, or pressed twice, does not end it.
        """
        news = screen.events(self, self.told[self.person])
        self.desk.show(*screen.chronicle(self, [e for e in news if not self.board.routine(e)]))
        while self.match.open_turn != NOBODY:
            while typed_ahead.settle():
                pass
            answer = self.desk.ask(self.desk.text("cli-end-turn"))
            if answer == "":
                self.match.end_turn(self.person)
            elif answer is None or self.answer(answer) is After.LEAVE:
                return False
        return True

    def answer(self, answer: str) -> After:
        """Take one line of input: nothing, a command or a choice."""
        if not answer:
            return After.SHOW if self.desk.out.is_terminal else After.ASK
        word, _, rest = answer.partition(" ")
        try:
            if self.match.open_turn != NOBODY and word.lower() not in ANY_TIME:
                return After.ASK
            if word.lower() in self.commands:
                return self.commands[word.lower()](self, rest.strip())
            return self.play(answer)
        except (Malformed, Wrong) as problem:
            self.desk.show(Text(explain(problem, self.desk.language), "rubric"))
            return After.ASK

    def play(self, answer: str) -> After:
        """Play a choice, or say which rule forbids it."""
        action = self.choices.find(answer)
        refusal = self.choices.refusal(action)
        if refusal is not None:
            self.desk.show(Text(refusal, "rubric"))
            return After.ASK
        self.match.act(action, leaves_open=not self.turns_end)
        return After.GO

    # -- the record

    def record(self) -> str:
        """Write the record, with the digest of the position and what it is checked by."""
        match = self.match
        return signed(f"{match.record.text()}@ {match.digest}\n", match.dealer, over=match.over)

    def keep(self, file: str) -> None:
        """Write the record to a file, and say so. Raises Wrong if that cannot be done."""
        files.write(file, self.record())
        self.desk.say("cli-saved", file=file)
