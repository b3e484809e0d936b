"""What people ask for, and are told, of leagues: friends whose finished matches are counted."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from chapterhouse.wire.requests import Key, NewKey

Named = Annotated[str, Meta(max_length=40)]


class SeatKey(Struct, forbid_unknown_fields=True):
    """Ask which leagues a match may count in, by a key to one's seat."""

    key: Key


class Claim(Struct, forbid_unknown_fields=True):
    """Let a match count for oneself, by a key to one's seat and the key of a member, which this
    browser has made. Whoever is no member yet joins a league that somebody at this table has named,
    or begins one with a title, under a name. Sent once more, it does no harm.
    """

    key: Key
    member: NewKey
    league: Annotated[str, Meta(max_length=40)] = ""
    title: Named = ""
    name: Named = ""


class LeagueHere(Struct):
    """A league that somebody at a table has named: as whom each seat counts there, and whether the
    match has been counted.
    """

    league: str
    title: str
    members: list[str | None]
    counted: bool


class LeaguesHere(Struct):
    """The leagues that a match may count in, and those seats that people have, who all must let it
    count.
    """

    leagues: list[LeagueHere]
    people: list[int]


class MemberKey(Struct, forbid_unknown_fields=True):
    """Ask for a league, by the key of a member."""

    member: NewKey


class Renaming(Struct, forbid_unknown_fields=True):
    """Be called otherwise in a league, by the key of a member."""

    member: NewKey
    name: Named


class MemberExchange(Struct, forbid_unknown_fields=True):
    """Exchange the key of a member for a new one, which is the only one then. Sent once more, it
    does no harm.
    """

    member: NewKey
    new: NewKey


class Left(Struct):
    """Whether somebody is no member any more."""

    left: bool


class Member(Struct):
    """Somebody in a league; whoever has left has no name."""

    number: int
    name: str


class Standing(Struct):
    """How somebody has fared in one game: matches, places from the first on, how strong they seem,
    by how much that may be wrong, and how well that is known.
    """

    member: int
    matches: int
    places: list[int]
    strength: int
    give: int
    known: Literal["hardly", "roughly", "well"]


class GameStandings(Struct):
    """All who have played a game, in the order of what they have shown for sure."""

    game: str
    title: str
    matches: int
    standings: list[Standing]


class CountedMatch(Struct):
    """A match that was counted: when, and the members at each place."""

    title: str
    at: float
    places: list[list[int]]


class League(Struct):
    """A league as its members see it; `me` is who asks."""

    league: str
    title: str
    me: int
    members: list[Member]
    games: list[GameStandings]
    last: list[CountedMatch]
