"""Whether an owner's edition can be played, for every game: each fact is needed, and looked at."""

from dataclasses import replace

from chapterhouse.editions import load
from chapterhouse.games import GAMES
from chapterhouse.games.biblios import validation as biblios
from chapterhouse.games.monasterium import validation as monasterium
from chapterhouse.games.monasterium.components import LETTERS
from chapterhouse.games.monastery import validation as monastery
from chapterhouse.games.monastery.components import TILES
from games.corrected import problems_with
from together import together

VALUES = [f"value.{tile}" for tile in TILES if tile not in monastery.FEATURE]
NUMBERS = {  # by path: how many stand there in a list, 0 for one without
    "monasterium": dict.fromkeys(monasterium.NUMBERS, 0)
    | {path: length for path, (length, _, _) in monasterium.LISTS.items()},
    "monastery": dict.fromkeys([*monastery.NUMBERS, *VALUES], 0),
}
FIXED = {
    "biblios": biblios.FIXED,
    "monasterium": monasterium.FIXED,
    "monastery": monastery.FIXED,
}
# Of Monasterium: what has a 4 is judged by them
ROOMS = [f"board-4.{letter}-rooms" for letter in LETTERS]

each_fact = together("fact", {game: [(game, path) for path in load(game).facts] for game in GAMES})


@each_fact
def test_every_fact_is_needed(fact: tuple[str, str]) -> None:
    """MSM-INV-12, MON-INV-12 Without any one of them it is not valid, and that one is named."""
    game, path = fact
    ours = load(game)
    facts = {key: fact for key, fact in ours.facts.items() if key != path}
    told = [str(problem) for problem in GAMES[game].printed.problems(replace(ours, facts=facts))]

    assert told == [f"{path} is missing; every edition says it"]


@each_fact
def test_every_fact_is_looked_at(fact: tuple[str, str]) -> None:
    """MSM-INV-12, MON-INV-12 A value of the wrong type is found wherever it stands."""
    game, path = fact
    found = {
        problem.slots["entry"].partition(" #")[0] for problem in problems_with(game, path, [[]])
    }

    assert path in found
    assert len(found) == 1 or path in ROOMS


@together(
    "number",
    {game: [(game, *number) for number in numbers.items()] for game, numbers in NUMBERS.items()},
)
def test_numbers_have_bounds(number: tuple[str, str, int]) -> None:
    """MSM-INV-4, MON-INV-12 Nothing is negative, or beyond what the program can hold."""
    game, path, length = number
    for bad in (-1, 1000):
        told = problems_with(game, path, [bad] * length if length else bad)

        assert {problem.key for problem in told} == {"edition-number"}


@together("fact", {game: [(game, path) for path in fixed] for game, fixed in FIXED.items()})
def test_rules_are_no_data(fact: tuple[str, str]) -> None:
    """What the steps of the game are written for is the same in every edition."""
    game, path = fact
    assert [problem.key for problem in problems_with(game, path, "other")] == ["edition-fixed"]
