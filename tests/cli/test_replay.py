"""`chapterhouse replay`: a record told again."""

import re
from pathlib import Path

import chapterhouse
from cli.conftest import finished
from cli.ran import Call


def test_a_record_is_told_to_the_end(call: Call, each_record: Path) -> None:
    """Every event has its line, and the digest at the end is that of the match."""
    ran = call("replay", str(each_record))
    match = chapterhouse.replay(each_record.read_text("utf-8"))
    assert (ran.code, ran.err) == (0, "")
    assert "The match is over." in ran.out
    assert f"Digest of the position: {match.digest}" in ran.out
    assert f"{len(match.record.entries)} actions" in ran.out


def test_a_record_comes_by_a_pipe(call: Call, record: Path) -> None:
    """A dash reads the standard input."""
    assert call("replay", "-", typed=record.read_bytes()).out == call("replay", str(record)).out


def test_nothing_is_hidden_where_all_lies_open(call: Call, tmp_path: Path) -> None:
    """A record of Monasterium reads the same for everybody."""
    record = finished(call, "monasterium", tmp_path)
    seen = {call("replay", str(record), f"--as={name}").out for name in ("Anna", "Bram", "gallery")}
    assert seen == {call("replay", str(record)).out}


def test_a_record_is_told_in_part(call: Call, record: Path) -> None:
    """--ply stops after so many actions, and says whose turn it is; there must be so many."""
    ran = call("replay", str(record), "--ply=3")
    assert re.search("The record ends here; (Anna|Bram|chance) decides next.", ran.out)
    assert "3 actions" in ran.out
    over = call("replay", str(record), "--ply=9999")
    assert over.code == 2
    assert re.search(r"the record has \d+ actions, not 9999", over.err)


def test_a_record_is_told_as_somebody_saw_it(call: Call, record: Path) -> None:
    """--as leaves out what that player, or the gallery, did not see."""
    keeping = "Anna keeps (a card|[a-z ]+[0-9])"
    seen = {
        name: set(re.findall(keeping, call("replay", str(record), f"--as={name}", "--ply=40").out))
        for name in ("Anna", "Bram", "gallery")
    }
    assert "a card" not in seen["Anna"]
    assert seen["Bram"] == seen["gallery"] == {"a card"}


def test_nobody_of_that_name(call: Call, record: Path) -> None:
    """--as with a stranger names those who are there."""
    ran = call("replay", str(record), "--as=Zoe")
    assert (ran.code, ran.err) == (
        2,
        "chapterhouse: nobody here is called “Zoe”; try Anna, Bram, gallery\n",
    )


def test_a_record_is_told_step_by_step(call: Call, record: Path) -> None:
    """--step waits for Enter, n goes on to the next part, and q stops."""
    ran = call("replay", str(record), "--step", typed="\nn\nq\n")
    before, asked, _ = ran.out.rpartition("Enter goes on, n to the next part, q stops")
    assert before.count(asked) == 2
    assert "starts a gift turn" in before.rpartition(asked)[2]
    assert "decides next" in ran.out
