"""Describes the table to whoever draws it, made from a position: no rule is applied.

The first position of a match also tells what is printed.
"""

from typing import Literal

from chapterhouse.core.bits import members_of
from chapterhouse.core.ints import i64
from chapterhouse.games.monasterium import mission
from chapterhouse.games.monasterium.components import (
    A_CATEGORY,
    AREAS,
    CONDITIONS,
    FACES,
    GOODS,
    KINDS,
    LETTERS,
    MISSIONS,
    MONASTERIES,
    MOST,
    NUMERALS,
    YEARS,
    MonasteriumEdition,
)
from chapterhouse.games.monasterium.mission import FIRST_C
from chapterhouse.games.monasterium.names import ACTION, BONUS, DIE, MISSION, NOVICE, ROOM, SPACE
from chapterhouse.games.monasterium.scoring import points
from chapterhouse.games.monasterium.state import (
    CELLS,
    KINDS_OF_GOOD,
    NO_COLUMN,
    OPEN,
    OWN,
    WHITE,
    Monasterium,
)
from chapterhouse.games.monasterium.table import (
    Board,
    Count,
    Dice,
    Mission,
    MonasteriumTable,
    Monastery,
    Need,
    Player,
    Rolled,
    Room,
    Space,
    Stop,
    Turn,
)


def table(s: Monasterium) -> MonasteriumTable:
    """MSM-INFO-3 Describe all that lies on the table: it is the same for every observer."""
    letters = list(enumerate(LETTERS))
    return MonasteriumTable(
        phase=_phase(s),
        year=Count(int(s.year), YEARS),
        round=Count(int(s.round), int(s.edition.rounds)),
        start=int(s.start),
        active=int(s.active),
        turn=_turn(s),
        fields=[_dice(s, face) for face in range(FACES)],
        roll=_roll(s),
        players=[_player(s, seat) for seat in range(s.seats)],
        rooms={ROOM.word(at): seat for seat in range(s.seats) for at in members_of(s.rooms[seat])},
        spaces={
            SPACE.word(at): seat for seat in range(s.seats) for at in members_of(s.spaces[seat])
        },
        chapels={letter: _in_chapel(s, m) for m, letter in letters},
        tiles={letter: int(s.tiles[m]) for m, letter in letters},
        missions={MISSION.word(card): _claimers(s, card) for card in s.zones.cards(OPEN)},
    )


def _phase(s: Monasterium) -> Literal["placing", "acting", "over"]:
    """Tell the phase of the round."""
    if s.over():
        return "over"
    return "placing" if any(s.hand) or any(s.roll) or any(s.again) else "acting"


def _turn(s: Monasterium) -> Turn | None:
    """Tell of the dice taken, once a column is chosen; not of those of a turn before."""
    if s.column == NO_COLUMN:
        return None
    return Turn(
        LETTERS[s.column], int(s.unspent), [ACTION.word(action) for action in members_of(s.used)]
    )


def _dice(s: Monasterium, face: int) -> Dice:
    """Count the dice on a field."""
    own = [int(s.dice[FACES * seat + face]) for seat in range(s.seats)]
    return Dice(int(s.dice[FACES * s.seats + face]), own)


def _roll(s: Monasterium) -> list[Rolled]:
    """Tell the roll that lies open, and what is picked of it."""
    return [
        Rolled(DIE.word(die), int(s.roll[die]), int(s.again[die]))
        for die in range(2 * FACES)
        if s.roll[die]
    ]


def _player(s: Monasterium, seat: int) -> Player:
    """Tell what lies before a seat."""
    cells = [int(cell) for cell in s.window[CELLS * seat : CELLS * (seat + 1)]]
    return Player(
        goods={name: int(s.goods[KINDS_OF_GOOD * seat + n]) for n, name in enumerate(GOODS)},
        novices=[NOVICE.word(field) for field in members_of(s.novices[seat])],
        beside=[NUMERALS[row] for row in members_of(s.beside[seat])],
        window=[LETTERS[cell - 1] if cell else None for cell in cells],
        envoy=int(s.envoy[seat]),
        dice=int(s.owned[seat]),
        white_in_hand=int(s.hand[2 * seat + WHITE]),
        own_in_hand=int(s.hand[2 * seat + OWN]),
        reroll=bool(s.rerolls >> seat & 1),
        points=points(s)[seat],
    )


def _in_chapel(s: Monasterium, m: int) -> list[int]:
    """List the seats of the novices in a chapel."""
    return [seat for seat in range(s.seats) for _ in range(int(s.chapel[MONASTERIES * seat + m]))]


def _claimers(s: Monasterium, card: int) -> list[int]:
    """List the seats that have fulfilled a mission, in whatever year."""
    return [seat for seat in range(s.seats) if mission.done(s, seat) >> card & 1]


# -- what is printed


def board(s: Monasterium) -> Board:
    """Describe what is printed, as the edition has it for so many seats."""
    edition = s.edition
    return Board(
        monasteries=[_monastery(edition, m) for m in range(MONASTERIES)],
        path=[
            Stop([LETTERS[m] for m in members_of(links)], BONUS.word(int(bonus)))
            for links, bonus in zip(list(edition.links[1:]), list(edition.bonus[1:]), strict=True)
        ],
        missions={MISSION.word(card): _mission(edition, card) for card in range(MISSIONS)},
        chapel=int(edition.chapel),
    )


def _monastery(edition: MonasteriumEdition, m: int) -> Monastery:
    """Describe the places of a monastery."""
    grounds, places = edition.grounds, range(MOST * m, MOST * (m + 1))
    return Monastery(
        rooms=[
            Room(
                ROOM.word(at),
                KINDS[grounds.kind[at]],
                [SPACE.word(space) for space in members_of(grounds.borders[at])],
                _among(grounds.blocked_rooms, at),
            )
            for at in places
            if _among(grounds.rooms, at)
        ],
        spaces=[
            Space(SPACE.word(at), _among(grounds.blocked_spaces, at))
            for at in places
            if _among(grounds.spaces, at)
        ],
    )


def _among(places: i64, at: int) -> bool:
    """Tell whether a place is one of a set."""
    return bool(places >> at & 1)


def _mission(edition: MonasteriumEdition, card: int) -> Mission:
    counts = card >= FIRST_C
    needs = [] if counts else edition.needs[card]
    return Mission(
        needs=[
            Need(
                AREAS[need.area],
                LETTERS[need.monastery],
                KINDS[need.kind] if need.kind >= 0 else None,
            )
            for need in needs
        ],
        condition=CONDITIONS[card % A_CATEGORY] if counts else None,
        count=int(edition.counts[card]),
        worth=[int(n) for n in edition.mission_points[YEARS * card : YEARS * (card + 1)]],
    )
