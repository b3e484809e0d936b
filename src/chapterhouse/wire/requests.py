"""What the page asks for and gets by HTTP. Errors are `Problem`s, whatever goes wrong."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from chapterhouse.wire.clock import Clock
from chapterhouse.wire.messages import Ending, Line, Prompt, View
from chapterhouse.wire.rulebook import Passage

Short = Annotated[str, Meta(max_length=60)]
Key = Annotated[str, Meta(max_length=80)]
# made by the browser: 192 bits; `$` alone would let a new line follow
NewKey = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{32,80}$(?!\n)")]


class Problem(Struct):
    """What was tried, what is wrong, what would be right: a key, and a sentence to read."""

    code: str
    text: str


# -- what there is to play


class OptionValue(Struct):
    """A value of an option, as records and as people write it; what it means, and how many players
    can choose it.
    """

    word: str
    text: str
    about: str
    seats: list[int]


class BotLevel(Struct):
    """A level of bots, as records and as people write it, and what one of that level sees."""

    word: str
    text: str
    about: str


class GameOption(Struct):
    """A choice before the match, and what it is about: the usual value first; the rule that allows
    it.
    """

    name: str
    text: str
    about: str
    values: list[OptionValue]
    rule: str


class CatalogueEntry(Struct):
    """A game on the home page: what it is about, how long it lasts, how hard it is to learn, and
    whom it suits; `lesson` is the title of its first lesson, if it has any.
    """

    name: str
    title: str
    about: str
    lasts: str
    weight: str
    suits: str
    seats: list[int]
    options: list[GameOption]
    levels: list[BotLevel]
    usual_level: str
    lesson: str | None


class Named(Struct):
    """A card or another thing with a name: its word, what kind it is, its numbers, its name."""

    word: str
    key: str
    numbers: dict[str, int]
    text: str


class GameWords(Struct):
    """What a board needs once: its game; the names of what it draws, things by vocabulary, with
    the cards as the first, and places; what these are for (`games/<game>/glossary.py`); and what is
    printed, as its game describes it (`Board` in `games/<game>/table.py`), if anything is.
    """

    game: str
    things: dict[str, list[Named]]
    places: dict[str, str]
    glossary: list[Passage]
    board: Any


class Counting(Struct):
    """What this server counts: whether it does so for the steps that learners reach."""

    lessons: bool


class StepReached(Struct):
    """A step of a lesson that somebody reached, counted from 0."""

    step: int


class LessonEntry(Struct):
    """A lesson of a game, or a puzzle: its word in addresses, and what it is called."""

    name: str
    title: str
    puzzle: bool


class Tip(Struct):
    """What a coach says when something comes up for the first time: the key of the question or the
    event, a sentence, and the rule behind it.
    """

    about: str
    text: str
    rule: str


class FactText(Struct):
    """A fact about the box, who states it (book, public, derived, reconstructed, or owners
    where we reconstructed it and owners on this host say it too; at a table owner, or earlier for
    what we have corrected since), and where. `name` is what it is about, `value` is
    in the words of the reader, `written` as a file of facts has it, where that is not the same.
    """

    path: str
    name: str
    value: str
    written: str
    by: str
    sources: list[str]
    note: str


# -- tables


class NewChair(Struct, forbid_unknown_fields=True):
    """Who is to sit there: whoever asks, a friend who will come by a link, or a bot."""

    kind: Literal["me", "friend", "bot"]
    name: Annotated[str, Meta(max_length=40)] = ""
    level: Short = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be opened; the language names the bots. `edition` is the file of an owner whose
    box differs from our edition; empty if it does not. At an `open` one anybody on this host may
    take the seat of a friend. `made` is a key that this browser has made: sent once more with it,
    as the answer was lost, the same table is given.
    """

    game: Short
    chairs: Annotated[list[NewChair], Meta(min_length=1, max_length=8)]
    options: dict[Short, Short] = {}
    watched: bool = True
    open: bool = False
    language: Short = "en"
    edition: Annotated[str, Meta(max_length=65_536)] = ""
    clock: Clock | None = None
    made: NewKey | None = None


class TableKey(Struct, forbid_unknown_fields=True):
    """A table, and what opens it: the key to a seat, the host's, the code of a link, or nothing."""

    table: Short
    key: Key | None = None


class Glancing(Struct, forbid_unknown_fields=True):
    """Ask how some tables stand."""

    asked: Annotated[list[TableKey], Meta(max_length=24)]  # not `tables`, which the server injects


class Glance(Struct):
    """How a table stands: who sits there, who is asked, and how far the match has come, from its
    largest part on, as whoever asks may know it; the places, once it is over.

    One that does not open says why.
    """

    status: Literal["waiting", "playing", "over", "closed"]
    names: list[str]
    seat: int | None
    parts: list[str]
    ranks: list[int]
    why: str


class ChairKey(Struct):
    """The key to one seat, which whoever holds it plays."""

    seat: int
    key: str


class ChairCode(Struct):
    """The code of a link to one seat, which is exchanged once for a key."""

    seat: int
    code: str


class Opened(Struct):
    """A table was opened: the host's key, the keys to the seats of those who sit at the host's
    screen, and the codes that invite friends to theirs.
    """

    table: str
    host: str
    keys: list[ChairKey]
    codes: list[ChairCode]


class Joining(Struct, forbid_unknown_fields=True):
    """Exchange the code of a link for a key to the seat, under a name of one's own; whoever sits
    there already needs none. Sent once more with the same key, it does no harm.
    """

    code: Key
    key: NewKey
    name: Annotated[str, Meta(max_length=40)] = ""


class Reseating(Struct, forbid_unknown_fields=True):
    """Give a seat to a bot of that level, or back to its person: by the host, or who sits there."""

    key: Key
    level: Short | None


class Inviting(Struct, forbid_unknown_fields=True):
    """Make a new link to a seat that nobody has a key to; the old one opens nothing any more. If it
    `frees`, also to a seat whose owner is not connected, and loses it. For the host.
    """

    host: Key
    frees: bool = False


class HandingOver(Struct, forbid_unknown_fields=True):
    """Make a link that opens one's own seat in one more browser."""

    key: Key


class Locking(Struct, forbid_unknown_fields=True):
    """Let a new key alone open one's own seat. Sent once more, it does no harm."""

    key: Key
    new: NewKey


class Again(Struct, forbid_unknown_fields=True):
    """Open the rematch of a match that is over: for whoever sits at the table, or hosts it."""

    key: Key


# -- replays


class NewReplay(Struct, forbid_unknown_fields=True):
    """A record to be read, as a seat saw it, or with all cards open (None).

    `plies` are the moments wanted, by how many actions lie before them; usually all.
    """

    text: Annotated[str, Meta(max_length=65_536)]
    observer: int | None = None
    plies: Annotated[list[int], Meta(max_length=5_000)] | None = None


class Continuing(Struct, forbid_unknown_fields=True):
    """Go on from a moment of a finished match, given by its record and by how many actions lie
    before: on one seat, with bots of that level on the others, or of the `levels` of single seats.
    `made` as for a new table.
    """

    text: Annotated[str, Meta(max_length=65_536)]
    ply: Annotated[int, Meta(ge=0)]
    seat: Annotated[int, Meta(ge=0)]
    level: Short = ""
    levels: Annotated[list[Short], Meta(max_length=8)] = []
    watched: bool = True
    made: NewKey | None = None


class Chapter(Struct):
    """A part of a match: how large it is, 0 for the largest, the moment that it begins with, and
    the sentence that says so.
    """

    level: int
    moment: int
    text: str


class Moment(Struct):
    """One action of a replay, and what it led to; the first moment has no action.

    `action` is the sentence for it, empty where the reader did not learn it; `lines` tell all that
    happened since the moment before.
    """

    seat: int
    action: str
    lines: list[Line]
    view: View
    prompt: Prompt | None


class Replay(Struct):
    """A record played again, with the words of its edition.

    `seal` tells what is proven: all, all but what came from another match, the deal alone, the deal
    of a record that was changed, that the deal is another, or nothing.
    """

    game: str
    revision: int
    options: dict[str, str]
    names: list[str]
    words: GameWords
    moments: list[Moment]
    chapters: list[Chapter]
    ending: Ending | None
    seal: Literal["holds", "continued", "deal", "changed", "broken", "none"]


# -- lessons


class LessonAnswer(Struct):
    """What a legal answer leads to: the stop of that number, or what is said to one that is not
    meant.
    """

    action: int
    goal: int | None
    text: str


class LessonMoment(Struct):
    """A position on the way to a stop, and what happened since the one before."""

    lines: list[Line]
    view: View
    prompt: Prompt | None


class LessonStop(Struct):
    """Where a lesson waits: the number of its step; what is said, and what is to be done, or a
    headline where nothing is; what is lit on the board, by its anchors; and how it came to this,
    moment by moment, the last of them in a new scene if it `opens` one. Where nothing is to be
    answered, `goal` is the stop that comes next, until the last one.
    """

    step: int
    text: str
    task: str
    lit: list[str]
    opens: bool
    moments: list[LessonMoment]
    answers: list[LessonAnswer]
    goal: int | None
    ending: Ending | None


class Lesson(Struct):
    """A whole lesson, as the learner sees it: all that can be reached by the answers that are
    meant. It begins at the first stop.
    """

    game: str
    name: str
    title: str
    names: list[str]
    words: GameWords
    steps: int
    stops: list[LessonStop]
