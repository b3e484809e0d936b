"""A game: the facts about one box of rules, and how a match of it begins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, final

from chapterhouse.core.first_player import no_such_value
from chapterhouse.core.overview import Passage
from chapterhouse.core.rule import Malformed, Rule
from chapterhouse.core.score_sheet import ScoreSheet
from chapterhouse.core.sentence import Event, Template, Vocabulary
from chapterhouse.core.standing import StandingAnswers
from chapterhouse.core.state import State
from chapterhouse.core.step import Step
from chapterhouse.core.talk import Silence


@final
class Option:
    """A choice made before the match: its values, the usual one first, and its rule."""

    def __init__(self, name: str, values: list[str], rule: Rule) -> None:
        self.name: Final = name
        self.values: Final = values
        self.rule: Final = rule


@final
class ScoreLine:
    """Why a seat has so many points: the event that tells it, and the rule that gives them."""

    def __init__(self, seat: int, points: int, event: Event, rule: Rule) -> None:
        """Account for points; 0 where the rule decides something else, as who wins."""
        self.seat: Final = seat
        self.points: Final = points
        self.event: Final = event
        self.rule: Final = rule


@final
class Printed:
    """What is printed in the box that a match is played with: all facts by path, and their digest.

    `overrides` are those that our edition states otherwise, `stated` those that a record has to
    tell, since the released edition nearest to it states them otherwise.
    """

    def __init__(
        self,
        edition: str,
        facts: dict[str, Any],
        overrides: dict[str, Any],
        stated: dict[str, Any],
        problems: Callable[[Any], list[Malformed]],
        another: Callable[[dict[str, Any], str, int], Game],
    ) -> None:
        """Note all that is known of the box.

        `problems(edition)` lists why the game cannot be played with the facts of an edition.
        `another(values, edition, revision)` makes the game with other facts, as `with_edition`
        tells, by that revision of its rules.
        """
        self.edition: Final = edition
        self.facts: Final = facts
        self.overrides: Final = overrides
        self.stated: Final = stated
        self.problems: Final = problems
        self.another: Final = another


def bare(_s: object) -> None:
    """Print nothing that a board has to know."""


def never(_s: object, _seat: int) -> Silence | None:
    """Let everybody talk at any time, as most games do."""
    return None


def nothing_more(_before: object, _after: object) -> list[Event]:
    """Tell of a choice no more than the events it leads to."""
    return []


@final
class Game:
    """The fact sheet of a game."""

    def __init__(
        self,
        *,
        name: str,
        seats: list[int],
        options: list[Option],
        rules: dict[str, Rule],
        steps: list[Step[Any]],
        templates: list[Template],
        cards: Vocabulary,
        things: Sequence[Vocabulary] = (),
        fields: list[str],
        begin: Callable[[int, dict[str, str]], State],
        points: Callable[[Any], list[int]],
        ranks: Callable[[Any], list[int]],
        score_lines: Callable[[Any], list[ScoreLine]],
        table: Callable[[Any], Any],
        printed: Printed,
        board: Callable[[Any], Any] = bare,
        overview: list[Passage] | None = None,
        silence: Callable[[Any, int], Silence | None] = never,
        ends: list[Template] | None = None,
        chapters: list[list[Template]] | None = None,
        foretold: list[Template] | None = None,
        outlook: Callable[[Any, Any], list[Event]] = nothing_more,
        score_sheet: ScoreSheet | None = None,
        standing: StandingAnswers | None = None,
        revision: int = 1,
        revisions: list[int] | None = None,
    ) -> None:
        """Write the sheet.

        `begin(seats, options)` sets up the table and stops at the first step that waits; `points`
        and `ranks` give a number a seat for a position as it stands: what counts so far, and the
        place (1 is best, equals share). `score_lines` tells where the points come from and what
        decided; `table` describes whatever of a view is no card, for those who draw it,
        and `board`, from the first position of a match, what is printed and never changes.
        `overview` sums the game up for those who do not know it.
        `silence(view, seat)` tells, from what is public, whether that seat may not talk now;
        `ends` are the actions by which a player says that a turn is over; `chapters` the events
        that begin a part of a match, such as a turn, by how large it is, the largest parts first;
        `foretold` are the events that are told of an option before it is chosen, as they say more
        than the choice; `outlook(before, after)` tells what else a choice changes within a turn,
        in sentences that are among those foretold;
        `score_sheet` lays the points out by their sources; `standing` tells what players can
        settle before they are asked, if anything.
        """
        self.name: Final = name
        self.seats: Final = seats
        self.options: Final = options
        self.rules: Final = rules
        self.steps: Final = steps
        self.templates: Final = templates  # every action, question, lack and event
        self.cards: Final = cards
        self.things: Final = things  # what no sentence names, and boards show
        self.fields: Final = fields  # the attributes of its state that are saved
        self.points: Final = points
        self.ranks: Final = ranks
        self.score_lines: Final = score_lines
        self.table: Final = table
        self.board: Final = board
        self.printed: Final = printed
        self.overview: Final = overview or []
        self.silence: Final = silence
        self.ends: Final = [] if ends is None else ends
        levels = [] if chapters is None else chapters
        # by the key of the event: 0 for the largest parts
        self.chapters: Final = {event.key: at for at, level in enumerate(levels) for event in level}
        self.foretold: Final = {event.key for event in foretold or []}
        self.outlook: Final = outlook
        self.score_sheet: Final = score_sheet
        self.standing: Final = standing
        self.revision: Final = (
            revision  # a change of what rules mean raises it, a faster build does not
        )
        # all that can be played, the newest last
        self.revisions: Final = [revision] if revisions is None else revisions
        self._begin: Final = begin

    @property
    def edition(self) -> str:
        """The digest of the facts of its box."""
        return self.printed.edition

    @property
    def overrides(self) -> dict[str, Any]:
        """The facts of its box that our edition states otherwise, by path."""
        return self.printed.overrides

    @property
    def secretive(self) -> bool:
        """Whether anybody ever sees what others do not."""
        return any([template.hidden for template in self.templates])

    def settled(self, options: dict[str, str]) -> dict[str, str]:
        """Fill in the usual values. Raises Malformed for an option or value there is not."""
        known = {option.name: option.values for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise Malformed(
                    "no-such-option",
                    "{game} has no option {option}; try {options}",
                    {"game": self.name, "option": name, "options": ", ".join(known)},
                )
            if value not in known[name]:
                raise no_such_value(name, value, known[name])
        return {name: options.get(name, values[0]) for name, values in known.items()}

    def with_edition(self, facts: dict[str, Any], edition: str = "") -> Game:
        """Give this game with these facts of its box, by path, in place of ours. Where an edition
        is named, by its digest, they are all its facts, or those that no released edition has.

        Raises Malformed for an edition that is not known, for facts that the game has not, and for
        those with which it cannot be played.
        """
        if not facts and edition in ("", self.edition):
            return self
        return self.printed.another(facts, edition, self.revision)

    def at_revision(self, revision: int) -> Game:
        """Give this game as its rules were then. Raises Malformed for a revision not known."""
        if revision == self.revision:
            return self
        if revision not in self.revisions:
            raise unknown_revision(self, str(revision))
        return self.printed.another(self.printed.facts, self.edition, revision)

    def begin(self, seats: int, options: dict[str, str]) -> State:
        """Set up a match. Raises Malformed for seats, options or values there are not."""
        if seats not in self.seats:
            raise Malformed(
                "no-such-seats",
                "{game} is not played by {seats}; try {numbers}",
                {
                    "game": self.name,
                    "seats": str(seats),
                    "numbers": ", ".join([str(n) for n in self.seats]),
                },
            )
        s = self._begin(seats, self.settled(options))
        s.revision = self.revision
        return s


def unknown_revision(game: Game, revision: str) -> Malformed:
    """Say that a game is not played by this revision of its rules."""
    return Malformed(
        "revision",
        "{game}/{revision} cannot be played: this program plays {ours}; a newer one may play it",
        {
            "game": game.name,
            "revision": revision or "?",
            "ours": ", ".join([f"{game.name}/{known}" for known in game.revisions]),
        },
    )
