"""MON-INV-12 Whether an owner's edition of Monastery can be played: each fault is named."""

from functools import partial

import pytest

from chapterhouse.editions import load
from chapterhouse.games.monastery.components import COLOURS
from games.corrected import faults

said = partial(faults, "monastery")


def test_what_rules_name_is_there_once() -> None:
    """MON-ICON-1 A rule that speaks of the Farm needs one; other buildings may be left out."""
    assert said(count__farm="0") == ["count.farm is 0; the program can only play 1"]
    assert said(count__dovecote="2")[0].startswith("count.dovecote is 2; ")
    assert said(count__smithy="0", count__field="9") == []
    assert said(count__smithy="13") == ["count.smithy is 13; it needs a whole number: 0-12"]


def test_colours() -> None:
    """MON-TERM-12 Four words; what our reading takes for brown may be grey."""
    assert said(colour__stables='"grey"') == []
    assert said(colour__smithy='"blue"') == [
        "colour.smithy is blue; try none, grey, brown, both",
    ]


def test_boxes_never_outnumber_the_value() -> None:
    """AMB-49 So a tile that is turned has room for all who built it."""
    assert said(value__kitchen="2", boxes__kitchen="[4, 1]") == []
    assert said(value__kitchen="2") == [
        "boxes.kitchen has the length 3; it needs a list of the length 1-2"
    ]
    assert said(value__kitchen="9", boxes__kitchen="[1, 1, 1, 1, 1, 1]") == [
        "boxes.kitchen has the length 6; it needs a list of the length 1-5"
    ]
    assert said(boxes__kitchen="[3, 0, 1]") == [
        "boxes.kitchen #2 is 0; it needs a whole number: 1-9"
    ]


def test_edges() -> None:
    """MON-PLACE-6 A tile without any could never be laid; a gateway will do."""
    none = '["empty", "empty", "empty", "empty"]'

    assert said(edges__smithy=none) == [
        "all of edges.smithy is empty; one at least needs path, gateway"
    ]
    assert said(edges__smithy=none.replace("empty", "gateway", 1)) == []
    assert said(edges__smithy=none.replace("empty", "none", 1)) == [
        "edges.smithy #1 is none; try path, gateway, empty"
    ]
    assert said(edges__smithy='["path"]') == [
        "edges.smithy has the length 1; it needs a list of the length 4"
    ]


def test_doors() -> None:
    """MON-TERM-2, AMB-53 Ten doors, one of which is open."""
    doors = ["path"] + ["empty"] * 9

    assert said(abbey__doors=str(doors)) == []
    assert said(abbey__doors=str(["empty"] * 10)) == [
        "all of abbey.doors is empty; one at least needs path"
    ]
    assert said(abbey__doors=str(["gateway", *doors[1:]])) == [
        "abbey.doors #1 is gateway; try path, empty"
    ]


@pytest.mark.parametrize(
    "words", ["libera nos", "LIBERA", " LIBERA NOS", "LIBÉRA NOS", "LIBERA  NOS"]
)
def test_phrases(words: str) -> None:
    """MON-COMP-4 Nine letters, in words."""
    assert said(phrase__red='"QUAESUMUS"', phrase__blue='"LIBERA NOS"') == []
    assert said(phrase__red=f'"{words}"') == [
        f"phrase.red is {words}; it needs words with 9 letters in all, out of A-Z"
    ]


def test_rows() -> None:
    """MON-COMP-5 Each colour has a row."""
    assert said(grid__order=str(COLOURS[::-1])) == []
    assert said(grid__order='["red", "red", "green", "yellow"]') == [
        "grid.order has red 2 times; it needs 1",
        "grid.order has blue 0 times; it needs 1",
    ]


def test_columns() -> None:
    """MON-COMP-5 Nine letters and four crosses, wherever they are."""
    assert said(grid__columns=str(["monk"] * 4 + ["letter"] * 9)) == []
    assert said(grid__columns=str(["monk"] * 5 + ["letter"] * 8)) == [
        "grid.columns has letter 8 times; it needs 9",
        "grid.columns has monk 5 times; it needs 4",
    ]


def test_prices() -> None:
    """MON-COLL-2 The lower price is not the higher one."""
    assert said(grid__upper=str([9] * 13), grid__lower=str([9] * 13)) == []
    assert said(grid__upper=str([9] * 13), grid__lower=str([*[9] * 12, 10])) == [
        "grid.lower #13 is 10; it needs a whole number: 1-9"
    ]
    assert said(grid__upper=str([9, 0, *[9] * 11])) == [
        "grid.upper #2 is 0; it needs a whole number: 1-99"
    ]


def test_the_dial() -> None:
    """MON-COMP-7 It begins with a service and ends with the night, the only one."""
    kinds = ["service", "study", "toil"] * 3 + ["night"]
    draws = [3, 0, 0, 2, 0, 0, 1, 0, 0, 0]

    assert said(dial__kinds=str(kinds), dial__draws=str(draws)) == []
    assert said(dial__kinds=str(["toil", *["night", "study"] * 4, "toil"])) == [
        "dial.kinds #1 is toil; try service",
        *[f"dial.kinds #{n} is night; try service, study, toil" for n in (2, 4, 6, 8)],
        "dial.kinds #10 is toil; try night",
        *[
            f"dial.draws #{n} is {d}; it needs a whole number: 0"
            for n, d in ((1, 3), (5, 2), (8, 1))
        ],
    ]


def test_draws() -> None:
    """MON-COMP-8 Tiles are drawn at each service, and only there."""
    assert said(dial__draws="[3, 1, 0, 0, 0, 0, 0, 1, 0, 0]") == [
        "dial.draws #2 is 1; it needs a whole number: 0",
    ]
    assert said(dial__draws="[3, 0, 0, 0, 0, 0, 0, 1, 0, 0]") == [
        "dial.draws #5 is 0; it needs a whole number: 1-9",
    ]


def test_hours() -> None:
    """An hour is called by a word of the catalogues."""
    names = load("monastery")["dial.names"]

    assert said(dial__names=str([*names[:5], *names[6:9], "lectio", "night"])) == []
    assert said(dial__names=str(["noon", *names[1:]]))[0].startswith("dial.names #1 is noon; try ")


def test_rests_rise() -> None:
    """MON-BLESS-3 More points are left for each blessing more."""
    assert said(blessings__rests="[2, 3, 4, 99]") == []
    assert said(blessings__rests="[1, 5, 5, 99]") == [
        "blessings.rests #3 is 5; it needs a whole number: 6-99"
    ]
    assert said(blessings__rests="[97, 98, 99, 99]") == [
        "blessings.rests #1 is 97; it needs a whole number: 1-96",
        "blessings.rests #2 is 98; it needs a whole number: 1-97",
        "blessings.rests #3 is 99; it needs a whole number: 1-98",
    ]
