"""Matches with one secret whose numbers go by kind: as much as can be is dealt alike."""

from pathlib import Path

import pytest

from chapterhouse.bots.uniform import Uniform
from chapterhouse.games import GAMES
from chapterhouse.play.dealer import Sealed
from chapterhouse.play.match import Match, run
from chapterhouse.play.seal import check, signed


def by_kind(game: str, luck: int) -> Match:
    """A match of two who choose at random, with a secret that others share."""
    match = Match(GAMES[game], ["Anna", "Bram"], Sealed(bytes(range(32)), by_kind=True))
    run(match, [Uniform(luck), Uniform(luck + 1)])
    return match


ALIKE = {  # whatever is played; of other kinds what is left to come depends on that
    "biblios": {"FirstSeat", "Draw"},
    "monasterium": {"StartSeat", "DrawMission", "RollHand", "RollAgain", "RollGained"},
    "monastery": {"DealColour"},
}


def drawn(match: Match) -> dict[str, list[int]]:
    """What chance decided, by kind."""
    found: dict[str, list[int]] = {}
    for ply, kind in match.drawn:
        found.setdefault(kind, []).append(match.record.entries[ply].action)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_secret_deals_alike_by_kind(game: str) -> None:
    """What chance decides follows from how often it decided that before, however much others do."""
    one, other = (drawn(by_kind(game, luck)) for luck in (1, 3))

    assert len(by_kind(game, 1).record.entries) != len(by_kind(game, 3).record.entries)
    for kind in ALIKE[game]:
        least = min(len(one.get(kind, [])), len(other.get(kind, [])))
        assert one.get(kind, [])[:least] == other.get(kind, [])[:least]
    assert sum([len(one.get(kind, [])) for kind in ALIKE[game]]) > 1


def test_a_record_says_how_it_is_numbered() -> None:
    """And holds only so."""
    match = by_kind("biblios", 1)
    text = signed(match.record.text(), match.dealer, over=True)

    assert (check(text, match).fault, check(text, match).standing) == (None, "whole")
    assert check(text.replace("# by kind\n", ""), match).fault


def test_the_kinds_are_those_that_are_documented() -> None:
    """They stand in records for ever: a class that is called otherwise would break these."""
    document = (Path(__file__).parents[2] / "docs/sealed.md").read_text("utf-8")
    kinds = {kind for game in GAMES for luck in range(3) for _, kind in by_kind(game, luck).drawn}
    assert {kind for kind in kinds if f"`{kind}`" not in document} == set()
