"""A game: the facts about one box of rules, and how a match of it begins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from chapterhouse.core.first import no_such_value
from chapterhouse.core.rule import Malformed, Rule
from chapterhouse.core.saying import Event, Saying, Vocabulary
from chapterhouse.core.silence import Silence
from chapterhouse.core.state import State
from chapterhouse.core.step import Step


@final
class Option:
    """A choice made before the match: its values, the usual one first, and its rule."""

    def __init__(self, name: str, values: list[str], rule: Rule) -> None:
        """Offer one choice."""
        self.name: Final = name
        self.values: Final = values
        self.rule: Final = rule


@final
class Account:
    """Why a seat has so many points: the event that tells it, and the rule that gives them."""

    def __init__(self, seat: int, points: int, event: Event, rule: Rule) -> None:
        """Account for points; 0 where the rule decides something else, as who wins."""
        self.seat: Final = seat
        self.points: Final = points
        self.event: Final = event
        self.rule: Final = rule


def never(_s: object, _seat: int) -> Silence | None:
    """Let everybody talk at any time, as most games do."""
    return None


@final
class Game:
    """The fact sheet of a game."""

    def __init__(
        self,
        name: str,
        revision: int,
        seats: list[int],
        options: list[Option],
        rules: dict[str, Rule],
        steps: list[Step[Any]],
        sayings: list[Saying],
        cards: Vocabulary,
        fields: list[str],
        begin: Callable[[int, dict[str, str]], State],
        points: Callable[[Any], list[int]],
        ranks: Callable[[Any], list[int]],
        accounts: Callable[[Any], list[Account]],
        facts: Callable[[Any], dict[str, list[int]]],
        edition: str,
        corrections: dict[str, Any],
        edited: Callable[[dict[str, Any]], Game],
        silence: Callable[[Any, int], Silence | None] = never,
    ) -> None:
        """Write the sheet.

        `begin(seats, options)` lays out the table and stops at the first step that waits; `points`
        and `ranks` give a number a seat for a position as it stands: what counts so far, and the
        place (1 is best, equals share). `accounts` tells where the points come from and what
        decided, `facts` whatever of a view is no card, by name, for those who draw it. `edition` is
        the digest of what is printed in the box, `corrections` those facts of it that differ from
        ours, and `edited(corrections)` makes the game with other ones. `silence(view, seat)` tells,
        from what is public, whether that seat may not talk now.
        """
        self.name: Final = name
        self.revision: Final = (
            revision  # a change of what rules mean raises it, a faster build does not
        )
        self.seats: Final = seats
        self.options: Final = options
        self.rules: Final = rules
        self.steps: Final = steps
        self.sayings: Final = sayings  # every action, question, lack and event
        self.cards: Final = cards
        self.fields: Final = fields  # the attributes of its state that are saved
        self.points: Final = points
        self.ranks: Final = ranks
        self.accounts: Final = accounts
        self.facts: Final = facts
        self.edition: Final = edition
        self.corrections: Final = corrections
        self.silence: Final = silence
        self._edited: Final = edited
        self._begin: Final = begin

    @property
    def secretive(self) -> bool:
        """Whether anybody ever sees what others do not."""
        slots = [slot for saying in self.sayings for slot in saying.slots]
        return any([slot.vocabulary.hidden for slot in slots])

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

    def edited(self, corrections: dict[str, Any]) -> Game:
        """Give this game with these facts in place of ours, by path.

        Raises Malformed for facts that it has not, and for those with which it cannot be played.
        """
        return self._edited(corrections) if corrections else self

    def begin(self, seats: int, options: dict[str, str]) -> State:
        """Lay out a match. Raises Malformed for seats, options or values there are not."""
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
        return self._begin(seats, self.settled(options))
