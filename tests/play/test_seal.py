"""Seals: a record shows whether its match was dealt as it was sealed, and what was changed."""

import hashlib
import re
from collections.abc import Callable
from functools import cache

import pytest

import chapterhouse
from chapterhouse.core.seats import CHANCE
from chapterhouse.play.dealer import Sealed, Seeded
from chapterhouse.play.match import Match
from chapterhouse.play.seal import Seal, Standing, check, signed
from play.desk import BIBLIOS

Edit = Callable[[str], str]
SECRET = bytes(range(32))
SEAL = Sealed(SECRET).commitment()


@cache
def played() -> Match:
    """A match of first choices."""
    match = Match(BIBLIOS, ["Anna", "Bram"], Sealed(SECRET))
    while not match.over:
        match.act(match.state.legal()[0])
    return match


def unsigned() -> str:
    """Its record, down to the digest of the last position."""
    return f"{played().record.text()}@ {played().digest}\n"


def sealed() -> str:
    """Its record, with its seal and its secret, and its own digest."""
    return signed(unsigned(), played().dealer, over=True)


def resigned(text: str, secret: bytes = SECRET) -> str:
    """A record with the footer that somebody who lies would write below it."""
    return signed(text.partition("# seal")[0], Sealed(secret), over=True)


def checked(text: str) -> Seal:
    """Check a record as it was read."""
    return check(text, chapterhouse.replay(text))


def test_an_honest_deal_holds() -> None:
    """Where chance did what the secret says, there is no fault."""
    assert Seal(SEAL, SECRET.hex(), None, "whole") == checked(sealed())


def test_what_was_brought_is_not_proven() -> None:
    """A match that went on under another seal holds from there on, and nowhere else; how much was
    brought is told once, and is a part of the record.
    """
    match = Match(BIBLIOS, ["Anna", "Bram"], None)
    for entry in played().record.entries[:60]:
        match.repeat(entry.seat, entry.action)
    match.dealer = Sealed(bytes(32))
    match.go_on()
    while not match.over:
        match.act(match.state.legal()[0])
    text = f"{match.record.text()}@ {match.digest}\n"
    whole = signed(text, match.dealer, over=True, continued=60)
    found = checked(whole)

    assert (found.fault, found.standing, found.since) == (None, "whole", 60)
    assert checked(signed(text, match.dealer, over=True)).fault == "0"
    assert checked(whole.replace("# continued 60", "# continued 70")).standing == "changed"
    assert checked(f"{text}# continued 1\n{whole.removeprefix(text)}").fault == "twice"


def test_a_record_ends_with_what_it_is_checked_by() -> None:
    """Seal, secret and digest stand below a finished match; before its end the seal alone."""
    digest = hashlib.sha256(f"{unsigned()}# seal {SEAL}\n# secret {SECRET.hex()}".encode())
    below = f"# seal {SEAL}\n# secret {SECRET.hex()}\n# record {digest.hexdigest()}\n"

    assert unsigned() + below == sealed()
    assert f"a\n# seal {SEAL}\n" == signed("a\n", Sealed(SECRET), over=False)
    assert signed("a\n", Seeded(1), over=False) == "a\n"
    assert f"a\n# record {hashlib.sha256(b'a').hexdigest()}\n" == signed("a\n", None, over=True)


@pytest.mark.parametrize("left", ["", f"# seal {SEAL}\n"])
def test_without_a_secret_nothing_is_checked(left: str) -> None:
    """A record in mid-match has the commitment at most."""
    assert Seal(SEAL if left else None, None, None, "undigested") == checked(unsigned() + left)


def test_another_secret_breaks_the_commitment() -> None:
    """A secret whose digest is not the seal is told as such, whatever it deals."""
    other = bytes(32).hex()
    text = sealed().replace(SECRET.hex(), other)

    assert Seal(SEAL, other, "commitment", "changed") == checked(text)


@pytest.mark.parametrize(
    "line", [f"# seal {SEAL}", f"# secret {SECRET.hex()}", "# seal " + 64 * "0"]
)
def test_a_record_has_one_seal(line: str) -> None:
    """Of two seals or two secrets it cannot be told which is meant, even if they are the same."""
    assert checked(f"{unsigned()}{line}\n{sealed().removeprefix(unsigned())}").fault == "twice"


def test_another_deal_breaks_the_seal() -> None:
    """Of a match dealt by another secret, the first action that differs is named."""
    other = bytes(32)
    text = resigned(sealed(), other)
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

    assert Seal(None, None, None, "changed") == checked(text)


def test_the_footer_of_another_match_breaks_the_seal() -> None:
    """Its secret is the sealed one, but deals other cards; the digest is that of another record."""
    other = signed("", Sealed(bytes(32)), over=True)
    found = checked(unsigned() + other)

    assert (found.secret, found.standing) == (bytes(32).hex(), "changed")
    assert found.fault not in (None, "commitment")


SAME: dict[str, Edit] = {
    "line ends of Windows": lambda text: text.replace("\n", "\r\n"),
    "line ends of old machines": lambda text: text.replace("\n", "\r"),
    "a mark of byte order": lambda text: "\ufeff" + text,
    "spaces behind": lambda text: text.replace("\n", " \t\n"),
    "spaces before": lambda text: text.replace("\n", "\n  "),
    "empty lines": lambda text: text.replace("\n", "\n\n"),
    "comments": lambda text: text.replace("\n", "\n# well played\n"),
    "no last line end": str.rstrip,
}


@pytest.mark.parametrize("edit", SAME.values(), ids=SAME)
def test_what_means_nothing_changes_nothing(edit: Edit) -> None:
    """Line ends, spaces, empty lines and comments, as programs and people leave them."""
    assert Seal(SEAL, SECRET.hex(), None, "whole") == checked(edit(sealed()))


def cut(text: str, lines: int) -> str:
    """Without so many lines before the footer."""
    kept = unsigned().splitlines()[: -1 - lines]
    return "\n".join(kept) + "\n" + text.removeprefix(unsigned())


CHANGED: dict[str, tuple[Edit, Standing]] = {
    "a name": (lambda text: text.replace("Bram", "Cleo"), "changed"),
    "an option": (lambda text: text.replace(" Anna", " memory_aids=off Anna", 1), "changed"),
    "a remark behind a line": (lambda text: text.replace("keep\n", "keep # hm\n", 1), "changed"),
    "no last position": (lambda text: re.sub("@ .*\n", "", text), "changed"),
    "another digest": (lambda text: re.sub("# record .*", "# record " + 64 * "0", text), "changed"),
    "no digest": (lambda text: text.partition("# record")[0], "undigested"),
    "neither": (lambda text: re.sub("(@|# record) .*\n", "", text), "unclosed"),
    "two digests": (lambda text: text + text.splitlines()[-1], "changed"),
    "the end cut off": (lambda text: cut(text, 1), "broken-off"),
    "the end cut off, and a new footer": (lambda text: resigned(cut(text, 5)), "broken-off"),
}


@pytest.mark.parametrize(("edit", "standing"), CHANGED.values(), ids=CHANGED)
def test_a_change_is_noticed(edit: Edit, standing: Standing) -> None:
    """The deal is still that of the secret; the record does not stand as it was written."""
    assert Seal(SEAL, SECRET.hex(), None, standing) == checked(edit(sealed()))
