"""Keys to seats: only the owner has one, not who runs the table, sits there too or finds a link."""

import sqlite3
from contextlib import closing

import pytest
from httpx import Response
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from chapterhouse.locale import LANGUAGES, Translator
from chapterhouse.server import seating
from chapterhouse.server.app import create
from chapterhouse.server.house import Settings
from server.talk import Client, Laid, Message, Talk, join, key_of, lay, talk

VERA = key_of("Vera")
PHONE, TABLET, FOE = key_of("phone"), key_of("tablet"), key_of("foe")


def with_vera(client: Client, *more: str, **options: object) -> Laid:
    """A table at which Vera has come by her link."""
    laid = lay(client, "me", "friend", *more, **options)
    assert join(client, laid, 1, "Vera").status_code == 200
    return laid


def ask(client: Client, laid: Laid, what: str, seat: int = 1, **body: object) -> Response:
    """Ask for something about a seat."""
    return client.post(f"{laid.path}/seats/{seat}/{what}", json=body)


def made(answer: Response) -> str:
    """The code of the link that was made."""
    assert answer.status_code == 200, answer.text
    return str(answer.json()["code"])


def free(client: Client, laid: Laid) -> str:
    """Free the seat of Vera; gives the code of the new link."""
    return made(ask(client, laid, "invitation", host=laid.host, frees=True))


def hand_over(client: Client, laid: Laid) -> str:
    """Make a link for one more browser of Vera; gives its code."""
    return made(ask(client, laid, "handover", key=VERA))


def last(talk: Talk) -> Message:
    """The last message of a talk, which then is closed."""
    message = talk.until("closed")
    with pytest.raises(WebSocketDisconnect):
        talk.hear()
    return message


def opens(client: Client, laid: Laid, key: str | None) -> str:
    """What opens with a key, a code or nothing: the eye, or why there is none."""
    with talk(client, laid, key) as anybody:
        first = anybody.hear()
    return str(first["eye"] if first["type"] == "seating" else first["code"])


def notices(talk: Talk) -> list[str]:
    """Of what a reader was told up to now, besides the game."""
    talk.say("speak", language="xx")
    talk.until("refused")
    return [message["key"] for message in talk.heard if message["type"] == "notice"]


def refusals(client: Client, laid: Laid, key: str) -> set[str]:
    """Why somebody is refused who tries everything with what is no key to the seat of Vera."""
    answers = [
        join(client, laid, 1, "Vera", code=key, key=FOE),
        ask(client, laid, "handover", key=key),
        ask(client, laid, "lock", key=key, new=FOE),
        client.get(f"{laid.path}/record", headers={"Authorization": f"Bearer {key}"}),
        client.put(f"{laid.path}/seats/1", json={"key": key, "level": "greedy"}),
    ]
    assert not [answer.text for answer in answers if answer.status_code not in {404, 409}]
    return {answer.json()["code"] for answer in answers}


def test_the_host_has_no_key_to_the_seat_of_a_friend(client: Client) -> None:
    """What the host got when the table was laid opens nothing once the friend has come."""
    laid = with_vera(client)

    assert set(laid.keys) == {0}
    assert opens(client, laid, laid.codes[1]) == "invitation-used"
    assert refusals(client, laid, laid.codes[1]) == {"invitation-used"}
    assert opens(client, laid, VERA) == "1"
    assert opens(client, laid, laid.host) == opens(client, laid, None) == "2"


def test_neither_host_nor_rival_handles_the_key_of_another(client: Client) -> None:
    """A key to the table, or to another seat, makes no key to this one."""
    laid = lay(client, "me", "friend", "friend")
    join(client, laid, 1, "Vera")
    join(client, laid, 2, "Walt")
    for key in (laid.host, laid.keys[0], key_of("Walt")):
        answers = [
            join(client, laid, 1, "Vera", code=key, key=FOE),
            ask(client, laid, "handover", key=key),
            ask(client, laid, "lock", key=key, new=FOE),
        ]
        assert {answer.json()["code"] for answer in answers} == {"no-such-table"}
    for key in (laid.keys[0], key_of("Walt"), VERA, laid.codes[1]):
        answer = ask(client, laid, "invitation", host=key, frees=True)
        assert answer.json()["code"] in {"no-such-table", "invitation-used"}

    assert opens(client, laid, FOE) == "no-such-table"


def test_no_answer_and_no_message_tells_a_key(client: Client) -> None:
    """Neither those who join nor those at the table are sent a key or a code of anybody."""
    laid = lay(client, "me", "friend", "friend")
    with talk(client, laid, laid.host) as host, talk(client, laid) as onlooker:
        said = [join(client, laid, 1, "Vera").text, client.get(laid.path).text]
        hand_over(client, laid)
        said += [ask(client, laid, "lock", key=VERA, new=PHONE).text]
        said += [join(client, laid, 2, "Walt").text]
        for reader in (host, onlooker):
            reader.until("position")
            said += [str(message) for message in reader.heard]
    secrets = [laid.host, *laid.keys.values(), *laid.codes.values(), VERA, PHONE, key_of("Walt")]

    assert not [secret for secret in secrets for text in said if secret in text]


def test_a_bot_in_between_opens_no_hand(client: Client) -> None:
    """The host may give a seat to a bot and back: the hand stays with its owner."""
    laid = with_vera(client)
    for level in ("greedy", None):
        body = {"key": laid.host, "level": level}
        assert client.put(f"{laid.path}/seats/1", json=body).status_code == 200
        assert opens(client, laid, laid.codes[1]) == "invitation-used"
        assert ask(client, laid, "invitation", host=laid.host).json()["code"] == "seat-taken"

    assert opens(client, laid, VERA) == "1"


@pytest.mark.parametrize("watched", [True, False])
def test_an_invitation_shows_no_match(client: Client, *, watched: bool) -> None:
    """A link that was not used yet shows who sits at the table: no hand, no record, no talk."""
    laid = lay(client, "me", "friend", watched=watched)
    client.put(f"{laid.path}/seats/1", json={"key": laid.host, "level": "uniform"})  # it begins
    record = {"Authorization": f"Bearer {laid.codes[1]}"}
    with talk(client, laid, laid.keys[0]) as anna, talk(client, laid, laid.codes[1]) as vera:
        anna.asked()
        anna.say("talk", text="hello")
        anna.until("said")
        vera.say("act", ply=0, action=0)
        refused = vera.until("refused")
        seating = vera.heard[0]

    assert (refused["code"], refused["ply"]) == ("not-seated", -1)
    assert (seating["eye"], seating["offer"], seating["own"]) == (-2, offer(again=False), None)
    assert {message["type"] for message in vera.heard} == {"seating", "refused"}
    assert client.get(f"{laid.path}/record", headers=record).json()["code"] == "not-seated"


def offer(*, again: bool) -> dict[str, object]:
    """What is offered by a link to the seat of Vera."""
    return {"seat": 1, "again": again}


def test_of_two_who_have_a_link_one_sits_down(client: Client) -> None:
    """Whoever comes second is told by whom the seat was taken, at once where they look at it."""
    laid = lay(client, "me", "friend", "friend")
    with talk(client, laid, laid.codes[1], "de") as late:
        late.until("seating")
        assert join(client, laid, 1, "Vera").status_code == 200
        closed = last(late)
    again = join(client, laid, 1, "Vera", key=FOE)

    assert closed["code"] == again.json()["code"] == "invitation-used"
    assert closed["text"] == Translator("de").text("error-invitation-used", name="Vera")
    assert "Vera" in again.json()["text"]


def test_who_lost_the_answer_sits_all_the_same(settings: Settings) -> None:
    """The server dies between its promise and its answer: the browser sends the same once more."""
    with TestClient(create(settings)) as client:
        laid = with_vera(client)
    with TestClient(create(settings)) as client:
        answer = join(client, laid, 1, "Vera")
        foe = join(client, laid, 1, "Vera", key=FOE)

        assert (answer.status_code, foe.status_code) == (200, 409)
        assert opens(client, laid, VERA) == "1"


def test_a_key_in_use_is_no_new_key(client: Client) -> None:
    """Nobody makes a link of somebody else open the own seat, by taking its code for a key."""
    laid = lay(client, "me", "friend", "friend")
    for key in (laid.codes[2], laid.codes[1], laid.host, laid.keys[0]):
        assert join(client, laid, 1, "Vera", key=key).status_code == 404
    join(client, laid, 1, "Vera")

    assert ask(client, laid, "lock", key=VERA, new=laid.codes[2]).status_code == 404
    assert opens(client, laid, laid.codes[2]) == "-2"


def test_a_new_invitation_replaces_the_old_one(client: Client) -> None:
    """Only the host makes one, for a seat that nobody has a key to, and for none of a bot."""
    laid = lay(client, "me", "friend", "bot")
    codes = [
        ask(client, laid, "invitation", host=laid.keys[0]).json()["code"],
        ask(client, laid, "invitation", host=laid.host, seat=2).json()["code"],
        ask(client, laid, "invitation", host=laid.host, seat=0).json()["code"],
    ]
    fresh = made(ask(client, laid, "invitation", host=laid.host))

    assert codes == ["no-such-table", "no-person", "seat-taken"]
    assert opens(client, laid, laid.codes[1]) == "invitation-replaced"
    assert join(client, laid, 1, "Vera").json()["code"] == "invitation-replaced"
    assert join(client, laid, 1, "Vera", code=fresh).status_code == 200


def test_a_seat_is_opened_in_one_more_browser(client: Client) -> None:
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


def test_a_seat_opens_in_so_many_browsers(client: Client) -> None:
    """Who wants one more locks the others out first."""
    laid = with_vera(client)
    for number in range(3):
        join(client, laid, 1, "", code=hand_over(client, laid), key=key_of(str(number)))

    assert ask(client, laid, "handover", key=VERA).json()["code"] == "many-keys"
    assert ask(client, laid, "lock", key=VERA, new=PHONE).status_code == 200
    assert ask(client, laid, "handover", key=PHONE).status_code == 200


def test_a_link_to_one_more_browser_comes_too_late(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a quarter of an hour it opens nothing."""
    laid = with_vera(client)
    monkeypatch.setattr(seating, "IN_TIME", 0.0)
    code = hand_over(client, laid)

    assert opens(client, laid, code) == "handover-used"
    assert join(client, laid, 1, "", code=code, key=FOE).json()["code"] == "handover-used"


def test_the_owner_hears_when_the_seat_is_opened_elsewhere(client: Client) -> None:
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
def test_the_owner_locks_others_out(client: Client, language: str) -> None:
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

    text = Translator(language).text("error-seat-locked", name="Vera")
    assert (closed["code"], closed["text"]) == ("seat-locked", text)
    assert opens(client, laid, VERA) == opens(client, laid, FOE) == "seat-locked"
    assert refusals(client, laid, FOE) == {"seat-locked"}
    assert opens(client, laid, code) == "handover-used"
    assert opens(client, laid, TABLET) == "1"


def test_a_seat_in_use_is_not_freed(client: Client) -> None:
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


def test_before_the_match_a_freed_seat_is_for_anybody(client: Client) -> None:
    """Whoever comes then brings a name; the old link tells that it was replaced."""
    laid = with_vera(client, "friend")
    code = free(client, laid)
    chair = client.get(laid.path).json()["chairs"][1]

    assert (chair["name"], chair["taken"], chair["owned"]) == ("", False, False)
    assert opens(client, laid, laid.codes[1]) == "invitation-replaced"
    assert join(client, laid, 1, "Zoë", code=code, key=FOE).status_code == 200
    assert client.get(laid.path).json()["chairs"][1]["name"] == "Zoë"


def test_a_seat_at_the_screen_of_the_host_goes_to_a_friend(client: Client) -> None:
    """Of a seat laid for somebody at this screen, the host may make one for a friend."""
    laid = lay(client, "me", "me")
    code = made(ask(client, laid, "invitation", host=laid.host, frees=True))

    assert join(client, laid, 1, "Vera", code=code).status_code == 200
    assert opens(client, laid, laid.keys[1]) == "seat-freed"
    assert opens(client, laid, VERA) == "1"


def test_what_became_of_keys_is_remembered_within_bounds(client: Client) -> None:
    """However many links were made since, the earlier owner is told what happened."""
    laid = with_vera(client)
    free(client, laid)
    for _ in range(20):
        made(ask(client, laid, "invitation", host=laid.host))

    assert opens(client, laid, VERA) == "seat-freed"
    assert opens(client, laid, laid.codes[1]) == "no-such-table"  # too long ago


def test_no_secret_is_kept_or_logged(
    settings: Settings, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither the file nor the log, in which everything is written down, has a key or a code."""
    caplog.set_level("DEBUG")
    with TestClient(create(settings), raise_server_exceptions=False) as client:
        laid = with_vera(client)
        code = hand_over(client, laid)
        opens(client, laid, VERA)
        opens(client, laid, laid.codes[1])
        monkeypatch.setattr(seating, "fresh", lambda: 1 / 0)
        assert ask(client, laid, "handover", key=VERA).status_code == 500
        monkeypatch.undo()
        with closing(sqlite3.connect(settings.file)) as other:
            other.execute("drop table notices")
        assert ask(client, laid, "invitation", host=laid.host, frees=True).status_code == 500
    kept = b"".join([file.read_bytes() for file in settings.file.parent.iterdir()])
    secrets = [laid.host, *laid.keys.values(), *laid.codes.values(), VERA, code]

    assert "notices" in caplog.text
    assert "parameters hidden" in caplog.text
    assert not [secret for secret in secrets if secret in caplog.text or secret.encode() in kept]
