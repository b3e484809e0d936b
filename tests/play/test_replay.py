"""Replays: a record read back, and every way in which a file can be broken."""

import pytest

from chapterhouse.core.rule import Illegal, Malformed
from chapterhouse.games import GAMES
from chapterhouse.play.replay import Broken, opened, replay
from play.desk import BIBLIOS, match, said

TITLE = f"biblios/{BIBLIOS.revision}"
HEADER = f"{TITLE} first_player=1 Anna Bram"
START = f"{HEADER}\n: first 1, gold-1\n"


def broken(text: str) -> Broken:
    with pytest.raises(Broken) as problem:
        replay(text, GAMES)

    return problem.value


def test_a_record_is_played_again() -> None:
    """What a match wrote, read back, is the same match; comments and empty lines mean nothing."""
    played = said(match("gold-1", "gold-2", "monks-2-A"), "keep", "auction")
    text = played.record.text()
    noted = text.replace("Anna: keep", "\n  # she thinks\nAnna: keep # hm")

    assert text == replay(text, GAMES).record.text()
    assert text == replay(noted, GAMES).record.text()
    assert played.digest == replay(noted + f"@ {played.digest} # so it is\n", GAMES).digest


def test_a_replay_goes_as_far_as_the_record() -> None:
    """Nothing is played that the record does not say; the rest can be said afterwards."""
    begun = replay(HEADER, GAMES)

    assert begun.record.entries == []
    assert begun.dealer is None
    begun.play("first 1")
    assert begun.record.text().splitlines()[-1] == ": first 1"


def test_options_and_names_are_read() -> None:
    """The header gives options and names, quoted or not, with a comment behind."""
    text = f"{TITLE} penalty=bluff 'Anna Maria' \"O'Brien\" bidding=honest # cold night"
    begun = opened(text, GAMES)

    assert begun.record.names == ["Anna Maria", "O'Brien"]
    assert BIBLIOS.settled({"penalty": "bluff", "bidding": "honest"}) == begun.record.options


def test_players_of_two_words_speak() -> None:
    """Names with spaces and apostrophes stand for themselves in front of what they say."""
    text = f"{TITLE} first_player=1 'Anna Maria' \"O'Brien\"\n: first 1, gold-1\nAnna Maria: keep\n"

    assert replay(text, GAMES).record.text().splitlines()[-1] == "Anna Maria: keep"


@pytest.mark.parametrize(
    ("header", "shown"),
    [
        ("", "-"),
        ("# a comment", "# a comment"),
        ("chess/1 Anna Bram", "chess/1"),
        ("Anna: keep", "Anna:"),
        ("biblios/1 'Anna Bram", "biblios/1 'Anna Bram"),
    ],
)
def test_a_header_must_name_a_game(header: str, shown: str) -> None:
    """A first line that names no game of the house is refused with those that there are."""
    problem = broken(f"{header}\nAnna: keep\n")
    titles = ", ".join(f"{game.name}/{game.revision}" for game in GAMES.values())

    assert isinstance(problem.cause, Malformed)
    assert (problem.line, problem.cause.key) == (1, "header")
    assert {"header": shown, "titles": titles} == problem.cause.slots
    assert (
        f"line 1: {shown} does not begin a record; it begins with one of {titles}, then the players"
        == (str(problem))
    )


@pytest.mark.parametrize(("title", "revision"), [("biblios/9", "9"), ("biblios", "?")])
def test_a_header_must_name_our_revision(title: str, revision: str) -> None:
    """Another revision of a game has other rules; it is refused."""
    problem = broken(f"{title} Anna Bram")

    assert isinstance(problem.cause, Malformed)
    assert (problem.line, problem.cause.key) == (1, "revision")
    ours = ", ".join(f"biblios/{known}" for known in BIBLIOS.revisions)
    assert {"game": "biblios", "revision": revision, "ours": ours} == problem.cause.slots


@pytest.mark.parametrize(
    ("rest", "key"),
    [
        ("Anna", "no-such-seats"),
        ("", "no-such-seats"),
        ("Anna Anna", "same-name"),
        ("Anna An:na", "no-name"),
        ("'' Anna", "no-name"),
        ("speed=fast Anna Bram", "no-such-option"),
        ("penalty=mild Anna Bram", "no-such-value"),
        ("penalty= Anna Bram", "no-such-value"),
        ("penalty=bluff=x Anna Bram", "no-such-value"),
        ("first_player=3 Anna Bram", "no-such-value"),
    ],
)
def test_a_header_must_open_a_match(rest: str, key: str) -> None:
    """Seats, names and options that do not exist break the first line."""
    problem = broken(f"{TITLE} {rest}\n")

    assert isinstance(problem.cause, Malformed)
    assert (1, key) == (problem.line, problem.cause.key)


@pytest.mark.parametrize(
    ("line", "key", "sentence"),
    [
        ("Anna keep", "no-speaker", "Anna keep has no speaker; try NAME: WORD"),
        ("Bram: keep", "speaker", "Bram does not speak here; it is the turn of Anna"),
        (": keep", "speaker", ": does not speak here; it is the turn of Anna"),
        ("Anna: kepe", "no-option", "kepe is not a choice here; try keep, auction, common"),
        ("Anna:", "no-option", " is not a choice here; try keep, auction, common"),
        (
            "Anna: keep, auction",
            "chance",
            "Anna does not speak here; chance does, with no name",
        ),
        (
            "Anna: ?",
            "hidden",
            "this record was made in mid-match and hides what others did: ?",
        ),
        ("Anna: kept", "no-option", "kept is not a choice here; try keep, auction, common"),
    ],
)
def test_a_line_must_be_what_comes_next(line: str, key: str, sentence: str) -> None:
    """Each line needs the speaker whose turn it is, and a word of his."""
    problem = broken(f"{START}# one\n\n{line}\n")

    assert isinstance(problem.cause, Malformed)
    assert (5, key) == (problem.line, problem.cause.key)
    assert f"line 5: {sentence}" == str(problem)
    assert {"line": "5", "problem": sentence} == problem.slots
    assert problem.key == "line"


def test_chance_must_be_able_to() -> None:
    """An outcome that cannot come up breaks its line as a player's word does."""
    problem = broken(f"{HEADER}\n: first 1, gold-9\n")

    assert isinstance(problem.cause, Malformed)
    assert (problem.line, problem.cause.key) == (2, "no-option")


def test_rules_are_judged_again() -> None:
    """What a rule forbids breaks the line, and the rule is named."""
    problem = broken(f"{START}Anna: keep\n: gold-2\nAnna: keep\n")

    assert isinstance(problem.cause, Illegal)
    assert (problem.line, problem.cause.rule.id) == (5, "BIB-GIFT-5")
    assert f"line 5: {problem.cause}" == str(problem)


def test_digests_are_compared() -> None:
    """A digest that is not that of the position breaks its line."""
    digest = replay(START, GAMES).digest
    problem = broken(f"{START}@ {digest}\n@ 0123456789abcdef\n")

    assert isinstance(problem.cause, Malformed)
    assert (problem.line, problem.cause.key) == (4, "digest")
    assert {"digest": "0123456789abcdef", "ours": digest} == problem.cause.slots


def test_nothing_comes_after_the_end() -> None:
    """What is said when the match is over comes too late."""
    played = match()
    while not played.over:
        played.act(played.state.legal()[0])
    text = played.record.text()
    problem = broken(f"{text}Anna: keep\n")

    assert replay(text, GAMES).over
    assert isinstance(problem.cause, Malformed)
    assert (len(text.splitlines()) + 1, "over") == (problem.line, problem.cause.key)
    assert str(problem).endswith("keep comes too late: the match is over")
