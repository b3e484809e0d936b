"""Section MON-BREW: answers of one round take effect one by one, and their order means nothing."""

from itertools import permutations, product

import pytest

from chapterhouse.games.monastery.brewhouse import RISE, STAY_NIGHT, HowMany
from chapterhouse.games.monastery.setup import MONASTERY
from chapterhouse.games.monastery.state import NO_KEY, Monastery
from chapterhouse.play import position
from games.scenario import played

Answer = tuple[int, int, int]  # the seat, where its monks are (as `brewing` has it), how many

# Users of the Brewhouse, who share places with each other and with somebody who is none.
SERVICE = """
monastery/1 Red Blue Green Yellow
> | .              brewhouse├(RBG)  .
> | chapel│(bgy)   path│()          prison-cell│(rr)
> | @R             @B               @
> | @              @G               @
> hour sext
"""
NIGHT = """
monastery/1 Red Blue Green Yellow
> | .              brewhouse├(RB)   kitchen┤[BR.]
> | .              path│()          .
> | @R             @B               @
> | @G             @Y               @
> hour night
"""


each_round = pytest.mark.parametrize("text", [SERVICE, NIGHT], ids=["service", "night"])


def begun(text: str) -> Monastery:
    """The position in which the first question of the round is asked."""
    state = played(text).state
    assert isinstance(state, Monastery)
    return state


def questions(s: Monastery) -> list[Answer]:
    """All questions of the round, each with the greatest answer; they are told by asking them."""
    asked: list[Answer] = []
    s = s.copy()
    while isinstance(s.now, HowMany):
        asked.append((int(s.active), int(s.brewing), max(s.legal())))
        s.apply(0)
    return asked


def answered(s: Monastery, answers: tuple[Answer, ...]) -> str:
    """The position after these answers, one by one, and after the others have come back."""
    s = s.copy()
    step = s.now
    for seat, where, number in answers:
        s.active, s.brewing = seat, where
        step.do(s, number)
    s.active, s.brewing = 0, NO_KEY
    RISE[step == STAY_NIGHT].do(s, 0)
    return position.write(MONASTERY, s)


@each_round
def test_any_order_of_answers_comes_to_the_same(text: str) -> None:
    """MON-BREW-6 Whoever answers first, and about which place, the same monks stay."""
    s = begun(text)
    asked = questions(s)
    assert len({seat for seat, _, _ in asked}) >= 2
    assert len({where for _, where, _ in asked}) >= 2
    ends = set()
    for numbers in product(*[range(most + 1) for _, _, most in asked]):
        answers = [(seat, at, n) for (seat, at, _), n in zip(asked, numbers, strict=True)]
        reached = {answered(s, order) for order in permutations(answers)}

        assert len(reached) == 1
        ends |= reached
    assert len(ends) > len(asked)


@each_round
def test_nobody_is_asked_less_for_what_others_answered(text: str) -> None:
    """Who is asked what is settled when the round begins: no answer changes a question."""
    s = begun(text)
    asked = questions(s)
    for seat, where, number in asked:
        assert (int(s.active), int(s.brewing), max(s.legal())) == (seat, where, number)
        s.apply(number)

    assert not isinstance(s.now, HowMany)
