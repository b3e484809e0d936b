"""What can be said: of an action before it is taken, of an event after it happened.

A template is a key with slots; the catalogue of each language holds its words. A sentence is a
template with the values for its slots, and an event is a sentence that was told to somebody.
"""

from typing import Final, final

from chapterhouse.core.rule import Malformed

UNSEEN: Final = -1  # in place of a card that the reader may not see


@final
class Name:
    """What a value is called: a word for records, and its entry in the catalogues with numbers."""

    def __init__(self, word: str, key: str, numbers: dict[str, int]) -> None:
        self.word: Final = word
        self.key: Final = key
        self.numbers: Final = numbers


@final
class Vocabulary:
    """The values that a slot can take: named ones (cards, categories), seats, or plain amounts."""

    def __init__(
        self, kind: str, names: list[Name], *, hidden: bool = False, base: int = 0
    ) -> None:
        """List the names; `hidden` says that its values may be secret, `base` how 0 is counted."""
        self.kind: Final = kind
        self.names: Final = names
        self.hidden: Final = hidden
        self.base: Final = base

    def word(self, value: int) -> str:
        """Give the word of a value; `?` for one unseen."""
        if value == UNSEEN and self.hidden:
            return "?"
        return self.names[value].word if self.names else str(value + self.base)

    def value(self, word: str) -> int:
        """Read a word back. Raises Malformed with the words that would do."""
        for value, name in enumerate(self.names):
            if name.word == word:
                return value
        words = ", ".join([name.word for name in self.names])
        raise Malformed(
            "no-such-word",
            "there is no {kind} {word}; try {words}",
            {"word": word, "kind": self.kind, "words": words},
        )


AMOUNT: Final = Vocabulary("amount", [])
SEAT: Final = Vocabulary("seat", [], base=1)


@final
class Slot:
    """A place in a sentence: what fills it; `many` takes all values that are left."""

    def __init__(self, name: str, vocabulary: Vocabulary, *, many: bool = False) -> None:
        self.name: Final = name
        self.vocabulary: Final = vocabulary
        self.many: Final = many


@final
class Template:
    """One kind of sentence. `word` begins what records write of it (empty: the values alone);
    `hidden` says that some of its values may be secret, `telling` that it stands for a turn where
    that is told in one line: it then begins with the name of whose turn it is, `rest` that it asks
    for the rest of what has just been chosen, which alone does nothing.
    """

    def __init__(
        self,
        key: str,
        slots: list[Slot],
        word: str | None = None,
        *,
        telling: bool = False,
        rest: bool = False,
    ) -> None:
        self.key: Final = key
        self.slots: Final = slots
        self.word: Final = key if word is None else word
        self.telling: Final = telling
        self.rest: Final = rest
        self.hidden: Final = any([slot.vocabulary.hidden for slot in slots])


class Sentence:
    """A template, and values for its slots: an action, a question, what is missing, an event."""

    def __init__(self, template: Template, values: list[int]) -> None:
        """Say this with these values; of a view, UNSEEN for what it hides."""
        self.template: Final = template
        self.values: Final = values

    def word(self) -> str:
        """Write the word of the template and its values, as records have it: `bid 3`."""
        slots = zip(self.template.slots, self.values, strict=True)
        said = [slot.vocabulary.word(value) for slot, value in slots]
        return " ".join([word for word in [self.template.word, *said] if word])


@final
class Event(Sentence):
    """What happened; values of hidden vocabularies are for the seats in `eyes` alone."""

    def __init__(self, template: Template, seat: int, values: list[int], eyes: int) -> None:
        """Tell one event; `seat` is whose it is, NOBODY for none."""
        super().__init__(template, values)
        self.seat: Final = seat
        self.eyes: Final = eyes

    def seen_by(self, observer: int) -> "Event":
        """Tell the event as that seat (or the gallery) may hear it."""
        if self.eyes >> observer & 1:
            return self
        slots = self.template.slots
        seen: list[int] = []
        for i, value in enumerate(self.values):
            hidden = slots[min(i, len(slots) - 1)].vocabulary.hidden
            seen.append(UNSEEN if hidden else value)
        return Event(self.template, self.seat, seen, 2**observer)

    def __repr__(self) -> str:
        """Show the event plainly, for tests and logs."""
        return f"{self.template.key} {self.seat} {self.values}"
