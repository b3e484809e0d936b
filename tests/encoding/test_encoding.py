"""Encodings: an id for every legal action, and no byte beyond what is said of it."""

from array import array

import pytest

from chapterhouse.core.game import Game
from chapterhouse.core.seats import CHANCE
from chapterhouse.core.state import State
from chapterhouse.encoding import ENCODED, Encoding, encoding
from chapterhouse.encoding.layout import NO_ID
from conformance.walk import TABLES, TableSetup, by_game, journey, sampled
from encoding.tables import DIGESTS, ROOT, digest, page
from together import together

ENCODINGS = {name: encoding(game) for name, game in ENCODED.items()}
every_game = pytest.mark.parametrize("game", ENCODED.values(), ids=list(ENCODED))
every_table = together("table", by_game(TABLES))


def observed(made: Encoding, view: State) -> bytes:
    row = bytearray(made.size)
    made.write_observation(view, row)
    return bytes(row)


def masked(made: Encoding, s: State) -> bytes:
    mask = bytearray(made.actions)
    made.write_mask(s, mask)
    return bytes(mask)


def asked(table: TableSetup) -> list[State]:
    """The positions of a match at which somebody is asked."""
    return [stop.state for stop in sampled(table) if stop.state.seat() != CHANCE]


@every_table
def test_every_legal_action_has_an_id(table: TableSetup) -> None:
    """One of its own, which leads back to it, in the truth as in the view; the mask says so."""
    made = ENCODINGS[table.game.name]
    for s in asked(table):
        view, legal = s.seen_by(s.seat()), s.legal()
        ids = [made.id_of(s, action) for action in legal]

        assert len(set(ids)) == len(legal)
        assert NO_ID not in ids
        assert [made.number_of(s, id_) for id_ in ids] == legal
        assert [made.number_of(view, id_) for id_ in ids] == legal
        assert masked(made, s) == bytes(id_ in ids for id_ in range(made.actions))
        assert masked(made, view) == masked(made, s)


@every_table
def test_bytes_keep_to_what_is_said(table: TableSetup) -> None:
    """No byte is greater than its field says; what is asked is told to all, to one as player 0."""
    made = ENCODINGS[table.game.name]
    for s in asked(table):
        for seat in range(table.seats):
            parts = made.parts(observed(made, s.seen_by(seat)))

            assert [
                field.name for field in made.layout.fields if max(parts[field.name]) > field.most
            ] == []
            assert sum(parts["asked"]) == sum(parts["question"]) == 1
            assert list(parts["seats"]) == [int(n == table.seats) for n in table.game.seats]
            assert parts["asked"][0] == (s.seat() == seat)


@every_table
def test_what_is_seen_tells_what_is_legal(table: TableSetup) -> None:
    """Positions with the same bytes have the same legal ids: nothing that matters is left out."""
    made = ENCODINGS[table.game.name]
    found: dict[bytes, bytes] = {}
    for stop in journey(table).stops:
        s = stop.state
        if s.seat() != CHANCE:
            view = s.seen_by(s.seat())
            mask = masked(made, view)

            assert found.setdefault(observed(made, view), mask) == mask
    assert len(found) > 20


@every_game
def test_the_end_is_written(game: Game) -> None:
    """Nobody is asked any more, and nothing is legal."""
    made = ENCODINGS[game.name]
    for seats in game.seats:
        end = journey(TableSetup(game, seats, "", "")).end
        parts = made.parts(observed(made, end.seen_by(seats - 1)))

        assert not any(parts["asked"])
        assert not any(parts["question"])
        assert not any(masked(made, end.seen_by(seats - 1)))


@every_game
def test_fields_and_groups_leave_no_gap(game: Game) -> None:
    """Each byte belongs to one field, each id to one group, and all have names of their own."""
    made = ENCODINGS[game.name]
    fields, groups = made.layout.fields, made.layout.groups

    assert [field.start for field in fields] == _starts([field.size for field in fields])
    assert [group.first for group in groups] == _starts([len(one.numbers) for one in groups])
    assert made.size == fields[-1].start + fields[-1].size
    assert made.actions == groups[-1].first + len(groups[-1].numbers)
    assert all(len(group.axis.labels) == len(group.numbers) for group in groups)
    assert len({field.name for field in fields}) == len(fields)
    assert len({group.name for group in groups}) == len(groups)


def _starts(sizes: list[int]) -> list[int]:
    return [sum(sizes[:at]) for at in range(len(sizes))]


@every_game
def test_any_buffer_will_do(game: Game) -> None:
    """A bytearray, an array, a part of something larger; one that is too small is refused."""
    made = ENCODINGS[game.name]
    s = next(
        stop.state for stop in journey(TableSetup(game, 2, "", "")).stops if stop.state.seat() >= 0
    )
    view = s.seen_by(s.seat())
    row, part = array("B", bytes(made.size)), bytearray(made.size + 2)
    made.write_observation(view, row)
    made.write_observation(view, memoryview(part)[1:-1])

    assert row.tobytes() == bytes(part[1:-1]) == observed(made, view)
    with pytest.raises(ValueError, match="structure"):
        made.write_observation(view, part)
    with pytest.raises(ValueError, match="seen_by"):
        made.write_observation(s, row)
    with pytest.raises(ValueError, match="seen_by"):
        made.write_observation(s.seen_by(2), row)


@every_game
def test_its_page_is_up_to_date(game: Game) -> None:
    """The page of an encoding says what the code does; if it should not, run scripts/encoding."""
    path = ROOT / f"docs/games/{game.name}-encoding.md"

    assert path.read_text("utf-8") == page(game), "run scripts/encoding"


@every_game
def test_a_version_is_what_it_was(game: Game) -> None:
    """What a version writes never changes: whoever changes it gives it another number."""
    assert digest(game) in DIGESTS.read_text("utf-8").splitlines(), "raise VERSION"


def test_a_game_may_have_none() -> None:
    """An encoding is asked for by game."""
    with pytest.raises(LookupError, match="no encoding"):
        encoding(_Unknown())  # type: ignore[arg-type]


class _Unknown:
    name = "unknown"
