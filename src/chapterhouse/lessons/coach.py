"""What a coach says in somebody's first match: `games/<game>/lessons/coach.txt`, a line for each
question that is worth a sentence, with the rule behind it: `ask-place BIB-GIFT-4`; and likewise for
what happens to somebody without being asked: `event-worked MON-WORK-1`.

The sentence is the message `coach-ask-place`. It is said when that comes up for the first time, and
never again.
"""

from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from chapterhouse.core.game import Game
from chapterhouse.core.rule import Rule
from chapterhouse.games import GAMES
from chapterhouse.lessons.lesson import BadLesson


@dataclass(frozen=True)
class Tip:
    """What there is to say to a question or an event, by its key, and the rule behind it."""

    about: str
    rule: Rule

    @property
    def key(self) -> str:
        """The message that says it."""
        return f"coach-{self.about}"


@cache
def tips(game: str) -> list[Tip]:
    """Read what the coach of a game says; nothing where it has none. Raises BadLesson."""
    file = files("chapterhouse.games") / game / "lessons" / "coach.txt"
    return read(GAMES[game], file.read_text("utf-8")) if file.is_file() else []


def read(game: Game, text: str) -> list[Tip]:
    """Read what a coach says. Raises BadLesson for a line that names nothing that is asked or
    happens, or no rule.
    """
    found: list[Tip] = []
    keys = [template.key for template in game.templates]
    known = [key for key in keys if key.startswith(("ask-", "event-"))]
    for number, line in enumerate(text.splitlines(), 1):
        about, _, rule = line.strip().partition(" ")
        place = f"games/{game.name}/lessons/coach.txt"
        if about not in known:
            near = ", ".join(known)
            raise BadLesson(place, number, f"{about}: nothing is asked or told so; try {near}")
        if about in [tip.about for tip in found]:
            raise BadLesson(place, number, f"{about}: a second sentence to it; it needs one")
        if rule not in game.rules:
            near = next(iter(game.rules))
            raise BadLesson(place, number, f"{rule}: there is no such rule; write it as {near}")
        found.append(Tip(about, game.rules[rule]))
    return found
