"""A position: all that a seat has, on the board and before it."""

from chapterhouse.evaluation.monasterium.area import opened, window
from chapterhouse.evaluation.monasterium.board import board
from chapterhouse.evaluation.monasterium.outlook import OWN_DIE, Outlook, goods
from chapterhouse.evaluation.monasterium.tasks import tasks
from chapterhouse.games.monasterium.state import Monasterium


def position(s: Monasterium, o: Outlook) -> float:
    """Add up points, goods, novices, actions, the way ahead and the dice of rounds to come."""
    points = float(s.total(o.seat))
    dice = OWN_DIE * o.rounds * float(s.owned[o.seat])
    return (
        points
        + dice
        + goods(s, o)
        + board(s, o)
        + tasks(s, o)
        + opened(s, o)
        + window(s, o)
        + o.path[s.envoy[o.seat]]
    )
