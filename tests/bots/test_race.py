"""Races between options: who is clearly behind drops out, and only proof moves the first option."""

from chapterhouse.bots.race import Race


def run(*results: list[float]) -> Race:
    race = Race(len(results[0]), 2.0)
    for one in results:
        race.enter(one)
    return race


def test_too_few_worlds_prove_nothing() -> None:
    """Whatever is ahead in a handful of worlds, the first option stays."""
    race = run(*[[0.0, 1.0]] * 5)

    assert (race.running, race.winner()) == ([0, 1], 0)


def test_who_is_always_ahead_wins() -> None:
    """An option that is better in every world is proved, and the rest drops out."""
    race = run(*[[0.1 * world, 0.5 + 0.1 * world, 0.0] for world in range(6)])

    assert (race.running, race.decided, race.winner()) == ([1], True, 1)


def test_a_lead_by_chance_is_no_proof() -> None:
    """An option that is ahead on average only, by less than two standard errors, is not taken."""
    race = run(*[[0.5, 0.0 if world % 3 else 2.0] for world in range(12)])

    assert race.leader() == 1
    assert race.winner() == 0


def test_what_comes_to_the_same_is_dropped() -> None:
    """Options that never differ need not be tried on."""
    race = run(*[[0.1 * world, 0.1 * world] for world in range(8)])

    assert (race.running, race.winner()) == ([0], 0)
