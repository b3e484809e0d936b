"""Twin worlds under review: by what an observer could know, both are judged from the same bytes."""

import pytest
from msgspec import json

from chapterhouse.bots import review
from chapterhouse.play.match import Match
from chapterhouse.server.replays.surveying import Survey, surveyed
from chapterhouse.server.reviews import Review
from conformance.reader import twins
from conformance.twins import World
from conformance.walk import TABLES, USUAL, TableSetup
from support import only_pure

SECRETS = [table for table in USUAL if table.game.cards.hidden]


def questions(table: TableSetup, observer: int, world: World, *, opened: bool) -> list[bytes]:
    """All that workers are asked for the review of a match, and what is told of it besides; where
    each of it stands in the record is told when all cards are open.
    """
    match = Match(table.game, table.names, None, table.options)
    for action in world.actions:
        match.take(action)
    found = surveyed(match, observer, opened=opened)
    made = Review(found, "")
    asked = [json.encode(one) for one in made.questions()]
    return [*asked, *_told(found)] if observer < table.seats else asked[: len(found.moments)]


def _told(found: Survey) -> list[bytes]:
    """What is told of moments and decisions, but for their places."""
    moments = [json.encode(one.told) for one in found.moments]
    return [*moments, *[json.encode([one.seat, one.action]) for one in found.decisions]]


def pairs(table: TableSetup, *, opened: bool = False) -> list[tuple[list[bytes], list[bytes]]]:
    """What is asked for twins, by a seat and by the gallery."""
    found = []
    for observer in (TABLES.index(table) % table.seats, table.seats):
        both = twins(table, observer, 1)
        one, other = [
            questions(table, observer, world, opened=opened) for world in (both.one, both.other)
        ]
        found.append((one, other))
    return found


@pytest.mark.parametrize("table", SECRETS, ids=str)
def test_twins_are_reviewed_alike(table: TableSetup) -> None:
    """What a seat could not know has no part in what it is told of its decisions and chances."""
    for one, other in pairs(table):
        assert one == other
        assert len(one) > 1


@only_pure
def test_a_review_that_sees_everything_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """With all cards open, twins differ; so they would if views were no views."""
    table = SECRETS[0]
    assert any([one != other for one, other in pairs(table, opened=True)])
    monkeypatch.setattr(review, "_seen", lambda match, _observer, *, opened: match.state.copy())  # noqa: ARG005

    assert any([one != other for one, other in pairs(table)])
