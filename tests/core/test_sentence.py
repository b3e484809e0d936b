"""What can be said of actions and events, and to whom."""

import pytest

from chapterhouse.core.rule import Malformed
from chapterhouse.core.sentence import (
    AMOUNT,
    SEAT,
    UNSEEN,
    Event,
    Name,
    Sentence,
    Slot,
    Template,
    Vocabulary,
)

CARD = Vocabulary("card", [Name("lay", "card-lay", {}), Name("odd", "card-odd", {})], hidden=True)
PLACE = Vocabulary("place", [Name("north", "north", {"n": 1}), Name("south", "south", {})])
PAID = Template("event-paid", [Slot("amount", AMOUNT), Slot("cards", CARD, many=True)])
GAVE = Template("event-gave", [Slot("card", CARD), Slot("taker", SEAT)])
EVERYONE = 0b111


def test_values_have_words() -> None:
    """Named values have their words, amounts their number, seats are counted from 1."""
    assert [CARD.word(value) for value in range(2)] == ["lay", "odd"]
    assert [AMOUNT.word(0), AMOUNT.word(7)] == ["0", "7"]
    assert [SEAT.word(0), SEAT.word(3)] == ["1", "4"]


def test_what_is_unseen_is_a_question() -> None:
    """A question mark stands for a value that may be hidden; nothing else is ever unseen."""
    assert UNSEEN == -1
    assert CARD.word(UNSEEN) == "?"
    assert AMOUNT.word(UNSEEN) == "-1"
    assert not PLACE.hidden
    assert CARD.hidden


def test_words_are_read_back() -> None:
    """A word gives its value; a wrong one lists those that would do."""
    assert [PLACE.value("north"), PLACE.value("south")] == [0, 1]
    with pytest.raises(Malformed, match="there is no place west; try north, south") as problem:
        PLACE.value("west")

    assert problem.value.key == "no-such-word"
    assert problem.value.slots == {"word": "west", "kind": "place", "words": "north, south"}


def test_actions_have_words() -> None:
    """The word of a template comes first, if it has one, then those of its values."""
    take = Template("act-take", [Slot("card", CARD)], "take")
    turned = Template("act-card", [Slot("card", CARD)], "")
    move = Template("move", [Slot("from", PLACE), Slot("to", PLACE)])

    assert Sentence(take, [1]).word() == "take odd"
    assert Sentence(turned, [0]).word() == "lay"
    assert Sentence(move, [0, 1]).word() == "move north south"
    assert Sentence(Template("act-pass", [], "pass"), []).word() == "pass"


@pytest.mark.parametrize("values", [[], [0, 1]])
def test_every_slot_has_a_value(values: list[int]) -> None:
    """A template with too few or too many values is a mistake."""
    with pytest.raises(ValueError, match="zip"):
        Sentence(Template("act-take", [Slot("card", CARD)], "take"), values).word()


def test_who_saw_it_hears_all() -> None:
    """Eyes that an event is for are told the event itself."""
    event = Event(GAVE, 0, [1, 2], 0b101)

    assert event is event.seen_by(0)
    assert event is event.seen_by(2)


def test_others_hear_what_is_open() -> None:
    """Other eyes hear of the same event with holes for what may be hidden, and only there."""
    heard = Event(GAVE, 0, [1, 2], 0b101).seen_by(1)

    assert (heard.template, heard.seat, heard.values, heard.eyes) == (GAVE, 0, [UNSEEN, 2], 0b010)
    assert heard is heard.seen_by(1)


def test_the_last_slot_takes_the_rest() -> None:
    """Where the last slot takes many values, all of them are hidden, and their number is not."""
    paid = Event(PAID, 1, [3, 0, 1, 1], 0b010)

    assert paid.seen_by(0).values == [3, UNSEEN, UNSEEN, UNSEEN]
    assert paid.seen_by(1).values == [3, 0, 1, 1]
    assert Event(PAID, 1, [0], 0b010).seen_by(2).values == [0]


def test_what_cannot_be_hidden_is_told_to_all() -> None:
    """Open values are heard by everybody, whoever the event is for."""
    went = Event(Template("event-went", [Slot("to", PLACE)]), 2, [1], 0b100)

    assert went.seen_by(0).values == [1]
    assert went.seen_by(0).eyes == 0b001


def test_events_show_themselves() -> None:
    """An event is shown by its key, whose it was, and its values."""
    assert repr(Event(GAVE, 0, [1, 2], EVERYONE)) == "event-gave 0 [1, 2]"


def test_names_have_entries() -> None:
    """A name knows its word, and its entry in the catalogues with the numbers that stand there."""
    name = PLACE.names[0]

    assert (name.word, name.key, name.numbers) == ("north", "north", {"n": 1})
