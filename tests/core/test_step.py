"""Steps: one sentence of the turn each."""

import pytest

from chapterhouse.core.dealer import Dealer
from chapterhouse.core.seats import CHANCE, NOBODY
from chapterhouse.core.step import HIDDEN, Step
from support import PURE, Scripted, only_pure

if not PURE:
    pytest.skip("machine code has no toys", allow_module_level=True)

from chapterhouse.core.plan import POOL
from core.table import ALL, BRAM, COIN, LAY, TWIN
from core.toy import ALL as STEPS
from core.toy import ASK, BID, FREE, MAYBE, NOT_ONE, OVER, ROLL, SILENT, TURN, Toy, toy

pytestmark = only_pure


def test_the_seats_of_nobody_and_chance() -> None:
    """These numbers are in records and positions: they stay."""
    assert (CHANCE, NOBODY, HIDDEN) == (-1, -2, "?")


def test_a_plain_step_happens() -> None:
    """A step that says nothing of itself happens, openly, in one way, and forbids nothing."""
    step, s = Step[Toy](), toy(ASK)
    plain = SILENT

    assert (plain.seat(s), plain.options(s), plain.listed(s)) == (NOBODY, 1, [0])
    assert (plain.weight(s, 0), plain.eyes(s, 0)) == (1, ALL)
    assert plain.forbids(s, 0) is None
    assert (plain.lapses(s), plain.secret(s), plain.begun(s)) == (False, False, False)
    assert (step.args(), step.number) == ([], -1)
    assert (step.waits, step.chance, step.strict, step.optional) == (False, False, False, False)


def test_a_plain_step_has_no_effect() -> None:
    """What a step does and how it is called is for each to say."""
    s = toy(ASK)
    with pytest.raises(NotImplementedError):
        OVER.do(s, 0)
    with pytest.raises(NotImplementedError):
        SILENT.says(s, 0)
    with pytest.raises(NotImplementedError):
        SILENT.asks(s)
    with pytest.raises(NotImplementedError):
        Dealer().below(2)


def test_a_table_numbers_its_steps() -> None:
    """Steps are numbered in order."""
    assert list(range(len(STEPS))) == [step.number for step in STEPS]


def test_a_table_notes_what_classes_define() -> None:
    """Who is asked waits, and the end; chance, rules and lapsing are noted, inherited or not."""
    assert [step for step in (SILENT, ASK, FREE, MAYBE) if step.waits] == [ASK, FREE, MAYBE]
    assert OVER.waits
    assert [step for step in STEPS if step.chance] == [ROLL, TURN]
    assert [step.strict for step in (SILENT, ASK, FREE)] == [False, True, True]
    assert [step for step in STEPS if step.optional] == [MAYBE]


def test_what_is_forbidden_is_not_allowed() -> None:
    """Options are listed in rising order, legal or not; those that a rule forbids are struck."""
    s = toy(ASK)

    assert ASK.listed(s) == [0, 1, 3]
    assert ASK.allowed(s) == 0b1001
    assert ASK.legal(s) == [0, 3]
    assert ASK.forbids(s, 1) is NOT_ONE
    assert ASK.word(s, 3) == "take 3"


def test_a_step_without_rules_of_its_own_asks_for_none() -> None:
    """Where no rule is ever named, all options are allowed."""
    s = toy(ROLL)

    assert (ROLL.allowed(s), ROLL.legal(s)) == (0b10110, [1, 2, 4])


def test_players_pick_with_equal_chances() -> None:
    """The k-th legal action answers the number k."""
    s, dealer = toy(ASK), Scripted(0, 1)

    assert [ASK.pick(s, dealer), ASK.pick(s, dealer)] == [0, 3]
    assert dealer.asked == [2, 2]


def test_chance_picks_by_weight() -> None:
    """Outcomes come up as often as they weigh, in rising order; a number too large is a mistake."""
    s, dealer = toy(ROLL), Scripted(*range(7))

    assert ROLL.seat(s) == CHANCE
    assert [ROLL.pick(s, dealer) for _ in range(6)] == [1, 2, 2, 2, 4, 4]
    with pytest.raises(IndexError, match="the dealer named too large a number"):
        ROLL.pick(s, dealer)

    assert dealer.asked == [6] * 7


def test_cards_turn_up_by_their_copies() -> None:
    """A card is turned up as often as there are copies in its place."""
    s, dealer = toy(TURN), Scripted(*range(4))
    for card in (COIN, COIN, LAY, TWIN):
        s.zones.move(card, POOL, BRAM, 0)

    assert TURN.listed(s) == [LAY, COIN, TWIN]
    assert [TURN.weight(s, card) for card in (LAY, COIN, TWIN)] == [1, 2, 1]
    assert [TURN.pick(s, dealer) for _ in range(4)] == [LAY, COIN, COIN, TWIN]
    assert dealer.asked == [4] * 4


@pytest.mark.parametrize(
    ("floor", "most", "legal"),
    [
        (2, 5, [0, 3, 4, 5]),
        (0, 2, [0, 1, 2]),
        (4, 5, [0, 5]),
        (5, 5, [0]),
        (6, 5, [0]),
    ],
)
def test_amounts_are_above_the_floor(floor: int, most: int, legal: list[int]) -> None:
    """0 is always legal, then what is more than the floor and at most the most."""
    s = toy(BID)
    s.floor, s.most = floor, most
    dealer = Scripted(*range(len(legal)))

    assert list(range(8)) == BID.listed(s)
    assert legal == BID.legal(s)
    assert legal == [action for action in range(8) if BID.forbids(s, action) is None]
    assert legal == [BID.pick(s, dealer) for _ in legal]
    assert [len(legal)] * len(legal) == dealer.asked


def test_the_end_offers_nothing() -> None:
    """At the end nobody is asked, and nothing can be chosen."""
    s = toy(OVER)

    assert (OVER.seat(s), OVER.options(s), OVER.listed(s), OVER.legal(s)) == (NOBODY, 0, [], [])


def test_a_dealer_answers_what_waits() -> None:
    """By itself a dealer answers with the number it names, whatever the place in the record."""
    assert Scripted(4).outcome(toy(ROLL), 17) == 4
