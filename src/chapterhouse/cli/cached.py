"""Something drawn once, and laid out as often as the screen is arranged anew."""

from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.segment import Segment


class Cached:
    """Remembers its lines for each width; what it is made of must not change any more."""

    def __init__(self, thing: RenderableType) -> None:
        self.thing: Final = thing
        self.lines: Final[dict[int, list[list[Segment]]]] = {}

    def laid_out(self, console: Console, options: ConsoleOptions) -> list[list[Segment]]:
        """Draw it, if this is the first time at this width."""
        width = options.max_width
        if width not in self.lines:
            loose = options.update(justify=None, height=None)  # else lines are filled up
            self.lines[width] = console.render_lines(self.thing, loose, pad=False)
        return self.lines[width]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in self.laid_out(console, options):
            yield from line
            yield Segment.line()
