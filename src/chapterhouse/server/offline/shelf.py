"""Tables in memory, each handed over whole to be put away, as JSON, whenever something changes."""

import dataclasses
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Final

from msgspec import MsgspecError, json

from chapterhouse.server.kept import SAID, Attendant, Change, Kept, Known, Outdated, stood
from chapterhouse.server.problems import damaged

Put = Callable[[str, str | None], Awaitable[object]]
KEPT: Final = json.Decoder(Kept)
LOG: Final = logging.getLogger(__name__)


class Shelf:
    """Keeps few tables: those of one person."""

    late = False
    process = 0

    def __init__(self, texts: Mapping[str, str], put: Put) -> None:
        """Begin with what was put away; `put` puts a text away under the id of its table, or
        None, for nothing any more.
        """
        self._put: Final = put
        self._kept: Final[dict[str, Kept]] = {}
        self._unread: Final[set[str]] = set()
        for table, text in texts.items():
            try:
                self._kept[table] = KEPT.decode(text)
            except MsgspecError:  # a newer release wrote it, and can read it
                LOG.exception("table %s cannot be read", table)
                self._unread.add(table)

    async def create(self, kept: Kept, known: Known | None = None) -> None:
        """Keep a new table. Raises Outdated if it is there."""
        if kept.charter.id in self._kept:
            raise Outdated(kept.charter.id)
        await self._keep(kept)

    async def keep(self, id: str, change: Change, known: Known | None = None) -> Known:
        await self._keep(changed(self._kept[id], change))
        return Known()

    async def news(self, id: str, rows: int) -> None:
        """Read nothing: nobody else plays here."""

    async def attend(self, id: str, readers: Sequence[Attendant] | None) -> None:
        """Note nothing, likewise."""

    async def delete(self, id: str) -> None:
        """Keep a table no longer."""
        self._kept.pop(id, None)
        self._unread.discard(id)
        await self._put(id, None)

    async def load(self, id: str) -> Kept | None:
        """Give a table. Raises Malformed for one that cannot be read."""
        if id in self._unread:
            raise damaged()
        kept = self._kept.get(id)
        if kept is None:
            return None
        following = [one.charter.id for one in self._kept.values() if one.charter.after == id]
        return dataclasses.replace(
            kept,
            chairs=list(kept.chairs),
            rows=list(kept.rows),
            standing=list(kept.standing),
            rematch=next(iter(following), None),
        )

    async def count_step(self, game: str, lesson: str, step: int) -> None:
        """Count nothing: nobody would read it."""

    async def check(self) -> None:
        """See nothing against it."""

    async def close(self) -> None:
        """End; all is put away."""

    async def _keep(self, kept: Kept) -> None:
        """Put a table away, then remember it: should that fail, it is as it was."""
        await self._put(kept.charter.id, json.encode(kept).decode())
        self._kept[kept.charter.id] = kept


def changed(kept: Kept, change: Change) -> Kept:
    """Make a change."""
    chairs = {chair.seat: chair for chair in [*kept.chairs, *change.chairs]}
    charter, said = change.doors or kept.charter, [*kept.said]
    if change.names is not None:
        charter = dataclasses.replace(charter, names=list(change.names))
    if change.said is not None:
        said = [*said, change.said][-SAID:]
    return Kept(
        charter,
        [chairs[seat] for seat in sorted(chairs)],
        [*kept.rows, *change.rows],
        [*kept.remarks, *change.remarks],
        said,
        kept.ended or change.ended,
        standing=list(stood(kept.standing, change).values()),
    )
