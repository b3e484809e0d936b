"""By what servers tell each other: what is no bus is refused before anything is served."""

import pytest

from chapterhouse.locale import LANGUAGES
from cli.ran import Call

SHARED, OWN = "--store=postgresql://host/tables", "--store=tables.db"


@pytest.mark.parametrize(
    ("store", "bus", "said"),
    [
        (SHARED, "http://:hush@host", "--bus takes an address that begins with valkey://"),
        (SHARED, "valkey://:hush@host:port", "--bus takes an address in this form: valkey://"),
        (SHARED, ":hush@host", "--bus takes an address in this form: valkey://"),
        (OWN, "valkey://:hush@host", "--bus needs tables in PostgreSQL"),
        (OWN, "postgresql://", "--bus needs tables in PostgreSQL"),
    ],
)
def test_what_is_no_bus(call: Call, store: str, bus: str, said: str) -> None:
    """What is wrong is said in one line, in four languages, without the password."""
    words = ("serve", store, f"--bus={bus}", "--show-settings")
    ran = [call(*words, f"--lang={language}") for language in LANGUAGES]

    assert {(2, "")} == {(one.code, one.out) for one in ran}
    assert ran[0].err.startswith(f"chapterhouse: {said}")
    assert len({one.err for one in ran}) == 4
    assert "hush" not in "".join([one.err for one in ran])


@pytest.mark.parametrize(
    ("store", "bus", "shown"),
    [
        (SHARED, "unix:///run/valkey.sock?password=hush", "unix:///run/valkey.sock"),
        (SHARED, "rediss://anna:hush@host.example:7000", "rediss://host.example:7000"),
        (SHARED, "valkey://:hush@hush@host:6379/0", "valkey://host:6379/0"),
        (SHARED, "postgresql://", "postgresql://"),
        (OWN, "memory://", "memory://"),
    ],
)
def test_a_bus_is_shown_without_its_password(call: Call, store: str, bus: str, shown: str) -> None:
    """Wherever that stands."""
    ran = call("serve", store, f"--bus={bus}", "--show-settings")

    assert (ran.code, ran.err) == (0, "")
    assert f'bus = "{shown}"' in ran.out
