"""Twin worlds on the bytes: what a reader was not told is in no message, and in no silence."""

import asyncio

import pytest

from chapterhouse.locale import LANGUAGES
from conformance.reader import Reader, difference, invited, readers, twins
from conformance.twins import HEALTHY
from conformance.walk import TABLES, USUAL, TableSetup, journey
from sizes import EACH_SEATS_READ, TWINS_READ
from translations import problem

SECRETS = [table for table in TABLES if table.game.cards.hidden]
OPEN = [table for table in USUAL if not table.game.cards.hidden]
usually = pytest.mark.parametrize("table", [t for t in SECRETS if t in USUAL], ids=str)
ALWAYS = {"rule", "stale", "no-option", "not-your-turn", "no-open-turn"}
ALWAYS |= {"back-nothing", "back-other"}
CLOCKS = b'{"type":"clocks"'


def read(table: TableSetup, observer: int, seed: int) -> tuple[Reader, Reader]:
    """Read twin matches; every message is the same, and there are as many."""
    one, other = readers(table, observer, seed)

    assert difference(one, other) is None
    assert one.asked == other.asked
    assert any([message.startswith(CLOCKS) for message in one.sent])
    assert one.tried == other.tried
    return one, other


def unread(table: TableSetup, reader: Reader) -> list[str]:
    """The languages in which nothing was refused, so that what was compared does not have them."""
    key = "watching" if reader.observer == table.seats else "stale"
    refused = b"\n".join([message for message in reader.sent if b'"refused"' in message])
    said = {language: problem(language, key) for language in LANGUAGES}
    return [language for language, text in said.items() if text.encode() not in refused]


@pytest.mark.parametrize("seed", TWINS_READ)
@usually
def test_every_message_of_twins_is_the_same(table: TableSetup, seed: int) -> None:
    """Positions, refusals, records, bot views: byte by byte, for all observers and languages."""
    hidden, open_, tried = 0, 0, set()
    for observer in table.eyes:
        one, other = read(table, observer, seed)
        hidden += min(one.hidden, other.hidden)
        open_ += one.open
        tried |= one.tried
        assert unread(table, one) == []
        assert (
            twins(table, observer, seed).one.actions != twins(table, observer, seed).other.actions
        )
        assert ("watching" in one.tried) == (observer == table.seats)

    assert tried >= ALWAYS
    assert open_
    assert hidden or not any(step.begun.__qualname__[0] != "S" for step in table.game.steps)


def unusual() -> list[TableSetup]:
    """Tables at which one option is not the usual one; of each such, some numbers of seats."""
    alike: dict[tuple[str, str, str], list[TableSetup]] = {}
    for table in SECRETS:
        if table.option:
            alike.setdefault((table.game.name, table.option, table.value), []).append(table)
    if EACH_SEATS_READ:
        return [table for tables in alike.values() for table in tables]
    return [tables[turn % len(tables)] for turn, tables in enumerate(alike.values())]


@pytest.mark.parametrize("table", unusual(), ids=str)
def test_no_option_lets_a_message_differ(table: TableSetup) -> None:
    """So it is whatever was chosen before the match."""
    at = TABLES.index(table)
    observer = at % (table.seats + 1)
    read(table, observer, at)

    assert len(twins(table, observer, at).differing) >= HEALTHY


@usually
def test_an_invitation_tells_nothing_of_the_match(table: TableSetup) -> None:
    """Whoever is offered a seat, and has not taken it, is sent who sits where and nothing else."""
    one, other = invited(table, 1)

    assert difference(one, other) is None
    assert {b'{"type":"seating"'} == {message[:17] for message in one.sent}


@pytest.mark.parametrize("observer", [0, -1], ids=["seat", "gallery"])
@pytest.mark.parametrize("table", OPEN, ids=str)
def test_an_open_game_is_read_to_its_end(table: TableSetup, observer: int) -> None:
    """Where nothing is hidden, too, all that must be refused is, and the match is told to all."""
    actions = [stop.action for stop in journey(table).stops]
    reader = asyncio.run(Reader(table, observer % (table.seats + 1), actions, fidgets=False).read())

    assert reader.tried >= (ALWAYS if observer == 0 else {"watching"})
    assert reader.hidden == 0
    assert reader.asked[-1] == -1
    assert set(reader.asked) == {-1, *range(table.seats)}
