"""`chapterhouse serve`, but every table gets the same secret: a test meets the same deal and the
same bots, in each run, whatever other tests do beside it.
"""

import sys
from types import SimpleNamespace
from unittest import mock

from chapterhouse.cli.app import main
from chapterhouse.server import tables

if __name__ == "__main__":
    with mock.patch.object(tables, "secrets", SimpleNamespace(token_bytes=bytes)):
        sys.exit(main(["serve", *sys.argv[1:]]))
