"""The table of Monasterium in a terminal: all of it, on 80 columns, for those without colours."""

import re
from pathlib import Path

import pytest

import chapterhouse
from chapterhouse.boards import BOARDS
from chapterhouse.boards.board import Reader
from chapterhouse.core.rule import Illegal
from chapterhouse.editions.custom import custom_edition, overrides
from chapterhouse.games.monasterium.components import GOODS
from chapterhouse.games.monasterium.setup import MONASTERIUM
from chapterhouse.games.monasterium.state import NO_COLUMN, Monasterium
from chapterhouse.games.monasterium.validation import problems
from chapterhouse.locale import LANGUAGES, Translator
from chapterhouse.play.dealer import Seeded
from chapterhouse.play.match import Match
from cli.rendered import choices, lines, reader, table, words
from games.scenario import played

PACKAGE = Path(chapterhouse.__file__).parent
STORY = """monasterium/1 Red Blue Green
    > year 2
    > start Blue
    > active Red
    > Red sent I-A room A1, III-A chapel A, IV-B space A2
    > Green sent I-B room A2, I-C room C1, III-C chapel E
    > Green claimed A1
    > Red window AB- --- C--
    > Red has 3 soup 1 book
    > Green envoy 6
    > Red owns 2
    > Red scored 21
    > Blue rerolled
    > F5 2 white 1 Blue 2 Red
    > F1 1 white"""
DRAWN = Path(__file__).with_name("monasterium.txt")
ROLL = """monasterium/1 Red Blue
    > Red hand 2 white 1 own
    > Blue hand 3 white 1 own
    : 1, 6, 6
    Red: reroll, again own-6"""
POOR = """monasterium/1 Red Blue
    > Red sent III-B chapel D, III-C chapel E, III-D chapel E
    > Red has 1 soup 1 influence 0 rosary
    > F6 1 white
    Red: take 1 F6"""
USED = """monasterium/1 Red Blue
    > Red sent II-E room A1
    > Red envoy 2
    > F5 3 white
    Red: take 3 F5, II-E"""

each_language = pytest.mark.parametrize("language", LANGUAGES)


def test_the_whole_table() -> None:
    """Calendar, dice, path, monasteries, missions, and what lies before the players."""
    match = played(STORY)
    assert table(match, reader(match)) == DRAWN.read_text("utf-8").splitlines()


def test_nothing_but_ascii_is_needed() -> None:
    """Every sign has another one, and they all differ where they could be confused."""
    match = played(STORY)
    plain = reader(match, plain=True)
    shown = [*table(match, plain), *words(match, plain)]
    assert [line for line in shown if not line.isascii()] == []
    assert "A @.....    5   =-s@-@-t%-=-b.-x-sx-" in "\n".join(shown)


@each_language
def test_80_columns_hold_a_table_for_four(language: str) -> None:
    """In every language, with long names and many goods: the blocks stand side by side."""
    match = played("""monasterium/1 Bartholomew Wilhelmina Theodore Catherine
        > Bartholomew has 12 soup 3 tool 2 book 10 influence 4 rosary
        > Bartholomew scored 104
        > Wilhelmina envoy 2
        > Catherine envoy 10
        > F6 8 white 1 Bartholomew 1 Wilhelmina 1 Theodore 1 Catherine""")
    shown = table(match, reader(match, language))
    assert len(shown) == 15
    assert max([len(line) for line in shown]) <= 80


@each_language
def test_short_words_are_short(language: str) -> None:
    """What must fit into a cell does, and each good has a letter of its own."""
    text = Translator(language, "monasterium").text
    short = [text(f"cli-do-{key}") for key in ("send", "pair", "tile", "any", "die", "score")]
    letters = [text(f"cli-good-{good}.letter") for good in GOODS]
    assert [word for word in [*short, text("cli-do-points", points=3)] if len(word) > 4] == []
    assert [len(letter) for letter in letters] == [1] * len({*letters})


@pytest.mark.parametrize("width", [40, 60])
def test_a_narrow_screen_has_the_blocks_below_each_other(width: int) -> None:
    """Nothing is lost: what does not fit beside stands below."""
    match = played(STORY)
    shown = table(match, reader(match), width)
    assert max([len(line) for line in shown]) <= width
    parts = ("die/5", "C3 □ 1/6", "I    →1", "A B · +i", "Green")
    assert [part for part in parts if part not in "\n".join(shown)] == []


def test_dice_picked_to_be_thrown_again() -> None:
    """They stand in brackets; the others' hands are counted."""
    match = played(ROLL)
    assert "Roll  1 ○  2 ·  3 ·  4 ·  5 ·  6* ○(●)  In hand: ▲ 4" in table(match, reader(match))


def test_an_action_used_up_is_marked() -> None:
    """In the turn in which it was used, it has a sign of its own."""
    marked = re.compile("^II .* \N{MULTIPLICATION SIGN}3pt", re.MULTILINE)
    match = played(USED)
    assert marked.search("\n".join(table(match, reader(match))))

    s = match.state
    assert isinstance(s, Monasterium)
    while s.column != NO_COLUMN or match.seat != 0:  # until Red places dice again
        match.act(s.legal()[-1])
    assert not marked.search("\n".join(table(match, reader(match))))


@each_language
def test_a_refusal_says_what_is_missing(language: str) -> None:
    """Before the rule: of all ways to do it, what the nearest lacks."""
    asked = choices(POOR, language)
    action = asked.options[0]
    with pytest.raises(Illegal) as refused:
        played(POOR).state.play(action)
    assert refused.value.lack is not None
    missing = Translator(language, "monasterium").sentence(refused.value.lack, [])
    told = asked.refusal(action)

    assert told is not None
    assert 0 < told.index(missing) < told.index("[MSM-TAKE-10]")


def test_a_mission_done_asks_for_nothing() -> None:
    """Whoever has completed a mission sees its points and who else has."""
    match = played(STORY)
    green = Reader(Translator("en", "monasterium"), match.record.names, 2)
    assert any([re.search("A1 - +9 ■$", line) for line in table(match, green)])


def edition(text: str) -> Match:
    """A match of an owner's edition."""
    corrected = custom_edition("monasterium", text)
    assert problems(corrected) == []
    return Match(MONASTERIUM.with_edition(overrides(corrected)), ["Red", "Blue"], Seeded(1), {})


def test_rooms_that_do_not_form_a_ring() -> None:
    """No line pretends that they do: which spaces they border is told in words."""
    match = edition("""[board-2]
A-rooms = { is = ["profane 1-3", "workshop 2-3", "profane 3-4", "common 4-1"], by = "book" }
""")
    who = reader(match)
    shown = table(match, who)
    assert any([line.startswith("A ····      4   □ s· □ t· □ s· □ b·") for line in shown])
    assert any([line.startswith("B ····      4   □─t·─□─b·─□─t·─") for line in shown])
    assert "A  ⌂1 □1□3, ⌂2 □2□3, ⌂3 □3□4, ⌂4 □1□4" in words(match, who)
    assert "A  ⌂1" not in "\n".join(words(played(STORY), who))


def test_a_long_path_goes_on_below() -> None:
    """Twenty fields take more lines, and none is cut."""
    links = ", ".join([f'"{letter}"' for letter in "ABCDE" * 4])
    bonuses = ", ".join(['"-"'] * 19 + ['"die"'])
    match = edition(
        f'[path]\nlinks = {{ is = [{links}], by = "book" }}\n'
        f'bonuses = {{ is = [{bonuses}], by = "book" }}\n'
    )
    shown = " ".join(table(match, reader(match)))
    assert all(f" {field + 1} {letter}" in shown for field, letter in enumerate("ABCDE" * 4))


def test_the_end_adds_up() -> None:
    """What each source brought, for each player, is what the points are."""
    names = ["Red", "Blue", "Green"]
    match = chapterhouse.start("monasterium", names, seed=3)
    while not match.over:
        match.act(match.view(match.seat).legal()[0])
    board = BOARDS["monasterium"]
    who = Reader(Translator("en", "monasterium"), names, 0)
    told = lines(board.ending(match.game, match.view(0), who))
    rows = [[int(n) for n in re.findall(r" (\d+)", line)] for line in told[1:]]
    points = next(at for at, line in enumerate(told[1:]) if line.startswith("Points"))
    assert rows[points] == match.game.points(match.state)
    assert [sum(column) for column in zip(*rows[:points], strict=True)] == rows[points]
    assert rows[points + 1] == match.game.ranks(match.state)
    assert told[-1].endswith(("wins the game.", "shares the win, as nothing breaks the tie."))


def test_every_word_is_used() -> None:
    """Each message for the terminal is named in the source of the board, or where play begins."""
    sources = [*(PACKAGE / "boards/monasterium").glob("*.py"), PACKAGE / "cli/play.py"]
    named = re.findall("['\"](cli-[a-z-]+)", "".join([path.read_text("utf-8") for path in sources]))
    catalogue = (PACKAGE / "locale/en/monasterium.ftl").read_text("utf-8")
    keys = re.findall("^(cli-[a-z-]+) =", catalogue, re.MULTILINE)
    made = ("cli-good-", "cli-task-")  # of goods and conditions
    assert keys
    assert [key for key in keys if not key.startswith(made) and key not in named] == []
