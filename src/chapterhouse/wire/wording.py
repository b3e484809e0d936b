"""Words for the values of a sentence, as they are sent and kept; and the sentence back again."""

from chapterhouse.core.sentence import SEAT, UNSEEN, Sentence, Template, Vocabulary
from chapterhouse.core.step import HIDDEN
from chapterhouse.wire.messages import Value


def words(sentence: Sentence) -> list[str]:
    """Write the values of a sentence by their words, seats by their numbers."""
    return [_word(_of(sentence.template, at), value) for at, value in enumerate(sentence.values)]


def typed(sentence: Sentence) -> list[Value]:
    """Write the values of a sentence by their words, and those that have none as numbers."""
    return [_typed(_of(sentence.template, at), value) for at, value in enumerate(sentence.values)]


def read(template: Template, words: list[str]) -> Sentence:
    """Read such words back. Raises ValueError for one that there is not, too few, or too many."""
    slots = template.slots
    many = bool(slots) and slots[-1].many
    if len(words) < len(slots) - many or (len(words) > len(slots) and not many):
        raise ValueError(f"{template.key} says {len(slots)} things, and not {len(words)}")
    return Sentence(template, [_value(_of(template, at), word) for at, word in enumerate(words)])


def _of(template: Template, at: int) -> Vocabulary:
    """Tell out of which vocabulary a value is; the last slot may take many."""
    return template.slots[min(at, len(template.slots) - 1)].vocabulary


def _word(vocabulary: Vocabulary, value: int) -> str:
    return str(value) if vocabulary is SEAT else vocabulary.word(value)


def _typed(vocabulary: Vocabulary, value: int) -> Value:
    """Write one value for a program."""
    if vocabulary.names or (vocabulary.hidden and value == UNSEEN):
        return vocabulary.word(value)
    return value if vocabulary is SEAT else value + vocabulary.base


def _value(vocabulary: Vocabulary, word: str) -> int:
    if word == HIDDEN and vocabulary.hidden:
        return UNSEEN
    if vocabulary.names:
        return vocabulary.value(word)
    return int(word) - (0 if vocabulary is SEAT else vocabulary.base)
