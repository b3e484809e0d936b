"""`chapterhouse simulate`: many matches as data."""

from functools import partial
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

import chapterhouse
from chapterhouse.bots import USUAL_LEVEL
from chapterhouse.cli import competing
from chapterhouse.cli.competing import ALL_CORES
from chapterhouse.cli.desk import Desk
from chapterhouse.cli.pages import flag
from chapterhouse.cli.play import checked, settings
from chapterhouse.cli.problems import Wrong


def simulate(
    game: Annotated[str, flag("flag-game", "game")],
    /,
    *bots: Annotated[str, flag("simulate-bots", "level"), Parameter(name="LEVEL")],
    matches: Annotated[int, flag("simulate-matches", "number")] = 1000,
    to: Annotated[str, flag("simulate-to", "folder")] = "matches",
    part: Annotated[int, flag("simulate-part", "number")] = 100,
    seed: competing.Seed = 1,
    option: Annotated[list[str] | None, flag("play-option", "setting")] = None,
    hands: competing.Hands = ALL_CORES,
    desk: Annotated[Desk, Parameter(parse=False)],
) -> int:
    """Let them play. Raises Malformed or Wrong for whatever cannot be played or written so."""
    from chapterhouse.arena import data  # noqa: PLC0415 - needs what is not always installed

    competing.positive(matches=matches, part=part, jobs=hands.jobs)
    rules = chapterhouse.game(game)
    seated = bots or (USUAL_LEVEL,) * min(rules.seats)
    simulation = data.Simulation(game, seated, checked(seed), settings(rules, option or []))
    try:
        compete = partial(data.simulate, simulation, matches, Path(to), size=part)
        last = competing.watched(desk, game, matches, compete, hands, to)
    except OSError as problem:
        raise Wrong("no-writing", file=to) from problem
    desk.say("cli-simulate-done", count=last.games, folder=to)
    return 0
