"""Phrases: every sentence of a game in one language, written once for all tables.

To write a sentence takes a thousand times as long as to fill in who is called what. So sentences
are kept without names, with signs that stand for them; a table puts its own names in their place.
What is kept depends on nothing but the sentence: whoever is to read one has to know it already.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, final

from chapterhouse.core.game import Game
from chapterhouse.core.rule import Malformed, Rule
from chapterhouse.core.saying import Event, Saying
from chapterhouse.locale import Translator
from chapterhouse.wire import wording

KEPT: Final = 8_000  # sentences of one game in one language; a match has some 500
EDITIONS: Final = 64  # of games, times languages
STAND_INS: Final = [chr(0xE000 + seat) for seat in range(8)]  # signs that no text and no name has


@final
class Phrase:
    """A sentence: its text with stand-ins, the seats these stand for, and its values by words."""

    def __init__(self, text: str, words: list[str]) -> None:
        """Keep it."""
        self._text: Final = text
        self._seats: Final = [seat for seat, sign in enumerate(STAND_INS) if sign in text]
        self.words: Final = words

    def text(self, names: Sequence[str]) -> str:
        """Fill in the names."""
        text = self._text
        for seat in self._seats:
            text = text.replace(STAND_INS[seat], names[seat])
        return text


@final
class Phrases:
    """The sentences of one game in one language."""

    def __init__(self, game: Game, language: str) -> None:
        """Open the catalogue. Raises LookupError for a language there is not."""
        self.translator: Final = Translator(language, game.name)
        self._said: Final[dict[tuple[str, int, tuple[int, ...]], Phrase]] = {}
        self._rules: Final[dict[str, str]] = {}
        self._problems: Final[dict[str, str]] = {}

    def said(self, saying: Saying, seat: int, values: list[int]) -> Phrase:
        """Write a sentence."""
        key = saying.key, seat, tuple(values)
        found = self._said.get(key)
        if found is None:
            if len(self._said) >= KEPT:
                self._said.pop(next(iter(self._said)))
            text = self.translator.event(Event(saying, seat, values, 0), STAND_INS)
            found = self._said[key] = Phrase(text, wording.words(saying, values))
        return found

    def rule(self, rule: Rule) -> str:
        """Write the sentence of a rule."""
        if rule.id not in self._rules:
            self._rules[rule.id] = self.translator.rule(rule)
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
