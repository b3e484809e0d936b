"""The connection of a page: when it breaks a new one follows, soon, not by all pages at once."""

import json
import os
import subprocess
from pathlib import Path

HERE = Path(__file__).parent


def test_a_line_that_is_cut_is_mended_soon_and_by_no_clock() -> None:
    """A page waits twice as long each time, up to five seconds, and by chance up to half of that
    less; so it does where the server stumbled. Where it is sent away for good, it stays away.
    """
    ran = subprocess.run(
        [HERE.parents[1] / ".venv/bin/node", HERE / "line.mjs"],
        stdout=subprocess.PIPE,
        env=os.environ | {"NODE_NO_WARNINGS": "1"},
        check=True,
    )
    seen = json.loads(ran.stdout)

    for tries, wait in enumerate(seen["cut"]):
        most = min(500 * 2**tries, 5_000)
        assert most / 2 <= wait <= most
    assert len(set(seen["cut"][10:])) > 100
    assert len(seen["broken"]) == 1
    assert seen["broken"][0] <= 500
    assert seen["ended"] == []
    assert seen["told"] == ["open", "notice", "lost", "open", "closed"]
