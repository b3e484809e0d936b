"""Tournaments: every group on every deal, from every seat; and the same table after a break."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from chapterhouse.arena import tournament as arena
from chapterhouse.arena.ledger import Ledger
from chapterhouse.arena.plot import plot
from chapterhouse.arena.rating import ratings
from chapterhouse.arena.standings import Standings
from chapterhouse.arena.terms import Played
from chapterhouse.arena.tournament import Contest, Fixture, fixtures, groups, matches, tournament
from chapterhouse.bots.uniform import Uniform
from chapterhouse.cli.tournament import rows
from chapterhouse.core.rule import Malformed
from chapterhouse.core.state import State
from chapterhouse.play.player import Player

HERE = Path(__file__)
MORTAL = f"{HERE.stem}:Mortal"  # as another process finds it
LIVES = "CHAPTERHOUSE_TEST_LIVES"  # so many choices, then it takes its whole process with it


class Mortal(Player):
    """Plays anything, until it is killed."""

    lives = int(os.environ.get(LIVES, "1000000"))

    def __init__(self, game: str, seed: int) -> None:
        self.uniform = Uniform(seed)

    def choose(self, view: State) -> int:
        Mortal.lives -= 1
        if Mortal.lives < 0:
            os.kill(os.getpid(), signal.SIGKILL)
        return self.uniform.choose(view)


def contest(*bots: str, seats: tuple[int, ...] = (2,), sequential: bool = False) -> Contest:
    return Contest("biblios", bots, seats, 1, {}, sequential)


def ended(contest: Contest, deals: int, ledger: Ledger[Played] | None = None) -> Standings:
    *_, standings = tournament(contest, deals, 1, ledger)
    return standings


def test_who_meets_whom() -> None:
    """As many different bots as there are seats; where there are fewer, some of them twice."""
    assert groups(3, [2]) == [(0, 1), (0, 2), (1, 2)]
    assert groups(2, [2, 3]) == [(0, 1), (0, 0, 1), (0, 1, 1)]
    assert groups(4, [4, 3]) == [(0, 1, 2, 3), (0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)]


def test_every_bot_has_every_seat_and_every_neighbour() -> None:
    """A deal is played once from each seat; over several deals everybody sits behind everybody."""
    deals = [[match.seating for match in fixtures((0, 1, 2), deal)] for deal in range(2)]

    assert deals == [[(0, 1, 2), (2, 0, 1), (1, 2, 0)], [(0, 2, 1), (1, 0, 2), (2, 1, 0)]]


@pytest.mark.parametrize("seats", [2, 3])
def test_equals_are_rated_alike(seats: int) -> None:
    """Bots that play alike meet the same luck in each seat: what differs are the seats alone."""
    equals = contest("uniform", f"{__name__}:Mortal", seats=(seats,))
    standings = ended(equals, 2)
    (pair,) = standings.pair_lines()

    assert len(standings.played) == matches(equals, 2) == {2: 4, 3: 12}[seats]
    assert (pair.share, pair.deals, pair.better, pair.equal) == (0.5, 2, None, False)
    assert [round(line.rating.points, 6) for line in standings.bot_lines()] == [0.0, 0.0]
    assert sum([line.wins for line in standings.seats.lines()]) == pytest.approx(1)


def run(*words: str, lives: int = 10**6) -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own."""
    command = [sys.executable, "-m", "chapterhouse", *words]
    there = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path), LIVES: str(lives)}
    return subprocess.run(command, env=there, capture_output=True, text=True, check=False)


def test_a_killed_tournament_goes_on_to_the_same_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process dies in mid-match; the same command ends with the table of an unbroken one."""
    monkeypatch.syspath_prepend(str(HERE.parent))
    file, table = tmp_path / "matches.jsonl", tmp_path / "table.csv"
    words = ["tournament", "uniform", MORTAL, "--deals=2", "--jobs=1", "--seats=2,3"]
    words += [f"--table={table}", f"--file={file}"]
    killed = run(*words, lives=400)
    begun = file.read_bytes()
    file.write_bytes(begun + b'{"deal":')  # and in the middle of writing
    resumed = run(*words)
    unbroken = Ledger(tmp_path / "unbroken.jsonl", contest("uniform", MORTAL, seats=(2, 3)), Played)
    standings = ended(contest("uniform", MORTAL, seats=(2, 3)), 2, unbroken)

    assert (killed.returncode, killed.stdout) == (-signal.SIGKILL, "")
    assert (resumed.returncode, resumed.stderr) == (0, "")
    assert 1 < begun.count(b"\n") < file.read_bytes().count(b"\n") == 17
    assert file.read_bytes() == unbroken.path.read_bytes()
    assert table.read_text() == rows(standings)
    assert table.read_text().count("\n") == 1 + 4 * 2 + 12 * 3


def test_a_file_of_another_tournament_is_refused(tmp_path: Path) -> None:
    """Neither other bots nor another test go on from it."""
    file = tmp_path / "matches.jsonl"
    Ledger(file, contest("1", "2"), Played)

    for one in (contest("1", "3"), contest("1", "2", sequential=True)):
        with pytest.raises(Malformed, match="keeps other matches; name a new file"):
            Ledger(file, one, Played)


@pytest.mark.parametrize("bots", [(), ("1",), ("1", "1"), ("1", "2", "1"), ("1", "9")])
def test_what_cannot_be_played_is_refused(bots: tuple[str, ...]) -> None:
    """Fewer than two bots, one named twice, one that there is not."""
    with pytest.raises(Malformed):
        tournament(contest(*bots), 1, 1)


def strength(contest: Contest, match: Fixture) -> Played:
    """A match in which "3" wins, and else whoever begins."""
    order = sorted(range(2), key=lambda seat: contest.bots[match.seating[seat]] != "3")
    return Played(match.deal, match.seating, (order[0] + 1, 2 - order[0]), (0, 0), 1)


def test_a_decided_group_meets_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where one wins all, the test is decided after the fewest deals; others play on."""
    monkeypatch.setattr(arena, "play", strength)
    standings = ended(contest("3", "2", "1", sequential=True), 30)
    lines = standings.pair_lines()

    assert [line.better for line in lines] == ["3", "3", None]
    assert [line.deals for line in lines] == [20, 20, 30]
    assert len(standings.played) == 2 * (20 + 20 + 30)


def test_ratings_are_those_of_choix() -> None:
    """As choix 0.4.1 finds them by iterated spectral ranking, each pair beginning with a draw."""
    found = ratings([[0, 7, 9.5], [3, 0, 6], [0.5, 4, 0]])

    assert [one.points for one in found] == pytest.approx([160.73936, -25.17422, -135.56513])
    assert all([one.low < one.points < one.high for one in found])


def test_who_never_met_is_compared_by_others() -> None:
    """Nothing is known of such a pair but what both show against a third: it is no draw."""
    chain = [one.points for one in ratings([[0, 9, 0], [1, 0, 9], [0, 1, 0]])]
    pair = [one.points for one in ratings([[0, 9], [1, 0]])]

    assert chain == pytest.approx([pair[0] - pair[1], 0.0, pair[1] - pair[0]])


def test_a_clean_sweep_is_not_certain() -> None:
    """Whoever wins all is rated all the same, with a wide interval that more matches narrow."""
    few, many = [ratings([[0, n], [0, 0]])[0] for n in (5, 50)]

    assert 0 < few.points < many.points < 600
    assert few.low < 0 < many.low
    assert few.high > many.points


def test_places_are_compared_and_wins_shared() -> None:
    """At a table of three: who shares the first place has half a win, and is ahead of the third."""
    standings = Standings(["a", "b", "c"])
    standings.add(Played(0, (2, 0, 1), (1, 1, 3), (7, 7, 2), 10, 2))
    shares = {(one.first, one.second): one.share for one in standings.pair_lines()}

    assert shares == {("a", "b"): 1.0, ("a", "c"): 0.5, ("b", "c"): 0.0}
    assert {one.bot: one.wins for one in standings.bot_lines()} == {"a": 0.5, "b": 0.0, "c": 0.5}
    assert [one.wins for one in standings.seats.lines()] == [0.0, 0.5, 0.5]


def test_the_plot_shows_every_bot_in_its_place() -> None:
    """A row each, the better one farther to the right; what is typed is no markup."""
    standings = Standings(["<b>", "weak"])
    standings.add(Played(0, (0, 1), (1, 2), (9, 1), 5))
    drawn = plot("Biblios", standings.bot_lines())
    dots = [float(x) for x in re.findall('circle cx="([^"]+)"', drawn)]

    assert dots[0] > dots[1]
    assert drawn.index(">&lt;b&gt;<") < drawn.index(">weak<")
