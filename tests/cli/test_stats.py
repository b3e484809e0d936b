"""`chapterhouse stats`: at which step learners leave, in four languages."""

import asyncio
from pathlib import Path

import pytest

from chapterhouse.locale import LANGUAGES, Translator
from chapterhouse.server.databases.sqlite import Sqlite
from chapterhouse.server.migrations import migrate
from chapterhouse.server.store import Store
from cli.ran import Call

REACHED = {0: 12, 1: 9, 2: 10}  # at the third, somebody had learnt elsewhere before


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file in which some steps of a lesson were counted."""
    made = tmp_path / "tables.db"
    migrate(Sqlite(made))

    async def count() -> None:
        store = Store(Sqlite(made))
        for step, times in REACHED.items():
            for _ in range(times):
                await store.count_step("biblios", "first", step)
        await store.close()

    asyncio.run(count())
    return made


def test_steps_are_shown_with_who_left_there(call: Call, file: Path) -> None:
    """Each step in a line: its number, who reached it, who left there, and what is to be done."""
    ran = call("stats", f"--data={file}")
    lines = ran.out.splitlines()

    assert (ran.code, ran.err) == (0, "")
    assert lines[0].startswith("Biblios: ")
    assert lines[1].split()[:4] == ["step", "reached", "left", "here"]
    assert [line.split()[:3] for line in lines[2:5]] == [
        ["1", "12", "3"],
        ["2", "9", "0"],
        ["3", "10", "10"],
    ]
    assert "Keep this monk, worth 4." in lines[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_counted_says_how_to_count(call: Call, tmp_path: Path, language: str) -> None:
    """Where nothing was counted, the switch is named."""
    file = tmp_path / "tables.db"
    migrate(Sqlite(file))
    ran = call("stats", f"--data={file}", "--lang", language)

    assert ran.words == " ".join(Translator(language).text("cli-stats-none").split())


def test_what_is_no_file_of_tables_is_told(call: Call, tmp_path: Path) -> None:
    """Neither a file that is not there nor one of something else gives a traceback."""
    other = tmp_path / "other.db"
    other.write_text("no database " * 100)

    assert call("stats", f"--data={tmp_path / 'none.db'}").code == 2
    assert call("stats", f"--data={other}").code == 2
