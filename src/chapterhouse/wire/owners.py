"""What owners of a box say of it: the form that asks them, their files, and how these compare."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from chapterhouse.wire.messages import View
from chapterhouse.wire.requests import FactText, GameWords, NewKey

File = Annotated[str, Meta(max_length=65_536)]


class OwnersSay(Struct):
    """What so many owners on this host say of a fact, where we say otherwise."""

    path: str
    value: str
    owners: int


class EditionText(Struct):
    """What lies in the box, fact by fact; the digest changes with the value of any. `parts` names
    the part of the facts whose paths begin with that word, `otherwise` are values that owners on
    this host agree on and we do not have.
    """

    name: str
    digest: str
    facts: list[FactText]
    parts: dict[str, str]
    sources: dict[str, str]
    otherwise: list[OwnersSay] = []


class Worded(Struct):
    """A word of a file, and what a reader calls it."""

    word: str
    text: str


class FactShape(Struct):
    """What may stand in a fact: `editions/shape.py` tells what each kind means."""

    kind: Literal["fixed", "line", "number", "choice", "some", "row", "table", "joined"]
    least: int
    most: int
    words: list[Worded]
    of: list["FactShape"]
    joints: list[str]


class FactAsked(Struct):
    """A fact that is asked for: as we state it, its bare value, and what it may be."""

    told: FactText
    value: Any
    shape: FactShape


class EditionForm(Struct):
    """All that is asked of a box, the board as our edition has it, and what is seen at each place
    of the drawing: paths of facts, with ` #3` behind that of a list for its third value.
    """

    name: str
    parts: dict[str, str]
    facts: list[FactAsked]
    places: dict[str, list[str]]
    words: GameWords
    view: View


class OwnFact(Struct, forbid_unknown_fields=True):
    """What an owner states of one fact."""

    path: Annotated[str, Meta(max_length=60)]
    value: Any
    by: Annotated[str, Meta(max_length=20)] = "book"
    source: Annotated[list[str], Meta(max_length=20)] = []
    note: Annotated[str, Meta(max_length=500)] = ""


class Printing(Struct, forbid_unknown_fields=True):
    """Which printing a box is; empty, and 0, for what its owner does not know."""

    language: Annotated[str, Meta(max_length=8)] = ""
    year: Annotated[int, Meta(ge=0, le=2100)] = 0
    publisher: Annotated[str, Meta(max_length=60)] = ""


class OwnBox(Struct, forbid_unknown_fields=True):
    """What an owner's file says."""

    name: Annotated[str, Meta(max_length=80)]
    printing: Printing
    sources: dict[str, str]
    facts: Annotated[list[OwnFact], Meta(max_length=1_000)]


class BoxFile(Struct, forbid_unknown_fields=True):
    """Read a file."""

    text: File


class CheckedBox(Struct):
    """What a file says, the file itself, and why the game cannot be played with it, in sentences.
    If it can, there is the board as it would be.
    """

    box: OwnBox
    text: str
    problems: list[str]
    digest: str
    confirmed: list[str]
    places: dict[str, list[str]]
    words: GameWords | None
    view: View | None


class SharedFile(Struct, forbid_unknown_fields=True):
    """Share a file on this host, or change what is shared, by a key that this browser has made.

    `made` is another one, for this file alone: a new one that is sent once more with it, as the
    answer was lost, is the same file.
    """

    key: NewKey
    text: File
    made: NewKey | None = None


class Unshared(Struct, forbid_unknown_fields=True):
    """Share a file no more."""

    key: NewKey


class Withdrawn(Struct):
    """The file that is shared no more."""

    id: str


class SharedBox(Struct):
    """A file that somebody shares: how it is called, of which printing it is, and how many facts it
    confirms and corrects.
    """

    id: str
    game: str
    name: str
    printing: Printing
    confirmed: int
    corrected: int
    changed: float


class OpenedBox(Struct):
    """A shared file, and all that it says."""

    about: SharedBox
    text: str
    facts: list[FactText]


class SaidOfFact(Struct):
    """A value that some of the files give a fact, how many owners they have, and whether we say so
    too.
    """

    value: str
    files: list[str]
    owners: int
    ours: bool


class ComparedFact(Struct):
    """What files say of one fact."""

    path: str
    name: str
    how: Literal["agree", "differ", "one"]
    said: list[SaidOfFact]


class ComparedPrinting(Struct):
    """The files of one printing, fact by fact; and a file of what two owners at least agree on."""

    printing: Printing
    files: list[str]
    facts: list[ComparedFact]
    merged: str


class SharedBoxes(Struct):
    """What owners share of a game on this host."""

    files: list[SharedBox]
    printings: list[ComparedPrinting]
