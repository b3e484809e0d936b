"""The program whose instructions are counted: does one thing so often, prints how often."""

import sys
from collections.abc import Callable
from functools import partial

from benchmarks import ours

PLAYOUTS: dict[str, Callable[[int], int]] = {
    f"playout, {seats} seats": partial(ours.in_engine, seats) for seats in ours.SEATS
}
CALLS: dict[str, Callable[[], list[Callable[[], object]]]] = {
    "copy": ours.copies,
    "legal": ours.choices,
    "seen_by": ours.views,
    "imagine": ours.worlds,
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
