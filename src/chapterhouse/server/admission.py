"""Admission: what a key, the code of a link, or nothing at all opens at a table."""

import hmac
import time
from dataclasses import dataclass
from typing import Protocol

from chapterhouse.core.rule import Malformed
from chapterhouse.core.seats import NOBODY
from chapterhouse.server.chairs import OF_KEYS, Chair
from chapterhouse.server.charter import Charter
from chapterhouse.server.problems import no_such_table, spent_code, spent_key, withdrawn
from chapterhouse.wire.messages import Offer


class TableAccess(Protocol):
    """What of a table tells who may do what there."""

    chairs: list[Chair]
    charter: Charter


@dataclass(frozen=True)
class Admission:
    """As which observer somebody looks on, whether they are its host, and which seat they
    are offered: whoever is offered one looks on as nobody.
    """

    observer: int
    host: bool = False
    offer: Offer | None = None


def admit(table: TableAccess, key: str | None) -> Admission:
    """Let somebody in, by the fingerprint of a key or of a code.

    Raises Malformed, in words of what happened, for one that opens nothing, or if nobody may watch.
    """
    if key is None:
        if not table.charter.watched:
            raise no_such_table(table.charter.id)
        return Admission(len(table.chairs))
    chair = opened(table, key)
    if chair:
        return Admission(chair.seat)
    if hosts(table, key):
        return Admission(len(table.chairs), host=True)
    for chair in table.chairs:
        if chair.offers(key, time.time()):
            return Admission(NOBODY, offer=Offer(chair.seat, bool(chair.keys)))
    raise refused(table, key)


def opened(table: TableAccess, key: str) -> Chair | None:
    """Find the seat that a key opens; None if it opens none."""
    return next((chair for chair in table.chairs if chair.opens(key)), None)


def sitting(table: TableAccess, key: str) -> Chair:
    """Find the seat that a key opens. Raises Malformed if it opens none."""
    chair = opened(table, key)
    if chair is None:
        raise refused(table, key)
    return chair


def hosts(table: TableAccess, key: str) -> bool:
    """Tell whether this is the key of the host."""
    return hmac.compare_digest(table.charter.host.hex(), key)


def refused(table: TableAccess, key: str) -> Malformed:
    """Say why something opens nothing: what became of it, if it ever did."""
    for chair in table.chairs:
        why = chair.spent.get(key)
        if key == chair.code and not chair.offers(key, time.time()):  # it comes too late
            why = "handover-used"
        if why == "invitation-used" and not chair.keys:
            why = "invitation-replaced"
        if why == "seat-freed" and table.charter.tournament:
            return withdrawn() if chair.level is not None and not chair.keys else _renewed()
        if why:
            return (spent_key if why in OF_KEYS else spent_code)(why, chair.name)
    return no_such_table(table.charter.id)


def _renewed() -> Malformed:
    """Say that somebody takes part in a tournament by a new link, and what they had is worth no
    more.
    """
    return Malformed(
        "seat-renewed",
        "the organiser of the tournament has made a new link for you: open that one",
        {},
    )


def known(table: TableAccess, key: str) -> bool:
    """Tell whether this opens something at the table, or ever did."""
    return hosts(table, key) or any(
        [key == chair.code or key in chair.keys or key in chair.spent for chair in table.chairs]
    )
