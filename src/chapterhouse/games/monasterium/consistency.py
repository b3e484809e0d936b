"""Whether facts that are right one by one can be played together. MSM-INV-12."""

from typing import Final

from chapterhouse.core.bits import BIT, count, members_of
from chapterhouse.core.ints import i64
from chapterhouse.core.rule import Malformed
from chapterhouse.editions import Edition
from chapterhouse.games.monasterium.components import (
    AREAS,
    BUILDING,
    CHAPEL,
    KINDS,
    LETTERS,
    MOST,
    PLACES,
    WITHIN,
    MonasteriumEdition,
    Need,
)

SIDES: Final = {"board-2": 2, "board-4": 4}  # and with how many players all of it is open
SEATS: Final = (2, 3, 4)
ALL: Final = BIT[PLACES] - 1
COMMON_ROOMS: Final = 11  # the missions that ask for places in whatever monastery
CLOISTER_SPACES: Final = 12


def problems(edition: Edition) -> list[Malformed]:
    """List what of an edition cannot be played, though every fact is one."""
    found: list[Malformed] = []
    for board, seats in SIDES.items():
        played = MonasteriumEdition(edition, seats)
        for m, letter in enumerate(LETTERS):
            found += _apart(played, m, f"{board}.{letter}")
    for seats in SEATS:
        played = MonasteriumEdition(edition, seats)
        for nth, needs in enumerate(played.needs):
            found += _unfulfilled(played, seats, f"missions.{'AB'[nth // 5]}{nth % 5 + 1}", needs)
        for nth, room in (
            (COMMON_ROOMS, _rooms(played, ALL, KINDS.index("common"))),
            (CLOISTER_SPACES, _spaces(played, ALL)),
        ):
            if played.counts[nth] > room:
                name = f"C{nth % 5 + 1}"
                found.append(
                    _short(f"missions.{name}", edition[f"missions.{name}"][0], seats, room)
                )
    return found


def _apart(edition: MonasteriumEdition, m: int, entry: str) -> list[Malformed]:
    """Say which rooms and spaces of a monastery do not hang together with its first room."""
    grounds = edition.grounds
    rooms = members_of(grounds.rooms & WITHIN[m])
    found = grounds.borders[rooms[0]]
    for _ in rooms:
        for room in rooms:
            if grounds.borders[room] & found:
                found |= grounds.borders[room]
    lost = [f"room {room % MOST + 1}" for room in rooms if not grounds.borders[room] & found]
    spaces = members_of(grounds.spaces & WITHIN[m] & ~found)
    lost += [f"space {space % MOST + 1}" for space in spaces]
    if not lost:
        return []
    return [
        Malformed(
            "edition-apart",
            "{entry}: there is no way from room 1 to {words}; all rooms must be connected",
            {"entry": entry, "words": ", ".join(lost)},
        )
    ]


def _unfulfilled(
    edition: MonasteriumEdition, seats: int, entry: str, needs: list[Need]
) -> list[Malformed]:
    """Say what a mission asks for more often than there is room for. MSM-MISSION-9."""
    found: dict[str, Malformed] = {}
    for need in needs:
        alike = sum([_counts_for(other, need) for other in needs])
        room = _room(edition, need)
        if alike > room:
            what = AREAS[need.area] if need.kind < 0 else KINDS[need.kind]
            value = f"{what} {LETTERS[need.monastery]}"
            found[value] = _short(entry, ", ".join([value] * alike), seats, room)
    return list(found.values())


def _counts_for(one: Need, other: Need) -> bool:
    """Tell whether the novice of one need takes a place that the other could use."""
    alike = one.area == other.area and one.monastery == other.monastery
    return alike and (other.kind < 0 or one.kind == other.kind)


def _room(edition: MonasteriumEdition, need: Need) -> int:
    """Count the places for a need."""
    if need.area == CHAPEL:
        return edition.chapel
    places = WITHIN[need.monastery]
    return _rooms(edition, places, need.kind) if need.area == BUILDING else _spaces(edition, places)


def _rooms(edition: MonasteriumEdition, places: i64, kind: i64) -> int:
    """Count open rooms, of a kind or of any. MSM-SETUP-2."""
    rooms = edition.grounds.rooms & ~edition.grounds.blocked_rooms & places
    return count(rooms if kind < 0 else rooms & edition.grounds.of_kind[kind])


def _spaces(edition: MonasteriumEdition, places: i64) -> int:
    """Count open spaces that an open room borders. MSM-CLOISTER-2."""
    bordered: i64 = 0
    for room in members_of(edition.grounds.rooms & ~edition.grounds.blocked_rooms & places):
        bordered |= edition.grounds.borders[room]
    return count(bordered & ~edition.grounds.blocked_spaces)


def _short(entry: str, value: str, seats: int, room: int) -> Malformed:
    """Say that there is less room than a mission asks for."""
    slots = {"entry": entry, "value": value, "seats": str(seats), "count": str(room)}
    return Malformed(
        "edition-mission",
        "{entry} asks for {value}; with {seats} players there is room for {count}",
        slots,
    )
