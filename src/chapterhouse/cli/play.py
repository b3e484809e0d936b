"""`chapterhouse play`: a match at the terminal."""

import secrets
from contextlib import suppress
from typing import Annotated, Final

from cyclopts import Parameter
from rich.text import Text

import chapterhouse
from chapterhouse import evaluation
from chapterhouse.boards import line
from chapterhouse.bots import THINKING, USUAL_LEVEL, known_level
from chapterhouse.cli import custom, files, screen
from chapterhouse.cli.coach import Coach, coach_for
from chapterhouse.cli.desk import Desk
from chapterhouse.cli.pages import flag
from chapterhouse.cli.problems import Wrong, explain, within
from chapterhouse.cli.table import TerminalTable
from chapterhouse.cli.table_commands import COMMANDS
from chapterhouse.core.game import Game
from chapterhouse.core.overview import by_part
from chapterhouse.core.rule import Malformed
from chapterhouse.editions import overrides
from chapterhouse.play.dealer import SECRET_BYTES, Sealed, Seeded
from chapterhouse.play.match import Match
from chapterhouse.play.names import alike, given
from chapterhouse.play.player import Player

USUAL_SEATS: Final = 3
GREATEST_SEED: Final = 2**31


def play(
    game: Annotated[str, flag("flag-game", "game")] = "biblios",
    /,
    *,
    seats: Annotated[int | None, flag("flag-seats", "number")] = None,
    name: Annotated[str, flag("play-name", "name")] = "",
    level: Annotated[str, flag("play-level", "level")] = USUAL_LEVEL,
    seed: Annotated[int | None, flag("play-seed", "number")] = None,
    hot_seat: Annotated[str, flag("play-hot-seat", "name")] = "",
    option: Annotated[list[str] | None, flag("play-option", "setting")] = None,
    edition: Annotated[str | None, flag("play-edition", "file")] = None,
    save: Annotated[str, flag("play-save", "file")] = "",
    turns_end: Annotated[bool, flag("play-turns-end")] = False,
    tips: Annotated[bool | None, flag("play-tips", negative="--no-tips")] = None,
    desk: Annotated[Desk, Parameter(parse=False)],
) -> int:
    """Play a match; 1 if the facts of a file are unfit. Raises Malformed or Wrong for all else."""
    if (rules := game_with_file(desk, game, edition)) is None:
        return custom.UNFIT
    people = persons(desk, name, hot_seat)
    coach = coach_for(game) if (desk.attended if tips is None else tips) else None
    names = seated(rules, people, desk.text("cli-bots").split(", "), seats, coach)
    match = Match(rules, names, dealt(seed), settings(rules, option or []))
    bots = bots_for(level, game, seed, range(len(people), len(names)))
    table = TerminalTable(desk, match, bots, COMMANDS, save, turns_end=turns_end, coach=coach)
    return host(table, seed)


def game_with_file(desk: Desk, game: str, file: str | None) -> Game | None:
    """Give the game, with the facts of a file if one is named; None, once that was said, if it is
    not fit for play. Raises Malformed or Wrong for what cannot be read.
    """
    ours = chapterhouse.game(game)
    if file is None:
        return ours
    theirs = custom.validated(desk, game, file)
    return None if theirs is None else ours.with_edition(overrides(theirs))


def checked(seed: int) -> int:
    """Check a seed. Raises Wrong for one that the dealer cannot follow."""
    within("--seed", seed, 0, GREATEST_SEED - 1)
    return seed


def dealt(seed: int | None) -> Sealed | Seeded:
    """Give who deals: by a sealed secret, unless there is a seed. Raises Wrong for a bad one."""
    return Sealed(secrets.token_bytes(SECRET_BYTES)) if seed is None else Seeded(checked(seed))


def persons(desk: Desk, name: str, hot_seat: str) -> list[str]:
    """Name the people at the terminal. Raises Malformed for what is no name, Wrong if they are
    named in two ways.
    """
    if name and hot_seat:
        raise Wrong("name-and-names")
    if hot_seat:
        return given(hot_seat.split(","))
    return given([name or desk.text("cli-guest")])


def seated(
    game: Game, people: list[str], bots: list[str], seats: int | None, coach: Coach | None
) -> list[str]:
    """Fill the table up with bots; where a coach meets somebody new it is the least one. Raises
    Malformed or Wrong for the wrong number of seats.
    """
    new = coach is not None and coach.new
    least = max(len(people), min(game.seats))
    usual = USUAL_SEATS if len(people) == 1 and not new else least
    asked = usual if seats is None else seats
    game.begin(asked, {})  # raises for a number that the game does not have
    if len(people) > asked:
        raise Wrong("too-many-names", names=", ".join(people), seats=asked)
    free = [bot for bot in bots if not any(alike(bot, person) for person in people)]
    return people + free[: asked - len(people)]


def bots_for(level: str, game: str, seed: int | None, seats: range) -> dict[int, Player]:
    """Give these seats to bots, each of a level of its own if several are given, and the others of
    the last. Raises Malformed for a level that there is not.
    """
    luck = secrets.randbelow(GREATEST_SEED) if seed is None else seed
    levels = [known_level(one.strip()) for one in level.split(",")]
    levels += levels[-1:] * len(seats)
    return {
        seat: evaluation.bot(one, game, luck + seat, THINKING)
        for seat, one in zip(seats, levels, strict=False)
    }


def settings(game: Game, words: list[str]) -> dict[str, str]:
    """Read the options. Raises Wrong for a word without `=`."""
    for word in words:
        if "=" not in word:
            options = ", ".join([option.name for option in game.options])
            raise Wrong("no-setting", word=word, options=options)
    return {name: value for name, _, value in [word.partition("=") for word in words]}


def host(table: TerminalTable, seed: int | None) -> int:
    """Open the match, play it to its end, and close it. Raises Wrong if it cannot be kept."""
    if table.save:
        files.check(table.save)
    try:
        if _open(table, seed) and table.run():
            _end(table)
        _close(table)
    except KeyboardInterrupt:
        with suppress(Malformed, Wrong):
            if table.save:
                table.keep(table.save)
        raise
    return 0


def _open(table: TerminalTable, seed: int | None) -> bool:
    """Show the title page; False at the end of all input."""
    desk = table.desk
    title = table.reader.translator.text("game")
    screen.clear(desk)
    desk.show(line(plain=desk.plain))
    desk.say("cli-welcome", "point", game=title, seats=len(table.names))
    custom.tell(desk, table.match.game)
    desk.show(Text(", ".join(table.names)), "")
    for passage in by_part(table.match.game.overview).get("aim", []):
        desk.show(Text(table.reader.translator.text(f"overview-{passage.key}")), "")
    desk.say("cli-how-to-answer")
    dealer = table.match.dealer
    if isinstance(dealer, Sealed):
        desk.say("cli-sealed", "soft", seal=dealer.commitment())
    else:
        desk.say("cli-seeded", "soft", seed=str(seed))
    desk.show(line(plain=desk.plain))
    return not desk.out.is_terminal or desk.ask(desk.text("cli-begin")) is not None


def _end(table: TerminalTable) -> None:
    desk, board = table.desk, table.board
    happened = screen.events(table)
    late = [event for event in happened[table.told[table.person] :] if not board.ends(event)]
    screen.clear(desk)
    desk.show(*screen.chronicle(table, [event for event in late if not board.routine(event)]))
    desk.show(line(desk.text("cli-the-end"), plain=desk.plain))
    desk.show(board.ending(table.match.game, table.view, table.reader))


def _close(table: TerminalTable) -> None:
    """Keep the record if that was asked for, and tell the secret of the deal. Raises Wrong."""
    desk, dealer = table.desk, table.match.dealer
    desk.show("")
    lost = _kept(table, table.save) if table.save else None
    if isinstance(dealer, Sealed):
        desk.say("cli-secret", "soft", secret=dealer.secret.hex())
        desk.say("cli-secret-check", "soft")
    desk.say("cli-thanks" if table.match.over else "cli-farewell")
    if lost is not None:
        raise lost


def _kept(table: TerminalTable, file: str) -> Wrong | None:
    """Keep the record, in another file if need be, or else show it; tell what went wrong then."""
    desk = table.desk
    while True:
        try:
            table.keep(file)
        except Wrong as problem:
            other = None
            if desk.attended:
                desk.show(Text(explain(problem, desk.language), "rubric"))
                other = desk.ask(desk.text("cli-save-elsewhere"))
            if not other:
                desk.out.print(Text(table.record()), soft_wrap=True, end="")
                return problem
            file = other
        else:
            return None
