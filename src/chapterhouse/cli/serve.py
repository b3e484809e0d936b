"""`chapterhouse serve`: tables in the browser."""

import re
import socket
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from importlib.util import find_spec
from ipaddress import ip_network
from typing import TYPE_CHECKING, Annotated, Final, cast, get_args

from cyclopts import Parameter
from msgspec import json

from chapterhouse.cli.bus import carrying
from chapterhouse.cli.openid import SignIn
from chapterhouse.cli.pages import flag
from chapterhouse.cli.problems import Wrong, within
from chapterhouse.cli.store import OLDEST, Store, chosen, keeping
from chapterhouse.server.limits import Limits
from chapterhouse.server.logs import Form

if TYPE_CHECKING:
    from chapterhouse.server.tables import Settings

GREATEST_PORT: Final = 65_535
NAME: Final = re.compile(r"[a-z0-9_]([a-z0-9_.-]*[a-z0-9_])?")
LONGEST_DRAIN: Final = 600  # seconds at most between the word that a server stops, and that it does
FOLDER: Final = re.compile(r"(/[A-Za-z0-9_][A-Za-z0-9_.-]*)+")
OURS: Final = (  # what our own addresses begin with
    "api", "assets", "box", "edition", "example", "gallery", "learn", "replay", "results", "review",
    "rules", "schema", "showcase", "signed-in", "table", "tournament",
)  # fmt: skip
SENDING: Final = ("apprise", "pywebpush")  # what sends notices, of an extra
SLOWEST: Final = 60  # seconds at most that a bot seems to think


def setting(name: str, kind: str = "word") -> Parameter:
    """Describe an option that a variable of the environment can give, too: CHAPTERHOUSE_PORT."""
    variable = f"CHAPTERHOUSE_{name.upper().replace('-', '_')}"
    return flag(f"serve-{name}", kind, variable=variable)


Host = Annotated[str, setting("host")]
Port = Annotated[int | None, setting("port", "number")]
BusAt = Annotated[str, setting("bus")]
Pace = Annotated[float, setting("pace", "number")]
MostTables = Annotated[int, setting("tables", "number")]
Keep = Annotated[int | None, setting("keep", "number")]
Drain = Annotated[int, setting("drain", "number")]
Counts = Annotated[bool, setting("count-lessons"), Parameter(negative="")]
NoLobby = Annotated[bool, setting("no-lobby"), Parameter(negative="")]
Names = Annotated[list[str] | None, setting("name", "name")]
Proxies = Annotated[list[str] | None, setting("trust-proxy")]
Base = Annotated[str, setting("base-path")]
MetricsAt = Annotated[str, setting("metrics")]
Log = Annotated[str, setting("log")]
Notices = Annotated[list[str] | None, setting("notices")]
NO_SIGN_IN: Final = SignIn()
Opens = Annotated[bool, flag("serve-open"), Parameter(name="--open")]
Shows = Annotated[bool, flag("serve-show-settings"), Parameter(negative="")]


def serve(
    *, host: Host = "127.0.0.1", port: Port = None, store: Store = "", bus: BusAt = "",
    pace: Pace = 0.7, tables: MostTables = Limits.tables, keep: Keep = None,
    count_lessons: Counts = False, no_lobby: NoLobby = False, name: Names = None,
    trust_proxy: Proxies = None, drain: Drain = 0, log: Log = "text", metrics: MetricsAt = "",
    base_path: Base = "", notices: Notices = None, sign_in: SignIn = NO_SIGN_IN,
    open_: Opens = False, show_settings: Shows = False,
) -> int:  # fmt: skip
    """Serve tables until interrupted. Raises Wrong for a port or a store that cannot be used."""
    from chapterhouse.server.tables import Settings  # noqa: PLC0415 - other commands start sooner

    _check(port or 0, pace, tables, 1 if keep is None else keep, drain)
    known, trusted = _names(name or []), _proxies(trust_proxy or [])
    database, base = chosen(store), _folder(base_path)
    settings = Settings(
        database, pace, Limits(tables=tables), known, trusted, count_lessons=count_lessons,
        lobby=not no_lobby, keep=keep, drain=drain, base=base, log=_form(log),
        notices=_ways(notices or []), bus=carrying(bus, database), openid=sign_in.chosen(base),
    )  # fmt: skip
    place = _place(metrics) if metrics else None
    if show_settings:
        _show(settings, host, port, metrics, sign_in)
    else:
        with watched(place):
            _serve(settings, host, port, opens=open_)
    return 0


def _check(port: int, pace: float, tables: int, keep: int, drain: int) -> None:
    """Check the numbers that were asked for. Raises Wrong."""
    within("--port", port, 0, GREATEST_PORT)
    within("--pace", pace, 0, SLOWEST)
    within("--tables", tables, 1)
    within("--keep", keep, 1, OLDEST)
    within("--drain", drain, 0, LONGEST_DRAIN)


def _show(settings: "Settings", host: str, port: int | None, metrics: str, sign_in: SignIn) -> None:
    """Write the settings as a file of settings has them; no password is shown, and no secret."""
    shown = {
        "host": host,
        "port": port,
        "store": str(settings.database),
        "bus": str(settings.bus) if settings.bus else None,
        "pace": settings.pace,
        "tables": settings.limits.tables,
        "keep": settings.keep,
        "count-lessons": settings.count_lessons,
        "no-lobby": not settings.lobby,
        "name": list(settings.names),
        "trust-proxy": list(settings.proxies),
        "base-path": settings.base or None,
        "drain": settings.drain,
        "log": settings.log,
        "metrics": metrics or None,
        "notices": list(settings.notices) or None,
        **sign_in.shown(),
    }
    print("[serve]")  # noqa: T201 - for people and programs alike
    for name, value in shown.items():
        if value is not None:
            print(f"{name} = {json.encode(value).decode()}")  # noqa: T201 - likewise


def _serve(settings: "Settings", host: str, port: int | None, *, opens: bool) -> None:
    """Make the tables ready, take the port, and serve. Raises Wrong."""
    from chapterhouse.server import listen  # noqa: PLC0415 - other commands start sooner

    with keeping(settings.database):
        try:
            listening = listen.bind(host, port)
        except (OSError, UnicodeError) as problem:
            if isinstance(problem, (socket.gaierror, UnicodeError)):
                raise Wrong("no-host", host=host) from problem
            raise Wrong("no-door", host=host, port=str(port or listen.USUAL_PORT)) from problem
        own = tuple([f"{name}:{listening.getsockname()[1]}" for name in own_names(host)])
        settings = replace(settings, names=settings.names + own)
        listen.serve(settings, listening, host, opens=opens)


def _folder(path: str) -> str:
    """Read the folder that addresses begin with. Raises Wrong."""
    folder = path.rstrip("/")
    if folder and (not FOLDER.fullmatch(folder) or folder.split("/")[1] in OURS):
        raise Wrong("no-base-path", word=path)
    return folder


def _place(words: str) -> tuple[str, int]:
    """Read an address with its port, or a port of this machine alone. Raises Wrong."""
    host, _, port = words.rpartition(":")
    if not port.isdecimal() or not 0 < int(port) <= GREATEST_PORT:
        raise Wrong("no-metrics", word=words)
    return host.strip("[]") or "127.0.0.1", int(port)


@contextmanager
def watched(place: tuple[str, int] | None) -> Iterator[None]:
    """Count what happens meanwhile for whoever asks there, if that is wanted. Raises Wrong."""
    with ExitStack() as stack:
        if place:
            from chapterhouse.server import metrics  # noqa: PLC0415 - of an extra

            try:
                stack.enter_context(metrics.served(*place))
            except (OSError, UnicodeError) as problem:
                raise Wrong("no-metrics-door", host=place[0], port=str(place[1])) from problem
        yield


def _proxies(addresses: Sequence[str]) -> tuple[str, ...]:
    """Check the addresses and networks of proxies. Raises Wrong for what is neither."""
    for address in addresses:
        try:
            ip_network(address)
        except ValueError as problem:
            raise Wrong("no-proxy", word=address) from problem
    return tuple(addresses)


def _form(word: str) -> Form:
    """Check in which form the log is written. Raises Wrong."""
    for form in get_args(Form):
        if word == form:
            return cast("Form", form)
    raise Wrong("no-log", word=word)


def _ways(words: Sequence[str]) -> tuple[str, ...]:
    """Check by which ways people are called who are away, and that what sends is there. Raises
    Wrong.
    """
    from chapterhouse.server.calls import WAYS  # noqa: PLC0415 - other commands start sooner

    for word in words:
        if word not in WAYS:
            raise Wrong("no-way", word=word)
    for package in SENDING if words else ():
        if find_spec(package) is None:
            raise ModuleNotFoundError(name=package)
    return tuple(sorted(set(words)))


def _names(names: Sequence[str]) -> tuple[str, ...]:
    """Read names as browsers write them. Raises Wrong for what is none."""
    return tuple([_checked(name) for name in names])


def _checked(name: str) -> str:
    """Read a name as browsers write it. Raises Wrong for what is none."""
    host, colon, port = name.lower().partition(":")
    try:
        written = host.encode("idna").decode()
    except UnicodeError:
        written = ""
    if not NAME.fullmatch(written) or (colon and not port.isdecimal()):
        raise Wrong("no-such-name", name=name)
    return f"{written}{colon}{port}"


def own_names(host: str) -> list[str]:
    """List the names of this machine: those in its network, and those that --name gave."""
    machine = socket.gethostname().lower()
    return [host.lower(), machine, f"{machine}.local"]
