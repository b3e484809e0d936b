"""Talk where a game asks for silence: refused, or paid for, and written down."""

import pytest

from chapterhouse.core.game import Game
from chapterhouse.core.rule import Illegal, Malformed
from chapterhouse.core.talk import Silence
from chapterhouse.games import GAMES
from chapterhouse.play import back, position, talk
from chapterhouse.play.dealer import Sealed
from chapterhouse.play.match import Match
from chapterhouse.play.replay import replay
from chapterhouse.play.seal import check, signed
from support import PURE, Recorded, only_pure

if not PURE:
    pytest.skip("machine code has no toys", allow_module_level=True)

from play.vow_game import COSTLY, LOCKED, OPEN, VOW, closed_match

pytestmark = only_pure

VOW_WORDS = {"vow": COSTLY}
WALK = ["raise 1", "lower 0", "talk 0", "pay", "raise 2", "lower 0", "talk 1", "talk 0", "give 1"]


def refused(match: Match, seat: int) -> str:
    """The key of what is wrong; nothing has changed."""
    before = match.record.text(), match.digest, len(match.events)
    try:
        match.interrupt(seat)
    except Illegal as problem:
        key = problem.rule.id
    except Malformed as problem:
        key = problem.key

    assert (match.record.text(), match.digest, len(match.events)) == before
    return key


def why(match: Match, seat: int) -> str:
    """Why nothing can be taken back."""
    with pytest.raises(Malformed) as caught:
        back.stays(match, seat)
    return caught.value.key


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_no_word_of_a_game_is_taken_for_talk(game: Game) -> None:
    """In a record, `talk` can only mean that somebody talked."""
    assert talk.TALK.word not in {template.word for template in game.templates}


def test_where_talk_is_open_there_is_nothing_to_break() -> None:
    """Without a vow, before it binds, and after the end, talk costs nothing and is not noted."""
    done = closed_match(COSTLY, *["raise 1", "lower 1"] * 5)

    assert done.over
    for match in (closed_match(OPEN), Match(COSTLY, ["Anna", "Bram"], None), done):
        assert talk.silence(match.game, match.state, 0) is None
        assert refused(match, 0) == "no-silence"


def test_closed_talk_is_refused_by_its_rule() -> None:
    """Who may not talk is told by which rule, and nothing happens; the gallery hears of it too."""
    match = closed_match(LOCKED)

    for observer in range(3):
        kept = talk.silence(LOCKED, match.view(observer), observer)

        assert isinstance(kept, Silence)
        assert (kept.rule, kept.penalty) == (VOW, None)
    assert refused(match, 0) == VOW.id


def test_what_it_costs_comes_before_the_step_that_waits() -> None:
    """Anna talks in the turn of Bram: she pays, and it is his turn as before."""
    match = closed_match(COSTLY)
    match.dealer = Recorded([])
    match.interrupt(0)

    assert match.state.coins[0] == 0  # type: ignore[attr-defined]
    assert match.seat == 1
    assert match.prompt == "Bram: raise 0, raise 1 or raise 2"
    assert match.record.text().endswith("Anna: raise 1, lower 1, talk, pay\n")
    assert repr(match.events[-1]) == "event-paid 0 [0]"


def test_an_offender_chooses_where_there_is_a_choice() -> None:
    """With no coin left she is asked which letter; meanwhile nobody can break the silence again."""
    match = closed_match(COSTLY)
    match.dealer = Recorded([])
    match.interrupt(0)
    match.interrupt(0)

    assert match.prompt == "Anna: give 1 or give 2"
    assert refused(match, 0) == refused(match, 1) == "penalty-owed"

    match.play("give 2")
    match.interrupt(1)  # he has nothing to pay with

    assert match.prompt == "Bram: raise 0, raise 1 or raise 2"
    assert match.record.text().endswith("1, talk, pay, talk, give 2\nBram: talk\n")


def test_a_record_with_talk_is_read_again() -> None:
    """A replay comes to the same position, word by word."""
    match = closed_match(COSTLY, "raise 2", "lower 0")
    match.interrupt(1)
    match.interrupt(0)
    match.play("pay")
    match.play("raise 0")
    text = match.record.text()
    again = replay(text, VOW_WORDS)

    assert "talk\nAnna: talk, pay, raise 0\n" in text
    assert (again.record.text(), again.digest) == (text, match.digest)
    assert check(signed(text, Sealed(bytes(32)), over=True), again).fault is None


def test_a_choice_that_is_only_begun_is_dropped() -> None:
    """Bram has begun a choice when Anna talks: he makes it anew, and nobody else learns of it."""
    match, other = closed_match(COSTLY, "raise 2"), closed_match(COSTLY)
    for one in (match, other):
        one.interrupt(0)
        one.play("pay")

    assert match.record.text() == other.record.text()
    assert match.digest == other.digest
    assert match.prompt == "Bram: raise 0, raise 1 or raise 2"
    assert match.record.begun == 0


def test_nothing_is_taken_back_across_talk() -> None:
    """What was chosen before the silence was broken stays; what is chosen afterwards need not."""
    match = closed_match(COSTLY, "raise 2", "lower 0")
    match.interrupt(1)

    assert why(match, 1) == "back-talk"

    match.interrupt(0)

    assert why(match, 1) == "back-talk"

    match.play("pay")

    assert why(match, 0) == "back-talk"

    before = match.record.text(), match.digest
    match.play("raise 2")
    match.play("lower 1")
    match.take_back(0)
    match.take_back(0)

    assert (match.record.text(), match.digest) == before


def test_any_entry_can_be_returned_to() -> None:
    """Rewinding goes across talk as across any other entry."""
    match = Match(COSTLY, ["Anna", "Bram"], None)
    texts = [position.write(match.game, match.state)]
    for word in WALK:
        if word.startswith("talk"):
            match.interrupt(int(word[-1]))
        else:
            match.play(word)
        texts.append(position.write(match.game, match.state))
    for entries, text in enumerate(texts):
        assert position.write(match.game, match.stood(entries)) == text
    for entries in range(len(texts) - 1, -1, -1):
        match.rewind(entries)

        assert position.write(match.game, match.state) == texts[entries]
