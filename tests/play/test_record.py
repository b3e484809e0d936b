"""Records: what is written of a match, and who may read what."""

import hashlib

import pytest

from chapterhouse.core.rule import Malformed
from chapterhouse.core.seats import CHANCE
from chapterhouse.play.record import Entry, Record, checked, digest
from play.desk import BIBLIOS

USUAL = BIBLIOS.settled({})
TITLE = f"biblios/{BIBLIOS.revision} edition={BIBLIOS.edition}"


def record(*entries: tuple[int, str, int], names: list[str] | None = None) -> Record:
    written = [Entry(seat, 0, word, eyes) for seat, word, eyes in entries]
    return Record(BIBLIOS, USUAL, names or ["Anna", "Bram"], written)


def test_a_header_names_game_and_players() -> None:
    """The first line has the game, its revision, its edition and the names in order."""
    assert f"{TITLE} Anna Bram" == record().header()
    assert f"{TITLE} Anna Bram\n" == record().text()


def test_unusual_options_are_written() -> None:
    """Options stand before the names, but only those that are not the usual ones."""
    options = BIBLIOS.settled({"penalty": "bluff", "bidding": "open", "first_player": "2"})

    assert f"{TITLE} penalty=bluff first_player=2 Anna Bram" == (
        Record(BIBLIOS, options, ["Anna", "Bram"]).header()
    )


def test_names_are_quoted() -> None:
    """A name of two words, or with an apostrophe, is quoted in the header alone."""
    both = record((0, "keep", 7), (1, "pass", 7), names=["Anna Maria", "O'Brien"])

    assert [
        f"""{TITLE} 'Anna Maria' 'O'"'"'Brien'""",
        "Anna Maria: keep",
        "O'Brien: pass",
    ] == both.text().splitlines()


def test_a_line_is_what_one_seat_says() -> None:
    """Words of one speaker stand on one line until another speaks; chance has no name."""
    written = record(
        (CHANCE, "first 1", 7),
        (CHANCE, "gold-1", 7),
        (0, "keep", 7),
        (1, "bid 1", 7),
        (1, "pay gold-1", 7),
        (CHANCE, "gold-2", 7),
    )

    assert written.text().splitlines()[1:] == [
        ": first 1, gold-1",
        "Anna: keep",
        "Bram: bid 1, pay gold-1",
        ": gold-2",
    ]
    assert written.text().endswith("gold-2\n")


def test_a_reader_sees_what_he_learnt() -> None:
    """For an observer, a word that they did not learn is a question mark; for none, all is told."""
    written = record((CHANCE, "gold-1", 0b001), (0, "keep", 0b111), (0, "pay gold-1", 0b101))

    assert written.text(0).splitlines()[1:] == [": gold-1", "Anna: keep, pay gold-1"]
    assert written.text(1).splitlines()[1:] == [": ?", "Anna: keep, ?"]
    assert written.text(2).splitlines()[1:] == [": ?", "Anna: keep, pay gold-1"]
    assert written.text().splitlines()[1:] == [": gold-1", "Anna: keep, pay gold-1"]


def test_half_a_choice_is_for_whoever_makes_it() -> None:
    """Parts of a choice not yet made are left out for other eyes, who may not know of it."""
    written = record((0, "bid 2", 0b111), (1, "pay gold-1", 0b010), (1, "pay gold-2", 0b010))
    whole = ["Anna: bid 2", "Bram: pay gold-1, pay gold-2"]
    written.begun = 2

    assert [written.text(observer).splitlines()[1:] for observer in (0, 2)] == [["Anna: bid 2"]] * 2
    assert [written.text(observer).splitlines()[1:] for observer in (1, None)] == [whole, whole]
    written.begun = 1
    assert written.text(0).splitlines()[1:] == ["Anna: bid 2", "Bram: ?"]
    written.begun = 0
    assert written.text(0).splitlines()[1:] == ["Anna: bid 2", "Bram: ?, ?"]


def test_a_record_begins_empty() -> None:
    """Two records do not share their entries."""
    one, other = Record(BIBLIOS, USUAL, ["Anna"]), Record(BIBLIOS, USUAL, ["Anna"])
    one.entries.append(Entry(0, 1, "keep", 7))

    assert other.entries == []
    assert one != other


def test_a_digest_is_short() -> None:
    """The digest of a text is the first 16 hex digits of its SHA-256."""
    assert hashlib.sha256("é\n".encode()).hexdigest()[:16] == digest("é\n")
    assert digest("abc") == "ba7816bf8f01cfea"


@pytest.mark.parametrize("name", ["Anna", "Anna Maria", "O'Brien", "Zoë", "李", "a" * 40, "R2-D2"])
def test_names_can_be_anything_printable(name: str) -> None:
    """Letters of any language, spaces within, forty of them at most."""
    assert ["Bob", name] == checked(["Bob", name])


@pytest.mark.parametrize("name", ["", " ", " Anna", "Anna ", "An\nna", "An\tna", *',:#?!@="'])
def test_names_that_no_record_can_hold(name: str) -> None:
    """Nothing, spaces around, and signs that mean something in a record are refused."""
    with pytest.raises(Malformed) as problem:
        checked(["Bob", name])

    signs = '! " # , : = ? @'
    assert problem.value.key == "no-name"
    assert {"name": name, "signs": signs} == problem.value.slots
    assert f"{name} is not a name: it needs letters, and none of the signs {signs}" == str(
        problem.value
    )


def test_names_are_not_endless() -> None:
    """A name of 41 letters is too long."""
    with pytest.raises(Malformed, match="a name has up to 40 characters") as problem:
        checked(["b" * 41])

    assert problem.value.key == "long-name"
    assert problem.value.slots == {"name": "b" * 41, "most": "40"}


def test_players_have_different_names() -> None:
    """Two players of one name could not be told apart."""
    with pytest.raises(Malformed, match="different names, not Anna, Bob, Anna") as problem:
        checked(["Anna", "Bob", "Anna"])

    assert problem.value.key == "same-name"
