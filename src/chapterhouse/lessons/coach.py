"""What a coach says in somebody's first match: `games/<game>/lessons/coach.txt`, a line for each
question that is worth a sentence, with the rule behind it: `ask-place BIB-GIFT-4`.

The sentence is the message `coach-QUESTION`. It is said when the question comes up for the first
time, and never again.
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
    """What there is to say to a question, by its key, and the rule behind it."""

    question: str
    rule: Rule

    @property
    def key(self) -> str:
        """The message that says it."""
        return f"coach-{self.question}"


@cache
def tips(game: str) -> list[Tip]:
    """Read what the coach of a game says; nothing where it has none. Raises BadLesson."""
    file = files("chapterhouse.games") / game / "lessons" / "coach.txt"
    return read(GAMES[game], file.read_text("utf-8")) if file.is_file() else []


def read(game: Game, text: str) -> list[Tip]:
    """Read what a coach says. Raises BadLesson for a line that names no question or no rule."""
    found: list[Tip] = []
    asked = [template.key for template in game.templates if template.key.startswith("ask-")]
    for number, line in enumerate(text.splitlines(), 1):
        question, _, rule = line.strip().partition(" ")
        place = f"games/{game.name}/lessons/coach.txt"
        if question not in asked:
            known = ", ".join(asked)
            raise BadLesson(place, number, f"{question}: no such question is asked; try {known}")
        if question in [tip.question for tip in found]:
            raise BadLesson(place, number, f"{question}: one sentence to a question; it has one")
        if rule not in game.rules:
            near = next(iter(game.rules))
            raise BadLesson(place, number, f"{rule}: there is no such rule; write it as {near}")
        found.append(Tip(question, game.rules[rule]))
    return found
