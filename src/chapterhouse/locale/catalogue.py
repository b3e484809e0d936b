"""The catalogue of one language: its Fluent files, cut into messages that are parsed at need.

To parse a whole language takes a fifth of a second, in which a server would answer nobody.
"""

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from threading import Lock
from typing import Final, final

from fluent.runtime import FluentBundle, FluentResource

LONGEST: Final = 2_000  # signs of a value in a sentence; Fluent takes no more than 2,500
COMMENT: Final = re.compile(r"^#.*\n?", re.MULTILINE)
HEAD: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # of a message, or of a term
REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")  # to another one
# Where no line breaks, as in words.ts: behind a Russian word of one letter, before a dash and %
KEPT: Final = re.compile(
    r"(?<![^\s(«„])([авикосуя]) (?=\S)|(?<=\S)() (?=[—\u2013%])", re.IGNORECASE
)
HYPHEN: Final = re.compile(r"(?<![\w-])-(?=\d)")  # as Unicode's own tables write numbers below 0
MINUS: Final = "\u2212"
ENGLISH: Final = "en"  # which is written first
SHARED: Final = ("house", "page")  # whatever is played: for all, and for the browser alone


@final
class Catalogue:
    """The texts of one game in one language, with those that belong to no game."""

    def __init__(self, language: str, game: str | None = None) -> None:
        """Read `house.ftl`, `<game>.ftl`, and the facts, lessons and rules where there are any: for
        rules English has its own.

        English stands in for a game that is not yet translated. Raises LookupError for a language,
        or a game, that has no file at all.
        """
        self.language: Final = language
        # Without isolating marks around what is filled in: terminals show them, and no language
        # here is written from right to left.
        self._bundle: Final = FluentBundle([language], use_isolating=False)
        self._parsing: Final = Lock()  # what is added to the bundle is there with all it refers to
        sources = {"house": read(language, "house")}
        if game is not None:
            sources[game] = read(language, game) or read(ENGLISH, game)
        for name, source in sources.items():
            if source is None:
                raise LookupError(f"there is no catalogue {language}/{name}.ftl")
        for part in (f"{game}.facts", f"{game}.lessons"):
            sources[part] = read(language, part) or read(ENGLISH, part)
        texts = [*sources.values(), read(language, f"{game}.rules")]
        self._unparsed: Final = {
            key: source for text in texts if text for key, source in messages(text).items()
        }

    def has(self, key: str) -> bool:
        """Tell whether there is a message, or `message.attribute`."""
        message, _, attribute = key.partition(".")
        self._parse(message)
        if not self._bundle.has_message(message):
            return False
        return not attribute or attribute in self._bundle.get_message(message).attributes

    def _parse(self, key: str) -> None:
        """Parse a message, and all that it refers to, unless that was done."""
        if key not in self._unparsed:
            return
        with self._parsing:
            wanted = [key]
            found: dict[str, str] = {}
            while wanted:
                source = self._unparsed.get(name := wanted.pop())
                if source is not None and name not in found:
                    found[name] = source
                    wanted += REFERENCE.findall(source)
            self._bundle.add_resource(FluentResource("".join(found.values())))
            for name in found:
                del self._unparsed[name]

    def text(self, key: str, slots: Mapping[str, str | int]) -> str:
        """Write a message, or `message.attribute`, with its slots filled; long ones are cut.

        Raises LookupError for a key that is not there and for whatever Fluent cannot fill in.
        """
        where = f"{self.language}: {key}"
        if not self.has(key):
            raise LookupError(f"{where} is in no catalogue")
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise LookupError(f"{where} has attributes only")
        text, errors = self._bundle.format_pattern(pattern, brief(slots))
        if errors:
            raise LookupError(f"{where} cannot be written: {'; '.join(map(str, errors))}")
        below = any([isinstance(value, int) and value < 0 for value in slots.values()])
        return HYPHEN.sub(MINUS, str(text)) if below else str(text)


@lru_cache(32)
def messages(text: str) -> Mapping[str, str]:
    """Cut a file into the sources of its messages, by key. That of the house is part of each
    catalogue.
    """
    _, *parts = HEAD.split(COMMENT.sub("", text))
    return {key: f"{key} ={rest}" for key, rest in zip(parts[::2], parts[1::2], strict=True)}


def brief(slots: Mapping[str, str | int]) -> dict[str, str | int]:
    """Leave out the middle of what is too long for a sentence: strangers may have written it."""
    return {name: _cut(value) if isinstance(value, str) else value for name, value in slots.items()}


def _cut(text: str) -> str:
    """Leave out the middle of a long text."""
    return text if len(text) <= LONGEST else f"{text[: LONGEST // 2]} ... {text[-LONGEST // 2 :]}"


@cache
def catalogue(language: str, game: str | None = None) -> Catalogue:
    """Give the catalogue of a language, read at the first call. Raises LookupError as it does."""
    return Catalogue(language, game)


def read(language: str, name: str) -> str | None:
    """Give the source of one file, `biblios` or `biblios.rules`; None where there is none."""
    file = files(__package__) / language / f"{name}.ftl"
    return unbroken(file.read_text(encoding="utf-8")) if file.is_file() else None


def unbroken(text: str) -> str:
    """Put a space that does not break wherever no line is to break."""
    return KEPT.sub("\\1\u00a0", text)


def written() -> list[str]:
    """Name what is written in English, as `read` takes it: `house`, `page`, `biblios`..."""
    names = [file.name for file in (files(__package__) / "en").iterdir()]
    return sorted([name.removesuffix(".ftl") for name in names if name.endswith(".ftl")])


def games() -> list[str]:
    """Name the games that have a catalogue, by the files of English."""
    return [name for name in written() if name not in SHARED and "." not in name]
