"""Standings: places among people, and how strong they seem by them."""

from chapterhouse.server.standings import Counted, Team, placed, standings


def test_places_among_people() -> None:
    """Bots are left out, partners have a place together, and whoever ties shares one."""
    people = {0: (0, 7), 2: (2, 5), 3: (3, 6)}
    assert placed([3, 1, 2, 3], people) == (Team(1, (5,)), Team(2, (7,)), Team(2, (6,)))
    pairs = {0: (0, 1), 1: (1, 2), 2: (0, 3), 3: (1, 4)}
    assert placed([3, 1, 3, 1], pairs) == (Team(1, (2, 4)), Team(2, (1, 3)))


def test_the_more_is_played_the_more_is_known() -> None:
    """Whoever wins is thought stronger, and it is said how well that is known."""

    def after(count: int) -> list[tuple[int, str]]:
        wins = [Counted("biblios", 0.0, (Team(1, (0,)), Team(2, (1,)))) for _ in range(count)]
        return [(one.member, one.known) for one in standings(tuple(wins))]

    assert after(0) == []
    assert after(3) == [(0, "hardly"), (1, "hardly")]
    assert {known for _, known in after(60)} <= {"roughly", "well"}
    tie = (Counted("biblios", 0.0, (Team(1, (0,)), Team(1, (1,)))),)
    assert len({one.strength for one in standings(tie)}) == 1
