"""A position: what comes next, what is refused, what is told, who sees it."""

from typing import Any

import pytest

from chapterhouse.core.rule import Illegal, Malformed
from chapterhouse.core.sentence import AMOUNT, Event, Slot, Template, Vocabulary
from chapterhouse.core.state import TRUTH, State
from support import PURE, Scripted, only_pure

if not PURE:
    pytest.skip("machine code has no toys", allow_module_level=True)

from chapterhouse.core.plan import POOL
from chapterhouse.core.step import Step
from core.table import ALL, ANNA, HIS, LAY, ODD
from core.toy import (
    ASK,
    BID,
    DOUBLE,
    FREE,
    LACK,
    MAYBE,
    NOT_ONE,
    OVER,
    ROLL,
    SILENT,
    STEPS,
    Toy,
    toy,
)

pytestmark = only_pure

CARD = Vocabulary("card", [], hidden=True)


def waiting(s: Toy) -> Step[Any]:
    """The step that waits."""
    return s.now


def test_an_empty_table_waits_for_the_first_step() -> None:
    """Before anything is laid out nothing is to come, nobody keeps a journal, and all is true."""
    s = Toy()

    assert (s.seats, s.everyone, s.depth, s.observer) == (2, ALL, 0, TRUTH)
    assert waiting(s) is STEPS[0]
    assert s.journal is None
    assert s.over()


def test_steps_come_in_order() -> None:
    """What is put next first comes last; a script comes in the order in which it is written."""
    s = toy(DOUBLE, BID)
    s.apply(3)

    assert s.done == ["double 3", "silent 0"]
    assert waiting(s) is MAYBE
    s.apply(0)
    assert s.done == ["double 3", "silent 0", "ask 0", "silent 0"]
    assert waiting(s) is ASK
    s.apply(3)
    assert waiting(s) is BID


def test_an_interruption_comes_before_the_step_that_waits() -> None:
    """What is put before it is asked first, and then it waits as before; what lapses leaves it."""
    s = toy(ASK, BID)
    s.interrupt(MAYBE)

    assert waiting(s) is MAYBE
    s.apply(0)
    assert waiting(s) is ASK

    s.interrupt(DOUBLE)
    s.lapsing = True
    s.apply(3)
    assert s.done == ["ask 0", "double 3", "silent 0", "silent 0"]
    s.interrupt(MAYBE)
    s.apply(0)
    s.interrupt(SILENT)

    assert waiting(s) is ASK
    s.apply(0)
    assert waiting(s) is BID


def test_what_lapses_is_passed_over() -> None:
    """Whether a step lapses is judged when its turn comes."""
    s = toy(DOUBLE)
    s.lapsing = True
    s.apply(0)

    assert s.done == ["double 0", "silent 0", "silent 0"]
    assert waiting(s) is ASK


def test_silent_steps_happen_by_themselves() -> None:
    """Steps that nobody answers are carried out with 0, until somebody is asked."""
    s = toy(ASK, SILENT, SILENT, ROLL)
    s.apply(0)

    assert s.done == ["ask 0", "silent 0", "silent 0"]
    assert waiting(s) is ROLL
    assert s.seat() == -1


def test_at_the_end_nobody_decides() -> None:
    """When nothing comes any more the match is over, and nothing is legal."""
    s = toy(ASK)

    assert not s.over()
    s.apply(0)
    assert s.over()
    assert waiting(s) is OVER
    assert (s.legal(), s.seat()) == ([], -2)
    with pytest.raises(Malformed):
        s.play(0)


def test_legal_actions_are_listed() -> None:
    """What a rule forbids is not legal."""
    assert toy(ASK).legal() == [0, 3]
    assert toy(ASK).seat() == 1


def test_illegal_actions_name_their_rule() -> None:
    """An option that a rule forbids is refused in its own word, and nothing happens."""
    s = toy(ASK)
    with pytest.raises(Illegal, match="cannot take 1: one is not taken") as refusal:
        s.play(1)

    assert refusal.value.rule is NOT_ONE
    assert s.done == []
    assert waiting(s) is ASK


def test_what_is_missing_is_told_from_the_view_of_who_is_asked() -> None:
    """A refusal carries it; where a step has no more to say than its rule, it carries nothing."""
    s = toy(ASK)
    with pytest.raises(Illegal) as refusal:
        s.play(1)

    lack = refusal.value.lack
    assert lack is not None
    assert (lack.template, lack.values) == (LACK, [1])
    assert s.observer == TRUTH

    bid = toy(BID)
    with pytest.raises(Illegal) as other:
        bid.play(1)
    assert other.value.lack is None


def test_illegal_actions_are_worded_for_the_position() -> None:
    """What is refused has the numbers that it has in this very position."""
    s = toy(ASK)
    s.unit = 7
    with pytest.raises(Illegal, match="cannot take 7: one is not taken") as refusal:
        s.play(1)

    assert refusal.value.action.values == [7]


@pytest.mark.parametrize("action", [-1, 2, 4])
def test_what_is_no_option_is_malformed(action: int) -> None:
    """A number that is no option is refused with the numbers that are."""
    s = toy(ASK)
    with pytest.raises(
        Malformed, match=rf"^{action} is not a choice here; try 0, 1, 3$"
    ) as refusal:
        s.play(action)

    assert refusal.value.key == "no-option"
    assert {"word": str(action), "options": "0, 1, 3"} == refusal.value.slots
    assert s.done == []


def test_legal_actions_are_carried_out() -> None:
    """What is legal is done."""
    s = toy(FREE, BID)
    s.play(3)

    assert s.done == ["free 3"]
    assert waiting(s) is BID


def test_nothing_is_told_without_a_journal() -> None:
    """While searching nobody notes what happens."""
    s = toy(ASK)
    s.tell(Template("went", []), 0)
    s.tell_card(Template("drew", [Slot("card", CARD)]), 0, 1, 1)

    assert s.journal is None


def test_open_events_are_for_all() -> None:
    """An open event holds as many numbers as its template has slots, and is for everybody."""
    s = toy(ASK)
    s.journal = []
    amounts = [Slot(name, AMOUNT) for name in "abc"]
    for n in range(4):
        s.tell(Template("paid", amounts[:n]), 1, 7, 8, 9)
    s.tell(Template("paid", amounts), 1)

    assert [event.values for event in s.journal] == [[], [7], [7, 8], [7, 8, 9], [0, 0, 0]]
    assert {(1, ALL)} == {(event.seat, event.eyes) for event in s.journal}


def test_events_of_cards_are_for_some() -> None:
    """An event of a card holds the card, and a number if there is a slot for it, for these eyes."""
    s = toy(ASK)
    s.journal = []
    s.tell_card(Template("drew", [Slot("card", CARD)]), 0, 4, HIS)
    s.tell_card(Template("gave", [Slot("card", CARD), Slot("to", AMOUNT)]), 1, 4, ALL, 2)
    s.tell_card(Template("gave", [Slot("card", CARD), Slot("to", AMOUNT)]), 1, 4, ALL)

    assert [(event.seat, event.values, event.eyes) for event in s.journal] == [
        (0, [4], HIS),
        (1, [4, 2], ALL),
        (1, [4, 0], ALL),
    ]


def test_views_are_copies_with_holes() -> None:
    """A view belongs to its observer, and hides; what was true stays true, and untold."""
    s = toy(ASK, BID)
    s.zones.move(LAY, POOL, ANNA, 0)
    s.journal = [Event(Template("went", []), 0, [], ALL)]
    view = s.seen_by(1)

    assert (view.observer, s.observer) == (1, TRUTH)
    assert (view.zones.cards(ANNA), s.zones.cards(ANNA)) == ([], [LAY])
    assert view.journal is None
    assert (view.now, view.depth) == (ASK, 2)
    assert s.seen_by(0).zones.cards(ANNA) == [LAY]


def test_worlds_are_true() -> None:
    """An imagined world has no holes and belongs to no observer; the view keeps its own."""
    s = toy(ASK)
    s.zones.move(LAY, POOL, ANNA, 0)
    view = s.seen_by(1)
    world = view.imagine(Scripted(1))

    assert (world.observer, world.zones.cards(ANNA)) == (TRUTH, [ODD])
    assert (view.observer, view.zones.cards(ANNA)) == (1, [])


def test_nobody_has_to_withdraw() -> None:
    """A game without half choices has nothing to take back, and a state cannot copy itself."""
    s = State(2, STEPS, Toy().zones, Toy().agenda)
    before = list(s.zones.cells)
    s.withdraw(0)

    assert before == list(s.zones.cells)
    with pytest.raises(NotImplementedError):
        s.copy()
