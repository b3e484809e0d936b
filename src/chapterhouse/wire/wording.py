"""Words for the values of a saying, as they are sent and kept; and the values back again."""

from chapterhouse.core.saying import SEAT, UNSEEN, Saying, Vocabulary
from chapterhouse.core.step import HIDDEN
from chapterhouse.wire.messages import Value


def words(saying: Saying, values: list[int]) -> list[str]:
    """Write values by their words, seats by their numbers."""
    return [_word(_of(saying, at), value) for at, value in enumerate(values)]


def typed(saying: Saying, values: list[int]) -> list[Value]:
    """Write values by their words, and those that have none as numbers."""
    return [_typed(_of(saying, at), value) for at, value in enumerate(values)]


def values(saying: Saying, words: list[str]) -> list[int]:
    """Read such words. Raises ValueError for one that there is not, too few, or too many."""
    slots = saying.slots
    many = bool(slots) and slots[-1].many
    if len(words) < len(slots) - many or (len(words) > len(slots) and not many):
        raise ValueError(f"{saying.key} says {len(slots)} things, and not {len(words)}")
    return [_value(_of(saying, at), word) for at, word in enumerate(words)]


def _of(saying: Saying, at: int) -> Vocabulary:
    """Tell out of which vocabulary a value is; the last slot may take many."""
    return saying.slots[min(at, len(saying.slots) - 1)].vocabulary


def _word(vocabulary: Vocabulary, value: int) -> str:
    """Write one value."""
    return str(value) if vocabulary is SEAT else vocabulary.word(value)


def _typed(vocabulary: Vocabulary, value: int) -> Value:
    """Write one value for a program."""
    if vocabulary.names or (vocabulary.hidden and value == UNSEEN):
        return vocabulary.word(value)
    return value if vocabulary is SEAT else value + vocabulary.base


def _value(vocabulary: Vocabulary, word: str) -> int:
    """Read one value."""
    if word == HIDDEN and vocabulary.hidden:
        return UNSEEN
    if vocabulary.names:
        return vocabulary.value(word)
    return int(word) - (0 if vocabulary is SEAT else vocabulary.base)
