"""Outside: what a process that talks to addresses of players can reach.

It is asked at each connection, of the address that is connected to: whatever a name leads to, now
or a moment later, and whatever an answer leads on to, nothing but public addresses is reached.
"""

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any, Final

Allowed = Callable[[object], bool]
PORT: Final = 443
REFUSED: Final = (  # whatever else leads out of the process
    "socket.sendto", "socket.sendmsg", "subprocess.Popen", "os.system", "os.exec", "os.fork",
    "os.posix_spawn", "os.spawn", "pty.spawn", "webbrowser.open",
)  # fmt: skip
# What carries an address of IPv4 within: 6to4, Teredo, and two of NAT64
CARRIERS: Final = [
    IPv6Network(one) for one in ("2002::/16", "2001::/32", "64:ff9b::/96", "64:ff9b:1::/48")
]
MEMORY: Final = 2**30  # bytes


def public(address: object) -> bool:
    """Tell whether an address of a socket is that of a public server of HTTPS."""
    if not isinstance(address, tuple) or address[1] != PORT:
        return False
    try:
        found = ip_address(str(address[0]))
    except ValueError:  # a name: what it leads to is not known
        return False
    return _global(found)


def _global(found: IPv4Address | IPv6Address) -> bool:
    """Tell whether everybody can reach an address, and it is that of one machine."""
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped:
            return _global(found.ipv4_mapped)
        if any([found in one for one in CARRIERS]) or found.is_site_local or found.scope_id:
            return False
    return found.is_global and not (found.is_multicast or found.is_reserved)


def only(allowed: Allowed) -> None:
    """Let this process connect to what is allowed, and to nothing else, for as long as it lives."""

    def look(event: str, given: tuple[Any, ...]) -> None:
        if event == "socket.connect" and not allowed(given[1]):
            raise ConnectionRefusedError("no public address")
        if event in REFUSED:
            raise PermissionError(event)

    sys.addaudithook(look)


def bare() -> None:
    """Let nothing of the host go along: no proxy, no password, nor more memory than is needed."""
    for name in list(os.environ):
        if name.lower().endswith("_proxy"):
            del os.environ[name]
    os.environ["NETRC"] = os.devnull
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - not everywhere

        with suppress(OSError, ValueError):  # it has less already
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
