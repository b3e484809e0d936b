"""What people ask for and get of tournaments. They are numbered as they came; a bot is -1."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from chapterhouse.wire.clock import Clock
from chapterhouse.wire.requests import Key, NewKey, Short

MOST_SEATS = 4
MOST_ROUNDS = 12  # of the Swiss form
Title = Annotated[str, Meta(min_length=1, max_length=60)]


class NewTournament(Struct, forbid_unknown_fields=True):
    """A tournament to be opened: everybody meets everybody (`robin`), or as many `rounds` between
    people who stand alike (`swiss`); `duplicate` if all tables of a round get the same deal. Bots
    of this level sit down where people are missing. All else as for a table, `made` too.
    """

    name: Title
    game: Short
    seats: Annotated[int, Meta(ge=2, le=MOST_SEATS)]
    form: Literal["robin", "swiss"]
    rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] = 3
    duplicate: bool = False
    options: dict[Short, Short] = {}
    level: Short = ""
    edition: Annotated[str, Meta(max_length=65_536)] = ""
    clock: Clock | None = None
    language: Short = "en"
    made: NewKey | None = None


class Founded(Struct):
    """A tournament was opened: its name in addresses, and the key of its organiser."""

    tournament: str
    host: str


class Looking(Struct, forbid_unknown_fields=True):
    """Look at a tournament, with the organiser's key, one's own, or none."""

    key: Key | None = None


class Entering(Struct, forbid_unknown_fields=True):
    """Take part, by a key that this browser has made, which opens one's seat at each table of it.
    Sent once more, it does no harm.
    """

    key: NewKey
    name: Annotated[str, Meta(max_length=40)]


class Directing(Struct, forbid_unknown_fields=True):
    """Direct a tournament, by the organiser's key: open the next round, which closes the entry if
    it is the first; pause, and go on; end it. By that, or by one's own, a `person` withdraws.

    Sent once more it does no harm: `begun` is how many rounds had begun as whoever asks knows, and
    whoever withdraws is named, as their number may be another since.
    """

    key: Key
    order: Literal["next", "pause", "go-on", "end", "withdraw"]
    person: int = -1
    name: Annotated[str, Meta(max_length=40)] = ""
    begun: int | None = None


class InvitingPerson(Struct, forbid_unknown_fields=True):
    """Make a link, by the organiser's key, for somebody who takes part and whose browser is gone.
    Their number may be another since; so they are named, too.
    """

    key: Key
    person: int
    name: Annotated[str, Meta(max_length=40)]


class PersonCode(Struct):
    """The code of such a link, which is exchanged once for a key."""

    code: str


class ExchangingKey(Struct, forbid_unknown_fields=True):
    """Exchange one's key, the organiser's, or the code of a link, for a key that this browser has
    made. Sent once more, it does no harm.
    """

    key: Key
    new: NewKey


class Contestant(Struct):
    """Somebody who takes part, or has withdrawn."""

    name: str
    withdrawn: bool


class Placed(Struct):
    """How somebody stands: the place, the points, the matches played, the points of those they met,
    and by how many points of the game they were ahead, on average of so many matches, with how far
    its 95 % interval reaches each way; none for less than two.
    """

    person: int
    place: int
    points: float
    played: int
    met: float
    margin: float
    matches: int
    reach: float | None


class TournamentTable(Struct):
    """A table of a round: who sits there, by seat, and once it is known how it ended: places,
    points of the game, and what that is worth. None where it was broken off.
    """

    table: str
    people: list[int]
    names: list[str]
    over: bool
    ranks: list[int]
    points: list[int]
    worth: list[float]


class TournamentRound(Struct):
    """A round, its tables, and whether all of them have ended."""

    tables: list[TournamentTable]
    over: bool


class TournamentInfo(Struct):
    """A tournament as everybody may see it, and who asks: which of the people, and whether they
    organise it. Of `rounds` in all, so many have begun.
    """

    id: str
    name: str
    game: str
    seats: int
    form: Literal["robin", "swiss"]
    duplicate: bool
    options: dict[str, str]
    level: str
    clock: Clock | None
    phase: Literal["entry", "round", "between", "over"]
    paused: bool
    people: list[Contestant]
    standings: list[Placed]
    rounds: int
    played: list[TournamentRound]
    me: int | None
    organises: bool
