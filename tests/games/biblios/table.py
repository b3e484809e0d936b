"""What scenarios of Biblios claim, and the positions they begin with."""

from chapterhouse.games.biblios.components import DIE_LEAST, DIE_MOST
from chapterhouse.games.biblios.names import CATEGORY
from chapterhouse.games.biblios.state import DRAWN, Biblios
from chapterhouse.positions.biblios import build
from games.claims import Claims, same

__all__ = ["build", "check_always", "holds"]


def holds(claims: Claims, words: list[str]) -> bool:
    """Check a claim of this game: `dice books 2`, `deck 59`, `barred Karl Sara`."""
    s = claims.match.state
    assert isinstance(s, Biblios)
    match words:
        case ["dice", *dice] if dice[0].isdigit():
            same([s.die(category) for category in range(5)], [int(face) for face in dice])
        case ["dice", *dice]:
            for name, face in zip(dice[::2], dice[1::2], strict=True):
                same(s.die(CATEGORY.value(name)), int(face))
        case ["deck", number]:
            placed = s.kept + s.sent + s.laid + s.zones.size(DRAWN)
            same(s.turns * (s.seats + 1) - placed, int(number))
        case ["barred", *names]:
            barred = [
                name for seat, name in enumerate(claims.match.record.names) if s.barred >> seat & 1
            ]
            same(barred or ["-"], names)
        case _:
            return False
    return True


def check_always(state: Biblios) -> None:
    """Check what always holds in Biblios: BIB-INV-3 the dice show 1 to 6."""
    faces = [state.die(category) for category in range(5)]

    assert all(DIE_LEAST <= face <= DIE_MOST for face in faces), faces
