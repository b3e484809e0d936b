"""`chapterhouse train`: what a bot misjudges, learnt from its matches against itself."""

from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from importlib.metadata import version
from math import inf
from typing import Annotated, Final

from cyclopts import Parameter

import chapterhouse
from chapterhouse.arena.regression import Fit
from chapterhouse.arena.training import Learning, Lesson, Studied
from chapterhouse.arena.training import train as compete
from chapterhouse.cli import competing, files
from chapterhouse.cli.competing import ALL_CORES, grid, opened
from chapterhouse.cli.desk import Desk
from chapterhouse.cli.pages import flag
from chapterhouse.cli.play import checked
from chapterhouse.core.game import Game
from chapterhouse.evaluation import EVALUATORS, weights

DIGITS: Final = 4  # behind the point, of a weight


def train(
    game: Annotated[str, flag("flag-game", "game")] = "monasterium",
    /,
    *,
    games: Annotated[int, flag("train-games", "number")] = 1000,
    seats: Annotated[int, flag("flag-seats", "number")] = 2,
    seed: competing.Seed = 1,
    hands: competing.Hands = ALL_CORES,
    file: competing.File = "",
    kept: Annotated[str, flag("train-weights", "file"), Parameter(name="--weights")] = "",
    desk: Annotated[Desk, Parameter(parse=False)],
) -> int:
    """Let bots learn. Raises Malformed or Wrong for whatever cannot be done so."""
    competing.positive(games=games, jobs=hands.jobs)
    rules = chapterhouse.game(game)
    before = begun(known := read(kept, rules), seats)
    lesson = Lesson(rules.name, seats, checked(seed), tuple(before.weights), {})
    play = partial(compete, lesson, games, ledger=opened(file, lesson, Studied))
    learnt = competing.watched(desk, rules.name, games, play, hands, file)
    fit = learnt.fit()
    report(desk, learnt, fit)
    if kept:
        after = improved(before, fit, told(rules, lesson, learnt, fit))
        seated = dict(sorted({**known.seats, seats: after}.items()))
        files.write(kept, replace(known, seats=seated).text())
    return 0


def read(kept: str, rules: Game) -> weights.Weights:
    """Read what has been learnt before, if anything. Raises Malformed or Wrong."""
    traits = EVALUATORS[rules.name].traits
    if kept and files.check(kept).exists():
        return weights.parse(files.read(kept), rules.name, traits)
    return weights.Weights(rules.name, list(traits))


def begun(known: weights.Weights, seats: int) -> weights.Lessons:
    """Give what was learnt before: at so many seats, or else at fewer."""
    found = [number for number in known.seats if number <= seats]
    return known.seats[max(found)] if found else weights.Lessons([], [])


def improved(before: weights.Lessons, fit: Fit, lesson: dict[str, object]) -> weights.Lessons:
    """Add what was learnt to what was known."""
    known = before.weights or [0.0] * len(fit.weights)
    found = [round(old + new, DIGITS) for old, new in zip(known, fit.weights, strict=True)]
    return weights.Lessons(found, [*before.lessons, lesson])


def told(rules: Game, lesson: Lesson, learnt: Learning, fit: Fit) -> dict[str, object]:
    """Say where weights come from: what was typed, when, with which engine, and what came of it."""
    typed = f"chapterhouse train {rules.name} --seats {lesson.seats}"
    return {
        "command": f"{typed} --games {learnt.games} --seed {lesson.seed}",
        "seed": lesson.seed,
        "engine": f"{version('chapterhouse')} {rules.name}/{rules.revision} {rules.edition}",
        "date": datetime.now(UTC).date().isoformat(),
        "decisions": learnt.decisions,
        "square": round(fit.square, DIGITS),
        "promised": round(fit.promised, DIGITS),
        "learnt": round(fit.learnt, DIGITS),
        "held": None if fit.held == inf else fit.held,
    }


def report(desk: Desk, learnt: Learning, fit: Fit) -> None:
    """Tell how much better results are foretold."""
    desk.say("cli-duel-games-played", "soft", count=learnt.games)
    desk.say("cli-train-decisions", "soft", count=learnt.decisions)
    found = grid(desk, "", "train-foretold")
    for name, left in (("promised", fit.promised), ("learnt", fit.learnt)):
        share = competing.shown(desk, 1 - left / fit.square if fit.square else 0.0)
        found.add_row(desk.text(f"cli-train-{name}"), *share)
    desk.show("", found)
