"""`chapterhouse serve`: tables in the browser."""

import re
import socket
from dataclasses import replace
from ipaddress import ip_network
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter

from chapterhouse.cli.pages import flag
from chapterhouse.cli.problems import Wrong, within
from chapterhouse.cli.store import Store, chosen, keeping
from chapterhouse.server.limits import Limits

if TYPE_CHECKING:
    from chapterhouse.server.tables import Settings

GREATEST_PORT: Final = 65_535
NAME: Final = re.compile(r"[a-z0-9_]([a-z0-9_.-]*[a-z0-9_])?")
SLOWEST: Final = 60  # seconds at most that a bot seems to think


def serve(
    *,
    host: Annotated[str, flag("serve-host")] = "127.0.0.1",
    port: Annotated[int | None, flag("serve-port", "number")] = None,
    store: Store = "",
    pace: Annotated[float, flag("serve-pace", "number")] = 0.7,
    tables: Annotated[int, flag("serve-tables", "number")] = Limits.tables,
    count_lessons: Annotated[bool, flag("serve-count-lessons"), Parameter(negative="")] = False,
    name: Annotated[list[str] | None, flag("serve-name", "name")] = None,
    trust_proxy: Annotated[list[str] | None, flag("serve-trust-proxy", "word")] = None,
    open_: Annotated[bool, flag("serve-open"), Parameter(name="--open")] = False,
) -> int:
    """Serve tables until interrupted. Raises Wrong for a port or a store that cannot be used."""
    from chapterhouse.server.tables import Settings  # noqa: PLC0415 - other commands start sooner

    within("--port", port or 0, 0, GREATEST_PORT)
    within("--pace", pace, 0, SLOWEST)
    within("--tables", tables, 1)
    names = [_checked(each) for each in name or []]
    proxies = [_proxy(each) for each in trust_proxy or []]
    settings = Settings(
        chosen(store), pace, Limits(tables=tables), tuple(names), tuple(proxies),
        count_lessons=count_lessons,
    )  # fmt: skip
    _serve(settings, host, port, opens=open_)
    return 0


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
