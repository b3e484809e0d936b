"""A server that starts many times: a process that has read everything once, and forks each time.

Run as `python restarting_server.py STORE BUS`, where there may be no bus; `start PORT` on its input
begins a life, `kill` ends it. A life that ends by itself ends the process.
"""

import os
import signal
import sys
import traceback
from typing import Final, Never
from unittest.mock import patch

from msgspec import json

from chapterhouse.cli.bus import carrying
from chapterhouse.cli.store import chosen
from chapterhouse.server import hosted, listen, tables
from chapterhouse.server.bots import Answer, Question, choose
from chapterhouse.server.limits import Limits
from chapterhouse.server.ready import read_ahead
from chapterhouse.server.workers import Workers

HOST: Final = "127.0.0.1"
PACE: Final = 0.02  # long enough to take something back
FAST: Final = 100_000.0  # messages a second: its players wait for nothing but the server
QUESTIONS: Final = json.Decoder(Question)


class Inside(Workers):
    """Bots that think in the server: starting processes would be most of so short a life; and one
    that has just been forked keeps the port of its killed server for a moment from the next life.
    """

    async def ask(self, question: bytes, deadline: float, table: str = "") -> bytes:
        return json.encode(Answer(choose(QUESTIONS.decode(question))))


def live(store: str, bus: str, port: int) -> Never:
    """Serve until killed; end the process that began this life if it ends in another way."""
    try:
        limits = Limits(tables=100_000, sockets=1_000, rate=FAST, burst=FAST)
        database = chosen(store)
        settings = tables.Settings(database, PACE, limits, bus=carrying(bus, database))
        listen.serve(settings, listen.bind(HOST, port), HOST, opens=False)
    except BaseException:  # noqa: BLE001 - whatever it was
        traceback.print_exc()
    os.kill(os.getppid(), signal.SIGTERM)
    os._exit(1)


def main(store: str, bus: str) -> None:
    """Begin and end lives as told; when nobody tells any more, end the last."""
    read_ahead()
    child = 0
    for line in sys.stdin:
        word, _, port = line.strip().partition(" ")
        if word == "start":
            child = os.fork()
            if not child:
                live(store, bus, int(port))
        else:
            child = _killed(child)
            print("dead", flush=True)  # noqa: T201 - whoever killed it waits for this
    _killed(child)


def _killed(child: int) -> int:
    """Kill a life, and see that it is over."""
    if child:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
    return 0


if __name__ == "__main__":
    with patch.object(hosted, "Workers", Inside):  # fails where there is no such name any more
        main(*sys.argv[1:])
