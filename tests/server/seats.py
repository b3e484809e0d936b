"""What tests do with keys to seats, their links and their owners."""

import pytest
from httpx import Response
from litestar.exceptions import WebSocketDisconnect

from server.talk import CreatedTable, HttpClient, Message, Talk, create_table, join, key_of, talk

VERA = key_of("Vera")
PHONE, TABLET, FOE = key_of("phone"), key_of("tablet"), key_of("foe")


def with_vera(client: HttpClient, *more: str, **options: object) -> CreatedTable:
    """A table at which Vera has come by her link."""
    created = create_table(client, "me", "friend", *more, **options)
    assert join(client, created, 1, "Vera").status_code == 200
    return created


def ask(
    client: HttpClient, created: CreatedTable, what: str, seat: int = 1, **body: object
) -> Response:
    """Ask for something about a seat."""
    return client.post(f"{created.path}/seats/{seat}/{what}", json=body)


def made(answer: Response) -> str:
    """The code of the link that was made."""
    assert answer.status_code == 200, answer.text
    return str(answer.json()["code"])


def free(client: HttpClient, created: CreatedTable) -> str:
    """Free the seat of Vera; gives the code of the new link."""
    return made(ask(client, created, "invitation", host=created.host, frees=True))


def hand_over(client: HttpClient, created: CreatedTable) -> str:
    """Make a link for one more browser of Vera; gives its code."""
    return made(ask(client, created, "handover", key=VERA))


def last(talk: Talk) -> Message:
    """The last message of a talk, which then is closed."""
    message = talk.until("closed")
    with pytest.raises(WebSocketDisconnect):
        talk.hear()
    return message


def opens(client: HttpClient, created: CreatedTable, key: str | None) -> str:
    """What opens with a key, a code or nothing: the observer, or why there is none."""
    with talk(client, created, key) as anybody:
        first = anybody.hear()
    return str(first["observer"] if first["type"] == "seating" else first["code"])


def notices(talk: Talk) -> list[str]:
    """Of what a reader was told up to now, besides the game."""
    talk.say("speak", language="xx")
    talk.until("refused")
    return [message["key"] for message in talk.heard if message["type"] == "notice"]


def refusals(client: HttpClient, created: CreatedTable, key: str) -> set[str]:
    """Why somebody is refused who tries everything with what is no key to the seat of Vera."""
    answers = [
        join(client, created, 1, "Vera", code=key, key=FOE),
        ask(client, created, "handover", key=key),
        ask(client, created, "lock", key=key, new=FOE),
        client.get(f"{created.path}/record", headers={"Authorization": f"Bearer {key}"}),
        client.put(f"{created.path}/seats/1", json={"key": key, "level": "greedy"}),
    ]
    assert not [answer.text for answer in answers if answer.status_code not in {404, 409}]
    return {answer.json()["code"] for answer in answers}


def offer(*, again: bool) -> dict[str, object]:
    """What is offered by a link to the seat of Vera."""
    return {"seat": 1, "again": again}
