"""By what people can sign in, as `serve` names it."""

import os
from dataclasses import dataclass
from importlib.util import find_spec
from typing import TYPE_CHECKING, Annotated, Final
from urllib.parse import urlsplit

from cyclopts import Parameter

from chapterhouse.arena.extras import Missing
from chapterhouse.cli import files
from chapterhouse.cli.pages import flag
from chapterhouse.cli.problems import Wrong

if TYPE_CHECKING:
    from chapterhouse.server.accounts import OpenId

SECRET: Final = "CHAPTERHOUSE_OPENID_SECRET"  # noqa: S105 - the variable that has it
SHORTEST: Final = 16  # signs of a secret: fewer could be tried one after another
LONGEST_NAME: Final = 40
NEEDED: Final = ("jwt", "httpx", "cryptography")  # of an extra


def _option(name: str, kind: str = "word") -> Parameter:
    variable = f"CHAPTERHOUSE_OPENID{name.upper().replace('-', '_')}"
    return flag(f"serve-openid{name}", kind, names=(f"--openid{name}",), variable=variable)


@Parameter(name="*")
@dataclass(frozen=True)
class SignIn:
    """What was said of it; nothing of the secret, which no list of processes may show."""

    openid: Annotated[str, _option("", "address")] = ""
    openid_client: Annotated[str, _option("-client")] = ""
    openid_secret_file: Annotated[str, _option("-secret-file", "file")] = ""
    openid_page: Annotated[str, _option("-page", "address")] = ""
    openid_name: Annotated[str, _option("-name", "name")] = ""

    def chosen(self, base: str) -> "OpenId | None":
        """Read it, for a page in that folder; None where nothing was said. Raises Wrong."""
        from chapterhouse.server.accounts import OpenId  # noqa: PLC0415 - other commands start sooner

        if not any(self.shown().values()):
            return None
        for package in NEEDED:
            if find_spec(package) is None:
                raise Missing(package, "openid")
        issuer, page = _safe("--openid", self.openid), _safe("--openid-page", self.openid_page)
        if urlsplit(page).path.rstrip("/") != base:
            raise Wrong("openid-folder", word=page, folder=base or "/")
        if not self.openid_client:
            raise Wrong("openid-client")
        name = self.openid_name or urlsplit(issuer).hostname or issuer
        return OpenId(
            issuer, self.openid_client, self._secret(), page.rstrip("/"), name[:LONGEST_NAME]
        )

    def shown(self) -> dict[str, str | None]:
        """Give what may be shown of it."""
        return {
            "openid": self.openid or None,
            "openid-client": self.openid_client or None,
            "openid-secret-file": self.openid_secret_file or None,
            "openid-page": self.openid_page or None,
            "openid-name": self.openid_name or None,
        }

    def _secret(self) -> str:
        """Read the secret. Raises Wrong, which does not name it."""
        file = self.openid_secret_file
        secret = (files.read(file) if file else os.environ.get(SECRET, "")).strip()
        if len(secret) < SHORTEST:
            raise Wrong("openid-secret", variable=SECRET, least=SHORTEST)
        return secret


def _safe(option: str, address: str) -> str:
    """Check an address that only what has it can answer at. Raises Wrong."""
    from chapterhouse.server.accounts import is_safe  # noqa: PLC0415 - other commands start sooner

    if not is_safe(address) or set("?#@ ") & set(address):
        raise Wrong("openid-address", flag=option, word=address)
    return address
