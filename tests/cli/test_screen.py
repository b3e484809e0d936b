"""The screen of a terminal: table, log and question on one page, at any size."""

import re

import pytest

from cli.ran import PATIENT, Call, each_game, says_all_in
from sizes import LANGUAGES_DRAWN, SCREENS

CLEAR = "\x1b[2J"
CODES = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")


@pytest.fixture
def terminal(call: Call, monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Whatever is written goes to a terminal of 80 columns and 24 lines."""
    assert callable(call)  # it takes colours away, so it comes first
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("LINES", "24")
    return monkeypatch


def pages(out: str) -> list[str]:
    """What stood on the screen each time that somebody was asked, colours aside."""
    shown = [CODES.sub("", page) for page in out.split(CLEAR)]
    return [page.partition("\n> ")[0] for page in shown if "\n> " in page]


@pytest.mark.usefixtures("terminal")
@pytest.mark.parametrize("language", LANGUAGES_DRAWN)
@pytest.mark.parametrize("seats", SCREENS)
@each_game
def test_every_page_fits(call: Call, game: str, seats: str, language: str) -> None:
    """Through a whole match table and question stand on one page, however many the choices."""
    words = ("play", game, "--seed=5", f"--seats={seats}", "--level=uniform", "--lang", language)
    ran = call(*words, typed="\n" + PATIENT[game])
    says_all_in(language, ran)
    asked = pages(ran.out)
    assert len(asked) > 20
    assert max([page.count("\n") + 2 for page in asked]) <= 24


def test_a_wide_screen_has_the_log_beside(call: Call, terminal: pytest.MonkeyPatch) -> None:
    """Where there is room, what happened stands to the right of the table."""
    terminal.setenv("COLUMNS", "120")
    terminal.setenv("LINES", "40")
    first = pages(call("play", "--seed=1", typed="\n1\n").out)[0]
    top = next(line for line in first.splitlines() if line.startswith("Biblios"))
    assert "Auction pile: 0 cards" in top
    assert "Since your last decision" in top


def test_a_large_screen_says_it_in_words(call: Call, terminal: pytest.MonkeyPatch) -> None:
    """Where there are lines enough, what missions ask for is written out below the table."""
    asked = [pages(call("play", "monasterium", "--seed=1", typed="\n1\n").out)[0]]
    terminal.setenv("COLUMNS", "120")
    terminal.setenv("LINES", "40")
    asked.append(pages(call("play", "monasterium", "--seed=1", typed="\n1\n").out)[0])
    assert ["mission C" in page for page in asked] == [False, True]
    assert asked[1].count("\n") + 2 <= 40


@pytest.mark.usefixtures("terminal")
@each_game
def test_the_title_page_waits(call: Call, game: str) -> None:
    """The seal can be read before the first card comes; the end of input ends it there."""
    ran = call("play", game)
    assert (ran.code, ran.err) == (0, "")
    assert "The deal is sealed." in ran.words
    assert "Press Enter to begin" in ran.out
    assert "draws" not in ran.out


@pytest.mark.usefixtures("terminal")
def test_the_last_hand_is_wiped_out(call: Call) -> None:
    """Handing over clears the screen and what has scrolled off it, before and behind the page."""
    out = call("play", "--seed=1", "--hot-seat=Anna,Bram", typed="\n\nkeep\n2\n\n").out
    before, _, after = out.partition("Bram decides next.")
    assert before.rstrip("\x1b[;0123456789m").endswith("H")
    assert "\x1b[3J" in before.rpartition(">")[2]
    assert "\x1b[3J" in after.partition("Scriptorium")[0]


@pytest.mark.usefixtures("terminal")
def test_enter_shows_the_table_again(call: Call) -> None:
    """An empty line draws everything anew, the log too."""
    shown = pages(call("play", "--seed=1", typed="\n\n1\n").out)
    assert shown[0] == shown[1]


@pytest.mark.parametrize("width", [40, 47, 61, 80])
def test_no_line_begins_with_a_sign(
    call: Call, monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    """Lines end at ordinary spaces only: what French sets before its signs holds them."""
    monkeypatch.setenv("COLUMNS", str(width))
    out = "".join([call(*words, "--lang=fr").out for words in (["--help"], ["play"], ["rule"])])
    assert re.findall(r"^ *[:;!?»].*", out, re.MULTILINE) == []
    assert "\u00a0" in out
    assert not re.search("[\ue000\ue001]", out)
