"""Leagues: friends whose finished matches are counted, by nobody but themselves."""

import asyncio
import dataclasses
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

import pytest
from litestar.testing import TestClient
from sqlalchemy import select

from chapterhouse.core.rule import Malformed
from chapterhouse.server import leagues, seating
from chapterhouse.server.app import create
from chapterhouse.server.chairs import REMEMBERED
from chapterhouse.server.deletion import DAY, delete
from chapterhouse.server.hosted import hosted
from chapterhouse.server.kept import Change
from chapterhouse.server.league_seen import seen
from chapterhouse.server.limits import Limits
from chapterhouse.server.opening import open_table
from chapterhouse.server.room import Ended
from chapterhouse.server.schema import LEAGUES
from chapterhouse.server.stored import store_of
from chapterhouse.server.tables import Settings, Tables
from chapterhouse.wire.leagues import Claim, League, LeaguesHere
from chapterhouse.wire.requests import NewChair, NewTable, Opened
from chapterhouse.wire.result import Result
from databases import counts_alone, laid_out
from server.conftest import ROOMY
from server.served import act, with_tables
from server.talk import HttpClient, create_table, join, key_of

NAMES: Final = ("Anna", "Vera", "Bo")
FRIENDS: Final = NewTable("biblios", [NewChair("me", "Anna"), NewChair("friend")])
Match = tuple[Opened, list[str]]


async def laid(served: Tables, new: NewTable = FRIENDS) -> Match:
    """A match of friends that goes on, and the keys to their seats."""
    opened = await open_table(served, new)
    async with served.runner(opened.table) as runner:
        for code in opened.codes:
            name = NAMES[code.seat]
            await seating.join(runner.table, code.seat, code.code, key_of(name), name)
    return opened, [opened.keys[0].key, *[key_of(NAMES[code.seat]) for code in opened.codes]]


async def agree(
    served: Tables, match: Match, seat: int, league: str = "", **more: str
) -> LeaguesHere:
    """Let the match count for whoever sits there; Anna begins the league."""
    asked = {"key": match[1][seat], "member": member(seat), "league": league} | more
    asked.setdefault("title" if not league else "name", "Thursdays" if not league else NAMES[seat])
    asked.setdefault("name", NAMES[seat])
    return await leagues.count(served, match[0].table, seat, Claim(**asked))


def member(seat: int) -> str:
    """The key by which somebody is known in a league."""
    return key_of(f"member {seat}")


async def ends(served: Tables, match: Match, *ranks: int) -> None:
    """End the match, with these places."""
    ended = Ended(Result(list(ranks), list(ranks), []), "")
    await store_of(served).keep(match[0].table, Change(ended=ended))


async def both(served: Tables, match: Match, league: str = "") -> str:
    """Let a match count for both; give the league."""
    here = await agree(served, match, 0, league)
    [found] = here.leagues
    await agree(served, match, 1, found.league)
    return found.league


async def told(served: Tables, seat: int = 0) -> League:
    """The league as a member sees it."""
    return await seen(served, member(seat), "en")


async def refused(work: Awaitable[object]) -> str:
    """Why something cannot be done."""
    with pytest.raises(Malformed) as problem:
        await work
    return problem.value.key


Story = Callable[[Tables], Awaitable[None]]


def test_a_match_counts_once_all_have_agreed(settings: Settings) -> None:
    """Whether it ends before that or after; each once, and played to its end for once."""

    async def story(served: Tables) -> None:
        first = await laid(served)
        [here] = (await agree(served, first, 0)).leagues
        assert (here.title, here.members, here.counted) == ("Thursdays", ["Anna", None], False)
        await ends(served, first, 2, 1)
        assert (await told(served)).games == []
        for _ in range(2):
            [here] = (await agree(served, first, 1, here.league)).leagues
            assert here.counted

        second = await laid(served)
        await both(served, second, here.league)
        while not (await played(served, second)):
            pass
        league = await told(served, 1)
        [game] = league.games
        assert (game.game, game.title, game.matches, league.me) == ("biblios", "Biblios", 2, 1)
        assert sorted([(one.member, one.matches) for one in game.standings]) == [(0, 2), (1, 2)]
        assert league.last[1].places == [[1], [0]]
        assert [one.name for one in league.members] == ["Anna", "Vera"]

    with_tables(settings, story)


async def played(served: Tables, match: Match) -> bool:
    """Play an action; tell whether it was the last."""
    await act(served, match[0].table)
    async with served.runner(match[0].table) as runner:
        return runner.table.ended is not None


def test_nothing_of_a_match_is_told_while_it_goes_on(settings: Settings) -> None:
    """Two that are dealt from other secrets, and played on, look alike to whoever sits there."""

    async def story(served: Tables) -> None:
        first, other = await laid(served), await laid(served)
        league = await both(served, first)
        await both(served, other, league)
        for _ in range(9):
            await played(served, first)
            one, two = [
                await leagues.here(served, match[0].table, 0, match[1][0])
                for match in (first, other)
            ]
            assert one == two
        assert (await told(served)).last == []

    with_tables(settings, story)


def test_nobody_counts_for_somebody_else(settings: Settings) -> None:
    """It takes the key to the seat and that of the member; what was said stays."""

    async def story(served: Tables) -> None:
        match, other = await laid(served), await laid(served)
        [here] = (await agree(served, match, 0)).leagues
        stolen = {"key": match[1][0], "member": key_of("Mallory"), "name": "Mallory"}
        assert await refused(agree(served, match, 1, here.league, key=match[1][0])) == (
            "no-such-table"
        )
        assert await refused(leagues.here(served, match[0].table, 1, match[0].host)) == (
            "no-such-table"
        )
        sits = agree(served, match, 0, here.league, **stolen)
        assert await refused(sits) == "seat-counted"
        assert await refused(agree(served, match, 1, member=member(0))) == "counted-twice"
        assert await refused(agree(served, other, 1, here.league)) == "no-such-league"
        assert await refused(seen(served, key_of("Mallory"), "en")) == "no-such-league"
        assert await refused(agree(served, match, 1, here.league, name="anna")) == "names-alike"
        assert await refused(agree(served, match, 1, here.league, name="Anna")) == "names-alike"
        assert [one.name for one in (await told(served)).members] == ["Anna"]
        [elsewhere] = (await agree(served, other, 1)).leagues
        assert await refused(agree(served, other, 0, elsewhere.league)) == "no-such-league"

    with_tables(settings, story)


def test_a_seat_that_changes_hands_counts_for_nobody(settings: Settings) -> None:
    """While the match goes on all have to agree anew; of one that is over nobody new has a part."""

    async def story(served: Tables) -> None:
        first, second, third = [await laid(served) for _ in range(3)]
        league = await both(served, first)
        await ends(served, first, 1, 2)
        await both(served, second, league)
        await agree(served, third, 0, league)
        key, new = await freed(served, second), key_of("Vera again")
        assert (await leagues.here(served, second[0].table, 0, second[1][0])).leagues == []
        await agree(served, second, 0, league)
        await agree(served, second, 1, league, key=key)
        await ends(served, second, 1, 2)
        await ends(served, third, 1, 2)
        async with served.runner(third[0].table) as runner:
            runner.table.ended = Ended(Result([1, 2], [1, 2], []), "")
        key = await freed(served, third, new)
        assert await refused(agree(served, third, 1, league, key=key)) == "seat-changed"
        await freed(served, first, new)
        assert len((await told(served)).last) == 2

    with_tables(settings, story)


def test_whatever_the_next_owner_does_a_seat_was_freed(settings: Settings) -> None:
    """Nobody who takes the seat of somebody else, once the match is over, counts in their place,
    however many keys they use up there.
    """

    async def story(served: Tables) -> None:
        match = await laid(served)
        league = await both(served, await laid(served))
        await ends(served, match, 2, 1)
        async with served.runner(match[0].table) as runner:
            runner.table.ended = Ended(Result([2, 1], [2, 1], []), "")
        key = await freed(served, match)
        async with served.runner(match[0].table) as runner:
            for number in range(2 * REMEMBERED):
                old, key = key, key_of(f"another {number}")
                await seating.lock(runner.table, 1, old, key)
        claim = agree(served, match, 1, league, key=key, member=key_of("Mallory"))
        assert await refused(claim) == "seat-changed"

    with_tables(settings, story)


def test_nobody_agrees_who_is_freed_just_then(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever plays on there has not agreed to anything."""

    async def story(served: Tables) -> None:
        match = await laid(served)
        [here] = (await agree(served, match, 0)).leagues
        rows = store_of(served).rows
        write = rows.write

        async def late(*change: Any) -> None:  # noqa: ANN401 - as it is
            monkeypatch.undo()
            await freed(served, match)
            await write(*change)

        monkeypatch.setattr(rows, "write", late)
        assert await refused(agree(served, match, 1, here.league)) == "no-such-table"
        [here] = (await agree(served, match, 0)).leagues
        assert here.members == ["Anna", None]

    with_tables(settings, story)


async def freed(served: Tables, match: Match, key: str = key_of("another")) -> str:
    """Free the seat of Vera, and let somebody sit down there by this key."""
    async with served.runner(match[0].table) as runner:
        code = await seating.invite(runner.table, 1, match[0].host, frees=True)
        await seating.join(runner.table, 1, code, key, "Vera")
    return key


def test_what_does_not_count(settings: Settings) -> None:
    """A match against bots alone, one that goes on from another, and one that has not begun."""

    async def story(served: Tables) -> None:
        alone = NewTable("biblios", [NewChair("me", "Anna"), NewChair("bot"), NewChair("bot")])
        match = await laid(served, alone)
        here = await agree(served, match, 0)
        assert here.people == [0]
        await ends(served, match, 1, 2, 3)
        assert (await told(served)).last == []

        async with served.runner((await laid(served))[0].table) as runner:
            table = runner.table
            table.charter = dataclasses.replace(table.charter, continued=9)
            other = Opened(table.charter.id, "", [], []), [key_of("Anna"), key_of("Vera")]
            assert await refused(agree(served, other, 1)) == "not-countable"
        waits = await open_table(served, FRIENDS)
        early = agree(served, (waits, [waits.keys[0].key]), 0)
        assert await refused(early) == "not-begun"

    with_tables(settings, story)


def test_who_leaves_has_no_name_there(settings: Settings) -> None:
    """Nor comes back as the same; what others have played with them stays. Names can be changed."""

    async def story(served: Tables) -> None:
        match = await laid(served)
        await both(served, match)
        await ends(served, match, 1, 2)
        await leagues.rename(served, member(1), "Anja")
        assert await refused(leagues.rename(served, member(1), "ANNA")) == "names-alike"
        await leagues.rename(served, member(1), "Anja")
        assert [one.name for one in (await told(served)).members] == ["Anna", "Anja"]
        await leagues.leave(served, member(0))
        league = await told(served, 1)
        assert [one.name for one in league.members] == ["", "Anja"]
        assert league.last[0].places == [[0], [1]]
        assert await refused(told(served)) == "no-such-league"
        await leagues.leave(served, member(1))
        await leagues.delete_unused(served, 1)
        found = select(LEAGUES.c.id)
        assert await store_of(served).rows.read(lambda one: one.execute(found).first()) is None

    with_tables(settings, story)


def test_the_key_of_a_member_is_exchanged(settings: Settings) -> None:
    """The old one opens nothing any more; an answer that is lost is asked for again."""

    async def story(served: Tables) -> None:
        match = await laid(served)
        await both(served, match)
        await ends(served, match, 1, 2)
        for _ in range(2):
            await leagues.exchange(served, member(0), member(9))
        assert (await told(served, 9)).me == 0
        assert await refused(told(served)) == "no-such-league"
        assert await refused(leagues.exchange(served, member(0), member(8))) == "no-such-league"

    with_tables(settings, story)


def test_what_counts_outlasts_tables(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that is deleted takes no result along; what nobody looks at goes."""
    now = time.time()
    monkeypatch.setattr("time.time", lambda: now)

    async def story(served: Tables) -> None:
        nonlocal now
        match = await laid(served)
        await both(served, match)
        await ends(served, match, 1, 2)
        rows, id = store_of(served).rows, match[0].table  # noqa: A001 - the word of the house
        await served.drop(id)
        await rows.write(lambda one: delete(settings.database, one, [id]))
        now += 300 * DAY
        assert len((await told(served)).last) == 1
        now += 300 * DAY
        await leagues.delete_unused(served, 400)
        assert len((await told(served)).last) == 1
        now += 401 * DAY
        await leagues.delete_unused(served, 400)
        assert await refused(told(served)) == "no-such-league"

    with_tables(settings, story)


def test_two_processes_count_a_match_once(tmp_path: Path) -> None:
    """Though both who play agree at the same time, each at another, while it ends."""

    async def run() -> None:
        database = laid_out(tmp_path, "postgresql")
        here, there = [hosted(Settings(database, 0, ROOMY)) for _ in range(2)]
        try:
            first = await laid(here)
            league = await both(here, first)
            for _ in range(5):
                match = await laid(here)
                await agree(here, match, 0)
                await asyncio.gather(
                    agree(here, match, 1, league), agree(there, match, 0, league),
                    ends(there, match, 1, 2),
                )  # fmt: skip
            assert len((await told(there)).last) == 5
        finally:
            await here.close()
            await there.close()

    asyncio.run(run())


@counts_alone
def test_one_address_has_its_share(settings: Settings) -> None:
    """By HTTP, in bodies; a thousand leagues or guesses are too many; no other page asks."""
    few = dataclasses.replace(settings, limits=Limits(leagues=2, league=12))
    with TestClient(create(few)) as client:
        created = create_table(client, "me", "friend")
        join(client, created, 1, "Vera")
        asked = {"key": created.keys[0], "title": "Thursdays", "name": "Anna"}
        path = f"{created.path}/seats/0/leagues"
        for number, code in enumerate([200, 200, 429]):
            sent = asked | {"member": member(number)}
            assert client.put(path, json=sent).status_code == code
        assert len(client.post(path, json={"key": created.keys[0]}).json()["leagues"]) == 2
        found = client.post("/api/leagues/found", json={"member": member(0)})
        assert found.json()["members"] == [{"number": 0, "name": "Anna"}]
        changed = {"member": member(0), "name": "Ann"}
        assert client.put("/api/leagues/name", json=changed).json()["members"][0]["name"] == "Ann"
        foreign = {"Origin": "https://elsewhere.example"}
        left = client.post("/api/leagues/left", json={"member": member(0)}, headers=foreign)
        assert left.json()["code"] == "foreign-page"
        assert client.post("/api/leagues/left", json={"member": member(0)}).json() == {"left": True}
        codes = [guessed(client, number) for number in range(9)]
        assert (codes[0], codes[-1]) == ("no-such-league", "too-many-leagues")


def guessed(client: HttpClient, number: int) -> object:
    """What is wrong with a key that nobody has."""
    sent = {"member": key_of(f"guess {number}")}
    return client.post("/api/leagues/found", json=sent).json()["code"]
