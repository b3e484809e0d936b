"""Balance: one bot in every seat, and what that tells about a game."""

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial

from chapterhouse import evaluation
from chapterhouse.arena.contenders import seated
from chapterhouse.arena.crew import Jobs, called, resumed
from chapterhouse.arena.findings import Findings
from chapterhouse.arena.ledger import Ledger, noted
from chapterhouse.arena.matches import play_out
from chapterhouse.arena.terms import Observed
from chapterhouse.core.game import Game
from chapterhouse.core.sentence import Event
from chapterhouse.core.state import State
from chapterhouse.games import GAMES
from chapterhouse.play.dealer import Paired


@dataclass(frozen=True)
class Study:
    """What is played: everything but the number of games."""

    game: str
    bot: str
    seats: tuple[int, ...]
    seed: int
    options: dict[str, str]


def balance(
    study: Study, games: int, jobs: Jobs, ledger: Ledger[Observed] | None = None
) -> Iterator[Findings]:
    """Play so many games at each number of seats, and tell after each what has been found; the same
    seed finds the same, whatever the number of jobs, and whether or not it was interrupted.

    Raises Malformed for what cannot be played so.
    """
    check(study)
    return _findings(study, games, jobs, ledger)


def check(study: Study) -> None:
    """Raise Malformed for a bot, numbers of seats or options that do not exist."""
    for seats in study.seats:
        GAMES[study.game].begin(seats, study.options)
    seated([study.bot], study.game, study.seed)


def _findings(
    study: Study, games: int, jobs: Jobs, ledger: Ledger[Observed] | None
) -> Iterator[Findings]:
    findings, known = Findings(), ledger.known if ledger else []
    numbers = range(games * len(study.seats))
    with ExitStack() as stack:
        crew = called(jobs, len(numbers) - len(known), stack)
        for match in noted(resumed(partial(play, study), numbers, crew, known), ledger):
            findings.add(match)
            yield findings


def play(study: Study, number: int) -> Observed:
    """Play one game: `number` counts the numbers of seats on the first deal, then on the next."""
    deal, at = divmod(number, len(study.seats))
    seats, luck, game = study.seats[at], study.seed + deal, GAMES[study.game]
    state = game.begin(seats, study.options)
    players = seated([study.bot] * seats, study.game, luck)
    watches = [evaluation.habits(study.game, seat) for seat in range(seats)]
    decisions = play_out(state, players, Paired(luck), watches)
    told = state.journal or []
    winners = [seat for seat, rank in enumerate(game.ranks(state)) if rank == 1]
    return Observed(
        tuple(game.ranks(state)),
        tuple(game.points(state)),
        decisions,
        sources(game, state, range(seats)),
        sources(game, state, winners),
        ties(game, state),
        uses(game, told),
        {name: [watch.counts[name] for watch in watches] for name in watches[0].counts},
        evaluation.first(study.game, told),
    )


def sources(game: Game, s: State, seats: Sequence[int]) -> dict[int, float]:
    """Tell what each source of points brought these seats, on average."""
    sheet = game.score_sheet
    if sheet is None:
        return {}
    lines = [(one.seat, one.points, one.event) for one in game.score_lines(s)]
    found = sheet.lines([[seat] for seat in seats], lines)
    return {source: sum(columns) / len(columns) for source, columns in found}


def ties(game: Game, s: State) -> dict[str, int]:
    """Count, by rule, how often a tie was broken or stayed."""
    if game.score_sheet is None:
        return {}
    names = {template.key for template in game.score_sheet.ties}
    told = {
        (line.rule.id, line.event.template.key, tuple(line.event.values))
        for line in game.score_lines(s)
        if line.event.template.key in names
    }
    return dict(Counter([rule for rule, _, _ in told]))


def uses(game: Game, told: Sequence[Event]) -> dict[str, dict[int, int]]:
    """Count, by group and number, how often each component was used."""
    found: dict[str, dict[int, int]] = {}
    for group, use in evaluation.uses(game.name).items():
        found[group] = dict(Counter([value for event in told for value in use.named(event)]))
    return found
