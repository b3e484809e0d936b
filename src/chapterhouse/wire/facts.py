"""Facts about a box as somebody reads them: their names, values and notes, in one language."""

import re
from collections.abc import Sequence
from typing import Final, final

from chapterhouse.core.game import Game
from chapterhouse.editions import Fact, shown
from chapterhouse.editions.edition import written
from chapterhouse.editions.sentences import sentences
from chapterhouse.locale import Translator
from chapterhouse.wire.requests import FactText

# Which of several that are alike: A, C1, 2. Files of owners may hold longer numbers: words.
MARK: Final = re.compile(r"([A-Z]?)([0-9]{0,6})")
NOTHING: Final = ("", "-")
Slots = dict[str, str | int]


@final
class Facts:
    """Writes what is known of the box of one game, in one language.

    One message names many facts: letters and numbers in their paths and values fill its slots.
    """

    def __init__(self, game: Game, language: str) -> None:
        """Open the catalogue. Raises LookupError for a language there is not."""
        self._reader: Final = Translator(language, game.name)
        self._sentences: Final = {text: key for key, text in sentences(game.name).items()}
        said = [slot.vocabulary for template in game.templates for slot in template.slots]
        names = [name for vocabulary in (*game.things, *said) for name in vocabulary.names]
        self._things: Final = {name.word: name.key for name in reversed(names) if not name.numbers}

    def text(self, fact: Fact) -> FactText:
        """Write a fact down."""
        value, bare = self.value(fact.path, fact.value), shown(fact.value)
        return FactText(
            fact.path,
            self.name(fact.path),
            value,
            "" if bare == value or bare in self._sentences else written(fact.value),
            fact.by,
            list(fact.source),
            self.sentence(fact.note),
        )

    def part(self, section: str) -> str:
        """Name a section of the file; by its word, where a game has no name for it."""
        return self._first([f"facts-{section}"]) or section

    def name(self, path: str) -> str:
        """Say what a fact is about; nothing, where a game has no words for it."""
        words, slots = _parted(re.split("[.-]", path))
        key = path.partition(".")[2]
        keys = [path.replace(".", "-"), "-".join(words), key]
        name = self._first([f"fact-{one}" for one in keys] + [self._thing(key)], slots) or ""
        return name[:1].upper() + name[1:]

    def sentence(self, text: str) -> str:
        """Write a note or a source of ours in the language, and any other as it stands."""
        return self._first([self._sentences.get(text, "")]) or text

    def value(self, path: str, value: object) -> str:
        """Write the value of a fact: lists with commas, tables as `key: value`, yes or no. Words of
        a file that are none of ours stand between quotes.
        """
        if isinstance(value, dict):
            heads = [self._reader.text("cli-label", heading=self.value(path, key)) for key in value]
            items = zip(heads, value.values(), strict=True)
            return ", ".join([f"{head} {self.value(path, item)}" for head, item in items])
        if isinstance(value, list) and value:
            return ", ".join([self.value(path, item) for item in value])
        if isinstance(value, bool):
            return self._reader.text("cli-yes" if value else "cli-no")
        text = "" if isinstance(value, list) else str(value)
        return self.word(path, text) or self._reader.text("as-written", text=text)

    def word(self, path: str, text: str) -> str | None:
        """Write one word of a value, with the letters and numbers behind it, as in `chapel A`; None
        for a word that is none of ours. What has no small letters is printed just so.
        """
        places = _places(path)
        if text in self._sentences:
            return self.sentence(text)
        if text in NOTHING:
            return self._first([f"value-{place}nothing" for place in places])
        if text == text.upper():
            return text
        head, *rest = text.split(" ")
        if not rest:
            return self._first([f"value-{place}{head}" for place in places] + [self._thing(head)])
        words, slots = _parted(re.split("-", " ".join(rest).replace(" ", "-")))
        keys = [f"item-{place}{head}" for place in places]
        return None if words else self._first(keys, slots)

    def _thing(self, word: str) -> str:
        """Give the key of what is called so in records."""
        return self._things.get(word, "")

    def _first(self, keys: Sequence[str], slots: Slots | None = None) -> str | None:
        """Write the first of these messages that there is."""
        found = next((key for key in keys if key and self._reader.has(key)), None)
        return None if found is None else self._reader.text(found, **(slots or {}))


def _places(path: str) -> list[str]:
    """Give what may stand before a word in the key of its message, the most exact first."""
    section, _, key = path.partition(".")
    above, _ = _parted(section.split("-"))
    below, _ = _parted(key.split("-"))
    return ["-".join([*above, *below, ""]), "-".join([*above, ""]), ""]


def _parted(words: Sequence[str]) -> tuple[list[str], Slots]:
    """Part words from the letters and numbers among them, which fill slots."""
    found = [(word, MARK.fullmatch(word)) for word in words]
    marks = [mark for _, mark in found if mark]
    letters = [mark[1] for mark in marks if mark[1]]
    numbers = [int(mark[2]) for mark in marks if mark[2]]
    first, second, *_ = [*numbers, 0, 0]
    slots: Slots = {"letter": letters[0] if letters else "-", "number": first, "other": second}
    return [word for word, mark in found if not mark], slots
