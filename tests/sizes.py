"""How much the tests try. This is the one place that reads which size is wanted.

CHAPTERHOUSE_TESTS=first  of each test the first case of each game
CHAPTERHOUSE_TESTS=long   every case, and the exhaustive sizes: scripts/test-long sets it
otherwise                 every case, at sizes that find what is planted: docs/tests.md
"""

import os
from typing import Final, Literal

WANTED: Final = os.environ.get("CHAPTERHOUSE_TESTS", "")
FIRST: Final = WANTED == "first"
LONG: Final = WANTED == "long"

EXAMPLES: Final = 5_000 if LONG else 100  # of hypothesis, where a test does not say how many
STATEFUL: Final = 2_000 if LONG else 30  # matches of any legal actions
REQUESTS: Final = 300 if LONG else 12  # for each operation that the server publishes
LIVES: Final = {  # after which the server is killed, by where its tables are kept
    "sqlite": 1_000 if LONG else 10,
    "postgresql": 1_000 if LONG else 20,  # two servers, one of which plays on
    "valkey": 1_000 if LONG else 10,  # the same, which tell by one that is killed as well
}
MATCHES: Final = 10_000 if LONG else 1  # of a learning library's table beside the engine
BLUNDERS: Final = 200 if LONG else 1  # matches of each of these levels, without a bad bargain
BLUNDERING: Final = ["5", "6", "7", "8"] if LONG else ["5", "6"]
TWINS: Final = range(1, 13 if LONG else 3)  # seeds of twin worlds, for each usual table,
TWINS_READ: Final = range(1, 13 if LONG else 2)  # and of those whose every message is read
TRIES: Final = 1 if LONG else 2  # from one position to the next where all that is wrong is tried,
LOOKS_UP: Final = 1 if LONG else 3  # and to that where record and history are read from the start
EACH_SEATS_READ: Final = LONG  # every option at each number of seats; else the numbers take turns
DOUBLE_CLICKS: Final = 3_400 if LONG else 8  # in each game
SCREENS: Final = ["2", "3", "4"] if LONG else ["4"]  # seats whose every page is drawn
# Languages of matches at the terminal whose pages are drawn, and of those that are told in lines.
LANGUAGES_DRAWN: Final = ["en", "de", "fr", "ru"] if LONG else ["ru"]
EACH_TOLD: Final = LONG  # each game in all of them; else the languages take turns

# Every page fits at every window in every language; axe reads it in these languages,
AXE: Final = {"phone": ["de"], "tablet": ["fr", "ru"], "desk": ["en"]}
AXE_EVERYWHERE: Final = LONG  # at every window in all of them;
AXE_WHOLE: Final = LONG  # the whole page each time, not only what is new since it was read last;
# and a table by these lights.
DAY_AND_NIGHT: Final[list[Literal["dark", "light"]]] = ["dark", "light"]
AXE_LIGHTS: Final = {
    "phone": DAY_AND_NIGHT if LONG else DAY_AND_NIGHT[:1],
    "tablet": DAY_AND_NIGHT if LONG else DAY_AND_NIGHT[:1],
    "desk": DAY_AND_NIGHT if LONG else DAY_AND_NIGHT[1:],
}
SHOWCASES_WHOLE: Final = LONG  # all positions each time, not a share of them:
SHOWCASES_READ: Final = 8  # one of so many is read by axe,
SHOWCASES_DRAWN: Final = 12  # and one of so many drawn in each other language
# Whole games in the browser: at every number of seats, not only at one, and Monastery, too.
WHOLE_GAMES: Final = LONG
# A first lesson is read in two languages, one from its middle on: on a phone, and at a desk.
LESSONS: Final = (
    [("en", "de"), ("de", "fr"), ("fr", "ru"), ("ru", "en")]
    if LONG
    else [("en", "ru"), ("de", "fr")]
)
LESSONS_TWICE: Final = LONG  # each at both, and so a coach; else half of them at each
EACH_GAME_CUT: Final = LONG  # the line to the server is cut in a match of each game
SIGNING_IN: Final = LONG  # in the browser, before a provider; its parts are tested without one
TO_THE_END: Final = 1_000  # answers: no game asks so often
ANSWERS_BY_KEY: Final = TO_THE_END if LONG else 20  # in each game
