"""Who sits at a seat: plays in one more browser, locks others out, and is told who frees it."""

import asyncio

import pytest
from litestar.testing import TestClient

from chapterhouse.locale import LANGUAGES, Translator
from chapterhouse.server import seating
from chapterhouse.server.app import create
from chapterhouse.server.chairs import fingerprint
from chapterhouse.server.client import Client
from chapterhouse.server.opening import open_table
from chapterhouse.server.tables import Settings, Tables
from chapterhouse.wire import messages
from server.seats import (
    FOE,
    PHONE,
    TABLET,
    VERA,
    ask,
    free,
    hand_over,
    last,
    made,
    notices,
    offer,
    opens,
    refusals,
    with_vera,
)
from server.served import TWO, asked, with_tables
from server.talk import HttpClient, create_table, join, key_of, talk
from translations import problem


def test_a_seat_is_opened_in_one_more_browser(client: HttpClient) -> None:
    """By a link that works once: no other browser is let in by it, and it shows nothing itself."""
    created = with_vera(client)
    first = hand_over(client, created)
    code = hand_over(client, created)
    with talk(client, created, VERA) as vera:
        with talk(client, created, code) as phone:
            assert phone.until("seating")["offer"] == offer(again=True)
        assert join(client, created, 1, "", code=code, key=PHONE).status_code == 200
        assert join(client, created, 1, "", code=code, key=PHONE).status_code == 200  # sent twice
        own = vera.until("seating", fits=lambda m: m["own"]["browsers"] == 2)["own"]

    assert own == {"windows": 1, "browsers": 2}
    assert opens(client, created, VERA) == opens(client, created, PHONE) == "1"
    for spent in (first, code):
        assert join(client, created, 1, "", code=spent, key=FOE).json()["code"] == "handover-used"
        assert opens(client, created, spent) == "handover-used"


def test_a_seat_opens_in_so_many_browsers(client: HttpClient) -> None:
    """Who wants one more locks the others out first."""
    created = with_vera(client)
    for number in range(3):
        join(client, created, 1, "", code=hand_over(client, created), key=key_of(str(number)))

    assert ask(client, created, "handover", key=VERA).json()["code"] == "many-keys"
    assert ask(client, created, "lock", key=VERA, new=PHONE).status_code == 200
    assert ask(client, created, "handover", key=PHONE).status_code == 200


def test_a_link_to_one_more_browser_comes_too_late(
    client: HttpClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a quarter of an hour it opens nothing."""
    created = with_vera(client)
    monkeypatch.setattr(seating, "IN_TIME", 0.0)
    code = hand_over(client, created)

    assert opens(client, created, code) == "handover-used"
    assert join(client, created, 1, "", code=code, key=FOE).json()["code"] == "handover-used"


def test_the_owner_hears_when_the_seat_is_opened_elsewhere(client: HttpClient) -> None:
    """So does whoever comes with another key, and nobody at another seat."""
    created = with_vera(client)
    join(client, created, 1, "", code=hand_over(client, created), key=PHONE)
    with talk(client, created, created.keys[0]) as anna, talk(client, created, VERA) as vera:
        vera.until("position")
        assert notices(vera) == []
        with talk(client, created, VERA) as window, talk(client, created, PHONE) as phone:
            told = vera.until("seating", fits=lambda m: m["own"]["windows"] == 3)
            phone.until("position")
            window.until("position")

            assert notices(vera) == ["notice-elsewhere"] * 2
            assert notices(window) == ["notice-elsewhere"]  # it is in the same browser
            assert notices(phone) == ["notice-elsewhere-too"]
        anna.until("position")
        assert notices(anna) == []

    assert told["own"] == {"windows": 3, "browsers": 2}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_owner_locks_others_out(client: HttpClient, language: str) -> None:
    """All sockets of the seat are closed with the reason, and only the new key opens it."""
    created = with_vera(client)
    join(client, created, 1, "", code=hand_over(client, created), key=FOE)
    code = hand_over(client, created)
    with (
        talk(client, created, FOE, language) as foe,
        talk(client, created, created.keys[0]) as anna,
    ):
        foe.until("position")
        for _ in range(2):  # the answer may be lost
            assert ask(client, created, "lock", key=VERA, new=TABLET).status_code == 200
        closed = last(foe)
        anna.until("position")
        assert notices(anna) == []

    text = problem(language, "seat-locked", name="Vera")
    assert (closed["code"], closed["text"]) == ("seat-locked", text)
    assert opens(client, created, VERA) == opens(client, created, FOE) == "seat-locked"
    assert refusals(client, created, FOE) == {"seat-locked"}
    assert opens(client, created, code) == "handover-used"
    assert opens(client, created, TABLET) == "1"


@pytest.mark.parametrize("asks", ["to play", "to take back", "to talk"])
def test_what_waits_while_the_owner_locks_is_not_done(settings: Settings, asks: str) -> None:
    """Whoever is being locked out neither plays nor talks, though it was asked for before."""

    async def work(served: Tables) -> None:
        opened = await open_table(served, TWO)
        async with served.runner(opened.table) as runner:
            table = runner.table
            turn = await asked(table)
            own = opened.keys[turn.seat].key
            if asks == "to take back":
                await table.act(turn.seat, turn.ply, min(turn.legal), fingerprint(own))
            room = await table.room()
            ply, rows = room.ply(turn.seat), list(room.rows)
            orders: dict[str, messages.ToServer] = {
                "to play": messages.Act(ply, min(turn.legal)),
                "to take back": messages.TakeBack(ply),
                "to talk": messages.Talk("hello"),
            }
            foe = Client(runner, own, "en")
            locking = seating.lock(table, turn.seat, own, TABLET)
            done = await asyncio.gather(locking, foe.handle(orders[asks]), return_exceptions=True)

            assert (room.rows, list(table.said)) == (rows, [])
            assert [getattr(problem, "key", None) for problem in done] == [None, "seat-locked"]

    with_tables(settings, work)


def test_a_seat_in_use_is_not_freed(client: HttpClient) -> None:
    """While its owner is connected, the host cannot take it."""
    created = with_vera(client)
    with talk(client, created, VERA) as vera:
        vera.until("seating")
        answer = ask(client, created, "invitation", host=created.host, frees=True)

    assert (answer.status_code, answer.json()["code"]) == (409, "seat-in-use")
    assert "Vera" in answer.json()["text"]
    assert opens(client, created, VERA) == "1"


def test_all_are_told_that_a_seat_was_freed(settings: Settings) -> None:
    """And who plays on; also whoever comes later, and after a restart. The owner finds out why."""
    with TestClient(create(settings)) as client:
        created = with_vera(client)
        with talk(client, created, created.keys[0]) as anna:
            anna.until("position")
            code = free(client, created)
            anna.until("notice", fits=lambda notice: notice["key"] == "notice-freed")
            assert opens(client, created, VERA) == "seat-freed"
            assert join(client, created, 1, "", code=code, key=FOE).status_code == 422
            assert join(client, created, 1, "Guest?", code=code, key=FOE).status_code == 422
            assert join(client, created, 1, "Walt", code=code).status_code == 200
            told = anna.until("notice")
            chair = client.get(created.path).json()["chairs"][1]
    with TestClient(create(settings)) as client, talk(client, created) as onlooker:
        onlooker.until("position")
        kept = notices(onlooker)
        freed = opens(client, created, VERA)
        refused = refusals(client, created, VERA)

    assert told["text"] == Translator("en").text("notice-plays-on", name="Walt", seat="Vera")
    assert (chair["name"], chair["owned"]) == ("Vera", True)
    assert kept == ["notice-freed", "notice-plays-on"]
    assert freed == "seat-freed"
    assert refused == {"seat-freed"}


def test_before_the_match_a_freed_seat_is_for_anybody(client: HttpClient) -> None:
    """Whoever comes then brings a name; the old link tells that it was replaced."""
    created = with_vera(client, "friend")
    code = free(client, created)
    chair = client.get(created.path).json()["chairs"][1]

    assert (chair["name"], chair["taken"], chair["owned"]) == ("", False, False)
    assert opens(client, created, created.codes[1]) == "invitation-replaced"
    assert join(client, created, 1, "Zoë", code=code, key=FOE).status_code == 200
    assert client.get(created.path).json()["chairs"][1]["name"] == "Zoë"


def test_a_seat_at_the_screen_of_the_host_goes_to_a_friend(client: HttpClient) -> None:
    """Of a seat laid for somebody at this screen, the host may make one for a friend."""
    created = create_table(client, "me", "me")
    code = made(ask(client, created, "invitation", host=created.host, frees=True))

    assert join(client, created, 1, "Vera", code=code).status_code == 200
    assert opens(client, created, created.keys[1]) == "seat-freed"
    assert opens(client, created, VERA) == "1"


def test_what_became_of_keys_is_remembered_within_bounds(client: HttpClient) -> None:
    """However many links were made since, the earlier owner is told what happened."""
    created = with_vera(client)
    free(client, created)
    for _ in range(20):
        made(ask(client, created, "invitation", host=created.host))

    assert opens(client, created, VERA) == "seat-freed"
    assert opens(client, created, created.codes[1]) == "no-such-table"  # too long ago
