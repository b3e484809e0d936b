"""A server that lets one address do what many would: `python -m benchmarks.server STORE PORT`."""

import sys

from chapterhouse.cli.store import chosen
from chapterhouse.server import listen
from chapterhouse.server.limits import Limits
from chapterhouse.server.migrations import migrate
from chapterhouse.server.tables import Settings

MANY = 10**6
HOST = "127.0.0.1"


def main(store: str, port: int) -> None:
    database, limits = chosen(store), Limits(tables=MANY, sockets=MANY)
    migrate(database)
    listen.serve(Settings(database, limits=limits), listen.bind(HOST, port), HOST, opens=False)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
