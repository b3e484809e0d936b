"""What anybody may ask of the server, why not more, and who counts it."""

import time
from collections import Counter, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final, Literal

from chapterhouse.core.rule import Malformed

Clock = Callable[[], float]
FORGOTTEN: Final = 8  # at a time, of what does not count any more
AGAIN: Final = {"seconds": ""}  # to be filled in


@dataclass(frozen=True)
class Limits:
    """All limits; the values are for a small machine on a public address."""

    # What a stranger sends
    body: int = 65_536 * 2  # bytes of a request: a long record, and how JSON writes it
    message: int = 4_096  # bytes of a message: the longest has a key of 32 letters
    hello: float = 10.0  # seconds before a silent socket is closed
    rate: float = 20.0  # messages a second that a socket may send in the long run,
    burst: float = 40.0  # and at once: holding a key down stays below
    request: float = 30.0  # seconds for a request to come whole,
    answer: float = 120.0  # and for its answer to be taken
    send: float = 20.0  # seconds that a reader may take over what waits to be sent

    # What one address opens
    tables: int = 30  # new tables
    replays: int = 120  # replays: a busy page asks once for each pair of eyes
    reviews: int = 30  # reviews, whole or not, of a match and an observer each
    steps: int = 200  # steps of lessons that are counted: a lesson has about ten
    examples: int = 600  # examples of rules, and what is tried in them: each action asks once
    glances: int = 400  # lists of one's tables: each time the first page is looked at
    lobby: int = 6_000  # lists of open tables: each first page asks six times a minute
    keyrings: int = 10  # new keyrings, of 48 kB at most,
    keyring: int = 600  # and how often they are looked at or changed
    sign_ins: int = 40  # steps of signing in: each takes two
    boxes: int = 10  # new files of owners that are shared, of 64 kB at most,
    checks: int = 600  # and how often a file is checked, or shared ones are read: each takes 0.05 s
    leagues: int = 10  # new leagues of friends,
    league: int = 600  # and how often they are looked at or changed
    notices: int = 120  # wishes for notices: a page asks once for each sheet that is opened;
    addresses: int = 10  # of these, with an address, to which a first one goes at once
    opened: int = 10  # tables that are open to anybody,
    seats: int = 30  # and seats at such tables
    tournaments: int = 5  # new tournaments,
    reports: int = 5  # what is reported to the host
    talk: int = 100  # of what one seat says,
    window: float = 600.0  # all of them within so many seconds
    sockets: int = 60  # at a time: a class of pupils behind one address
    waiting: int = 400  # connections that are no sockets: six for each page that loads

    # What all of them open
    connections: int = 4_000  # at a time: some 0.04 MB each; those of seats are closed last

    # What a table takes of the machine
    rooms: int = 200  # in memory, if not more are in use: 0.1 to 0.3 MB each, and 0.04 a socket
    unused: float = 60.0  # seconds that such a table stays: to build it again takes 0.01

    # What computing may take
    workers: int = 2  # processes for bots: on two cores more would only wait
    deadline: float = 5.0  # seconds for a move of a bot; the usual one takes 0.02
    starting: float = 20.0  # seconds for a process to begin: a busy machine needs 3
    replay: float = 20.0  # seconds for a replay,
    queue: float = 40.0  # and with those of others before it
    actions: int = 5_000  # in a replay: ten times the longest match


Of = Literal[
    "tables", "tournaments", "replays", "reviews", "steps", "examples", "glances", "lobby",
    "keyrings", "keyring", "leagues", "league", "boxes", "checks", "notices", "addresses", "opened",
    "seats", "reports", "talk", "sign_ins",
]  # fmt: skip
TABLES: Final = Malformed(
    "too-many-tables",
    "too many tables were opened from your address; try again in {seconds} s",
    AGAIN,
)
GLANCES: Final = Malformed(
    "too-many-glances",
    "you have looked at your tables often just now; try again in {seconds} s",
    AGAIN,
)
KEYRINGS: Final = Malformed(
    "too-many-keyrings",
    "too many lists of tables were asked for from your address; try again in {seconds} s",
    AGAIN,
)
LEAGUES: Final = Malformed(
    "too-many-leagues",
    "results were asked for too often from your address; try again in {seconds} s",
    AGAIN,
)
BOXES: Final = Malformed(
    "too-many-boxes",
    "too many files of facts came from your address; try again in {seconds} s",
    AGAIN,
)
NOTICES: Final = Malformed(
    "too-many-notices",
    "you have changed your notices often just now; try again in {seconds} s",
    AGAIN,
)
OPEN: Final = Malformed(
    "too-many-open",
    "too much was done at open tables from your address; try again in {seconds} s",
    AGAIN,
)
WHY: Final[dict[Of, Malformed]] = {
    "tables": TABLES,
    "tournaments": TABLES,
    "replays": Malformed(
        "too-many-replays",
        "too many records were read from your address; try again in {seconds} s",
        AGAIN,
    ),
    "reviews": Malformed(
        "too-many-reviews",
        "too many reviews were asked for from your address; try again in {seconds} s",
        AGAIN,
    ),
    "steps": Malformed(
        "too-many-steps",
        "too many steps of lessons came from your address; try again in {seconds} s",
        AGAIN,
    ),
    "examples": Malformed(
        "too-many-examples",
        "too many examples were asked for from your address; try again in {seconds} s",
        AGAIN,
    ),
    "glances": GLANCES,
    "lobby": GLANCES,
    "keyrings": KEYRINGS,
    "keyring": KEYRINGS,
    "leagues": LEAGUES,
    "league": LEAGUES,
    "boxes": BOXES,
    "checks": BOXES,
    "notices": NOTICES,
    "addresses": NOTICES,
    "opened": OPEN,
    "seats": OPEN,
    "reports": Malformed(
        "too-many-reports",
        "too much was reported from your address; try again in {seconds} s",
        AGAIN,
    ),
    "sign_ins": Malformed(
        "too-many-sign-ins",
        "too many sign-ins were begun from your address; try again in {seconds} s",
        AGAIN,
    ),
    "talk": Malformed("too-much-talk", "too many messages; try again in {seconds} s", AGAIN),
}


class Limiter:
    """Counts what each address has opened, and how much each seat has said."""

    def __init__(self, limits: Limits, clock: Clock = time.monotonic) -> None:
        self._limits: Final = limits
        self._clock: Final = clock
        self._times: Final[dict[tuple[Of, str], deque[float]]] = {}
        self._order: Final[deque[tuple[float, tuple[Of, str]]]] = deque()  # all, as they came
        self._sockets: Final[Counter[str]] = Counter()

    def count(self, of: Of, who: str) -> None:
        """Count something of an address, or of a seat, by the name of its limit. Raises Malformed
        if it is one too many, with the seconds that there are to wait.
        """
        now, what = self._clock(), (of, who)
        self._forget(now - self._limits.window)
        times = self._times.setdefault(what, deque())
        while times and times[0] <= now - self._limits.window:
            times.popleft()
        if len(times) >= getattr(self._limits, of):
            why, wait = WHY[of], int(times[0] + self._limits.window - now) + 1
            raise Malformed(why.key, why.sentence, {"seconds": str(wait)})
        times.append(now)
        self._order.append((now, what))

    @property
    def remembered(self) -> int:
        """Tell how much of what was counted is not forgotten yet."""
        return len(self._order)

    @contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """Count a socket as long as it is open. Raises Malformed if it is one too many."""
        if self._sockets[address] >= self._limits.sockets:
            raise Malformed(
                "too-many-sockets",
                "too many tables are open from your address; close one of them first",
                {},
            )
        self._sockets[address] += 1
        try:
            yield
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    def _forget(self, since: float) -> None:
        """Forget some of what does not count any more: more than comes, and never all at once."""
        for _ in range(FORGOTTEN):
            if not self._order or self._order[0][0] > since:
                return
            _, what = self._order.popleft()
            times = self._times.get(what)
            if times and times[0] <= since:
                times.popleft()
            if not times:
                self._times.pop(what, None)


class Bucket:
    """Messages that may still be sent: each takes one, and they come back with time."""

    def __init__(self, limits: Limits, clock: Clock = time.monotonic) -> None:
        self._limits: Final = limits
        self._clock: Final = clock
        self._left: float = limits.burst
        self._at = clock()

    def take(self) -> None:
        """Take one out. Raises Malformed if it is empty."""
        now = self._clock()
        refill = (now - self._at) * self._limits.rate
        self._left = min(self._limits.burst, self._left + refill) - 1
        self._at = now
        if self._left < 0:
            raise Malformed("too-fast", "too many messages came at once; open the table again", {})
