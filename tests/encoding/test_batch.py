"""Batches: each match goes its own way, as it would alone."""

import pytest

from chapterhouse.core.game import Game
from chapterhouse.core.seats import CHANCE
from chapterhouse.encoding import ENCODED, Batch, encoding
from chapterhouse.play.dealer import Seeded

every_game = pytest.mark.parametrize("game", ENCODED.values(), ids=list(ENCODED))


def rows(numbers: object, matches: int) -> list[bytes]:
    whole = bytes(numbers)  # type: ignore[call-overload]
    size = len(whole) // matches
    return [whole[at : at + size] for at in range(0, len(whole), size)]


def alone(game: Game, seats: int, seed: int, ids: list[int]) -> tuple[bytes, bytes, int]:
    """What is asked in a match of this seed after these answers."""
    made, dealer = encoding(game), Seeded(seed)
    s = game.begin(seats, {})
    answers = list(ids)
    while True:
        if s.seat() == CHANCE:
            s.apply(s.now.pick(s, dealer))
        elif answers:
            s.apply(made.number_of(s, answers.pop(0)))
        else:
            break
    row, mask = bytearray(made.size), bytearray(made.actions)
    made.write_observation(s.seen_by(s.seat()), row)
    made.write_mask(s, mask)
    return bytes(row), bytes(mask), s.seat()


@every_game
def test_each_match_is_as_it_would_be_alone(game: Game) -> None:
    """Match n is dealt from seed + n, whatever happens in the others."""
    batch, dealer = Batch(encoding(game), 3, 3, 10, {}), Seeded(1)
    answered: list[list[int]] = [[], [], []]
    for _ in range(25):
        ids = batch.sample(dealer)
        batch.step(ids)
        for match, id_ in enumerate(ids):
            answered[match].append(id_)

    for match in range(3):
        row, mask, seat = alone(game, 3, 10 + match, answered[match])

        assert rows(batch.observations, 3)[match] == row
        assert rows(batch.masks, 3)[match] == mask
        assert bytes(batch.asked)[match] == seat


@every_game
def test_a_match_that_is_over_begins_anew(game: Game) -> None:
    """How it went is told once, by seat, and the next one is asked about."""
    batch, dealer = Batch(encoding(game), 2, 1, 3, {}), Seeded(2)
    steps = 0
    while not bytes(batch.ended)[0]:
        before = batch.state(0)
        ids = batch.sample(dealer)
        batch.step(ids)
        steps += 1

    assert steps > 30
    before.apply(batch.encoding.number_of(before, ids[0]))
    assert before.over()
    assert list(bytes(batch.places)) == game.ranks(before)
    assert list(memoryview(batch.points)) == game.points(before)
    assert rows(batch.observations, 1)[0] == alone(game, 2, 4, [])[0]
    batch.step(batch.sample(dealer))
    assert bytes(batch.ended) == b"\0"


def test_ids_that_are_not_legal_change_nothing() -> None:
    """They are refused with the match that they were meant for, before any match is answered."""
    batch = Batch(encoding(ENCODED["biblios"]), 2, 2, 1, {})
    before = bytes(batch.observations)
    for ids, wrong in [([0, 5], "5 is not legal in match 1"), ([-1, 0], "-1"), ([0, 377], "377")]:
        with pytest.raises(ValueError, match=wrong):
            batch.step(ids)
    with pytest.raises(ValueError, match="2 matches need as many ids, not 1"):
        batch.step([0])

    assert bytes(batch.observations) == before
