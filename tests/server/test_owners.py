"""Who sits at a seat: plays in one more browser, locks others out, and is told who frees it."""

import asyncio

import pytest
from litestar.testing import TestClient

from chapterhouse.locale import LANGUAGES, Translator
from chapterhouse.server import seating
from chapterhouse.server.app import create
from chapterhouse.server.chairs import fingerprint
from chapterhouse.server.client import Client
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
from server.talk import HttpClient, join, key_of, lay, talk
from translations import problem


def test_a_seat_is_opened_in_one_more_browser(client: HttpClient) -> None:
    """By a link that works once: no other browser is let in by it, and it shows nothing itself."""
    laid = with_vera(client)
    first = hand_over(client, laid)
    code = hand_over(client, laid)
    with talk(client, laid, VERA) as vera:
        with talk(client, laid, code) as phone:
            assert phone.until("seating")["offer"] == offer(again=True)
        assert join(client, laid, 1, "", code=code, key=PHONE).status_code == 200
        assert join(client, laid, 1, "", code=code, key=PHONE).status_code == 200  # sent twice
        own = vera.until("seating", fits=lambda m: m["own"]["browsers"] == 2)["own"]

    assert own == {"windows": 1, "browsers": 2}
    assert opens(client, laid, VERA) == opens(client, laid, PHONE) == "1"
    for spent in (first, code):
        assert join(client, laid, 1, "", code=spent, key=FOE).json()["code"] == "handover-used"
        assert opens(client, laid, spent) == "handover-used"


def test_a_seat_opens_in_so_many_browsers(client: HttpClient) -> None:
    """Who wants one more locks the others out first."""
    laid = with_vera(client)
    for number in range(3):
        join(client, laid, 1, "", code=hand_over(client, laid), key=key_of(str(number)))

    assert ask(client, laid, "handover", key=VERA).json()["code"] == "many-keys"
    assert ask(client, laid, "lock", key=VERA, new=PHONE).status_code == 200
    assert ask(client, laid, "handover", key=PHONE).status_code == 200


def test_a_link_to_one_more_browser_comes_too_late(
    client: HttpClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a quarter of an hour it opens nothing."""
    laid = with_vera(client)
    monkeypatch.setattr(seating, "IN_TIME", 0.0)
    code = hand_over(client, laid)

    assert opens(client, laid, code) == "handover-used"
    assert join(client, laid, 1, "", code=code, key=FOE).json()["code"] == "handover-used"


def test_the_owner_hears_when_the_seat_is_opened_elsewhere(client: HttpClient) -> None:
    """So does whoever comes with another key, and nobody at another seat."""
    laid = with_vera(client)
    join(client, laid, 1, "", code=hand_over(client, laid), key=PHONE)
    with talk(client, laid, laid.keys[0]) as anna, talk(client, laid, VERA) as vera:
        vera.until("position")
        assert notices(vera) == []
        with talk(client, laid, VERA) as window, talk(client, laid, PHONE) as phone:
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
    laid = with_vera(client)
    join(client, laid, 1, "", code=hand_over(client, laid), key=FOE)
    code = hand_over(client, laid)
    with talk(client, laid, FOE, language) as foe, talk(client, laid, laid.keys[0]) as anna:
        foe.until("position")
        for _ in range(2):  # the answer may be lost
            assert ask(client, laid, "lock", key=VERA, new=TABLET).status_code == 200
        closed = last(foe)
        anna.until("position")
        assert notices(anna) == []

    text = problem(language, "seat-locked", name="Vera")
    assert (closed["code"], closed["text"]) == ("seat-locked", text)
    assert opens(client, laid, VERA) == opens(client, laid, FOE) == "seat-locked"
    assert refusals(client, laid, FOE) == {"seat-locked"}
    assert opens(client, laid, code) == "handover-used"
    assert opens(client, laid, TABLET) == "1"


@pytest.mark.parametrize("asks", ["to play", "to take back", "to talk"])
def test_what_waits_while_the_owner_locks_is_not_done(settings: Settings, asks: str) -> None:
    """Whoever is being locked out neither plays nor talks, though it was asked for before."""

    async def work(served: Tables) -> None:
        opened = await served.lay(TWO)
        async with served.at(opened.table) as runner:
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
    laid = with_vera(client)
    with talk(client, laid, VERA) as vera:
        vera.until("seating")
        answer = ask(client, laid, "invitation", host=laid.host, frees=True)

    assert (answer.status_code, answer.json()["code"]) == (409, "seat-in-use")
    assert "Vera" in answer.json()["text"]
    assert opens(client, laid, VERA) == "1"


def test_all_are_told_that_a_seat_was_freed(settings: Settings) -> None:
    """And who plays on; also whoever comes later, and after a restart. The owner finds out why."""
    with TestClient(create(settings)) as client:
        laid = with_vera(client)
        with talk(client, laid, laid.keys[0]) as anna:
            anna.until("position")
            code = free(client, laid)
            anna.until("notice", fits=lambda notice: notice["key"] == "notice-freed")
            assert opens(client, laid, VERA) == "seat-freed"
            assert join(client, laid, 1, "", code=code, key=FOE).status_code == 422
            assert join(client, laid, 1, "Guest?", code=code, key=FOE).status_code == 422
            assert join(client, laid, 1, "Walt", code=code).status_code == 200
            told = anna.until("notice")
            chair = client.get(laid.path).json()["chairs"][1]
    with TestClient(create(settings)) as client, talk(client, laid) as onlooker:
        onlooker.until("position")
        kept = notices(onlooker)
        freed = opens(client, laid, VERA)
        refused = refusals(client, laid, VERA)

    assert told["text"] == Translator("en").text("notice-plays-on", name="Walt", seat="Vera")
    assert (chair["name"], chair["owned"]) == ("Vera", True)
    assert kept == ["notice-freed", "notice-plays-on"]
    assert freed == "seat-freed"
    assert refused == {"seat-freed"}


def test_before_the_match_a_freed_seat_is_for_anybody(client: HttpClient) -> None:
    """Whoever comes then brings a name; the old link tells that it was replaced."""
    laid = with_vera(client, "friend")
    code = free(client, laid)
    chair = client.get(laid.path).json()["chairs"][1]

    assert (chair["name"], chair["taken"], chair["owned"]) == ("", False, False)
    assert opens(client, laid, laid.codes[1]) == "invitation-replaced"
    assert join(client, laid, 1, "Zoë", code=code, key=FOE).status_code == 200
    assert client.get(laid.path).json()["chairs"][1]["name"] == "Zoë"


def test_a_seat_at_the_screen_of_the_host_goes_to_a_friend(client: HttpClient) -> None:
    """Of a seat laid for somebody at this screen, the host may make one for a friend."""
    laid = lay(client, "me", "me")
    code = made(ask(client, laid, "invitation", host=laid.host, frees=True))

    assert join(client, laid, 1, "Vera", code=code).status_code == 200
    assert opens(client, laid, laid.keys[1]) == "seat-freed"
    assert opens(client, laid, VERA) == "1"


def test_what_became_of_keys_is_remembered_within_bounds(client: HttpClient) -> None:
    """However many links were made since, the earlier owner is told what happened."""
    laid = with_vera(client)
    free(client, laid)
    for _ in range(20):
        made(ask(client, laid, "invitation", host=laid.host))

    assert opens(client, laid, VERA) == "seat-freed"
    assert opens(client, laid, laid.codes[1]) == "no-such-table"  # too long ago
