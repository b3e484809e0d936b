"""What players settle ahead, at several servers that keep the same tables."""

from pathlib import Path

from chapterhouse.server.fellows import among_fellows
from chapterhouse.server.hosted import hosted
from chapterhouse.server.kept import Kept
from chapterhouse.server.room import Room
from chapterhouse.server.tables import Settings, Tables
from databases import laid_out
from server.auctions import ID, at_auction, up_to
from server.conftest import ROOMY
from server.served import looks
from server.test_standing import (
    AT_ONCE,
    FIRST,
    NEVER,
    NEXT,
    act,
    at_once,
    at_rest,
    at_table,
    said,
    settles,
    spoken,
)


def test_two_servers_play_it_once(tmp_path: Path) -> None:
    """It was settled at one, and its player is asked by what was played at the other."""
    settings = Settings(laid_out(tmp_path, "postgresql"), AT_ONCE, ROOMY)

    async def work(one: Tables) -> None:
        other = hosted(settings)
        try:
            async with (
                among_fellows(one, settings.database), among_fellows(other, settings.database)
            ):  # fmt: skip
                await settles(one, NEXT, up_to(9))
                await act(other, FIRST, "bid 1")
                assert await at_rest(other) == said("bid 1", "bid 2")
                assert await at_rest(one) == said("bid 1", "bid 2")
        finally:
            await other.close()

    at_table(settings, work, kept=at_auction())


async def rows(tables: Tables, many: int) -> Kept:
    """Wait until so many rows are kept."""
    async for _ in looks():
        found = await tables.store.load(ID)
        if found and len(found.rows) >= many:
            return found
    raise AssertionError("nobody goes on")


def test_another_server_goes_on(tmp_path: Path) -> None:
    """Where the one ends that was to play it."""
    settings = Settings(laid_out(tmp_path, "postgresql"), NEVER, ROOMY)

    async def work(other: Tables) -> None:
        async with among_fellows(other, settings.database):
            one = hosted(settings)
            async with among_fellows(one, settings.database):
                await settles(one, NEXT, up_to(9))
                await act(one, FIRST, "bid 1")
                await at_rest(one)
            await one.close()
            found = await rows(other, before + 2)
            assert spoken(Room(found.charter, found.rows)) == said("bid 1", "bid 2")

    before = len(at_auction().rows)
    at_table(settings, work, kept=at_auction())


def test_nothing_is_played_after_it_is_withdrawn_at_another_server(tmp_path: Path) -> None:
    """Which this one has not heard of yet."""
    settings = Settings(laid_out(tmp_path, "postgresql"), NEVER, ROOMY)

    async def work(one: Tables) -> None:
        other = hosted(settings)
        try:
            await settles(one, FIRST, up_to(9))
            async with one.runner(ID) as runner:
                await settles(other, FIRST, None)
                await at_once(runner.table).wait()
            assert await at_rest(one) == []
        finally:
            await other.close()

    at_table(settings, work, NEVER, at_auction())
