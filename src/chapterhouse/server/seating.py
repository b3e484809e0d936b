"""Who sits where: links exchanged for keys, bots that stand in, seats given up."""

import time
from typing import Final

from chapterhouse.core.rule import Malformed
from chapterhouse.locale import Translator
from chapterhouse.play.names import given, tidied
from chapterhouse.server.admission import hosts, known, refused
from chapterhouse.server.chairs import MOST_KEYS, Chair, fingerprint, fresh_key, unused
from chapterhouse.server.kept import Remark, Seated
from chapterhouse.server.problems import no_person, no_such_table, seat_in_use, seat_taken
from chapterhouse.server.table import Table

IN_TIME: Final = 900.0  # seconds for a link to one more browser: a quarter of an hour


def chair_at(table: Table, seat: int) -> Chair:
    """Find a chair. Raises Malformed."""
    if not 0 <= seat < len(table.chairs):
        raise Malformed(
            "no-such-seat",
            "there is no seat {seat} at this table; try {seats}",
            {"seat": str(seat), "seats": ", ".join([str(n) for n in range(len(table.chairs))])},
        )
    return table.chairs[seat]


async def join(table: Table, seat: int, code: str, key: str, name: str) -> None:
    """Exchange the code of a link for a key: a friend sits down under a name of their own, or
    whoever sits there plays in one more browser. Raises Malformed.
    """
    offered, own = fingerprint(code), fingerprint(key)

    def sit() -> Seated:
        chair = chair_at(table, seat)
        if offered in chair.spent and chair.opens(own):
            return [], []  # it was sent twice
        if not chair.offers(offered, time.time()):
            raise refused(table, offered)
        if known(table, own):
            raise no_such_table(table.charter.id)
        if chair.keys:
            return [chair.opened(own)], []
        called = name if name == chair.name else tidied(name)
        if called != chair.name:  # which may be older than what is asked of names now
            others = [other.name for other in table.chairs if other is not chair and other.name]
            given([*others, called])
        return [chair.joined(own, called)], [_welcome(chair, called)]

    await table.change(sit)


def _welcome(chair: Chair, name: str) -> Remark:
    """Tell that somebody sits down under this name."""
    if not chair.name:
        return Remark("notice-joined", {"seat": name})
    if chair.name == name:
        return Remark("notice-renewed", {"seat": name})
    return Remark("notice-plays-on", {"name": name, "seat": chair.name})


async def reseat(table: Table, seat: int, key: str, level: str | None, language: str) -> None:
    """Give a seat to a bot of that level, or back to its person. Raises Malformed."""
    by = fingerprint(key)

    def change() -> Seated:
        chair = chair_at(table, seat)
        if not (chair.opens(by) or hosts(table, by)):
            raise refused(table, by)
        if level is not None and table.charter.tournament:
            raise Malformed(
                "no-stand-in", "in a tournament nobody lets a bot play in their place", {}
            )
        if level is None:
            after = chair.with_person()
            remark = Remark("notice-person", {"seat": after.name})
        else:
            after = _with_bot(table, chair, level, language)
            remark = Remark("notice-bot", {"seat": after.name, "level": level})
        return ([], []) if after == chair else ([after], [remark])

    await table.change(change)


async def invite(table: Table, seat: int, host: str, *, frees: bool) -> str:
    """Make a new link to a seat that nobody has a key to; if it `frees`, also to one whose owner is
    not connected, which all are told. Raises Malformed.
    """
    code, by = fresh_key(), fingerprint(host)

    def change() -> Seated:
        chair = chair_at(table, seat)
        if not hosts(table, by):
            raise refused(table, by)
        if chair.keys and not frees:
            raise seat_taken(chair.name)
        return _opened_anew(table, chair, code)

    await table.change(change)
    return code


async def free(table: Table, seat: int, level: str | None, language: str) -> str:
    """Make a new link to a seat, which alone opens it from now on, for whoever runs the server; a
    bot of that level plays there, if one is named. Raises Malformed.
    """
    code = fresh_key()

    def change() -> Seated:
        [after], remarks = _opened_anew(table, chair_at(table, seat), code)
        if level is None:
            return [after], remarks
        return [_with_bot(table, after, level, language)], remarks

    await table.change(change)
    return code


def _opened_anew(table: Table, chair: Chair, code: str) -> Seated:
    """Let a new code open a seat, and no key that did, which all are told. Raises Malformed."""
    if chair.kind == "bot":
        raise no_person(chair.name)
    if not chair.keys:
        return [chair.invited(fingerprint(code))], []
    if any([one.observer == chair.seat for one in table.attendants]):
        raise seat_in_use(chair.name)
    remark = Remark("notice-freed", {"seat": chair.name})
    return [chair.freed(fingerprint(code), begun=table.begun)], [remark]


def _with_bot(table: Table, chair: Chair, level: str, language: str) -> Chair:
    """Give a seat to a bot of that level. Raises Malformed."""
    names = [other.name for other in table.chairs]
    bots = Translator(language).text("cli-bots").split(", ")
    return chair.with_bot(level, unused(bots, names))


async def hand_over(table: Table, seat: int, key: str) -> str:
    """Make a link that opens a seat in one more browser of its owner. Raises Malformed."""
    code, own = fresh_key(), fingerprint(key)

    def change() -> Seated:
        chair = chair_at(table, seat)
        if not chair.opens(own):
            raise refused(table, own)
        if len(chair.keys) >= MOST_KEYS:
            raise Malformed(
                "many-keys",
                "this seat opens in {most} browsers already; lock the others out first",
                {"most": str(MOST_KEYS)},
            )
        return [chair.handed_over(fingerprint(code), time.time() + IN_TIME)], []

    await table.change(change)
    return code


async def lock(table: Table, seat: int, key: str, new: str) -> None:
    """Let a new key alone open a seat; whoever came in with another has to leave.

    Raises Malformed.
    """
    own, alone = fingerprint(key), fingerprint(new)

    def change() -> Seated:
        chair = chair_at(table, seat)
        if own in chair.spent and chair.keys == [alone]:
            return [], []  # it was sent twice
        if not chair.opens(own):
            raise refused(table, own)
        if known(table, alone):
            raise no_such_table(table.charter.id)
        return [chair.locked(alone)], []

    await table.change(change)
