"""Rules, the numbered sentences by which every move is judged, and how input can fail."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from chapterhouse.core.ints import mypyc_attr

if TYPE_CHECKING:
    from chapterhouse.core.sentence import Sentence


@final
class Rule:
    """One numbered sentence of a rulebook, in our words, and by whom it is stated.

    `origin` is `book`, `public` (another public source), `derived`, `house`, or the `AMB-nn` of our
    own ruling.
    """

    def __init__(self, id: str, origin: str, text: str) -> None:
        self.id: Final = id
        self.origin: Final = origin
        self.text: Final = text

    @property
    def section(self) -> str:
        """The section of the rulebook: `BIB-GIFT`."""
        return self.id.rpartition("-")[0]

    def __repr__(self) -> str:
        return f"{self.text} [{self.id}]"


class Illegal(ValueError):
    """An action against a rule: it names both, and what is missing, if that can be told."""

    def __init__(self, action: Sentence, rule: Rule, lack: Sentence | None = None) -> None:
        self.word: Final = action.word()
        super().__init__(f"cannot {self.word}: {rule.text} [{rule.id}]")
        self.action: Final = action
        self.rule: Final = rule
        self.lack: Final = lack


@mypyc_attr(allow_interpreted_subclasses=True)
class Malformed(ValueError):
    """Input that cannot be read: what was tried, what is wrong, what would be right.

    The English sentence stands here alone; `key` finds it in other languages, behind `error-`.
    """

    def __init__(self, key: str, sentence: str, slots: dict[str, str]) -> None:
        super().__init__(sentence.format_map(slots))
        self.key: Final = key
        self.sentence: Final = sentence
        self.slots: Final = slots


def rulebook(table: str) -> dict[str, Rule]:
    """Read a table of rules: `ID origin sentence`, continued on lines that begin with a space.

    Raises ValueError for a line without these three parts and for an id given twice.
    """
    entries: list[str] = []
    for line in table.splitlines():
        if line.startswith(" ") and entries:
            entries[-1] += " " + line.strip()
        elif line.strip():
            entries.append(line.strip())
    rules: dict[str, Rule] = {}
    for entry in entries:
        parts = entry.split(None, 2)
        if len(parts) < len(("id", "origin", "sentence")):
            raise ValueError(f"a rule needs an id, an origin and a sentence: {entry!r}")
        if parts[0] in rules:
            raise ValueError(f"{parts[0]} is already taken; ids are never reused")
        rules[parts[0]] = Rule(*parts)
    return rules


def by_section(rules: dict[str, Rule]) -> dict[str, list[Rule]]:
    """Give the rules of each section, in the order of the book."""
    found: dict[str, list[Rule]] = {}
    for rule in rules.values():
        found.setdefault(rule.section, []).append(rule)
    return found


def cited(by: str, ids: list[str], rules: dict[str, Rule]) -> list[Rule]:
    """Find rules by their ids; ValueError, naming who cites them, if any is not there."""
    if unknown := [rule for rule in ids if rule not in rules]:
        raise ValueError(f"{by}: there is no rule {', '.join(unknown)}")
    return [rules[rule] for rule in ids]
