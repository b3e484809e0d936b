"""A rematch: the same people and bots, one seat on, with the keys that they have."""

import asyncio

import pytest

import owner
from chapterhouse.core.rule import Malformed
from chapterhouse.games.biblios.setup import BIBLIOS
from chapterhouse.server.admission import admit
from chapterhouse.server.chairs import Chair, digest, fingerprint
from chapterhouse.server.charter import Charter, GameVersion, newest, playable
from chapterhouse.server.client import Client
from chapterhouse.server.kept import Change, Kept
from chapterhouse.server.rematch import rematch
from chapterhouse.server.room import Room
from chapterhouse.server.table import Table
from chapterhouse.server.tables import Settings, Tables
from chapterhouse.wire import messages
from server.served import with_tables
from server.talk import HttpClient, create_table

OPTIONS = BIBLIOS.settled({"penalty": "bluff"})
CHAIRS = [
    Chair(0, "me", "Anna", None, taken=True, keys=[fingerprint("anna"), fingerprint("phone")]),
    Chair(
        1,
        "friend",
        "Bea",
        None,
        taken=True,
        keys=[fingerprint("bea")],
        code="handed over",
        spent={"before Bea": "seat-freed", "of Bea": "seat-locked"},
    ),
    Chair(2, "bot", "Carl", "uniform", taken=True),
    Chair(3, "friend", "Dora", "greedy", taken=True, code="free seat"),
]
ROTATED = ["Dora", "Anna", "Bea", "Carl"]


async def opened(served: Tables, *, over: bool = True, version: GameVersion | None = None) -> None:
    """Keep a table whose match is over, or has just begun."""
    names, version = [chair.name for chair in CHAIRS], version or newest("biblios")
    options = playable(version).settled(OPTIONS if version.name == "biblios" else {})
    charter = Charter("old", version, options, b"s" * 32, digest("host"), names=names)
    room = Room(charter)
    while over and not room.over:
        room.act(room.seat, room.ply(room.seat), min(room.match.state.legal()))
    await served.store.create(Kept(charter, CHAIRS))
    await served.store.keep("old", Change(room.rows, ended=room.ended))


async def seen(table: Table) -> messages.TableInfo:
    """The table as everybody may see it."""
    async with table.lock:
        return await table.seen()


def test_the_same_people_play_again_one_seat_on(settings: Settings) -> None:
    """Bots, options and names stay; each key opens the seat that its owner has now."""

    async def play(served: Tables) -> None:
        await opened(served)
        found = await rematch(served, "old", "bea")
        assert found.seats == [1, 2, 3, 0]
        async with served.runner(found.table) as runner:
            table = runner.table
            told = await seen(table)

            assert [chair.name for chair in told.chairs] == ROTATED
            assert [chair.level for chair in told.chairs] == ["greedy", None, None, "uniform"]
            assert (told.status, told.options) == ("playing", OPTIONS)
            assert table.charter.secret != b"s" * 32
            keys = {"anna": 1, "phone": 1, "bea": 2, "host": 4}
            assert {key: admit(table, fingerprint(key)).observer for key in keys} == keys
            assert admit(table, fingerprint("host")).host
            left = [table.chairs[2].spent, *[chair.code for chair in table.chairs]]
            assert left == [{"of Bea": "seat-locked"}, "free seat", None, None, None]

    with_tables(settings, play)


def test_there_is_one_rematch(settings: Settings) -> None:
    """Who asks at the same moment, later, or after a restart, is told of the same table, as is
    whoever comes to the old one.
    """
    found: list[messages.Rematch] = []

    async def play(served: Tables) -> None:
        await opened(served)
        found.extend(
            await asyncio.gather(*[rematch(served, "old", key) for key in ("anna", "bea", "host")])
        )

    async def again(served: Tables) -> None:
        found.append(await rematch(served, "old", "phone"))
        async with served.runner("old") as runner:
            told = (await seen(runner.table)).rematch
            assert told
            found.append(told)
        async with served.runner(found[0].table) as runner:
            assert (await seen(runner.table)).rematch is None

    with_tables(settings, play)
    with_tables(settings, again)

    assert found == [found[0]] * 5


def test_whoever_is_still_there_is_told(settings: Settings) -> None:
    """All but those who asked; the notice names nobody, and the table no key."""

    async def play(served: Tables) -> None:
        await opened(served)
        async with served.runner("old") as runner:
            readers = [Client(runner, key, "en") for key in ("anna", "bea", None)]
            for reader in readers:
                reader.connect()
                await reader.outgoing()
            found = await rematch(served, "old", "bea")
            heard = [await reader.outgoing() for reader in readers]
            for reader in readers:
                reader.disconnect()

        notices = [[one.key for one in said if isinstance(one, messages.Notice)] for said in heard]
        tables = [one.table for said in heard for one in said if isinstance(one, messages.Seating)]
        assert notices == [["notice-rematch"], [], ["notice-rematch"]]
        assert [table.rematch for table in tables] == [found] * 3

    with_tables(settings, play)


@pytest.mark.parametrize(
    ("key", "over", "why"),
    [("nobody", True, "no-such-table"), ("", True, "no-such-table"), ("bea", False, "not-over")],
)
def test_who_may_not_ask(settings: Settings, key: str, why: str, *, over: bool) -> None:
    """Who only looks on, or has some other key, opens nothing, nor does anybody before the end."""

    async def play(served: Tables) -> None:
        await opened(served, over=over)
        with pytest.raises(Malformed) as problem:
            await rematch(served, "old", key)
        async with served.runner("old") as runner:
            assert runner.table.rematch is None
        assert problem.value.key == why

    with_tables(settings, play)


@pytest.mark.parametrize("theirs", [owner.FILE, ""], ids=["theirs", "ours"])
def test_an_owner_s_box_stays(settings: Settings, theirs: str) -> None:
    """What the file of an owner states is played with again."""

    async def play(served: Tables) -> None:
        version = newest(owner.GAME, theirs)
        await opened(served, version=version)
        found = await rematch(served, "old", "anna")
        async with served.runner(found.table) as runner:
            assert runner.table.charter.version == version

    with_tables(settings, play)


def test_a_rematch_by_http(client: HttpClient) -> None:
    """Before the end, and with the key of nobody, it is refused with a sentence."""
    created = create_table(client, "me", "bot")
    asked = [
        client.post(f"{created.path}/rematch", json={"key": key})
        for key in (created.keys[0], "nobody")
    ]

    assert [(answer.status_code, answer.json()["code"]) for answer in asked] == [
        (409, "not-over"),
        (404, "no-such-table"),
    ]
