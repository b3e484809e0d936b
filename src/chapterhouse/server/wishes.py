"""Wishes: who wishes to be called when it is their turn, and who is waited for, as it is kept.

One of several processes calls: the one that notes first that it does. It is noted before anything
is sent, so nobody is called twice, and somebody may not be called where a process ends in between.
"""

import time
from collections.abc import Collection, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)

from chapterhouse.core.seats import NOBODY
from chapterhouse.server.chairs import moved_on
from chapterhouse.server.databases import upsert
from chapterhouse.server.kept import OVER, WHOLE, Change, Wish
from chapterhouse.server.schema import ATTENDANCE, AWAITED, CHAIRS, MATCHES, OWN_KEYS, WISHES

PATIENCE: Final = 60.0  # seconds in which whoever is there has been seen, and is not called
SELDOM: Final = 600.0  # seconds between two calls to one place
DAY: Final = 86_400.0  # seconds until somebody is reminded, once
MOST: Final = 8  # wishes at one seat: the oldest make room
FAILURES: Final = 5  # calls in a row that cannot be sent: then the wish is dropped
CALLED: Final = exists().where(WISHES.c.match == MATCHES.c.id)
OF_A_WISH: Final = ("seat", "key", "way", "address", "keys", "language", "home", "mentions")


class Waiting(NamedTuple):
    """Somebody who is waited for since a time, or all where the match is over: to be called, or
    again.
    """

    match: str
    seat: int
    since: float
    again: bool


class Called(NamedTuple):
    """What is told of a table, and who wishes to hear it."""

    game: str
    names: list[str]
    wishes: list[Wish]
    last: float  # when any of them was called
    here: set[int]  # the seats of readers, as far as processes tell each other


def write(connection: Connection, id: str, change: Change, now: float) -> None:
    """Write what a change says of wishes and of who is waited for; with a seat that is freed go the
    wishes of whoever had it.
    """
    for chair in change.chairs:
        freed = [key for key, why in chair.spent.items() if why == "seat-freed"]
        if freed:
            here = (WISHES.c.match == id) & (WISHES.c.seat == chair.seat)
            connection.execute(delete(WISHES).where(here, WISHES.c.key.in_(freed)))
    if change.doors is not None:  # whoever hosts by a new key goes on being told, at the address
        whole = (WISHES.c.match == id) & (WISHES.c.seat == WHOLE)
        key = change.doors.host.hex()
        others = delete(WISHES).where(whole, WISHES.c.way == "device", WISHES.c.key != key)
        connection.execute(others)
        connection.execute(update(WISHES).where(whole).values(key=key))
    if change.awaited is not None:
        _turn(connection, id, change.awaited, now)
        for one in change.wishes:
            _wish(connection, id, one, change.awaited, now)


def _turn(connection: Connection, id: str, seat: int, now: float) -> None:
    """Note who is waited for, where anybody wishes to be called: since now, if it is another."""
    new = {"seat": seat, "since": now, "told": None, "reminded": None}
    same = (AWAITED.c.match == id) & (AWAITED.c.seat != seat)
    connection.execute(update(AWAITED).where(same).values(new))


def _wish(connection: Connection, id: str, one: Wish, seat: int, now: float) -> None:
    """Keep a wish to be called from the next turn on; `seat` is waited for, and knows it."""
    place = {"match": id, "seat": one.seat, "place": one.place}
    kept = {name: getattr(one, name) for name in OF_A_WISH} | {"failed": 0}
    new = upsert(connection, WISHES).values(kept | place | {"made": now, "called": 0.0})
    connection.execute(new.on_conflict_do_update(index_elements=list(place), set_=kept))
    _make_room(connection, id, one.seat)
    first = upsert(connection, AWAITED).values(match=id, seat=seat, since=now, told=now)
    connection.execute(first.on_conflict_do_nothing())


def _make_room(connection: Connection, id: str, seat: int) -> None:
    """Let the oldest wishes of a seat go where there are too many."""
    mine = (WISHES.c.match == id) & (WISHES.c.seat == seat)
    found = select(WISHES.c.place).where(mine).order_by(WISHES.c.made.desc(), WISHES.c.place)
    old = list(connection.execute(found.offset(MOST)).scalars())
    connection.execute(delete(WISHES).where(mine, WISHES.c.place.in_(old)))


def withdraw(connection: Connection, id: str, seat: int, place: str) -> None:
    """Let a wish go."""
    connection.execute(delete(WISHES).where(_at(id, seat, place)))


def relock(connection: Connection, id: str, seat: int, key: str, new: str) -> None:
    """Let the wishes of a key be those of another, which alone opens the seat now."""
    here = (WISHES.c.match == id) & (WISHES.c.seat == seat)
    connection.execute(update(WISHES).where(here, WISHES.c.key == key).values(key=new))
    connection.execute(delete(WISHES).where(here, WISHES.c.key != new))


def move_on(connection: Connection, before: str, id: str, seats: int) -> None:
    """Take wishes along to a rematch, each to the seat that its owner has there."""
    found = connection.execute(select(WISHES).where(WISHES.c.match == before)).mappings().all()
    moved = [
        {**line, "match": id, "seat": _moved(line["seat"], seats), "called": 0.0} for line in found
    ]
    if moved:
        now = time.time()
        connection.execute(insert(WISHES), moved)
        connection.execute(insert(AWAITED).values(match=id, seat=NOBODY, since=now, told=now))


def _moved(seat: int, seats: int) -> int:
    return WHOLE if seat == WHOLE else moved_on(seat, seats)


def own(connection: Connection, id: str, seat: int, key: str) -> list[Wish]:
    """Read the wishes at a seat that this key has made."""
    return [one for one in _wishes(connection, id, [seat]) if one.key == key]


# -- whom to call


def waiting(connection: Connection, now: float) -> list[Waiting]:
    """Find whom to call: who is waited for since a while, or a day."""
    told = AWAITED.c.told.is_not(None)
    first = and_(~told, AWAITED.c.since < now - PATIENCE)
    again = and_(
        told, AWAITED.c.reminded.is_(None), AWAITED.c.seat >= 0, AWAITED.c.since < now - DAY
    )
    columns: list[ColumnElement[Any]] = [AWAITED.c.match, AWAITED.c.seat, AWAITED.c.since, told]
    found = connection.execute(select(*columns).where(or_(first, again)))
    return [Waiting(match, seat, since, bool(again)) for match, seat, since, again in found]


def called(connection: Connection, due: Waiting) -> Called | None:
    """Read what is told of a table, and who wishes to hear it and may; None if it is gone."""
    columns = [CHAIRS.c[name] for name in ("seat", "name", "level", "keys")]
    of_chairs = select(*columns).where(CHAIRS.c.match == due.match)
    chairs = connection.execute(of_chairs.order_by(CHAIRS.c.seat)).all()
    of_match = select(MATCHES.c.game, MATCHES.c.host).where(MATCHES.c.id == due.match)
    match = connection.execute(of_match).first()
    if match is None:
        return None
    opens = {seat: keys for seat, _, level, keys in chairs if level is None or due.seat == OVER}
    opens[WHOLE] = [match.host.hex()]
    wanted = list(opens) if due.seat == OVER else [due.seat, WHOLE] if due.seat in opens else []
    wishes = [one for one in _wishes(connection, due.match, wanted) if one.key in opens[one.seat]]
    attending = select(ATTENDANCE.c.readers).where(ATTENDANCE.c.match == due.match)
    here = {reader[0] for readers in connection.execute(attending).scalars() for reader in readers}
    latest = select(func.max(WISHES.c.called)).where(WISHES.c.match == due.match)
    last = connection.execute(latest.where(WISHES.c.seat.in_(wanted))).scalar() or 0.0
    return Called(match.game, [name for _, name, _, _ in chairs], wishes, last, here)


def _wishes(connection: Connection, id: str, seats: Collection[int]) -> list[Wish]:
    """Read the wishes at these seats."""
    chosen = select(*[WISHES.c[name] for name in OF_A_WISH])
    found = chosen.where(WISHES.c.match == id, WISHES.c.seat.in_(seats))
    return [Wish(*one) for one in connection.execute(found.order_by(WISHES.c.made))]


def claim(connection: Connection, due: Waiting, wishes: Sequence[Wish], now: float) -> bool:
    """Note that they are called now, before they are, or seen to be there; False if another process
    was first, or it has changed who is waited for.
    """
    column = AWAITED.c.reminded if due.again else AWAITED.c.told
    same = and_(AWAITED.c.match == due.match, AWAITED.c.seat == due.seat)
    still = and_(same, AWAITED.c.since == due.since, column.is_(None))
    if not connection.execute(update(AWAITED).where(still).values({column.name: now})).rowcount:
        return False
    for one in wishes:
        here = _at(due.match, one.seat, one.place)
        connection.execute(update(WISHES).where(here).values(called=now))
    return True


def sent(connection: Connection, id: str, one: Wish, *, gone: bool, well: bool) -> None:
    """Note whether somebody could be called; who is gone, or could not be for long, never again."""
    here = _at(id, one.seat, one.place)
    if well:
        connection.execute(update(WISHES).where(here).values(failed=0))
        return
    connection.execute(update(WISHES).where(here).values(failed=WISHES.c.failed + 1))
    lost = here if gone else here & (WISHES.c.failed >= FAILURES)
    connection.execute(delete(WISHES).where(lost, WISHES.c.address == one.address))


def _at(id: str, seat: int, place: str) -> ColumnElement[bool]:
    return and_(WISHES.c.match == id, WISHES.c.seat == seat, WISHES.c.place == place)


# -- the keys of the server


def own_keys(connection: Connection, name: str) -> tuple[str, str] | None:
    """Read a pair of keys of the server, the secret one first; None if there is none yet."""
    found = select(OWN_KEYS.c.secret, OWN_KEYS.c.public).where(OWN_KEYS.c.name == name)
    pair = connection.execute(found).first()
    return (pair.secret, pair.public) if pair else None


def keep_keys(connection: Connection, name: str, pair: tuple[str, str]) -> tuple[str, str]:
    """Keep a new pair, unless another process was first; give the one that is kept."""
    secret, public = pair
    new = upsert(connection, OWN_KEYS).values(name=name, secret=secret, public=public)
    connection.execute(new.on_conflict_do_nothing())
    return own_keys(connection, name) or pair
