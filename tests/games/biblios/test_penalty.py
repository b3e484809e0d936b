"""Section BIB-PEN, where no scenario can show it: odds, and what cannot be reached."""

from fractions import Fraction

from chapterhouse.games.biblios.penalty import LOSE, NO_TAKER
from chapterhouse.games.biblios.state import Biblios
from games.biblios.matches import EDITION
from games.scenario import played
from support import odds

REFUSED = """biblios/1 penalty=bluff Karl Jacob
    > Jacob hand monks-2-A gold-1 gold-1
    > lot tomes-2-H
    Jacob: bid 1
    Karl: pass
    Jacob: refuse"""


def test_every_card_is_as_likely() -> None:
    """BIB-PEN-7 Of one monk and two equal coins, a coin goes twice as often."""
    s = played(REFUSED).state
    chances = odds(lambda dealer: int(s.now.pick(s, dealer)))

    assert {EDITION.card.word(card): chance for card, chance in chances.items()} == {
        "monks-2-A": Fraction(1, 3),
        "gold-1": Fraction(2, 3),
    }


def test_an_empty_hand_loses_nothing() -> None:
    """BIB-PEN-16 A penalty on an empty hand lapses, though no bid can lead there."""
    s = played("biblios/1 Karl Jacob\n> lot tomes-2-H").state
    assert isinstance(s, Biblios)
    s.leader = 1

    assert LOSE[NO_TAKER].lapses(s)
    assert LOSE[0].lapses(s)
