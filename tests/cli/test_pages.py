"""`chapterhouse rule`, `perft`, `edition`, and of bots against bots: what they print."""

import json
import re
from importlib import import_module
from pathlib import Path

import pytest

from chapterhouse.cli.citations import citing, places
from chapterhouse.editions import load
from chapterhouse.games import GAMES
from chapterhouse.locale import LANGUAGES, Translator
from cli.ran import Call, joined

BIBLIOS = GAMES["biblios"]


def test_a_rule_is_shown_with_all_that_belongs_to_it(call: Call) -> None:
    """Sentence, origin, the step that applies it, and the rules beside it."""
    words = call("rule", "bib-gift-5").words
    for part in (
        "BIB-GIFT-5 in one turn exactly one card is kept",
        "stated in the rulebook",
        "gift.Place",
        "BIB-GIFT-6",
    ):
        assert part in words


def test_our_own_rulings_are_named(call: Call) -> None:
    """A rule that we had to make says so, with the number of the ruling."""
    assert "our own ruling AMB-15" in call("rule", "BIB-HONEST-1").words


@pytest.mark.parametrize("asked", ["BIB-GIFT", "bib-gift", "BIB", ""])
def test_rules_are_listed(call: Call, asked: str) -> None:
    """A section, a book or nothing lists every rule in it."""
    listed = re.findall(r"^(BIB-\w+-\d+) ", call("rule", *asked.split()).out, re.MULTILINE)
    prefix = f"{asked.upper()}-" if asked else ""
    assert listed == [key for key in BIBLIOS.rules if key.startswith(prefix)]


def test_rules_know_the_steps_that_forbid() -> None:
    """A step is found by the whole id of what it forbids; its first line is shown without ids."""
    cited = {key: [place.name for place in found] for key, found in citing(BIBLIOS).items()}
    assert cited["BIB-GIFT-7"] == ["gift.Place"]
    assert "payment.Pay" in cited["BIB-FLOW-6"]
    place = citing(BIBLIOS)["BIB-GIFT-7"][0]
    assert place.about == "The card is kept, sent to the auction or laid down for all, for good."


def test_every_citation_is_of_a_rule() -> None:
    """Places are cited with rules that exist, and there are some."""
    assert places(BIBLIOS)
    assert all(place.rules <= BIBLIOS.rules.keys() for place in places(BIBLIOS))


def test_perft_counts(call: Call) -> None:
    """Depth by depth: two first players, for each 53 kinds of card, for each three places."""
    rows = re.findall(r"^ +(\d) +([\d,]+)", call("perft", "--depth=3").out, re.MULTILINE)
    assert rows == [("1", "2"), ("2", "106"), ("3", "318")]


def test_every_fact_is_listed(call: Call) -> None:
    """A line for each fact, its sources below."""
    out = call("edition").out
    edition = load("biblios")
    assert [path for path in edition.facts if path not in out] == []
    assert [source for source in edition.sources if f"\n{source} " not in out] == []


def test_reconstructed_facts_are_marked(call: Call) -> None:
    """A sign and a word, not a colour alone; --only leaves the rest out."""
    out = call("edition", "--only=reconstructed").out
    ours = [path for path, fact in load("biblios").facts.items() if fact.by == "reconstructed"]
    assert re.findall(r"^! (\S+)", out, re.MULTILINE) == ours
    assert out.count("reconstructed") >= len(ours)


def test_a_duel_tells_who_is_better(call: Call) -> None:
    """The result with its interval, and what follows from it; no progress bar in a pipe."""
    ran = call("duel", "greedy", "uniform", "--games=12", "--jobs=1")
    assert (ran.code, ran.err) == (0, "")
    assert "12 matches" in ran.out
    assert re.search(r"greedy takes [\d.]+% of the wins.*between [\d.]+% and [\d.]+%", ran.words)
    assert "So greedy is the better player." in ran.out


def test_a_duel_may_stay_open(call: Call) -> None:
    """Two matches between equals prove nothing, and it is said."""
    words = call("duel", "uniform", "uniform", "--games=2", "--jobs=1").words
    assert "So it is open who is the better player." in words


def test_a_duel_goes_on_from_its_file(call: Call, tmp_path: Path) -> None:
    """Matches that a file keeps are not played again, and a file of something else is refused."""
    file = tmp_path / "duel.jsonl"
    words = ("duel", "uniform", "uniform", "--games=2", "--jobs=1", f"--file={file}")
    first = call(*words)
    kept = file.read_bytes()

    assert call(*words, "--sure").words.endswith("The sequential test is not decided yet.")
    assert call(*words, "--json").code == first.code == 0
    assert file.read_bytes() == kept
    assert "keeps other matches; name a new file" in " ".join(call(*words, "--seed=9").err.split())
    assert "is a folder" in " ".join(call(*words[:-1], f"--file={tmp_path}").err.split())


def test_a_duel_for_programs(call: Call) -> None:
    """--json writes one line that can be read back."""
    ran = call("duel", "uniform", "uniform", "--games=2", "--seed=5", "--jobs=1", "--json")
    facts = json.loads(ran.out)
    assert ran.out.count("\n") == 1
    assert (facts["games"], facts["seed"], facts["first"]) == (2, 5, "uniform")
    assert facts["low"] <= facts["score"] <= facts["high"]


def test_a_tournament_tells_ratings_pairs_and_seats(call: Call, tmp_path: Path) -> None:
    """Three tables, the same from the file as from the matches, and a plot of them."""
    words = ("tournament", "1", "uniform", "--seats=2", "--deals=1", "--jobs=1")
    more = (f"--file={tmp_path / 'x.jsonl'}", f"--plot={tmp_path / 'x.svg'}")
    ran = call(*words, *more)

    assert (ran.code, ran.err, call(*words, *more).out) == (0, "", ran.out)
    assert re.search(r"1 +\d+ +-?\d+ to \d+ +[\d.]+% +50.0%", ran.out)
    assert "1 against uniform" in ran.out
    assert "2 of 2" in ran.out
    assert (tmp_path / "x.svg").read_text().startswith("<svg ")
    assert len(json.loads(call(*words, *more[:1], "--json").out)["pairs"]) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_balance_names_everything(call: Call, language: str) -> None:
    """What was counted, in the words of the game."""
    ran = call(
        "balance", "monasterium", "--level=uniform", "--seats=2", "--games=1", "--jobs=1",
        f"--lang={language}",
    )  # fmt: skip
    reader = Translator(language, "monasterium")
    told = [reader.text(key) for key in ("use-missions", "source-majorities", "mission-a1")]

    assert (ran.code, ran.err) == (0, "")
    assert [one for one in told if joined(one) not in ran.words] == []


def test_balance_for_programs(call: Call) -> None:
    """--json writes one line that can be read back."""
    ran = call("balance", "--level=uniform", "--seats=2", "--games=2", "--jobs=1", "--json")
    facts = json.loads(ran.out)

    assert ran.out.count("\n") == 1
    assert (facts["bot"], facts["matches"], facts["lengths"][0]["matches"]) == ("uniform", 2, 2)


@pytest.mark.parametrize(
    "command", ["duel uniform uniform", "tournament uniform 1", "balance", "train"]
)
def test_whoever_interrupts_is_told_where_the_matches_are(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    """What has been played is kept, and the code is that of an interrupt."""

    def interrupted() -> None:
        raise KeyboardInterrupt

    module = import_module(f"chapterhouse.cli.{command.partition(' ')[0]}")
    monkeypatch.setattr(module, "compete", lambda *_, **__: iter(interrupted, 0))
    file = tmp_path / "kept.jsonl"
    ran = call(*command.split(), f"--file={file}")

    assert (ran.code, ran.out) == (130, "")
    assert f"What has been played is in {file};" in ran.err
    assert file.exists()
