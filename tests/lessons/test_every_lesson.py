"""Every lesson of every game: by its right answers, by every wrong one, in every language."""

import re

import pytest

from chapterhouse import lessons
from chapterhouse.games import GAMES
from chapterhouse.lessons import coach
from chapterhouse.lessons.lesson import Lesson
from chapterhouse.locale import LANGUAGES, Translator
from chapterhouse.locale.catalogue import messages, read
from chapterhouse.server.lessons import write
from chapterhouse.wire.requests import LessonStop
from lessons.pace import Way, end, first_move, first_scene, longest

ALL = [lesson for game in GAMES for lesson in lessons.of(game).values()]
NAMES = [f"{lesson.game} {lesson.name}" for lesson in ALL]
MOST_STOPS = 40  # that the answers of one lesson may lead to
LONGEST = {"en": 260, "de": 310, "fr": 310, "ru": 290}  # letters before something is to be done
STEPS = range(6, 11)  # of a first lesson
ATTRIBUTE = re.compile(r"^\s+\.([a-z-]+) =", re.MULTILINE)


@pytest.mark.parametrize("lesson", ALL, ids=NAMES)
def test_lesson(lesson: Lesson) -> None:
    """The rules allow every answer that is meant and all that follows; every other legal answer is
    told what is wrong with it; every reply fits one; and all languages have words for all of it.
    """
    for language in LANGUAGES:
        whole = write(lesson, language)
        read_last = [stop for stop in whole.stops if not stop.answers and stop.goal is None]
        told = {answer.text for stop in whole.stops for answer in stop.answers}
        reader = Translator(language, lesson.game)
        replies = {reader.text(lesson.key(s, r)) for s in lesson.steps for r in s.replies.values()}

        assert {goal for stop in whole.stops for goal in goals(stop)} == {
            *range(1, len(whole.stops))
        }
        assert {stop.step for stop in read_last} == {whole.steps - 1}
        assert len(whole.stops) <= MOST_STOPS
        assert replies == told - {"", reader.text("lesson-another")}
        assert [s.text for s in whole.stops if s.answers and len(s.text) > LONGEST[language]] == []
        assert in_time(longest(whole), first=lesson.name == lessons.FIRST)
    assert lesson.name != lessons.FIRST or len(lesson.steps) in STEPS


def in_time(way: Way, *, first: bool) -> bool:
    """A move within half a minute; a round within two and the end within five, of a first lesson;
    another is done within one and a half.
    """
    if first:
        return first_move(way) <= 30 and first_scene(way) <= 120 and end(way) <= 300
    return first_move(way) <= 30 and end(way) <= 90


def goals(stop: LessonStop) -> list[int]:
    """Where a stop leads to; all else that is legal there has an answer in words."""
    led = [answer.goal for answer in stop.answers]

    assert all(goal or answer.text for goal, answer in zip(led, stop.answers, strict=True))
    return [goal for goal in [stop.goal, *led] if goal is not None]


@pytest.mark.parametrize("game", [game for game in GAMES if lessons.of(game)])
def test_words(game: str) -> None:
    """The catalogues have the words of these lessons, and of the coach, and no others."""
    wanted = {f"lesson-{name}": set[str]() for name in lessons.of(game)}
    wanted |= {tip.key: set[str]() for tip in coach.tips(game)}
    for lesson in lessons.of(game).values():
        for step in lesson.steps:
            wanted[lesson.key(step)] = {"task", *step.replies.values()}
    for language in LANGUAGES:
        source = messages(read(language, f"{game}.lessons") or "")

        assert {key: {*ATTRIBUTE.findall(text)} for key, text in source.items()} == wanted
