"""The process that sends calls: `python -m chapterhouse.server.calls.worker`."""

import base64
import logging
from typing import Final

import requests
from apprise import AppriseAsset, NotifyBase, PersistentStoreMode
from apprise.plugins.discord import NotifyDiscord
from apprise.plugins.matrix import NotifyMatrix
from apprise.plugins.ntfy import NotifyNtfy
from cryptography.hazmat.primitives import serialization
from msgspec import json
from py_vapid import Vapid02
from pywebpush import WebPushException, webpush

from chapterhouse.server.calls import MakeKeys, Post, Push, Sent
from chapterhouse.server.calls.outside import Allowed, bare, only, public
from chapterhouse.server.workers import serve

Asked = Push | Post | MakeKeys
QUESTIONS: Final[json.Decoder[Asked]] = json.Decoder(Asked)
PATIENCE: Final = 5.0  # seconds for an answer
LASTS: Final = 86_400  # seconds for which a service keeps what a device does not fetch
GONE: Final = (404, 410)
KINDS: Final[dict[str, type[NotifyBase]]] = {
    "ntfys": NotifyNtfy,
    "discord": NotifyDiscord,
    "matrixs": NotifyMatrix,
}


def answered(frame: bytes) -> bytes:
    """Send a call, or make keys; whatever goes wrong with one that was sent is no fault of ours."""
    match QUESTIONS.decode(frame):
        case Push() as asked:
            return json.encode(_push(asked))
        case Post() as asked:
            return json.encode(_post(asked))
        case _:
            return json.encode(_keys())


def _push(asked: Push) -> Sent:
    """Send something to a device; only it can read it."""
    session = requests.Session()
    session.max_redirects = 0
    point, secret = asked.keys
    try:
        webpush(
            {"endpoint": asked.address, "keys": {"p256dh": point, "auth": secret}},
            asked.body,
            vapid_private_key=Vapid02.from_raw(asked.secret.encode()),
            vapid_claims={"sub": asked.contact},
            timeout=PATIENCE,
            ttl=LASTS,
            requests_session=session,
        )
    except WebPushException as problem:
        return Sent(gone=problem.status_code in GONE)
    except (requests.RequestException, ValueError):
        return Sent()
    return Sent(well=True)


def _post(asked: Post) -> Sent:
    """Send a text to an address of one of the kinds that we know; no other is even loaded."""
    kind = KINDS[asked.address.partition(":")[0]]
    asset = AppriseAsset(
        app_id="Chapterhouse",
        app_desc="Chapterhouse",
        app_url="",
        image_url_mask="",
        storage_mode=PersistentStoreMode.MEMORY,
        secure_logging=True,
    )
    parts = kind.parse_url(asked.address)
    if not parts:
        return Sent()
    parts |= {"asset": asset, "redirect": False, "cto": PATIENCE, "rto": PATIENCE}
    return Sent(well=bool(kind(**parts).notify(body=asked.text)))


def _keys() -> Sent:
    """Make a pair of keys, by which services of browsers know the server again."""
    pair = Vapid02()
    pair.generate_keys()
    number = pair.private_key.private_numbers().private_value.to_bytes(32, "big")
    point = pair.public_key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    written = [base64.urlsafe_b64encode(one).rstrip(b"=").decode() for one in (number, point)]
    return Sent(well=True, keys=(written[0], written[1]))


def main(allowed: Allowed = public) -> None:
    """Send what is asked for, to what is allowed, until the server ends."""
    logging.disable()  # what could be said there names addresses, which are secrets
    bare()
    only(allowed)
    serve(answered)


if __name__ == "__main__":
    main()
