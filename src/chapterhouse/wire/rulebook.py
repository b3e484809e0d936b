"""Rulebooks, as the page reads them: the game in one page, and the numbered sentences."""

from msgspec import Struct


class RuleText(Struct):
    """A numbered sentence, where it comes from, the ruling it rests on, if it does, and the names
    of examples that show it.
    """

    id: str
    origin: str
    ruling: str | None
    text: str
    examples: list[str]


class RuleSection(Struct):
    """A section of the rulebook: what its rules begin with, such as `BIB-GIFT`, and its name."""

    id: str
    title: str
    rules: list[RuleText]


class Passage(Struct):
    """A few sentences that sum up some rules, by their ids; none of them if they are advice."""

    key: str
    text: str
    rules: list[str]


class OverviewPart(Struct):
    """A part of the game in one page, such as how a turn goes."""

    part: str
    title: str
    passages: list[Passage]
