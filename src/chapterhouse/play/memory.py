"""What the program remembers for people, if memory aids are not switched off: BIB-OPT-5.

Without them a person is shown what lies open to them now, and what happened since they acted last.
Whoever looks on is shown no more of the past than anybody who plays, who could look on as well.
"""

from chapterhouse.core.rule import Malformed
from chapterhouse.core.state import State
from chapterhouse.core.view import forget
from chapterhouse.play.match import Match


def shown(match: Match, observer: int) -> State:
    """Give what the program shows to an observer."""
    view = match.view(observer)
    if not match.record.aids and not match.over:
        forget(view.zones, observer)
    return view


def first(match: Match, observer: int) -> int:
    """Tell from which event on an observer may read."""
    if match.record.aids or match.over:
        return 0
    if observer < len(match.record.names):
        return _last_act(match, observer)
    return max([_last_act(match, seat) for seat in range(observer)])


def _last_act(match: Match, seat: int) -> int:
    """Find the last event that tells of this seat, or the first of all."""
    told = [at for at, event in enumerate(match.events) if event.seat == seat]
    return told[-1] if told else 0


def check(match: Match) -> None:
    """Raise Malformed if the record is not to be read yet."""
    if not match.record.aids and not match.over:
        raise Malformed(
            "record-later",
            "memory aids are off in this match: its record can be read when the match is over",
            {},
        )
