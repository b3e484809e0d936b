"""`chapterhouse serve`, but every table gets the same secret: a test meets the same deal and the
same bots, in each run, whatever other tests do beside it.
"""

import sys
from contextlib import ExitStack
from types import SimpleNamespace
from unittest import mock

from chapterhouse.cli.app import main
from chapterhouse.server import continuing, opening, rematch

if __name__ == "__main__":
    with ExitStack() as patched:
        for module in (opening, continuing, rematch):
            same = mock.patch.object(module, "secrets", SimpleNamespace(token_bytes=bytes))
            patched.enter_context(same)
        sys.exit(main(["serve", *sys.argv[1:]]))
