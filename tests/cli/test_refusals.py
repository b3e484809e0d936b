"""What cannot be done, and what cannot be read: one line in the reader's language."""

from pathlib import Path

import pytest

from chapterhouse.games import GAMES
from chapterhouse.locale import LANGUAGES, Translator
from cli.ran import Call, joined
from translations import problem

RULE = GAMES["biblios"].rules["BIB-GIFT-5"]
HEADER = "biblios/1 Anna Bram"
DRAWN = f"{HEADER}\n: first 1, gold-3\nAnna: keep\n: gold-2\n"

each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
@pytest.mark.parametrize("answer", ["keep", "why keep"])
def test_a_refusal_names_action_rule_and_id(call: Call, language: str, answer: str) -> None:
    """An illegal word, or the question why, is answered by the sentence of the rule."""
    ran = call("play", "--seed=1", "--lang", language, typed=f"1\n{answer}\n")
    translator = Translator(language, "biblios")
    refusal = translator.text(
        "refusal", action=translator.text("act-keep"), rule=translator.why(RULE), id=RULE.id
    )
    assert joined(refusal) in ran.words


@each_language
def test_an_illegal_record_is_refused(call: Call, tmp_path: Path, language: str) -> None:
    """A record against a rule: exit code 1, and file, line and rule in one line."""
    file = tmp_path / "illegal.txt"
    file.write_text(f"{DRAWN}Anna: keep\n", "utf-8")
    ran = call("replay", str(file), "--lang", language)
    assert (ran.code, ran.out, ran.err.count("\n")) == (1, "", 1)
    translator = Translator(language, "biblios")
    place = problem(language, "line", line="5", problem="")
    assert f"{file}, {place}" in ran.err or f"{file}, {place.strip()}" in ran.err
    assert translator.text("act-keep") in ran.err
    assert translator.why(RULE) in ran.err
    assert "[BIB-GIFT-5]" in ran.err


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (
            "foo",
            "there is no command “foo”; try serve, play, learn, replay, review, verify, duel,",
        ),
        ("play chess", "there is no game chess; try biblios, monasterium, monastery"),
        ("play a b", "“b” is one word too many for play"),
        ("play --sede=3", "there is no option “--sede=3” here; try --seed"),
        ("play --nothing-like-it", "there is no option “--nothing-like-it” here; try --seats"),
        ("play --seats=two", "--seats needs a whole number, not “two”"),
        ("play monasterium --seats=5", "monasterium is not played by 5; try 2, 3, 4"),
        ("play --seats=9", "biblios is not played by 9; try 2, 3, 4"),
        ("play --seats=1.5", "--seats needs a whole number, not “1.5”"),
        ("serve --pace=slow", "--pace needs a number such as 0.7, not “slow”"),
        ("play --seats", "--seats needs a value after it"),
        ("play --seats=2 --seats=3", "--seats is given twice"),
        ("play --seed=-1", "--seed is at least 0, not -1"),
        ("play --seed=99999999999", "--seed is at most 2147483647, not 99999999999"),
        ("play --level=hard", "there is no level hard; try 1, 2, 3, 4, 5, 6, 7, 8"),
        ("play --option=x", "“x” does not set an option; write NAME=VALUE, with one of penalty, "),
        ("play --option=x=y", "biblios has no option x; try penalty, "),
        ("play --option=penalty=x", "penalty cannot be x; try standard, bluff"),
        ("play --name=a:b", "a:b is not a name: it needs letters, and none of the signs "),
        ("play --hot-seat=A,A", "players need different names, not A, A"),
        ("play --hot-seat=Al,AI", "AI looks like Al: players need names that can be told apart"),
        ("play --name=A\u200b", "a name cannot hold the sign U+200B, which nobody can see"),
        ("play --hot-seat=A,B,C --seats=2", "A, B, C cannot all sit down: there are 2 seats"),
        ("play --hot-seat=A,B --name=C", "--name and --hot-seat both say who plays"),
        ("play --save=/no/such/x", "there is no folder /no/such to save in"),
        ("play --save=/", "/ is a folder, not a file"),
        ("replay", "replay needs FILE"),
        ("replay /no/such/file", "there is no file /no/such/file"),
        ("replay /", "/ is a folder, not a file"),
        ("replay x --step=3", "--step takes no value, not even “3”"),
        ("duel greedy", "duel needs LEVEL"),
        ("duel greedy hard", "there is no level hard; try 1, 2, 3, 4, 5, 6, 7, 8"),
        ("duel greedy uniform --games=0", "--games is at least 1, not 0"),
        ("duel greedy uniform --jobs=0", "--jobs is at least 1, not 0"),
        ("duel greedy uniform --seats=7", "biblios is not played by 7; try 2, 3, 4"),
        ("tournament", "a tournament needs two or more different bots, not -"),
        ("tournament 1 2 1", "a tournament needs two or more different bots, not 1, 2, 1"),
        ("tournament 1 9", "there is no level 9; try 1, 2, 3, 4, 5, 6, 7, 8"),
        ("tournament 1 2 --seats=2,x", "--seats needs a whole number, not “x”"),
        ("tournament 1 2 --seats=5", "biblios is not played by 5; try 2, 3, 4"),
        ("tournament 1 2 --table=/no/such/x", "there is no folder /no/such to save in"),
        ("tournament 1 2 --plot=/", "/ is a folder, not a file"),
        ("balance chess", "there is no game chess; try biblios, monasterium, monastery"),
        ("balance --level=9", "there is no level 9; try 1, 2, 3, 4, 5, 6, 7, 8"),
        ("balance --games=0", "--games is at least 1, not 0"),
        ("rule BIB-GIFT-99", "there is no rule “BIB-GIFT-99”; try BIB-GIFT-"),
        ("rule MSM-TAKE-99", "there is no rule “MSM-TAKE-99”; try MSM-TAKE-"),
        ("rule wool", "there is no rule “wool”; try BIB, MSM, MON"),
        ("perft --depth=0", "--depth is at least 1, not 0"),
        ("perft --depth=99", "--depth is at most 12, not 99"),
        ("edition chess", "there is no game chess; try biblios"),
        (
            "edition --only=me",
            "no fact is stated by “me”; try book, public, derived, reconstructed",
        ),
        ("rule --lang=xx", "xx is not a language here; try en, de, fr, ru"),
        ("rule --lang", "--lang needs a value after it"),
        ("--lang=en rule --lang=de", "--lang is given twice"),
    ],
)
def test_a_command_line_that_cannot_be_read(call: Call, arguments: str, told: str) -> None:
    """Exit code 2, nothing printed but one line with the place and what would be right."""
    ran = call(*arguments.split())
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert ran.err.startswith(f"chapterhouse: {told}")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "line 1: - does not begin a record; it begins with one of biblios/1, monasterium/1, "),
        ('biblios/1 "Anna', 'line 1: biblios/1 "Anna does not begin a record'),
        ("chess/1 Anna Bram", "line 1: chess/1 does not begin a record"),
        ("biblios/99 Anna Bram", "line 1: biblios/99 cannot be played"),
        ("biblios/1 Anna", "line 1: biblios is not played by 1; try 2, 3, 4"),
        ("biblios/1 Anna Anna", "line 1: players need different names, not Anna, Anna"),
        ("biblios/1 penalty=x Anna Bram", "line 1: penalty cannot be x; try standard, bluff"),
        (f"{HEADER}\nAnna keep", "line 2: Anna keep has no speaker; try NAME: WORD"),
        (f"{HEADER}\nAnna: keep", "line 2: Anna does not speak here; chance does, with no name"),
        (f"{DRAWN}Bram: keep", "line 5: Bram does not speak here; it is the turn of Anna"),
        (f"{DRAWN}Anna: kepe", "line 5: kepe is not a choice here; try auction, common"),
        (f"{DRAWN}@ 0123456789abcdef", "line 5: the position should have the digest 0123"),
        (f"{HEADER}\n: first 1, gold-9", "line 2: gold-9 is not a choice here; try monks-2-A, "),
    ],
)
def test_a_broken_record(call: Call, tmp_path: Path, text: str, told: str) -> None:
    """Exit code 2, one line with file and line, and nothing is told or left behind."""
    file = tmp_path / "broken.txt"
    file.write_text(text, "utf-8")
    ran = call("replay", str(file))
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert ran.err.startswith(f"chapterhouse: {file}, {told}")
    assert list(tmp_path.iterdir()) == [file]


def test_long_lists_are_shortened(call: Call, tmp_path: Path) -> None:
    """Where fifty words would do, the line names some of them."""
    file = tmp_path / "broken.txt"
    file.write_text(f"{HEADER}\n: first 1, gold-9", "utf-8")
    assert ", …, church-either" in call("replay", str(file)).err


def test_what_is_no_text(call: Call, tmp_path: Path) -> None:
    """A file in another encoding is refused with the byte."""
    file = tmp_path / "latin.txt"
    file.write_bytes(b"biblios/1 Jos\xe9 Anna")
    ran = call("replay", str(file))
    assert (ran.code, ran.err) == (2, f"chapterhouse: {file} is not text: byte 14 is not UTF-8\n")


@pytest.mark.parametrize("typed", ["why ", "rule ", "save /", "lang ", ""])
def test_long_words_are_cut(call: Call, typed: str) -> None:
    """Whatever is typed, it is answered."""
    ran = call("play", "--seed=1", typed=f"{typed}{'x' * 5000}\n")
    assert "x ... x" in ran.words


def test_long_words_of_a_command_are_cut(call: Call, tmp_path: Path) -> None:
    """On the command line, in a record and in an edition as well."""
    file, word = tmp_path / "long.txt", "x" * 5000
    file.write_text(f"{DRAWN}Anna: {word}\n", "utf-8")
    own = tmp_path / "own.toml"
    own.write_text(f'name = "{word}"\n', "utf-8")
    assert "x ... x" in call("replay", str(file)).err
    assert "x ... x" in call("edition", "biblios", "--check", str(own)).words
    assert "x ... x" in call("rule", word).err


def test_a_file_without_a_name(call: Call) -> None:
    """Nothing is no file, and no folder either."""
    assert call("replay", "").err == "chapterhouse: there is no file ''\n"


def test_typing_what_is_no_text(call: Call) -> None:
    """Bytes that are no letters are no option, and nothing worse."""
    ran = call("play", "--seed=1", typed=b"\xff\xfe\n\x00\n1\n")
    assert (ran.code, ran.err) == (0, "")


def test_the_record_of_one_seat_is_no_record(call: Call, tmp_path: Path) -> None:
    """What a seat did not learn stands as `?`, and cannot be played."""
    file = tmp_path / "redacted.txt"
    file.write_text(f"{HEADER}\n: ?", "utf-8")
    assert "line 2: this record was made in mid-match" in call("replay", str(file)).err


@each_language
def test_what_is_missing_is_named_in_the_language(call: Call, language: str) -> None:
    """The argument has the name that the help page gives it."""
    text = Translator(language).text
    expected = text("cli-error-needs-argument", command="replay", argument=text("cli-a-file"))
    assert call("replay", "--lang", language).err == f"chapterhouse: {expected}\n"


@pytest.mark.parametrize(
    ("language", "told"), [("en", "“”"), ("de", "„“"), ("fr", "«\u00a0\u00a0»"), ("ru", "«»")]
)
def test_an_empty_word_is_quoted(call: Call, tmp_path: Path, language: str, told: str) -> None:
    """Once, also where the sentence has quotation marks of its own."""
    file = tmp_path / "empty.txt"
    file.write_text(f"{HEADER}\n: first 1, gold-3\nAnna:\n", "utf-8")
    assert call("replay", str(file), "--lang", language).err.count(told) == 1
