"""`chapterhouse review`: how a match went, and which decisions cost most."""

from typing import Annotated, Final

from cyclopts import Parameter
from rich.table import Table as Grid
from rich.text import Text

from chapterhouse import evaluation
from chapterhouse.bots.review import Decision, Moment, Slip, some, suspects
from chapterhouse.cli import files
from chapterhouse.cli.desk import Desk
from chapterhouse.cli.pages import flag
from chapterhouse.cli.replay import judged, observer_of
from chapterhouse.locale import Translator
from chapterhouse.play.match import Match

PERCENT: Final = 100
ERRORS: Final = 2  # standard errors each way: about 95 %
SUSPECTS: Final = 12  # decisions that look worst at once are simulated,
TOLD: Final = 3  # and so many told
MOMENTS: Final = 12  # of the match, at most
PATIENCE: Final = 10.0  # seconds for a decision, which a compiled engine does not need


def review(
    file: Annotated[str, flag("review-file", "file")],
    /,
    *,
    as_: Annotated[str, flag("review-as", "name"), Parameter(name="--as")] = "",
    open_: Annotated[bool, flag("review-open"), Parameter(name="--open")] = False,
    desk: Annotated[Desk, Parameter(parse=False)],
) -> int:
    """Review a record: 1 if a rule forbids an action in it. Raises Wrong for what is none."""
    match = judged(desk, file, files.read(file))
    if match is None:
        return 1
    observer = observer_of(match, as_)
    seat = len(match.record.names) if observer is None else observer
    teller = _Teller(desk, match, file, opened=open_)
    moments, decisions = teller.reviewer.survey(match, seat, opened=open_)
    teller.timeline(some(moments, MOMENTS))
    teller.slips(suspects(decisions, SUSPECTS))
    return 0


class _Teller:
    """Tells what was found of a match."""

    def __init__(self, desk: Desk, match: Match, file: str, *, opened: bool) -> None:
        """By what could be known, or with all cards `opened`."""
        self.desk: Final = desk
        self.names: Final = match.record.names
        self.translator: Final = Translator(desk.language, match.game.name)
        self.file: Final = file
        self.by: Final = "open" if opened else "known"
        self.reviewer: Final = evaluation.reviewer(match.game.name, 1, PATIENCE)

    def timeline(self, moments: list[Moment]) -> None:
        """Show how likely each player was to win, from part to part."""
        self.desk.say("cli-review-timeline", "title", by=self.by)
        grid = Grid.grid(padding=(0, 3, 0, 0))
        grid.add_row("", *[Text(name, "soft") for name in self.names])
        for moment in moments:
            chances = self.reviewer.chances(moment.view)
            parts = [self._chance(chance.mean, chance.error) for chance in chances]
            said = [self.translator.event(event, self.names) for event in moment.events]
            grid.add_row(" ".join(said), *parts)
        self.desk.show(grid)

    def _chance(self, chance: float, error: float) -> str:
        percent, off = self._percent(chance), self._percent(ERRORS * error)
        return self.desk.text("cli-review-chance", chance=percent, error=off)

    def _percent(self, part: float) -> str:
        return self.desk.number(PERCENT * part)

    def slips(self, decisions: list[Decision]) -> None:
        """Tell the decisions that cost most, as far as that is sure, and how to try again."""
        looked = [(one, self.reviewer.slip(one.view, one.action)) for one in decisions]
        found = sorted([pair for pair in looked if pair[1].sure], key=lambda pair: -pair[1].cost)
        self.desk.say("cli-review-slips" if found else "cli-review-no-slips", "title", by=self.by)
        for decision, slip in found[:TOLD]:
            self._slip(decision, slip)

    def _slip(self, decision: Decision, slip: Slip) -> None:
        """Tell one of them."""
        view, seat = decision.view, decision.view.seat()
        done, better = [
            self.translator.sentence(view.now.says(view, action), self.names)
            for action in (decision.action, slip.better)
        ]
        self.desk.say(
            "cli-review-slip", "point",
            ply=decision.ply, seat=self.names[seat], action=done, better=better,
            cost=self._percent(slip.cost), error=self._percent(ERRORS * slip.error),
        )  # fmt: skip
        if slip.why is not None:
            self.desk.show(Text(self.translator.sentence(slip.why, self.names, reader=seat)))
        self.desk.say("cli-review-look", "soft", file=self.file, ply=decision.ply)
