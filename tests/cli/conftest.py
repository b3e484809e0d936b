"""The command line run in this process: what was typed, what came out, and the exit code."""

import io
import shutil
import sys
from pathlib import Path

import pytest

from chapterhouse.cli import main
from chapterhouse.games import GAMES
from chapterhouse.server.databases.sqlite import Sqlite
from chapterhouse.server.tables import Settings, Tables
from cli.ran import PATIENT, Call, Ran
from server.served import with_tables
from server.test_old_tables import FILE, TABLES

RECORDS: dict[str, bytes] = {}  # by game, of the match that was played for all tests


@pytest.fixture
def call(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Call:
    """Run the command as at a terminal of 80 columns that speaks English."""
    for name in ("LC_ALL", "LC_MESSAGES", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")

    def run(*arguments: str, typed: str | bytes = "") -> Ran:
        content = typed.encode() if isinstance(typed, str) else typed
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(content), "utf-8"))
        code = main(arguments)
        out, err = capsys.readouterr()
        return Ran(code, out, err)

    return run


def finished(call: Call, game: str, folder: Path) -> Path:
    """The record of a match in which both people take the first choices that do."""
    file = folder / f"{game}.txt"
    if game in RECORDS:
        file.write_bytes(RECORDS[game])
    else:
        people = "--hot-seat=Anna,Bram"
        ran = call("play", game, "--seed=1", people, f"--save={file}", typed=PATIENT[game])
        assert ran.code == 0
        RECORDS[game] = file.read_bytes()
    return file


@pytest.fixture(params=GAMES)
def each_record(request: pytest.FixtureRequest, call: Call, tmp_path: Path) -> Path:
    """The record of a finished match of any game."""
    return finished(call, str(request.param), tmp_path)


@pytest.fixture
def record(call: Call, tmp_path: Path) -> Path:
    """The record of a finished match of a game in which cards are hidden."""
    return finished(call, "biblios", tmp_path)


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """Tables of the first release, of which the finished ones have been looked at since: from then
    on their results are kept.
    """
    made = tmp_path / "tables.db"
    shutil.copy(FILE, made)

    async def look(served: Tables) -> None:
        for table in TABLES.values():
            async with served.runner(table["id"]) as runner, runner.table.lock:
                if runner.table.begun:
                    await runner.table.room()

    with_tables(Settings(Sqlite(made), 0), look)
    return made
