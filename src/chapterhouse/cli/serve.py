"""`chapterhouse serve`: tables in the browser."""

import re
import socket
from collections.abc import Sequence
from dataclasses import replace
from ipaddress import ip_network
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter
from msgspec import json

from chapterhouse.cli.pages import flag
from chapterhouse.cli.problems import Wrong, within
from chapterhouse.cli.store import OLDEST, Store, chosen, keeping
from chapterhouse.server.limits import Limits

if TYPE_CHECKING:
    from chapterhouse.server.tables import Settings

GREATEST_PORT: Final = 65_535
NAME: Final = re.compile(r"[a-z0-9_]([a-z0-9_.-]*[a-z0-9_])?")
SLOWEST: Final = 60  # seconds at most that a bot seems to think


def setting(name: str, kind: str = "word") -> Parameter:
    """Describe an option that a variable of the environment can give, too: CHAPTERHOUSE_PORT."""
    variable = f"CHAPTERHOUSE_{name.upper().replace('-', '_')}"
    return flag(f"serve-{name}", kind, variable=variable)


def serve(
    *,
    host: Annotated[str, setting("host")] = "127.0.0.1",
    port: Annotated[int | None, setting("port", "number")] = None,
    store: Store = "",
    pace: Annotated[float, setting("pace", "number")] = 0.7,
    tables: Annotated[int, setting("tables", "number")] = Limits.tables,
    keep: Annotated[int | None, setting("keep", "number")] = None,
    count_lessons: Annotated[bool, setting("count-lessons"), Parameter(negative="")] = False,
    name: Annotated[list[str] | None, setting("name", "name")] = None,
    trust_proxy: Annotated[list[str] | None, setting("trust-proxy")] = None,
    open_: Annotated[bool, flag("serve-open"), Parameter(name="--open")] = False,
    show_settings: Annotated[bool, flag("serve-show-settings"), Parameter(negative="")] = False,
) -> int:
    """Serve tables until interrupted. Raises Wrong for a port or a store that cannot be used."""
    within("--port", port or 0, 0, GREATEST_PORT)
    limits = Limits(tables=tables)
    settings = _settings(store, pace, limits, keep, name or [], trust_proxy or [], count_lessons)
    if show_settings:
        _show(settings, host, port)
    else:
        _serve(settings, host, port, opens=open_)
    return 0


def _settings(
    store: str, pace: float, limits: Limits, keep: int | None, names: Sequence[str],
    proxies: Sequence[str], counts: bool,  # noqa: FBT001 - as it is typed
) -> "Settings":  # fmt: skip
    """Check what was asked for. Raises Wrong."""
    from chapterhouse.server.tables import Settings  # noqa: PLC0415 - other commands start sooner

    within("--pace", pace, 0, SLOWEST)
    within("--tables", limits.tables, 1)
    within("--keep", 1 if keep is None else keep, 1, OLDEST)
    known = tuple([_checked(name) for name in names])
    trusted = tuple([_proxy(proxy) for proxy in proxies])
    database = chosen(store)
    return Settings(database, pace, limits, known, trusted, count_lessons=counts, keep=keep)


def _show(settings: "Settings", host: str, port: int | None) -> None:
    """Write the settings as a file of settings has them; no password is shown."""
    shown = {
        "host": host,
        "port": port,
        "store": str(settings.database),
        "pace": settings.pace,
        "tables": settings.limits.tables,
        "keep": settings.keep,
        "count-lessons": settings.count_lessons,
        "name": list(settings.names),
        "trust-proxy": list(settings.proxies),
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


def _proxy(address: str) -> str:
    """Check the address or the network of a proxy. Raises Wrong for what is neither."""
    try:
        ip_network(address)
    except ValueError as problem:
        raise Wrong("no-proxy", word=address) from problem
    return address


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
