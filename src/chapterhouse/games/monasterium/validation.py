"""Whether an edition of Monasterium is valid: the facts, one by one. MSM-INV-12."""

import re
from itertools import combinations
from typing import Final

from chapterhouse.core.rule import Malformed
from chapterhouse.editions import Edition
from chapterhouse.editions.edition import shown
from chapterhouse.editions.shape import choice, joined, row, some, whole
from chapterhouse.editions.validator import Validator, bounds, nth
from chapterhouse.games.monasterium import consistency
from chapterhouse.games.monasterium.components import (
    A_CATEGORY,
    AREAS,
    BONUSES,
    CONDITIONS,
    GOODS,
    KINDS,
    LETTERS,
    MISSIONS,
    MONASTERIES,
    MOST,
    MOST_AT_ONCE,
    YEARS,
)

SEATS: Final = [2, 3, 4]
FIELDS: Final = (2, 20)  # of the path
WHITE_DICE: Final = (4, 10)
TOKENS: Final = 999  # more than any box holds; the supply has no end anyway
POINTS: Final = 99
NOVICES: Final = 24  # of a player
OWN_DICE: Final = 3
NEEDS: Final = [f"{what} {letter}" for what in AREAS + KINDS for letter in LETTERS]
MOSTS: Final = [NOVICES, NOVICES, NOVICES, MONASTERIES, OWN_DICE]  # that C missions can ask for
ROOM: Final = re.compile(f"({'|'.join(KINDS)}) ([1-9][0-9]?)-([1-9][0-9]?)")
ONE_ROOM: Final = joined([choice(KINDS), whole(1, MOST), whole(1, MOST)], [" ", "-"])
TOUCHED: Final = [
    "".join(some_of) for count in range(MONASTERIES + 1) for some_of in combinations(LETTERS, count)
]
MARKED: Final = [f"{what} {n + 1}" for what in ("room", "space") for n in range(MOST)]
PRICE: Final = MOST_AT_ONCE - 1
DIE: Final = BONUSES[-1]
NUMBERS: Final[dict[str, tuple[int, int]]] = {
    "setup.own-dice": (1, OWN_DICE),
    "setup.missions-drawn": (1, A_CATEGORY),
    "costs.building-influence": (0, PRICE),
    "gains.profane-points": (0, POINTS),
    "gains.workshop-points": (0, POINTS),
    "gains.common-points": (0, POINTS),
    "gains.action-points": (0, POINTS),
    "gains.flipped-die": (0, POINTS),
    "path.last-points": (0, POINTS),
    "scoring.majority": (0, POINTS),
    "scoring.cloister-factor": (0, POINTS),
    "scoring.tool": (0, POINTS),
    "scoring.book": (0, POINTS),
    "scoring.small-goods": (1, POINTS),
}
LISTS: Final[dict[str, tuple[int, int, int]]] = {  # length, least, most
    "setup.chapel-places": (3, 1, MOST),
    "costs.building-goods": (2, 0, PRICE),
    "costs.chapel": (3, 0, PRICE),
    "costs.cloister": (3, 0, PRICE),
    "scoring.chapels": (6, 0, POINTS),
}
FIXED: Final[dict[str, object]] = {  # rules, not data: the steps of the game are written for these
    "box.players": SEATS,
    "box.monasteries": [*LETTERS],
    "box.dice-own": OWN_DICE,
    "box.missions": MISSIONS,
    "setup.rounds": SEATS,
    "setup.years": YEARS,
    "actions.standard": ["send", "soup", "influence", "rosary", "envoy-1"],
    "actions.row-1": ["envoy-1", "rosary", "soup", "influence", "exchange"],
    "actions.row-2": ["tool", "send-cheaper", "pair", "envoy-2", "points-3"],
    "actions.row-3": ["tile"] * 5,
    "actions.row-4": "flip",
    "window.row-bonuses": ["influence", "rosary", "envoy-2"],
    "window.column-bonuses": ["soup", "tool", "book"],
}


def problems(edition: Edition) -> list[Malformed]:
    """List what keeps this edition from being played."""
    validator = Validator(edition)
    for path, only in FIXED.items():
        validator.fixed(path, only)
    _names(validator)
    _numbers(validator)
    _path(validator)
    _missions(validator)
    for letter in LETTERS:
        _site(validator, f"board-2.{letter}", fours=False)
        _site(validator, f"board-4.{letter}", fours=True)
    return validator.problems or consistency.problems(edition)


def _names(validator: Validator) -> None:
    """Read what is only shown."""
    validator.words("monasteries.shape")
    for letter in LETTERS:
        validator.words(f"monasteries.{letter}")
        validator.words(f"monasteries.{letter}-emblem")


def _numbers(validator: Validator) -> None:
    """Read supplies, prices and points."""
    dice = validator.number("box.dice-white", *WHITE_DICE) or WHITE_DICE[1]
    validator.numbers("setup.white-dice", 1, [dice // seats for seats in SEATS])  # MSM-SETUP-12
    tiles = validator.number("box.tiles", 1, MOST) or MOST
    validator.numbers("setup.tiles", 1, [tiles] * len(SEATS))  # MSM-SETUP-4
    validator.amounts("box.tokens", GOODS, 0, TOKENS)
    validator.amounts("setup.goods", GOODS, 0, PRICE)
    for path, (least, most) in NUMBERS.items():
        validator.number(path, least, most)
    for path, (length, least, most) in LISTS.items():
        validator.numbers(path, least, [most] * length)
    for line in ("row", "column"):
        for n in (1, 2, 3):
            validator.number(f"window.{line}-{n}", 0, POINTS)


def _path(validator: Validator) -> None:
    """Read the path: every monastery must be within reach from somewhere. MSM-NOVICE-3."""
    links = validator.items("path.links", *FIELDS, choice(TOUCHED))
    if links is None:
        return
    touched = "".join(
        [_links(validator, nth("path.links", n), word) for n, word in enumerate(links, 1)]
    )
    for letter in LETTERS:
        if letter not in touched:
            validator.problems.append(
                Malformed(
                    "edition-unlinked",
                    "{entry}: no field touches the monastery {word}; one at least must",
                    {"entry": "path.links", "word": letter},
                )
            )
    _bonuses(validator, len(links))


def _bonuses(validator: Validator, last: int) -> None:
    """Read what the fields bear: the die lies on the last one. MSM-PATH-1."""
    validator.expect("path.bonuses", row(*FIELDS, choice(BONUSES)))
    bonuses = validator.choices("path.bonuses", BONUSES, last, last) or []
    for n, bonus in enumerate(bonuses, 1):
        if (bonus == DIE) != (n == last):
            validator.problems.append(
                Malformed(
                    "edition-die",
                    "{entry} is {value}; the last field, and no other, needs {right}",
                    {"entry": nth("path.bonuses", n), "value": bonus, "right": DIE},
                )
            )


def _links(validator: Validator, entry: str, word: object) -> str:
    """Read the monasteries that a field touches."""
    if isinstance(word, str) and set(word) <= set(LETTERS) and len(set(word)) == len(word):
        return word
    validator.problems.append(
        Malformed(
            "edition-links",
            "{entry} is {value}; it needs letters of monasteries, each once: {words}",
            {"entry": entry, "value": shown(word), "words": ", ".join(LETTERS)},
        )
    )
    return LETTERS  # so that it is not said as well that nothing touches them


def _missions(validator: Validator) -> None:
    for category in "AB":
        most = POINTS
        for year, least in ((1, 2), (2, 1), (3, 0)):  # MSM-MISSION-5: less with each year
            points = validator.number(f"missions.points-{category}-{year}", least, most)
            most = most if points is None else points - 1
        for n in range(A_CATEGORY):
            validator.choices(f"missions.{category}{n + 1}", NEEDS, 3, 3)  # MSM-MISSION-7
    for n, word in enumerate(CONDITIONS):
        allowed = [f"{word} {amount + 1}" for amount in range(MOSTS[n])]
        validator.choices(f"missions.C{n + 1}", allowed, 1, 1)
        validator.number(f"missions.C{n + 1}-points", 0, POINTS)


def _site(validator: Validator, path: str, *, fours: bool) -> None:
    """Read the two rings of a monastery, and on the larger side what bears a 4.

    MSM-COMP-2, MSM-COMP-6.
    """
    spaces = validator.number(f"{path}-spaces", 2, MOST) or MOST
    rooms = validator.items(f"{path}-rooms", 1, MOST, ONE_ROOM)
    for n, line in enumerate(rooms or [], 1):
        _room(validator, nth(f"{path}-rooms", n), line, spaces)
    if fours:
        validator.expect(f"{path}-fours", some(MARKED))
        there = [f"room {n + 1}" for n in range(MOST if rooms is None else len(rooms))]
        there += [f"space {n + 1}" for n in range(spaces)]
        validator.choices(f"{path}-fours", there, 0, len(there))


def _room(validator: Validator, entry: str, line: object, spaces: int) -> None:
    """Read a room, which borders two spaces. MSM-COMP-3."""
    read = ROOM.fullmatch(line) if isinstance(line, str) else None
    if read is None:
        validator.problems.append(
            Malformed(
                "edition-room",
                "{entry} is {value}; it needs a kind ({words}) and two spaces, as in 1-2",
                {"entry": entry, "value": shown(line), "words": ", ".join(KINDS)},
            )
        )
    elif read[2] == read[3] or max(int(read[2]), int(read[3])) > spaces:
        validator.problems.append(
            Malformed(
                "edition-borders",
                "{entry} is {value}; it needs two different spaces out of {right}",
                {"entry": entry, "value": read[0], "right": bounds(1, spaces)},
            )
        )
