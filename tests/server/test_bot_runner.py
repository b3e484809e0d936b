"""Bots at the tables: whatever their workers do, the match goes on, and everybody is told."""

import asyncio
import dataclasses
import sys
import threading
import time
from pathlib import Path
from types import SimpleNamespace

import pytest
from litestar.testing import TestClient
from msgspec import json

from chapterhouse import evaluation
from chapterhouse.core.rule import Malformed
from chapterhouse.locale import LANGUAGES, Translator
from chapterhouse.server import bot_runner as company_module
from chapterhouse.server import tasks
from chapterhouse.server.app import create
from chapterhouse.server.bots import Answer, Question, choose
from chapterhouse.server.limits import Limits
from chapterhouse.server.opening import open_table
from chapterhouse.server.problems import UNPLAYABLE
from chapterhouse.server.room import Room
from chapterhouse.server.table import Table
from chapterhouse.server.tables import Settings, Tables
from chapterhouse.server.workers import Workers
from chapterhouse.wire.requests import NewChair, NewTable
from databases import counts_alone
from server.served import TWO, asked, with_tables
from server.talk import PATIENCE, Talk, create_table, talk

# A worker that does well for the bots of one level, and fails for those of all others.
WORKER = """
import os, sys, time
from msgspec import json
from chapterhouse.server.bots import Answer, Question, choose
from chapterhouse.server.workers import serve
def answer(frame):
    question = json.decode(frame, type=Question)
    if question.level in {well}:
        return json.encode(Answer(choose(question)))
    {fault}
serve(answer)
"""
FAULTS = {
    "hangs": "time.sleep(600)",
    "dies": "os._exit(1)",
    "stumbles": "sys.stderr = None; raise ValueError",
    "babbles": "return b'x' * 99",
    "cheats": "return json.encode(Answer(9_999))",
}
HASTY, PATIENT = Limits(deadline=1, tables=1_000), Limits(deadline=300, tables=1_000)


def badly(settings: Settings, fault: str, *well: str) -> Settings:
    """Settings with workers that do badly, but for the bots of some levels."""
    source = WORKER.format(fault=FAULTS[fault], well=set(well) or "()")
    limits = HASTY if fault == "hangs" else PATIENT
    return dataclasses.replace(settings, limits=limits, bots=[sys.executable, "-c", source])


def unsteady(settings: Settings, folder: Path, level: str, times: int) -> Settings:
    """Settings with workers that die the first so many times they are asked for that level."""
    fault = f"""if question.level == {level!r} and len(os.listdir({str(folder)!r})) < {times}:
        open({str(folder)!r} + f"/{{os.getpid()}}", "w").close(); os._exit(1)
    return json.encode(Answer(choose(question)))"""
    source = WORKER.format(fault=fault, well="()")
    return dataclasses.replace(settings, limits=PATIENT, bots=[sys.executable, "-c", source])


def play_on(anna: Talk, moves: int) -> None:
    """Play so many moves against whoever is there."""
    for _ in range(moves):
        anna.asked()
        anna.move()
    anna.asked()


@pytest.mark.parametrize("fault", FAULTS)
def test_a_bot_that_fails_is_replaced(settings: Settings, fault: str) -> None:
    """The usual bot plays on in its place, from then on; everybody is told, once."""
    with TestClient(create(badly(settings, fault, "greedy"))) as client:
        created = create_table(client, "me", "uniform")
        with (
            talk(client, created, created.keys[0]) as anna,
            talk(client, created, language="ru") as boris,
        ):
            play_on(anna, 6)
            level = client.get(created.path).json()["chairs"][1]["level"]
            foreign = boris.until("notice")
        told = [message for message in anna.heard if message["type"] == "notice"]

    assert level == "greedy"
    assert [notice["key"] for notice in told] == ["notice-fallback"]
    reader = Translator("ru")
    text = reader.text("notice-fallback", seat="Bram", level=reader.text("level-greedy"))
    assert text == foreign["text"]


def test_a_bot_that_failed_once_is_asked_again(settings: Settings, tmp_path: Path) -> None:
    """One death of a worker changes nothing: a fresh one answers, and nobody has to be told."""
    died = tmp_path / "died"
    died.mkdir()
    with TestClient(create(unsteady(settings, died, "uniform", 1))) as client:
        created = create_table(client, "me", "uniform")
        with talk(client, created, created.keys[0]) as anna:
            play_on(anna, 6)
            level = client.get(created.path).json()["chairs"][1]["level"]
        told = [message for message in anna.heard if message["type"] == "notice"]

    assert len(list(died.iterdir())) == 1
    assert (level, told) == ("uniform", [])


@counts_alone
@pytest.mark.parametrize("restarted", [False, True])
def test_a_bot_that_is_well_again_comes_back(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, restarted: bool
) -> None:
    """After a rest the bot that was chosen is tried again, also by the next server; everybody is
    told that it plays on.
    """
    died = tmp_path / "died"
    died.mkdir()
    monkeypatch.setattr(company_module, "REST", 600.0 if restarted else 0.0)
    ill = unsteady(settings, died, "uniform", 2)
    with TestClient(create(ill)) as client:
        created = create_table(client, "me", "uniform")
        with talk(client, created, created.keys[0]) as anna:
            play_on(anna, 6)
    if restarted:
        with TestClient(create(ill)) as client, talk(client, created, created.keys[0]) as again:
            play_on(again, 6)
            anna.heard += again.heard
    with TestClient(create(ill)) as client:
        level = client.get(created.path).json()["chairs"][1]["level"]

    told = [message["key"] for message in anna.heard if message["type"] == "notice"]
    assert level == "uniform"
    assert list(dict.fromkeys(told)) == ["notice-fallback", "notice-recovered"]


@pytest.mark.parametrize("fault", ["dies", "cheats"])
def test_where_all_bots_fail_the_match_goes_on(settings: Settings, fault: str) -> None:
    """Then any legal action is played; the news is the same, and comes once."""
    with TestClient(create(badly(settings, fault))) as client:
        created = create_table(client, "me", "greedy")
        with talk(client, created, created.keys[0]) as anna:
            play_on(anna, 6)
        told = [message["key"] for message in anna.heard if message["type"] == "notice"]

    assert told == ["notice-fallback"]


def test_a_fallback_outlives_the_server(settings: Settings) -> None:
    """Whoever comes in later, even after a restart, is told; the bot stays the usual one."""
    with TestClient(create(badly(settings, "dies", "greedy"))) as client:
        created = create_table(client, "me", "uniform")
        with talk(client, created, created.keys[0]) as anna:
            play_on(anna, 6)
    with TestClient(create(settings)) as client:
        with talk(client, created, created.keys[0]) as again:
            notice = again.until("notice")
        chairs = client.get(created.path).json()["chairs"]

    assert notice["key"] == "notice-fallback"
    assert chairs[1]["level"] == "greedy"


def test_a_table_does_not_wait_for_another(settings: Settings) -> None:
    """While the bot of one table hangs, others are played to the end."""
    patient = dataclasses.replace(badly(settings, "hangs", "greedy"), limits=PATIENT)
    with TestClient(create(patient)) as client:
        stuck = create_table(client, "uniform", "uniform")
        with talk(client, stuck) as onlooker:
            onlooker.until("position")
            created = create_table(client, "me", "greedy")
            with talk(client, created, created.keys[0]) as anna:
                play_on(anna, 10)


def test_a_hint_that_does_not_come_is_said(settings: Settings) -> None:
    """Whoever asks for a hint that no worker gives in time is told so, and plays on."""
    with TestClient(create(badly(settings, "hangs"))) as client:
        created = create_table(client, "me", "me")
        for seat in (0, 1):
            with talk(client, created, created.keys[seat], LANGUAGES[seat], seat) as anna:
                anna.until("position")
                anna.say("ask", ply=anna.position["ply"])
                code = anna.until("refused")["code"]
                assert code == ("no-hint" if anna.mine else "stale")


def test_a_hint_asked_for_twice_is_one(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two pages of one seat that ask at the same time cost one worker, and hear the same."""
    asked_for: list[str] = []

    async def ask(_: Workers, question: bytes, _deadline: float, table: str) -> bytes:
        asked_for.append(table)
        await asyncio.sleep(0)
        return json.encode(Answer(choose(json.decode(question, type=Question))))

    async def work(served: Tables) -> None:
        monkeypatch.setattr(Workers, "ask", ask)
        table = (await open_table(served, TWO)).table
        async with served.runner(table) as runner:
            turn = await asked(runner.table)
            first, second = await asyncio.gather(runner.hint(turn), runner.hint(turn))
            assert first == second
            assert first is not None
            assert first.action in turn.legal
            assert await runner.hint(turn) == first
        assert asked_for == [table, table]

    with_tables(settings, work)


@pytest.mark.parametrize("wanted", [False, True])
def test_history_is_sent_to_a_bot_that_goes_by_it(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, *, wanted: bool
) -> None:
    """No level does, so nothing of it is written or sent for them."""
    sent: asyncio.Queue[Question] = asyncio.Queue()

    async def ask(_: Workers, question: bytes, _deadline: float, _table: str) -> bytes:
        await sent.put(json.decode(question, type=Question))
        await asyncio.Event().wait()
        return b""

    async def work(served: Tables) -> None:
        monkeypatch.setattr(Workers, "ask", ask)
        if wanted:
            monkeypatch.setattr(evaluation, "goes_by_history", lambda _level, _game: True)
        table = (await open_table(served, NewTable("biblios", [NewChair("bot")] * 2))).table
        async with served.runner(table) as runner:
            question = await sent.get()
            room = await runner.table.room()
            heard = room.heard_text(room.seat)
        assert question.heard == (heard if wanted else "")
        assert heard

    with_tables(settings, work)


class Waiting:
    """Stands in for a clock: notes how long somebody would sleep, and stops them in the end."""

    def __init__(self, often: int) -> None:
        self.enough = asyncio.Event()
        self.slept: list[float] = []
        self.often = often

    async def sleep(self, seconds: float) -> None:
        """Note it."""
        self.slept.append(seconds)
        if len(self.slept) == self.often:
            self.enough.set()
            await asyncio.Event().wait()


def test_a_table_that_cannot_be_played_stops_nobody_else(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bots at a table whose rows make no sense try again, but ever more rarely."""

    async def spoilt(_: Table) -> Room:
        raise Malformed("no-such-value", "what was kept makes no sense", {})

    async def work(served: Tables) -> None:
        waiting = Waiting(8)
        clock = SimpleNamespace(**vars(asyncio) | {"sleep": waiting.sleep})
        table = (await open_table(served, TWO)).table
        async with served.runner(table) as runner:
            chairs = runner.table.chairs
            chairs[:] = [chair.with_bot("greedy", "") for chair in chairs]
            monkeypatch.setattr(tasks, "asyncio", clock)
            monkeypatch.setattr(Table, "room", spoilt)
            runner.notify()
            await asyncio.wait_for(waiting.enough.wait(), 20)
            await runner.close()

        assert waiting.slept == [1, 2, 4, 8, 16, 32, 60, 60]

    with_tables(settings, work)


@pytest.mark.parametrize("key", UNPLAYABLE)
def test_a_table_of_another_release_is_left_alone(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    """Where this release cannot play, bots do not try again; whoever comes is told why."""

    async def other(_: Table) -> Room:
        raise Malformed(key, "another release can", {})

    async def work(served: Tables) -> None:
        table = (await open_table(served, TWO)).table
        async with served.runner(table) as runner:
            chairs = runner.table.chairs
            chairs[:] = [chair.with_bot("greedy", "") for chair in chairs]
            monkeypatch.setattr(Table, "room", other)
            runner.notify()
            assert runner._work  # noqa: SLF001
            await asyncio.wait_for(runner._work, 20)  # noqa: SLF001
            assert not runner.busy

    with_tables(settings, work)


def held_up(monkeypatch: pytest.MonkeyPatch) -> tuple[threading.Event, threading.Event]:
    """Let a bot be at work until it may go on: whether it is, and whether it may."""
    works, goes_on = threading.Event(), threading.Event()

    async def ask(_: Workers, question: bytes, _deadline: float, _table: str = "") -> bytes:
        works.set()
        assert await asyncio.to_thread(goes_on.wait, PATIENCE)
        return json.encode(Answer(choose(json.decode(question, type=Question))))

    monkeypatch.setattr(Workers, "ask", ask)
    return works, goes_on


def test_a_seat_given_back_is_not_played_by_the_bot(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that is at work as its seat goes back to the person plays no more."""
    works, goes_on = held_up(monkeypatch)
    with TestClient(create(settings)) as client:
        created = create_table(client, "me", "me")
        with talk(client, created, created.keys[0]) as anna:
            seat = anna.until("position")["prompt"]["seat"]
        key, path = created.keys[seat], f"{created.path}/seats/{seat}"
        with talk(client, created, key) as anna:
            ply = anna.asked()["ply"]
            assert client.put(path, json={"key": key, "level": "greedy"}).status_code == 200
            assert works.wait(PATIENCE)
            anna.act()
            assert anna.until("refused")["code"] == "seat-of-bot"
            assert client.put(path, json={"key": key, "level": None}).status_code == 200
            goes_on.set()
            time.sleep(0.2)
        with talk(client, created, key) as anna:
            assert anna.asked()["ply"] == ply
            anna.move()
