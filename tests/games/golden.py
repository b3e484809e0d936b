"""Golden matches: whole matches as text, with a digest of the position every twenty lines.

`scripts/golden` writes them, and test_golden replays them: whatever changes the course of a match
or the text of a position shows as a difference in a file.
"""

from pathlib import Path
from typing import Final

from chapterhouse.core.game import Game
from chapterhouse.core.rule import Malformed
from chapterhouse.core.state import State
from chapterhouse.games import GAMES
from chapterhouse.play.dealer import Seeded
from chapterhouse.play.match import Match, run
from chapterhouse.play.player import Player
from chapterhouse.play.replay import opened, say

HERE: Final = Path(__file__).parent
MATCHES: Final = 12  # for each number of seats
EVERY: Final = 20
FEW: Final = 3
NAMES: Final = ["Anna", "Bram", "Cleo", "Dora"]


class Moody(Player):
    """Takes now any legal action, now one of the first few: so some bids can be paid."""

    def __init__(self, seed: int) -> None:
        self.stream = Seeded(seed)

    def choose(self, view: State) -> int:
        legal = view.legal()
        few = len(legal) if self.stream.below(2) else min(FEW, len(legal))
        return legal[self.stream.below(few)]


def options(game: Game, seats: int, number: int) -> dict[str, str]:
    """Vary the options: the first changes with every match, the next with every second, and so on.

    A value that does not go with so few seats gives way to the usual one.
    """
    chosen: dict[str, str] = {}
    for at, option in enumerate(game.options):
        value = option.values[number // (at + 1) % len(option.values)]
        try:
            game.begin(seats, chosen | {option.name: value})
        except Malformed:
            continue
        chosen[option.name] = value
    return chosen


def golden(game: Game, seats: int, number: int) -> str:
    """Play one match and write it down."""
    seed = 100 * seats + number
    match = Match(game, NAMES[:seats], Seeded(seed), options(game, seats, number))
    run(match, [Moody(1000 * seat + seed) for seat in range(seats)])
    return digested(match.record.text())


def digested(text: str) -> str:
    """Add the digests to a record."""
    header, *lines = text.splitlines()
    match = opened(header, GAMES)
    written = [header]
    for at, line in enumerate(lines, 1):
        say(match, line)
        written.append(line)
        if at % EVERY == 0 or at == len(lines):
            written.append(f"@ {match.digest}")
    return "\n".join(written) + "\n"


def files(game: Game) -> dict[Path, tuple[int, int]]:
    """Name the file of each match of a game: its seats and its number."""
    folder = HERE / game.name / "golden"
    return {
        folder / f"{seats}-{number + 1:02}.txt": (seats, number)
        for seats in game.seats
        for number in range(MATCHES)
    }
