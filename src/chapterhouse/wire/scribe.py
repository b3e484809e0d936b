"""The scribe: writes what one observer sees, hears and is asked, in one language.

It is given views and events as that observer may have them, and nothing else.
"""

from collections.abc import Sequence
from typing import Final, final

from chapterhouse.core.game import Game
from chapterhouse.core.rule import Illegal, Malformed
from chapterhouse.core.score_sheet import alone
from chapterhouse.core.seats import NOBODY
from chapterhouse.core.sentence import Event, Sentence
from chapterhouse.core.state import State
from chapterhouse.core.step import PASS, Amount
from chapterhouse.play.places import places
from chapterhouse.play.preview import previews
from chapterhouse.wire import messages, wording
from chapterhouse.wire.options import listed
from chapterhouse.wire.phrases import phrases
from chapterhouse.wire.result import Line, Result


@final
class Scribe:
    """Writes for the readers of one language at one table."""

    def __init__(self, game: Game, language: str, names: Sequence[str]) -> None:
        """Open the catalogue. Raises LookupError for a language there is not."""
        self.game: Final = game
        self.phrases: Final = phrases(game, language)
        self.translator: Final = self.phrases.translator
        self.names: Final = names

    def view(self, view: State) -> messages.View:
        """Write a view; of the truth, all but the deck."""
        zones = [messages.Zone(*place) for place in places(self.game, view)]
        named = dict(zip(view.zones.plan.names, zones, strict=True))
        return messages.View(view.observer, self.game.table(view), named)

    def line(self, event: Event, reader: int = NOBODY) -> messages.Line:
        """Write an event, given as the reader may hear it."""
        text, values = self.sentence(event, event.seat, reader), self.phrases.values(event)
        return messages.Line(event.template.key, event.seat, values, text, event.template.telling)

    def prompt(self, view: State) -> messages.Prompt | None:
        """Write who is asked, and for that seat alone what, with the options. None if nobody is."""
        if view.over() or view.seat() < 0:
            return None
        seat, step = view.seat(), view.now
        pairs = listed(view) if seat == view.observer else []
        legal = [action for action, rule in pairs if rule is None]
        brought = previews(self.game, view, legal) if self.game.foretold else {}
        options = [self._option(view, *pair, brought.get(pair[0], [])) for pair in pairs]
        against = [self.game.rules[option.rule] for option in options if option.rule]
        rules = {rule.id: self.phrases.why(rule) for rule in against}
        asked = step.asks(view)
        mine = seat == view.observer
        question = self.sentence(asked, seat, seat) if mine else ""
        amount = self._amount(view) if mine else None
        return messages.Prompt(seat, asked.template.key, question, options, rules, amount)

    def ending(
        self, s: State, result: Result, secret: str | None, reader: int = NOBODY
    ) -> messages.Ending:
        """Write how a match ended, when all is open; a reader's own points are told to them."""
        read = [(line, said) for line in result.score_lines for said in self._read(line)]
        teams, sources = alone(s), []
        if sheet := self.game.score_sheet:
            teams = sheet.teams(s)
            read = [(line, said) for line, said in read if not sheet.repeats(said)]
            scored = [(line.seat, line.points, said) for line, said in read]
            for source, points in sheet.lines(teams, scored):
                name = self.translator.name(sheet.sources, source)
                sources.append(messages.Source(name, points))
        score_lines = [self._score_line(line, said, reader) for line, said in read]
        return messages.Ending(result.ranks, result.points, teams, sources, score_lines, secret)

    def refusal(self, problem: Illegal | Malformed) -> str:
        """Say why something cannot be done."""
        if isinstance(problem, Illegal):
            return self.translator.refusal(problem, self.names)
        return self.phrases.problem(problem)

    def sentence(self, sentence: Sentence, seat: int = NOBODY, reader: int = NOBODY) -> str:
        """Write a sentence of a seat with the names of this table; a reader's own is you."""
        return self.phrases.said(sentence, seat, self.names, reader)

    # -- parts

    def _read(self, line: Line) -> list[Sentence]:
        """Read where points come from; nothing where this release has no words for it any more."""
        template = next((one for one in self.game.templates if one.key == line.template), None)
        if template is None or line.rule not in self.game.rules:
            return []
        try:
            return [wording.read(template, line.words)]
        except ValueError:
            return []

    def _score_line(self, line: Line, said: Sentence, reader: int) -> messages.ScoreLine:
        """Write where points come from."""
        sheet, text = self.game.score_sheet, self.sentence(said, line.seat, reader)
        tie = sheet is not None and said.template in sheet.ties
        return messages.ScoreLine(line.seat, line.points, text, line.rule, tie)

    def _amount(self, view: State) -> messages.Amount | None:
        """Write the numbers that may be named, if one is asked for."""
        step = view.now
        if not isinstance(step, Amount):
            return None
        return messages.Amount(int(step.floor(view)) + 1, int(step.most(view)), PASS)

    def _option(
        self, view: State, action: int, rule: str | None, brought: list[Event]
    ) -> messages.Option:
        """Write an option: what is against it and missing, or what it brings and risks."""
        step = view.now
        said = step.says(view, action)
        lack = step.lacks(view, action) if rule else None
        risk = None if rule else step.warns(view, action)
        reader = view.observer
        text, values = self.sentence(said, NOBODY, reader), self.phrases.values(said)
        foretold = [event for event in brought if event.template.key in self.game.foretold]
        told = [self.sentence(event, event.seat, reader) for event in foretold]
        lacks = self.sentence(lack) if lack else None
        warns = self.sentence(risk) if risk else None
        key, word = said.template.key, said.word()
        return messages.Option(action, word, key, values, text, rule, lacks, told, warns)
