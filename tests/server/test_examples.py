"""Examples of rules: every scenario that can be shown, and what is tried in one."""

import pytest

from chapterhouse import scenarios
from chapterhouse.core.rule import Illegal, Malformed
from chapterhouse.games import GAMES
from chapterhouse.server.examples import LONGEST, Showing, Trying, attempt, show
from server.talk import HttpClient

NAME = "auction-ex-5"
EVERY = 7  # of the examples one is read whole; tests of scenarios play all of them
each_game = pytest.mark.parametrize("game", GAMES)


def tried(*played: int, after: int = 0) -> Trying:
    """Somebody plays on from a moment of the auction that the rulebook tells of."""
    return Trying("biblios", NAME, "en", after, list(played))


@each_game
def test_examples_are_shown_and_gone_on_with(game: str) -> None:
    """Each names its rules, tells what is refused by them, and can be played on from its end."""
    found = scenarios.examples(game)
    for name in list(found)[::EVERY]:
        example = show(Showing(game, name, "de"))
        refused = [moment.refused for moment in example.moments if moment.refused]
        going_on = attempt(Trying(game, name, "de", len(example.moments) - 1, []))

        assert {rule.id for rule in example.rules} == found[name].cited
        assert {one.rule for one in refused} <= found[name].refused
        assert all(moment.view.observer == -1 for moment in example.moments)
        assert (going_on.ending is None) == (going_on.prompt is not None)


@each_game
def test_names_are_unique_and_rules_lead_to_them(game: str) -> None:
    """Each example has an address of its own; what refuses something comes first for its rule."""
    found, by_rule = scenarios.examples(game), scenarios.by_rule(game)
    shown = [one for one in scenarios.of(game) if one.told and not one.header.mark]

    assert len(found) == len(shown)
    assert by_rule.keys() <= GAMES[game].rules.keys()
    assert {name for names in by_rule.values() for name in names} <= found.keys()
    for rule, names in by_rule.items():
        refusing = [rule in found[name].refused for name in names]
        assert refusing == sorted(refusing, reverse=True)


def test_an_example_tells_its_story() -> None:
    """It begins with the position; what happens and what is refused follows, as the log says it."""
    example = show(Showing("biblios", "auction-bids", "en"))
    told = [[line.text for line in moment.lines] for moment in example.moments[:2]]
    refused = [moment.refused for moment in example.moments if moment.refused]

    assert told == [[], ["Jacob bids 2 gold."]]
    assert [(one.seat, one.action, one.rule) for one in refused[:1]] == [
        (0, "bid 1 gold", "BIB-AUCT-8")
    ]


def test_whoever_is_asked_sees_what_that_seat_sees() -> None:
    """What is tried goes on for the seat that is asked next, who sees no hand but its own."""
    begun = attempt(tried())
    bid = attempt(tried(1))

    assert (begun.view.observer, bid.view.observer) == (1, 2)
    assert [line.text for line in bid.lines] == ["Jacob bids 1 gold."]
    assert bid.view.zones["hand-3"].cards == ["gold-1"]
    assert bid.view.zones["hand-1"].cards == []
    assert bid.prompt is not None
    assert bid.prompt.options


def test_chance_is_the_same_for_all() -> None:
    """Who tries the same comes to the same."""
    path = tried(0, 0, 0)

    assert attempt(path) == attempt(path)
    assert attempt(path).lines[-1].key == "event-lot"


def test_what_the_rules_forbid_is_refused() -> None:
    """By its rule, as at a table."""
    with pytest.raises(Illegal, match="BIB-AUCT-8"):
        attempt(tried(2, 1))


@pytest.mark.parametrize(
    ("asked", "key"),
    [
        (tried(after=99), "no-such-moment"),
        (tried(after=-1), "no-such-moment"),
        (tried(4_000), "no-option"),
        (tried(*[0] * 20), "over"),
        (tried(*[0] * (LONGEST + 1)), "record-too-long"),
    ],
)
def test_what_makes_no_sense_is_refused(asked: Trying, key: str) -> None:
    """Moments and actions that there are not are told apart."""
    with pytest.raises(Malformed) as refused:
        attempt(asked)

    assert refused.value.key == key


def test_examples_are_asked_for(client: HttpClient) -> None:
    """The rulebook names them, the server shows them, in the language that is asked for."""
    sections = client.get("/api/games/biblios/rules", params={"language": "fr"}).json()
    shown = {rule["id"]: rule["examples"] for part in sections for rule in part["rules"]}
    path = f"/api/games/biblios/examples/{shown['BIB-AUCT-8'][0]}"
    example = client.get(path, params={"language": "fr"}).json()
    on = client.get(f"{path}/attempt", params={"after": 1, "played": [0], "language": "fr"})

    assert "BIB-AUCT-8" in [rule["id"] for rule in example["rules"]]
    assert on.json()["lines"][0]["text"].endswith("passe.")
    assert client.get("/api/games/biblios/examples/none").status_code == 404
    assert client.get(f"{path}/attempt", params={"played": ["x"]}).status_code == 400
    assert client.get(f"{path}/attempt", params={"played": ["9" * 30]}).status_code == 400
    assert client.get(f"{path}/attempt", params={"after": -3}).status_code == 422
