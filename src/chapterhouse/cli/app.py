"""The command line as a whole: languages, commands, help pages, errors and exit codes."""

import io
import os
import sys
import tomllib
from collections.abc import Callable, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Final

from cyclopts import App, CycloptsError, Group
from cyclopts.config import Dict

from chapterhouse.arena import extras
from chapterhouse.cli import files
from chapterhouse.cli.backup import backup, restore
from chapterhouse.cli.balance import balance
from chapterhouse.cli.delete import delete
from chapterhouse.cli.desk import Desk
from chapterhouse.cli.duel import duel
from chapterhouse.cli.edition import edition
from chapterhouse.cli.files import STANDARD_INPUT
from chapterhouse.cli.free import free
from chapterhouse.cli.host import check, reports, tables
from chapterhouse.cli.learn import learn
from chapterhouse.cli.mcp import mcp
from chapterhouse.cli.one_table import export, import_
from chapterhouse.cli.pages import Pages
from chapterhouse.cli.perft import perft
from chapterhouse.cli.play import play
from chapterhouse.cli.problems import Wrong, misread
from chapterhouse.cli.replay import replay
from chapterhouse.cli.review import review
from chapterhouse.cli.rulebook import rule
from chapterhouse.cli.serve import serve
from chapterhouse.cli.shared import shared
from chapterhouse.cli.simulate import simulate
from chapterhouse.cli.stats import stats
from chapterhouse.cli.tournament import tournament
from chapterhouse.cli.train import train
from chapterhouse.cli.verify import verify
from chapterhouse.core.rule import Illegal, Malformed
from chapterhouse.locale import choose

FORBIDDEN, UNREADABLE, INTERRUPTED = 1, 2, 130  # exit codes
NAME: Final = "chapterhouse"
SETTINGS: Final = "CHAPTERHOUSE_SETTINGS"  # a file of options, in TOML, a list a command
COMMANDS: Final[dict[str, tuple[Callable[..., int], str]]] = {  # and what is typed behind each
    "serve": (serve, ""),
    "play": (play, "[game]"),
    "learn": (learn, "[game] [lesson]"),
    "replay": (replay, "file"),
    "review": (review, "file"),
    "verify": (verify, "file"),
    "duel": (duel, "level level"),
    "tournament": (tournament, "level level"),
    "balance": (balance, "[game]"),
    "simulate": (simulate, "game [level]"),
    "train": (train, "[game]"),
    "rule": (rule, "[rule]"),
    "perft": (perft, "[game]"),
    "mcp": (mcp, ""),
    "edition": (edition, "[game]"),
    "tables": (tables, ""),
    "reports": (reports, ""),
    "shared": (shared, ""),
    "check": (check, ""),
    "backup": (backup, "file"),
    "restore": (restore, "file"),
    "export": (export, "table file"),
    "import": (import_, "file"),
    "free": (free, "[table] [name]"),
    "delete": (delete, "[table]"),
    "stats": (stats, ""),
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; give its exit code.

    0 all well, 1 a rule forbids an action in a record, 2 unreadable input, 130 interrupted.
    """
    for name in ("stdin", "stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:  # it was closed before we began
            setattr(sys, name, Path(os.devnull).open("r+", encoding="utf-8"))  # noqa: SIM115
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        return run(list(sys.argv[1:] if arguments is None else arguments))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # the reader of the output has closed it, as `head` does
        _discard_output()
        return 0
    except OSError as problem:  # of files elsewhere: here the disk is full
        _discard_output()
        print(f"{NAME}: {problem.strerror}", file=sys.stderr)  # noqa: T201 - in the system's words
        return UNREADABLE


def _discard_output() -> None:
    """Write nothing any more, not even what is still waiting."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def run(arguments: list[str]) -> int:
    """Choose the language, then run the command in it."""
    desk = Desk(choose(None, os.environ))
    try:
        words, asked = without_language(arguments)
        desk.language = choose(asked, os.environ)
        return dispatch(desk, words)
    except CycloptsError as error:
        desk.refuse(misread(error, desk.language))
    except (Wrong, Malformed) as problem:
        desk.refuse(problem)
    except ModuleNotFoundError as missing:
        known = extras.found(missing)
        if known is None:
            raise
        desk.refuse(Wrong("no-extra", package=known.package, extra=known.extra))
    except Illegal as problem:
        desk.refuse(problem)
        return FORBIDDEN
    return UNREADABLE


def without_language(arguments: list[str]) -> tuple[list[str], str | None]:
    """Take --lang out, wherever it stands. Raises Wrong if no language follows it."""
    words: list[str] = []
    asked: str | None = None
    rest = iter(arguments)
    for word in rest:
        flag, equals, value = word.partition("=")
        if flag != "--lang":
            words.append(word)
            continue
        if asked is not None:
            raise Wrong("twice", flag=flag)
        asked = value if equals else next(rest, None)
        if asked is None:
            raise Wrong("needs-value", flag=flag)
    return words, asked


def dispatch(desk: Desk, words: list[str]) -> int:
    """Let the parser find the command, and run it at the desk. Raises what either raises."""
    command, bound, ignored = commands(desk).parse_args(
        [STANDARD_INPUT if word == "-" else word for word in words],
        console=desk.out,
        exit_on_error=False,
        print_error=False,
    )
    at_desk = {"desk": desk} if "desk" in ignored else {}
    code = command(*bound.args, **bound.kwargs, **at_desk)
    return code if isinstance(code, int) else 0


def commands(desk: Desk) -> App:
    """Put the commands together, their pages in the language of the desk."""
    text = desk.text
    app = App(
        name=NAME,
        help="cli-about",
        usage=f"{NAME} {text('cli-a-command')}",
        version=f"{NAME} {version(NAME)}",
        help_format="plaintext",
        help_formatter=Pages(desk),
        config=_settings(),
        group_commands=Group(text("cli-commands")),
        group_arguments=Group(text("cli-arguments")),
        group_parameters=Group(text("cli-options")),
    )
    for place, (name, (function, words)) in enumerate(COMMANDS.items()):
        usage = f"{NAME} {name} {_usage(desk, words)}[{text('cli-options').upper()}]"
        app.command(function, name=name, help=f"cli-{name}", usage=usage, sort_key=place)
    return app


def _settings() -> list[Dict]:
    """Find the file of settings that the environment names. Raises Wrong for one of no use."""
    file = os.environ.get(SETTINGS)
    if not file:
        return []
    try:
        return [Dict(tomllib.loads(files.read(file)), source=file)]
    except tomllib.TOMLDecodeError as problem:
        raise Wrong("no-settings", file=file, why=str(problem)) from problem


def _usage(desk: Desk, words: str) -> str:
    """Write what follows a command, each with a space: GAME, in brackets if it may be left out."""
    written = ""
    for word in words.split():
        value = desk.text(f"cli-a-{word.strip('[]')}")
        written += f"[{value}] " if word.startswith("[") else f"{value} "
    return written
