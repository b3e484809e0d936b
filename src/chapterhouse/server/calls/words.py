"""Words: what a call says. It knows a game, names, who is waited for, and nothing of the match."""

import re
from collections.abc import Sequence
from typing import Final

from msgspec import Struct, json

from chapterhouse.locale import Translator
from chapterhouse.locale.translator import listed
from chapterhouse.server.kept import OVER, WHOLE, Wish

PADDED: Final = 256  # bytes: how long it is tells nothing, either
MARKUP: Final = re.compile(r"[^\w .'’-]|_")  # what may mean something where it is shown


class Notice(Struct):
    """What a device gets: which table, and what to show."""

    table: str
    title: str
    text: str


def notice(
    table: str, call: Wish, game: str, names: Sequence[str], seat: int, *, again: bool
) -> Notice:
    """Say who is waited for, to whoever wishes to be called; a seat of -1: the match is over."""
    reader = Translator(call.language, game)
    return Notice(
        table, _title(reader, call, names, seat, again=again), _about(reader, call, names)
    )


def hello(table: str, call: Wish, game: str, names: Sequence[str]) -> Notice:
    """Say that notices will come there."""
    reader = Translator(call.language, game)
    key = "call-hello-of" if call.seat == WHOLE else "call-hello"
    return Notice(table, reader.text(key), _about(reader, call, names))


def _about(reader: Translator, call: Wish, names: Sequence[str]) -> str:
    """Tell which table it is; those who have yet to come have no name."""
    others = [name for at, name in enumerate(names) if at != call.seat and name]
    game = reader.text("game")
    if not others:
        return game
    return reader.text("call-table", game=game, names=listed(call.language, others))


def _title(reader: Translator, call: Wish, names: Sequence[str], seat: int, *, again: bool) -> str:
    """Say whose turn it is."""
    if seat == OVER:
        return reader.text("call-over")
    still = "-still" if again else ""
    if call.seat != WHOLE:
        return reader.text(f"call-turn{still}")
    mention = dict(zip(plain([*call.mentions]), call.mentions.values(), strict=True)).get(
        names[seat]
    )
    name = f"{names[seat]} {mention}" if mention else names[seat]
    return reader.text(f"call-turn-of{still}", name=name)


def packed(said: Notice) -> bytes:
    """Write a notice for a device, at a length that tells nothing."""
    written = json.encode(said)
    return written + b" " * (-len(written) % PADDED)


def plain(names: Sequence[str]) -> list[str]:
    """Write names so that nothing in them calls, links or formats, wherever they are shown."""
    return [MARKUP.sub(" ", name) for name in names]


def line(said: Notice, language: str, home: str) -> str:
    """Write a notice as a line of text, and where the table is, if that is known."""
    text = Translator(language).text("call-line", title=said.title, about=said.text)
    return f"{text}\n{home}/table/{said.table}" if home else text
