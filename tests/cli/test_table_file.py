"""The file of one table: all that is kept of it is there, or it is said what is not."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from chapterhouse.server import tablefile, transfer
from chapterhouse.server.databases.sqlite import Sqlite
from chapterhouse.server.schema import METADATA
from chapterhouse.server.tables import Settings, Tables
from cli.ran import Call
from cli.test_one_table import rows
from server.served import with_tables
from server.test_tournaments import NAMES, entered, order
from server.test_tournaments import new as tournament

# What is in no file of one table, though it is kept of it: column by column, or a whole list
NOT_IN_FILES: Final = {
    "matches.game": "with the edition", "matches.edition": "likewise",
    "matches.changes": "counted by servers", "matches.company": "likewise",
    "matches.due": "found in what was played",
    "results": "worked out anew", "attendance": "of servers", "awaited": "likewise",
    **dict.fromkeys(transfer.LEFT, "said to whoever writes the file"),
}  # fmt: skip


def test_all_that_is_kept_of_a_table_is_in_its_file() -> None:
    """Or there is a reason against it: a new list or column joins one of them."""
    carried = {rows.name: kind for rows, kind in transfer.LISTS.values()}
    carried["matches"] = tablefile.MatchPart
    of_tables = [rows for rows in METADATA.sorted_tables if "match" in rows.c]
    assert {rows.name for rows in of_tables} - set(carried) <= set(NOT_IN_FILES)
    columns = {
        f"{name}.{column.name}"
        for name, kind in carried.items()
        for column in METADATA.tables[name].c
        if column.name not in {*kind.__struct_fields__, "match"}
    }

    assert columns - {"talk.match"} <= set(NOT_IN_FILES)


def test_a_table_of_a_tournament_stays_one(call: Call, tmp_path: Path) -> None:
    """Where the tournament is, and shut as long as its round goes on; elsewhere it is one of its
    own, and that is said, as is what stays behind.
    """
    file, elsewhere = tmp_path / "tables.db", tmp_path / "elsewhere.db"
    of: list[str] = []

    async def lay(served: Tables) -> None:
        founded = await entered(served, tournament("swiss", duplicate=True), NAMES[:2])
        kept = await order(served, founded, "next")
        of.extend([kept.course.played[0].fixtures[0].table, founded.tournament])

    with_tables(Settings(Sqlite(file), 0), lay)
    to = file.with_name("table.json")
    left = call("export", of[0], str(to), f"--store={file}").words
    before = rows(file)
    call("delete", of[0], f"--store={file}")
    back = call("import", str(to), f"--store={file}")
    moved = call("import", str(to), f"--store={elsewhere}")

    assert "still play the same deal" in left
    assert rows(file) == before
    assert "table of its own" not in back.words
    assert "table of its own" in moved.words
    with closing(sqlite3.connect(elsewhere)) as connection:
        found = connection.execute("select tournament, shut from matches").fetchall()
    assert found == [(None, 0)]
