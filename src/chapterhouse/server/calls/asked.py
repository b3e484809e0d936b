"""What is asked for of calls: which ways there are, and whether somebody wishes to be called."""

from chapterhouse.core.rule import Malformed
from chapterhouse.locale import known
from chapterhouse.server import wishes
from chapterhouse.server.admission import hosts, refused
from chapterhouse.server.calls import places
from chapterhouse.server.calls.caller import Caller
from chapterhouse.server.calls.words import Notice, hello, plain
from chapterhouse.server.chairs import fingerprint
from chapterhouse.server.kept import WHOLE, Change, Wish
from chapterhouse.server.rows import Rows
from chapterhouse.server.seating import chair_at
from chapterhouse.server.table import Table
from chapterhouse.wire.notices import Noticed, NoticeWays, Noticing


def ways(caller: Caller) -> NoticeWays:
    """Tell which ways there are, with the public key of the server for devices."""
    return NoticeWays(caller.public, "address" in caller.ways)


async def wish(
    table: Table, seat: int, asked: Noticing, caller: Caller, rows: Rows, home: str
) -> Noticed:
    """Keep what somebody wishes, or let it go; tell what is kept. Raises Malformed."""
    key = fingerprint(asked.key)
    check(table, seat, key)
    device = _device(seat, key, asked, home)
    if device and asked.wanted is not None:
        await _settle(table, rows, device, wanted=asked.wanted, caller=caller)
    if asked.address is not None:
        post = _post(seat, key, asked, home)
        await _settle(table, rows, post, wanted=bool(asked.address), caller=caller)
        if asked.address:
            caller.send(table.charter.id, post, _hello(table, post))
    own = await rows.read(wishes.own, table.charter.id, seat, key)
    address = next((places.masked(one.address) for one in own if one.way == "address"), "")
    here = device is not None and any([one.place == device.place for one in own])
    return Noticed(here, address)


async def relock(rows: Rows, id: str, seat: int, key: str, new: str) -> None:
    """Let the wishes of a key be those of the one that alone opens the seat now."""
    own, alone = fingerprint(key), fingerprint(new)
    await rows.done(lambda connection: wishes.relock(connection, id, seat, own, alone))


def check(table: Table, seat: int, key: str) -> None:
    """See that this key opens the seat, or is the host's, for a whole table. Raises Malformed."""
    opens = hosts(table, key) if seat == WHOLE else chair_at(table, seat).opens(key)
    if not opens:
        raise refused(table, key)


def _device(seat: int, key: str, asked: Noticing, home: str) -> Wish | None:
    """Make a wish of what is asked for a device. Raises Malformed."""
    device = asked.device
    if device is None:
        return None
    keys = [device.point, device.secret]
    places.device(device.address, keys)
    return Wish(seat, key, "device", device.address, keys, known(asked.language), home)


def _post(seat: int, key: str, asked: Noticing, home: str) -> Wish:
    """Make a wish of what is asked for an address. Raises Malformed."""
    address = places.post(asked.address) if asked.address else ""
    mentions = asked.mentions if seat == WHOLE else {}
    return Wish(seat, key, "address", address, [], known(asked.language), home, mentions)


async def _settle(table: Table, rows: Rows, one: Wish, *, wanted: bool, caller: Caller) -> None:
    """Keep a wish, or let it go. Raises Malformed."""
    if not wanted:
        id = table.charter.id  # noqa: A001 - the word of the house
        await rows.done(lambda connection: wishes.withdraw(connection, id, one.seat, one.place))
        return
    if one.way not in caller.ways:
        raise Malformed("no-notices", "this server sends no notices of this kind", {})

    def make() -> Change:
        check(table, one.seat, one.key)  # it may have been locked out while this waited
        return Change(wishes=[one])

    await table.keep(make)


def _hello(table: Table, post: Wish) -> Notice:
    """Say at once that notices will come there, so that whoever gave the address sees it."""
    names = plain([chair.name for chair in table.chairs])
    return hello(table.charter.id, post, table.charter.version.name, names)
