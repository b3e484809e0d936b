"""Ready: what a server reads before anybody asks for it, and how it looks after its memory."""

import gc
from typing import Final

from chapterhouse.games import GAMES
from chapterhouse.locale import LANGUAGES
from chapterhouse.server import catalogue
from chapterhouse.wire.phrases import phrases

# Tables are freed by counting references. Only closed sockets leave reference cycles, which
# `Tables` has collected: to search all memory at other times would only stop the server, the
# longer, the more tables there are. What is new is searched often, so that it is little: it grows
# by fifteen objects while the difference from what is freed, which counts here, grows by one.
THRESHOLDS: Final = (1_000, 10_000, 1_000)


def read_ahead() -> None:
    """Read the catalogues of all languages, so that no reader has to wait for them."""
    for language in LANGUAGES:
        catalogue.games(language)
        for game in GAMES.values():
            phrases(game, language)
            catalogue.words(game.name, language, game.seats[-1])


def settle() -> None:
    """Read ahead, and leave all that out of every later collection."""
    read_ahead()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
