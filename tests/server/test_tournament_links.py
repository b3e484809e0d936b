"""Keys of tournaments exchanged, and new links for people whose browser is gone."""

import pytest

from chapterhouse.core.rule import Malformed
from chapterhouse.server.admission import admit
from chapterhouse.server.chairs import fingerprint
from chapterhouse.server.kept import Attendant
from chapterhouse.server.problems import code_of
from chapterhouse.server.stored import store_of
from chapterhouse.server.tables import Settings, Tables
from chapterhouse.server.tournaments import entry, keeping, running, telling
from chapterhouse.server.tournaments.course import Fixture
from chapterhouse.server.tournaments.keeping import Tournament
from chapterhouse.wire.tournaments import Directing, Founded
from server.served import act, with_tables
from server.talk import key_of
from server.test_tournaments import NAMES, entered, new, order, plant

CLEO = 2


async def begun(tables: Tables, **more: object) -> tuple[Founded, Tournament, Fixture]:
    """A round of four people, and the match of one of them."""
    founded = await entered(tables, new("swiss", **more), NAMES[:4])
    kept = await order(tables, founded, "next")
    return founded, kept, next(one for one in kept.course.played[-1].fixtures if CLEO in one.seats)


async def opens(tables: Tables, table: str, key: str) -> int | str:
    """Which seat a key opens at a table; or why none."""
    async with tables.runner(table) as runner:
        try:
            return admit(runner.table, fingerprint(key)).observer
        except Malformed as problem:
            return code_of(problem)


async def played(tables: Tables, table: str) -> str:
    """What was played at a table."""
    async with tables.runner(table) as runner, runner.table.lock:
        return str((await runner.table.room()).match.record.text())


async def why(tables: Tables, founded: Founded, number: int, name: str) -> str:
    """Why there is no link for somebody."""
    with pytest.raises(Malformed) as problem:
        await entry.invite(tables, founded.tournament, founded.host, number, name)
    return problem.value.key


def test_by_a_new_link_somebody_plays_on(settings: Settings) -> None:
    """The old key opens nothing any more; what was played stays, and nobody is shown anything by
    it. An answer that is lost is asked for again; the link works once.
    """

    async def work(tables: Tables) -> None:
        founded, kept, match = await begun(tables, duplicate=True)
        for _ in range(3):
            await act(tables, match.table)
        before = await played(tables, match.table)
        code = await entry.invite(tables, kept.id, founded.host, CLEO, "Cleo")
        assert await opens(tables, match.table, key_of("Cleo")) == "seat-renewed"
        assert await opens(tables, match.table, code) == "no-such-table"
        fresh = key_of("Cleo again")
        for _ in range(2):
            kept = await entry.exchange(tables, kept.id, code, fresh)
        assert telling.told(kept, fingerprint(fresh)).me == CLEO
        assert telling.told(kept, fingerprint(key_of("Cleo"))).me is None
        assert await opens(tables, match.table, fresh) == match.seats.index(CLEO)
        assert await opens(tables, match.table, key_of("Cleo")) == "seat-renewed"
        assert await played(tables, match.table) == before
        with pytest.raises(Malformed):
            await entry.exchange(tables, kept.id, code, key_of("Mallory"))

    with_tables(settings, work)


def test_a_new_key_opens_rounds_before_and_after(settings: Settings) -> None:
    """A match that is over as well, as its talk goes on; the old one opens none of them."""

    async def work(tables: Tables) -> None:
        founded, kept, first = await begun(tables)
        code = await entry.invite(tables, kept.id, founded.host, CLEO, "Cleo")
        kept = await entry.exchange(tables, kept.id, code, key_of("new"))
        for fixture in kept.course.played[0].fixtures:
            await plant(tables, fixture.table, [2, 1])
        kept = await order(tables, founded, "next")
        next_ = next(one for one in kept.course.played[1].fixtures if CLEO in one.seats)
        code = await entry.invite(tables, kept.id, founded.host, CLEO, "Cleo")
        await entry.exchange(tables, kept.id, code, key_of("third"))
        for match in (first, next_):
            assert await opens(tables, match.table, key_of("third")) == match.seats.index(CLEO)
            assert await opens(tables, match.table, key_of("new")) == "seat-renewed"

    with_tables(settings, work)


def test_a_second_link_is_told_once(settings: Settings) -> None:
    """As the first one was lost, and nobody has opened it; the table hears of one."""

    async def work(tables: Tables) -> None:
        founded, kept, match = await begun(tables)
        codes = [await entry.invite(tables, kept.id, founded.host, CLEO, "Cleo") for _ in range(2)]
        with pytest.raises(Malformed):
            await entry.exchange(tables, kept.id, codes[0], key_of("Cleo again"))
        await entry.exchange(tables, kept.id, codes[1], key_of("Cleo again"))
        found = await tables.store.load(match.table)
        told = [remark.key for remark in found.remarks] if found else []
        assert told == ["notice-person-link", "notice-renewed"]

    with_tables(settings, work)


def test_who_gets_no_link(settings: Settings) -> None:
    """Whoever is at a table, has withdrawn, or is somebody else than was meant; nobody but the
    organiser makes one. A link that was made before somebody withdrew opens nothing.
    """

    async def work(tables: Tables) -> None:
        founded, kept, match = await begun(tables, duplicate=True)
        async with tables.runner(match.table) as runner:
            seat = match.seats.index(CLEO)
            runner.table.elsewhere = {1: [Attendant(seat, None, "normal")]}
            assert await why(tables, founded, CLEO, "Cleo") == "seat-in-use"
            assert await opens(tables, match.table, key_of("Cleo")) == seat
            runner.table.elsewhere = {}
        assert await why(tables, founded, CLEO, "Anna") == "no-such-person"
        assert await why(tables, founded, 9, "Cleo") == "no-such-person"
        with pytest.raises(Malformed):
            await entry.invite(tables, kept.id, key_of("Anna"), CLEO, "Cleo")
        code = await entry.invite(tables, kept.id, founded.host, CLEO, "Cleo")
        await order(tables, founded, "withdraw", person=CLEO)
        with pytest.raises(Malformed):
            await entry.exchange(tables, kept.id, code, key_of("Cleo again"))
        assert await why(tables, founded, CLEO, "Cleo") == "no-such-person"
        assert await opens(tables, match.table, key_of("Cleo")) == "seat-withdrawn"

    with_tables(settings, work)


def test_a_round_begins_for_whoever_has_yet_to_open_their_link(settings: Settings) -> None:
    """Nothing but the link opens their seat there."""

    async def work(tables: Tables) -> None:
        founded = await entered(tables, new(), NAMES[:2])
        code = await entry.invite(tables, founded.tournament, founded.host, 1, "Bram")
        kept = await order(tables, founded, "next")
        [match] = kept.course.played[0].fixtures
        assert await opens(tables, match.table, key_of("Bram")) == "no-such-table"
        await entry.exchange(tables, kept.id, code, key_of("new"))
        assert await opens(tables, match.table, key_of("new")) == match.seats.index(1)

    with_tables(settings, work)


def test_nobody_takes_part_by_the_key_of_the_organiser(settings: Settings) -> None:
    """One key would direct the tournament and open a seat, and be exchanged for one of the two."""

    async def work(tables: Tables) -> None:
        founded = await entered(tables, new(), NAMES[:2])
        with pytest.raises(Malformed):
            await entry.enter(store_of(tables).rows, founded.tournament, founded.host, "Dora")
        kept = await entry.enter(store_of(tables).rows, founded.tournament, key_of("Dora"), "Dora")
        assert [one.name for one in kept.course.people] == [*NAMES[:2], "Dora"]

    with_tables(settings, work)


def test_keys_are_exchanged(settings: Settings) -> None:
    """The organiser's, and one's own with the seats it opens; as often as the answer is lost."""

    async def work(tables: Tables) -> None:
        founded, kept, match = await begun(tables)
        for old, fresh in ((founded.host, key_of("host")), (key_of("Cleo"), key_of("seat"))):
            for _ in range(2):
                kept = await entry.exchange(tables, kept.id, old, fresh)
        assert await opens(tables, match.table, key_of("seat")) == match.seats.index(CLEO)
        assert await opens(tables, match.table, key_of("Cleo")) == "seat-locked"
        kept = await keeping.found(store_of(tables).rows, kept.id)
        assert [kept.organised_by(fingerprint(key)) for key in (founded.host, key_of("host"))] == [
            False, True,
        ]  # fmt: skip
        with pytest.raises(Malformed):
            await order(tables, founded, "pause")
        await running.direct(tables, kept.id, Directing(key_of("host"), "pause"))
        for old, fresh in ((key_of("nobody"), key_of("x")), (key_of("host"), key_of("Anna"))):
            with pytest.raises(Malformed):
                await entry.exchange(tables, kept.id, old, fresh)

    with_tables(settings, work)
