"""Traits, by which bots learn: told in every game, and added to a value by their weights."""

import random
from collections.abc import Iterator

import pytest

from chapterhouse import evaluation
from chapterhouse.core.state import State
from chapterhouse.games import GAMES
from chapterhouse.play.dealer import Paired

TABLES: dict[str, list[tuple[int, dict[str, str]]]] = {
    "biblios": [(2, {}), (4, {})],
    "monasterium": [(3, {})],
    "monastery": [(3, {}), (4, {"teams": "paired"})],
}


def views(game: str, seats: int, options: dict[str, str]) -> Iterator[State]:
    """What seats see who are asked now and then in a match of which chance decides everything."""
    s, dealer = GAMES[game].begin(seats, options), Paired(5)
    chance = random.Random(5)  # noqa: S311 - no secret
    while not s.over():
        if s.now.chance:
            s.apply(dealer.outcome(s, 0))
            continue
        if chance.random() < 0.05:
            yield s.seen_by(s.seat())
        s.apply(chance.choice(s.legal()))


@pytest.mark.parametrize("game", TABLES)
def test_traits_count_by_their_weights(game: str) -> None:
    """Each that is named is told, of each seat; what is learnt adds them up, and nothing else."""
    plain = evaluation.taught(game, {})
    weights = [0.5 + at for at in range(len(plain.traits))]
    taught = evaluation.taught(game, {2: weights})
    seen: set[str] = set()
    for seats, options in TABLES[game]:
        for view in views(game, seats, options):
            for seat in range(seats):
                told = plain.described(view, seat) or [0.0] * len(weights)
                more = sum(weight * trait for weight, trait in zip(weights, told, strict=True))
                seen |= {name for name, trait in zip(plain.traits, told, strict=True) if trait}

                assert taught.settled(view, seat) == pytest.approx(plain.settled(view, seat) + more)

    assert seen == set(plain.traits)
