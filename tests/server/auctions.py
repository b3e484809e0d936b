"""Tables at which the first lot of Biblios is up, for the tests of what players settle ahead."""

from functools import cache
from typing import Any, Final

from chapterhouse.core.game import Game
from chapterhouse.games import GAMES
from chapterhouse.games.biblios.auction import Bid
from chapterhouse.server.chairs import Chair, fingerprint
from chapterhouse.server.charter import Charter, version_of
from chapterhouse.server.kept import Kept, Standing
from chapterhouse.server.room import Room, Row
from chapterhouse.wire.clock import Clock

GAME: Final[Game] = GAMES["biblios"]
ID: Final = "table-of-three"
NAMES: Final = ["Anna", "Boris", "Cleo"]
SECRET: Final = bytes(range(32))
BEGAN: Final = 1_000_000_000.0


def key(seat: int) -> str:
    """The key to a seat."""
    return f"key of {NAMES[seat]}"


def prints(seat: int) -> str:
    """Its fingerprint."""
    return fingerprint(key(seat))


@cache
def _rows(clock: Clock | None) -> tuple[Row, ...]:
    """Play until the first lot is up: each keeps the first card, and so on."""
    room = Room(_charter(clock), at=BEGAN)
    while not isinstance(room.match.state.now, Bid):
        room.at = BEGAN + len(room.rows) * 0.001
        room.act(room.seat, room.ply(room.seat), min(room.match.state.legal()))
    return tuple(room.rows)


def _charter(clock: Clock | None) -> Charter:
    options = GAME.settled({})
    host = bytes.fromhex(fingerprint("host"))
    return Charter(ID, version_of(GAME), options, SECRET, host, names=NAMES, clock=clock)


def at_auction(clock: Clock | None = None) -> Kept:
    """A table of three people at which the first lot is up."""
    chairs = [
        Chair(seat, "me", name, None, taken=True, keys=[prints(seat)])
        for seat, name in enumerate(NAMES)
    ]
    return Kept(_charter(clock), chairs, list(_rows(clock)))


def first_asked() -> int:
    """Who speaks first."""
    return Room(_charter(None), list(_rows(None))).seat


def up_to(limit: int, pays: str = "ask") -> dict[str, Any]:
    """What somebody settles: all lots, up to so much; not at all for 0."""
    kinds = [*["monks", "pigments", "books", "manuscripts", "tomes"], "gold", "church"]
    wanted = [{"kind": kind, "least": 0, "limit": limit} for kind in kinds if limit]
    return {"lot": 0, "limit": None, "wanted": wanted, "pays": pays}


def settled(seat: int, limit: int, pays: str = "ask", *, leaves_open: bool = False) -> Standing:
    """The same as it is kept."""
    return Standing(seat, prints(seat), up_to(limit, pays), leaves_open)
