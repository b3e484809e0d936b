"""Use: when something was looked at last, by which a host deletes what nobody comes for."""

import time
from typing import Any, Final

from sqlalchemy import ColumnElement, Table, update

from chapterhouse.server.rows import Rows

NOTED: Final = 3_600.0  # seconds in which use is noted once
UNUSED: Final = 400  # days, then what nobody comes for goes where a host says nothing else


async def note_use(rows: Rows, of: Table, chosen: ColumnElement[bool], used: float) -> None:
    """Note that something is used now, which was last used then, unless that was just noted."""
    now = time.time()
    if used < now - NOTED:
        noted: Any = update(of).where(chosen).values(used=now)
        await rows.write(lambda connection: connection.execute(noted))
