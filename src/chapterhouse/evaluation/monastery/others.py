"""Choices about others: who becomes Abbot, who is imprisoned, who gets a letter."""

from chapterhouse.core.ints import i64
from chapterhouse.evaluation.monastery.letters import Needs
from chapterhouse.evaluation.monastery.outlook import Outlook
from chapterhouse.evaluation.monastery.position import holdings
from chapterhouse.games.monastery.election import SPARE
from chapterhouse.games.monastery.state import Monastery


def friends(s: Monastery, seat: i64, legal: list[int]) -> list[int]:
    """List the seats among these actions that play for this seat, itself first."""
    own = [action for action in legal if action == seat]
    return own + [a for a in legal if a not in (SPARE, seat) and s.partners(seat, a)]


def strongest(s: Monastery, seat: i64, seats: list[int]) -> int:
    """Tell which of these seats has most."""
    o = Outlook(s, seat)
    has = [holdings(s, o, Needs(s, o, other), other) for other in seats]
    return seats[has.index(max(has))]


def weakest(s: Monastery, seat: i64, seats: list[int]) -> int:
    """Tell which of these seats has least."""
    rest = seats[:]
    while len(rest) > 1:
        rest.remove(strongest(s, seat, rest))
    return rest[0]


def named(s: Monastery, legal: list[int]) -> int:
    """Name the partner Abbot, else whoever is the least danger."""
    mine = friends(s, s.abbot, legal)
    return mine[0] if mine else weakest(s, s.abbot, legal)


def imprisoned(s: Monastery, legal: list[int]) -> int:
    """Imprison a monk of whoever has most; MON-PRISON-1 nobody if only friends are there."""
    mine = friends(s, s.abbot, legal)
    rivals = [action for action in legal if action != SPARE and action not in mine]
    return strongest(s, s.abbot, rivals) if rivals else SPARE


def on_strip(s: Monastery, legal: list[int]) -> int:
    """Put a letter on one's own strip, else on the partner's, else where it hurts most."""
    mine = friends(s, s.active, legal)
    return mine[0] if mine else strongest(s, s.active, legal)
