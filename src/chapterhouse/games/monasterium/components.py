"""The box of Monasterium, section MSM-COMP: what its edition says, laid out for the steps."""

from typing import Final, final

from chapterhouse.core.bits import BIT
from chapterhouse.core.ints import i64, vec
from chapterhouse.editions import Edition

# -- numbers that name things

MONASTERIES: Final = 5  # MSM-COMP-1
LETTERS: Final = "ABCDE"
MOST: Final = 12  # rooms of a monastery, and its cloister spaces; a place is 12 * monastery + nth
PLACES: Final = MONASTERIES * MOST

SOUP: Final = 0
TOOL: Final = 1
BOOK: Final = 2
INFLUENCE: Final = 3
ROSARY: Final = 4
MOST_AT_ONCE: Final = 10  # of a good, gained or paid: less than this
GOODS: Final = ["soup", "tool", "book", "influence", "rosary"]

PROFANE: Final = 0  # MSM-BLD-3: a room of kind k is paid for in good k
WORKSHOP: Final = 1
COMMON: Final = 2
KINDS: Final = ["profane", "workshop", "common"]

CHAPEL: Final = 0  # the areas of a monastery
BUILDING: Final = 1
CLOISTER: Final = 2
AREAS: Final = ["chapel", "building", "cloister"]

NO_BONUS: Final = 0  # MSM-PATH-1
ANY_ACTION: Final = 1
TOKEN: Final = 2
SOUP_OR_EXCHANGE: Final = 3
TILE: Final = 4
LAST: Final = 5
BONUSES: Final = ["-", "any-action", "influence-or-rosary", "soup-or-exchange", "window", "die"]

COLUMNS: Final = 5  # MSM-COMP-13: of the action area; a field is 5 * row + column
ROWS: Final = 4
FIELDS: Final = 20
NUMERALS: Final = ["I", "II", "III", "IV"]

FACES: Final = 6  # MSM-COMP-9
MISSIONS: Final = 15  # MSM-COMP-11: by category, five each
A_CATEGORY: Final = 5
YEARS: Final = 3  # MSM-YEAR-1
CONDITIONS: Final = ["novices", "common", "cloister", "window", "dice"]


def union(members: list[int]) -> int:
    """Make a set of its members."""
    return sum([BIT[member] for member in members])


@final
class MonasteriumEdition:
    """What the edition says about a table for so many seats. Sets are bits, places as above."""

    def __init__(self, edition: Edition, seats: int) -> None:
        """Lay out the box. Raises KeyError or ValueError for an edition that is not valid."""
        by_seats = seats - 2
        self.facts: Final = edition
        self.grounds: Final = Grounds(edition, seats)
        # supplies
        self.white: Final[i64] = edition["setup.white-dice"][by_seats]
        self.own: Final[i64] = edition["box.dice-own"]
        self.own_first: Final[i64] = edition["setup.own-dice"]
        self.tiles: Final[i64] = edition["setup.tiles"][by_seats]
        self.chapel: Final[i64] = edition["setup.chapel-places"][by_seats]
        self.rounds: Final[i64] = edition["setup.rounds"][by_seats]
        self.drawn: Final[i64] = edition["setup.missions-drawn"]
        self.goods: Final = vec[i64]([edition["setup.goods"][good] for good in GOODS])
        # prices and gains
        self.room_goods: Final = vec[i64](edition["costs.building-goods"])
        self.room_influence: Final[i64] = edition["costs.building-influence"]
        self.chapel_price: Final = vec[i64](edition["costs.chapel"])
        self.cloister_price: Final = vec[i64](edition["costs.cloister"])
        self.room_points: Final = vec[i64]([edition[f"gains.{kind}-points"] for kind in KINDS])
        self.action_points: Final[i64] = edition["gains.action-points"]
        self.flipped_die: Final[i64] = edition["gains.flipped-die"]
        self.line_points: Final = vec[i64](
            [edition[f"window.{line}-{n}"] for line in ("row", "column") for n in (1, 2, 3)]
        )
        # the path, fields from 1: MSM-COMP-7
        links: list[str] = edition["path.links"]
        bonuses: list[str] = edition["path.bonuses"]
        self.last: Final[i64] = len(links)
        self.links: Final = vec[i64]([0] + [_letters(link) for link in links])
        self.bonus: Final = vec[i64]([0] + [BONUSES.index(bonus) for bonus in bonuses])
        self.last_points: Final[i64] = edition["path.last-points"]
        # missions: what each of three novices must be, and the points by year
        self.needs: Final = _needs(edition)
        self.counts: Final = vec[i64]([0] * 10 + _conditions(edition))
        self.mission_points: Final = vec[i64](_mission_points(edition))
        # the end
        self.majority: Final[i64] = edition["scoring.majority"]
        self.chapels: Final = vec[i64](edition["scoring.chapels"])
        self.cloister: Final[i64] = edition["scoring.cloister-factor"]
        self.tool: Final[i64] = edition["scoring.tool"]
        self.book: Final[i64] = edition["scoring.book"]
        self.small: Final[i64] = edition["scoring.small-goods"]


@final
class Grounds:
    """The rooms and cloister spaces of one side of the board.

    MSM-COMP-2, MSM-COMP-3, MSM-COMP-4, MSM-COMP-5, MSM-COMP-6.
    """

    def __init__(self, edition: Edition, seats: int) -> None:
        """The side goes by the seats; with three, what bears a 4 is blocked.

        MSM-SETUP-1, MSM-SETUP-2.
        """
        board = "board-2" if seats == 2 else "board-4"  # noqa: PLR2004 - as the book has it
        kinds, borders, spaces = [-1] * PLACES, [0] * PLACES, 0
        blocked = [0, 0]
        for m, letter in enumerate(LETTERS):
            first = m * MOST
            for nth, line in enumerate(edition[f"{board}.{letter}-rooms"]):
                kind, _, ends = line.partition(" ")
                kinds[first + nth] = KINDS.index(kind)
                borders[first + nth] = union([first + int(end) - 1 for end in ends.split("-")])
            spaces |= union([first + nth for nth in range(edition[f"{board}.{letter}-spaces"])])
            if seats == 3:  # noqa: PLR2004 - as the book has it
                for line in edition[f"{board}.{letter}-fours"]:
                    what, _, number = line.partition(" ")
                    blocked[what == "space"] |= BIT[first + int(number) - 1]
        rooms = union([at for at, kind in enumerate(kinds) if kind >= 0])
        self.kind: Final = vec[i64](kinds)  # by room; -1 where there is none
        self.borders: Final = vec[i64](borders)  # by room, the spaces it borders: MSM-COMP-3
        self.rooms: Final[i64] = rooms
        self.spaces: Final[i64] = spaces
        self.blocked_rooms: Final[i64] = blocked[0]
        self.blocked_spaces: Final[i64] = blocked[1]
        self.of_kind: Final = vec[i64](
            [union([at for at, k in enumerate(kinds) if k == kind]) for kind in range(3)]
        )


# By set of monasteries: all places in them; by monastery: its places.
GROUNDS: Final = vec[i64](
    [
        union([place for place in range(PLACES) if some & BIT[place // MOST]])
        for some in range(BIT[MONASTERIES])
    ]
)
WITHIN: Final = vec[i64]([GROUNDS[BIT[m]] for m in range(MONASTERIES)])


@final
class Need:
    """One novice that a mission asks for: an area of a monastery, perhaps a kind of room."""

    def __init__(self, area: int, monastery: int, kind: int) -> None:
        """Ask for a novice; kind -1 for any."""
        self.area: Final[i64] = area
        self.monastery: Final[i64] = monastery
        self.kind: Final[i64] = kind
        self.alike: i64 = 1  # needs of its mission in the same area of the same monastery
        self.same: i64 = 1  # of these, those that name the same kind


def _letters(letters: str) -> int:
    """Read a set of monasteries."""
    return union([LETTERS.index(letter) for letter in letters])


_AB: Final = [f"{category}{n + 1}" for category in "AB" for n in range(A_CATEGORY)]


def _needs(edition: Edition) -> list[list[Need]]:
    """Read what missions A and B ask for; each need takes a novice of its own.

    MSM-MISSION-7, MSM-MISSION-9.
    """
    missions = [[_need(line) for line in edition[f"missions.{name}"]] for name in _AB]
    for needs in missions:
        for need in needs:
            places = [(other.area, other.monastery) for other in needs]
            kinds = [(other.monastery, other.kind) for other in needs]
            need.alike = places.count((need.area, need.monastery))
            need.same = kinds.count((need.monastery, need.kind))
    return missions


def _need(line: str) -> Need:
    """Read `chapel A`, `building B` or `cloister C`; `workshop D` names a kind. MSM-MISSION-8."""
    what, _, letter = line.partition(" ")
    kind = KINDS.index(what) if what in KINDS else -1
    return Need(BUILDING if kind >= 0 else AREAS.index(what), LETTERS.index(letter), kind)


def _conditions(edition: Edition) -> list[int]:
    """Read how much each mission of category C asks for."""
    return [int(edition[f"missions.C{n + 1}"][0].split()[1]) for n in range(A_CATEGORY)]


def _mission_points(edition: Edition) -> list[int]:
    """By mission, three years each: A and B fall with the year, C does not.

    MSM-MISSION-5, MSM-MISSION-6.
    """
    falling = [
        edition[f"missions.points-{category}-{year}"]
        for category in "AB"
        for _ in range(A_CATEGORY)
        for year in (1, 2, 3)
    ]
    fixed = [edition[f"missions.C{n + 1}-points"] for n in range(A_CATEGORY) for _ in range(YEARS)]
    return falling + fixed
