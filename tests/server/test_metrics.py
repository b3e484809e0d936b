"""Metrics: totals of what happens, of which none tells what is hidden at a table."""

import gc
import logging
import urllib.request
from collections.abc import Iterator

import pytest
from litestar.testing import TestClient
from prometheus_client import generate_latest

from chapterhouse.server import metrics
from chapterhouse.server.app import create
from chapterhouse.server.measures import LISTENERS, note
from chapterhouse.server.metrics import APART, TOGETHER, Metrics
from chapterhouse.server.opening import open_table
from chapterhouse.server.table import Table
from chapterhouse.server.tables import Settings, Tables
from server.served import TWO, asked, with_tables
from server.talk import create_table, talk


class Clock:
    """A clock that stands until it is moved."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def counted(clock: Clock) -> Iterator[Metrics]:
    """What happens meanwhile, counted; not that readers of earlier tests leave, who wait for that
    to be collected.
    """
    gc.collect()
    made = Metrics(clock)
    LISTENERS.append(made.note)
    yield made
    LISTENERS.remove(made.note)


def ours(counted: Metrics) -> list[str]:
    """What is told of tables."""
    lines = generate_latest(counted.registry).decode().splitlines()
    return [line for line in lines if line.startswith("chapterhouse_") and "_created" not in line]


def value(counted: Metrics, name: str) -> float:
    """One number of it."""
    [line] = [line for line in ours(counted) if line.startswith(f"{name} ")]
    return float(line.split()[1])


def test_what_is_hidden_is_not_told(settings: Settings, counted: Metrics, clock: Clock) -> None:
    """While somebody does what others cannot see, not one number changes, also after a long time;
    when all see what was done, one does.
    """
    clock.now = 10 * APART
    with TestClient(create(settings)) as client:
        created = create_table(client, "me", "me")
        keys = created.keys
        with talk(client, created, keys[0]) as anna, talk(client, created, keys[1]) as bram:
            anna.until("position")
            bram.until("position")
            player = anna if anna.mine else bram
            before = ours(counted)
            for _ in range(3):
                player.act(-9)
                player.until("refused")
            after = ours(counted)
            acts = value(counted, "chapterhouse_acts_total")
            player.move()

            assert before == after
            assert value(counted, "chapterhouse_tables") == 1
            assert value(counted, "chapterhouse_readers") == 2
            assert value(counted, "chapterhouse_acts_total") == acts + 1
    assert value(counted, "chapterhouse_readers") == 0


def test_parts_of_a_payment_are_not_told(settings: Settings, counted: Metrics) -> None:
    """How many cards somebody pays with is not to be counted: an act is told where all see one."""
    told: list[tuple[bool, float]] = []  # of each act: whether all see it, and what it added

    async def play(served: Tables) -> None:
        while (False, 0.0) not in told:
            created = await open_table(served, TWO)
            async with served.runner(created.table) as runner:
                await act_on(runner.table)

    async def act_on(table: Table) -> None:
        while not table.ended:
            turn = await asked(table)
            async with table.lock:
                room = await table.room()
            seen, acts = room.ply(table.gallery), value(counted, "chapterhouse_acts_total")
            [key] = table.chairs[turn.seat].keys
            middle = sorted(turn.legal)[len(turn.legal) // 2]
            await table.act(turn.seat, turn.ply, middle, key)
            added = value(counted, "chapterhouse_acts_total") - acts
            told.append((room.ply(table.gallery) > seen, added))

    with_tables(settings, play)

    assert {(True, 1.0), (False, 0.0)} == set(told)


def test_what_takes_time_comes_together(counted: Metrics, clock: Clock) -> None:
    """A hundred times of bots and refusals are told at once, and at most once a minute."""
    name = "chapterhouse_decision_seconds_count"
    for _ in range(TOGETHER - 1):
        note("decision", 0.3)
    clock.now = APART
    few = value(counted, name)
    note("refusal", reason="rule")
    enough = value(counted, name)
    for _ in range(2 * TOGETHER):
        note("decision", 0.3)
    soon = value(counted, name)
    clock.now = 2 * APART
    note("decision", 0.3)

    assert (few, enough, soon) == (0, TOGETHER - 1, TOGETHER - 1)
    assert value(counted, name) == 3 * TOGETHER
    assert 'chapterhouse_refusals_total{reason="rule"} 1.0' in ours(counted)


def test_a_bus_that_is_gone_is_told_at_once(counted: Metrics) -> None:
    """Until it is there again; where there is none, none is missed."""
    told = []
    for gone in (1, 0):
        told.append(value(counted, "chapterhouse_bus_gone"))
        note("bus_gone", gone)

    assert [*told, value(counted, "chapterhouse_bus_gone")] == [0, 1, 0]


def test_they_are_told_at_an_address_of_their_own(settings: Settings) -> None:
    """Not where the tables are; errors are counted by level, and the process is seen."""
    with TestClient(create(settings)) as client:
        assert client.get("/metrics").status_code == 404
    with metrics.served("127.0.0.1", 0) as port:
        logging.getLogger("x").error("Anna has the bishop")
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=20) as answer:
            told = answer.read().decode()

    assert 'chapterhouse_log_lines_total{level="error"} 1.0' in told
    assert "process_resident_memory_bytes" in told
    assert "Anna" not in told
    assert not LISTENERS
