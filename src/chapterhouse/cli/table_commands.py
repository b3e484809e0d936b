"""The commands that can be typed at the table beside the choices."""

from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from chapterhouse import evaluation
from chapterhouse.bots import ADVISER
from chapterhouse.cli import rulebook, screen
from chapterhouse.cli.choices import Choices
from chapterhouse.cli.problems import Wrong
from chapterhouse.cli.table import After, Command, TerminalTable
from chapterhouse.core.overview import by_part
from chapterhouse.locale import choose
from chapterhouse.play import memory, words
from chapterhouse.server import hints
from chapterhouse.server.bots import ADVISING, advised
from chapterhouse.server.problems import shortened
from chapterhouse.wire.scribe import Scribe

SHOWN: Final = 2  # words that are shown of those that could be typed
MEANINGS: Final = {
    "1 2 3": "number",
    "WORDS": "word",
    "why WORD": "why",
    "rule RULE": "rule",
    "hint": "hint",
    "back": "back",
    "how": "how",
    "tips": "tips",
    "hand": "hand",
    "log": "log",
    "save FILE": "save",
    "lang de": "lang",
    "quit": "quit",
}
NAMED: Final = [key for key in MEANINGS.values() if key not in ("number", "word")]
VALUES: Final = ("word", "file")  # in capitals above; WORDS and RULE are examples of the game


def explain(table: TerminalTable, _: str) -> After:
    """List the commands."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    meanings = MEANINGS | ({"1 2 3": "bid"} if table.choices.amount else {})
    for typed, key in meanings.items():
        if key in NAMED and typed.partition(" ")[0] not in table.commands:
            continue
        grid.add_row(Text(_worded(table, typed), "point"), table.desk.text(f"cli-mean-{key}"))
    table.desk.show(grid)
    return After.ASK


def _worded(table: TerminalTable, typed: str) -> str:
    """Put examples, and the reader's words for the values, into what is typed."""
    some = words.legal_words(table.view)[:SHOWN]
    typed = typed.replace("WORDS", ", ".join(some))
    typed = typed.replace("RULE", next(iter(table.match.game.rules)))
    for value in VALUES:
        typed = typed.replace(value.upper(), table.desk.text(f"cli-a-{value}"))
    return typed


def why(table: TerminalTable, rest: str) -> After:
    """Name the rule against a choice. Raises Malformed for a word that is none."""
    choices = table.choices
    if not rest:
        table.desk.say("cli-why-what", options=shortened(", ".join(_doubtful(choices))))
        return After.ASK
    action = choices.find(rest)
    refusal = choices.refusal(action)
    if refusal is None:
        table.desk.say("cli-allowed", action=choices.text(action))
    else:
        table.desk.show(Text(refusal, "rubric"))
    return After.ASK


def _doubtful(choices: Choices) -> list[str]:
    """List the words of what is forbidden; if nothing is, of everything."""
    spelt = choices.words
    return [spelt[a] for a in choices.options if a not in choices.legal] or [*spelt.values()]


def rule(table: TerminalTable, rest: str) -> After:
    """Read a rule or a section out. Raises Wrong for one that there is not."""
    rulebook.read_out(table.desk, table.match.game, rest)
    return After.ASK


def hint(table: TerminalTable, _: str) -> After:
    """Tell what a bot would do that sees no more than the person does, and why."""
    ply = len(table.match.record.entries)
    adviser = evaluation.adviser(table.match.game.name, ply, ADVISING)
    scribe = Scribe(table.match.game, table.desk.language, table.names)
    said = hints.written(scribe, table.view, ply, advised(adviser.advise(table.view)))
    level = table.desk.text(f"level-{ADVISER}")
    table.desk.say("cli-hint", level=level, action=table.choices.text(said.action))
    if said.why:
        table.desk.show(Text(said.why))
    if said.alike:
        table.desk.show(Text(said.alike))
    for line in said.expected:
        table.desk.show(Text(line, "soft"))
    if said.plan:
        table.desk.show(Text(said.plan))
    return After.ASK


def back(table: TerminalTable, _: str) -> After:
    """Take back what the person chose last. Raises Malformed if that cannot be done."""
    table.match.take_back(table.person)
    table.told[:] = [min(told, len(table.match.events)) for told in table.told]
    return After.GO


def how(table: TerminalTable, _: str) -> After:
    """Tell the game in one page."""
    for part, passages in by_part(table.match.game.overview).items():
        table.desk.say(f"overview-part-{part}", "point")
        for passage in passages:
            table.desk.show(Text(table.reader.translator.text(f"overview-{passage.key}")), "")
    return After.ASK


def tips(table: TerminalTable, _: str) -> After:
    """Let the coach fall silent, or speak again."""
    if table.coach is None:
        table.desk.say("cli-no-tips")
    else:
        table.desk.say("cli-tips-on" if table.coach.turn() else "cli-tips-off")
    return After.ASK


def hand(table: TerminalTable, _: str) -> After:
    """Show the hand card by card."""
    table.desk.show(table.board.hand(table.view, table.reader))
    return After.ASK


def log(table: TerminalTable, _: str) -> After:
    """Show what happened so far."""
    screen.log(table)
    return After.ASK


def save(table: TerminalTable, rest: str) -> After:
    """Write the record so far. Raises Malformed if it is not to be read yet, Wrong without a file,
    or one that cannot be written.
    """
    memory.check(table.match)
    if not rest and not table.save:
        argument = table.desk.text("cli-a-file")
        raise Wrong("needs-argument", command="save", argument=argument)
    table.keep(rest or table.save)
    return After.ASK


def language(table: TerminalTable, rest: str) -> After:
    """Go on in another language. Raises Malformed for one that is not ours."""
    table.desk.language = choose(rest, {})
    if not table.desk.out.is_terminal:
        table.desk.say("cli-language-now")
    return After.SHOW


def leave(table: TerminalTable, _: str) -> After:
    """Leave the match; the record can be kept."""
    if not table.save:
        file = table.desk.ask(table.desk.text("cli-quit-save"))
        if file:
            table.keep(file)
    return After.LEAVE


COMMANDS: Final[dict[str, Command]] = {
    "?": explain,
    "help": explain,
    "why": why,
    "rule": rule,
    "hint": hint,
    "back": back,
    "how": how,
    "tips": tips,
    "hand": hand,
    "log": log,
    "save": save,
    "lang": language,
    "quit": leave,
    "exit": leave,
    "q": leave,
}
