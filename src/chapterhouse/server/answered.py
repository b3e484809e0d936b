"""Answers of the worker that reads replays and examples, which is not waited for too long."""

import asyncio
from typing import Final

from msgspec import DecodeError, Struct, json

from chapterhouse.core.rule import Malformed
from chapterhouse.server.replays.worker import Answer
from chapterhouse.server.tables import Tables
from chapterhouse.server.workers import Failed

ANSWERS: Final = json.Decoder(Answer)
UNREADABLE: Final = 422


async def answered(tables: Tables, question: Struct) -> Answer:
    """Ask the worker. Raises Malformed if it takes too long."""
    limits = tables.settings.limits
    try:
        async with asyncio.timeout(limits.queue):
            return ANSWERS.decode(await tables.replays.ask(json.encode(question), limits.replay))
    except (Failed, TimeoutError, DecodeError) as problem:
        raise Malformed(
            "busy", "this record could not be read in time; try again in a while", {}
        ) from problem
