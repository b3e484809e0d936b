"""A server that lets one address do what many would: `python -m benchmarks.house FILE PORT`."""

import sys
from pathlib import Path

from chapterhouse.server import door
from chapterhouse.server.house import Settings
from chapterhouse.server.limits import Limits
from chapterhouse.server.migrations import migrate

MANY = 10**6
HOST = "127.0.0.1"


def main(file: Path, port: int) -> None:
    migrate(file)
    limits = Limits(tables=MANY, sockets=MANY)
    door.serve(Settings(file, limits=limits), door.bound(HOST, port), HOST, opens=False)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
