"""Extras: packages that only some parts of the program need, and how they are installed."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

EXTRAS: Final = {  # by the name that is imported: the extra that brings it
    "alembic": "server",
    "apprise": "notices",
    "cryptography": "notices",
    "gymnasium": "rl",
    "httpx": "openid",
    "jwt": "openid",
    "litestar": "server",
    "mcp": "mcp",
    "numpy": "rl",
    "open_spiel": "openspiel",
    "openskill": "server",
    "pettingzoo": "rl",
    "prometheus_client": "metrics",
    "psycopg": "postgresql",
    "py_vapid": "notices",
    "pyarrow": "data",
    "pyspiel": "openspiel",
    "pywebpush": "notices",
    "ray": "cluster",
    "requests": "notices",
    "sqlalchemy": "server",
    "uvicorn": "server",
    "valkey": "valkey",
    "websockets": "server",
}


class Missing(ModuleNotFoundError):
    """A package that is not installed, and what brings it."""

    def __init__(self, package: str, extra: str) -> None:
        """Say it in a sentence: whoever imports a door reads this at the end of a traceback."""
        super().__init__(
            f"{package} is missing, which this needs; "
            f"install it with: pip install 'chapterhouse[{extra}]'",
            name=package,
        )
        self.package: Final = package
        self.extra: Final = extra


@contextmanager
def needing(extra: str) -> Iterator[None]:
    """Import what an extra brings. Raises Missing where it is not installed."""
    try:
        yield
    except ModuleNotFoundError as problem:
        missing = found(problem, extra)
        if missing is None:
            raise
        raise missing from None


def found(problem: ModuleNotFoundError, extra: str = "") -> Missing | None:
    """Tell what brings a package, if not this extra; None for one that no extra does."""
    if isinstance(problem, Missing):
        return problem
    package = (problem.name or "").partition(".")[0]
    return Missing(package, extra or EXTRAS[package]) if package in EXTRAS else None
