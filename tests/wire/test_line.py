"""The connection of a page: when it breaks a new one follows, soon, not by all pages at once."""

import json
import os
import subprocess
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent


def heard() -> dict[str, Any]:
    """What line.mjs saw."""
    ran = subprocess.run(
        [HERE.parents[1] / ".venv/bin/node", HERE / "line.mjs"],
        stdout=subprocess.PIPE,
        env=os.environ | {"NODE_NO_WARNINGS": "1"},
        check=True,
    )
    seen: dict[str, Any] = json.loads(ran.stdout)
    return seen


def test_a_line_that_is_cut_is_mended_soon_and_by_no_clock() -> None:
    """A page waits twice as long each time, up to five seconds, and by chance up to half of that
    less; so it does where the server stumbled. Where it is sent away for good, it stays away.
    """
    seen = heard()
    for tries, wait in enumerate(seen["cut"]):
        most = min(500 * 2**tries, 5_000)
        assert most / 2 <= wait <= most
    assert len(set(seen["cut"][10:])) > 100
    assert len(seen["broken"]) == 1
    assert seen["broken"][0] <= 500
    assert seen["ended"] == []
    assert seen["told"] == ["open", "notice", "lost", "open", "closed"]


def test_who_comes_back_says_what_was_told_before() -> None:
    """The number of lines and their mark go with hello, so that only the rest is told."""
    assert heard()["hello"] == {
        "type": "hello", "key": None, "language": "en", "lines": 2, "mark": "of two"
    }  # fmt: skip
