"""The load generator runs: a few tables, opened, restarted and played, with figures at the end."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_a_small_load_is_carried() -> None:
    """Three tables are opened, return after a restart and are played, and nobody is refused."""
    build = os.environ.get("PYTHONPATH", "src").partition(os.pathsep)[0]  # that is being tested
    ran = subprocess.run(
        [sys.executable, "-m", "benchmarks.load", "--tables", "3", "--acts", "20", "--seconds", "1",
         "--before", "5", "--games", "biblios,monasterium,monastery", "--mixed", "--build", build],
        cwd=ROOT, env=os.environ | {"PYTHONPATH": "src"}, stdout=subprocess.PIPE, text=True,
        check=True,
    )  # fmt: skip

    assert "12 seats back after a restart" in ran.stdout
    assert "act to all, of" in ran.stdout
    assert "memory a socket, of 3 that watch" in ran.stdout
