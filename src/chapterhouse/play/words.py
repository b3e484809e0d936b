"""Words for actions: reading needs no parser, it takes the option whose word it is."""

from chapterhouse.core.rule import Malformed
from chapterhouse.core.state import State


def words(s: State) -> dict[str, int]:
    """Give the word of every option of the step that waits, legal or not."""
    return {s.now.word(s, action): action for action in s.now.listed(s)}


def legal_words(s: State) -> list[str]:
    """List the words of the legal actions."""
    return [s.now.word(s, action) for action in s.legal()]


def read(s: State, word: str) -> int:
    """Read the word of an option, legal or not. Raises Malformed with the words that would do."""
    options = words(s)
    if word not in options:
        raise no_option(s, word)
    return options[word]


def no_option(s: State, word: str) -> Malformed:
    """Say that this is no option, and what is."""
    legal = ", ".join(legal_words(s))
    return Malformed(
        "no-option", "{word} is not a choice here; try {options}", {"word": word, "options": legal}
    )
