"""Replays: a record read again, moment by moment, by a worker: a long one takes its time."""

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from chapterhouse.core.game import Game
from chapterhouse.core.seats import CHANCE
from chapterhouse.games import GAMES
from chapterhouse.play.match import Match
from chapterhouse.play.record import Entry, Record
from chapterhouse.play.replay import replay
from chapterhouse.play.seal import Seal, check
from chapterhouse.play.talk import TALKED
from chapterhouse.server.catalogue import words_of
from chapterhouse.server.problems import no_such_observer
from chapterhouse.wire import requests
from chapterhouse.wire.result import result
from chapterhouse.wire.scribe import Scribe

ALL: Literal[-1] = -1  # the observer that sees everything


class Question(Struct, tag="question"):
    """A record, the observer (-1: all is open), the language, how long it may be, and the moments
    that are wanted (None: all).
    """

    text: str
    observer: int
    language: str
    actions: int
    plies: list[int] | None = None


def read(question: Question) -> requests.Replay:
    """Play a record again. Raises Broken, or Malformed for one too long or seen by nobody."""
    record = replay(question.text, GAMES, question.actions).record
    names = record.names
    if not ALL <= question.observer <= len(names):
        raise no_such_observer(question.observer, len(names))
    scribe = Scribe(record.game, question.language, names)
    match = Match(record.game, names, None, record.options)
    moments = list(_moments(question, record, match, scribe))
    chapters = list(_chapters(match.game, moments))
    seal = check(question.text, match)
    ending = None
    if match.over:
        ending = scribe.ending(match.state, result(match.game, match.state), seal.secret)
    game, words = record.game, words_of(record.game, question.language, len(names))
    return requests.Replay(
        game.name, game.revision, record.options, names, words, moments, chapters, ending,
        _word(seal),
    )  # fmt: skip


def _moments(
    question: Question, record: Record, match: Match, scribe: Scribe
) -> Iterator[requests.Moment]:
    """Play the record in a match made for it alone, and write the moments that are wanted."""
    wanted = range(len(record.entries) + 1) if question.plies is None else set(question.plies)
    told = 0
    for ply, entry in enumerate([None, *record.entries]):
        said = ""
        if entry:
            said = _said(match, scribe, question.observer, entry) if ply in wanted else ""
            match.repeat(entry.seat, entry.action)
        if ply in wanted:
            seat = entry.seat if entry else CHANCE
            yield _moment(match, scribe, question.observer, (seat, said), told)
            told = len(match.events)


def _said(match: Match, scribe: Scribe, observer: int, entry: Entry) -> str:
    """Write what an action, which comes next, says to this observer; nothing if they did not learn
    of it, or if it was no answer to a question.
    """
    learnt = observer == ALL or entry.eyes >> observer & 1
    if not learnt or entry.action == TALKED:
        return ""
    return scribe.sentence(match.state.now.says(match.state, entry.action), entry.seat)


def _chapters(game: Game, moments: list[requests.Moment]) -> Iterator[requests.Chapter]:
    """List the parts of a match by the lines that begin them."""
    for at, moment in enumerate(moments):
        for line in moment.lines:
            if line.key in game.chapters:
                yield requests.Chapter(game.chapters[line.key], at, line.text)


def _moment(
    match: Match, scribe: Scribe, observer: int, action: tuple[int, str], told: int
) -> requests.Moment:
    """Write the position after an action, and what was told since so many events."""
    seat, said = action
    view = match.state if observer == ALL else match.view(observer)
    events = match.events[told:]
    heard = events if observer == ALL else [event.seen_by(observer) for event in events]
    lines = [scribe.line(event) for event in heard]
    return requests.Moment(seat, said, lines, scribe.view(view), scribe.prompt(view))


def _word(seal: Seal) -> Literal["holds", "continued", "deal", "changed", "broken", "none"]:
    """Tell in a word whether the seal holds, and for what."""
    if seal.secret is None:
        return "none"
    if seal.fault is not None:
        return "broken"
    if seal.standing == "whole":
        return "continued" if seal.since else "holds"
    return "deal" if seal.standing == "undigested" else "changed"
