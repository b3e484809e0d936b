"""`python -m chapterhouse`: the same as the command `chapterhouse`."""

import sys

from chapterhouse.cli import main

sys.exit(main())
