"""The command as a process of its own: terminals, colours, pipes."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src"
START = (
    "import signal, sys; "
    "signal.signal(signal.SIGINT, signal.default_int_handler); "  # in case we ignore it
    "from chapterhouse.cli import main; sys.exit(main())"
)
# As where only what the command line needs is installed.
ALONE = (
    "import sys; from chapterhouse.arena.extras import EXTRAS; "
    f"sys.modules.update(dict.fromkeys(EXTRAS)); {START}"
)
MOMENT = 0.4  # seconds: letters of a key that is held come sooner one after another
TRIES = 9  # until a machine is found to be too slow to hold a key
COLOUR = re.compile(r"\x1b\[[0-9;]*\b(3[0-8]|9[0-7])[;m]")


def environment(**variables: str) -> dict[str, str]:
    """A terminal of 80 columns and 24 lines that speaks English."""
    usual = {"PATH": os.environ["PATH"], "LANG": "C.UTF-8", "TERM": "xterm-256color"}
    path = os.environ.get("PYTHONPATH", str(SOURCE))
    return usual | {"COLUMNS": "80", "LINES": "24", "PYTHONPATH": path} | variables


def run(
    *arguments: str, typed: str = "", program: str = START, **variables: str
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", program, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(**variables),
        check=False,
        timeout=60,
    )


class Terminal:
    """The command at a terminal."""

    def __init__(self, *arguments: str) -> None:
        self.mine, theirs = pty.openpty()
        command = [sys.executable, "-c", START, *arguments]
        self.process = subprocess.Popen(
            command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment(), close_fds=True
        )
        os.close(theirs)
        self.shown = ""

    def wait_for(self, words: str, seconds: float = 30) -> str:
        """Read until these words have come; give everything since the last time."""
        start, limit = len(self.shown), time.monotonic() + seconds
        while words not in self.shown[start:] and time.monotonic() < limit:
            if select.select([self.mine], [], [], 1)[0]:
                self.shown += os.read(self.mine, 65536).decode("utf-8", "replace")
        assert words in self.shown[start:]
        return self.shown[start:]

    def type(self, words: str) -> None:
        os.write(self.mine, words.encode())

    def close(self) -> None:
        os.close(self.mine)
        self.process.kill()
        self.process.wait()


@pytest.fixture
def terminal() -> Iterator[Terminal]:
    opened = Terminal("play", "--seed=1", "--seats=4")
    yield opened
    opened.close()


def test_no_colour_in_a_pipe() -> None:
    """Output that is no terminal is plain text."""
    assert "\x1b" not in run("play", "--seed=1", typed="1\n").stdout


def test_no_color_is_honoured() -> None:
    """Where colours would be shown, NO_COLOR leaves them out."""
    assert COLOUR.search(run("rule", "BIB-GIFT", FORCE_COLOR="1").stdout)
    assert not COLOUR.search(run("rule", "BIB-GIFT", FORCE_COLOR="1", NO_COLOR="1").stdout)


@pytest.mark.parametrize(
    ("game", "typed", "shown"),
    [
        ("biblios", "1\nkeep\n", ["#", "[BIB-GIFT-5]"]),
        ("monasterium", "why 5\nhand\n", ["-=-t.-=-b.-", "[MSM-DICE-3]", "s soup, t tool"]),
    ],
)
def test_ascii_is_enough(game: str, typed: str, shown: list[str]) -> None:
    """Where only ASCII can be written, signs give way to letters and nothing breaks."""
    ran = run("play", game, "--seed=1", typed=typed, PYTHONIOENCODING="ascii")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert [sign for sign in shown if sign not in ran.stdout] == []


def test_errors_have_no_traceback() -> None:
    """One line, and the exit code of malformed input."""
    ran = run("replay", "/no/such/file")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == "chapterhouse: there is no file /no/such/file\n"


def test_without_the_server_all_else_runs(tmp_path: Path) -> None:
    """Where the packages of the server are missing, all but tables works, and tables say so."""
    ran = run("duel", "uniform", "uniform", "--games=2", "--jobs=1", program=ALONE)
    assert (ran.returncode, ran.stderr) == (0, "")

    ran = run("serve", f"--data={tmp_path / 'tables.db'}", program=ALONE)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert "pip install 'chapterhouse[server]'" in ran.stderr
    assert ran.stderr.count("\n") == 1


def test_a_first_screen_fits(terminal: Terminal) -> None:
    """On 80 columns and 24 lines the title page, then table and question, are seen whole."""
    title = terminal.wait_for("Press Enter to begin")
    terminal.type("\n")
    table = terminal.wait_for("\n> ")
    assert title.count("\n") < 24
    assert table.rpartition("\x1b[2J")[2].count("\n") < 24


def test_an_interrupt_ends_quietly(terminal: Terminal) -> None:
    """Ctrl-C: 130, and no traceback."""
    terminal.wait_for("Press Enter to begin")
    for _ in range(5):
        terminal.process.send_signal(signal.SIGINT)  # again, if it came just before the waiting
        with suppress(subprocess.TimeoutExpired):
            terminal.process.wait(5)
            break
    assert terminal.process.returncode == 130
    assert "Traceback" not in terminal.shown


def test_what_is_typed_ahead_answers_nothing(terminal: Terminal) -> None:
    """Answers that were typed before their question came are dropped."""
    terminal.wait_for("Press Enter to begin")
    terminal.type("\nkeep\nauction\n")
    terminal.wait_for("\n> ")
    terminal.type("?\n")
    table = terminal.wait_for("\n> ")

    assert "You keep" not in table
    assert "why WORD" in table


def hold(terminal: Terminal) -> bool:
    """Hold Enter; tell whether each letter came as soon as those of a key that is held, which a
    slow machine may prevent.
    """
    soon = True
    before = time.monotonic()
    for _ in range(10):
        began = time.monotonic()
        terminal.type("\n")
        soon = soon and time.monotonic() - before < MOMENT
        before = began
        time.sleep(0.1)  # as fast as a key repeats, or slower
    return soon


def test_a_held_key_opens_no_hand() -> None:
    """Enter held over a whole change of turns leaves the next hand hidden until it is let go."""
    for _ in range(TRIES):
        terminal = Terminal("play", "--seed=1", "--hot-seat=Anna,Bram")
        terminal.wait_for("begin > ")
        terminal.type("\n")
        hidden = terminal.wait_for("Anna decides next.")
        if hold(terminal):
            break
        terminal.close()
    hidden += terminal.wait_for("press Enter > ")
    terminal.type("\n")
    shown = terminal.wait_for("\n> ")
    terminal.close()

    assert "Scriptorium" not in hidden
    assert "Scriptorium" in shown


def shell(command: str) -> subprocess.CompletedProcess[str]:
    """Run a line in which `$it` is the command."""
    it = f'"{sys.executable}" -c "{START}"'
    line = ["/bin/sh", "-c", command.replace("$it", it)]
    return subprocess.run(
        line, capture_output=True, text=True, env=environment(), check=False, timeout=60
    )


def test_a_reader_who_stops_is_no_error() -> None:
    """`chapterhouse rule | head` ends without a traceback, and with 0."""
    ran = shell("{ $it rule; echo $? >&2; } | head -1")
    assert (ran.stdout.startswith("What is in the box (BIB-COMP)"), ran.stderr) == (True, "0\n")


@pytest.mark.parametrize(
    ("command", "code", "told"),
    [
        ("$it play --seed=1 <&-", 0, ""),
        ("$it rule BIB-GIFT-5 >&-", 0, ""),
        ("$it rule >/dev/full", 2, "chapterhouse: No space left on device\n"),
    ],
)
def test_streams_that_are_closed_or_full(command: str, code: int, told: str) -> None:
    """Without input the match is left; what cannot be written is told in one line."""
    ran = shell(command)
    assert (ran.returncode, ran.stderr) == (code, told)
