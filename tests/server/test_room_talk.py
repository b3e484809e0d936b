"""Talk where a game asks for silence, in the room: refused, or paid for, and kept."""

import pytest

from chapterhouse.core.rule import Illegal, Malformed
from chapterhouse.games import GAMES
from chapterhouse.play.dealer import Seeded
from chapterhouse.play.replay import replay
from chapterhouse.play.seal import check
from chapterhouse.server import length
from chapterhouse.server.room import Room
from conformance.walk import choose
from server.rooms import chartered, eyes, play, play_word, rebuilt, shown, whole
from support import PURE, only_pure

if PURE:
    from play.vow_game import VOW


def room(*words: str) -> Room:
    """A room where talk is closed since Anna made the first choice."""
    opened = Room(chartered(GAMES["vow"], ["Anna", "Bram"]))
    for word in ["raise 1", "lower 1", *words]:
        play_word(opened, word)
    return opened


def refused(room: Room, seat: int, *, breaks: bool = True) -> str:
    """Why a seat may not talk; nothing changes by it."""
    before = whole(room)
    try:
        room.talk(seat, breaks=breaks)
    except Illegal as problem:
        key = problem.rule.id
    except Malformed as problem:
        key = problem.key

    assert whole(room) == before
    return key


@only_pure
@pytest.mark.usefixtures("vow_game")
def test_talk_breaks_the_silence_only_if_it_is_meant_to() -> None:
    """Who does not agree to the price is told of it; who does pays it, and the turn goes on."""
    here = room()
    ply = here.ply(0)

    assert refused(here, 0, breaks=False) == "silence-kept"
    assert len(here.talk(0, breaks=True)) == 2  # the talk and what was forced
    assert here.ply(0) == here.ply(1) == ply + 2
    assert here.seat == 1
    assert whole(rebuilt(here)) == whole(here)

    here.talk(0, breaks=True)

    assert here.seat == 0
    assert refused(here, 1) == "penalty-owed"

    play_word(here, "give 2")

    assert here.record(2).startswith(
        "vow/1 edition=toy Anna Bram\nAnna: raise 1, lower 1, talk, pay, talk, give 2\n"
    )
    assert whole(rebuilt(here)) == whole(here)


@only_pure
@pytest.mark.usefixtures("vow_game")
def test_nobody_breaks_it_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """A match that has become far too long does not grow by talk."""
    here = room()
    monkeypatch.setattr(length, "MOST", here.ply(0))

    assert refused(here, 0) == "too-long-match"


@only_pure
@pytest.mark.usefixtures("vow_game")
def test_a_choice_begun_in_secret_stays_a_secret() -> None:
    """Whether Bram had begun to choose when Anna talked, and what, nobody else can tell."""
    rooms = [room(), room("raise 0"), room("raise 2")]
    for here in rooms:
        here.talk(0, breaks=True)
    one, *others = rooms
    for other in others:
        assert [shown(one, observer) for observer in (0, 2)] == [
            shown(other, observer) for observer in (0, 2)
        ]
        assert other.seat == 1
        assert whole(rebuilt(other)) == whole(other)

        other.act(1, other.ply(1), 1)

        assert other.match.record.begun == 1


@only_pure
@pytest.mark.usefixtures("vow_game")
def test_the_position_tells_of_the_silence() -> None:
    """Every observer reads by which rule talk is closed, and whether it has a price."""
    here, rule = room(), VOW
    for observer in eyes(here):
        silence = here.position(observer, "en").silence

        assert silence is not None
        assert (silence.rule, silence.text, silence.costs) == (rule.id, rule.text, True)
    while not here.over:
        play_word(here, "raise 0")
        play_word(here, "lower 0")

    assert here.position(0, "en").silence is None
    assert here.talk(0, breaks=True) == []


@pytest.mark.parametrize("vow", ["vow", "penalty"])
def test_a_vow_is_kept_through_a_whole_match(vow: str) -> None:
    """MON-VOW-2, MON-VOW-3 Whoever talks again and again, in mid-choice of others too, is refused
    or pays; what is kept of the match leads to the same end.
    """
    here = Room(chartered(GAMES["monastery"], ["Anna", "Bram", "Cleo"], {"silence": vow}))
    dealer = Seeded(4)
    why: set[str] = set()
    while not here.over:
        if dealer.below(12) == 0:
            seat = dealer.below(3)
            try:
                here.talk(seat, breaks=True)
            except Illegal as problem:
                why.add(problem.rule.id)
            except Malformed as problem:
                why.add(problem.key)
        play(here, choose(here.match.state, dealer))
    words = [entry.word for entry in here.match.record.entries]
    text = here.record(0)

    assert ("MON-VOW-2" in why) is (vow == "vow")
    assert ("talk" in words) is (vow == "penalty")
    assert whole(rebuilt(here)) == whole(here)
    assert check(text, replay(text, GAMES)).fault is None
