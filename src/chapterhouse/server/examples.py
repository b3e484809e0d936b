"""Examples: scenarios as the page shows them, and plays on from them.

No table is opened for one, and nothing is kept: a worker lays the position out anew for each
question. So nothing here comes near what a table keeps secret.
"""

import hashlib
from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from chapterhouse import scenarios
from chapterhouse.core.rule import Malformed
from chapterhouse.core.seats import CHANCE
from chapterhouse.games import GAMES
from chapterhouse.play import words
from chapterhouse.play.dealer import Sealed
from chapterhouse.play.match import Match
from chapterhouse.play.replay import opened, say, too_long
from chapterhouse.play.talk import TALK
from chapterhouse.positions import build
from chapterhouse.scenarios.scenario import RULE, Line, Scenario
from chapterhouse.server.catalogue import rule_text, words_of
from chapterhouse.wire import examples
from chapterhouse.wire.result import result
from chapterhouse.wire.scribe import Scribe

LONGEST: Final = 400  # actions that can be tried in one go
DEALT: Final = b"an example"  # its chance is no secret: everybody may know what comes


class Showing(Struct, tag="showing"):
    """An example that somebody looks at, in a language."""

    game: str
    name: str
    language: str


class Trying(Struct, tag="trying"):
    """An example that somebody plays on, after so many of its moments, and what they played."""

    game: str
    name: str
    language: str
    after: int
    played: list[int]


def show(asked: Showing) -> examples.Example:
    """Write an example: the position that it begins with, and what is done and refused there."""
    example = scenarios.find(GAMES[asked.game], asked.name)
    match = laid_out(example)
    scribe = Scribe(match.game, asked.language, match.record.names)
    rules = [rule for rule in match.game.rules.values() if rule.id in example.cited]
    return examples.Example(
        asked.game,
        asked.name,
        match.record.names,
        words_of(match.game, asked.language, len(match.record.names)),
        [rule_text(rule, scribe.translator) for rule in rules],
        [_moment(match, scribe, 0), *_moments(example, match, scribe)],
    )


def laid_out(example: Scenario) -> Match:
    """Lay out the position that an example begins with."""
    match = opened(example.header.said, GAMES)
    if example.given:
        for _ in build(match, [line.said[1:] for line in example.given]):
            pass
        match.events.clear()  # those of laying it out
    return match


def shown_lines(example: Scenario) -> list[Line]:
    """List what is shown of an example, a moment for each line: not what cannot even be said, nor
    talk that is refused, which is no answer to what is asked.
    """
    refused = [line for line in example.told if line.mark]
    hidden = [line for line in refused if not RULE.fullmatch(line.mark) or _talks(line)]
    return [line for line in example.told if line not in hidden]


def _talks(line: Line) -> bool:
    """Tell whether somebody breaks a silence in this line."""
    return line.said.partition(":")[2].strip() == TALK.word


def _moments(example: Scenario, match: Match, scribe: Scribe) -> Iterator[examples.ExampleMoment]:
    """Play the example, and write each moment."""
    for line in shown_lines(example):
        told = len(match.events)
        if line.mark:
            yield _refused(match, scribe, line)
        else:
            say(match, line.said)
            yield _moment(match, scribe, told)


def _moment(match: Match, scribe: Scribe, told: int) -> examples.ExampleMoment:
    """Write a position with all cards open, and what was told since so many events."""
    lines = [scribe.line(event) for event in match.events[told:]]
    return examples.ExampleMoment(lines, scribe.view(match.state))


def _refused(match: Match, scribe: Scribe, line: Line) -> examples.ExampleMoment:
    """Write what cannot be done in a position, and by which rule."""
    moment = _moment(match, scribe, len(match.events))
    action = words.read(match.state, line.said.partition(":")[2].strip())
    said = scribe.sentence(match.state.now.says(match.state, action))
    moment.refused = examples.RefusedMove(match.seat, said, line.mark)
    return moment


def attempt(asked: Trying) -> examples.Attempt:
    """Play on from a moment of an example, for whichever seat is asked; chance answers by itself.

    Raises Malformed for a moment there is not, and, as Illegal, for what cannot be played there.
    """
    example = scenarios.find(GAMES[asked.game], asked.name)
    match = laid_out(example)
    lines = shown_lines(example)
    if len(asked.played) > LONGEST:
        raise too_long(LONGEST)
    if not 0 <= asked.after <= len(lines):
        raise Malformed(
            "no-such-moment",
            "nothing is left to play after {ply} actions; this match has {most}",
            {"ply": str(asked.after), "most": str(len(lines))},
        )
    for line in lines[: asked.after]:
        if not line.mark:
            say(match, line.said)
    match.events.clear()
    match.dealer = Sealed(hashlib.sha256(DEALT + example.slug.encode()).digest())
    match.go_on()
    for action in asked.played:
        if match.over:
            word = str(action)
            raise Malformed("over", "{word} comes too late: the match is over", {"word": word})
        match.act(action)
    return _stands(match, Scribe(match.game, asked.language, match.record.names))


def _stands(match: Match, scribe: Scribe) -> examples.Attempt:
    """Write how it stands, as whoever is asked sees it; at the end, as it is."""
    seat = CHANCE if match.over else match.seat
    view = match.state if match.over else match.view(seat)
    heard = match.events if match.over else [event.seen_by(seat) for event in match.events]
    return examples.Attempt(
        [scribe.line(event) for event in heard],
        scribe.view(view),
        scribe.prompt(view),
        scribe.ending(match.state, result(match.game, match.state), None) if match.over else None,
    )
