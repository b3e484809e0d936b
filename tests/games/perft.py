"""Counts of sequences of actions, by depth, from positions that are written as scenarios.

A table holds scenarios parted by `---`; the last line of each is `perft` and the counts for one
action, for two, and so on.
"""

import re
from typing import Final

from chapterhouse.play.perft import perft
from games.scenario import played

MARK: Final = "perft"
PARTING: Final = re.compile(r"^---\n", re.MULTILINE)


def counted(table: str) -> str:
    """Write the table again, with the counts as they are now, to the same depths."""
    return "---\n".join([_counted(part) for part in PARTING.split(table)])


def _counted(part: str) -> str:
    """Count one position, to as many depths as it had before."""
    lines = part.splitlines()
    depths = len(lines[-1].split()) - 1
    state = played("\n".join(lines[:-1])).state
    counts = [str(perft(state, depth)) for depth in range(1, depths + 1)]
    return "\n".join([*lines[:-1], " ".join([MARK, *counts]), ""])
