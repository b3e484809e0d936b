"""Words for actions: reading needs no parser, it takes the option whose word it is."""

from dataclasses import dataclass, field

from chapterhouse.core.rule import Illegal, Malformed
from chapterhouse.core.sentence import Sentence
from chapterhouse.core.state import State


@dataclass(frozen=True)
class Action:
    """An action that somebody can take: its number, its word as records have it, and the sentence
    that a translator says in any language.
    """

    number: int
    word: str
    sentence: Sentence = field(repr=False, compare=False)


def actions(s: State) -> list[Action]:
    """List the legal actions of the step that waits in a position or view."""
    step = s.now
    return [Action(number, step.word(s, number), step.says(s, number)) for number in s.legal()]


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


def refused(view: State, action: int) -> Illegal | None:
    """Tell why the seat that is asked, and whose view this is, cannot do that; None if it can."""
    step = view.now
    rule = step.forbids(view, action)
    if rule is None:
        return None
    return Illegal(step.says(view, action), rule, step.lacks(view, action))
