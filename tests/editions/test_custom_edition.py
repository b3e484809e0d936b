"""The file of an owner: what is read, and what is said of what cannot be."""

from pathlib import Path

import pytest

from chapterhouse.core.rule import Malformed
from chapterhouse.editions import load
from chapterhouse.editions.custom import custom_edition, differences
from chapterhouse.games import GAMES

SHORT = '[path]\nlast-points = { is = 6, by = "book" }\n'


def refused(text: str) -> str:
    """What is said of a file that cannot be read."""
    with pytest.raises(Malformed) as caught:
        custom_edition("monasterium", text)
    return str(caught.value)


def test_an_empty_file_is_our_edition() -> None:
    """Whoever says nothing gets ours, digest and all."""
    edition = custom_edition("monasterium", "")

    assert edition == load("monasterium")
    assert differences(edition) == []


def test_a_short_file_changes_what_it_names() -> None:
    """Value and provenance are theirs, everything else is ours."""
    edition, ours = custom_edition("monasterium", SHORT), load("monasterium")
    changed = [path for path in ours.facts if edition.facts[path] != ours.facts[path]]

    assert (changed, edition["path.last-points"]) == (["path.last-points"], 6)
    assert (edition.name, edition.sources) == (ours.name, ours.sources)
    assert edition.digest != ours.digest


def test_a_whole_file_has_its_own_name_and_sources() -> None:
    """A file may give all that ours gives; a source of the same key is replaced."""
    head = 'game = "monasterium"\nname = "My box"\n[sources]\nS1 = "my eyes"\nmine = "too"\n'
    edition = custom_edition("monasterium", head + SHORT)

    assert edition.name == "My box"
    assert (edition.sources["S1"], edition.sources["mine"]) == ("my eyes", "too")
    assert "S2" in edition.sources


def test_the_book_is_told_from_what_is_ours() -> None:
    """Of each difference it is known whether it goes against the rulebook."""
    text = SHORT + '[window]\ncolumn-1 = { is = 5, by = "book" }\n'
    found = differences(custom_edition("monasterium", text))

    assert [(d.ours.value, d.theirs.value) for d in found] == [(4, 5), (5, 6)]
    assert [d.against_the_book for d in found] == [False, True]


def test_the_same_value_is_no_difference() -> None:
    """Who confirms a fact changes its provenance, not the digest; but 1 and true are two."""
    ours = load("monasterium")
    same = custom_edition(
        "monasterium", '[window]\ncolumn-1 = { is = 4, by = "book", source = ["box"] }'
    )
    true = custom_edition("monasterium", '[setup]\nown-dice = { is = true, by = "book" }')

    assert (differences(same), same.digest) == ([], ours.digest)
    assert len(differences(true)) == 1


def test_the_example_of_the_guide_is_fit_for_play() -> None:
    """What docs/editions.md shows can be copied into a file, and is what it runs."""
    guide = (Path(__file__).parents[2] / "docs/editions.md").read_text("utf-8")
    example = guide.partition("```toml\n")[2].partition("```")[0]
    edition = custom_edition("monasterium", example)

    assert GAMES["monasterium"].printed.problems(edition) == []
    assert len(differences(edition)) == 3
    assert all(f"... {line}".rstrip() in guide for line in example.splitlines())


def test_a_fact_may_be_a_section_of_its_own() -> None:
    """TOML has several ways to write a table."""
    edition = custom_edition("monasterium", '[path.last-points]\nis = 6\nby = "book"\n')

    assert edition["path.last-points"] == 6


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[path\n", "line 1, column 6 is not valid TOML: [path"),
        ("[path]\nlast-points =", "line 2, column 14 is not valid TOML: last-points ="),
        ("[path]\nx = \x1b[31m", "line 2, column 5 is not valid TOML: x =  [31m"),
        ("[path]\r\n[path]\r\n", "line 2 says once more what is said: [path]"),
        ("a = 1\na = 2\n", "line 2 says once more what is said: a = 2"),
        (f"a = {'[' * 20000}", "it is nested too deeply to be read"),
        (f"a{'.a' * 20000} = 1", "it is nested too deeply to be read"),
        ('"\u2028"' + '."\u2028"' * 5000 + " = 1", "it is nested too deeply to be read"),
        (f"a = {'9' * 5000}", f"line 1, column 5005 is not valid TOML: a = {'9' * 56}"),
        ('game = "biblios"', "this is an edition of biblios, not of monasterium"),
        ("game = 3", "this is an edition of -, not of monasterium"),
        (f"game = 0x{'f' * 9000}", "this is an edition of -, not of monasterium"),
        ("name = 3", "name needs a line of words"),
        ('name = " "', "name needs a line of words"),
        ("sources = 3", "sources is a section: its facts stand below [sources]"),
        ("[sources]\na = 3", "sources.a needs a line of words"),
        ("path = 3", "path is a section: its facts stand below [path]"),
        ("[pth]", "there is no section pth; try path"),
        ('["\\u001b"]', "there is no section '\\x1b'; try box, monasteries, setup, "),
        ("[path]\nlast-point = 3", "there is no fact path.last-point; try path.last-points"),
        ("[path]\nzzz = 3", "there is no fact path.zzz; try path.links, path.bonuses, path.last-p"),
        ("[path]\nlast-points = 6", "path.last-points needs its value and who states it"),
        ("[path]\nlast-points = { is = 6 }", "path.last-points needs its value and who states it"),
    ],
)
def test_what_cannot_be_read(text: str, told: str) -> None:
    """One line: where, what it says, and what would be right."""
    assert refused(text).startswith(told)
