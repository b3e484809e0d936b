"""Church cards: 16.3.7, raise what is yours and lower what is theirs, or decline."""

from chapterhouse.core.bits import members_of
from chapterhouse.core.ints import vec
from chapterhouse.evaluation.biblios.outlook import RACES, Outlook
from chapterhouse.games.biblios.church import FIRST, FITS, OTHER, SIGN
from chapterhouse.games.biblios.components import CHURCH, DIE_LEAST, DIE_MOST


def blessing(o: Outlook, card: int, owner: int, viewer: int) -> float:
    """Tell what it is worth to the viewer that the owner uses a church card as suits him best."""
    wish = leans(o, owner)
    return effect(o, card, wish, wish if owner == viewer else leans(o, viewer))


def effect(o: Outlook, card: int, wish: vec[float], view: vec[float]) -> float:
    """Tell what a church card does to a view, by leans, when it is used as a wish has it."""
    best: float = 0.0
    worth: float = 0.0
    for answer in members_of(FITS[card - CHURCH]):
        hope = moved(o, wish, answer)
        if hope > best:
            best = hope
            worth = moved(o, view, answer)
    return worth


def leans(o: Outlook, viewer: int) -> vec[float]:
    """List by category what a point on its die is worth to somebody."""
    return vec[float]([o.lean(category, viewer) for category in range(RACES)])


def moved(o: Outlook, leans: vec[float], answer: int) -> float:
    """Tell what an answer is worth; nothing if a die is at its end.

    BIB-CHURCH-13, BIB-CHURCH-14.
    """
    end = DIE_MOST if SIGN[answer] > 0 else DIE_LEAST
    first, other = FIRST[answer], OTHER[answer]
    if SIGN[answer] == 0 or o.dice[first] == end or (other >= 0 and o.dice[other] == end):
        return 0.0
    both = leans[first] + leans[other] if other >= 0 else leans[first]
    return both if SIGN[answer] > 0 else -both
