"""Told: what people say at a table, and what is remarked there, as it is written down. Of both the
last are enough.
"""

from collections.abc import Sequence

from sqlalchemy import Connection, delete, func, insert, select

from chapterhouse.server.kept import LASTED, LASTING, PASSED, SAID, Remark, Said
from chapterhouse.server.schema import ACTIONS, NOTICES, TALK


def say(connection: Connection, id: str, said: Said, now: float) -> None:
    """Write down what was said; the last of it is kept."""
    connection.execute(insert(TALK).values(vars(said) | {"match": id, "at": now}))
    old = (TALK.c.match == id) & (TALK.c.number <= said.number - SAID)
    connection.execute(delete(TALK).where(old))


def remark(connection: Connection, id: str, remarks: Sequence[Remark]) -> None:
    """Write remarks down; of those that tell of a moment, and of those that last, the last are
    enough.
    """
    latest = select(func.coalesce(func.max(NOTICES.c.number), -1)).where(NOTICES.c.match == id)
    last = connection.execute(latest).scalar_one()
    acts = select(func.count()).where(ACTIONS.c.match == id).scalar_subquery()
    for number, remark in enumerate(remarks, last + 1):
        place = {"match": id, "number": number, "ply": acts}
        connection.execute(insert(NOTICES).values(vars(remark) | place))
    own, lasts = NOTICES.c.match == id, NOTICES.c.key.in_(LASTING)
    connection.execute(delete(NOTICES).where(own, ~lasts, NOTICES.c.number <= last - PASSED))
    rising = select(NOTICES.c.number).where(own, lasts).order_by(NOTICES.c.number.desc())
    first = rising.offset(LASTED - 1).limit(1).scalar_subquery()
    connection.execute(delete(NOTICES).where(own, lasts, NOTICES.c.number < first))
