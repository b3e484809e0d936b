"""Balance: what one bot in every seat shows, counted as the games tell it."""

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import pytest

from chapterhouse import evaluation
from chapterhouse.arena.balance import Study, balance, play
from chapterhouse.arena.findings import Findings
from chapterhouse.arena.ledger import Ledger
from chapterhouse.arena.terms import Observed
from chapterhouse.core.rule import Malformed
from chapterhouse.core.sentence import Event
from chapterhouse.evaluation.monasterium.outlook import Outlook
from chapterhouse.evaluation.monasterium.rush import EAGER, RushEvaluator
from chapterhouse.games import GAMES
from chapterhouse.games.monasterium import sentences
from chapterhouse.games.monasterium.state import Monasterium


def study(game: str, *seats: int) -> Study:
    return Study(game, "uniform", seats, 1, {})


def observed(
    places: tuple[int, ...], habit: Sequence[int] = (), ties: dict[str, int] | None = None
) -> Observed:
    habits = {"h": list(habit)} if habit else {}
    points = tuple([0] * len(places))
    return Observed(places, points, 10, {0: 2.0}, {0: 3.0}, ties or {}, {"u": {1: 2}}, habits, 1)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_counted(game: str) -> None:
    """What the sources brought on average is what the seats have on average, and the winner; and
    nothing is used that cannot be.
    """
    match = play(study(game, 3), 0)
    best = match.points[match.places.index(1)]

    assert sum(match.sources.values()) == pytest.approx(sum(match.points) / 3)
    assert sum(match.winners.values()) == pytest.approx(best)
    for group, use in evaluation.uses(game).items():
        assert not use.among or set(match.uses[group]) <= set(use.among)


@pytest.mark.parametrize("game", GAMES)
def test_what_counts_as_a_use_is_told(game: str) -> None:
    """Each event and slot is one of the game, and what can be used has a name."""
    told = {template.key: template for template in GAMES[game].templates}
    for use in evaluation.uses(game).values():
        for key, slots in use.slots.items():
            assert set(slots) <= {slot.name for slot in told[key].slots}
        names = use.vocabulary(GAMES[game].templates).names
        assert set(use.among) <= set(range(len(names)))


def test_uses_are_counted() -> None:
    """An event counts for each component that it names."""
    use = evaluation.uses("biblios")["raised"]
    template = next(one for one in GAMES["biblios"].templates if one.key == "event-raised-two")

    assert use.named(Event(template, 0, [1, 4], 7)) == [1, 4]
    assert evaluation.uses("biblios")["lowered"].named(Event(template, 0, [1, 4], 7)) == []


def test_an_interrupted_study_goes_on(tmp_path: Path) -> None:
    """Seats take turns on each deal; what a file keeps is not played again."""
    both, file = study("biblios", 2, 3), tmp_path / "study.jsonl"
    *_, part = balance(both, 1, 1, Ledger(file, both, Observed))
    begun = file.read_bytes()
    file.write_bytes(begun[:-5])
    *_, whole = balance(both, 2, 1, Ledger(file, both, Observed))
    *_, anew = balance(both, 2, 1)

    assert (part.games, whole.games) == (2, 4)
    assert file.read_bytes().startswith(begun)
    assert list(whole.seats.lines()) == list(anew.seats.lines())
    assert [line.seats for line in whole.lengths()] == [2, 3]
    assert (whole.sources, whole.uses) == (anew.sources, anew.uses)


def test_whoever_does_most_is_followed() -> None:
    """How often they won, where one alone did most."""
    findings = Findings()
    for places, habit in (((1, 2), (5, 3)), ((2, 1), (6, 2)), ((1, 2), (4, 4))):
        findings.add(observed(places, habit))
    (line,) = findings.habits()

    assert (line.name, line.seats, line.matches, line.wins) == ("h", 2, 2, 0.5)
    assert (line.most, line.mean) == (5.5, 4.0)


def test_all_is_added_up() -> None:
    """Points, ties and uses over all matches; seats and lengths by the number of seats."""
    findings = Findings()
    findings.add(observed((1, 2), ties={"R-1": 2}))
    findings.add(observed((1, 1, 3)))

    assert (findings.sources[0], findings.ties, findings.uses["u"][1]) == (
        [4.0, 6.0],
        {"R-1": 2},
        4,
    )
    assert [line.wins for line in findings.seats.lines()] == [0.0, 1.0, 0.5, 0.0, 0.5]
    assert [(line.seats, line.mean, line.most) for line in findings.lengths()] == [
        (2, 10.0, 10),
        (3, 10.0, 10),
    ]


def test_the_path_is_counted_by_year() -> None:
    """Each field, whose envoy it is, and whether it was the first year."""
    game = GAMES["monasterium"]
    s, watch = game.begin(2, {}), evaluation.habits("monasterium", 1)
    for template, seat, value in (
        (sentences.YEAR, -1, 1), (sentences.ENVOY, 1, 2), (sentences.ENVOY, 0, 2),
        (sentences.YEAR, -1, 2), (sentences.ENVOY, 1, 3),
    ):  # fmt: skip
        watch.told(s, Event(template, seat, [value], 7))

    assert watch.counts == {"path-first-year": 1, "path": 2}


def test_whoever_rushes_wants_the_next_field_more() -> None:
    """By the same for each field, until the die at the end of the path is there."""
    s = GAMES["monasterium"].begin(2, {})
    assert isinstance(s, Monasterium)
    usual, eager = Outlook(s, 0).path, RushEvaluator().outlook(s, 0).path
    more = [wanted - worth for wanted, worth in zip(eager, usual, strict=True)][1:]
    s.owned[0] = s.edition.own

    assert [after - before for before, after in pairwise(more)] == pytest.approx(
        [EAGER] * (s.edition.last - 1)
    )
    assert list(RushEvaluator().outlook(s, 0).path) == list(Outlook(s, 0).path)


@pytest.mark.parametrize(("bot", "seats"), [("9", 2), ("uniform", 5)])
def test_what_cannot_be_studied_is_refused(bot: str, seats: int) -> None:
    """A bot or a number of seats that there is not."""
    with pytest.raises(Malformed):
        balance(Study("biblios", bot, (seats,), 1, {}), 1, 1)
