"""`chapterhouse serve`: one line that says where, or one that says why not."""

import asyncio
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import tomllib
import urllib.error
import urllib.request
import webbrowser
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
import uvicorn

from chapterhouse.cli import serve as module
from chapterhouse.cli.store import usual
from chapterhouse.locale import LANGUAGES, Translator
from chapterhouse.server import listen
from chapterhouse.server.databases import Taken, lock
from chapterhouse.server.databases.sqlite import Sqlite
from chapterhouse.server.limits import Limits
from chapterhouse.server.migrations import migrate
from chapterhouse.server.tables import Settings
from cli.ran import Call
from databases import file_of

SOURCE = Path(__file__).parents[2] / "src"


HOLDING = """
import sys
from pathlib import Path
from chapterhouse.server.databases import lock
with lock.kept(Path(sys.argv[1])):
    print(flush=True)
    sys.stdin.read()
"""


@contextmanager
def serving(*arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Serve in a process of its own, and read the first line that it prints."""
    command = [sys.executable, "-m", "chapterhouse", "serve", *arguments]
    environment = os.environ | {"PYTHONPATH": os.environ.get("PYTHONPATH", str(SOURCE))}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    ) as process:
        assert process.stdout
        try:
            yield process, process.stdout.readline()
        finally:
            process.kill()


def taken() -> socket.socket:
    """A port that somebody listens on."""
    return socket.create_server(("127.0.0.1", 0))


@pytest.mark.parametrize("ending", [signal.SIGTERM, signal.SIGINT])
def test_one_line_is_printed(tmp_path: Path, ending: signal.Signals) -> None:
    """The address, which answers; after the signal nothing more is said, and the file is there."""
    data = tmp_path / "new" / "tables.db"
    with serving("--port=0", f"--data={data}") as (process, line):
        with urllib.request.urlopen(f"{line.strip()}api/health", timeout=20) as answer:  # noqa: S310 - our own
            healthy = answer.read()
        process.send_signal(ending)
        out, err = process.communicate(timeout=20)

    assert line.startswith("http://127.0.0.1:")
    assert healthy == b'{"healthy":true}'
    assert (out, err) == ("", "")
    assert data.is_file()


def asked(address: str) -> int:
    """The status of an answer."""
    try:
        with urllib.request.urlopen(address, timeout=20) as answer:  # noqa: S310 - our own
            return int(answer.status)
    except urllib.error.HTTPError as refusal:
        return refusal.code


def test_a_stop_is_told_before_it_comes(tmp_path: Path) -> None:
    """With --drain a server that is to stop says so where a proxy asks, and goes on serving; told
    once more it stops at once. Its log is of objects.
    """
    data = tmp_path / "tables.db"
    with serving("--port=0", f"--data={data}", "--drain=600", "--log=json") as (process, line):
        address = line.strip()
        before = asked(f"{address}api/ready")
        process.send_signal(signal.SIGTERM)
        while asked(f"{address}api/ready") == 200:
            pass
        after = [asked(f"{address}api/ready"), asked(f"{address}api/health")]
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=20)

    assert (before, after) == (200, [503, 200])
    assert {json.loads(told)["path"] for told in err.splitlines()} == {"/api/ready", "/api/health"}


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Settings, int, bool]]:
    """What would be served, at which port, and whether a browser would open."""
    calls: list[tuple[Settings, int, bool]] = []

    def serve(settings: Settings, listening: socket.socket, _host: str, *, opens: bool) -> None:
        calls.append((settings, listening.getsockname()[1], opens))
        listening.close()

    monkeypatch.setattr(listen, "serve", serve)
    return calls


def test_what_is_typed_is_served(
    call: Call, served: list[tuple[Settings, int, bool]], tmp_path: Path
) -> None:
    """File, pace, limit, names, proxies, port and browser are as asked for."""
    data = tmp_path / "t.db"
    names = ("--name=Table.example.org", "--name", "bücher.example:8443")
    proxies = ("--trust-proxy=::1", "--trust-proxy", "10.0.0.0/8")
    numbers = ("--port=0", "--pace=0.5", "--tables=90")
    ran = call("serve", *numbers, f"--data={data}", *names, *proxies, "--open")
    settings, port, opened = served[0]
    own = [f"{name}:{port}" for name in module.own_names("127.0.0.1")]
    known = ("table.example.org", "xn--bcher-kva.example:8443", *own)

    assert (ran.code, ran.out, ran.err) == (0, "", "")
    wanted = Settings(Sqlite(data), 0.5, Limits(tables=90), known, ("::1", "10.0.0.0/8"))
    assert (wanted, True) == (settings, opened)


ENVIRONMENT = {
    "KEEP": "30", "TRUST_PROXY": "127.0.0.1 10.0.0.0/8", "PACE": "2", "METRICS": "[::1]:9100",
    "BASE_PATH": "/abbey/", "NOTICES": "device address", "BUS": "valkey://:hush@host.example/1",
}  # fmt: skip
SETTINGS = """
[serve]
port = 0
name = ["table.example.org"]
count-lessons = true
store = "postgresql://anna:secret@host.example/tables"
keep = 400
"""


def test_settings_come_from_environment_and_file(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is typed comes before the environment, that before the file; what is shown of them can
    be the next file, and has no password.
    """
    file = tmp_path / "settings.toml"
    file.write_text(SETTINGS)
    monkeypatch.setenv("CHAPTERHOUSE_SETTINGS", str(file))
    for name, value in ENVIRONMENT.items():
        monkeypatch.setenv(f"CHAPTERHOUSE_{name}", value)
    first = call("serve", "--show-settings", "--pace=0.5")
    shown = tomllib.loads(first.out)["serve"]
    file.write_text(first.out)
    for name in ENVIRONMENT:
        monkeypatch.delenv(f"CHAPTERHOUSE_{name}")

    assert shown == {
        "host": "127.0.0.1", "port": 0, "store": "postgresql://anna:***@host.example/tables",
        "bus": "valkey://host.example/1", "pace": 0.5, "tables": 30, "keep": 30,
        "count-lessons": True, "no-lobby": False,
        "name": ["table.example.org"], "trust-proxy": ["127.0.0.1", "10.0.0.0/8"],
        "drain": 0, "log": "text", "metrics": "[::1]:9100",
        "base-path": "/abbey", "notices": ["address", "device"],
    }  # fmt: skip
    assert call("serve", "--show-settings").out == first.out


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[serve]\nkepp = 3", "there is no option “kepp” here"),
        ("[serve]\nport = 'x'", "needs a whole number, not “x”"),
        ("[serve", "cannot be read as settings in TOML"),
        ("", "there is no file"),
    ],
)
def test_what_is_no_file_of_settings(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, said: str
) -> None:
    """Whatever is wrong is said in one line, in four languages."""
    file = tmp_path / "settings.toml"
    if text:
        file.write_text(text)
    monkeypatch.setenv("CHAPTERHOUSE_SETTINGS", str(file))
    ran = [call("serve", "--show-settings", f"--lang={language}") for language in LANGUAGES]

    assert {(2, "")} == {(one.code, one.out) for one in ran}
    assert said in ran[0].err
    assert len({one.err for one in ran}) == 4


def test_tables_lie_where_programs_keep_their_data(
    call: Call, served: list[tuple[Settings, int, bool]], tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    """Without --data the file lies in the user's data folder, wherever that is."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    call("serve", "--port=0")
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path / "anna"))

    assert tmp_path / "chapterhouse" / "tables.db" == file_of(served[0][0])
    assert tmp_path / "anna/.local/share/chapterhouse/tables.db" == usual()


def test_a_port_that_is_taken(call: Call, tmp_path: Path) -> None:
    """A port asked for and taken is named; without --port the next free one does."""
    with closing(taken()) as other:
        port = other.getsockname()[1]
        ran = call("serve", f"--port={port}", f"--data={tmp_path / 't.db'}")

    assert (ran.code, ran.out) == (2, "")
    assert f"chapterhouse: 127.0.0.1 has no free port {port}; name another with --port\n" == ran.err


def test_metrics_need_a_port_of_their_own(call: Call, tmp_path: Path) -> None:
    """One that is taken is named, in four languages, before anything is served."""
    with closing(taken()) as other:
        port = other.getsockname()[1]
        words = ("serve", f"--metrics={port}", f"--data={tmp_path / 't.db'}")
        ran = [call(*words, f"--lang={language}") for language in LANGUAGES]

    assert {(2, "")} == {(one.code, one.out) for one in ran}
    assert (
        ran[0].err
        == f"chapterhouse: 127.0.0.1 has no free port {port} for --metrics; name another\n"
    )
    assert len({one.err for one in ran}) == 4


def test_the_next_free_port_will_do(monkeypatch: pytest.MonkeyPatch) -> None:
    """If nobody asked for a port, a taken one is passed over; after the last, it is an error."""
    with closing(taken()) as other:
        port = other.getsockname()[1]
        monkeypatch.setattr(listen, "USUAL_PORT", port)
        with closing(listen.bind("127.0.0.1", None)) as found:
            assert port < found.getsockname()[1] < port + listen.TRIED
        monkeypatch.setattr(listen, "TRIED", 1)
        with pytest.raises(OSError, match="in use"):
            listen.bind("127.0.0.1", None)


@pytest.mark.parametrize(
    ("argument", "said"),
    [
        ("--port=65536", "--port is at most 65535, not 65536"),
        ("--port=-1", "--port is at least 0, not -1"),
        ("--port=x", "--port needs a whole number, not “x”"),
        ("--pace=-0.1", "--pace is at least 0, not -0.1"),
        ("--pace=nan", "--pace is at least 0, not nan"),
        ("--pace=inf", "--pace is at most 60, not inf"),
        ("--keep=0", "--keep is at least 1, not 0"),
        ("--tables=0", "--tables is at least 1, not 0"),
        ("--name=https://table.example.org", "--name takes a name as it stands in the address"),
        ("--name=a.example:x", "--name takes a name as it stands in the address"),
        ("--name=", "--name takes a name as it stands in the address"),
        ("--trust-proxy=proxy.example", "--trust-proxy takes an address or a network"),
        ("--metrics=here", "--metrics takes a port, or an address with its port"),
        ("--metrics=::1:70000", "--metrics takes a port, or an address with its port"),
        ("--metrics=a..b:9100", "a..b has no free port 9100 for --metrics"),
        ("--base-path=abbey", "--base-path takes a folder such as /chapterhouse"),
        ("--base-path=/api/x", "--base-path takes a folder such as /chapterhouse"),
        ('--base-path=/a"b', "--base-path takes a folder such as /chapterhouse"),
        ("--notices=pigeon", "--notices takes device or address, not pigeon"),
        ("--log=xml", "--log takes text or json, not xml"),
        ("--drain=601", "--drain is at most 600"),
        ("--trust-proxy=10.0.0.1/8", "--trust-proxy takes an address or a network"),
        ("--host=no.such.host.invalid", "no.such.host.invalid is not an address of this machine"),
        ("--fish", "there is no option “--fish” here;"),
    ],
)
def test_what_cannot_be_served(call: Call, tmp_path: Path, argument: str, said: str) -> None:
    """Whatever is wrong is said in one line, with what would be right."""
    ran = call("serve", f"--data={tmp_path / 't.db'}", argument)

    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"chapterhouse: {said}")


def test_a_file_that_is_none_of_ours(call: Call, tmp_path: Path) -> None:
    """A text, a folder or a place that cannot be is refused, in each language in its own words."""
    (tmp_path / "text").write_text("Anna: keep\n" * 100)
    for file in (tmp_path / "text", tmp_path, tmp_path / "text" / "below"):
        ran = [call("serve", f"--data={file}", f"--lang={language}") for language in LANGUAGES]

        assert {(2, "")} == {(one.code, one.out) for one in ran}
        assert len({one.err for one in ran}) == 4
        assert all(str(file) in one.err for one in ran)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_of_a_newer_release(call: Call, tmp_path: Path, language: str) -> None:
    """A step that this release does not know is told in a line, and the file is left as it is."""
    file = tmp_path / "tables.db"
    migrate(Sqlite(file))
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("update alembic_version set version_num = '9999'")
    before = file.read_bytes()
    ran = call("--lang", language, "serve", "--data", str(file))

    assert (ran.code, ran.out) == (2, "")
    said = Translator(language).text("cli-error-newer-tables", file=str(file))
    assert ran.err.strip() == f"chapterhouse: {said}"
    assert before == file.read_bytes()


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_are_not_kept_in_memory_alone(call: Call, language: str) -> None:
    """What SQLite takes for no file is refused, in each language, and no file of that name made."""
    ran = call("serve", "--data=:memory:", f"--lang={language}")

    assert (ran.code, ran.out) == (2, "")
    assert ":memory:" in ran.err
    assert not Path(":memory:").exists()


def test_one_server_keeps_a_file(call: Call, tmp_path: Path) -> None:
    """Another is refused, in four languages, by whatever path the file is named."""
    (tmp_path / "home").mkdir()
    (tmp_path / "way").symlink_to("home")
    (tmp_path / "link.db").symlink_to("way/t.db")
    file = tmp_path / "home/t.db"
    paths = ["home/t.db", "way/t.db", "link.db", "home/../way/./t.db"]
    with lock.kept(file):
        by_path = [call("serve", "--port=0", f"--data={tmp_path / path}") for path in paths]
        spoken = [call("serve", f"--data={file}", f"--lang={language}") for language in LANGUAGES]

    assert {(2, "")} == {(one.code, one.out) for one in by_path + spoken}
    assert all("is in use by a server or another command" in one.err for one in by_path)
    assert len({one.err for one in spoken if str(file) in one.err}) == 4
    assert not file.exists()  # and nothing was touched


def test_a_lock_ends_with_whoever_held_it(tmp_path: Path) -> None:
    """Whoever is killed leaves the file free; nobody has to clear anything away."""
    environment = os.environ | {"PYTHONPATH": os.environ.get("PYTHONPATH", str(SOURCE))}
    with subprocess.Popen(
        [sys.executable, "-c", HOLDING, tmp_path / "t.db"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment,
    ) as process:  # fmt: skip
        assert process.stdout
        assert process.stdout.readline()
        with pytest.raises(Taken), lock.kept(tmp_path / "t.db"):
            pass
        process.kill()
        process.wait()
    with lock.kept(tmp_path / "t.db"):
        assert (tmp_path / "t.db.lock").exists()


def test_the_address_is_one_that_can_be_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """--open opens what is printed; an address of numbers and colons is put into brackets."""
    opened: list[str] = []

    async def startup(server: uvicorn.Server, _sockets: object) -> None:
        server.started = True

    def run(server: uvicorn.Server, _sockets: object) -> None:
        asyncio.run(server.startup())

    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.setattr(uvicorn.Server, "startup", startup)
    monkeypatch.setattr(uvicorn.Server, "run", run)
    with closing(taken()) as listening:
        listen.serve(Settings(Sqlite(tmp_path / "t.db")), listening, "::1", opens=True)
        port = listening.getsockname()[1]

    assert [f"http://[::1]:{port}/"] == opened
    assert f"http://[::1]:{port}/\n" == capsys.readouterr().out
