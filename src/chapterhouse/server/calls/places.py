"""Places: where calls may be sent. Players give them, so anything can be in them.

A device is at one of the known services of browsers. An address is of a kind that is named here,
written again from its parts, so nothing gets through that was not looked at.
"""

import base64
import binascii
import re
from typing import Final
from urllib.parse import SplitResult, quote, unquote, urlsplit

from chapterhouse.core.rule import Malformed

LONGEST: Final = 1_000  # signs
PORT: Final = 443
SERVICES: Final = (  # of browsers: Chrome and its kin, Firefox, Edge, Safari
    "fcm.googleapis.com",
    "push.services.mozilla.com",
    "notify.windows.com",
    "push.apple.com",
)
KEY_LENGTHS: Final = (65, 16)  # bytes of a point, uncompressed, and of a shared secret
WORD: Final = re.compile(r"[A-Za-z0-9_.~=+-]{1,300}")
HOST: Final = re.compile(r"(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}")
SPEAKER: Final = re.compile(r"[\x21-\x7e]{1,300}")  # a name, a password, or a token
TOPIC: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
ROOM: Final = re.compile(r"[#!][A-Za-z0-9_.~=+/-]{1,100}(:[A-Za-z0-9.-]{1,100})?")
HOOK: Final = re.compile(r"/api/webhooks/(\d{1,25})/([A-Za-z0-9_-]{1,100})/?")
DISCORD: Final = ("discord.com", "discordapp.com")
NTFY: Final = "ntfy.sh"


def device(address: str, keys: list[str]) -> None:
    """Check where a device is. Raises Malformed."""
    parts = _split(address)
    host = (parts.hostname or "") if parts else ""
    served = any([host == one or host.endswith(f".{one}") for one in SERVICES])
    if not parts or parts.scheme != "https" or not served or parts.netloc != host:
        raise Malformed(
            "no-push-service",
            "notices go to browsers by the services of Google, Mozilla, Microsoft and Apple; "
            "{host} is none of them",
            {"host": host or "-"},
        )
    if [_length(key) for key in keys] != list(KEY_LENGTHS):
        raise Malformed("no-push-keys", "these are not the keys of a browser for its notices", {})


def _length(key: str) -> int:
    """Count the bytes of a key; -1 for what is none."""
    if not WORD.fullmatch(key):
        return -1
    try:
        return len(base64.b64decode(key + "=" * (-len(key) % 4), "-_", validate=True))
    except binascii.Error:
        return -1


def _split(address: str) -> SplitResult | None:
    """Take an address apart; None for what is none, or has a port, as 443 is the only one."""
    if len(address) > LONGEST or not address.isascii() or not address.isprintable():
        return None
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        return None
    return parts if port in (None, PORT) else None


def post(address: str) -> str:
    """Write an address of a kind that is known. Raises Malformed for all others."""
    parts = _split(address.strip().replace("#", "%23"))
    found = "" if parts is None or " " in address.strip() else _written(parts)
    if not found:
        raise Malformed(
            "no-notice-address",
            "this is no address for notices; try ntfys://ntfy.sh/topic, "
            "discord://number/token or matrixs://token@host/#room",
            {},
        )
    return found


def _written(parts: SplitResult) -> str:
    """Write an address again; empty for one of another kind, or with more than is asked for."""
    host = parts.hostname or ""
    if parts.query or parts.fragment:
        return ""
    match parts.scheme:
        case "discord":
            hook = HOOK.fullmatch(f"/api/webhooks/{host}{parts.path}")
            return f"discord://{hook[1]}/{hook[2]}" if hook and not parts.username else ""
        case "https" if host in DISCORD:
            hook = HOOK.fullmatch(parts.path)
            return f"discord://{hook[1]}/{hook[2]}" if hook else ""
        case "https" | "ntfys" if parts.scheme == "ntfys" or host == NTFY:
            topic = parts.path.strip("/")
            return _at("ntfys", parts, topic) if TOPIC.fullmatch(topic) else ""
        case "matrixs" if parts.username:
            room = unquote(parts.path.strip("/"))
            return _at("matrixs", parts, quote(room, safe="")) if ROOM.fullmatch(room) else ""
    return ""


def _at(scheme: str, parts: SplitResult, path: str) -> str:
    """Write an address with a host, and who speaks there; empty where one of them is odd."""
    host = parts.hostname or ""
    who = [unquote(one) for one in (parts.username, parts.password) if one is not None]
    if not HOST.fullmatch(host) or not all([SPEAKER.fullmatch(one) for one in who]):
        return ""
    speaker = ":".join([quote(one, safe="") for one in who])
    return f"{scheme}://{speaker}@{host}/{path}" if who else f"{scheme}://{host}/{path}"


def masked(address: str) -> str:
    """Tell of an address as much as whoever gave it needs to know it again."""
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.hostname if parts.scheme != 'discord' else ''}…"
