"""Compression of what a socket sends: anybody can read it who reads permessage-deflate (RFC 7692),
and a message is told by what it changes of those before.
"""

import random
import zlib

import pytest
from msgspec import json
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

from chapterhouse import start
from chapterhouse.server.compression import COMPRESSION, WINDOW
from chapterhouse.wire.scribe import Scribe

END = b"\x00\x00\xff\xff"
NAMES = ["Anna", "Bram"]


def agreed(*asked: tuple[str, str | None]) -> PerMessageDeflate:
    """Give the compression of a socket whose client asks for this."""
    return COMPRESSION.process_request_params(asked, [])[1]


def sent(deflate: PerMessageDeflate, messages: list[bytes]) -> list[bytes]:
    """Write each as a frame has it."""
    frames = [deflate.encode(Frame(Opcode.TEXT, message)) for message in messages]
    assert all(frame.rsv1 and frame.fin for frame in frames)
    return [bytes(frame.data) for frame in frames]


def positions() -> list[bytes]:
    """Write a match as one seat sees it, position by position."""
    match, chance = start("biblios", players=NAMES, seed=5), random.Random(5)  # noqa: S311 - no secret
    scribe, written = Scribe(match.game, "en", NAMES), []
    while not match.over:
        match.act(chance.choice(match.state.legal()))
        written.append(json.encode(scribe.view(match.view(0))))
    return written


@pytest.mark.parametrize("bits", [9, 12, WINDOW, 15])
def test_whoever_remembers_as_much_as_was_agreed_can_read_it(bits: int) -> None:
    """Messages of all lengths, of none too, that repeat each other near and far."""
    luck = random.Random(1)  # noqa: S311 - no secret
    words = [luck.randbytes(40) for _ in range(400)]
    lengths = [0, 1, 3, 50, 0, 900, 2, 30, 7, 300]
    messages = [b"".join(luck.choices(words, k=length)) for length in lengths]
    deflate = agreed(("server_max_window_bits", str(bits)))
    reading = zlib.decompressobj(wbits=-min(bits, WINDOW))

    for message, said in zip(messages, sent(deflate, messages), strict=True):
        assert reading.decompress(said + END) == message


def test_a_position_is_told_by_what_it_changes() -> None:
    """It takes little more than with a compressor that is kept from message to message."""
    written = positions()
    kept = zlib.compressobj(wbits=-WINDOW)
    usual = [len(kept.compress(one) + kept.flush(zlib.Z_SYNC_FLUSH)) - 4 for one in written]
    alone = [len(said) for one in written for said in sent(agreed(), [one])]
    ours = [len(said) for said in sent(agreed(), written)]

    assert sum(usual) <= sum(ours) < 1.3 * sum(usual) < sum(alone) / 3


def test_nothing_is_remembered_for_whoever_remembers_nothing() -> None:
    """Each message can be read alone, if the client has asked for that."""
    deflate = agreed(("server_no_context_takeover", None))
    message = b"the same again " * 9

    for said in sent(deflate, [message, message]):
        assert zlib.decompressobj(wbits=-WINDOW).decompress(said + END) == message


def test_what_keeps_a_line_open_is_sent_as_it_is() -> None:
    """Pings and the like are not compressed, and change nothing for what follows."""
    deflate, reading = agreed(), zlib.decompressobj(wbits=-WINDOW)
    ping = Frame(Opcode.PING, b"there?")
    first = sent(deflate, [b"a position"])[0]

    assert deflate.encode(ping) == ping
    assert reading.decompress(first + END) == b"a position"
    assert reading.decompress(sent(deflate, [b"a position"])[0] + END) == b"a position"
