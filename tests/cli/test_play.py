"""`chapterhouse play`: whole matches, answers, and the ways to leave."""

import hashlib
import os
import re
from pathlib import Path

import pytest

import chapterhouse
from chapterhouse.boards import BOARDS
from chapterhouse.boards.biblios import BibliosBoard
from chapterhouse.boards.board import Reader
from chapterhouse.bots import Greedy, Uniform
from chapterhouse.cli import files, table_commands
from chapterhouse.cli.desk import Desk
from chapterhouse.cli.play import bots_for
from chapterhouse.core.state import State
from chapterhouse.games import GAMES
from chapterhouse.locale import Translator
from cli.ran import PATIENT, Call, each_game

ALONE = ("play", "--seed=1", "--seats=2", "--level=uniform")
OPEN = ("play", "monasterium", *ALONE[1:])


@each_game
def test_a_match_is_played_by_numbers(call: Call, tmp_path: Path, game: str) -> None:
    """Numbers alone finish a match; its record is kept and can be read back."""
    file = tmp_path / "record.txt"
    ran = call("play", game, *ALONE[1:], f"--save={file}", typed=PATIENT[game])
    match = chapterhouse.replay(file.read_text("utf-8"))
    assert (ran.code, ran.err, match.over) == (0, "", True)


def test_each_bot_has_a_level_of_its_own() -> None:
    """Levels are given seat by seat; the last one holds for all others."""
    bots = bots_for("greedy, uniform", "biblios", 1, range(1, 4))

    assert [type(bots[seat]) for seat in (1, 2, 3)] == [Greedy, Uniform, Uniform]


@each_game
def test_the_aim_comes_before_the_first_move(call: Call, game: str) -> None:
    """A newcomer reads what it is about, and is told the whole on asking."""
    title, asked, answer = call("play", game, *ALONE[1:], typed="how\n").words.partition("> how")
    reader = Translator("en", game)

    assert asked
    for passage in GAMES[game].overview:
        words = reader.text(f"overview-{passage.key}")
        assert (words in title, words in answer) == (passage.part == "aim", True)


def test_the_end_is_told_die_by_die(call: Call) -> None:
    """At the end stand the five dice, points and place of everybody, and what decided."""
    end = call(*ALONE, typed=PATIENT["biblios"]).out.partition("The end")[2]
    lines = [
        line for line in end.splitlines() if re.search("Monks|Pigments|Books|Manusc|Tomes", line)
    ]
    won = [sum(int(face) for face in re.findall("[⚀-⚅] ([1-6])", line)) for line in lines[:5]]
    points = next(line for line in end.splitlines() if line.startswith("Points"))
    assert len(won) == 5
    assert min(won) > 0
    assert sum(map(int, re.findall(r"\d+", points))) == sum(won)
    assert re.search("(You win|Bram wins) the game|(You share|Bram shares) the win", end)


def test_a_sealed_deal_can_be_checked(call: Call, tmp_path: Path) -> None:
    """Without a seed the seal is shown before the first card, and its secret at the end."""
    file = tmp_path / "record.txt"
    ran = call("play", "--seats=2", "--level=uniform", f"--save={file}", typed="quit\n")
    seal = re.search("[0-9a-f]{64}", ran.words)
    secret = re.search("secret of the deal: ([0-9a-f]{64})", ran.words)
    assert seal
    assert secret
    assert hashlib.sha256(bytes.fromhex(secret[1])).hexdigest() == seal[0]
    assert f"# seal {seal[0]}" in file.read_text("utf-8")


@pytest.mark.parametrize("answer", ["2", "auction", "AUCTION", "send it to the auction"])
def test_a_choice_has_a_number_a_word_and_a_sentence(call: Call, answer: str) -> None:
    """Each of them is understood."""
    assert "· You send gold 3 to the auction." in call(*ALONE, typed=f"{answer}\n").out


def test_bids_are_summed_up(call: Call) -> None:
    """A long row of bids takes one line, and a number is the bid itself."""
    ran = call(*ALONE, typed=PATIENT["biblios"])
    assert re.search(r"^ (\d+)-(\d+) +bid \1 to \2$", ran.out.replace("  \n", "\n"), re.MULTILINE)
    assert re.search(r"(You bid|bids) 1 (gold|card)\.", ran.out)


def test_an_unknown_word_is_answered_with_those_that_would_do(call: Call) -> None:
    """Whoever mistypes reads what to type."""
    assert (
        "kepe is not a choice here; try keep, auction, common" in call(*ALONE, typed="kepe\n").out
    )


@pytest.mark.parametrize(
    ("spoken", "heard"),
    [
        ("?", "which rule forbids a choice"),
        ("why common", "You may put it in the common area: no rule forbids it."),
        ("why", "try"),
        ("hint", "The bot (level 8, master) would "),
        ("hand", "> hand - "),
        ("log", "You are the first player."),
        ("rule bib-gift-5", "BIB-GIFT-5 in one turn exactly one card is kept"),
        ("rule BIB-GIFT-99", "there is no rule “BIB-GIFT-99”; try BIB-GIFT-"),
        ("save", "save needs FILE"),
        ("save /no/such/folder/x", "there is no folder /no/such/folder to save in"),
        ("save a\0b", "a\N{REPLACEMENT CHARACTER}b cannot be written"),
        ("lang xx", "xx is not a language here; try en, de, fr, ru"),
        ("lang de", "Du hast Gold 3 gezogen."),
    ],
)
def test_more_can_be_said_at_the_table(call: Call, spoken: str, heard: str) -> None:
    """Every command is answered, and none of them plays anything."""
    ran = call(*ALONE, typed=f"{spoken}\n")
    expected = "Which choice?" if heard == "try" else heard
    assert expected in ran.words
    assert "turn 1 of 20" in ran.out or "Zug 1 von 20" in ran.out


@pytest.mark.parametrize(
    ("spoken", "heard"),
    [
        ("?", "place 1, place 2 the choice by its word"),
        ("?", "rule MSM-COMP-1 the sentence of a rule"),
        ("why", "Which choice? Type why and one of: place 3, place 5"),
        ("why 5", "you can’t place all your 5s: none of your dice shows this number [MSM-DICE-3]"),
        ("why reroll", "You may use the reroll tile: no rule forbids it."),
        ("hint", "The bot (level 8, master) would "),
        ("hand", "Signs s soup, t tool, b book, i influence, r rosary"),
        ("rule msm-dice-3", "MSM-DICE-3 the face that is named must show"),
        ("rule BIB-GIFT-5", "there is no rule “BIB-GIFT-5”; try MSM-"),
        ("lang ru", "использовать жетон переброса"),
    ],
)
def test_monasterium_answers_too(call: Call, spoken: str, heard: str) -> None:
    """With its own words and rules, in the same way."""
    assert heard in call(*OPEN, typed=f"{spoken}\n").words


def test_nobody_looks_away_where_all_lies_open(call: Call) -> None:
    """At one terminal the next person decides at once, and reads what happened since."""
    ran = call("play", "monasterium", "--seed=1", "--hot-seat=Anna,Bram", typed="6\n6\n")
    assert "look away" not in ran.words
    assert re.search("^Bram: Which number", ran.out, re.MULTILINE)


def test_every_command_is_explained() -> None:
    """The list behind ? has all commands, under one of their names."""
    explained = {typed.split()[0] for typed in table_commands.MEANINGS}
    assert set(table_commands.COMMANDS) - {"?", "help", "exit", "q"} <= explained


def test_every_game_has_a_board() -> None:
    """Whatever can be played can be seen."""
    assert BOARDS.keys() == GAMES.keys()


@pytest.mark.parametrize("typed", ["", "1\n", "1\n2\n3\n1\n"])
def test_the_end_of_input_keeps_the_record(call: Call, tmp_path: Path, typed: str) -> None:
    """Input that stops in the middle is no error, and what was played can be read back."""
    file = tmp_path / "record.txt"
    ran = call(*ALONE, f"--save={file}", typed=typed)
    match = chapterhouse.replay(file.read_text("utf-8"))
    assert (ran.code, ran.err, match.over) == (0, "", False)


def test_whoever_quits_may_keep_the_record(call: Call, tmp_path: Path) -> None:
    """Quitting asks for a file, writes it, and leaves nothing else behind."""
    file = tmp_path / "mine.txt"
    ran = call(*ALONE, typed=f"1\nquit\n{file}\n")
    assert ran.code == 0
    assert "Guest: keep" in file.read_text("utf-8")
    assert list(tmp_path.iterdir()) == [file]


def test_a_save_replaces_what_was_there(call: Call, tmp_path: Path) -> None:
    """Saving again writes the longer record over the old one."""
    file = tmp_path / "mine.txt"
    call(*ALONE, typed=f"save {file}\n1\nsave {file}\n")
    assert chapterhouse.replay(file.read_text("utf-8")).record.names == ["Guest", "Bram"]
    assert file.read_text("utf-8").count("keep") == 1


def test_only_files_are_replaced(call: Call, tmp_path: Path) -> None:
    """A link goes on leading to the record; a pipe, or a device, stays what it is."""
    link, file, pipe = tmp_path / "link", tmp_path / "file", tmp_path / "pipe"
    link.symlink_to(file)
    os.mkfifo(pipe)
    ran = call(*ALONE, typed=f"save {link}\nsave {pipe}\n")
    assert f"{pipe} cannot be written" in ran.words
    assert (link.is_symlink(), file.is_file(), pipe.is_fifo()) == (True, True, True)


def test_an_interrupt_is_quiet(call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C ends with 130 and no word, and the record is kept if that was asked for."""

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Desk, "ask", interrupted)
    file = tmp_path / "record.txt"
    ran = call(*ALONE, f"--save={file}")
    assert (ran.code, ran.err) == (130, "")
    assert not chapterhouse.replay(file.read_text("utf-8")).over


def test_only_views_are_drawn(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is drawn is what the seat sees that is asked, never the true position."""
    eyes: list[tuple[int, int, int]] = []
    draw = BibliosBoard.draw

    def spy(board: BibliosBoard, view: State, reader: Reader) -> object:
        eyes.append((view.observer, view.seat(), reader.seat))
        return draw(board, view, reader)

    monkeypatch.setattr(BibliosBoard, "draw", spy)
    call("play", "--seed=1", "--hot-seat=Anna,Bram", typed="1\n0\n" * 200)
    assert {observer for observer, _, _ in eyes} == {0, 1}
    assert all(observer == seat == reader for observer, seat, reader in eyes)


def test_the_terminal_is_handed_over(call: Call) -> None:
    """Between two people stands a page without a hand, and the next one sees only their own."""
    ran = call("play", "--seed=1", "--hot-seat=Anna,Bram", typed="\nkeep\n2\n\n")
    before, _, after = ran.out.partition("Bram, press Enter")
    assert "You keep gold 3." in before
    assert "Bram decides next. Everybody else, please look away." in before
    assert "keeps gold 3" not in after
    assert "Card kept" not in after
    assert re.search("^Bram: You got .* What do you change", after, re.MULTILINE)


def test_the_program_forgets_if_it_shall(call: Call) -> None:
    """With memory aids off, nobody reads what others were seen to take."""
    shown = [
        call(*ALONE, "--option", f"memory_aids={value}", typed="1\n" * 12).out
        for value in ("full", "off")
    ]
    known = [re.findall("^. Bram .* [○◆∩≡■●]", out, re.MULTILINE) for out in shown]
    assert known[0]
    assert not known[1]


def test_without_memory_aids_nothing_is_looked_up(call: Call, tmp_path: Path) -> None:
    """The log goes back to the own last act, and the record waits for the end; with them it is read
    whenever one likes.
    """
    file = tmp_path / "match.txt"
    typed = "1\n" * 5 + f"log\nsave {file}\nquit\n\n"
    off = call(*ALONE, "--option=memory_aids=off", typed=typed)
    log = off.out.partition("What happened so far")[2]
    assert 0 < log.count("\n- ") + log.count("\n· ") < 8
    assert "its record can be read when the match is over" in off.words
    assert not file.exists()
    full = call(*ALONE, typed=typed)
    assert full.out.partition("What happened so far")[2].count("\n") > 20
    assert file.exists()


@pytest.mark.parametrize("answer", ["METTRE  la carte\u00a0dans la pile d'enchères", "2"])
def test_a_sentence_may_be_typed_in_any_way(call: Call, answer: str) -> None:
    """Case, apostrophes and spaces do not matter."""
    out = call(*ALONE, "--lang=fr", typed=f"{answer}\n").out
    assert out == call(*ALONE, "--lang=fr", typed="2\n").out.replace("> 2\n", f"> {answer}\n", 1)


def test_a_record_is_not_lost(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    """If it cannot be written in the end, it is printed, and the error comes last."""
    monkeypatch.setattr(files, "check", Path)
    ran = call(*ALONE, "--save=/no/such/folder/x", typed=PATIENT["biblios"])
    assert ran.code == 2
    assert re.search("^biblios/1 .*Guest Bram$", ran.out, re.MULTILINE)
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize("flag", [(), ("--turns-end",)])
def test_a_person_ends_a_turn(
    call: Call, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, flag: tuple[str, ...]
) -> None:
    """At a terminal a turn waits for Enter as long as it can be taken back, and nothing else
    answers meanwhile; it ends by itself for those who wish it.
    """
    monkeypatch.setattr(Desk, "attended", True)
    file = tmp_path / "record.txt"
    typed = "place 1\nplace 2\nback\nplace 2\n\nquit\n"
    ran = call("play", *OPEN[1:], *flag, f"--save={file}", typed=typed)
    asked = ran.words.count("press Enter to go on")

    assert asked == (0 if flag else 3)
    assert f"Guest: place {1 if flag else 2}\n" in file.read_text("utf-8")
