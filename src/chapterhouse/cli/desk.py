"""The desk: the terminal of one reader, with a language, two consoles and what is typed."""

import sys
from collections.abc import Iterable
from contextlib import suppress
from typing import Final, TextIO

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text
from rich.theme import Theme

from chapterhouse.boards import STYLES
from chapterhouse.cli import typed_ahead
from chapterhouse.cli.cached import Cached
from chapterhouse.cli.problems import Problem, explain
from chapterhouse.locale import Translator

with suppress(ImportError):  # there is none on Windows
    import readline

    # Lines can be edited, but not called up again: the next person at the terminal might read them.
    readline.set_auto_history(False)

NARROWEST: Final = 40
HELD: Final = {0x00A0: 0xE000, 0x202F: 0xE001}  # spaces where no line ends, and their stand-ins
# What would steer the terminal, or turn the order of letters round: strangers may have written it.
STEERING: Final = [
    *[code for code in range(0x20) if chr(code) not in "\t\n"], *range(0x7F, 0xA0),
    0x061C, *range(0x200E, 0x2010), *range(0x2028, 0x202F), *range(0x2066, 0x206A),
]  # fmt: skip
SHOWN: Final = dict.fromkeys(STEERING, "\N{REPLACEMENT CHARACTER}")
LAID_OUT: Final = SHOWN | HELD
FREED: Final = SHOWN | {stand_in: space for space, stand_in in HELD.items()}
BARE: Final = SHOWN | dict.fromkeys(HELD.values(), " ")  # where nothing but ASCII can be shown


class Page(Console):
    """A console that nothing printed can steer.

    It ends no line at a no-break space: as it lays text out, letters stand there.
    """

    def on_broken_pipe(self) -> None:
        """Leave it to the program, which would end with 1 otherwise. Raises BrokenPipeError."""
        raise BrokenPipeError

    def render(
        self, renderable: RenderableType, options: ConsoleOptions | None = None
    ) -> Iterable[Segment]:
        """Lay out; whatever is inside of tables and groups comes through here as well."""
        if isinstance(renderable, str):
            renderable = self.render_str(renderable, markup=False, highlight=False)
        if not isinstance(renderable, Text):  # all words in it come as a Text of their own
            yield from super().render(renderable, options)
            return
        renderable = renderable.copy()
        renderable.plain = renderable.plain.translate(LAID_OUT)
        freed = FREED if self.encoding.startswith("utf") else BARE
        for text, style, control in super().render(renderable, options):
            shown = text if control else text.translate(freed)
            yield Segment(shown, style, control)


class Desk:
    """One reader."""

    def __init__(self, language: str) -> None:
        """Open the terminal, or the streams in its place."""
        self.out: Final = _console(sys.stdout)
        self.err: Final = _console(sys.stderr)
        self.language = language

    @property
    def house(self) -> Translator:
        """The texts that belong to no game, in the language of the desk."""
        return Translator(self.language)

    def text(self, key: str, /, **slots: str | int) -> str:
        """Write a text that belongs to no game."""
        return self.house.text(key, **slots)

    def number(self, number: float, digits: int = 0) -> str:
        """Write a number as the language does, with so many digits behind the point."""
        return self.house.number(number, digits)

    def say(self, key: str, style: str = "", /, **slots: str | int) -> None:
        """Print a text that belongs to no game."""
        self.show(Text(self.text(key, **slots), style))

    def show(self, *things: RenderableType) -> None:
        """Print as it is, without reading marks of style in it."""
        for thing in things:
            self.out.print(thing, markup=False, highlight=False)

    @property
    def attended(self) -> bool:
        """Whether a person types, and sees what is written."""
        return sys.stdin.isatty() and self.out.is_terminal

    @property
    def plain(self) -> bool:
        """Whether nothing but ASCII can be shown."""
        return not self.out.encoding.lower().startswith("utf")

    def height(self, thing: RenderableType, width: int) -> int:
        """Count the lines that something takes."""
        options = self.out.options.update(width=width, height=None)
        if isinstance(thing, Cached):
            return len(thing.laid_out(self.out, options))
        return len(self.out.render_lines(thing, options, pad=False))

    def refuse(self, problem: Problem) -> None:
        """Say in one line what is wrong, beside the normal output."""
        line = Text(f"chapterhouse: {explain(problem, self.language)}", "rubric")
        self.err.print(line, soft_wrap=True, highlight=False)

    def ask(self, question: str = "") -> str | None:
        """Read one line, from a person or a pipe; None when there is nothing more to come.

        All input of the program comes through here. At a terminal, what was typed before the
        question answers nothing; from elsewhere lines are taken as they come.
        """
        typed_ahead.drop()
        prompt = f"{question} > ".translate(SHOWN) if question else "> "
        if self.attended:
            try:
                return input(prompt).strip()
            except EOFError:
                self.show("")
                return None
        line = sys.stdin.readline()
        self.show(Text(prompt + line.strip()))  # a file of the output shows the answers too
        return line.strip() if line else None


def _console(stream: TextIO) -> Console:
    """Open a console; rich looks after NO_COLOR, pipes and terminals that can do little."""
    console = Page(file=stream, theme=Theme(STYLES), emoji=False)
    console.width = max(console.width, NARROWEST)
    return console
