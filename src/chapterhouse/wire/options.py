"""Which options a prompt lists: all, but of long rows of numbers only what shows where they end."""

from itertools import groupby
from typing import Final

from chapterhouse.core.state import State
from chapterhouse.core.step import Amount

Listed = tuple[int, str | None]  # an action, and the id of the rule against it

MANY: Final = 20  # numbers in a row; whoever wants another writes it


def listed(view: State) -> list[Listed]:
    """List the options of the step that waits, each with the rule against it, if there is one."""
    step = view.now
    rules = [(action, step.forbids(view, action)) for action in step.listed(view)]
    pairs = [(action, rule.id if rule else None) for action, rule in rules]
    return _thinned(pairs) if isinstance(step, Amount) else pairs


def _thinned(pairs: list[Listed]) -> list[Listed]:
    """Keep of numbers in a row the first and the last, and of legal ones some more."""
    kept: list[Listed] = []
    for rule, group in groupby(pairs, lambda pair: pair[1]):
        row = list(group)
        first = MANY if rule is None else 1
        kept += row[:first] + row[first:][-1:]
    return kept
