"""Points: what a match is worth in a tournament, and how people stand by it.

At each table everybody gets the share of the others whom they have left behind; a tie counts as
half. So a match is worth 0 to 1, whatever the number of seats.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from chapterhouse.server.tournaments.luck import Mean, mean_of
from chapterhouse.server.tournaments.pairing import BOT


@dataclass(frozen=True)
class Score:
    """How a match ended: who sat where, the places, and the points of the game; none where it was
    broken off, when all but whoever lost it by time share the first place.
    """

    seats: list[int]
    ranks: list[int]
    points: list[int]


@dataclass(frozen=True)
class Standing:
    """How somebody stands: the place, the points, the matches, the points of those they met, and by
    how many points of the game they were ahead of others, on average.
    """

    person: int
    place: int
    points: float
    played: int
    met: float
    margin: Mean


def shares(ranks: Sequence[int]) -> list[float]:
    """Tell what a match is worth to each seat, by the places."""
    others = len(ranks) - 1
    return [
        (sum([rank > own for rank in ranks]) + (ranks.count(own) - 1) / 2) / others for own in ranks
    ]


def totals(people: int, played: Sequence[Sequence[Score]]) -> list[float]:
    """Add up the points of everybody, over the rounds."""
    found = [0.0] * people
    for score in [score for round_ in played for score in round_]:
        for one, share in zip(score.seats, shares(score.ranks), strict=True):
            if one != BOT:
                found[one] += share
    return found


def standings(people: int, played: Sequence[Sequence[Score]], *, duplicate: bool) -> list[Standing]:
    """Tell how all stand after these rounds: by points; of those with as many, by the points of all
    whom they met, bots aside; then by the margin. Who is equal in all of that shares a place.
    """
    points = totals(people, played)
    scores = [score for round_ in played for score in round_]
    margins = margins_of(people, played, duplicate=duplicate)
    rows = []
    for one in range(people):
        own = [score.seats for score in scores if one in score.seats]
        met = sum([points[who] for seats in own for who in seats if who not in (one, BOT)])
        key = round(points[one], 9), round(met, 9), round(margins[one].mean, 9)
        rows.append((key, len(own), margins[one], one))
    keys = [row[0] for row in rows]
    found = [
        Standing(one, 1 + sum([other > key for other in keys]), key[0], count, key[1], margin)
        for key, count, margin, one in rows
    ]
    return sorted(found, key=lambda standing: (standing.place, standing.person))


def margins_of(people: int, played: Sequence[Sequence[Score]], *, duplicate: bool) -> list[Mean]:
    """Tell of everybody by how many points of the game they were ahead: of those who held the same
    seat of the same deal at other tables, or else of the others at their table.
    """
    values: list[list[float]] = [[] for _ in range(people)]
    for round_ in played:
        counted = [score for score in round_ if score.points]
        for at, score in enumerate(counted):
            for seat, one in enumerate(score.seats):
                if one == BOT:
                    continue
                if duplicate:
                    others = [s.points[seat] for n, s in enumerate(counted) if n != at]
                else:
                    others = [*score.points[:seat], *score.points[seat + 1 :]]
                if others:
                    values[one].append(score.points[seat] - sum(others) / len(others))
    return [mean_of(found) for found in values]
