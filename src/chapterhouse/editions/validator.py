"""Validation of an edition: each fact read as what it must be, and what it is not, noted."""

from collections.abc import Sequence
from typing import Any, Final

from chapterhouse.core.rule import Malformed
from chapterhouse.editions.edition import Edition, same, shown
from chapterhouse.editions.shape import FIXED, LINE, Shape, choice, row, table, whole


class Validator:
    """Reads the facts of an edition for a game. What is wrong is given as None, and noted; so is,
    in the edition, which shape was expected of each fact.
    """

    def __init__(self, edition: Edition) -> None:
        self.edition: Final = edition
        self.problems: Final[list[Malformed]] = []

    def expect(self, path: str, shape: Shape) -> None:
        """Note what a fact may be, unless that is noted."""
        self.edition.shapes.setdefault(path, shape)

    def value(self, path: str, shape: Shape | None = None) -> Any:  # noqa: ANN401 - whatever TOML holds
        """Read any fact, which must be there, and note its shape."""
        if shape is not None:
            self.expect(path, shape)
        if path in self.edition.facts:
            return self.edition[path]
        self.problems.append(
            Malformed(
                "edition-missing", "{entry} is missing; every edition says it", {"entry": path}
            )
        )
        return None

    def fixed(self, path: str, only: object) -> None:
        """Expect what the program cannot play otherwise."""
        value = self.value(path, FIXED)
        if value is not None and not same(value, only):
            self.problems.append(
                Malformed(
                    "edition-fixed",
                    "{entry} is {value}; the program can only play {right}",
                    {"entry": path, "value": shown(value), "right": shown(only)},
                )
            )

    def words(self, path: str) -> None:
        """Expect words, whatever they say."""
        value = self.value(path, LINE)
        if value is not None and not (isinstance(value, str) and value.strip()):
            self.problems.append(
                Malformed(
                    "edition-words",
                    "{entry} is {value}; it needs words",
                    {"entry": path, "value": shown(value)},
                )
            )

    def number(self, path: str, least: int, most: int) -> int | None:
        """Read a whole number within bounds."""
        value = self.value(path, whole(least, most))
        return None if value is None else self._bounded(path, value, least, most)

    def numbers(self, path: str, least: int, mosts: Sequence[int]) -> list[int] | None:
        """Read a list of whole numbers, one for each upper bound."""
        each = whole(least, max(mosts, default=least))
        items = self.items(path, len(mosts), len(mosts), each)
        if items is None:
            return None
        pairs = enumerate(zip(items, mosts, strict=True), 1)
        found = [self._bounded(nth(path, at), item, least, most) for at, (item, most) in pairs]
        return _all(found)

    def amounts(self, path: str, keys: Sequence[str], least: int, most: int) -> list[int] | None:
        """Read a table of whole numbers with just these keys, in this order."""
        amounts = self.value(path, table(keys, whole(least, most)))
        if amounts is None:
            return None
        if not isinstance(amounts, dict) or set(amounts) != set(keys):
            self.problems.append(
                Malformed(
                    "edition-keys",
                    "{entry} is {value}; it needs a number for each of {words}",
                    {"entry": path, "value": shown(amounts), "words": ", ".join(keys)},
                )
            )
            return None
        return _all([self._bounded(f"{path}.{key}", amounts[key], least, most) for key in keys])

    def choices(self, path: str, words: Sequence[str], least: int, most: int) -> list[str] | None:
        """Read a list of so many of these words."""
        items = self.items(path, least, most, choice(words))
        if items is None:
            return None
        wrong = [(at, item) for at, item in enumerate(items, 1) if item not in words]
        for at, item in wrong:
            self.problems.append(
                Malformed(
                    "edition-choice",
                    "{entry} is {value}; try {words}",
                    {"entry": nth(path, at), "value": shown(item), "words": ", ".join(words)},
                )
            )
        return None if wrong else items

    def items(self, path: str, least: int, most: int, each: Shape = LINE) -> list[Any] | None:
        """Read a list of so many values, whatever they are; `each` is noted to be the shape."""
        value = self.value(path, row(least, most, each))
        if value is None:
            return None
        if isinstance(value, list) and least <= len(value) <= most:
            return value
        self.problems.append(
            Malformed(
                "edition-list",
                "{entry} has the length {count}; it needs a list of the length {right}",
                {
                    "entry": path,
                    "count": str(len(value)) if isinstance(value, list) else "-",
                    "right": bounds(least, most),
                },
            )
        )
        return None

    def _bounded(self, entry: str, value: object, least: int, most: int) -> int | None:
        """Read a whole number within bounds; true is none."""
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
            return value
        self.problems.append(
            Malformed(
                "edition-number",
                "{entry} is {value}; it needs a whole number: {right}",
                {"entry": entry, "value": shown(value), "right": bounds(least, most)},
            )
        )
        return None


def nth(path: str, at: int) -> str:
    """Name one value of a list, counted from 1."""
    return f"{path} #{at}"


def bounds(least: int, most: int) -> str:
    """Write what a number may be."""
    return str(least) if least == most else f"{least}-{most}"


def _all(numbers: Sequence[int | None]) -> list[int] | None:
    """Give the numbers, if there is not one of them missing."""
    found = [number for number in numbers if number is not None]
    return found if len(found) == len(numbers) else None
