"""The crash test: a server that is killed again and again keeps every promise it made."""

import asyncio
import os
import random
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from pathlib import Path
from typing import Final

import pytest

from chapterhouse.server.migrations import migrate
from databases import fresh
from server.ledger import Ledger
from server.players import keep_playing
from sizes import LIVES

MOST: Final = 40  # messages that a life lasts for
PATIENCE: Final = 600.0  # seconds after which a server hangs, however busy the machine
HERE: Final = Path(__file__).parent
Parties = list[asyncio.Task[None]]
TABLES: Final = (["me", "bot", "bot"], ["me", "friend", "bot"], ["bot", "bot"])


@pytest.mark.parametrize(("kind", "lives"), LIVES.items())
def test_what_was_acknowledged_outlives_every_crash(tmp_path: Path, kind: str, lives: int) -> None:
    """Killed at random moments while people and bots play on several tables, a server has after
    each restart every act that it acknowledged, exactly once, plies without a gap, the same deal;
    and play goes on.
    """
    seed = random.SystemRandom().getrandbits(32)
    database = fresh(tmp_path, kind)
    migrate(database)
    ledger = Ledger(database)

    asyncio.run(_lives(str(database), lives, ledger, random.Random(seed)))  # noqa: S311 - chance, no secret
    print(f"seed {seed}: {ledger.acknowledged} acknowledged, {dict(ledger.counted)}")  # noqa: T201

    assert ledger.acknowledged > lives
    assert ledger.acknowledged <= ledger.counted["act"]


async def _lives(store: str, lives: int, ledger: Ledger, luck: random.Random) -> None:
    """Let the server live and die before players, who are sent home at the end."""
    path = os.environ.get("PYTHONPATH", str(HERE.parents[1] / "src"))
    driver = await asyncio.create_subprocess_exec(
        sys.executable, str(HERE / "restarting_server.py"), store,
        stdin=PIPE, stdout=PIPE, env=os.environ | {"PYTHONPATH": path},
    )  # fmt: skip
    assert driver.stdin
    assert driver.stdout
    _tell(driver, "start 0")
    port = int((await driver.stdout.readline()).decode().strip().rstrip("/").rpartition(":")[2])
    parties = [asyncio.create_task(keep_playing(ledger, port, kinds, luck)) for kinds in TABLES]
    try:
        await _die_again_and_again(driver, port, lives, ledger, luck, parties)
    finally:
        for party in parties:
            party.cancel()
        await asyncio.wait(parties)
        driver.stdin.close()
        await driver.wait()
        ledger.close()


async def _die_again_and_again(
    driver: Process, port: int, lives: int, ledger: Ledger, luck: random.Random, parties: Parties
) -> None:
    """Kill the server at random moments, and check the file after each death."""
    for _ in range(lives):
        await _live(ledger, luck.randrange(MOST), parties)
        await asyncio.sleep(luck.random() / 100)
        await _die(driver)
        ledger.check()
        _tell(driver, f"start {port}")
    await _live(ledger, 10 * MOST, parties)
    await _die(driver)
    ledger.check()


async def _live(ledger: Ledger, messages: int, parties: Parties) -> None:
    """Wait until the players have heard so much; no party ends by itself, but by a fault."""
    heard = asyncio.create_task(ledger.hears(messages))
    done, _ = await asyncio.wait(
        [heard, *parties], timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED
    )
    heard.cancel()
    for task in done:
        task.result()
    assert done, f"nothing was heard for {PATIENCE} seconds"


async def _die(driver: Process) -> None:
    """Kill the server without a warning."""
    assert driver.stdout
    _tell(driver, "kill")
    while await driver.stdout.readline() != b"dead\n":
        pass


def _tell(driver: Process, line: str) -> None:
    assert driver.stdin
    with suppress(ConnectionError):
        driver.stdin.write(f"{line}\n".encode())
