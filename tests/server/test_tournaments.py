"""Tournaments of people: opened, entered, paired, paused, left and written out."""

import asyncio
import csv
import io
import json
from collections.abc import Sequence
from contextlib import suppress

import pytest

from chapterhouse.core.rule import Malformed
from chapterhouse.server.admission import refused
from chapterhouse.server.chairs import fingerprint
from chapterhouse.server.kept import Change
from chapterhouse.server.problems import code_of
from chapterhouse.server.room import Ended
from chapterhouse.server.stored import store_of
from chapterhouse.server.tables import Settings, Tables
from chapterhouse.server.tournaments import course, keeping, opening, running, telling
from chapterhouse.server.tournaments.keeping import Tournament
from chapterhouse.wire.clock import Clock
from chapterhouse.wire.result import Result
from chapterhouse.wire.tournaments import Directing, Founded, NewTournament
from server.served import with_tables
from server.talk import HttpClient, key_of

NAMES = ["Anna", "Bram", "Cleo", "Dan", "Eva"]  # two as bots are usually called


def new(form: str = "robin", **more: object) -> NewTournament:
    """What is asked for."""
    return NewTournament("Cup", "biblios", 2, form, level="1", **more)  # type: ignore[arg-type]


async def entered(tables: Tables, wanted: NewTournament, names: Sequence[str]) -> Founded:
    """A tournament in which these take part."""
    founded = await opening.found_tournament(tables, wanted)
    for name in names:
        await keeping.change(
            store_of(tables).rows,
            founded.tournament,
            lambda kept, name=name: course.enter(kept.course, fingerprint(key_of(name)), name),  # type: ignore[misc]
        )
    return founded


async def order(tables: Tables, founded: Founded, what: str, **more: object) -> Tournament:
    """Give an order as the organiser."""
    asked = Directing(founded.host, what, **more)  # type: ignore[arg-type]
    return await running.direct(tables, founded.tournament, asked)


async def plant(tables: Tables, table: str, points: list[int]) -> None:
    """Let a match have ended so."""
    ranks = [1 + sum([other > own for other in points]) for own in points]
    ended = Ended(Result(ranks, points, []), f"record of {table}\n")
    await tables.store.keep(table, Change(ended=ended))


async def play_round(tables: Tables, kept: Tournament) -> Tournament:
    """Let all matches of a round end: whoever came earlier is better."""
    for fixture in kept.course.played[-1].fixtures:
        await plant(tables, fixture.table, [20 - one % 10 for one in fixture.seats])
    return await running.settle(tables, kept.id)


async def check_files(tables: Tables, founded: Founded, rounds: int) -> None:
    """All is written out, and no key."""
    rows = store_of(tables).rows
    kept = await keeping.found(rows, founded.tournament)
    names = ("standings.csv", "matches.csv", "tournament.json")
    files = [await telling.exported(rows, kept, what) for what in names]
    first, *places = csv.reader(io.StringIO(files[0]))
    assert first[:2] == ["place", "name"]
    assert places[0][:3] == ["1", "Anna", str(float(rounds))]
    assert len(files[1].splitlines()) == 1 + rounds * 6
    assert len(json.loads(files[2])["records"]) == rounds * 3
    keys = [founded.host, *[key_of(name) for name in NAMES]]
    for text in files:
        assert not [key for key in keys if key in text or fingerprint(key) in text]


@pytest.mark.parametrize(("form", "rounds"), [("robin", 5), ("swiss", 3)])
def test_a_whole_tournament(settings: Settings, form: str, rounds: int) -> None:
    """Five people, odd ones against bots: rounds one after another, standings, then files."""

    async def work(tables: Tables) -> None:
        founded = await entered(tables, new(form, rounds=3), NAMES)
        for number in range(1, rounds + 1):
            kept = await order(tables, founded, "next")
            assert course.phase(kept.course) == "round"
            with pytest.raises(Malformed, match="still playing"):
                await order(tables, founded, "next")
            check_seats(kept.course.played[-1])
            kept = await play_round(tables, kept)
            assert len(kept.course.played) == number
        assert course.phase(kept.course) == "over"
        info = telling.told(kept, None)
        assert info.rounds == rounds
        assert info.standings[0].person == 0
        assert info.standings[0].points == rounds
        if form == "robin":
            assert [one.person for one in info.standings] == [0, 1, 2, 3, 4]
        with pytest.raises(Malformed, match="over"):
            await order(tables, founded, "next")
        await check_files(tables, founded, rounds)

    with_tables(settings, work)


def check_seats(begun: course.Round) -> None:
    """Everybody sits at one table, with one bot, which is called as nobody is."""
    assert sorted([one for match in begun.fixtures for one in match.seats]) == [*range(-1, 5)]
    assert len({name for match in begun.fixtures for name in match.names}) == len(NAMES) + 1


async def _nothing(tables: Tables, table: str) -> None:
    """Begin nothing: the server ends."""


def test_a_round_goes_on_after_a_restart(settings: Settings) -> None:
    """Also one whose tables were kept and had not begun when the server ended."""
    known: list[Founded] = []

    async def before(tables: Tables) -> None:
        known.append(await entered(tables, new(), NAMES[:2]))
        with pytest.MonkeyPatch.context() as patches:
            patches.setattr(opening, "begin", _nothing)
            await order(tables, known[0], "next")

    async def after(tables: Tables) -> None:
        kept = await running.settle(tables, known[0].tournament)
        [match] = kept.course.played[0].fixtures
        async with tables.runner(match.table) as runner:
            assert runner.table.begun
        await plant(tables, match.table, [3, 4])
        assert await keeping.going_on(store_of(tables).rows) == [kept.id]
        await running.settle(tables, kept.id)
        assert await keeping.going_on(store_of(tables).rows) == []

    with_tables(settings, before)
    with_tables(settings, after)


def test_two_orders_at_once_open_one_round(settings: Settings) -> None:
    """Whoever comes second is told; no table is left over."""

    async def work(tables: Tables) -> None:
        founded = await entered(tables, new(), NAMES[:4])
        orders = [order(tables, founded, "next") for _ in range(3)]
        done = await asyncio.gather(*orders, return_exceptions=True)
        assert min([getattr(one, "key", "") for one in done]) == ""
        assert sum([isinstance(one, Malformed) for one in done]) == 2
        kept = await keeping.found(store_of(tables).rows, founded.tournament)
        assert len(kept.course.played) == 1
        assert len(tables.in_memory()) == 2

    with_tables(settings, work)


def test_a_pause_stops_clocks_and_rounds(settings: Settings) -> None:
    """Until it goes on."""

    async def work(tables: Tables) -> None:
        clock = Clock("match", 600, "ends")
        founded = await entered(tables, new(clock=clock), NAMES[:2])
        kept = await order(tables, founded, "next")
        [match] = kept.course.played[0].fixtures
        async with tables.runner(match.table) as runner:
            assert runner.table.time is not None
            for _ in range(2):
                await order(tables, founded, "pause")
                assert runner.table.time.paused
            with pytest.raises(Malformed, match="pauses"):
                await order(tables, founded, "next")
            await order(tables, founded, "go-on")
            assert not runner.table.time.paused

    with_tables(settings, work)


def test_whoever_withdraws_leaves_a_bot(settings: Settings) -> None:
    """Their key opens nothing any more; they are paired no more; before the start they are gone."""

    async def work(tables: Tables) -> None:
        founded = await entered(tables, new("swiss"), NAMES)
        kept = await order(tables, founded, "withdraw", person=4)
        assert [one.name for one in kept.course.people] == NAMES[:4]
        kept = await order(tables, founded, "next")
        match = next(one for one in kept.course.played[0].fixtures if 2 in one.seats)
        own = Directing(key_of("Cleo"), "withdraw", 2)
        with pytest.raises(Malformed):
            await running.direct(
                tables, founded.tournament, Directing(key_of("Cleo"), "withdraw", 1)
            )
        await running.direct(tables, founded.tournament, own)
        async with tables.runner(match.table) as runner:
            chair = runner.table.chairs[match.seats.index(2)]
        assert (chair.level, chair.keys) == ("1", [])
        kept = await play_round(tables, kept)
        kept = await order(tables, founded, "next")
        seats = [one for match in kept.course.played[1].fixtures for one in match.seats]
        assert sorted(seats) == [-1, 0, 1, 3]

    with_tables(settings, work)


def test_two_who_leave_at_once_take_nobody_along(settings: Settings) -> None:
    """Before the start people have other numbers once somebody is gone."""

    async def work(tables: Tables) -> None:
        founded = await entered(tables, new(), NAMES)
        before = await keeping.found(store_of(tables).rows, founded.tournament)
        for number in (0, 1):
            with suppress(Malformed):
                await running._withdraw(tables, before, number)  # noqa: SLF001 - both have looked
        after = await keeping.found(store_of(tables).rows, founded.tournament)
        assert [one.name for one in after.course.people] == NAMES[1:]

    with_tables(settings, work)


@pytest.mark.parametrize("duplicate", [True, False])
def test_nobody_plays_on_when_the_deal_is_shown(settings: Settings, *, duplicate: bool) -> None:
    """Ended by its organiser, a duplicate round is played to its end by bots; others go on."""

    async def work(tables: Tables) -> None:
        founded = await entered(tables, new(duplicate=duplicate), NAMES[:4])
        kept = await order(tables, founded, "next")
        over, other = kept.course.played[0].fixtures
        await plant(tables, over.table, [1, 0])
        kept = await order(tables, founded, "end")
        async with tables.runner(other.table) as runner:
            keys = [chair.keys for chair in runner.table.chairs]
            gone = code_of(refused(runner.table, fingerprint(key_of(NAMES[other.seats[0]]))))
        assert [bool(one) for one in keys] == [not duplicate] * 2
        assert (gone == "seat-withdrawn") is duplicate
        left = await tables.store.load(over.table)
        assert left is not None
        assert not left.charter.shut

    with_tables(settings, work)


def test_a_deleted_table_counts_for_nobody(settings: Settings) -> None:
    """And keeps no round from its end; an organiser can end it all."""

    async def work(tables: Tables) -> None:
        founded = await entered(tables, new(), NAMES[:4])
        kept = await order(tables, founded, "next")
        gone, other = kept.course.played[0].fixtures
        await tables.drop(gone.table)
        await store_of(tables).delete_idle(-1, [other.table])
        await plant(tables, other.table, [1, 0])
        kept = await running.settle(tables, kept.id)
        assert course.phase(kept.course) == "between"
        assert sum([one.played for one in course.standing(kept.rules, kept.course)]) == 2
        await order(tables, founded, "next")
        kept = await order(tables, founded, "end")
        assert course.phase(kept.course) == "over"

    with_tables(settings, work)


def test_tournaments_that_nobody_needs_go(settings: Settings) -> None:
    """Their tables hide nothing any more."""

    async def work(tables: Tables) -> None:
        founded = await entered(tables, new(duplicate=True), NAMES[:2])
        kept = await order(tables, founded, "next")
        [match] = kept.course.played[0].fixtures
        await keeping.delete_unused(tables, -1)  # somebody still plays
        await order(tables, founded, "end")
        await keeping.delete_unused(tables, 1)
        await keeping.found(store_of(tables).rows, kept.id)
        await keeping.delete_unused(tables, -1)
        with pytest.raises(Malformed):
            await keeping.found(store_of(tables).rows, kept.id)
        left = await tables.store.load(match.table)
        assert left is not None
        assert not left.charter.shut

    with_tables(settings, work)


def opened(client: HttpClient, **more: object) -> tuple[str, str]:
    """Open a tournament: its address and the organiser's key."""
    asked = {"name": "Cup", "game": "biblios", "seats": 2, "form": "swiss", **more}
    answer = client.post("/api/tournaments", json=asked)
    assert answer.status_code == 201, answer.text
    return f"/api/tournaments/{answer.json()['tournament']}", answer.json()["host"]


def test_who_may_do_what(client: HttpClient) -> None:
    """The organiser alone directs; whoever enters is known by their key; nobody enters late, twice,
    or by a name that looks like another.
    """
    path, host = opened(client)
    anna, bo, eve = map(key_of, ("Anna", "Bo", "Eve"))

    def enter(key: str, name: str) -> object:
        answer = client.post(f"{path}/people", json={"key": key, "name": name}).json()
        return answer.get("me", answer.get("code"))

    assert [enter(anna, "Anna"), enter(anna, "Other"), enter(bo, " Bo ")] == [0, 0, 1]
    assert enter(eve, "\u0410nna") == "names-alike"
    for key in (anna, eve):
        answer = client.post(f"{path}/orders", json={"key": key, "order": "next"})
        assert answer.json()["code"] == "no-such-tournament"
    begun = client.post(f"{path}/orders", json={"key": host, "order": "next"}).json()
    assert (begun["phase"], begun["organises"], begun["me"]) == ("round", True, None)
    assert enter(eve, "Eve") == "entry-closed"
    seen = client.post(f"{path}/look", json={"key": bo}).json()
    assert (seen["me"], seen["organises"]) == (1, False)
    assert [one["name"] for one in seen["people"]] == ["Anna", "Bo"]
    assert client.get(f"{path}/files/standings.csv").text.count("\n") == 3
    assert client.get(f"{path}/files/secrets.csv").status_code == 404
    assert client.post("/api/tournaments/none/look", json={}).status_code == 404


def test_what_cannot_be_played_is_refused(client: HttpClient) -> None:
    """A game, options or a level that there are not; a name that cannot be seen."""
    for wrong in (
        {"game": "chess"}, {"options": {"penalty": "none"}}, {"level": "best"}, {"name": "\u200b"},
        {"seats": 5}, {"clock": {"kind": "turn", "seconds": 60, "flag": "nobody"}},
    ):  # fmt: skip
        asked = {"name": "Cup", "game": "biblios", "seats": 2, "form": "robin", **wrong}
        assert client.post("/api/tournaments", json=asked).status_code in (400, 404, 422), wrong
