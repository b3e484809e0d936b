"""Taking back: as long as nobody has learnt anything, and nobody else acted."""

import pytest

from chapterhouse import Malformed, Match, game, start
from chapterhouse.core.seats import CHANCE, NOBODY
from chapterhouse.play import back, position
from chapterhouse.play.dealer import Seeded
from chapterhouse.play.words import legal_words, read
from support import Stacked

NAMES = ["Anna", "Bram", "Cleo"]
FIRST = {"first_player": "1"}


def stacked(*cards: str) -> Match:
    """A match of three in which Anna begins and draws these cards."""
    return Match(game("biblios"), NAMES, Stacked(["first 1", *cards], Seeded(3)), FIRST)


def why(match: Match, seat: int) -> str:
    """Why nothing can be taken back."""
    with pytest.raises(Malformed) as caught:
        back.stays(match, seat)
    return caught.value.key


def written(match: Match) -> tuple[str, str, list[str]]:
    """All that a match is."""
    return match.record.text(), match.digest, [repr(event) for event in match.events]


def play(match: Match, *words: str) -> None:
    for word in words:
        match.play(word)


def test_at_the_start_nothing_is_there() -> None:
    """Who has not chosen anything cannot take anything back."""
    assert why(stacked("gold-1"), 0) == "back-nothing"


def test_a_card_drawn_since_ends_it() -> None:
    """After the next card was drawn, the last one stays where it is."""
    match = stacked("gold-1", "gold-2")
    play(match, "keep")

    assert why(match, 0) == "back-chance"


def test_a_card_shown_ends_it() -> None:
    """A card laid open has been seen, though nobody has acted since."""
    match = stacked("gold-1", "gold-2", "church-up", "gold-3")
    play(match, "auction", "common", "keep", "decline")  # the last card is laid by itself

    assert match.seat == 1
    assert why(match, 0) == "back-known"


def test_a_decision_that_shows_no_card_comes_back() -> None:
    """A die turned last in a turn is turned back, until the next seat takes a card."""
    match = stacked("gold-1", "gold-2", "gold-3", "church-up")
    play(match, "auction", "common", "common")  # the church card is kept by itself
    before = written(match)
    play(match, "raise monks")

    assert match.seat == 1

    match.take_back(0)

    assert written(match) == before

    play(match, "raise monks", "take gold-2")

    assert why(match, 0) == "back-other"


def payment() -> Match:
    """A match whose first lot Anna has won for three gold, and owes."""
    match = start("biblios", NAMES, seed=11, options=FIRST)
    while not (type(match.state.now).__name__ == "Bid" and match.seat == 0):
        match.act(match.state.legal()[0])
    return match


def test_a_bid_comes_back_until_it_is_answered() -> None:
    """A bid shows no card: it is taken back, and all is as it was."""
    match = payment()
    before = written(match)
    match.play("bid 1")
    match.take_back(0)

    assert written(match) == before


def test_a_match_taken_back_goes_on_as_if_it_had_not_been() -> None:
    """The rewound match plays on to the same end as one in which nothing was taken back."""
    match, other = payment(), payment()
    match.play("bid 1")
    match.take_back(0)
    for one in (match, other):
        one.play("pass")
        one.dealer = Seeded(5)
        while not one.over:
            one.act(one.state.legal()[-1])

    assert written(match) == written(other)
    assert why(match, 0) == "back-over"


def test_rewinding_to_any_entry_is_a_replay() -> None:
    """After so many entries the position is the one that it then was."""
    match = start("biblios", NAMES, seed=2)
    texts = [position.write(match.game, match.state)]
    while len(match.record.entries) < 60:
        match.act(match.state.legal()[0])
        texts.append(position.write(match.game, match.state))
    match.dealer = None
    for text in reversed(texts):
        while position.write(match.game, match.state) != text:
            match.rewind(len(match.record.entries) - 1)

    assert len(match.record.entries) < 5


# -- a choice of several parts

REST = {  # the questions that ask for the rest of a choice
    "biblios": {"ask-pay", "ask-pay-cards"},
    "monasterium": {
        "ask-send", "ask-where", "ask-extra", "ask-pick", "ask-joker", "ask-swap", "ask-pair",
        "ask-build", "ask-tile",
    },
    "monastery": {"ask-at", "ask-turn", "ask-to", "ask-box", "ask-strip", "ask-swap", "ask-with"},
}  # fmt: skip
ALWAYS = {"ask-where", "ask-at", "ask-turn", "ask-strip"}  # and never by itself
AFTER = {"ask-tile": "III-"}  # these only after actions of that row, and not by themselves


@pytest.mark.parametrize("name", REST)
def test_what_is_not_chosen_whole_can_be_dropped(name: str) -> None:
    """Where the rest of a choice is asked, and nowhere else, it can be dropped."""
    match, luck = start(name, NAMES[:2], seed=12), Seeded(7)
    found: set[str] = set()
    said = ""
    while not match.over:
        key = match.state.now.asks(match.state).template.key
        rest = unfinished(match)
        assert rest <= (key in REST[name]), key
        assert rest or key not in ALWAYS, key
        assert key not in AFTER or rest == said.startswith(AFTER[key]), said
        if rest:
            found.add(key)
            assert back.stays(match, match.seat) < len(match.record.entries)
        legal = match.state.legal()
        action = legal[luck.below(len(legal))]
        said = match.state.now.word(match.state, action)
        match.act(action)

    assert len(found) > (name != "biblios")
    assert AFTER.keys() & REST[name] <= found


def unfinished(match: Match) -> bool:
    """Whether what is asked is the rest of what can be taken back."""
    try:
        return back.unfinished(match, match.seat)
    except Malformed:
        return False


# -- the end of a turn


def leave(match: Match, *words: str) -> None:
    """Play these words; whoever plays the last one ends the turn too."""
    *most, last = words
    play(match, *most)
    match.act(read(match.state, last), leaves_open=True)


def test_a_turn_waits_for_its_end_before_anything_else_happens() -> None:
    """The last card is drawn, and others are asked, only once the turn is ended; until then it is
    taken back as if it had not been.
    """
    match = stacked("gold-1", "gold-2", "gold-3", "monks-2-A")
    play(match, "common", "common")
    before = written(match)
    leave(match, "auction")

    assert match.open_turn == 0
    assert match.state.seat() == CHANCE
    with pytest.raises(Malformed, match="Anna has not ended the turn yet"):
        match.act(match.state.legal()[0])

    match.take_back(0)

    assert match.open_turn == NOBODY
    assert written(match) == before

    leave(match, "auction")
    match.end_turn(0)

    assert (match.open_turn, match.seat) == (NOBODY, 1)
    assert why(match, 0) == "back-chance"


def test_a_turn_goes_on_where_nothing_comes_between() -> None:
    """A card that its drawer alone sees is drawn at once: the turn is not over."""
    match = stacked("gold-1", "gold-2")
    leave(match, "keep")

    assert match.open_turn == NOBODY
    assert match.seat == 0
    with pytest.raises(Malformed, match="no turn of yours"):
        match.end_turn(0)


def test_a_turn_of_which_nothing_comes_back_ends_by_itself() -> None:
    """A card laid open last has been seen: there is nothing to wait for."""
    match = stacked("gold-1", "gold-2", "gold-3", "monks-2-A")
    play(match, "auction", "common")
    leave(match, "common")

    assert (match.open_turn, match.seat) == (NOBODY, 1)


def test_only_its_seat_ends_a_turn() -> None:
    """Nobody else can, and no record tells of it."""
    match = stacked("gold-1", "gold-2", "gold-3", "church-up")
    play(match, "auction", "common", "common")
    leave(match, "raise monks")
    text = match.record.text()

    assert match.open_turn == 0
    with pytest.raises(Malformed, match="no turn of yours"):
        match.end_turn(1)

    match.end_turn(0)

    assert match.record.text() == text
    assert match.seat == 1


def test_an_action_that_ends_the_turn_ends_it() -> None:
    """Who says in the game that the turn is over need not say it again."""
    match = start("monastery", NAMES[:2], seed=3)
    while "end" not in legal_words(match.state):
        match.act(match.state.legal()[0])
    seat = match.seat
    leave(match, "end")

    assert match.open_turn == NOBODY
    assert match.seat != seat
