"""Plays a whole match over the socket, a person against a bot, and writes down how it ended.

    python -m server.whole GAME FILE

It is a program, as the test of the guide for new games runs it with another copy of ours.
"""

import json
import sys
from pathlib import Path

from litestar.testing import TestClient

from chapterhouse.server.app import create
from chapterhouse.server.databases.sqlite import Sqlite
from chapterhouse.server.tables import Settings
from server.talk import create_table, talk


def main(game: str, file: str) -> None:
    """Always take the first legal choice."""
    with TestClient(create(Settings(Sqlite(Path(file)), 0)), base_url="http://127.0.0.1") as client:
        created = create_table(client, "me", "bot", game=game)
        with talk(client, created, created.keys[0]) as anna:
            questions = []
            while not anna.asked()["ending"]:
                questions.append(anna.position["prompt"]["question"])
                anna.move()
        words = client.get(f"/api/games/{game}?language=en").json()
    lines = [line["text"] for line in anna.lines]
    ending = anna.position["ending"]
    sys.stdout.write(
        json.dumps({"questions": questions, "lines": lines, "ending": ending, "words": words})
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
