"""Replays: a record read again, moment by moment, by a worker: a long one takes its time."""

from typing import Literal

from msgspec import Struct

from chapterhouse.core.rule import Malformed
from chapterhouse.core.seats import CHANCE
from chapterhouse.core.step import HIDDEN
from chapterhouse.games import GAMES
from chapterhouse.play.match import Match
from chapterhouse.play.replay import replay
from chapterhouse.play.seal import Seal, check
from chapterhouse.server.catalogue import words_of
from chapterhouse.wire import requests
from chapterhouse.wire.result import result
from chapterhouse.wire.scribe import Scribe

ALL: Literal[-1] = -1  # the observer that sees everything


class Question(Struct):
    """A record, whose observer sees it (-1: all is open), the language, and how long it may be."""

    text: str
    observer: int
    language: str
    actions: int


def read(question: Question) -> requests.Replay:
    """Play a record again. Raises Broken, or Malformed for one too long or seen by nobody."""
    record = replay(question.text, GAMES, question.actions).record
    names = record.names
    if not ALL <= question.observer <= len(names):
        raise Malformed(
            "no-such-observer",
            "nobody sits on seat {seat} of this record; it has {seats}",
            {"seat": str(question.observer), "seats": str(len(names))},
        )
    scribe = Scribe(record.game, question.language, names)
    match = Match(record.game, names, None, record.options)
    moments = [_moment(match, scribe, question.observer, CHANCE, "", 0)]
    for entry in record.entries:
        told = len(match.events)
        match.repeat(entry.seat, entry.action)
        seen = question.observer == ALL or entry.eyes >> question.observer & 1
        word = entry.word if seen else HIDDEN
        moments.append(_moment(match, scribe, question.observer, entry.seat, word, told))
    seal = check(question.text, match)
    ending = scribe.ending(result(match.game, match.state), seal.secret) if match.over else None
    game, words = record.game, words_of(record.game, question.language, len(names))
    return requests.Replay(
        game.name, game.revision, record.options, names, words, moments, ending, _word(seal)
    )


def _moment(
    match: Match, scribe: Scribe, observer: int, seat: int, word: str, told: int
) -> requests.Moment:
    """Write the position after an action, and what was told since so many events."""
    view = match.state if observer == ALL else match.view(observer)
    events = match.events[told:]
    heard = events if observer == ALL else [event.seen_by(observer) for event in events]
    lines = [scribe.line(event) for event in heard]
    return requests.Moment(seat, word, lines, scribe.view(view), scribe.prompt(view))


def _word(seal: Seal) -> Literal["holds", "deal", "changed", "broken", "none"]:
    """Tell in a word whether the seal holds, and for what."""
    if seal.secret is None:
        return "none"
    if seal.fault is not None:
        return "broken"
    if seal.standing == "whole":
        return "holds"
    return "deal" if seal.standing == "undigested" else "changed"
