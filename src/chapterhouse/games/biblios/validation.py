"""Whether an edition of Biblios is valid."""

from typing import Final

from chapterhouse.core.rule import Malformed
from chapterhouse.editions import Edition
from chapterhouse.editions.edition import same, shown
from chapterhouse.editions.shape import Shape, table, whole
from chapterhouse.editions.validator import Validator, nth
from chapterhouse.games.biblios.components import (
    CATEGORIES,
    CHURCHES,
    COINS,
    DIE_LEAST,
    DIE_MOST,
    DIE_START,
    SEALS,
)

SEATS: Final = [2, 3, 4]
BEST: Final = 4  # the highest value of a category card
CARDS: Final = whole(1, 999)
MOST: Final = 15  # copies of a gold card: its four bits
PROSE: Final = ["seals.letters-latin", "seals.letters-cyrillic", "church.effects"]
FIXED: Final[dict[str, object]] = {  # rules, not data: the steps of the game are written for these
    "box.players": SEATS,
    "box.boards": 1,
    "box.dice": len(CATEGORIES),
    "scriptorium.first": CATEGORIES[:2],
    "scriptorium.rest": CATEGORIES[2:],
    "scriptorium.die-least": DIE_LEAST,
    "scriptorium.die-most": DIE_MOST,
    "scriptorium.die-start": DIE_START,
    "seals.ranks": SEALS,
    "gold.seals": False,
    "setup.cards-a-turn": [seats + 1 for seats in SEATS],
}


def problems(edition: Edition) -> list[Malformed]:
    """List what keeps this edition from being played."""
    validator = Validator(edition)
    for path, only in FIXED.items():
        validator.fixed(path, only)
    for path in PROSE:
        validator.words(path)
    validator.number("box.age", 0, 99)
    validator.number("box.minutes", 1, 999)
    for category in CATEGORIES:
        _category(validator, category)
    gold = validator.amounts("gold.values", COINS, 1, MOST)
    church = [validator.number(f"church.{kind}", 1, MOST) or 0 for kind in CHURCHES]
    if gold is not None and not validator.problems:
        sorts = [SEALS * len(CATEGORIES), sum(gold), sum(church)]
        _boxed(validator, sorts)
        if not validator.problems:  # what is dealt is judged of a box that agrees
            _dealt(validator, sum(sorts), min(gold))
    return validator.problems


def _category(validator: Validator, category: str) -> None:
    """Nine cards, by seal, and how often each value is among them. BIB-COMP-3."""
    validator.words(f"{category}.colour")
    by_seal = validator.numbers(f"{category}.by-seal", 1, [BEST] * SEALS)
    counts = table([str(n + 1) for n in range(BEST)], whole(0, SEALS), all_of_them=False)
    values = validator.value(f"{category}.values", counts)
    if by_seal is not None and values is not None:
        counted = {str(value): by_seal.count(value) for value in sorted(set(by_seal))}
        _agree(validator, f"{category}.values", counted, f"{category}.by-seal")


def _boxed(validator: Validator, sorts: list[int]) -> None:
    """The sorts of cards, and all of them. BIB-COMP-2, BIB-COMP-1."""
    paths = [f"box.{sort}-cards" for sort in ("category", "gold", "church")]
    for path, number, by in zip(
        paths, sorts, ["*.by-seal", "gold.values", "church.*"], strict=True
    ):
        _agree(validator, path, number, by, CARDS)
    _agree(validator, "box.cards", sum(sorts), ", ".join(paths), CARDS)


def _dealt(validator: Validator, cards: int, coins: int) -> None:
    """The deck lasts for whole turns, and as many for each player. BIB-SETUP-13, BIB-SETUP-14."""
    gold_out = validator.numbers("setup.gold-out-of-each-value", 0, [coins] * len(SEATS))
    out = validator.numbers("setup.cards-out-unseen", 0, [cards] * len(SEATS))
    turns = validator.numbers("setup.turns", 1, [cards] * len(SEATS))
    if gold_out is None or out is None or turns is None:
        return
    for at, seats in enumerate(SEATS):
        left = cards - len(COINS) * gold_out[at] - out[at]
        if left <= 0 or left % (seats * (seats + 1)):
            _uneven(validator, nth("setup.cards-out-unseen", at + 1), left, seats)
        elif turns[at] != left // (seats + 1):
            _differs(
                validator, nth("setup.turns", at + 1), turns[at], left // (seats + 1), "box.cards"
            )


def _uneven(validator: Validator, entry: str, left: int, seats: int) -> None:
    """Say that the deck does not last for whole turns."""
    validator.problems.append(
        Malformed(
            "edition-deal",
            "{entry} leaves {count} cards to {seats} players, no multiple of {right}",
            {
                "entry": entry,
                "count": str(left),
                "seats": str(seats),
                "right": str(seats * (seats + 1)),
            },
        )
    )


def _agree(
    validator: Validator, path: str, right: object, by: str, shape: Shape | None = None
) -> None:
    """Expect a fact to be what another one makes it."""
    value = validator.value(path, shape)
    if value is not None and not same(value, right):
        _differs(validator, path, value, right, by)


def _differs(validator: Validator, entry: str, value: object, right: object, by: str) -> None:
    """Say that one fact is not what another one makes it."""
    validator.problems.append(
        Malformed(
            "edition-agree",
            "{entry} is {value}; by {by} it must be {right}",
            {"entry": entry, "value": shown(value), "by": by, "right": shown(right)},
        )
    )
