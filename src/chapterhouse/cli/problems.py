"""What is wrong with what was typed, in one line of the reader's language."""

import difflib
import math
from collections.abc import Sequence
from typing import Final

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from chapterhouse.core.rule import Illegal, Malformed
from chapterhouse.locale import Translator
from chapterhouse.server import problems

TYPED: Final = ("word", "name", "game", "level", "language", "option", "value")  # slots
MISFITS: Final = {bool: "takes-no-value", float: "no-decimal"}  # other values are whole numbers
MARKS: Final = "'\"«„“"  # what begins a quotation in one of the languages


class Wrong(ValueError):
    """A command line, a file or an answer of no use: the key and the slots of its sentence."""

    def __init__(self, key: str, /, **slots: str | int) -> None:
        super().__init__(key)
        self.key: Final = key
        self.slots: Final = slots


Problem = Wrong | Malformed | Illegal


def within(flag: str, value: float, least: float, most: float = math.inf) -> None:
    """Check a number that was typed. Raises Wrong if it is too small or too large."""
    if not value >= least:  # this sentence is also true of what is no number
        raise Wrong("too-small", flag=flag, least=str(least), value=str(value))
    if value > most:
        raise Wrong("too-large", flag=flag, most=str(most), value=str(value))


def explain(problem: Problem, language: str, seats: Sequence[str] = ()) -> str:
    """Say in one sentence what is wrong; `seats` are the names of the players, if there are any."""
    if isinstance(problem, Wrong):
        return Translator(language).text(f"cli-error-{problem.key}", **problem.slots)
    return problems.explain(problem, language, seats, _slots)


def _slots(problem: Malformed, house: Translator) -> dict[str, str]:
    """Give what is filled into a sentence; what was typed is quoted where it could be misread."""
    slots = {name: problems.shortened(value) for name, value in problem.slots.items()}
    for name in TYPED:
        word = slots.get(name, "-")
        if (not word or " " in word) and not _quoted(problem, slots, name, house):
            slots[name] = house.text("cli-quoted", word=word)
    return slots


def _quoted(problem: Malformed, slots: dict[str, str], name: str, house: Translator) -> bool:
    """Tell whether the sentence itself puts this slot between quotation marks."""
    marked = Malformed(problem.key, problem.sentence, slots | {name: "\0"})
    before = house.problem(marked).partition("\0")[0].rstrip()
    return before[-1:] in MARKS if before else False


def kind(argument: str) -> str:
    """Tell of which kind an argument is by the name the parser has for it: LEVEL2 is a level."""
    return argument.lower().rstrip("2")


def misread(error: CycloptsError, language: str) -> Wrong:
    """Find our words for what the command line parser refuses."""
    if isinstance(error, UnknownCommandError) and error.app and error.unused_tokens:
        commands = [name for name in error.app if not name.startswith("-")]
        return Wrong("no-such-command", word=error.unused_tokens[0], commands=", ".join(commands))
    if isinstance(error, UnknownOptionError):
        flags = [name for a in error.argument_collection if a.parse for name in a.names]
        word = (error.token.keyword or error.token.value).strip("[]")  # so in a file of settings
        close = difflib.get_close_matches(word, [*flags, "--lang", "--help"], 1)
        known = close or [*[flag for flag in flags if flag.startswith("--")], "--lang", "--help"]
        return Wrong("no-such-flag", word=word, flags=", ".join(known))
    if isinstance(error, CoercionError) and error.token and error.argument:
        flag, value = error.token.keyword or error.argument.name, error.token.value
        return Wrong(MISFITS.get(error.argument.hint, "no-number"), flag=flag, value=value)
    return _misplaced(error, Translator(language))


def _misplaced(error: CycloptsError, house: Translator) -> Wrong:
    """Say that there is too little or too much."""
    command = " ".join(error.command_chain or ("chapterhouse",))
    if isinstance(error, MissingArgumentError) and error.argument:
        name = error.keyword or error.argument.name
        if name.startswith("-"):
            return Wrong("needs-value", flag=name)
        argument = house.text(f"cli-a-{kind(name)}")
        return Wrong("needs-argument", command=command, argument=argument)
    if isinstance(error, RepeatArgumentError):
        return Wrong("twice", flag=error.token.keyword or error.token.value)
    if isinstance(error, UnusedCliTokensError) and error.unused_tokens:
        return Wrong("too-much", command=command, word=error.unused_tokens[0])
    return Wrong("not-understood", word=" ".join(error.root_input_tokens or ()))
