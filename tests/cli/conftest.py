"""The command line run in this process: what was typed, what came out, and the exit code."""

import io
import sys
from pathlib import Path

import pytest

from chapterhouse.cli import main
from cli.ran import Call, Ran


@pytest.fixture
def call(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Call:
    """Run the command as at a terminal of 80 columns that speaks English."""
    for name in ("LC_ALL", "LC_MESSAGES", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")

    def run(*arguments: str, typed: str | bytes = "") -> Ran:
        content = typed.encode() if isinstance(typed, str) else typed
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(content), "utf-8"))
        code = main(arguments)
        out, err = capsys.readouterr()
        return Ran(code, out, err)

    return run


@pytest.fixture
def record(call: Call, tmp_path: Path) -> Path:
    """The record of a finished match: both people always take the first choice, or pass."""
    file = tmp_path / "finished.txt"
    ran = call("play", "--seed=1", "--hot-seat=Anna,Bram", f"--save={file}", typed="1\n0\n" * 600)
    assert ran.code == 0
    return file
