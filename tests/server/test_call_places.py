"""Where calls go: players say it, and nothing that they can write leads inside."""

import subprocess
import sys

import pytest

from chapterhouse.core.rule import Malformed
from chapterhouse.server.calls import places
from chapterhouse.server.calls.outside import public
from server.calls import Device

HOOK = "https://discord.com/api/webhooks/12/a-B_c"
TRIED = """
import os, socket, subprocess, sys, urllib.request
from chapterhouse.server.calls.outside import bare, only, public
listening = socket.create_server(("127.0.0.1", 0))
listening.settimeout(0)
port = listening.getsockname()[1]
bare()
only(public)
udp = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
for attempt in (
    lambda: socket.create_connection(("127.0.0.1", port)),
    lambda: socket.create_connection(("localhost", port)),
    lambda: urllib.request.urlopen(f"http://localhost:{port}/"),
    lambda: udp.sendto(b"x", ("127.0.0.1", port)),
    lambda: subprocess.run(["true"]),
    lambda: os.system("true"),
):
    try:
        attempt()
    except OSError as problem:
        print("refused")
try:
    listening.accept()
except BlockingIOError:
    print("nobody came", os.environ["HTTPS_PROXY"] if "HTTPS_PROXY" in os.environ else "bare")
"""


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("ntfys://ntfy.sh/ann", "ntfys://ntfy.sh/ann"),
        (" https://ntfy.sh/ann ", "ntfys://ntfy.sh/ann"),
        ("ntfys://tk_a1@push.example.org:443/ann", "ntfys://tk_a1@push.example.org/ann"),
        ("ntfys://ann:p%40ss@push.example.org/ann", "ntfys://ann:p%40ss@push.example.org/ann"),
        (HOOK, "discord://12/a-B_c"),
        ("discord://12/a-B_c", "discord://12/a-B_c"),
        ("matrixs://token@chat.example.org/#abbey", "matrixs://token@chat.example.org/%23abbey"),
        (
            "matrixs://bot:secret@chat.example.org/!id:example.org",
            "matrixs://bot:secret@chat.example.org/%21id%3Aexample.org",
        ),
    ],
)
def test_an_address_is_written_again(given: str, kept: str) -> None:
    """As people copy it from where they have it."""
    assert places.post(given) == kept


@pytest.mark.parametrize(
    "given",
    [
        "json://127.0.0.1", "dbus://", "syslog://", "windows://", "file:///etc/passwd",
        "mailto://a:b@mail.example.org", "ntfy://push.example.org/ann", "http://ntfy.sh/ann",
        "https://example.org/ann", "ntfys://127.0.0.1/ann", "ntfys://[::1]/ann",
        "ntfys://localhost/ann", "ntfys://push.example.org:8443/ann", "ntfys://2130706433/ann",
        "ntfys://ntfy.sh/ann?attach=http://10.0.0.1/", "ntfys://ntfy.sh/ann?verify=no",
        "ntfys://ntfy.sh/a/b", "ntfys://ntfy.sh/", "ntfys://ntfy.sh@evil@127.0.0.1/ann",
        f"{HOOK}?template=/etc/passwd", "discord://12", "discord://a.b/c/d", "ntfys://ntfy.sh:x/a",
        "matrixs://chat.example.org/#abbey", "matrixs://t@chat.example.org/", "ntfys://ntfy.sh/a b",
        "ntfys://a%0ab@ntfy.sh/ann", "ntfys://ntfy.sh/ann\nevil", "", "//", "ntfys://\u043d.sh/ann",
    ],
)  # fmt: skip
def test_any_other_is_refused(given: str) -> None:
    """Kinds that lead elsewhere, numbers, other ports, and whatever is behind a question mark."""
    with pytest.raises(Malformed):
        places.post(given)


@pytest.mark.parametrize(
    "given",
    [
        "http://fcm.googleapis.com/a", "https://fcm.googleapis.com:8443/a", "https://127.0.0.1/a",
        "https://fcm.googleapis.com.evil.example/a", "https://evilfcm.googleapis.com.example/a",
        "https://fcm.googleapis.com@127.0.0.1/a", "https://x@fcm.googleapis.com/a",
        "https://xfcm.googleapis.com/a", "https://push.apple.com\\@127.0.0.1/", "",
    ],
)  # fmt: skip
def test_a_device_is_at_a_known_service(given: str) -> None:
    """And at no address of somebody's own."""
    told = Device().told
    places.device("https://web.push.apple.com/QGJ", [told.point, told.secret])
    with pytest.raises(Malformed):
        places.device(given, [told.point, told.secret])
    with pytest.raises(Malformed):
        places.device("https://web.push.apple.com/QGJ", [told.secret, told.point])


def test_no_way_leads_inside() -> None:
    """The process that sends can reach nothing on its own machine, by a number or by a name,
    and starts no other; of the host's own ways out it knows none.
    """
    environ = {"HTTPS_PROXY": "http://127.0.0.1:3128"}
    done = subprocess.run(
        [sys.executable, "-c", TRIED], env=environ, capture_output=True, text=True, check=True
    )

    assert done.stdout.split("\n")[:-1] == ["refused"] * 6 + ["nobody came bare"]


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "169.254.169.254", "192.168.1.1", "100.64.0.1", "0.0.0.0",  # noqa: S104 - nobody listens there
        "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fc00::1", "fe80::1%eth0",
        "::ffff:127.0.0.1", "::ffff:10.0.0.1", "2002:7f00:1::", "64:ff9b::7f00:1",
        "2001:0:7f00:1::", "localhost", "internal.example.org", "",
    ],
)  # fmt: skip
def test_nothing_within_is_reached(address: str) -> None:
    """Neither this machine nor its network, however its address is written, nor a name that is yet
    to be looked up.
    """
    assert not public((address, 443))


def test_the_public_is_reached_at_one_port() -> None:
    """Where HTTPS is spoken, and at no other, nor a socket of the system."""
    assert public(("93.184.215.14", 443))
    assert public(("2606:2800:21f:cb07:6820:80da:af6b:8b2c", 443, 0, 0))
    assert not public(("93.184.215.14", 22))
    assert not public("/run/postgresql/.s.PGSQL.5432")
