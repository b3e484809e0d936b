"""Somebody whose box of Monasterium differs from our data, for every test that needs such a one."""

from functools import cache
from typing import Any, Final

import chapterhouse
from chapterhouse.editions import custom_edition, overrides
from chapterhouse.play.dealer import Sealed
from chapterhouse.play.match import Match
from chapterhouse.play.seal import signed

GAME: Final = "monasterium"
NAMES: Final = ["Anna", "Bram"]
SECRET: Final = bytes(range(32))
FILE: Final = """
[path]
links = { is = ["A", "AB", "B", "BC", "C", "CE", "DE", "D"], by = "book" }
bonuses = { is = ["-", "any-action", "-", "-", "influence-or-rosary", "soup-or-exchange", "window", "die"], by = "book" }
[missions]
B1 = { is = ["chapel A", "workshop B", "cloister C"], by = "book", note = "the card with the dove" }
"""  # noqa: E501 - as an owner writes it
FACTS: Final = ["path.links", "path.bonuses", "missions.B1"]  # that it changes

# Files that no table can be laid with, by the key of what is said of each.
UNREAD: Final = {
    "edition-toml": "[path",
    "edition-twice": "[path]\na = 1\na = 2\n",
    "edition-deep": "a = " + "[" * 9_000,
    "edition-game": 'game = "biblios"\n',
    "edition-name": 'name = ""\n',
    "edition-table": "path = 1\n",
    "edition-section": '[way]\nlinks = { is = 1, by = "book" }\n',
    "edition-key": '[path]\nlnks = { is = 1, by = "book" }\n',
    "edition-fact": "[path]\nlast-points = 6\n",
    "edition-part": '[path]\nlast-points = { is = 6, by = "book", of = "me" }\n',
    "edition-by": '[path]\nlast-points = { is = 6, by = "me" }\n',
    "edition-value": '[path]\nlast-points = { is = 0.5, by = "book" }\n',
}
UNFIT: Final = {
    "edition-number": '[path]\nlast-points = { is = "six", by = "book" }\n',
    "edition-list": '[path]\nlinks = { is = ["A"], by = "book" }\n',
}
BAD: Final = UNREAD | UNFIT


@cache
def facts() -> dict[str, Any]:
    """What the file says otherwise than we do."""
    return overrides(custom_edition(GAME, FILE))


@cache
def record() -> str:
    """The record of a finished match with these facts, in which everybody takes the first choice,
    as the page exports it.
    """
    dealer = Sealed(SECRET)
    match = Match(chapterhouse.game(GAME, facts()), NAMES, dealer)
    while not match.over:
        match.act(match.state.legal()[0])
    return signed(f"{match.record.text()}@ {match.digest}\n", dealer, over=True)
