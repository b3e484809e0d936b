"""A room: rebuilt from its rows, refuses answers that come too late, and has a record."""

import pytest

import chapterhouse
from chapterhouse import Broken, Malformed
from chapterhouse.games import GAMES
from chapterhouse.play import seal
from chapterhouse.play.dealer import Seeded
from chapterhouse.server.charter import Charter
from chapterhouse.server.room import Room
from conformance.walk import USUAL, TableSetup, choose, everywhere
from server.rooms import (
    SECRET,
    all_refused,
    begun,
    chartered,
    ended,
    eyes,
    in_parts,
    opened,
    play,
    play_at_random,
    play_word,
    rebuilt,
    refused,
    whole,
)

BIBLIOS = GAMES["biblios"]
THREE = TableSetup(BIBLIOS, 3, "first_player", "1")  # Anna is asked first
usually = pytest.mark.parametrize("table", USUAL, ids=str)

# -- rows


@usually
def test_a_room_is_its_rows(table: TableSetup) -> None:
    """Whatever has happened, the room built from its rows is the same for everybody."""
    room, dealer = opened(table), Seeded(table.seats)
    while not room.over:
        play_at_random(room, dealer)
        odd = room.rows[-1].back or room.match.record.begun
        if len(room.rows) % (5 if odd else 25) == 0:
            assert whole(room) == whole(rebuilt(room))

    assert any(row.back for row in room.rows)


@everywhere
def test_a_room_that_was_built_anew_goes_on_alike(table: TableSetup) -> None:
    """The same answers lead to the same end, whether or not the server was stopped in between."""
    room, dealer = opened(table), Seeded(2)
    for _ in range(60):
        play_at_random(room, dealer)
    again = rebuilt(room)
    while not room.over:
        action = choose(room.match.state, dealer)
        play(room, action)
        play(again, action)

    assert whole(room) == whole(again)


@everywhere
def test_a_match_that_is_over_is_built_anew(table: TableSetup) -> None:
    """The end is there again, with the secret and all."""
    room = ended(table)

    assert whole(room) == whole(rebuilt(room))


@usually
def test_rows_are_counted_without_a_gap(table: TableSetup) -> None:
    """Each act gives the rows that came by it; all together they are the rows of the room."""
    room, dealer = opened(table), Seeded(4)
    rows = list(room.opening)
    while not room.over:
        seat, ply = room.seat, room.ply(room.seat)
        given = room.act(seat, ply, choose(room.match.state, dealer))
        rows += given

        assert given[0].seat == seat
        assert rows == room.rows

    assert [row.ply for row in rows] == list(range(len(rows)))


def test_a_room_that_is_built_anew_opens_nothing() -> None:
    """What chance decided at the start is in the rows, and is not decided again."""
    room = opened(THREE)

    assert [row.ply for row in room.opening] == list(range(len(room.opening)))
    assert room.opening
    assert rebuilt(room).opening == []


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        (chartered(BIBLIOS, ["Anna", "Bram"], {"luck": "off"}), "no-such-option"),
        (chartered(BIBLIOS, ["Anna"]), "no-such-seats"),
        (chartered(BIBLIOS, ["Anna", "Anna"]), "same-name"),
    ],
    ids=["option", "seats", "names"],
)
def test_no_room_is_made_of_a_wrong_charter(wrong: Charter, key: str) -> None:
    """A match that cannot be begun is refused with the reason."""
    with pytest.raises(Malformed) as problem:
        Room(wrong)

    assert problem.value.key == key


# -- answers that change nothing


def test_an_answer_counts_once() -> None:
    """Sent twice, or for a position that is not there yet, it is stale and changes nothing."""
    room = opened(THREE)
    ply = room.ply(0)

    assert [refused(room, 0, ply + more, 0) for more in (-1, 1, 10**20)] == ["stale"] * 3
    play_word(room, "keep")
    assert refused(room, 0, ply, 0) == "stale"
    assert refused(room, 0, room.ply(0), 0) == "BIB-GIFT-5"


def test_an_answer_after_a_take_back_is_stale() -> None:
    """No ply comes twice: an answer to what was taken back does not count for what is there now."""
    room, dealer = opened(THREE), Seeded(3)
    plies = [{room.ply(observer)} for observer in eyes(room)]
    while not room.over:
        before = len(room.left)
        play_at_random(room, dealer)
        for observer in eyes(room):
            ply = room.ply(observer)

            assert ply >= max(plies[observer])
            assert len(room.left) == before or room.seat != observer or ply not in plies[observer]
            plies[observer].add(ply)

    assert room.left


def test_only_whoever_is_asked_answers() -> None:
    """Another seat is told whose turn it is, whatever it answers."""
    room = opened(THREE)

    assert {refused(room, 1, room.ply(1), action) for action in (0, 7, -1)} == {"not-your-turn"}
    with pytest.raises(Malformed, match="Anna"):
        room.act(2, room.ply(2), 0)


@pytest.mark.parametrize("action", [-2, -1, 3, 999, 10**20])
def test_what_is_no_option_is_no_answer(action: int) -> None:
    """A page may send any number; what is no option is told with those that are."""
    room = opened(THREE)

    assert refused(room, 0, room.ply(0), action) == "no-option"
    with pytest.raises(Malformed, match="try keep, auction, common"):
        room.act(0, room.ply(0), action)


@usually
def test_what_a_rule_forbids_does_not_happen(table: TableSetup) -> None:
    """Each option that is listed with a rule is refused by it, and nothing changes."""
    room, dealer = opened(table), Seeded(5)
    tried = 0
    while not room.over:
        if len(room.rows) % 7 == 0:
            tried += tries(room)
        play(room, choose(room.match.state, dealer))

    assert tried


def tries(room: Room) -> int:
    """Try whatever a rule forbids now; tell how much that is."""
    prompt = room.position(room.seat, "en").prompt
    options = prompt.options if prompt else []
    rules = {option.action: option.rule for option in options if option.rule}
    if rules:
        reasons = all_refused(room, room.seat, room.ply(room.seat), list(rules))

        assert reasons == list(rules.values())
    return len(rules)


def test_nothing_is_played_after_the_end() -> None:
    """When the match is over, no seat can play."""
    room = ended(THREE)

    assert {refused(room, seat, room.ply(seat), 0) for seat in range(3)} == {"match-over"}


# -- bots


def test_luck_follows_from_seat_and_ply() -> None:
    """Two seats, or two plies, have different luck; the same has it again after a restart."""
    room, dealer = opened(THREE), Seeded(6)
    found = set()
    for _ in range(30):
        found.add((room.seat, room.ply(room.seat), room.luck(room.seat)))
        play_at_random(room, dealer)  # a ply never comes twice, whatever is taken back

    assert len({luck for _, _, luck in found}) == len(found)
    assert all(0 <= luck < 1 << 31 for _, _, luck in found)
    assert [room.luck(seat) for seat in range(3)] == [rebuilt(room).luck(seat) for seat in range(3)]


# -- records


@everywhere
def test_a_record_replays_and_its_seal_holds(table: TableSetup) -> None:
    """After the end everybody gets all of it: it replays to the same end, and deals the same."""
    room = ended(table)
    texts = {room.record(observer) for observer in eyes(room)}
    text = texts.pop()
    again = chapterhouse.replay(text)
    checked = seal.check(text, again)

    assert texts == set()
    assert (again.digest, again.record.text()) == (room.match.digest, room.match.record.text())
    assert checked == seal.Seal(room.dealer.commitment(), SECRET.hex(), None, "whole")


@in_parts
def test_a_record_in_mid_match_keeps_the_secret(table: TableSetup) -> None:
    """It has the seal, not the secret; what it hides keeps it from being replayed, nothing else."""
    room, _ = begun(table)
    for observer in eyes(room):
        text = room.record(observer)

        assert f"# seal {room.dealer.commitment()}\n" in text
        assert SECRET.hex() not in text
        assert seal.check(text, room.match) == (
            seal.Seal(room.dealer.commitment(), None, None, "broken-off")
        )
        with pytest.raises(Broken) as problem:
            chapterhouse.replay(text)
        assert problem.value.cause.args == (
            "this record was made in mid-match and hides what others did: ?",
        )
        assert "?" in text.splitlines()[problem.value.line - 1]


def test_a_record_without_secrets_replays_in_mid_match() -> None:
    """As long as nothing was hidden, what one observer gets is a whole record."""
    room = opened(THREE)  # Anna is asked about the first card, which she alone sees

    assert chapterhouse.replay(room.record(0)).digest == room.match.digest
