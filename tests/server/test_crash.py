"""The crash test: a server that is killed again and again keeps every promise it made."""

import asyncio
import os
import random
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Final

import pytest

from buses import Served, valkey
from chapterhouse.server.migrations import migrate
from databases import fresh
from server.ledger import Ledger
from server.players import keep_playing
from sizes import LIVES

MOST: Final = 40  # messages that a life lasts for
PLAYED_ON: Final = 0.8  # of the deaths; after the others both may be dead for a moment
WITHOUT_BUS: Final = 0.4  # of the lives, at whose beginning the bus is killed; another begins after
PATIENCE: Final = 600.0  # seconds after which a server hangs, however busy the machine
ENDED: Final = "a server ended by itself: the reason is on stderr"
HERE: Final = Path(__file__).parent
Parties = list[asyncio.Task[None]]
TABLES: Final = (["me", "bot", "bot"], ["me", "friend", "bot"], ["bot", "bot"])


@pytest.mark.parametrize(("kind", "lives"), LIVES.items())
def test_what_was_acknowledged_outlives_every_crash(tmp_path: Path, kind: str, lives: int) -> None:
    """Killed at random moments while people and bots play on several tables, a server has after
    each restart every act that it acknowledged, exactly once, plies without a gap, the same deal;
    and play goes on, in PostgreSQL at another server meanwhile, whatever becomes of their bus.
    """
    seed = random.SystemRandom().getrandbits(32)
    database = fresh(tmp_path, "sqlite" if kind == "sqlite" else "postgresql")
    migrate(database)
    ledger = Ledger(database)
    servers = 2 if database.shared else 1

    luck = random.Random(seed)  # noqa: S311 - chance, no secret
    with ExitStack() as stack:
        bus = stack.enter_context(valkey()) if kind == "valkey" else None
        asyncio.run(_lives(str(database), servers, lives, ledger, luck, bus))
    print(f"seed {seed}: {ledger.acknowledged} acknowledged, {dict(ledger.counted)}")  # noqa: T201

    assert ledger.acknowledged > lives
    assert ledger.acknowledged <= ledger.counted["act"]


class Server:
    """A server that lives again and again."""

    def __init__(self, driver: Process) -> None:
        self._driver: Final = driver
        self.port = 0

    async def first(self) -> None:
        """Begin the first life, and tell the port."""
        assert self._driver.stdout
        self.start()
        address = (await self._driver.stdout.readline()).decode().strip()
        self.port = int(address.rstrip("/").rpartition(":")[2])

    def start(self) -> None:
        """Begin a life."""
        self._tell(f"start {self.port}")

    async def die(self) -> None:
        """Be killed without a warning."""
        assert self._driver.stdout
        self._tell("kill")
        while (line := await self._driver.stdout.readline()) != b"dead\n":
            assert line, ENDED

    async def lasts(self) -> None:
        """Wait for ever: a life ends only when it is killed."""
        await self._driver.wait()
        raise AssertionError(ENDED)

    async def end(self) -> None:
        """Live no more."""
        assert self._driver.stdin
        self._driver.stdin.close()
        await self._driver.wait()

    def _tell(self, line: str) -> None:
        assert self._driver.stdin
        with suppress(ConnectionError):
            self._driver.stdin.write(f"{line}\n".encode())


async def _server(store: str, bus: Served | None) -> Server:
    """Let a server begin to live."""
    path = os.environ.get("PYTHONPATH", str(HERE.parents[1] / "src"))
    driver = await asyncio.create_subprocess_exec(
        sys.executable, str(HERE / "restarting_server.py"), store, bus.address if bus else "",
        stdin=PIPE, stdout=PIPE, env=os.environ | {"PYTHONPATH": path},
    )  # fmt: skip
    server = Server(driver)
    await server.first()
    return server


async def _lives(
    store: str, count: int, lives: int, ledger: Ledger, luck: random.Random, bus: Served | None
) -> None:
    """Let servers live and die before players, who are sent home at the end."""
    servers = [await _server(store, bus) for _ in range(count)]
    ports = [server.port for server in servers]
    parties = [asyncio.create_task(keep_playing(ledger, ports, kinds, luck)) for kinds in TABLES]
    parties += [asyncio.create_task(server.lasts()) for server in servers]
    try:
        await _die_again_and_again(servers, lives, ledger, luck, parties, bus)
    finally:
        for party in parties:
            party.cancel()
        await asyncio.wait(parties)
        for server in servers:
            await server.end()
        ledger.close()


async def _die_again_and_again(
    servers: list[Server], lives: int, ledger: Ledger, luck: random.Random, parties: Parties,
    bus: Served | None,
) -> None:  # fmt: skip
    """Kill a server at random moments, and check what is kept after each death; where there is
    another, mostly play on there for a while, sometimes without a bus.
    """
    for _ in range(lives):
        gone = bus if luck.random() < WITHOUT_BUS else None
        if gone:
            gone.kill()
        await _live(ledger, luck.randrange(MOST), parties)
        await asyncio.sleep(luck.random() / 100)
        dying = luck.choice(servers)
        await dying.die()
        ledger.check()
        if len(servers) > 1 and luck.random() < PLAYED_ON:
            await _live(ledger, luck.randrange(MOST), parties)
        dying.start()
        if gone:
            await asyncio.to_thread(gone.start)
    await _live(ledger, 10 * MOST, parties)
    for server in servers:
        await server.die()
    ledger.check()


async def _live(ledger: Ledger, messages: int, parties: Parties) -> None:
    """Wait until the players have heard so much; what ends by itself ends by a fault."""
    heard = asyncio.create_task(ledger.hears(messages))
    done, _ = await asyncio.wait(
        [heard, *parties], timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED
    )
    heard.cancel()
    for task in done:
        task.result()
    assert done, f"nothing was heard for {PATIENCE} seconds"
