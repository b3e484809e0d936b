"""Seals: a record shows whether its match was dealt as the commitment says."""

import re

import pytest

import chapterhouse
from chapterhouse.core.seats import CHANCE
from chapterhouse.play.dealer import Sealed
from chapterhouse.play.match import Match
from chapterhouse.play.seal import Seal, check
from play.desk import BIBLIOS

SECRET = bytes(range(32))
SEAL = Sealed(SECRET).commitment()


def sealed() -> str:
    """The record of a match of first choices, with its seal and its secret."""
    match = Match(BIBLIOS, ["Anna", "Bram"], Sealed(SECRET))
    while not match.over:
        match.act(match.state.legal()[0])
    return f"{match.record.text()}# seal {SEAL}\n# secret {SECRET.hex()}\n"


def checked(text: str) -> Seal:
    """Check a record as it was read."""
    return check(text, chapterhouse.replay(text))


def test_an_honest_deal_holds() -> None:
    """Where chance did what the secret says, there is no fault."""
    assert Seal(SEAL, SECRET.hex(), None) == checked(sealed())


@pytest.mark.parametrize("left", ["", f"# seal {SEAL}\n"])
def test_without_a_secret_nothing_is_checked(left: str) -> None:
    """A record in mid-match has the commitment at most."""
    assert Seal(SEAL if left else None, None, None) == checked(sealed().partition("#")[0] + left)


def test_another_secret_breaks_the_commitment() -> None:
    """A secret whose digest is not the seal is told as such, whatever it deals."""
    other = bytes(32).hex()

    assert Seal(SEAL, other, "commitment") == checked(sealed().replace(SECRET.hex(), other))


def test_another_deal_breaks_the_seal() -> None:
    """Of a match dealt by another secret, the first action that differs is named."""
    other = bytes(32)
    text = sealed().replace(SECRET.hex(), other.hex()).replace(SEAL, Sealed(other).commitment())
    match = chapterhouse.replay(text)
    fault = check(text, match).fault
    assert fault
    dealer, s = Sealed(other), BIBLIOS.begin(2, {})
    entries = match.record.entries
    for ply, entry in enumerate(entries[: int(fault)]):
        assert entry.seat != CHANCE or dealer.outcome(s, ply) == entry.action
        s.apply(entry.action)

    assert entries[int(fault)].seat == CHANCE
    assert dealer.outcome(s, int(fault)) != entries[int(fault)].action


@pytest.mark.parametrize("shape", ["# Seal {}", "#seal {}", "# seal {}0", "# seal"])
def test_a_seal_has_one_shape(shape: str) -> None:
    """What only looks like a seal is a comment."""
    text = re.sub("# seal .*", shape.format(SEAL), sealed())

    assert Seal(None, None, None) == checked(text)
