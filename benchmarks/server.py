"""A server that lets one address do what many would: `python -m benchmarks.server FILE PORT`."""

import sys
from pathlib import Path

from chapterhouse.server import listen
from chapterhouse.server.databases.sqlite import Sqlite
from chapterhouse.server.limits import Limits
from chapterhouse.server.migrations import migrate
from chapterhouse.server.tables import Settings

MANY = 10**6
HOST = "127.0.0.1"


def main(file: Path, port: int) -> None:
    migrate(Sqlite(file))
    limits = Limits(tables=MANY, sockets=MANY)
    listen.serve(Settings(Sqlite(file), limits=limits), listen.bind(HOST, port), HOST, opens=False)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
