"""How many bytes a reader is sent with each position: `python -m benchmarks.positions`.

A random match of each game, at two and at four seats; the positions that the first seat is sent,
all of them, without the lines of the chronicle. A socket compresses each with what went before.
"""

import random
import zlib
from statistics import mean
from typing import Final

from msgspec import json
from websockets.frames import Frame, Opcode

from chapterhouse import start
from chapterhouse.games import GAMES
from chapterhouse.server.compression import COMPRESSION
from chapterhouse.wire.scribe import Scribe

NAMES: Final = ["Anna", "Bram", "Cleo", "Dora"]
SEED: Final = 5
READER: Final = 0


def positions(game: str, seats: int) -> list[tuple[bytes, bytes]]:
    """Write the table and the prompt of each position of a match, as the first seat reads them."""
    match = start(game, players=NAMES[:seats], seed=SEED)
    scribe, chance = Scribe(match.game, "en", NAMES[:seats]), random.Random(SEED)
    written = []
    while not match.over:
        match.act(chance.choice(match.state.legal()))
        view = match.view(READER)
        written.append((json.encode(scribe.view(view)), json.encode(scribe.prompt(view))))
    return written


def streamed(messages: list[bytes]) -> list[int]:
    """Count the bytes of each message on one connection, compressed as the server does."""
    _, deflate = COMPRESSION.process_request_params([], [])
    return [len(deflate.encode(Frame(Opcode.TEXT, one)).data) for one in messages]


def main() -> None:
    """Print a line for each game and number of seats."""
    for game in GAMES:
        for seats in (2, 4):
            views, prompts = zip(*positions(game, seats), strict=True)
            whole = [view + prompt for view, prompt in zip(views, prompts, strict=True)]
            alone = mean([len(zlib.compress(view, 6)) for view in views])
            print(
                f"{game} {seats}: view {mean(map(len, views)):.0f}, compressed alone {alone:.0f}, "
                f"prompt {mean(map(len, prompts)):.0f}, "
                f"both on the socket {mean(streamed(whole)):.0f}"
            )


if __name__ == "__main__":
    main()
