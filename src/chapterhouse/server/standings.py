"""Standings: how strong people seem by the places they had in matches among themselves."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple

from chapterhouse.wire.leagues import Standing

Known = Literal["hardly", "roughly", "well"]
UNIT: Final = 40.0  # whoever begins has 1,000
SURE: Final = 2.0  # deviations, within which the truth lies nearly always
KNOWN: Final[tuple[tuple[float, Known], ...]] = ((6.5, "hardly"), (4.0, "roughly"))
MOST_PLACES: Final = 4


class Team(NamedTuple):
    """Those who had a place together: mostly one person."""

    place: int
    members: tuple[int, ...]


class Counted(NamedTuple):
    """A match that was counted."""

    game: str
    at: float
    teams: tuple[Team, ...]


@dataclass
class Tally:
    """What somebody has played, and how strong they seem: a mean and a deviation."""

    matches: int = 0
    places: list[int] = field(default_factory=lambda: [0] * MOST_PLACES)
    mean: float = 0.0
    deviation: float = 0.0


def standings(matches: Sequence[Counted]) -> list[Standing]:
    """Rate everybody by matches of one game, in their order; whoever has shown most comes first."""
    from openskill.models import PlackettLuce  # noqa: PLC0415 - only where somebody looks

    model = PlackettLuce()
    fresh = model.rating()
    tallies: dict[int, Tally] = {}
    for match in matches:
        for team in match.teams:
            for member in team.members:
                tally = tallies.setdefault(member, Tally(mean=fresh.mu, deviation=fresh.sigma))
                tally.matches += 1
                tally.places[team.place - 1] += 1
        before = [
            [model.rating(tallies[member].mean, tallies[member].deviation) for member in members]
            for _, members in match.teams
        ]
        after = model.rate(before, ranks=[float(place) for place, _ in match.teams])
        for (_, members), rated in zip(match.teams, after, strict=True):
            for member, rating in zip(members, rated, strict=True):
                tallies[member].mean, tallies[member].deviation = rating.mu, rating.sigma
    found = [_standing(member, tally) for member, tally in tallies.items()]
    return sorted(found, key=lambda one: (one.give - one.strength, one.member))


def _standing(member: int, tally: Tally) -> Standing:
    known: Known = next((word for least, word in KNOWN if tally.deviation >= least), "well")
    strength, give = round(UNIT * tally.mean), round(UNIT * SURE * tally.deviation)
    return Standing(member, tally.matches, tally.places, strength, give, known)


def placed(ranks: Sequence[int], people: Mapping[int, tuple[int, int]]) -> tuple[Team, ...]:
    """Place people among themselves by the ranks of all seats, whoever else played: `people` are
    the team and the member at each seat.
    """
    teams: dict[int, list[int]] = {}
    for seat, (team, _) in sorted(people.items()):
        teams.setdefault(team, []).append(seat)
    best = {team: min([ranks[seat] for seat in seats]) for team, seats in teams.items()}
    return tuple(
        Team(
            1 + sum([other < best[team] for other in best.values()]),
            tuple([people[seat][1] for seat in teams[team]]),
        )
        for team in sorted(best, key=lambda team: (best[team], team))
    )
