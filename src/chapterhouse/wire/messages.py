"""The messages of a table's socket.

Every text is a whole sentence in the reader's language; every message to an observer is made from
their view. Seats count from 0, the gallery is the seat after the last, -1 is chance and -2 nobody.
The page takes its types from here: scripts/messages writes them.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from chapterhouse.wire.clock import Clock, Clocks
from chapterhouse.wire.settled import Settle, Settled

Value = str | int  # what has a name by its word, what has none by its number; a seat counts from 0


class Zone(Struct):
    """A place for cards: how many lie there, those known to the reader, and those known once."""

    size: int
    cards: list[str]
    once: list[str]


class View(Struct):
    """What one observer sees: the table as its game describes it (`games/<game>/table.py`), and the
    places of cards by name.
    """

    observer: int
    table: Any
    zones: dict[str, Zone]


class Line(Struct):
    """An event as the reader may hear it: its key and its values, and a sentence; where the turn of
    somebody else is told in one line, those that are `telling` tell it.
    """

    key: str
    seat: int
    values: list[Value]
    text: str
    telling: bool


class Option(Struct):
    """Something one can point at: legal if no rule forbids it. `lacks` says what is missing for
    one that is forbidden, where there is more to say than the rule does; `brings` tells in
    sentences what a legal one leads to before anything else is decided, where the reader can know,
    and `warns` what it risks.
    """

    action: int
    word: str
    key: str
    values: list[Value]
    text: str
    rule: str | None
    lacks: str | None
    brings: list[str]
    warns: str | None


class Amount(Struct):
    """A number is asked for, and it is its own action: the least and the most that no rule forbids
    (none at all, if the least is more than the most), and the action that names none.
    """

    least: int
    most: int
    pass_: int = field(name="pass")


class Prompt(Struct):
    """Who is asked, and the key of the question. Whoever is asked also gets the question itself,
    the options, and the sentences of the rules against those that are forbidden.

    If it asks for an amount: of numbers in a row that one rule forbids, the first and the last are
    options enough.
    """

    seat: int
    key: str
    question: str
    options: list[Option]
    rules: dict[str, str]
    amount: Amount | None


class ScoreLine(Struct):
    """Why a seat has so many points: a sentence, and the rule that gives them. A `tie` was broken
    by that rule, or by none; without points the line tells who won.
    """

    seat: int
    points: int
    text: str
    rule: str
    tie: bool


class Source(Struct):
    """What one source of points brought: its name, and the points by team."""

    text: str
    points: list[int]


class Ending(Struct):
    """How the match ended: places and points by seat, and the secret.

    `teams` are the seats that score together, mostly one each; `sources` lay out their points, and
    `score_lines` account for each of them.
    """

    ranks: list[int]
    points: list[int]
    teams: list[list[int]]
    sources: list[Source]
    score_lines: list[ScoreLine]
    secret: str | None


class Back(Struct):
    """Whether the reader may take back the last action; if not, why not. It is `part` of a choice
    that is not made yet, where what is asked now is the rest of it.
    """

    allowed: bool
    why: str
    part: bool


class Silence(Struct):
    """Talk is closed now, by a rule: its id and its sentence. If it `costs`, it may be broken."""

    rule: str
    text: str
    costs: bool


class Chair(Struct):
    """A seat at the table: who sits there, if anybody does yet, and whether they are connected.

    If it is not `owned`, nobody has a key to it: it waits for whoever comes by its link. While its
    person is away, `votes` are the seats that agree that a bot plays there.
    """

    name: str
    kind: Literal["person", "bot"]
    level: str | None
    taken: bool
    owned: bool
    here: bool
    votes: list[int]


class Rematch(Struct):
    """The next match of the same people: its table, and by their seat here the one there."""

    table: str
    seats: list[int]


class TableInfo(Struct):
    """What everybody may know of a table. `seal` is the commitment of the deal, `edition` the
    digest of what is in the box, `overrides` are those facts of it that differ from ours, and
    those `custom` come from the file of an owner; others were corrected since the table was opened.
    Only at a `secretive` game does any seat see what others do not. The first `continued` actions
    were brought from another match. At an `open` table anybody on this host may sit down. Of its
    `clock`, if it has one, `Clocks` tell. Of one that is `shut` the match is over, and nobody sees
    how: others in its `tournament` still play the same deal.
    """

    id: str
    game: str
    revision: int
    options: dict[str, str]
    chairs: list[Chair]
    status: Literal["waiting", "playing", "over"]
    seal: str
    watched: bool
    watchers: int
    edition: str
    overrides: dict[str, str]
    custom: list[str]
    secretive: bool
    rematch: Rematch | None
    continued: int
    open: bool
    clock: Clock | None = None
    tournament: str | None = None
    shut: bool = False


# -- from the server


class Offer(Struct):
    """A seat that the code of a link can be exchanged for: for the first time, or, where somebody
    sits there already, so that they play in one more browser.
    """

    seat: int
    again: bool


class Own(Struct):
    """Of the reader's own seat: in how many windows it is open now, and in how many browsers it
    can be opened.
    """

    windows: int
    browsers: int


class Seating(Struct, tag="seating"):
    """The table, whenever it changes; `observer` is who reads, `host` whether it is theirs to run.

    Who is only offered a seat is observer -2, nobody, and is told no more than this.
    """

    table: TableInfo
    observer: int
    host: bool
    offer: Offer | None
    own: Own | None


class Position(Struct, tag="position"):
    """The position, whenever it changes.

    The lines replace those from number `first` on: where that is the number of lines the reader
    has, they just happened. Those before number `past` are not to be shown any more. `ply` is what
    an answer names: how many acts the reader knows of. A seat that is named as `open_turn` may take
    back until it ends its turn; nobody is asked meanwhile. By `mark` a reader who comes back shows
    what they were told; without one they are told all of it anew.
    """

    ply: int
    first: int
    lines: list[Line]
    view: View
    prompt: Prompt | None
    ending: Ending | None
    back: Back
    silence: Silence | None
    past: int
    open_turn: int | None
    mark: str = ""


class Refused(Struct, tag="refused"):
    """What was asked for cannot be done; `rule` is the one against it, if one is. It was a `Talk`,
    if `talk`.
    """

    ply: int
    code: str
    text: str
    rule: str | None
    talk: bool = False


class Hint(Struct, tag="hint"):
    """What the bot would do in the reader's place, seeing what the reader sees: an action and why,
    which others are as good as far as it can tell, or else what it expects of the best ones; and
    what it would choose next in this turn.
    """

    ply: int
    action: int
    text: str
    why: str = ""
    alike: str = ""
    expected: list[str] = []
    plan: str = ""


class Notice(Struct, tag="notice"):
    """Something about the table that is no event of the game: who came, left, or gave up a seat."""

    key: str
    text: str


class Said(Struct, tag="said"):
    """What somebody at a seat wrote; the same for all eyes. Numbers rise, and none comes twice."""

    number: int
    seat: int
    text: str


class Closed(Struct, tag="closed"):
    """The last message before the server hangs up, and why; whether it helps to come back."""

    code: str
    text: str
    again: bool = False


ToReader = Seating | Position | Refused | Hint | Notice | Said | Clocks | Settled | Closed

# -- from the page


Pace = Literal["paused", "slow", "normal", "fast", "instant"]


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message: the key to a seat, the code of a link that offers one, or none to watch;
    the language to read; and the pace at which bots should play. Who comes back says how many lines
    they have, and the mark that came with the last of them: then only the rest is told.
    """

    key: str | None
    language: str
    pace: Pace = "normal"
    lines: int = 0
    mark: str = ""


class Act(Struct, tag="act", forbid_unknown_fields=True):
    """An answer to the prompt of that ply. If it `leaves_open` the turn, the player ends it, as
    long as anything of it can be taken back; else it ends by itself.
    """

    ply: int
    action: int
    leaves_open: bool = False


class EndTurn(Struct, tag="end", forbid_unknown_fields=True):
    """End the turn that was left open, as of that ply."""

    ply: int


class TakeBack(Struct, tag="back", forbid_unknown_fields=True):
    """Take back the last action, as of that ply."""

    ply: int


class AskHint(Struct, tag="ask", forbid_unknown_fields=True):
    """Ask for a hint at that ply."""

    ply: int


class Talk(Struct, tag="talk", forbid_unknown_fields=True):
    """Say something to all at the table. Where a silence is broken by it, whoever writes must say
    so: else a message that came too late would cost them something.
    """

    text: Annotated[str, Meta(max_length=280)]
    breaks: bool = False


class Speak(Struct, tag="speak", forbid_unknown_fields=True):
    """Go on in another language: the whole position is sent again."""

    language: str


class SetPace(Struct, tag="pace", forbid_unknown_fields=True):
    """Let bots play at another pace. They go by the slowest that anybody at the table asks for, and
    pause only for somebody who is alone with them.
    """

    pace: Pace


class Pause(Struct, tag="pause", forbid_unknown_fields=True):
    """Agree to a pause, which begins when all people at the table do; else agree to it no more, or
    end it for all.
    """

    wanted: bool


ToServer = Hello | Act | EndTurn | TakeBack | AskHint | Talk | Speak | SetPace | Pause | Settle
