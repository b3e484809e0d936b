"""Positions of Biblios in the words of the table, and what the bots make of them."""

from chapterhouse.core.state import State
from chapterhouse.evaluation import bot
from chapterhouse.games import GAMES
from chapterhouse.games.biblios.state import Biblios
from chapterhouse.play.replay import opened
from games.biblios.table import build

NAMES = ["Anna", "Bram", "Cleo", "Dora"]


def position(text: str, seats: int = 2, options: str = "") -> State:
    """Lay out a position: Anna is first, and the first to act is whoever the position says."""
    header = f"biblios/{GAMES['biblios'].revision} first_player=1 {options}"
    match = opened(" ".join([header, *NAMES[:seats]]), GAMES)
    for _ in build(match, [line for line in text.splitlines() if line.strip()]):
        pass
    assert isinstance(match.state, Biblios)
    if "turns" not in text:
        match.state.turns = 0  # the gift phase is over
    return match.state


def play(state: State, *words: str) -> State:
    """Go on from there: answers of anybody, chance included."""
    for word in words:
        state.play(action(state, word))
    return state


def action(state: State, word: str) -> int:
    return next(a for a in state.now.listed(state) if state.now.word(state, a) == word)


def answer(state: State, seed: int = 1) -> str:
    """Give what the greedy bot does there, having seen its own view only."""
    view = state.seen_by(state.seat())
    return state.now.word(state, bot("greedy", "biblios", seed).choose(view))
