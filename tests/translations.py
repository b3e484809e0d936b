"""Translations: what is said in English, and whether a translation still says the same.

Above every translated message stands `# en 1a2b3c4d`, a digest of the English it was made from.
"""

import ast
import hashlib
import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent

import chapterhouse
from chapterhouse.core.rule import Malformed
from chapterhouse.editions.sentences import sentences as sentences_of
from chapterhouse.games import GAMES
from chapterhouse.locale import CASES, Translator
from chapterhouse.locale.catalogue import ENGLISH, read

SOURCE: Final = Path(chapterhouse.__file__).parent
SLOT: Final = r"{ $\1 }"  # of Fluent, in place of one of ours
RULES: Final = [f"{game}.rules" for game in GAMES]
FACTS: Final = {f"{game}.facts": game for game in GAMES}

_STAMP: Final = re.compile("^(?:# )?en ([0-9a-f]{8})$", re.MULTILINE)
_MESSAGE: Final = re.compile("([a-zA-Z][a-zA-Z0-9_-]*) *=")
_VARIABLE: Final = re.compile(r"\$([a-zA-Z][a-zA-Z0-9_-]*)")
_REFERENCE: Final = re.compile(r"\{ *([a-zA-Z][a-zA-Z0-9_-]*)(?:\.[a-z]+)? *\}")
_CASE: Final = re.compile(f"-({'|'.join(CASES)})$")


@dataclass(frozen=True)
class Entry:
    """One message: its source behind the `=`, the variables in it, the digest above it."""

    text: str
    variables: frozenset[str]
    stamp: str


def digest(text: str) -> str:
    """Give eight digits that change with the text, but not when it is merely wrapped anew."""
    return hashlib.sha256(" ".join(text.split()).encode()).hexdigest()[:8]


def base(variable: str) -> str:
    """Name the slot of a variable: `card-acc` is the slot `card` in another case."""
    return _CASE.sub("", variable)


@cache
def entries(source: str) -> Mapping[str, Entry]:
    """Read a file. Raises ValueError for what is no message and for a key given twice."""
    body = FluentParser().parse(source).body
    broken = [item.content for item in body if isinstance(item, fluent.Junk)]
    if broken:
        raise ValueError(f"this is no message: {broken[0]}")
    texts: dict[str, str] = {}
    stamps: dict[str, str] = {}
    for item in body:
        if isinstance(item, fluent.Message):
            key = item.id.name
            if key in texts:
                raise ValueError(f"{key} is given twice")
            comment = item.comment.content if item.comment else None
            stamp = _STAMP.search(comment or "")
            item.comment = None
            texts[key] = FluentSerializer().serialize_entry(item).partition("=")[2].strip()
            stamps[key] = stamp[1] if stamp else ""
    return {key: Entry(text, _variables(key, texts), stamps[key]) for key, text in texts.items()}


@cache
def english(file: str) -> Mapping[str, str]:
    """Give the English text of every message of a file, or of every rule; what is said of a box in
    whole sentences stands in its edition.
    """
    if file in RULES:
        rules = GAMES[file.removesuffix(".rules")].rules
        return {key: rule.text for key, rule in rules.items()}
    source = read(ENGLISH, file) or ""
    said = {key: entry.text for key, entry in entries(source).items()}
    return said | sentences_of(FACTS[file]) if file in FACTS else said


@cache
def sentences() -> Mapping[str, str]:
    """Give the English sentence of every error, by its key: it stands beside each Malformed."""
    said = {}
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(
                    ast.Name("Malformed") | ast.Attribute(attr="__init__"),
                    [ast.Constant(str(key)), ast.Constant(str(sentence)), _],
                ):
                    said[key] = sentence
    return said


@cache
def errors() -> Mapping[str, Entry]:
    """Give the English of every error as if it stood in a file, by the key of its translations."""
    filled = re.compile(r"\{(\w+)\}")
    lines = [f"error-{key} = {filled.sub(SLOT, text)}" for key, text in sentences().items()]
    return entries("\n".join(lines))


def originals(file: str) -> Mapping[str, str]:
    """Give the English text of all that a translation of this file may hold."""
    return {**english(file), **{key: entry.text for key, entry in errors().items()}}


def problem(language: str, key: str, **slots: str) -> str:
    """Say what is wrong in that language, by the key of the error."""
    return Translator(language).problem(Malformed(key, sentences()[key], slots))


def stale(translation: Mapping[str, Entry], english: Mapping[str, str]) -> list[str]:
    """List what was made from another English than today's, and what does not say from which."""
    return [
        f"{key}: {f'made from {entry.stamp}' if entry.stamp else 'no stamp'}, "
        f"today's English is {digest(english[key])}: {' '.join(english[key].split())}"
        for key, entry in translation.items()
        if key in english and entry.stamp != digest(english[key])
    ]


def stamped(source: str, english: Mapping[str, str], keys: Collection[str]) -> str:
    """Set the stamps of these messages, or of all if none is named, to today's English."""
    lines: list[str] = []
    for line in source.splitlines():
        message = _MESSAGE.match(line)
        if message and message[1] in english and (not keys or message[1] in keys):
            if lines and _STAMP.match(lines[-1]):
                lines.pop()
            lines.append(f"# en {digest(english[message[1]])}")
        lines.append(line)
    return "\n".join(lines) + "\n"


def _variables(key: str, texts: Mapping[str, str]) -> frozenset[str]:
    """Collect the variables of a message, and of the messages of this file that it mentions."""
    waiting, seen = [key], {key}
    used: set[str] = set()
    while waiting:
        text = texts[waiting.pop()]
        used |= set(_VARIABLE.findall(text))
        mentioned = set(_REFERENCE.findall(text)) & texts.keys() - seen
        seen |= mentioned
        waiting += mentioned
    return frozenset(used)
