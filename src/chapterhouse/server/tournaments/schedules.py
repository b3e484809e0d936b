"""Schedules: rounds in which everybody meets everybody, at three and at four seats.

They were found once, by `scripts/schedules`, and are kept: no fewer rounds were found to do.
"""

from functools import cache
from importlib.resources import files

from chapterhouse.server.tournaments.grouping import Tables

DIGITS = "0123456789abcdefghijklmnopqrstuv"  # people, from 0 on


@cache
def _kept() -> dict[tuple[int, int], str]:
    """Read all of them, by seats and people."""
    lines = (files(__package__) / "schedules.txt").read_text("utf-8").splitlines()
    found = [line.split() for line in lines if line and not line.startswith("#")]
    return {(int(seats), int(people)): rounds for seats, people, rounds in found}


def schedule(people: int, seats: int) -> list[Tables]:
    """Give the rounds for so many people, each with its tables; places that nobody has are left
    out.
    """
    rounds = _kept()[seats, people].split(",")
    return [
        [[DIGITS.index(one) for one in table] for table in round_.split(".")] for round_ in rounds
    ]
