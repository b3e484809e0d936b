"""Leaks are planted in the server, and the tests of the wire must find each."""

from collections.abc import Callable

import pytest

from chapterhouse.core.rule import Malformed
from chapterhouse.core.sentence import Event
from chapterhouse.core.state import State
from chapterhouse.play import back, history, position
from chapterhouse.server.chairs import Chair
from chapterhouse.server.client import Client
from chapterhouse.server.clocks import Clocks
from chapterhouse.server.room import Room, Row
from chapterhouse.wire import messages
from conformance.reader import difference, invited, readers, twins
from conformance.walk import TABLES, USUAL
from support import only_pure

SECRET = [table for table in TABLES if table.game.cards.hidden]
TABLE = next((table for table in USUAL if table in SECRET and table.seats > 2), TABLES[0])
pytestmark = [only_pure, pytest.mark.skipif(not SECRET, reason="no game hides anything")]

Patch = pytest.MonkeyPatch
Change = Callable[[Room, messages.Position, str], None]


def watch() -> None:
    """Read twins with every observer, as the tests do."""
    for observer in TABLE.eyes:
        assert difference(*readers(TABLE, observer, 1)) is None


def change(patch: Patch, leak: Change) -> None:
    """Let every position be changed before it is sent."""
    write = Room.position

    def leaking(
        room: Room, observer: int, language: str, have: int | None = None
    ) -> messages.Position:
        written = write(room, observer, language, have)
        leak(room, written, language)
        return written

    patch.setattr(Room, "position", leaking)


def table_is_of_the_truth(patch: Patch) -> None:
    """The table beside the cards is described from the truth."""

    def leak(room: Room, position: messages.Position, _language: str) -> None:
        position.view.table = room.match.game.table(room.match.state)

    change(patch, leak)


def options_are_for_all(patch: Patch) -> None:
    """Everybody is sent the options of whoever is asked."""

    def leak(room: Room, position: messages.Position, language: str) -> None:
        position.prompt = room.scribe(language).prompt(room.match.view(room.seat))

    change(patch, leak)


def question_is_of_the_truth(patch: Patch) -> None:
    """The question names what only whoever is asked can see."""

    def leak(room: Room, position: messages.Position, language: str) -> None:
        s = room.match.state
        if position.prompt:
            asked = s.now.asks(s)
            position.prompt.question = room.scribe(language).sentence(asked, s.seat(), s.seat())

    change(patch, leak)


def russian_lines_have_no_holes(patch: Patch) -> None:
    """In one language alone, every line names its cards."""

    def leak(room: Room, position: messages.Position, language: str) -> None:
        if language == "ru":
            events = room.match.events[position.first :]
            position.lines = [room.scribe(language).line(event) for event in events]

    change(patch, leak)


def words_have_no_holes(patch: Patch) -> None:
    """Lines hide cards from those who read, not from those who read the wire."""

    def leak(room: Room, position: messages.Position, language: str) -> None:
        for line, event in zip(position.lines, room.match.events[position.first :], strict=True):
            line.values = room.scribe(language).line(event).values

    change(patch, leak)


def events_are_for_all(patch: Patch) -> None:
    """Events are told without holes."""
    patch.setattr(Event, "seen_by", lambda event, _observer: event)


def every_row_counts(patch: Patch) -> None:
    """The ply counts what others have not seen."""
    patch.setattr(Room, "ply", lambda room, _observer: len(room.rows))


def what_was_undone_counts(patch: Patch) -> None:
    """The ply counts parts that were taken back before anybody saw them."""

    def leak(room: Room, row: Row) -> None:
        room.match.rewind(row.action)
        room.left[row.ply] = len(room.match.events)

    patch.setattr(Room, "_undo", leak)


def half_a_choice_is_seen(patch: Patch) -> None:
    """A choice that is begun is not put back before others look."""
    patch.setattr(type(TABLE.begin()), "withdraw", State.withdraw)


def half_a_choice_is_announced(patch: Patch) -> None:
    """Everybody is sent a position for every row, changed or not."""
    move = Client._moved  # noqa: SLF001 - leaks are planted where they would be

    async def leak(reader: Client) -> list[messages.ToReader]:
        reader._position = None  # noqa: SLF001
        return await move(reader)

    patch.setattr(Client, "_moved", leak)


def half_a_choice_ends_taking_back(patch: Patch) -> None:
    """Who acted last is told that somebody has acted since, when that one has only begun."""
    patch.setattr(back, "_noticed", lambda match, _seat: match.record.entries)


def back_is_of_another(patch: Patch) -> None:
    """A reader is told what somebody else may take back."""
    write = Room._back  # noqa: SLF001
    patch.setattr(
        Room,
        "_back",
        lambda room, observer, scribe: write(
            room, (observer + 1) % len(room.match.record.names), scribe
        ),
    )


def record_is_whole(patch: Patch) -> None:
    """The record of a match that is not over has no holes."""
    patch.setattr(Room, "record", lambda room, _observer: room.match.record.text())


def bots_see_everything(patch: Patch) -> None:
    """A bot is given the truth."""
    patch.setattr(
        Room, "view_text", lambda room, _seat: position.write(room.match.game, room.match.state)
    )


def bots_hear_everything(patch: Patch) -> None:
    """A bot is told what happened as nobody at the table was."""
    patch.setattr(Room, "heard_text", lambda room, *_: history.write(room.match.events))


def marks_are_of_the_truth(patch: Patch) -> None:
    """The mark of what was told depends on what was not."""
    patch.setattr(
        Room, "mark", lambda room, _o, _language, lines: history.write(room.match.events[:lines])
    )


def luck_counts_every_row(patch: Patch) -> None:
    """The luck of a bot follows from how often others changed their minds."""
    patch.setattr(Room, "luck", lambda room, _seat: len(room.rows))


def clocks_count_every_row(patch: Patch) -> None:
    """Time is counted anew with every part of a choice, seen or not."""
    follow = Clocks.follow

    def leak(clocks: Clocks, at: float, seat: int, action: int, *, back: bool) -> None:
        follow(clocks, at, seat, action, back=back)
        clocks._take()  # noqa: SLF001

    patch.setattr(Clocks, "follow", leak)


def options_are_checked_first(patch: Patch) -> None:
    """Who asks out of turn learns whether somebody else holds a card."""
    act = Room.act

    def leak(
        room: Room, seat: int, ply: int, action: int, *, leaves_open: bool = False
    ) -> list[Row]:
        s = room.match.state
        if action not in s.now.listed(s):
            raise Malformed("stale", "", {})
        return act(room, seat, ply, action, leaves_open=leaves_open)

    patch.setattr(Room, "act", leak)


LEAKS = [
    table_is_of_the_truth,
    options_are_for_all,
    question_is_of_the_truth,
    russian_lines_have_no_holes,
    words_have_no_holes,
    events_are_for_all,
    every_row_counts,
    what_was_undone_counts,
    half_a_choice_is_seen,
    half_a_choice_is_announced,
    half_a_choice_ends_taking_back,
    back_is_of_another,
    record_is_whole,
    bots_see_everything,
    bots_hear_everything,
    marks_are_of_the_truth,
    luck_counts_every_row,
    clocks_count_every_row,
    options_are_checked_first,
]


@pytest.mark.parametrize("leak", LEAKS, ids=[leak.__name__ for leak in LEAKS])
def test_a_leak_is_found(leak: Callable[[Patch], None], monkeypatch: Patch) -> None:
    """Whatever lets a secret out over the wire is found by twins that share no leak."""
    for observer in TABLE.eyes:
        twins(TABLE, observer, 1)  # before the leak is there
    leak(monkeypatch)

    with pytest.raises(AssertionError):
        watch()


def test_an_invitation_that_opens_a_hand_is_found(monkeypatch: Patch) -> None:
    """So is a link that is good for more than to sit down."""
    twins(TABLE, TABLE.seats, 1)
    monkeypatch.setattr(Chair, "opens", lambda chair, key: key in [*chair.keys, chair.code])

    with pytest.raises(AssertionError):
        assert difference(*invited(TABLE, 1)) is None


def test_without_a_leak_nothing_is_found() -> None:
    """The same twins are sent the same while nothing leaks."""
    watch()
