"""`chapterhouse replay`: a record judged again, and told in the reader's language."""

from typing import Annotated, Final

from cyclopts import Parameter
from rich.text import Text

from chapterhouse import GAMES
from chapterhouse.boards import BOARDS, Reader
from chapterhouse.cli import custom, files
from chapterhouse.cli.desk import Desk
from chapterhouse.cli.pages import flag
from chapterhouse.cli.problems import Wrong, explain
from chapterhouse.core.game import Game
from chapterhouse.core.rule import Illegal
from chapterhouse.core.seats import CHANCE, NOBODY
from chapterhouse.core.sentence import Event
from chapterhouse.locale import Translator
from chapterhouse.play.chapters import level
from chapterhouse.play.match import Match
from chapterhouse.play.record import Entry, lines_of
from chapterhouse.play.replay import Broken, begun
from chapterhouse.play.replay import replay as play_again

GALLERY: Final = "gallery"
STOP: Final = ("q", "quit", "exit")
NEXT_PART: Final = "n"


def replay(
    file: Annotated[str, flag("replay-file", "file")],
    /,
    *,
    ply: Annotated[int | None, flag("replay-ply", "number")] = None,
    as_: Annotated[str, flag("replay-as", "name"), Parameter(name="--as")] = "",
    step: Annotated[bool, flag("replay-step")] = False,
    desk: Annotated[Desk, Parameter(parse=False)],
) -> int:
    """Judge and tell a record: 1 if a rule forbids an action. Raises Wrong for what is none."""
    match = judged(desk, file, files.read(file))
    if match is None:
        return 1
    entries = match.record.entries
    last = len(entries) if ply is None else ply
    if not 0 <= last <= len(entries):
        raise Wrong("no-such-ply", most=len(entries), ply=str(ply))
    tell(desk, match, entries[:last], observer_of(match, as_), step=step)
    return 0


def judged(desk: Desk, file: str, text: str) -> Match | None:
    """Judge a record; None, once it was said, if a rule forbids an action. Raises Wrong."""
    try:
        return play_again(text, GAMES)
    except Broken as problem:
        told_as = explain(problem, desk.language, _names(text))
        wrong = Wrong("in-file", file=files.shown(file), problem=told_as)
        if isinstance(problem.cause, Illegal):
            desk.refuse(wrong)
            return None
        raise wrong from problem


def _names(text: str) -> list[str]:
    """List the players of a record that is broken; none if its first lines are."""
    try:
        match, _ = begun(lines_of(text), GAMES)
    except Broken:
        return []
    return match.record.names


def observer_of(match: Match, name: str) -> int | None:
    """Find who looks on; None sees everything. Raises Wrong for somebody who is not there."""
    names = match.record.names
    if not name:
        return None
    if name in names:
        return names.index(name)
    if name != GALLERY:
        raise Wrong("no-such-observer", name=name, names=", ".join([*names, GALLERY]))
    return len(names)


def tell(
    desk: Desk, match: Match, entries: list[Entry], observer: int | None, *, step: bool
) -> None:
    """Play the actions once more and tell what they lead to."""
    record, game = match.record, match.game
    reader = Reader(Translator(desk.language, game.name), record.names, NOBODY, plain=desk.plain)
    again = Match(game, record.names, None, record.options)
    title = reader.translator.text("game")
    desk.say("cli-record-of", "title", game=title, names=", ".join(record.names))
    custom.tell(desk, game)
    shown, said = 0, ""
    for entry in entries:
        again.repeat(entry.seat, entry.action)
        news = again.events[shown:]
        shown = len(again.events)
        for event in news:
            seen = event if observer is None else event.seen_by(observer)
            desk.show(BOARDS[game.name].tell(seen, reader))
        if step and news and (said != NEXT_PART or _begins(game, news)):
            said = (desk.ask(desk.text("cli-step")) or "").lower()
            if said in STOP:
                break
    _close(desk, again)


def _begins(game: Game, events: list[Event]) -> bool:
    """Tell whether a part of the match begins with these events."""
    return any([level(game, event) is not None for event in events])


def _close(desk: Desk, match: Match) -> None:
    """Tell where the record ends."""
    if match.over:
        desk.say("cli-finished", "title")
    elif match.seat == CHANCE:
        desk.say("cli-unfinished-chance", "title")
    else:
        desk.say("cli-unfinished", "title", seat=match.record.names[match.seat])
    desk.show(Text(desk.text("cli-plies", count=len(match.record.entries)), "soft"))
    desk.say("cli-digest", "soft", digest=match.digest)
