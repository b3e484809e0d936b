"""What whoever draws the table must know, made from a position: no rule is applied.

Rows of numbers go seat by seat; rooms and cloister spaces are numbered 12 * monastery + nth.
"""

from typing import Final

from chapterhouse.core.bits import members_of
from chapterhouse.games.monasterium import mission
from chapterhouse.games.monasterium.components import MISSIONS, MOST, PLACES, YEARS
from chapterhouse.games.monasterium.scoring import points
from chapterhouse.games.monasterium.state import NO_COLUMN, Monasterium

PLACING: Final = 0  # the phases
ACTING: Final = 1
ENDED: Final = 2

FREE: Final = -1  # who is in a place, if it is no seat
BLOCKED: Final = -2
NO_PLACE: Final = -3


def facts(s: Monasterium) -> dict[str, list[int]]:
    """Name all that lies on the table: the same for every eye. MSM-INFO-3."""
    return _progress(s) | _dice(s) | _players(s) | _board(s) | _printed(s)


def _progress(s: Monasterium) -> dict[str, list[int]]:
    """Tell how far the match has come; `turn` is the column in use (-1 none) and dice unspent,
    `used` the actions of this turn, 5 * row + column, row 0 the standard.
    """
    placing = any(s.hand) or any(s.roll) or any(s.again)
    return {
        "phase": [ENDED if s.over() else PLACING if placing else ACTING],
        "year": [int(s.year), YEARS],
        "round": [int(s.round), int(s.box.rounds)],
        "start": [int(s.start)],
        "active": [int(s.active)],
        "turn": [int(s.column), int(s.unspent)],
        "used": members_of(s.used) if s.column != NO_COLUMN else [],  # not those of a turn before
    }


def _dice(s: Monasterium) -> dict[str, list[int]]:
    """Count dice: on the fields (each seat's by face, then the white ones), and in hands (white,
    own, by seat); the roll and what is picked of it are white by face, then own by face.
    """
    return {
        "dice": list(s.dice),
        "hand": list(s.hand),
        "roll": list(s.roll),
        "again": list(s.again),
        "owned": list(s.owned),
        "rerolls": members_of(s.rerolls),  # the seats whose reroll tile is active
    }


def _players(s: Monasterium) -> dict[str, list[int]]:
    """Tell what lies before each seat.

    `goods` are soup, tool, book, influence, rosary; `novices` sets of 20 bits, 5 * row + column;
    `beside` of 4 rows; `window` nine cells row by row, monastery + 1; `scored` by source.
    """
    return {
        "goods": list(s.goods),
        "novices": list(s.novices),
        "beside": list(s.beside),
        "window": list(s.window),
        "envoy": list(s.envoy),
        "claimed": [int(mission.done(s, seat)) for seat in range(s.seats)],  # missions as a set
        "scored": list(s.scored),
        "points": points(s),
    }


def _board(s: Monasterium) -> dict[str, list[int]]:
    """Tell who is where: by room and by space a seat or FREE, BLOCKED, NO_PLACE; chapels count
    novices by seat and monastery.
    """
    grounds = s.box.grounds
    return {
        "rooms": [
            _keeper(list(s.rooms), room, grounds.rooms, grounds.blocked_rooms)
            for room in range(PLACES)
        ],
        "spaces": [
            _keeper(list(s.spaces), space, grounds.spaces, grounds.blocked_spaces)
            for space in range(PLACES)
        ],
        "chapels": list(s.chapel),
        "tiles": list(s.tiles),
    }


def _keeper(taken: list[int], place: int, existing: int, blocked: int) -> int:
    """Tell who is in a place."""
    if not existing >> place & 1:
        return NO_PLACE
    if blocked >> place & 1:
        return BLOCKED
    return next((seat for seat, places in enumerate(taken) if places >> place & 1), FREE)


def _printed(s: Monasterium) -> dict[str, list[int]]:
    """Tell what is printed, as the edition has it.

    `kinds` of rooms (0 profane, 1 workshop, 2 common, -1 no room), `borders` the spaces of a room
    as 12 bits of its monastery; `links` and `bonuses` by field of the path, from field 1; `needs`
    of the missions drawn, three rows of area, monastery and kind (-1 any) each, nothing for C;
    `worth` of all missions by year; `counts` what the five missions of C ask for; `supply` room in
    a chapel, and the tiles there were.
    """
    box = s.box
    drawn = s.zones.cards(1)
    first = [room - room % MOST for room in range(PLACES)]
    return {
        "kinds": list(box.grounds.kind),
        "borders": [int(box.grounds.borders[room]) >> first[room] for room in range(PLACES)],
        "links": list(box.links[1:]),
        "bonuses": list(box.bonus[1:]),
        "missions": list(drawn),
        "needs": [
            number
            for mission in drawn
            if mission < len(box.needs)
            for need in box.needs[mission]
            for number in (int(need.area), int(need.monastery), int(need.kind))
        ],
        "worth": list(box.mission_points),
        "counts": list(box.counts[MISSIONS - 5 :]),
        "supply": [int(box.chapel), int(box.tiles)],
    }
