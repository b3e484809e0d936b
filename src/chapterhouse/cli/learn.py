"""`chapterhouse learn`: the lessons of the page, at the terminal."""

from typing import Annotated, Final

from cyclopts import Parameter
from rich.text import Text

import chapterhouse
from chapterhouse import lessons
from chapterhouse.boards import line
from chapterhouse.cli import screen
from chapterhouse.cli.desk import Desk
from chapterhouse.cli.pages import flag
from chapterhouse.cli.table import After, Command, TerminalTable
from chapterhouse.cli.table_commands import COMMANDS
from chapterhouse.lessons.goals import LEARNER
from chapterhouse.lessons.lesson import Lesson
from chapterhouse.lessons.puzzle import Puzzle


def learn(
    game: Annotated[str, flag("flag-game", "game")] = "biblios",
    lesson: Annotated[str, flag("learn-lesson", "lesson")] = lessons.FIRST,
    /,
    *,
    desk: Annotated[Desk, Parameter(parse=False)],
) -> int:
    """Go through a lesson or a puzzle. Raises Malformed for one that there is not, or no game."""
    rules = chapterhouse.game(game)
    run = Run(desk, lessons.find(rules, lesson))
    while run.step():
        pass
    if run.playing.over:
        names = [*lessons.of(rules.name), *lessons.puzzles(rules.name)]
        others = [name for name in names if name != lesson]
        play = f"chapterhouse play {game}"
        desk.say("lesson-others", lessons=", ".join(others) or "-", command=play)
    return 0


class Run:
    """A lesson, as somebody goes through it: what was answered at each step, None where nothing was
    asked, and the table of the scene.
    """

    def __init__(self, desk: Desk, plan: Lesson | Puzzle) -> None:
        self.desk: Final = desk
        self.plan: Final = plan
        self.answers: list[int | None] = []
        self.playing = lessons.begun(plan)
        self.table = LessonTable(self)

    def step(self) -> bool:
        """Take one step; False if it was the last one, or the learner leaves."""
        if self.table.match is not self.playing.match:
            self.table = LessonTable(self)
        if self.playing.meant:
            return self.table.turn()
        self.table.read()
        if self.playing.over or self.desk.ask(self.desk.text("lesson-enter")) is None:
            return False
        self.go_on(None)
        return True

    def go_on(self, action: int | None) -> None:
        """Do what is meant, and what follows."""
        self.answers.append(action)
        for _ in self.playing.go_on(action):
            pass

    def back(self) -> None:
        """Go back to where something was answered last, or stay at the beginning."""
        while self.answers and self.answers.pop() is None:
            pass
        self.playing = lessons.begun(self.plan)
        for action in self.answers:
            for _ in self.playing.go_on(action):
                pass


class LessonTable(TerminalTable):
    """The table of one scene: what is asked are the words of the lesson."""

    def __init__(self, run: Run) -> None:
        super().__init__(run.desk, run.playing.match, {}, LESSON_COMMANDS, "")
        self.lesson_run: Final = run
        self.person = LEARNER
        self.shared = False

    @property
    def names(self) -> list[str]:
        """The players of lessons, in the reader's language."""
        known = self.desk.text("lesson-players").split(", ")
        return known[: len(self.match.record.names)]

    @property
    def question(self) -> Text:
        """What the lesson says, and what is to be done."""
        playing, translator = self.lesson_run.playing, self.reader.translator
        said, task = playing.text(translator), playing.text(translator, ".task")
        return Text.assemble(f"{said}\n", (task, "title"))

    def read(self) -> None:
        """Show the table, what happened, and what is only read."""
        screen.clear(self.desk)
        news = screen.events(self, self.told[LEARNER])
        told = [event for event in news if not self.board.routine(event)]
        self.desk.show(*screen.chronicle(self, told), self.board.draw(self.view, self.reader))
        self.desk.show(line(plain=self.desk.plain), self.question)
        self.told[LEARNER] = len(self.match.events)

    def play(self, answer: str) -> After:
        """Play what is meant; say what is wrong with anything else."""
        run, action = self.lesson_run, self.choices.find(answer)
        refusal = self.choices.refusal(action)
        if refusal is not None:
            self.desk.show(Text(refusal, "rubric"))
            return After.ASK
        if action not in run.playing.meant:
            self.desk.show(Text(self.reader.translator.text(run.playing.reply(action)), "point"))
            return After.ASK
        run.go_on(action)
        return After.GO


def _hint(table: TerminalTable, _: str) -> After:
    """Tell what is meant."""
    if isinstance(table, LessonTable):
        action = table.lesson_run.playing.meant[0]
        table.desk.say("lesson-hint", action=table.choices.text(action))
    return After.ASK


def _back(table: TerminalTable, _: str) -> After:
    """Go back a step."""
    if isinstance(table, LessonTable):
        table.lesson_run.back()
    return After.GO


def _leave(_: TerminalTable, __: str) -> After:
    """Leave the lesson."""
    return After.LEAVE


LEAVING: Final = dict.fromkeys(("quit", "exit", "q"), _leave)
LESSON_COMMANDS: Final[dict[str, Command]] = {
    **{name: command for name, command in COMMANDS.items() if name not in ("save", "tips")},
    "hint": _hint,
    "back": _back,
    **LEAVING,
}
