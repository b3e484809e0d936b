"""The caller: looks every few seconds whom to call, and has it sent, off the way of all matches."""

import asyncio
import logging
import time
from collections.abc import Callable, Mapping
from typing import Final

from msgspec import json
from sqlalchemy.exc import SQLAlchemyError

from chapterhouse.server import wishes
from chapterhouse.server.calls import MakeKeys, Post, Push, Sent
from chapterhouse.server.calls.words import Notice, line, notice, packed, plain
from chapterhouse.server.kept import OVER, Wish
from chapterhouse.server.rows import Rows
from chapterhouse.server.wishes import Called, Waiting
from chapterhouse.server.workers import Answering, Failed

LOOKED: Final = 5.0  # seconds between two looks
PAUSES: Final = (0.0, 60.0, 600.0)  # seconds before each try to send a call
DEADLINE: Final = 20.0  # seconds that one may take
MOST: Final = 500  # calls that are on their way: more are dropped
KEYS: Final = "push"
SENT: Final = json.Decoder(Sent)
LOG: Final = logging.getLogger(__name__)


class Caller:
    """Calls people who are waited for and are not at the table."""

    def __init__(
        self,
        rows: Rows,
        here: Callable[[str], set[int]],
        senders: Mapping[str, Answering],
        contact: str,
    ) -> None:
        """Take what tells who is at a table in this process; by each way that is switched on, what
        sends; and where the server is found.
        """
        self.ways: Final = frozenset(senders)
        self._rows: Final = rows
        self._here: Final = here
        self._senders: Final = senders
        self._contact: Final = contact
        self._sending: Final[set[asyncio.Task[None]]] = set()
        self._making: Final = asyncio.Lock()
        self._pair: tuple[str, str] | None = None

    async def run(self) -> None:
        """Look again and again."""
        while True:
            await asyncio.sleep(LOOKED)
            try:
                await self.prepare()
                await self.look()
            except SQLAlchemyError as problem:  # the next look may do better
                LOG.warning("nobody can be called now: %s", type(problem).__name__)

    async def close(self) -> None:
        """Send nothing more."""
        for task in self._sending:
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)
        for sender in self._senders.values():
            await sender.close()

    async def look(self) -> None:
        """Call whoever is waited for by now."""
        for due in await self._rows.read(wishes.waiting, time.time()):
            found = await self._rows.read(wishes.called, due)
            if found is None:
                continue
            try:
                await self._call(due, found)
            except LookupError:  # of a game, or a language, that there is no more
                LOG.exception("nobody is called at table %s", due.match)

    def _away(self, due: Waiting, found: Called) -> list[Wish]:
        """Choose the wishes of those who are not at the table; none where whoever is waited for
        is.
        """
        here = found.here | self._here(due.match)
        if due.seat in here:
            return []
        away = [one for one in found.wishes if due.seat != OVER or one.seat not in here]
        return [one for one in away if one.way in self.ways]

    async def _call(self, due: Waiting, found: Called) -> None:
        """Call those who are away, unless another process does, or they were called just now."""
        now, calls = time.time(), self._away(due, found)
        if calls and due.seat != OVER and found.last > now - wishes.SELDOM:
            return
        if not await self._rows.done(lambda connection: wishes.claim(connection, due, calls, now)):
            return
        for one in calls:
            names = plain(found.names) if one.way == "address" else found.names
            said = notice(due.match, one, found.game, names, due.seat, again=due.again)
            self.send(due.match, one, said)

    def send(self, table: str, one: Wish, said: Notice) -> None:
        """Send a call, without anybody waiting for it."""
        if len(self._sending) >= MOST:
            LOG.warning("too many calls are on their way: one is dropped")
            return
        task = asyncio.create_task(self._send(table, one, said))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def sent(self) -> None:
        """Wait until all that is on its way has been sent."""
        await asyncio.gather(*self._sending)

    async def _send(self, table: str, one: Wish, said: Notice) -> None:
        """Try to send a call a few times; note what came of it."""
        answer = Sent()
        for pause in PAUSES:
            await asyncio.sleep(pause)
            try:
                answer = await self._try(one, said)
            except (Failed, SQLAlchemyError):
                continue
            if answer.well or answer.gone:
                break
        if not answer.well:
            LOG.warning("a call by %s could not be sent", one.way)
        await self._rows.done(
            lambda connection: wishes.sent(
                connection, table, one, gone=answer.gone, well=answer.well
            )
        )

    async def _try(self, one: Wish, said: Notice) -> Sent:
        """Send a call. Raises Failed, or SQLAlchemyError."""
        if one.way == "device":
            secret, _ = await self.keys()
            asked = Push(one.address, one.keys, packed(said), secret, self._contact)
            return await self._ask("device", asked)
        return await self._ask("address", Post(one.address, line(said, one.language, one.home)))

    async def _ask(self, way: str, asked: Push | Post | MakeKeys) -> Sent:
        return SENT.decode(await self._senders[way].ask(json.encode(asked), DEADLINE))

    @property
    def public(self) -> str | None:
        """Give the key that devices are told; None where no notices go to any."""
        return self._pair[1] if self._pair else None

    async def prepare(self) -> None:
        """Have the keys of this server ready, where notices go to devices: made once for ever. What
        fails is tried at the next look.
        """
        if "device" in self.ways and self._pair is None:
            try:
                await self.keys()
            except (Failed, SQLAlchemyError) as problem:
                LOG.warning("no device can be called yet: %s", type(problem).__name__)

    async def keys(self) -> tuple[str, str]:
        """Give the keys by which services of browsers know this server, the secret one first.

        Raises Failed, or SQLAlchemyError.
        """
        async with self._making:
            if self._pair is None:
                self._pair = await self._rows.read(wishes.own_keys, KEYS)
            if self._pair is None:
                made = (await self._ask("device", MakeKeys())).keys
                self._pair = await self._rows.done(
                    lambda connection: wishes.keep_keys(connection, KEYS, made)
                )
            return self._pair
