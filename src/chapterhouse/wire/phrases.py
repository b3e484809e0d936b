"""Phrases: every sentence of a game in one language, written once for all tables.

To write a sentence takes a thousand times as long as to fill in who is called what. So sentences
are kept without names, with signs that stand for them; a table puts its own names in their place.
What is kept depends on the sentence, and on which of the people in it reads it, alone: whoever is
to read one has to know it already.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, TypeVar, final

from chapterhouse.core.game import Game
from chapterhouse.core.rule import Malformed, Rule
from chapterhouse.core.seats import NOBODY
from chapterhouse.core.sentence import SEAT, Event, Sentence, Template
from chapterhouse.locale import Translator
from chapterhouse.wire import wording
from chapterhouse.wire.messages import Value

KEPT: Final = 8_000  # sentences of one game in one language; a match has some 500
EDITIONS: Final = 64  # of games, times languages
STAND_INS: Final = [chr(0xE000 + at) for at in range(8)]  # signs that no text and no name has
K = TypeVar("K")
V = TypeVar("V")


@final
class Phrases:
    """The sentences of one game in one language."""

    def __init__(self, game: Game, language: str) -> None:
        """Open the catalogue. Raises LookupError for a language there is not."""
        self.translator: Final = Translator(language, game.name)
        self._texts: Final[dict[tuple[str, bool, int, tuple[int, ...]], str]] = {}
        self._values: Final[dict[tuple[str, tuple[int, ...]], list[Value]]] = {}
        self._seats: Final[dict[str, list[int]]] = {}  # by template: which of its values are seats
        self._rules: Final[dict[str, str]] = {}
        self._problems: Final[dict[str, str]] = {}

    def said(
        self, sentence: Sentence, seat: int, names: Sequence[str], reader: int = NOBODY
    ) -> str:
        """Write a sentence of a seat, for a reader, at a table whose players have these names."""
        template, people = sentence.template, [seat]
        shown = sentence.values
        places = self._places(template)
        if places:  # whoever it is, the sentence is the same but for the name
            shown = shown[:]
            for place in places:
                if shown[place] not in people:
                    people.append(shown[place])
                shown[place] = people.index(shown[place])
        you = people.index(reader) if reader >= 0 and reader in people else NOBODY
        key = template.key, seat >= 0, you, tuple(shown)
        text = self._texts.get(key)
        if text is None:
            said = Sentence(template, shown)
            text = self.translator.sentence(said, STAND_INS, min(seat, 0), you)
            _keep(self._texts, key, text)
        for sign, person in zip(STAND_INS, people, strict=False):
            if sign in text:
                text = text.replace(sign, _named(person, names))
        return text

    def addressed(self, event: Event, observer: int) -> int:
        """Give whom an event addresses: this observer, if it tells of that seat, or nobody."""
        told = [event.seat, *[event.values[place] for place in self._places(event.template)]]
        return observer if observer in told else NOBODY

    def values(self, sentence: Sentence) -> list[Value]:
        """Write values for programs: by their words, or as numbers where they have none."""
        key = sentence.template.key, tuple(sentence.values)
        written = self._values.get(key)
        if written is None:
            written = wording.typed(sentence)
            _keep(self._values, key, written)
        return written[:]

    def _places(self, template: Template) -> list[int]:
        """Tell which values of a template are seats."""
        if template.key not in self._seats:
            slots = enumerate(template.slots)
            self._seats[template.key] = [at for at, slot in slots if slot.vocabulary is SEAT]
        return self._seats[template.key]

    def why(self, rule: Rule) -> str:
        """Say why a rule forbids something."""
        if rule.id not in self._rules:
            self._rules[rule.id] = self.translator.why(rule)
        return self._rules[rule.id]

    def problem(self, problem: Malformed) -> str:
        """Say what is wrong; without slots there is one sentence for each key."""
        if problem.slots:
            return self.translator.problem(problem)
        if problem.key not in self._problems:
            self._problems[problem.key] = self.translator.problem(problem)
        return self._problems[problem.key]


@lru_cache(EDITIONS)
def phrases(game: Game, language: str) -> Phrases:
    """Give the phrases of a game. Raises LookupError for a language there is not."""
    return Phrases(game, language)


def _named(seat: int, names: Sequence[str]) -> str:
    """Name who sits there. Raises LookupError where nobody does."""
    if not 0 <= seat < len(names):
        raise LookupError(f"nobody sits on seat {seat}")
    return names[seat]


def _keep(kept: dict[K, V], key: K, value: V) -> None:
    """Keep what was written, in place of the oldest if there is too much."""
    if len(kept) >= KEPT:
        kept.pop(next(iter(kept)))
    kept[key] = value
