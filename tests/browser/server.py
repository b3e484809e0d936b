"""The server for the browser tests, as a process of its own."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

SERVING: Final = Path(__file__).with_name("serving.py")


class Server:
    """The server of serving.py on a free port; it can be killed and started again on the same one.

    With a `source` it is another copy of the program, with a `base` all its addresses begin so;
    `told` are settings by the environment.
    """

    def __init__(
        self, data: Path, pace: float = 0, source: Path | None = None, base: str = "",
        told: Mapping[str, str] | None = None,
    ) -> None:  # fmt: skip
        self.data: Final = data
        self.told: Final = told or {}
        self.source: Final = {} if source is None else {"PYTHONPATH": str(source)}
        self.pace: Final = pace
        self.base: Final = base
        self.address = ""
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Serve, and read the address, the one line that it prints."""
        self.process = subprocess.Popen(
            [sys.executable, "-P", SERVING,
             f"--port={self.port}", f"--data={self.data}", f"--pace={self.pace}",
             f"--base-path={self.base}",
             "--tables=10000"],  # a run opens as many from one address as a town does in a day
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, **self.source, **self.told},
        )  # fmt: skip
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip().rstrip("/")
        assert self.address.startswith("http://"), "the server did not start"
        self.port = urlsplit(self.address).port or 0

    def stop(self) -> None:
        """Ask it to end, and see that it does."""
        if self.process:
            self.process.terminate()
            self._gone()

    def kill(self) -> None:
        """Let it end without a last word."""
        if self.process:
            self.process.kill()
            self._gone()

    def _gone(self) -> None:
        """Wait until it has ended."""
        assert self.process is not None
        self.process.communicate(timeout=10)
