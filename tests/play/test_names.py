"""Names as they are newly given: written in one way, seen whole, and told apart."""

import unicodedata

import pytest

from chapterhouse import replay
from chapterhouse.core.rule import Malformed
from chapterhouse.games import GAMES
from chapterhouse.play.match import Match
from chapterhouse.play.names import alike, given, tidied

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"


def refused(*names: str) -> Malformed:
    with pytest.raises(Malformed) as problem:
        given(names)
    return problem.value


@pytest.mark.parametrize(
    "name",
    [
        "Anna",
        "Zo\u00eb",
        "\u674e",
        "O'Brien",
        "R2-D2",
        "7",
        "\u0410\u043d\u043d\u0430",
        "\u05d3\u05d5\u05d3",
        "\u0928\u0947\u0939\u093e",
        "\u05e9\u05b8\u05bc\u05c1\u0591\u05d5",
        "\u0f66\u0f92\u0fb2\u0f74\u0f56",
        "\U0001f60a",
        FAMILY,
        f"Die {FAMILY}",
        "Max \u2764\ufe0f",
        "1\ufe0f\u20e3",
        "\U0001f44d\U0001f3fd",
        "\u2764\ufe0f\u200d\U0001f525",
    ],
)
def test_names_of_all_kinds(name: str) -> None:
    """Letters of any language, numbers, and pictures, also such as are joined of several."""
    assert [name] == given([name])
    assert Match(GAMES["biblios"], [name, "Bram"], None).record.names[0] == name


@pytest.mark.parametrize("name", [FAMILY, "Max \u2764\ufe0f", "\u0928\u0947\u0939\u093e"])
def test_a_record_holds_such_names(name: str) -> None:
    """What is given can be written down and read again."""
    text = Match(GAMES["biblios"], [name, "Bram"], None).record.text()

    assert replay(text).record.names == [name, "Bram"]


@pytest.mark.parametrize(
    ("name", "sign"),
    [
        (f"An{chr(code)}na", f"U+{code:04X}")
        for code in (
            0x34F,
            0xFE0F,
            0x3164,
            0x2800,
            0x200B,
            0x200C,
            0x200D,
            0x2060,
            0x202E,
            0x2066,
            0xFEFF,
            0xAD,
            0x115F,
            0xFFA0,
            0x180B,
            0xE0061,
            0xE0100,
            0x9,
            0xA,
            0x1B,
            0x9B,
        )
    ],
)
def test_signs_that_nobody_sees_are_refused(name: str, sign: str) -> None:
    """Fillers, joiners, marks of direction, tags and control signs: each is named by its number."""
    problem = refused("Bram", name)

    assert (problem.key, problem.slots) == ("unseen-sign", {"sign": sign})


@pytest.mark.parametrize(
    "name", ["\u200d", "\u3164", "\u2800\u2800", "A\u200d", "\ufe0f", "\u200dA"]
)
def test_what_cannot_be_seen_is_no_name(name: str) -> None:
    """Nor is a joiner that joins nothing."""
    assert refused(name).key == "unseen-sign"


def test_nothing_covers_the_lines_around_it() -> None:
    """No letter carries a heap of marks."""
    assert refused("Bram", "Ann" + "a\u0301" * 2 + "\u0302" * 7).key == "many-marks"


@pytest.mark.parametrize("name", ["", " ", "\u3000", "...", "-", "\u0301", "'", "($)"])
def test_a_name_has_a_letter_a_number_or_a_picture(name: str) -> None:
    """Of spaces, marks and punctuation alone nobody could be called."""
    assert refused("Bram", name).key == "no-name"


@pytest.mark.parametrize(
    "written", ["  Anna  Maria ", "Anna\u00a0Maria", "Anna\u2003\u3000Maria", "\u2009Anna Maria\n"]
)
def test_spaces_are_single(written: str) -> None:
    """Spaces of all widths, around a name or within, are one space or none."""
    assert given([written]) == ["Anna Maria"]


def test_names_are_composed() -> None:
    """However it was typed, a name is kept in one form."""
    assert [unicodedata.normalize("NFD", "Zo\u00eb")] != given(["Zo\u00eb"])
    assert given([unicodedata.normalize("NFD", "Zo\u00eb")]) == ["Zo\u00eb"]
    assert tidied("\u1112\u1161\u11ab") == "\ud55c"
    assert refused("Zo\u00eb", unicodedata.normalize("NFD", "Zo\u00eb")).key == "same-name"


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Anna", "anna"),
        ("Anna", "\u0410nna"),  # a Cyrillic A
        ("Pop", "\u0420\u043e\u0440"),  # Cyrillic throughout
        ("NIKO", "\u039d\u0399\u039a\u039f"),  # Greek
        ("\u0392\u0415\u0422\u0410", "BETA"),  # of two scripts
        ("\u0412\u0410\u041d\u042f", "\u0432\u0430\u043d\u044f"),
        ("\u039d\u03af\u03ba\u03b7", "\u03bd\u03af\u03ba\u03b7"),
        ("Anna", "\uff21\uff4e\uff4e\uff41"),  # wide letters
        ("Anna", "\U0001d400nna"),  # a letter of formulas
        ("Ilse", "llse"),
        ("Bot 1", "Bot l"),
        ("B0B", "BOB"),
        ("Carmen", "Carrnen"),
        ("Walter", "VValter"),
        ("O'Brien", "O\u2019Brien"),
        ("R2-D2", "R2\u2011D2"),
        ("\u2764", "\u2764\ufe0f"),
        ("Stra\u00dfe", "STRASSE"),
    ],
)
def test_names_that_look_alike(name: str, other: str) -> None:
    """Letters that look the same, in capitals or not, in whatever script and width."""
    problem = refused("Bram", name, other)

    assert problem.key == "names-alike"
    assert problem.slots == {"name": tidied(other), "other": name}


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Anna", "Hanna"),
        ("Zoe", "Zo\u00eb"),
        ("Bot 1", "Bot 2"),
        ("Jan", "Jana"),
        ("Ira", "\u0418\u0440\u0430"),
        (FAMILY, "\U0001f468"),
        ("Tim", "Tom"),
        ("\u674e", "\u738b"),
    ],
)
def test_names_that_can_be_told_apart(name: str, other: str) -> None:
    """What a reader tells apart may sit at one table."""
    assert not alike(name, other)
    assert given([name, other]) == [name, other]


def test_equal_names_are_told_as_such() -> None:
    """Who is called the same does not merely look so."""
    assert refused("Anna", "Bram", "Anna").key == "same-name"


def test_records_of_before_are_read() -> None:
    """What was given before there were these rules is still read, as it was."""
    names = ["Anna", "\u0410nna", "An\u034fna", "\u3164"]
    text = Match(GAMES["biblios"], names, None).record.text()

    assert replay(text).record.names == names
