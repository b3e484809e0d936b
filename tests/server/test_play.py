"""Matches over the socket, from the first message to the last."""

import pytest

from server.talk import HttpClient, create_table, talk


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_goes_to_its_end(client: HttpClient, seats: int) -> None:
    """A person who always takes the first choice, and bots, come to an ending with its lines."""
    created = create_table(client, "me", *["bot"] * (seats - 1))
    with talk(client, created, created.keys[0]) as anna:
        seating = anna.hear()
        while not anna.asked()["ending"]:
            anna.move()
        ending = anna.position["ending"]

    assert seating["type"] == "seating"
    assert seating["observer"] == 0
    assert seats == len(ending["points"]) == len(seating["table"]["chairs"])
    assert len(ending["secret"]) == 64
