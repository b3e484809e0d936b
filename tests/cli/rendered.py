"""Tables drawn without a match at a terminal: a position in words, and whoever looks at it."""

import io

from rich.console import RenderableType
from rich.theme import Theme

from chapterhouse.boards import BOARDS, STYLES, Reader
from chapterhouse.cli.choices import Choices
from chapterhouse.cli.desk import Page
from chapterhouse.locale import Translator
from chapterhouse.play.match import Match
from games.scenario import played


def reader(match: Match, language: str = "en", *, plain: bool = False) -> Reader:
    """Whoever is asked."""
    translator = Translator(language, match.game.name)
    return Reader(translator, match.record.names, match.seat, plain=plain)


def lines(thing: RenderableType, width: int = 80) -> list[str]:
    """What is printed of something, line by line, colours and blanks at the end aside."""
    page = Page(file=io.StringIO(), width=width, theme=Theme(STYLES), emoji=False)
    page.print(thing, markup=False, highlight=False)
    assert isinstance(page.file, io.StringIO)
    shown = page.file.getvalue().replace("\N{NO-BREAK SPACE}", " ")
    return [line.rstrip() for line in shown.splitlines()]


def table(match: Match, who: Reader, width: int = 80) -> list[str]:
    """The table as the one who is asked sees it."""
    return lines(BOARDS[match.game.name].draw(match.view(match.seat), who), width)


def words(match: Match, who: Reader, width: int = 80) -> list[str]:
    """The table in words."""
    return lines(BOARDS[match.game.name].hand(match.view(match.seat), who), width)


def choices(text: str, language: str = "en") -> Choices:
    """What whoever is asked in this position can choose from."""
    match = played(text)
    return Choices(match.view(match.seat), reader(match, language))
