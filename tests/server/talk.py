"""What tests do at a table: open it, join, send and receive over the socket."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from httpx import Response
from litestar import Litestar
from litestar.testing import TestClient, WebSocketTestSession

from chapterhouse.server.chairs import fingerprint

HttpClient = TestClient[Litestar]
Message = dict[str, Any]
PATIENCE = 20.0  # seconds for what comes at once, on a busy machine too


@dataclass(frozen=True)
class CreatedTable:
    """A table: its name, the key of the host, the keys by seat, and the codes of invitations."""

    id: str
    host: str
    keys: dict[int, str]
    codes: dict[int, str]

    @property
    def path(self) -> str:
        """Its address."""
        return f"/api/tables/{self.id}"


def create_table(client: HttpClient, *kinds: str, **more: object) -> CreatedTable:
    """Create a table for these kinds of chairs: me, friend, bot, or a bot's level."""
    chairs = [
        {"kind": kind} if kind in {"me", "friend", "bot"} else {"kind": "bot", "level": kind}
        for kind in kinds
    ]
    asked = {"game": "biblios", "chairs": chairs, **more}
    answer = client.post("/api/tables", json=asked)
    assert answer.status_code == 201, answer.text
    opened = answer.json()
    keys = {key["seat"]: key["key"] for key in opened["keys"]}
    codes = {code["seat"]: code["code"] for code in opened["codes"]}
    return CreatedTable(opened["table"], opened["host"], keys, codes)


def key_of(name: str) -> str:
    """The key that the browser of this person makes."""
    return fingerprint(name)[:32]


def join(client: HttpClient, created: CreatedTable, seat: int, name: str, **sent: str) -> Response:
    """Sit down as a friend, with the code of the seat and the key of the browser, or others."""
    body = {"code": created.codes.get(seat, ""), "key": key_of(name.strip()), "name": name, **sent}
    return client.post(f"{created.path}/seats/{seat}/join", json=body)


class Talk:
    """One socket, and all that was heard on it."""

    def __init__(self, socket: WebSocketTestSession, seat: int = 0) -> None:
        self.socket = socket
        self.seat = seat
        self.heard: list[Message] = []
        self.position: Message = {}
        self.lines: list[Message] = []

    def say(self, type: str, **rest: object) -> None:
        """Send a message."""
        self.socket.send_json({"type": type, **rest})

    def hear(self) -> Message:
        """Wait for the next message."""
        message: Message = self.socket.receive_json(timeout=PATIENCE)
        self.heard.append(message)
        if message["type"] == "position":
            self.position = message
            self.lines[message["first"] :] = message["lines"]
        return message

    def until(self, *types: str, fits: Callable[[Message], bool] = lambda _: True) -> Message:
        """Wait for a message of one of these types that fits."""
        while True:
            message = self.hear()
            if message["type"] in types and fits(message):
                return message

    def asked(self) -> Message:
        """Wait until this seat is asked, or the match is over."""
        while not self.position or not (self.mine or self.position["ending"]):
            self.hear()
        return self.position

    @property
    def mine(self) -> bool:
        """Whether this seat is asked."""
        prompt = self.position["prompt"]
        return bool(prompt and prompt["options"])

    def legal(self) -> list[int]:
        """The legal actions."""
        options = self.position["prompt"]["options"]
        return [option["action"] for option in options if option["rule"] is None]

    def act(self, action: int | None = None) -> None:
        """Play an action, or the first legal one."""
        chosen = self.legal()[0] if action is None else action
        self.say("act", ply=self.position["ply"], action=chosen)

    @property
    def paying(self) -> bool:
        """Whether this seat is asked for a card to pay with."""
        return self.mine and self.position["prompt"]["key"].startswith("ask-pay")

    def move(self, action: int | None = None) -> None:
        """Play an action, or the first legal one, and wait until it has happened."""
        ply = self.position["ply"]
        self.act(action)
        self.until("position", fits=lambda position: position["ply"] > ply)


@contextmanager
def talk(
    client: HttpClient,
    created: CreatedTable,
    key: str | None = None,
    language: str = "en",
    seat: int = 0,
    before: Talk | None = None,
) -> Iterator[Talk]:
    """Open a socket and say hello; who comes back tells what they heard before."""
    with client.websocket_connect(f"{created.path}/socket") as socket:
        told = Talk(socket, seat)
        known: dict[str, object] = {}
        if before:
            told.lines = list(before.lines)
            known = {"lines": len(before.lines), "mark": before.position["mark"]}
        told.say("hello", key=key, language=language, **known)
        yield told


def sees(talk: Talk, *here: int) -> None:
    """Wait until somebody is told that these seats are there, and no other."""

    def fits(seating: Message) -> bool:
        chairs = enumerate(seating["table"]["chairs"])
        return [seat for seat, chair in chairs if chair["here"]] == [*here]

    talk.until("seating", fits=fits)
