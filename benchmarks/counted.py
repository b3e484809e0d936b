"""The program whose instructions are counted: does one thing so often, prints how often."""

import sys
from collections.abc import Callable, Mapping
from functools import partial

from benchmarks import ours

PLAYOUTS: Mapping[str, Callable[[int], int]] = {
    f"playout, {seats} seats": partial(ours.in_engine, ours.FIRST, seats) for seats in ours.SEATS
} | {
    f"playout, {ours.called(game)}": partial(ours.in_engine, game, ours.MOST)
    for game in ours.OTHERS
}
CALLS: Mapping[str, Callable[[], list[Callable[[], object]]]] = {
    "copy": partial(ours.copies, ours.FIRST),
    "legal": partial(ours.choices, ours.FIRST),
    "seen_by": partial(ours.views, ours.FIRST),
    "imagine": partial(ours.worlds, ours.FIRST),
}


def work(what: str, amount: int) -> int:
    """Play so many matches and count decisions, or make all calls so many times."""
    if what in PLAYOUTS:
        return sum(PLAYOUTS[what](number) for number in range(amount))
    listed = CALLS[what]()
    for _ in range(amount):
        for call in listed:
            call()
    return amount * len(listed)


if __name__ == "__main__":
    print(work(sys.argv[1], int(sys.argv[2])))
