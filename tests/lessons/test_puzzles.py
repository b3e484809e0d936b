"""Every puzzle is solved again by search; and what is said where one cannot be read."""

import pytest

from chapterhouse import lessons
from chapterhouse.games import GAMES
from chapterhouse.lessons.lesson import BadLesson
from chapterhouse.lessons.puzzle import Puzzle, read
from chapterhouse.lessons.puzzling import Puzzling
from chapterhouse.lessons.solving import solve
from chapterhouse.locale import LANGUAGES
from chapterhouse.server.lessons import write

ALL = [puzzle for game in GAMES for puzzle in lessons.puzzles(game).values()]
NAMES = [f"{puzzle.game} {puzzle.name}" for puzzle in ALL]
FEWEST = 3
MOST_STOPS = 25  # that the ways to the best may lead to
HEAD = "biblios/1 first_player=1 Guest Bruno\n: first 1, monks-4-H\n"


@pytest.mark.parametrize("puzzle", ALL, ids=NAMES)
def test_puzzle(puzzle: Puzzle) -> None:
    """What is accepted is every way to the best that there is, and nothing else; whatever else is
    legal is told that more can be had; and the last stop is only read.
    """
    start = Puzzling(puzzle).match
    found = solve(start.game, start.state, puzzle.goal)
    whole = write(puzzle, LANGUAGES[ALL.index(puzzle) % len(LANGUAGES)])
    ends = [stop for stop in whole.stops if not stop.answers]

    assert (found.best, sorted(found.ways)) == (puzzle.best, sorted(puzzle.ways))
    assert {stop.step for stop in ends} == {whole.steps - 1}
    assert all(stop.goal is None for stop in ends)
    assert len(whole.stops) <= MOST_STOPS
    for stop in whole.stops:
        right = [answer for answer in stop.answers if answer.goal is not None]
        assert bool(right) == bool(stop.answers)
        assert all(answer.goal or answer.text for answer in stop.answers)


@pytest.mark.parametrize("game", GAMES)
def test_each_game_has_some(game: str) -> None:
    """There are puzzles of every game, each by a name that no lesson has."""
    assert len(lessons.puzzles(game)) >= FEWEST
    assert not set(lessons.puzzles(game)) & set(lessons.of(game))


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (HEAD, "2: one line says what is asked: ? points 7"),
        (HEAD + "? gems 7\nGuest: keep", "3: gems 7: write ? points 7 or ? testament 7 or ? gold"),
        (HEAD + "? gold much\nGuest: keep", "3: gold much: write ? points 7"),
        (HEAD + "? gold 7\n", "3: the ways to the best follow, one a line"),
        (HEAD + "? gold 7\nBruno: keep", "4: Bruno: keep: begin it with Guest:"),
        (HEAD + "Guest: sell\n? gold 7\nGuest: keep", "3: Guest: sell: sell is not a choice here"),
    ],
)
def test_what_is_no_puzzle(text: str, problem: str) -> None:
    """Errors say the file, the line, what is wrong and what would be right."""
    with pytest.raises(BadLesson) as caught:
        Puzzling(read("biblios", "x", 1, text))

    assert str(caught.value).startswith(f"games/biblios/lessons/x.txt:{problem}")
