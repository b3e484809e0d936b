"""The review of a match that is over, as the page asks for it and shows it."""

from typing import Annotated

from msgspec import Meta, Struct


class Reviewing(Struct, forbid_unknown_fields=True):
    """Ask how far the review of a finished match is, given by its record: by what an observer could
    know (a seat, or the one after the last), or with all cards `open`. It goes on as long as it is
    asked for.
    """

    text: Annotated[str, Meta(max_length=65_536)]
    observer: Annotated[int, Meta(ge=0)]
    open: bool = False


class Estimated(Struct):
    """A chance to win in per cent, or a part of one, and by how much it may be off."""

    percent: int
    error: int


class ReviewMoment(Struct):
    """How likely each team was to win after so many actions, and what began then."""

    ply: int
    text: str
    chances: list[Estimated]


class CostlyDecision(Struct):
    """A decision after so many actions, whose it was, what would have been better, what that cost
    of the chance to win, and a bot's sentence why, which speaks to whoever decided; empty where
    only playing on shows it.
    """

    ply: int
    seat: int
    action: str
    better: str
    cost: Estimated
    why: str


class Review(Struct):
    """What is known of a review of a match of so many actions (`length`), after so many of its
    pieces are `done`: moment by moment, up to the end, and when all is done the decisions that cost
    most, if any did for sure. Only of a `secretive` game open cards are more than a seat sees.
    """

    game: str
    secretive: bool
    names: list[str]
    teams: list[list[int]]
    length: int
    moments: list[ReviewMoment]
    decisions: list[CostlyDecision]
    done: int
    pieces: int
