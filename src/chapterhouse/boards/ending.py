"""The end of a match in a terminal: the score sheet of any game, and what decided."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

if TYPE_CHECKING:
    from chapterhouse.boards.board import Reader
    from chapterhouse.core.game import Game
    from chapterhouse.core.score_sheet import ScoreSheet
    from chapterhouse.core.state import State


def draw(game: Game, view: State, reader: Reader) -> RenderableType:
    """Draw a line for each source of points, then what decided; nothing of a game without a score
    sheet, whose events say it.
    """
    sheet = game.score_sheet
    if sheet is None:
        return Text()
    scored = [(line.seat, line.points, line.event) for line in game.score_lines(view)]
    lines = [
        (_heading(sheet, source, reader), [Text(str(points)) for points in brought])
        for source, brought in sheet.lines(sheet.teams(view), scored)
    ]
    return Group(grid(game, view, reader, lines), "", *decided(game, view, reader))


def grid(game: Game, view: State, reader: Reader, lines: list[tuple[Text, list[Text]]]) -> Grid:
    """Draw a column for each team, these lines in it, then points and places."""
    teams = [[seat] for seat in range(len(reader.names))]
    if game.score_sheet is not None:
        teams = game.score_sheet.teams(view)
    points, ranks = game.points(view), game.ranks(view)
    first = [ranks[team[0]] == 1 for team in teams]
    drawn = Grid.grid(padding=(0, 2, 0, 0))
    drawn.add_column()
    for _ in teams:
        drawn.add_column(justify="right")
    names = [" + ".join([reader.names[seat] for seat in team]) for team in teams]
    drawn.add_row("", *_marked(names, first))
    for head, cells in lines:
        drawn.add_row(head, *cells)
    scored = [points[team[0]] for team in teams]
    places = [1 + sum([ranks[other[0]] < ranks[team[0]] for other in teams]) for team in teams]
    for key, numbers in (("cli-points", scored), ("cli-place", places)):
        head = Text(reader.heading(key), "soft")
        drawn.add_row(head, *_marked([str(number) for number in numbers], first))
    return drawn


def decided(game: Game, view: State, reader: Reader) -> list[Text]:
    """Tell who won, and how ties were broken."""
    sheet = game.score_sheet
    telling = [] if sheet is None else [*sheet.wins, *sheet.ties]
    told = [line.event for line in game.score_lines(view) if line.event.template in telling]
    return [Text(reader.told(event), "point") for event in told]


def _heading(sheet: ScoreSheet, source: int, reader: Reader) -> Text:
    """Name a source of points."""
    name = reader.translator.name(sheet.sources, source)
    return Text(name[:1].upper() + name[1:], "soft")


def _marked(words: list[str], first: list[bool]) -> list[Text]:
    """Make whoever is first stand out."""
    return [Text(word, "point" if top else "") for word, top in zip(words, first, strict=True)]
