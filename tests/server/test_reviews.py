"""Reviews: of finished matches alone, once, piece by piece, and only as long as somebody waits."""

import asyncio
import dataclasses
import sys
from collections.abc import Awaitable, Callable
from functools import cache

import pytest
from httpx import Response
from litestar.testing import TestClient
from msgspec import json

from chapterhouse import start
from chapterhouse.core.rule import Malformed
from chapterhouse.games import GAMES
from chapterhouse.locale import LANGUAGES
from chapterhouse.play import position
from chapterhouse.play.dealer import Seeded
from chapterhouse.play.match import Match
from chapterhouse.server import reviews as module
from chapterhouse.server.app import create
from chapterhouse.server.bots import Phrase
from chapterhouse.server.bots.judging import Chance, Cost, Judged, Judging, judge
from chapterhouse.server.replays.surveying import Survey, Surveying, survey
from chapterhouse.server.reviewed import written
from chapterhouse.server.reviews import Review, Reviews, key_of
from chapterhouse.server.tables import Settings
from chapterhouse.server.workers import Failed, Workers
from server.talk import HttpClient

NAMES = ["Anna", "Bram", "Cleo"]


# A worker to whom everybody is as likely to win at every moment, and who minds no decision.
WORKER = """
from msgspec import json
from chapterhouse.server.bots.judging import Chance, Judged
from chapterhouse.server.workers import serve
serve(lambda _: json.encode(Judged([Chance(0.25, 0.01)] * 4)))
"""


@cache
def record(game: str = "biblios", seats: int = 2, *, over: bool = True) -> str:
    """The record of a match of any choices; or of one that goes on still."""
    match: Match = start(game, NAMES[:seats], seed=3)
    luck = Seeded(5)
    while not match.over and (over or len(match.record.entries) < 60):
        legal = match.state.legal()
        match.act(legal[luck.below(len(legal))])
    return match.record.text()


@cache
def looked_through(observer: int = 0, *, opened: bool = False) -> bytes:
    """What is to be judged in it."""
    return json.encode(survey(Surveying(record(), observer, opened, "en", 5_000)))


def fresh(visitor: str = "somebody") -> Review:
    return Review(json.decode(looked_through(), type=Survey), visitor)


def judged(asked: Judging) -> Judged:
    """Stands in for a worker: both are as likely to win, and each decision cost a tenth."""
    if asked.action is None:
        return Judged([Chance(0.5, 0.02)] * 2)
    return Judged(
        [], Cost(Phrase("act-keep", []), Phrase("act-auction", []), Chance(0.1, 0.01), None)
    )


class Staff(Workers):
    """Workers that answer at once, and note what they were asked."""

    def __init__(self, answer: Callable[[Judging], Awaitable[Judged]]) -> None:
        super().__init__([], 1, 1.0)
        self.asked: list[Judging] = []
        self._by = answer

    async def review(self, question: bytes, _deadline: float, visitor: str) -> bytes:
        assert visitor in {"somebody", "another"}
        self.asked.append(json.decode(question, type=Judging))
        return json.encode(await self._by(self.asked[-1]))


async def at_once(asked: Judging) -> Judged:
    return judged(asked)


async def never(_: Judging) -> Judged:
    raise Failed


def with_reviews(
    work: Callable[[Reviews, Staff], Awaitable[None]],
    answer: Callable[[Judging], Awaitable[Judged]] = at_once,
) -> None:
    """Do something with reviews that such workers make."""

    async def run() -> None:
        staff = Staff(answer)
        reviews = Reviews(staff, 1.0)
        try:
            await work(reviews, staff)
        finally:
            await reviews.close()

    asyncio.run(run())


async def made(reviews: Reviews, review: Review) -> None:
    """Wait until a review is made as far as it is wanted."""
    reviews.want(review)
    if review.task:
        await review.task


def test_a_review_is_made_once_piece_by_piece() -> None:
    """Moments come before decisions; whoever asks again has it made no more."""

    async def work(reviews: Reviews, staff: Staff) -> None:
        review = reviews.begin("a", fresh())
        assert reviews.begin("a", fresh()) is review
        await made(reviews, review)
        await made(reviews, review)
        moments = len(review.survey.moments)

        assert [one.action is None for one in staff.asked] == [True] * moments + [False] * (
            review.pieces - moments
        )
        assert reviews.find("a") is review
        assert review.complete
        assert {one.view for one in review.survey.decisions} == {""}

    with_reviews(work)


def test_nobody_works_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once nobody asks any more the piece under way is the last; who comes back goes on there."""
    monkeypatch.setattr(module, "PATIENCE", -1.0)

    async def work(reviews: Reviews, staff: Staff) -> None:
        review = reviews.begin("a", fresh())
        await made(reviews, review)
        assert staff.asked == []
        monkeypatch.setattr(module, "PATIENCE", 60.0)
        await made(reviews, review)
        assert len(staff.asked) == review.pieces

    with_reviews(work)


def test_where_workers_fail_whoever_asks_is_told() -> None:
    """After two tries; whoever asks again has it tried again."""

    async def work(reviews: Reviews, staff: Staff) -> None:
        review = reviews.begin("a", fresh())
        await made(reviews, review)
        with pytest.raises(Malformed) as caught:
            reviews.want(review)
        await made(reviews, review)

        assert caught.value.key == "no-review"
        assert len(staff.asked) == 4

    with_reviews(work, never)


@pytest.mark.parametrize(("all_", "each"), [(2, 9), (9, 1)])
def test_only_so_many_are_made_and_kept(
    monkeypatch: pytest.MonkeyPatch, all_: int, each: int
) -> None:
    """One too many waits, of all or of one visitor; the oldest are forgotten, but none that is
    being made.
    """
    monkeypatch.setattr(module, "AT_ONCE", all_)
    monkeypatch.setattr(module, "EACH", each)
    monkeypatch.setattr(module, "KEPT", 3)

    async def work(reviews: Reviews, _: Staff) -> None:
        reviews.want(reviews.begin("a", fresh()))
        reviews.want(reviews.begin("b", fresh("another")))
        others = [reviews.begin(key, fresh()) for key in "cde"]
        with pytest.raises(Malformed) as caught:
            reviews.want(others[0])

        assert caught.value.key == "reviews-wait"
        assert [key for key in "abcde" if reviews.find(key)] == ["a", "b", "e"]

    async def hang(_: Judging) -> Judged:
        await asyncio.Event().wait()
        return Judged([])

    with_reviews(work, hang)


def test_a_review_has_the_name_of_what_it_is_of() -> None:
    """Comments are no part of it; who looks on, and how, is."""
    name = key_of(record(), 0, opened=False)

    assert key_of("\n" + record() + "# anything\n", 0, opened=False) == name
    assert len({name, key_of(record(), 1, opened=False), key_of(record(), 0, opened=True)}) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_is_written_as_far_as_it_is(language: str) -> None:
    """Moments one by one up to the end, decisions when all were looked at, those that cost most
    first, in any language.
    """
    review = fresh()
    pieces = [judged(review.next()) for _ in range(1)]
    review.judged.extend(pieces)
    some = written(review, language)
    while not review.complete:
        review.judged.append(judged(review.next()))
    whole = written(review, language)
    ends = [(one.percent, one.error) for one in whole.moments[-1].chances]

    assert (some.done, len(some.moments), some.decisions) == (1, 1, [])
    assert (whole.done, len(whole.moments)) == (whole.pieces, len(review.survey.moments) + 1)
    assert [(one.percent, one.error) for one in whole.moments[0].chances] == [(50, 4), (50, 4)]
    assert sorted(ends) == [(0, 0), (100, 0)]
    assert len(whole.decisions) == min(3, len(review.survey.decisions))
    assert {one.seat for one in whole.decisions} == {0}
    assert all(one.action and one.better for one in whole.decisions)


@pytest.mark.parametrize("opened", [False, True])
def test_what_is_judged_is_a_view_or_with_cards_open_the_truth(*, opened: bool) -> None:
    """A seat's positions are its own views and nothing else; for onlookers, who decide nothing,
    moments are theirs, and each decision is looked at as whoever made it saw it.
    """
    for observer in (0, 2):
        found = json.decode(looked_through(observer, opened=opened), type=Survey)
        seen = {position.read(GAMES["biblios"], 2, one.view).observer for one in found.moments}
        chose = {
            (one.seat, position.read(GAMES["biblios"], 2, one.view).observer)
            for one in found.decisions
        }
        assert seen == ({-1} if opened else {observer})
        assert {mine for _, mine in chose} == ({-1} if opened else {seat for seat, _ in chose})
        assert {seat for seat, _ in chose} <= ({0} if observer == 0 else {0, 1})


def test_a_moment_tells_of_the_parts_around_it() -> None:
    """A round alone would not say of which year it is."""
    asked = Surveying(record("monasterium"), 0, opened=False, language="en", actions=5_000)
    review = Review(survey(asked), "")
    review.judged.extend([judged(review.next())] * 2)
    moments = [one.text for one in written(review, "en").moments]

    assert moments[1] == "Year 1 begins. Round 2 of 2 begins."


def test_a_worker_judges_a_moment_and_a_decision() -> None:
    """Chances of all seats add up; a decision that cost something says what would be better."""
    review = fresh()
    chances = judge(review.next()).chances
    review.judged.extend([Judged([])] * len(review.survey.moments))
    cost = judge(review.next()).cost

    assert sum([chance.mean for chance in chances]) == pytest.approx(1)
    assert cost is not None
    assert cost.action != cost.better
    assert 0 < 2 * cost.cost.error < cost.cost.mean
    assert cost.why is not None


def ask(client: HttpClient, text: str, **rest: object) -> Response:
    return client.post("/api/replays/review", json={"text": text, "observer": 0, **rest})


@pytest.mark.parametrize(
    ("text", "rest", "status", "code"),
    [
        (record(over=False), {}, 422, "not-reviewed"),
        ("biblios/1 Anna Bram\n: ?\n", {}, 422, "line"),
        ("no record", {}, 422, "line"),
        (record(), {"observer": 3}, 422, "no-such-observer"),
        (record(), {"observer": -1}, 400, "unreadable"),
        (record(), {"table": "abc"}, 400, "unreadable"),
    ],
)
def test_what_is_not_reviewed(
    client: HttpClient, text: str, rest: dict[str, object], status: int, code: str
) -> None:
    """No match that goes on, or hides anything; nothing that names a table."""
    answer = ask(client, text, **rest)

    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_a_review_is_asked_for_until_it_is_made(settings: Settings) -> None:
    """By workers, in the language of whoever asks; each address may begin so many, and ask for them
    as often as it likes.
    """
    limits = dataclasses.replace(settings.limits, reviews=1)
    bots = [sys.executable, "-c", WORKER]
    with TestClient(create(dataclasses.replace(settings, limits=limits, bots=bots))) as client:
        answers = [ask(client, record())]
        while answers[-1].json()["done"] < answers[-1].json()["pieces"]:
            answers.append(ask(client, record()))
        refused = ask(client, record(), open=True)
        german = client.post(
            "/api/replays/review",
            json={"text": record(), "observer": 0},
            params={"language": "de"},
        )

    assert {answer.status_code for answer in [*answers, german]} == {200}
    assert german.json()["moments"][-1]["text"] == "Die Partie ist zu Ende."
    assert answers[-1].json()["moments"][0]["chances"][0] == {"percent": 25, "error": 2}
    assert (refused.status_code, refused.json()["code"]) == (429, "too-many-reviews")
