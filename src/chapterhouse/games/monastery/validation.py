"""Whether an edition of Monastery is valid: the facts, one by one. MON-INV-12."""

import re
from typing import Final

from chapterhouse.core.rule import Malformed
from chapterhouse.editions import Edition
from chapterhouse.editions.edition import shown
from chapterhouse.editions.shape import LINE, choice, whole
from chapterhouse.editions.validator import Validator, bounds, nth
from chapterhouse.games.monastery import consistency
from chapterhouse.games.monastery.components import (
    COLOURS,
    COLUMNS,
    DAYS,
    DIAL,
    EDGES,
    EMPTY,
    FEATURES,
    GATEWAY,
    GROUPS,
    MONKS,
    MOST_BOXES,
    MOST_TILES,
    NIGHT,
    NONE,
    PATHWAY,
    ROUNDS,
    ROWS,
    SECRET_WAYS,
    SERVICE,
    SHADES,
    SIDES,
    SPACES,
    TILES,
)
from chapterhouse.games.monastery.names import HOURS

SEATS: Final = [2, 3, 4]
COPIES: Final = 12  # of a kind of tile, at most
BEST: Final = 9  # the highest value of a tile, and number of a box
PRICE: Final = 99
POINTS: Final = 99
DRAWN: Final = 9  # at a service, by each player
RESTS: Final = 4  # MON-BLESS-3: that bring one blessing, two, three and four
DOORS: Final = 10  # MON-TERM-2
PHRASE: Final = re.compile(r"[A-Z]+( [A-Z]+)*")
OPEN: Final = [EDGES[PATHWAY], EDGES[GATEWAY]]
FEATURE: Final = [TILES[kind] for kind in FEATURES]
PATH: Final = ["path-straight", "path-corner"]
DUAL: Final = ["refectory", "infirmary", "garderobes"]
ICON: Final = [
    "chapel", "almonry", "farm", "scriptum", "library", "workshop", "stables", "abbots-house",
    "brewhouse",
]  # fmt: skip
ONCE: Final = [*ICON, "prison-cell", *DUAL, *FEATURE, *SECRET_WAYS]  # rules name each as one tile
NUMBERS: Final[dict[str, tuple[int, int]]] = {
    "box.year": (1900, 2100),
    "box.tiles": (1, MOST_TILES),
    **{f"groups.{group}": (1, COPIES) for group in GROUPS},
    **{f"groups.{group}-points": (1, BEST) for group in GROUPS},
    "blessings.total": (1, 99),
    "gift.blessings": (0, 9),
    "moves.points": (1, 9),
    "work.points": (0, POINTS),
    "work.farm": (0, POINTS),
    "work.scriptum": (0, POINTS),
    "prayer.chapel": (0, POINTS),
    "prayer.chapel-most": (1, ROWS),
    "testament.letter": (0, POINTS),
    "testament.blessing": (0, POINTS),
}
FIXED: Final[dict[str, object]] = {  # rules, not data: the steps of the game are written for these
    "box.players": SEATS,
    "box.colours": COLOURS,
    "box.letters": ROWS * SPACES,
    "box.screens": ROWS,
    "box.dials": 1,
    "box.bags": 1,
    "players.monks": MONKS,
    "abbey.size": [3, 2],
    "abbey.colour": "grey",
    "dial.days": DAYS,
    **{f"count.{tile}": 1 for tile in ONCE},
    **{f"colour.{tile}": "both" for tile in DUAL},
    **{f"colour.{tile}": "none" for tile in [*PATH, *FEATURE]},
    **{f"value.{tile}": 0 for tile in FEATURE},  # MON-COMP-10
    **{f"boxes.{tile}": [] for tile in FEATURE},
    **{f"edges.{tile}": [EDGES[EMPTY]] * SIDES for tile in FEATURE},  # MON-FEAT-2
}


def problems(edition: Edition) -> list[Malformed]:
    """List what keeps this edition from being played."""
    validator = Validator(edition)
    for path, only in FIXED.items():
        validator.fixed(path, only)
    for path, (least, most) in NUMBERS.items():
        validator.number(path, least, most)
    for tile in TILES:
        if tile not in FEATURE:
            _tile(validator, tile)
    _open(validator, "abbey.doors", [EDGES[PATHWAY], EDGES[EMPTY]], DOORS)
    for colour in COLOURS:
        _phrase(validator, f"phrase.{colour}")
    _grid(validator)
    _dial(validator)
    _rests(validator)
    return validator.problems or consistency.problems(edition)


def _tile(validator: Validator, tile: str) -> None:
    """Read a kind of tile that is built."""
    if tile not in ONCE:
        validator.number(f"count.{tile}", 0, COPIES)
    if tile not in PATH + DUAL:
        _one_of(
            validator, f"colour.{tile}", validator.value(f"colour.{tile}", choice(SHADES)), SHADES
        )
    value = validator.number(f"value.{tile}", 1, BEST) or BEST
    most = min(value, MOST_BOXES)  # AMB-49
    boxes = validator.items(f"boxes.{tile}", 1, most, whole(1, BEST))
    if boxes is not None:
        validator.numbers(f"boxes.{tile}", 1, [BEST] * len(boxes))
    _open(validator, f"edges.{tile}", EDGES[NONE + 1 :], SIDES)


def _open(validator: Validator, path: str, words: list[str], length: int) -> None:
    """Read edges, one of which connects: no tile could ever be laid there without. MON-PLACE-6."""
    edges = validator.choices(path, words, length, length)
    if edges is not None and set(edges) == {EDGES[EMPTY]}:
        slots = {"entry": path, "words": ", ".join([word for word in OPEN if word in words])}
        validator.problems.append(
            Malformed(
                "edition-closed", "all of {entry} is empty; one at least needs {words}", slots
            )
        )


def _phrase(validator: Validator, path: str) -> None:
    """Read a phrase: nine letters, gaps between words do not count. MON-COMP-4."""
    words = validator.value(path, LINE)
    letters = isinstance(words, str) and PHRASE.fullmatch(words) is not None
    if words is not None and not (letters and len(words.replace(" ", "")) == SPACES):
        validator.problems.append(
            Malformed(
                "edition-phrase",
                "{entry} is {value}; it needs words with {right} letters in all, out of A-Z",
                {"entry": path, "value": shown(words), "right": str(SPACES)},
            )
        )


def _grid(validator: Validator) -> None:
    """Read the rows, the columns, and what each costs. MON-COMP-5."""
    order = validator.choices("grid.order", COLOURS, ROWS, ROWS) or COLOURS
    _often(validator, "grid.order", order, dict.fromkeys(COLOURS, 1))
    columns = validator.choices("grid.columns", ["letter", "monk"], COLUMNS, COLUMNS)
    if columns is not None:
        _often(validator, "grid.columns", columns, {"letter": SPACES, "monk": MONKS - 1})
    upper = validator.numbers("grid.upper", 1, [PRICE] * COLUMNS)
    validator.numbers("grid.lower", 1, upper or [PRICE] * COLUMNS)


def _dial(validator: Validator) -> None:
    """Read the ten spaces: service first, night last, and draws at services. MON-COMP-7."""
    kinds = validator.items("dial.kinds", DIAL, DIAL, choice(ROUNDS))
    services = [kind == ROUNDS[SERVICE] for kind in kinds or []]
    for n, kind in enumerate(kinds or [], 1):
        words = [ROUNDS[SERVICE]] if n == 1 else ROUNDS[:NIGHT]
        _one_of(validator, nth("dial.kinds", n), kind, words if n < DIAL else [ROUNDS[NIGHT]])
    mosts = [DRAWN if service else 0 for service in services] or [DRAWN] * DIAL
    draws = validator.numbers("dial.draws", 0, mosts) or []
    _at_least(validator, "dial.draws", draws, [int(service) for service in services], DRAWN)
    validator.choices("dial.names", HOURS, DIAL, DIAL)


def _rests(validator: Validator) -> None:
    """Read from how many points on a rest brings one blessing more. MON-BLESS-3."""
    mosts = [POINTS - more for more in reversed(range(RESTS))]
    rests = validator.numbers("blessings.rests", 1, mosts) or []
    _at_least(validator, "blessings.rests", rests, [1, *[rest + 1 for rest in rests]], POINTS)


def _one_of(validator: Validator, entry: str, value: object, words: list[str]) -> None:
    """Expect one of these words, where there is anything."""
    if value is not None and value not in words:
        slots = {"entry": entry, "value": shown(value), "words": ", ".join(words)}
        validator.problems.append(
            Malformed("edition-choice", "{entry} is {value}; try {words}", slots)
        )


def _at_least(
    validator: Validator, path: str, found: list[int], leasts: list[int], most: int
) -> None:
    """Expect numbers that are within their upper bounds to reach their lower ones."""
    for n, (number, least) in enumerate(zip(found, leasts, strict=False), 1):
        if number < least:
            validator.problems.append(
                Malformed(
                    "edition-number",
                    "{entry} is {value}; it needs a whole number: {right}",
                    {"entry": nth(path, n), "value": str(number), "right": bounds(least, most)},
                )
            )


def _often(validator: Validator, path: str, found: list[str], rights: dict[str, int]) -> None:
    """Expect each word just so often."""
    for word, right in rights.items():
        count = found.count(word)
        if count != right:
            slots = {"entry": path, "word": word, "count": str(count), "right": str(right)}
            validator.problems.append(
                Malformed(
                    "edition-often", "{entry} has {word} {count} times; it needs {right}", slots
                )
            )
