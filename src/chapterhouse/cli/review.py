"""`chapterhouse review`: how a match went, and which decisions cost most."""

from dataclasses import dataclass, field
from typing import Annotated, Final

from cyclopts import Parameter
from rich.table import Table as Grid
from rich.text import Text

from chapterhouse import evaluation
from chapterhouse.bots import Reviewer
from chapterhouse.bots.review import Slip
from chapterhouse.cli import files
from chapterhouse.cli.desk import Desk
from chapterhouse.cli.pages import flag
from chapterhouse.cli.replay import judged
from chapterhouse.core.sentence import Event
from chapterhouse.core.state import State
from chapterhouse.locale import Translator
from chapterhouse.play.chapters import level
from chapterhouse.play.match import Match
from chapterhouse.play.record import Entry
from chapterhouse.play.talk import TALKED

PERCENT: Final = 100
SURE: Final = 2  # standard errors
SUSPECTS: Final = 12  # decisions that look worst at once are simulated,
TOLD: Final = 3  # and so many told
MOMENTS: Final = 12  # of the match, at most
PATIENCE: Final = 10.0  # seconds for a decision, which a compiled engine does not need


@dataclass(frozen=True)
class Decision:
    """What was chosen, by whom, after how many actions, and what the seat saw then."""

    ply: int
    entry: Entry
    view: State
    doubt: float


@dataclass(frozen=True)
class Course:
    """How a match went: the moments at which parts of it began, with everybody's chance to win."""

    moments: list[tuple[Event, list[float]]] = field(default_factory=list)
    decisions: list[Decision] = field(default_factory=list)


def review(
    file: Annotated[str, flag("review-file", "file")],
    /,
    *,
    desk: Annotated[Desk, Parameter(parse=False)],
) -> int:
    """Review a record: 1 if a rule forbids an action in it. Raises Wrong for what is none."""
    match = judged(desk, file, files.read(file))
    if match is None:
        return 1
    reviewer = evaluation.reviewer(match.game.name, 1, PATIENCE)
    course = followed(match, reviewer)
    _timeline(desk, match, course)
    _slips(desk, match, course, reviewer, file)
    return 0


def followed(match: Match, reviewer: Reviewer) -> Course:
    """Play a match again, and look at each moment and each decision."""
    course, record = Course(), match.record
    again = Match(match.game, record.names, None, record.options)
    known = 0
    for ply, entry in enumerate(record.entries):
        if entry.seat >= 0 and entry.action != TALKED and len(again.state.legal()) > 1:
            view = again.view(entry.seat)
            doubt = reviewer.doubt(view, entry.action)
            course.decisions.append(Decision(ply, entry, view, doubt))
        again.repeat(entry.seat, entry.action)
        begins = [one for one in again.events[known:] if level(match.game, one) is not None]
        known = len(again.events)
        if begins and not again.over:
            course.moments.append((begins[-1], reviewer.chances(again.state)))
    return course


def worst(course: Course, reviewer: Reviewer) -> list[tuple[Decision, Slip]]:
    """Find the decisions that cost most, as far as that is sure."""
    suspects = sorted(course.decisions, key=lambda one: -one.doubt)[:SUSPECTS]
    slips = [(one, reviewer.slip(one.view, one.entry.action)) for one in suspects if one.doubt > 0]
    sure = [(one, slip) for one, slip in slips if slip.cost > SURE * slip.error]
    return sorted(sure, key=lambda found: -found[1].cost)[:TOLD]


def _timeline(desk: Desk, match: Match, course: Course) -> None:
    """Show how likely each player was to win, from part to part."""
    translator = Translator(desk.language, match.game.name)
    desk.say("cli-review-timeline", "title")
    grid = Grid.grid(padding=(0, 3, 0, 0))
    grid.add_row("", *[Text(name, "soft") for name in match.record.names])
    step = -(-len(course.moments) // MOMENTS)
    for event, chances in course.moments[:: max(step, 1)]:
        percents = [desk.number(PERCENT * chance) for chance in chances]
        parts = [desk.text("cli-review-chance", chance=percent) for percent in percents]
        grid.add_row(translator.event(event, match.record.names), *parts)
    desk.show(grid)


def _slips(desk: Desk, match: Match, course: Course, reviewer: Reviewer, file: str) -> None:
    """Tell the decisions that cost most, and how to try again."""
    names = match.record.names
    translator = Translator(desk.language, match.game.name)
    found = worst(course, reviewer)
    desk.say("cli-review-slips" if found else "cli-review-no-slips", "title")
    for decision, slip in found:
        view = decision.view
        done, better = [
            translator.sentence(view.now.says(view, action), names)
            for action in (decision.entry.action, slip.better)
        ]
        cost, error = [desk.number(PERCENT * part) for part in (slip.cost, SURE * slip.error)]
        desk.say(
            "cli-review-slip", "point",
            ply=decision.ply, seat=names[decision.entry.seat], action=done, better=better,
            cost=cost, error=error,
        )  # fmt: skip
        if slip.why is not None:
            desk.show(Text(translator.sentence(slip.why, names, reader=decision.entry.seat)))
        desk.say("cli-review-look", "soft", file=file, ply=decision.ply)
