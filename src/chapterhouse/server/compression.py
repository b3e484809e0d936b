"""Compression of what a socket sends: each message with what went before, and no compressor kept.

A compressor of zlib takes 43 kB, most of it to look for what repeats. All that it knows is the text
of the last messages, so a new one is made for each message and given that text. To whoever reads,
it is the same: RFC 7692 lets a message refer to any before it, as far back as was agreed.
"""

from collections.abc import Sequence
from typing import Any, Final

from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import CTRL_OPCODES, Frame
from websockets.typing import ExtensionParameter

WINDOW: Final = 14  # bits: a message may refer to what stands up to 16 kB back
SETTINGS: Final[dict[str, Any]] = {"memLevel": 5}  # 16 kB to find it by, while a message is written
KEPT: Final = 6_144  # bytes: a position and what belongs to it; at its head are the news
LONG: Final = 1_024  # bytes of a message that repeats so much that nothing before it is needed


class Deflate(PerMessageDeflate):
    """The compression of one socket, which remembers what it has sent, as far as it may refer to
    it.
    """

    def __init__(self, agreed: PerMessageDeflate) -> None:
        """Compress as was agreed with the other side."""
        super().__init__(
            agreed.remote_no_context_takeover,
            True,  # noqa: FBT003 - a new compressor for each message, as the library has it
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
            SETTINGS,
        )
        self._remembers: Final = not agreed.local_no_context_takeover
        self._sent = b""  # the end of all that was sent

    def encode(self, frame: Frame) -> Frame:
        """Compress a message."""
        if frame.opcode in CTRL_OPCODES:
            return frame
        self.compress_settings = {**SETTINGS, "zdict": self._sent}
        encoded = super().encode(frame)
        self.compress_settings = SETTINGS
        if self._remembers:
            before = b"" if len(frame.data) >= LONG else self._sent
            self._sent = (before + frame.data)[-KEPT:]
        return encoded


class Factory(ServerPerMessageDeflateFactory):
    """Agrees upon compression as the library does."""

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        """Agree with the other side, and give what compresses then."""
        answer, agreed = super().process_request_params(params, accepted_extensions)
        return answer, Deflate(agreed)


COMPRESSION: Final = Factory(
    server_max_window_bits=WINDOW,
    client_max_window_bits=12,
    client_no_context_takeover=True,  # orders are short: nothing is kept between two of them
)
