"""The table of Monastery in a terminal: the plan, the grid, and what is whose secret."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

import chapterhouse
from chapterhouse.boards import BOARDS
from chapterhouse.boards.board import Reader
from chapterhouse.games.monastery.components import SECRET_WAYS, TILES
from chapterhouse.locale import LANGUAGES, Translator
from cli.rendered import lines, reader, table, words
from games.scenario import played

PACKAGE = Path(chapterhouse.__file__).parent
STORY = """monastery/1 Red Blue Green
    > | .          chapel│(Rrb)  .  guest-house┬[G..]**  .         .
    > | garden(G)  @RR           @  @                    path─()   stables─[B..]
    > | path─[.]   @BG           @  @                    .         dovecote
    > Red hand secret-way-red scriptum refectory field
    > Blue hand library
    > Red strip LI.e..N..
    > Blue strip .UA......
    > Blue blessings 3
    > row green b.aO.MN+IB+US
    > day 2
    > hour terce
    > left 4"""
DRAWN = Path(__file__).with_name("monastery.txt")
WALKING = f"{STORY}\n    Red: walk abbey 0 0 standing"
PLACING = f"{STORY}\n    Red: raise scriptum"
TURNING = f"{PLACING}, at 1 2"
LOW, HIGH = 14, 30  # lines for the table on screens of 24 and 40

each_language = pytest.mark.parametrize("language", LANGUAGES)


def low(text: str, width: int = 80) -> list[str]:
    """The table on a low screen, as the one who is asked sees it."""
    match = played(text)
    return table(match, replace(reader(match), room=LOW), width)


def test_the_whole_table() -> None:
    """The hour, the own tiles, dial, grid, players, and the plan with its coordinates."""
    match = played(STORY)
    assert table(match, reader(match)) == DRAWN.read_text("utf-8").splitlines()


def test_nothing_but_ascii_is_needed() -> None:
    """Every sign has another one, and they all differ where they could be confused."""
    match = played(STORY)
    plain = reader(match, plain=True)
    shown = "\n".join([*table(match, plain), *words(match, plain)])
    assert shown.isascii()
    assert '+--""--+' in shown  # an edge with a pathway
    assert "|@@'#' |" in shown  # one who stands, two at prayer
    assert "Refe*4^><" in shown


@each_language
@pytest.mark.parametrize("story", [STORY, WALKING, PLACING])
def test_24_lines_hold_a_table_and_a_question(language: str, story: str) -> None:
    """In every language, the plan stands beside all else."""
    match = played(story)
    shown = table(match, replace(reader(match, language), room=LOW))
    assert len(shown) <= LOW
    assert max([len(line) for line in shown]) <= 80
    assert any([re.search(r"│.*● · · · B", line) for line in shown])


@each_language
def test_40_lines_hold_the_whole_plan(language: str) -> None:
    """On a high screen it stands below all else, so it can be wider."""
    match = played(STORY)
    shown = table(match, replace(reader(match, language), room=HIGH), 84)
    assert len(shown) <= HIGH
    assert max([len(line) for line in shown]) <= 84
    assert "┌──::──┼──║║──┴──║║──┴──║║──┼──────┬──────┐" in "\n".join(shown)


@each_language
def test_short_words_are_short(language: str) -> None:
    """What must fit into a cell does, and no two tiles are called alike, but for Paths."""
    text = Translator(language, "monastery").text
    others = [tile for tile in TILES if tile not in SECRET_WAYS and tile != "path-corner"]
    names = [text(f"cli-tile-{tile}") for tile in others]
    heads = [text(f"cli-do-{head}") for head in ("blessings", "tiles", "score")]
    short = [*heads, text("cli-tile-secret-way")]
    assert [name for name in names if len(name) > 4] == []
    assert [word for word in short if len(word) > 3] == []
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("width", [40, 60])
def test_a_narrow_screen_has_the_blocks_below_each_other(width: int) -> None:
    """The plan is cut, and points to where it goes on."""
    match = played(STORY)
    shown = table(match, reader(match), width)
    assert max([len(line) for line in shown]) <= width
    assert any([line.startswith("● · · · B") for line in shown])
    assert any([line.endswith("   >") for line in shown]) == (width == 40)


def test_a_plan_that_does_not_fit_shows_what_matters() -> None:
    """Whoever places a tile sees the cells where it can lie."""
    shown = "\n".join(low(PLACING))
    assert "[1/2 ]" in shown
    assert "3   >" in shown  # the monastery goes on to the east


def test_a_very_low_screen_has_no_plan() -> None:
    """When letters are bought, the choices may need the room; the grid stays."""
    match = played(STORY)
    shown = table(match, replace(reader(match), room=9))
    assert len(shown) <= 9
    assert not any(["Abbey" in line for line in shown])
    assert any(["B · · R" in line for line in shown])


def test_the_way_of_a_monk_has_its_costs() -> None:
    """Once a monk is chosen, each tile in its reach tells what it costs to go there."""
    shown = "\n".join(low(WALKING))
    assert "Path→1" in shown
    assert "Stab→2" in shown
    assert "┤         →          ├" in shown  # it sets out from the Abbey
    assert "Chap≡3" in shown  # it is full


def test_a_tile_in_hand_is_shown_where_it_is_to_lie() -> None:
    """In its cell, and behind the screen in all rotations that are possible."""
    shown = "\n".join(low(TURNING))
    assert "[Scri]" in shown
    assert "Scri≡3 0:║" in shown


def test_others_do_not_see_what_is_behind_the_screen() -> None:
    """Neither tiles nor blessings, nor the tile that is being placed."""
    match = played(TURNING)
    blue = Reader(Translator("en", "monastery"), match.record.names, 1)
    shown = "\n".join(lines(BOARDS["monastery"].draw(match.view(1), blue)))
    assert "Behind the screen: Libr≡3╚" in shown
    assert "Scri" not in shown
    assert "▲ Blue  ·UA······  3   1" in shown
    red = "\n".join(table(match, reader(match)))
    assert "▲ Blue  ·UA······  ?   1" in red


def test_the_table_in_words() -> None:
    """All of the plan, the own tiles with their boxes, the letters that are still free."""
    match = played(STORY)
    said = "\n".join(words(match, replace(reader(match), room=LOW)))
    parts = ("Refectory       *4  4 3 2 1  ╩", "Guest House (2/-1) ≡ ╦ +2 ■21", "Q E S U M U S")
    assert [part for part in parts if part not in said] == []
    assert "┌──::──┼──║║──┴──║║──┴──║║──┼──────┬──────┐" in said


def test_the_end_adds_up() -> None:
    """What each part of a testament brings, for each player, is what the points are."""
    names = ["Red", "Blue", "Green"]
    match = chapterhouse.start("monastery", names, seed=3)
    turn = 0
    while not match.over:
        legal = match.view(match.seat).legal()
        turn += 1
        match.act(legal[turn % len(legal)])
    board = BOARDS["monastery"]
    who = Reader(Translator("en", "monastery"), names, 0)
    told = lines(board.ending(match.game, match.view(0), who))
    numbers = [re.findall(r" (-?\d+)", line) for line in told[1:]]  # also in what a line counts
    rows = [[int(n) for n in found[-len(names) :]] for found in numbers]
    points = next(at for at, line in enumerate(told[1:]) if line.startswith("Points"))
    assert rows[points] == match.game.points(match.state)
    assert [sum(column) for column in zip(*rows[:points], strict=True)] == rows[points]
    assert rows[points + 1] == match.game.ranks(match.state)
    assert told[-1].endswith(("wins the game.", "from the top)."))


def test_every_word_is_used() -> None:
    """Each message for the terminal is named in the source of the board, or where play begins."""
    sources = [*(PACKAGE / "boards/monastery").glob("*.py"), PACKAGE / "cli/play.py"]
    named = re.findall("['\"](cli-[a-z-]+)", "".join([path.read_text("utf-8") for path in sources]))
    catalogue = (PACKAGE / "locale/en/monastery.ftl").read_text("utf-8")
    keys = re.findall("^(cli-[a-z-]+) =", catalogue, re.MULTILINE)
    assert keys
    assert [key for key in keys if not key.startswith("cli-tile-") and key not in named] == []
