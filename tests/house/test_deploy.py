"""What hosts copy from deploy/: each setting is one that the server knows, each path is there."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from chapterhouse.cli.app import main

SETTING = re.compile(r"\bCHAPTERHOUSE_[A-Z_]+")
FILES = [
    "Containerfile",
    "compose.yaml",
    "compose-postgresql.yaml",
    "chapterhouse.service",
    "Caddyfile",
]


@pytest.mark.parametrize("file", FILES)
def test_each_setting_is_known(root: Path, file: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A variable that the files set is one that `chapterhouse serve` reads."""
    assert main(["serve", "--help"]) == 0
    options = set(re.findall(r"--([a-z-]+)", capsys.readouterr().out))
    named = SETTING.findall((root / "deploy" / file).read_text("utf-8"))

    known = {f"CHAPTERHOUSE_{option.upper().replace('-', '_')}" for option in options}
    assert named
    assert set(named) <= known


def composed(root: Path, file: str) -> dict[str, Any]:
    """A compose file as it is read."""
    found = yaml.safe_load((root / "deploy" / file).read_text("utf-8"))
    assert isinstance(found, dict)
    return found


def test_servers_of_compose_files_may_do_little(root: Path) -> None:
    """The server is built from a file that is there, writes to its volume alone, and trusts only
    the proxy beside it, which has the only ports.
    """
    services = composed(root, "compose.yaml")["services"]
    table, proxy = services["chapterhouse"], services["caddy"]
    there = root / "deploy" / table["build"]["context"] / table["build"]["dockerfile"]
    trusted = table["environment"]["CHAPTERHOUSE_TRUST_PROXY"]

    assert there.is_file()
    assert (table["read_only"], table["cap_drop"]) == (True, ["ALL"])
    assert [name for name, service in services.items() if "ports" in service] == ["caddy"]
    assert trusted == proxy["networks"]["inside"]["ipv4_address"]


def test_a_proxy_finds_all_servers(root: Path) -> None:
    """Where there are several, Caddy looks for all that have the name of the service."""
    several = composed(root, "compose-postgresql.yaml")["services"]["chapterhouse"]
    proxy = composed(root, "compose.yaml")["services"]["caddy"]
    caddy = (root / "deploy/Caddyfile").read_text("utf-8")

    assert several["deploy"]["replicas"] == "${SERVERS:-2}"
    assert "./Caddyfile:/etc/caddy/Caddyfile:ro" in proxy["volumes"]
    assert "dynamic a chapterhouse 8000" in caddy
    assert "lb_policy header X-Table" in caddy  # all of one table goes to one
    assert "reverse_proxy @unsent chapterhouse:8000" in caddy  # or to any, where that is gone


def test_a_bus_that_is_named_is_there(root: Path) -> None:
    """Servers tell each other by a service of the same file, which nobody outside reaches."""
    services = composed(root, "compose-postgresql.yaml")["services"]
    named = services["chapterhouse"]["environment"]["CHAPTERHOUSE_BUS"]

    assert named == "valkey://valkey"
    assert services["valkey"]["networks"] == ["inside"]
    assert "ports" not in services["valkey"]


def test_passwords_are_not_in_the_files(root: Path) -> None:
    """Whoever starts PostgreSQL has to name one."""
    services = composed(root, "compose-postgresql.yaml")["services"]

    assert services["postgresql"]["environment"]["POSTGRES_PASSWORD"] == "${POSTGRES_PASSWORD}"  # noqa: S105 - none
    assert "${POSTGRES_PASSWORD:?" in services["chapterhouse"]["environment"]["CHAPTERHOUSE_STORE"]


def test_the_image_copies_what_there_is(root: Path) -> None:
    """Its steps run commands of the checkout, and as root only what has to be."""
    lines = (root / "deploy/Containerfile").read_text("utf-8").splitlines()
    last = lines[lines.index("FROM python:3.11-slim-bookworm", 5) :]

    assert "RUN deploy/build /usr/local/lib/chapterhouse" in lines
    assert (root / "deploy/build").stat().st_mode & 0o111
    assert last.index("USER chapterhouse") < last.index("VOLUME /data")
    assert [line for line in last if line.startswith("HEALTHCHECK") and "/api/ready" in line]
