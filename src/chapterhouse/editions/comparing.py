"""Files of several owners, fact by fact: what they agree on, where they differ, what only one says.

Two files are of two owners where they are kept under two keys. That is all a host can know: one
person may have made both, and nobody here has seen a box.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Literal

from chapterhouse.editions.edition import Fact, load, same
from chapterhouse.editions.stated import Printing, Stated

ENOUGH: Final = 2  # owners who say the same
OWNERS: Final = "owners"  # states what so many of them say


@dataclass(frozen=True)
class Kept:
    """A file that somebody shares: by which word it is found, whose it is, and what it says."""

    id: str
    owner: bytes
    stated: Stated


@dataclass(frozen=True)
class Said:
    """A value that files give a fact, those files, and how many owners they have."""

    value: Any
    files: tuple[str, ...]
    owners: int


@dataclass(frozen=True)
class Compared:
    """What files of one printing say of one fact, the value with most owners first."""

    path: str
    said: tuple[Said, ...]

    @property
    def how(self) -> Literal["agree", "differ", "one"]:
        """`differ` where they do, `agree` where enough owners say the same, else `one`."""
        if len(self.said) > 1:
            return "differ"
        return "agree" if self.said[0].owners >= ENOUGH else "one"


@dataclass(frozen=True)
class Agreed:
    """What so many owners of a box say of a fact, and whether we say it too."""

    value: Any
    owners: int
    ours: bool


def compared(files: Sequence[Kept]) -> list[Compared]:
    """Compare files of one printing, facts in the order of ours; what none of them says is left
    out.
    """
    if not files:
        return []
    found = [_of_fact(path, files) for path in load(files[0].stated.game).facts]
    return [one for one in found if one.said]


def _of_fact(path: str, files: Iterable[Kept]) -> Compared:
    """Gather what files say of one fact."""
    values: list[tuple[Any, list[Kept]]] = []
    for file in files:
        fact = file.stated.facts.get(path)
        if fact is None:
            continue
        for value, sayers in values:
            if same(value, fact.value):
                sayers.append(file)
                break
        else:
            values.append((fact.value, [file]))
    said = [
        Said(value, tuple([file.id for file in sayers]), len({file.owner for file in sayers}))
        for value, sayers in values
    ]
    return Compared(path, tuple(sorted(said, key=lambda one: -one.owners)))


def by_printing(files: Iterable[Kept]) -> dict[tuple[str, int], list[Kept]]:
    """Sort files by the printing they are of."""
    found: dict[tuple[str, int], list[Kept]] = {}
    for file in files:
        found.setdefault(file.stated.printing.same_as, []).append(file)
    return found


def agreed(files: Iterable[Kept]) -> dict[str, list[Agreed]]:
    """Give what enough owners of one printing say, by path: what we say too first. Where as many
    owners of the same printing say otherwise, nothing is agreed on.
    """
    found: dict[str, list[Agreed]] = {}
    for kept in by_printing(files).values():
        ours = load(kept[0].stated.game)
        for one in compared(kept):
            first, *others = one.said
            if first.owners < ENOUGH or any([other.owners >= ENOUGH for other in others]):
                continue
            agrees = Agreed(first.value, first.owners, same(first.value, ours[one.path]))
            known = found.setdefault(one.path, [])
            if not any([same(agrees.value, other.value) for other in known]):
                known.append(agrees)
                known.sort(key=lambda other: not other.ours)
    return found


def confirmed(agreements: dict[str, list[Agreed]]) -> set[str]:
    """Name the facts that owners state as we do, and none of another printing otherwise."""
    return {path for path, values in agreements.items() if all([one.ours for one in values])}


def merged(game: str, printing: Printing, files: Iterable[Kept]) -> Stated:
    """Put into one file what enough owners say, with our sources where we say it too."""
    ours = load(game)
    facts = {}
    for path, (first, *others) in agreed(files).items():
        if others:
            continue  # of several printings
        note = f"{first.owners} owners of the box say so"
        source = ours.facts[path].source if first.ours else ()
        facts[path] = Fact(path, first.value, "book", source, note)
    return replace(Stated(game), printing=printing, facts=facts)
