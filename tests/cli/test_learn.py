"""`chapterhouse learn`: the lessons at the terminal."""

import pytest

from chapterhouse import lessons
from chapterhouse.games import GAMES
from chapterhouse.lessons.lesson import Lesson
from chapterhouse.lessons.puzzling import Puzzling
from chapterhouse.locale import LANGUAGES, Translator
from cli.ran import Call, joined

ALL = [lesson for game in GAMES for lesson in lessons.of(game).values()]
NAMES = [f"{lesson.game} {lesson.name}" for lesson in ALL]


def right(lesson: Lesson) -> str:
    """What is typed by somebody who makes no mistake."""
    return "".join([f"{''.join(step.answers[:1])}\n" for step in lesson.steps])


@pytest.mark.parametrize("lesson", ALL, ids=NAMES)
def test_a_lesson_is_played_to_its_end(call: Call, lesson: Lesson) -> None:
    """Whoever answers rightly reads every step once, in their language, and what comes next."""
    language = LANGUAGES[ALL.index(lesson) % len(LANGUAGES)]
    reader = Translator(language, lesson.game)
    ran = call("learn", lesson.game, lesson.name, f"--lang={language}", typed=right(lesson))
    told = ran.words

    assert (ran.code, ran.err) == (0, "")
    for step in lesson.steps:
        assert told.count(joined(reader.text(lesson.key(step)))) == 1, step.key
    assert f"chapterhouse play {lesson.game}" in told


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_solved(call: Call, game: str) -> None:
    """A puzzle asks for its best, takes a way to it, and tells anybody else to look again."""
    puzzle = next(iter(lessons.puzzles(game).values()))
    reader = Translator("de", game)
    run = Puzzling(puzzle)
    slip = next(action for action in run.match.state.legal() if action not in run.meant)
    typed = [run.match.state.now.word(run.match.state, slip)]
    while not run.over:
        typed.append(run.match.state.now.word(run.match.state, run.meant[0]))
        list(run.go_on(run.meant[0]))
    told = call("learn", game, puzzle.name, "--lang=de", typed="\n".join([*typed, ""])).words

    assert joined(reader.text(f"puzzle-{puzzle.goal}.task", best=puzzle.best)) in told
    assert told.count(reader.text("puzzle-less")) == 1
    assert reader.text("puzzle-solved.task") in told


def test_slips_and_steps_back(call: Call) -> None:
    """A slip is told its own sentence, what a rule forbids that rule; a step can be gone back; a
    hint says what is meant; and whoever leaves is let go.
    """
    typed = "common\nkeep\nkeep\nback\nhint\nlang de\nquit\n"
    ran = call("learn", typed=typed)
    told = ran.words
    reader, german = Translator("en", "biblios"), Translator("de", "biblios")

    assert (ran.code, ran.err) == (0, "")
    assert reader.text("lesson-first-keep.bruno") in told
    assert "[BIB-GIFT-5]" in told
    assert told.count(reader.text("lesson-first-keep")) == 2
    assert reader.text("lesson-hint", action=reader.text("act-keep")) in told
    assert german.text("lesson-first-keep.task") in told
    assert "chapterhouse play" not in told


def test_no_such_lesson(call: Call) -> None:
    """Who asks for a lesson that there is not reads which there are."""
    ran = call("learn", "biblios", "chess")

    assert ran.code == 2
    assert "there is no lesson chess of this game; try first" in ran.err
