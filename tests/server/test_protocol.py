"""The protocol of a socket: what comes late, twice, out of order or not at all does no harm."""

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from chapterhouse.locale import LANGUAGES
from chapterhouse.server.app import create
from chapterhouse.server.limits import Limits
from chapterhouse.server.tables import Settings
from databases import counts_alone
from server.talk import CreatedTable, HttpClient, Message, Talk, create_table, talk
from translations import problem


def alone(client: HttpClient, **more: object) -> CreatedTable:
    """A table with one person and one who plays against it by hand, so that nothing else moves."""
    return create_table(client, "me", "me", **more)


def refused(talk: Talk) -> str:
    """The code of the refusal that comes next."""
    return str(talk.until("refused")["code"])


def last(talk: Talk) -> Message:
    """The last message of a talk, which then is closed."""
    message = talk.until("closed")
    with pytest.raises(WebSocketDisconnect):
        talk.hear()
    return message


def sat(client: HttpClient, created: CreatedTable) -> int:
    """The seat that is asked first: the deal chooses it."""
    with talk(client, created, created.keys[0]) as anna:
        anna.until("position")
        return int(anna.position["prompt"]["seat"])


def test_an_act_is_answered_with_the_new_position(client: HttpClient) -> None:
    """What the act led to comes as lines that follow those there were."""
    created = alone(client)
    with talk(client, created, created.keys[sat(client, created)]) as anna:
        anna.asked()
        before = list(anna.lines)
        anna.move()

    assert len(before) == anna.position["first"]
    assert anna.position["lines"]
    assert before == anna.lines[: len(before)]


def test_an_act_sent_twice_happens_once(client: HttpClient) -> None:
    """The second names a ply that has passed, and is refused as stale; so is any other late one."""
    created = alone(client)
    with talk(client, created, created.keys[sat(client, created)]) as anna:
        anna.asked()
        action, ply = anna.legal()[0], anna.position["ply"]
        for _ in range(3):
            anna.say("act", ply=ply, action=action)
        codes = [refused(anna), refused(anna)]

    assert codes == ["stale", "stale"]
    assert ply < anna.position["ply"]


def test_an_act_from_two_windows_happens_once(client: HttpClient) -> None:
    """Of two sockets of one seat, both see what the first one did, and the second is refused."""
    created = alone(client)
    key = created.keys[sat(client, created)]
    with talk(client, created, key) as one, talk(client, created, key) as other:
        one.asked()
        other.asked()
        one.move()
        other.act()  # it has not heard yet what the first one did
        code = refused(other)

    assert code == "stale"
    assert one.position == other.position


def test_acts_out_of_order_are_refused(client: HttpClient) -> None:
    """Neither a ply to come, nor one that never was, nor another seat's turn can be played."""
    created = alone(client)
    seat = sat(client, created)
    with (
        talk(client, created, created.keys[seat]) as anna,
        talk(client, created, created.keys[1 - seat]) as bo,
    ):
        anna.asked()
        bo.until("position")
        for ply in (anna.position["ply"] + 1, -1, 10**12):
            anna.say("act", ply=ply, action=anna.legal()[0])
            assert refused(anna) == "stale"
        bo.say("act", ply=bo.position["ply"], action=0)
        code = refused(bo)

    assert code == "not-your-turn"
    assert sum([message["type"] == "position" for message in bo.heard]) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_forbidden_act_is_refused_by_its_rule(client: HttpClient, language: str) -> None:
    """The refusal carries the rule and its sentence; what is no option at all is told what is."""
    created = alone(client)
    with talk(client, created, created.keys[sat(client, created)], language) as anna:
        anna.asked()
        anna.move()  # keeps the first card: the second cannot be kept as well
        wrong = next(o for o in anna.position["prompt"]["options"] if o["rule"])
        anna.say("act", ply=anna.position["ply"], action=wrong["action"])
        forbidden = anna.until("refused")
        anna.say("act", ply=anna.position["ply"], action=9_999)
        code = refused(anna)

    assert wrong["rule"] == forbidden["rule"]
    assert anna.position["prompt"]["rules"][wrong["rule"]] in forbidden["text"]
    assert code == "no-option"


def test_an_act_whose_answer_got_lost_is_not_lost(client: HttpClient) -> None:
    """The line is cut after the act was sent: it counts once, and to resend it does no harm."""
    created = alone(client)
    key = created.keys[sat(client, created)]
    with talk(client, created, key) as anna:
        anna.asked()
        action, ply = anna.legal()[0], anna.position["ply"]
        anna.say("act", ply=ply, action=action)
    with talk(client, created, key) as again:
        again.until("position")
        if ply == again.position["ply"]:  # the position was written before the act was heard
            again.until("position")
        again.say("act", ply=ply, action=action)
        code = refused(again)

    assert code == "stale"


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        ("", "unreadable"),
        ("{", "unreadable"),
        ("[" * 4_000, "unreadable"),
        ('{"type": "dance"}', "unreadable"),
        ('{"type": "\ud83d"}', "unreadable"),
        ('{"type": "act", "ply": "x", "action": 1}', "unreadable"),
        ('{"type": "act", "ply": 1e99, "action": 1}', "unreadable"),
        ('{"type": "act", "ply": 1, "action": 1, "more": 1}', "unreadable"),
        ('{"type": "act", "ply": 1}' + " " * 5_000, "long-message"),
        ('{"type": "hello", "key": null, "language": "en"}', "greeted"),
        ('{"type": "speak", "language": "xx"}', "no-such-language"),
        ('{"type": "back", "ply": 3}', "stale"),
        ('{"type": "ask", "ply": -3}', "stale"),
    ],
)
def test_what_cannot_be_heeded_is_refused(client: HttpClient, sent: str, code: str) -> None:
    """Whatever a page sends is answered with a sentence, and the talk goes on."""
    created = alone(client)
    with talk(client, created, created.keys[sat(client, created)]) as anna:
        anna.until("position")
        anna.socket.send_text(sent)
        said = refused(anna)
        anna.move()

    assert code == said


def test_binary_messages_are_refused(client: HttpClient) -> None:
    """A message is text."""
    created = alone(client)
    with talk(client, created, created.keys[0]) as anna:
        anna.socket.send_bytes(b'{"type": "speak", "language": "de"}')
        code = refused(anna)

    assert code == "unreadable"


@pytest.mark.parametrize("sent", ["", '{"type": "act", "ply": 0, "action": 0}', "x" * 5_000])
def test_a_talk_begins_with_hello(client: HttpClient, sent: str) -> None:
    """Whoever says something else first is told how a talk begins, and the socket closes."""
    created = alone(client)
    with client.websocket_connect(f"{created.path}/socket") as socket:
        socket.send_text(sent)
        closed = last(Talk(socket))

    assert closed["code"] in {"no-hello", "unreadable", "long-message"}


def test_whoever_says_nothing_has_to_leave(settings: Settings) -> None:
    """A socket without a hello is closed after a while."""
    hasty = Settings(settings.database, 0, Limits(hello=0.05))
    with TestClient(create(hasty)) as client:
        created = alone(client)
        with client.websocket_connect(f"{created.path}/socket") as socket:
            closed = last(Talk(socket))

    assert closed["code"] == "no-hello"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_key_opens_nothing(client: HttpClient, language: str) -> None:
    """Wrong keys, other tables' keys and tables that do not exist look the same."""
    created, other = alone(client, watched=False), alone(client)
    nowhere = CreatedTable("nowhere", "", {}, {})
    asked = [
        (created, "x"),
        (created, None),
        (created, other.keys[0]),
        (nowhere, None),
        (nowhere, "x"),
    ]
    said = set()
    for table, key in asked:
        with talk(client, table, key, language) as anna:
            closed = last(anna)
        said.add((closed["code"], closed["text"].replace(table.id, "…")))
    text = problem(language, "no-such-table", table="…")

    assert {("no-such-table", text)} == said


def test_a_flood_ends_the_talk(settings: Settings) -> None:
    """Who sends far more than a person can is told so once, and the socket closes."""
    with TestClient(create(Settings(settings.database, 0, Limits(burst=5, rate=0.1)))) as client:
        created = alone(client)
        with talk(client, created, created.keys[0]) as anna:
            anna.until("position")
            for _ in range(6):
                anna.say("act", ply=-1, action=0)
            closed = last(anna)

    assert closed["code"] == "too-fast"


def test_one_address_opens_so_many_sockets(settings: Settings) -> None:
    """One more is told so and closed; when one is closed there is room again."""
    with TestClient(create(Settings(settings.database, 0, Limits(sockets=1)))) as client:
        created = alone(client)
        with talk(client, created, created.keys[0]) as anna:
            anna.until("position")
            with talk(client, created, created.keys[0]) as one_more:
                closed = last(one_more)
        with talk(client, created, created.keys[0]) as again:
            again.until("position")

    assert closed["code"] == "too-many-sockets"


@counts_alone
def test_one_address_lays_so_many_tables(settings: Settings) -> None:
    """One more is refused with the time to wait."""
    with TestClient(create(Settings(settings.database, 0, Limits(tables=1)))) as client:
        alone(client)
        answer = client.post("/api/tables", json={"game": "biblios", "chairs": [{"kind": "me"}]})

    assert (answer.status_code, answer.json()["code"]) == (429, "too-many-tables")
