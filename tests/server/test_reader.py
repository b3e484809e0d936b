"""A client without a socket: what comes too late, too often, or after the key was replaced."""

import pytest

from chapterhouse.core.rule import Malformed
from chapterhouse.server import seating
from chapterhouse.server.bot_runner import BotRunner
from chapterhouse.server.client import WAITING, Client
from chapterhouse.server.kept import PASSED, lasting
from chapterhouse.server.opening import open_table
from chapterhouse.server.problems import stale
from chapterhouse.server.tables import Settings, Tables
from chapterhouse.server.turns import Turn
from chapterhouse.wire.messages import Act, AskHint, Position, Seating
from server.served import TWO, act, asked, with_tables


def test_a_hint_for_what_has_passed_is_none(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who acts in another window while a hint is sought gets none for the position before."""

    async def work(served: Tables) -> None:
        opened = await open_table(served, TWO)
        table = opened.table
        async with served.runner(table) as runner:
            turn = await asked(runner.table)

            async def slowly(_runner: BotRunner, asked: Turn) -> int:
                await act(served, table)
                return min(asked.legal)

            monkeypatch.setattr(BotRunner, "hint", slowly)
            with pytest.raises(Malformed) as caught:
                await Client(runner, opened.keys[turn.seat].key, "en").handle(AskHint(turn.ply))

        assert caught.value.key == "stale"

    with_tables(settings, work)


def test_a_table_at_rest_is_looked_at_without_waiting(settings: Settings) -> None:
    """So nothing can happen there while somebody is told what there is to see."""

    async def work(served: Tables) -> None:
        opened = await open_table(served, TWO)
        async with served.runner(opened.table) as runner:
            await asked(runner.table)
            readers = [Client(runner, key.key, "en") for key in opened.keys]
            readers.append(Client(runner, None, "en"))
            for reader in readers:
                reader.connect()
                with pytest.raises(StopIteration) as told:  # what is asked to go on once, and ends
                    reader.outgoing().send(None)
                assert [type(message) for message in told.value.value][:2] == [Seating, Position]
            async with runner.table.lock:
                assert not runner.table.at_rest
            for reader in readers:
                reader.disconnect()

    with_tables(settings, work)


def test_who_takes_no_answer_has_to_leave(settings: Settings) -> None:
    """Answers do not pile up without end for somebody who reads none of them."""

    async def work(served: Tables) -> None:
        async with served.runner((await open_table(served, TWO)).table) as runner:
            reader = Client(runner, None, "en")
            for _ in range(WAITING):
                await reader.refuse(stale())
            with pytest.raises(Malformed) as caught:
                await reader.refuse(stale())

        assert caught.value.key == "too-slow"

    with_tables(settings, work)


def test_who_has_an_old_key_plays_no_more(settings: Settings) -> None:
    """From the moment that a seat is locked, though the last word is not sent yet."""

    async def work(served: Tables) -> None:
        opened = await open_table(served, TWO)
        async with served.runner(opened.table) as runner:
            turn = await asked(runner.table)
            key = opened.keys[turn.seat].key
            reader = Client(runner, key, "en")
            reader.connect()
            await seating.lock(runner.table, turn.seat, key, key[::-1])
            with pytest.raises(Malformed) as caught:
                await reader.handle(Act(turn.ply, min(turn.legal)))
            reader.disconnect()

        assert caught.value.key == "seat-locked"

    with_tables(settings, work)


def test_a_seat_that_goes_to_and_fro_leaves_nothing(settings: Settings) -> None:
    """Only what the chairs do not show is kept, in memory and on the disk."""

    async def work(served: Tables) -> None:
        opened = await open_table(served, TWO)
        async with served.runner(opened.table) as runner:
            for level in [None, "greedy"] * 9:
                await seating.reseat(runner.table, 0, opened.host, level, "en")
        kept = await served.store.load(opened.table)

        assert not runner.table.remarks
        assert kept is not None
        assert lasting(kept.remarks) == []
        assert len(kept.remarks) <= PASSED + 1

    with_tables(settings, work)
