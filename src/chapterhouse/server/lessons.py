"""Lessons as the page gets them: played beforehand, with every position that can be reached.

Nothing is kept of whoever learns: the page follows the answers by itself, and asks once a lesson.
"""

from functools import cache
from typing import Final

from msgspec import json

from chapterhouse import lessons
from chapterhouse.core.seats import CHANCE
from chapterhouse.games import GAMES
from chapterhouse.lessons.course import Course, title
from chapterhouse.lessons.goals import LEARNER
from chapterhouse.lessons.lesson import Lesson
from chapterhouse.lessons.puzzle import Puzzle
from chapterhouse.locale import Translator
from chapterhouse.play.match import Match
from chapterhouse.server.catalogue import words_of
from chapterhouse.wire import requests
from chapterhouse.wire.result import result
from chapterhouse.wire.scribe import Scribe

SHOWN: Final = 6  # moments between two steps: of a longer stretch only the end is shown


@cache
def written(game: str, name: str, language: str) -> bytes:
    """Write a lesson or a puzzle in a language. Raises BadLesson for one that the rules do not
    allow.
    """
    return json.encode(write(lessons.find(GAMES[game], name), language))


def write(plan: Lesson | Puzzle, language: str) -> requests.Lesson:
    """Write all that can come of a lesson by the answers that are meant."""
    game, reader = GAMES[plan.game], Translator(language, plan.game)
    names = reader.text("lesson-players").split(", ")[: len(plan.names)]
    writer = Writer(plan, Scribe(game, language, names))
    writer.follow()
    return requests.Lesson(
        plan.game,
        plan.name,
        title(reader, plan),
        names,
        words_of(game, language, len(names)),
        lessons.begun(plan).steps,
        writer.stops,
    )


class Writer:
    """A lesson that is being written, stop by stop."""

    def __init__(self, plan: Lesson | Puzzle, scribe: Scribe) -> None:
        self.plan: Final = plan
        self.scribe: Final = scribe
        self.stops: Final[list[requests.LessonStop]] = []

    def follow(self, *path: int | None) -> int:
        """Write the stop that some answers lead to, and all behind it; give its number."""
        playing = lessons.begun(self.plan)
        moments = [self.moment(playing.match, 0)]
        for action in path:
            moments = self.moments(playing, action)
        stop = self.stop(playing, moments)
        number = len(self.stops)
        self.stops.append(stop)
        if playing.meant:
            stop.answers = [
                requests.LessonAnswer(action, self.follow(*path, action), "")
                if action in playing.meant
                else requests.LessonAnswer(action, None, self.text(playing.reply(action)))
                for action in playing.match.state.legal()
            ]
        elif not playing.over:
            stop.goal = self.follow(*path, None)
        return number

    def text(self, key: str) -> str:
        return self.scribe.translator.text(key)

    def stop(self, playing: Course, moments: list[requests.LessonMoment]) -> requests.LessonStop:
        """Write where a lesson waits; where that leads to is not known yet."""
        match, reader = playing.match, self.scribe.translator
        return requests.LessonStop(
            step=playing.at,
            text=playing.text(reader),
            task=playing.text(reader, ".task"),
            lit=playing.lit,
            opens=playing.opens,
            moments=moments,
            answers=[],
            goal=None,
            ending=self.scribe.ending(match.state, result(match.game, match.state), None, LEARNER)
            if match.over
            else None,
        )

    def moments(self, playing: Course, action: int | None) -> list[requests.LessonMoment]:
        """Play an answer, and write each position after somebody acted, up to the next stop."""
        match, told = playing.match, len(playing.match.events)
        found: list[requests.LessonMoment] = []
        for seat in playing.go_on(action):
            if seat != CHANCE:
                found.append(self.moment(match, told))
                told = len(match.events)
        if playing.match is not match:
            found.append(self.moment(playing.match, 0))
        elif told < len(match.events) or not found:
            found.append(self.moment(match, told))
        return found if len(found) <= SHOWN else [_joined(found)]

    def moment(self, match: Match, told: int) -> requests.LessonMoment:
        """Write a position, and what happened since so many events. Nobody is warned: in a lesson
        nothing is at stake.
        """
        view = match.view(LEARNER)
        heard = [event.seen_by(LEARNER) for event in match.events[told:]]
        lines = [self.scribe.line(event, LEARNER) for event in heard]
        prompt = self.scribe.prompt(view)
        for option in prompt.options if prompt else ():
            option.warns = None
        return requests.LessonMoment(lines, self.scribe.view(view), prompt)


def _joined(moments: list[requests.LessonMoment]) -> requests.LessonMoment:
    """Make one moment of many: the last position, and all that happened."""
    last = moments[-1]
    lines = [line for moment in moments for line in moment.lines]
    return requests.LessonMoment(lines, last.view, last.prompt)
