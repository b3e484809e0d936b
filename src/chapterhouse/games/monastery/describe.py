"""Describes the table to whoever draws it, made from a position: no rule is applied twice.

The first position of a match also tells what is printed.
"""

from typing import Final, Literal

from chapterhouse.core.bits import members_of
from chapterhouse.core.ints import i64
from chapterhouse.core.plan import POOL
from chapterhouse.core.state import TRUTH
from chapterhouse.games.monastery import walking
from chapterhouse.games.monastery.brewhouse import STAND_UP, STAY_NIGHT
from chapterhouse.games.monastery.collecting import complete, price
from chapterhouse.games.monastery.components import (
    COLOURS,
    COLUMNS,
    HAND,
    LETTERS,
    MONKS,
    MOST_BOXES,
    NIGHT,
    ROUNDS,
    ROWS,
    SERVICE,
    SIDES,
    SPACES,
    TILES,
    MonasteryEdition,
)
from chapterhouse.games.monastery.ending import as_shown, points
from chapterhouse.games.monastery.fitting import FINE, against, against_turned
from chapterhouse.games.monastery.library import row_colour
from chapterhouse.games.monastery.places import named
from chapterhouse.games.monastery.placing import STABLES
from chapterhouse.games.monastery.sites import place_at
from chapterhouse.games.monastery.spots import (
    A_MONK,
    A_PLACE,
    GONE,
    NO_CELL,
    ON_GRID,
    SMALL,
    x_of,
    y_of,
)
from chapterhouse.games.monastery.state import NO_SEAT, NO_TILE, Monastery
from chapterhouse.games.monastery.table import (
    Board,
    Cell,
    Fit,
    Goal,
    Hour,
    Kind,
    MonasteryTable,
    Player,
    Prospect,
    Reach,
    Spot,
    Tile,
    Turn,
)
from chapterhouse.games.monastery.working import against_prayer, prayer, work

Phase = Literal["dealing", "serving", "moving", "scoring", "resting", "over"]
ON_STRIP: Final[list[Literal["free", "large", "small"]]] = ["free", "large", "small"]


def table(s: Monastery) -> MonasteryTable:
    """MON-INFO-7 Describe all that lies on the table, and what whoever looks could do there.

    The order is that of the round: MON-FLOW-3 from whoever leads a study or toil round, MON-FLOW-7
    from the Abbot of the moment in others.
    """
    first = s.lead if phase(s) in ("moving", "scoring") else s.abbot
    return MonasteryTable(
        icons=bool(s.icons),
        phase=phase(s),
        day=int(s.day),
        hour=int(s.space),
        abbot=None if s.abbot == NO_SEAT else int(s.abbot),
        active=int(s.active),
        order=[int(s.in_order(first, n)) for n in range(s.seats)] if first != NO_SEAT else [],
        players=[_player(s, seat) for seat in range(s.seats)],
        tiles=[_tile(s, place) for place in range(1, s.places)],
        sites=[_cell(cell) for cell in s.site[: s.sites]],
        grid=[
            [_letter(s.grid[COLUMNS * row + column]) for column in range(COLUMNS)]
            for row in range(ROWS)
        ],
        price=_prices(s),
        pool=int(s.pool),
        bag=int(s.zones.size(POOL)),
        turn=_turn(s),
    )


def phase(s: Monastery) -> Phase:
    """Tell how far a round has come."""
    if s.over():
        return "over"
    if s.abbot == NO_SEAT:
        return "dealing"
    kind = s.round()
    if kind == SERVICE:
        return "serving"
    return "resting" if kind == NIGHT else "scoring" if s.scoring else "moving"


def _player(s: Monastery, seat: int) -> Player:
    """MON-INFO-2 Tell what lies before a seat, and how many tiles; no blessings behind a screen."""
    blessings = as_shown(s, seat, int(s.blessings[seat]))
    monks = s.monks[MONKS * seat : MONKS * (seat + 1)]
    return Player(
        colour=int(s.colour[seat]) if s.colour[seat] >= 0 else None,
        partner=_partner(s, seat),
        monks=[_spot(spot) for spot in monks if spot != ON_GRID],
        blessings=blessings if blessings >= 0 else None,
        tiles=int(s.zones.size(HAND + seat)),
        strip=[ON_STRIP[there] for there in s.strip[SPACES * seat : SPACES * (seat + 1)]],
        lower_price=bool(complete(s, seat)),
        points=points(s)[seat],
    )


def _partner(s: Monastery, seat: int) -> int | None:
    """Tell who plays together with a seat, once the colours are dealt."""
    others = [other for other in range(s.seats) if other != seat and s.partners(seat, other)]
    return others[0] if others and s.colour[seat] >= 0 else None


def _tile(s: Monastery, place: int) -> Tile:
    """Tell of a tile on the table."""
    kind, x, y = named(s, place)
    return Tile(
        kind=TILES[kind],
        x=int(x),
        y=int(y),
        rotation=int(s.rotation[place]),
        built=bool(s.built >> place & 1),
        blessings=int(s.gifts[place]),
        full=bool(s.full >> place & 1),
        turned=bool(s.turned >> place & 1),
    )


def _cell(cell: i64) -> Cell:
    return Cell(int(x_of(cell)), int(y_of(cell)))


def _spot(spot: i64) -> Spot:
    return Spot(int(spot // A_PLACE), int(spot % A_PLACE))


def _letter(there: i64) -> str | None:
    """Tell what lies in a cell of the grid."""
    if there == GONE:
        return None
    if there == A_MONK:
        return "monk"
    letter = LETTERS[there % SMALL - 1]
    return letter.lower() if there > SMALL else letter


def _prices(s: Monastery) -> list[int]:
    """Tell the prices for whoever looks."""
    if not 0 <= s.observer < s.seats:
        return []
    return [int(price(s, s.observer, column)) for column in range(COLUMNS)]


def _turn(s: Monastery) -> Turn:
    """Tell what the seat on turn has left, and what it could do; some of it for its own eyes."""
    mine = s.observer in (TRUTH, s.active)
    chosen = s.chosen if mine else NO_CELL
    about = _asked_about(s)
    return Turn(
        points=int(s.points),
        blessings=max(0, as_shown(s, int(s.active), int(s.purse))),
        raised=None if s.raised == NO_TILE else TILES[s.raised],
        chosen=None if chosen == NO_CELL else _cell(chosen),
        walker=_spot(s.walker) if s.walker > ON_GRID else None,
        about=about if about >= 0 else None,
        reach=_reach(s) if phase(s) == "moving" else [],
        prospect=_prospect(s) if phase(s) == "scoring" else [],
        fits=_fits(s) if mine and _places(s) else [],
    )


def _asked_about(s: Monastery) -> int:
    """Tell which place a question is about; NO_PLACE for none."""
    if s.now in (STAND_UP, STAY_NIGHT):
        return int(place_at(s, s.brewing // A_PLACE))
    return int(s.target)


def _places(s: Monastery) -> bool:
    """Tell whether the seat on turn may place a tile now."""
    moving = phase(s) == "moving" and not s.laid
    return bool(moving or s.raised != NO_TILE or s.now is STABLES)


def _reach(s: Monastery) -> list[Reach]:
    """Tell where each monk of the seat on turn could end, and for how many points."""
    found: list[Reach] = []
    own = s.monks[MONKS * s.active : MONKS * s.active + MONKS]
    for spot in sorted({int(spot) for spot in own if spot != ON_GRID}):
        if walking.held(s, spot) is None and not s.giving:
            place, box = divmod(spot, A_PLACE)
            near = members_of(walking.reach(s, s.active, place, s.points))
            goals = [Goal(goal, int(walking.cost(s, s.active, place, goal))) for goal in near]
            found.append(Reach(place, box, goals))
    return found


def _prospect(s: Monastery) -> list[Prospect]:
    """Tell which prayers and which work are there to be scored."""
    if s.totalled:
        return []
    prayers = [
        Prospect("prayer", place, int(prayer(s, place)))
        for place in _own_places(s)
        if against_prayer(s, place) is None
    ]
    works = [Prospect("work", place, int(work(s, s.active, place))) for place in range(s.places)]
    return [one for one in prayers + works if one.points]


def _own_places(s: Monastery) -> list[int]:
    """List the places where the seat on turn has standing monks."""
    own = s.monks[MONKS * s.active : MONKS * s.active + MONKS]
    return sorted({int(spot) // A_PLACE for spot in own if spot >= 0 and spot % A_PLACE == 0})


def _fits(s: Monastery) -> list[Fit]:
    """Tell where each tile of the own hand could be placed, and in which rotations."""
    found: list[Fit] = []
    for kind in sorted(set(s.zones.cards(HAND + s.active))):
        for at in range(s.sites):
            if against(s, kind, at) == FINE:
                turns = members_of(s.edition.shapes.distinct[kind])
                fine = [turn for turn in turns if against_turned(s, kind, at, turn) == FINE]
                cell = s.site[at]
                found.append(Fit(TILES[kind], int(x_of(cell)), int(y_of(cell)), fine))
    return found


# -- what is printed


def board(s: Monastery) -> Board:
    """Describe what is printed, as the edition has it."""
    edition = s.edition
    letters = [LETTERS[letter] for letter in edition.phrase]
    return Board(
        hours=[
            Hour(ROUNDS[kind], int(draws))
            for kind, draws in zip(list(edition.kind), list(edition.draws), strict=True)
        ],
        doors=list(edition.doors),
        tiles={tile: _kind(edition, kind) for kind, tile in enumerate(TILES)},
        phrases=[
            "".join(letters[SPACES * colour : SPACES * (colour + 1)])
            for colour in range(len(COLOURS))
        ],
        rows=[int(row_colour(s, row)) for row in range(ROWS)],
        upper=list(edition.upper),
        lower=list(edition.lower),
    )


def _kind(edition: MonasteryEdition, kind: int) -> Kind:
    """Describe a kind of tile, as it is printed."""
    first = (MOST_BOXES + 1) * kind
    numbers = [int(number) for number in edition.number[first + 1 : first + 1 + MOST_BOXES]]
    sides = int(edition.shapes.sides[SIDES * kind])
    return Kind(
        value=int(edition.value[kind]),
        shade=int(edition.shade[kind]),
        numbers=[number for number in numbers if number],
        edges=[sides >> 2 * side & 3 for side in range(SIDES)],
    )
