"""A game in one page: what is told to somebody who does not know it."""

from __future__ import annotations

from typing import Final, final

from chapterhouse.core.rule import Rule, cited

PARTS: Final = ["aim", "turn", "scoring", "signs", "advice"]


@final
class Passage:
    """A few sentences that sum up some rules, or none if they are advice.

    `part` is one of PARTS; the words are the message `overview-` and `key`.
    """

    def __init__(self, part: str, key: str, rules: list[Rule]) -> None:
        self.part: Final = part
        self.key: Final = key
        self.rules: Final = rules


def overview(table: str, rules: dict[str, Rule]) -> list[Passage]:
    """Read a table of passages: `part key ID ID ...`, one to a line, in the order of PARTS.

    Raises ValueError for a part that there is not or that comes too late, a key given twice, and
    a rule that there is not.
    """
    passages: list[Passage] = []
    for line in table.strip().splitlines():
        part, key, *ids = line.split()
        if part not in PARTS or (passages and PARTS.index(part) < PARTS.index(passages[-1].part)):
            raise ValueError(f"{part} {key}: parts are {', '.join(PARTS)}, in this order")
        if key in [passage.key for passage in passages]:
            raise ValueError(f"{part} {key}: this key is already taken")
        passages.append(Passage(part, key, cited(f"{part} {key}", ids, rules)))
    return passages


def by_part(passages: list[Passage]) -> dict[str, list[Passage]]:
    """Give the passages of each part that has any, in their order."""
    found: dict[str, list[Passage]] = {}
    for passage in passages:
        found.setdefault(passage.part, []).append(passage)
    return found
