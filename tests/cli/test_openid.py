"""By what people can sign in: named, but for its secret, as all that a server is told."""

import tomllib
from pathlib import Path

import pytest

from chapterhouse.cli.openid import SECRET, SignIn
from chapterhouse.server.accounts import OpenId
from cli.ran import Call

HUSH = "hush, nobody may read this"
TYPED = (
    "--openid=https://login.example.org/realms/club", "--openid-client=tables",
    "--openid-page=https://table.example.org/",
)  # fmt: skip


def test_it_is_shown_without_its_secret(
    call: Call, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Whether that stands in the environment or in a file; what is shown can be the next file."""
    file = tmp_path / "settings.toml"
    monkeypatch.setenv(SECRET, HUSH)
    by_environment = call("serve", "--show-settings", *TYPED)
    monkeypatch.delenv(SECRET)
    (tmp_path / "secret").write_text(f"{HUSH}\n")
    named = ("--openid-name=Club ID", f"--openid-secret-file={tmp_path / 'secret'}")
    by_file = call("serve", "--show-settings", *TYPED, *named)
    file.write_text(by_file.out)
    monkeypatch.setenv("CHAPTERHOUSE_SETTINGS", str(file))

    assert (by_environment.code, by_file.code) == (0, 0), by_file.err
    assert HUSH not in by_environment.out + by_file.out
    shown = tomllib.loads(by_file.out)["serve"]
    assert {name: value for name, value in shown.items() if name.startswith("openid")} == {
        "openid": "https://login.example.org/realms/club", "openid-client": "tables",
        "openid-secret-file": str(tmp_path / "secret"), "openid-page": "https://table.example.org/",
        "openid-name": "Club ID",
    }  # fmt: skip
    assert call("serve", "--show-settings").out == by_file.out
    monkeypatch.setenv("CHAPTERHOUSE_OPENID_CLIENT", "others")
    assert 'openid-client = "others"' in call("serve", "--show-settings").out


def test_it_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """The page in the folder of the server; without a name the provider has that of its address."""
    monkeypatch.setenv(SECRET, HUSH)
    said = SignIn("https://login.example.org/x/", "tables", "", "https://a.example/abbey/")

    assert SignIn().chosen("/abbey") is None
    assert said.chosen("/abbey") == OpenId(
        "https://login.example.org/x/", "tables", HUSH, "https://a.example/abbey",
        "login.example.org",
    )  # fmt: skip
    assert HUSH not in repr(said.chosen("/abbey"))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--openid=http://login.example.org",), "--openid takes an address"),
        (("--openid-client=tables",), "--openid takes an address"),
        (TYPED[:2], "--openid-page takes an address"),
        ((*TYPED[:2], "--openid-page=https://a.example/?x"), "--openid-page takes an address"),
        ((*TYPED, "--base-path=/abbey"), "--openid-page has to end with the folder"),
        ((*TYPED[::2],), "--openid-client is missing"),
        (TYPED, f"has to stand in {SECRET}"),
    ],
)
def test_what_is_missing_is_named(
    call: Call, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], said: str
) -> None:
    """In a sentence, before anything is served; a short secret is none."""
    monkeypatch.setenv(SECRET, "short")
    ran = call("serve", "--show-settings", *words)

    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err


def test_an_extra_that_is_missing(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is named, with what installs it."""
    monkeypatch.setenv(SECRET, HUSH)
    monkeypatch.setattr("chapterhouse.cli.openid.find_spec", lambda _: None)
    ran = call("serve", "--show-settings", *TYPED)

    assert ran.code == 2
    assert "pip install 'chapterhouse[openid]'" in ran.err
