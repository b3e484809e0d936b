"""What there is to be judged in a finished match: an observer's moments and decisions."""

from typing import Any, Final

from msgspec import Struct

from chapterhouse import evaluation
from chapterhouse.bots.review import some, suspects
from chapterhouse.core.rule import Malformed
from chapterhouse.core.score_sheet import alone
from chapterhouse.games import GAMES
from chapterhouse.play import position
from chapterhouse.play.match import Match
from chapterhouse.play.replay import replay
from chapterhouse.server.bots import Phrase, phrase
from chapterhouse.server.problems import no_such_observer

MOMENTS: Final = 16  # of the match, at most
SUSPECTS: Final = 12  # decisions that look worst at once
SEED: Final = 1


class Surveying(Struct, tag="surveying"):
    """A record, as which observer it is looked at or whether with all cards open, the language of
    whoever asks, and how long it may be.
    """

    text: str
    observer: int
    opened: bool
    language: str
    actions: int


class Told(Struct):
    """Something that was told, and of which seat."""

    seat: int
    event: Phrase


class Moment(Struct):
    """A part of the match that began after so many actions, as was told of it and of the parts
    around it, and the position.
    """

    ply: int
    told: list[Told]
    view: str


class Decision(Struct):
    """What a seat chose after so many actions, and the position."""

    ply: int
    seat: int
    action: int
    view: str


class Survey(Struct):
    """A match, who won together with whom, and the positions that are worth judging, written out:
    as views, or with all cards open as they were.
    """

    game: str
    revision: int
    overrides: dict[str, Any]
    secretive: bool
    names: list[str]
    teams: list[list[int]]
    winners: list[int]
    length: int
    moments: list[Moment]
    decisions: list[Decision]


def survey(asked: Surveying) -> Survey:
    """Look through a record. Raises Broken, or Malformed for a match that goes on still, and for an
    observer there is not.
    """
    match = replay(asked.text, GAMES, asked.actions)
    if not match.over:
        raise Malformed(
            "not-reviewed",
            "only a match that is over is reviewed: what is still hidden in others stays so",
            {},
        )
    if asked.observer > len(match.record.names):
        raise no_such_observer(asked.observer, len(match.record.names))
    return surveyed(match, asked.observer, opened=asked.opened)


def surveyed(match: Match, observer: int, *, opened: bool) -> Survey:
    """List what is worth judging; of a match that goes on, for tests of what that tells."""
    game, state = match.game, match.state
    reviewer = evaluation.reviewer(game.name, SEED)
    moments, decisions = reviewer.survey(match, observer, opened=opened)
    teams = game.score_sheet.teams(state) if game.score_sheet else alone(state)
    ranks = game.ranks(state) if match.over else []
    return Survey(
        game.name, game.revision, game.overrides, game.secretive, match.record.names, teams,
        [team for team, seats in enumerate(teams) if ranks and ranks[seats[0]] == min(ranks)],
        len(match.record.entries),
        [
            Moment(
                one.ply,
                [Told(event.seat, phrase(event)) for event in one.events],
                position.write(game, one.view),
            )
            for one in some(moments, MOMENTS)
        ],
        [
            Decision(one.ply, one.view.seat(), one.action, position.write(game, one.view))
            for one in suspects(decisions, SUSPECTS)
        ],
    )  # fmt: skip
