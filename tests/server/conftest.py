"""A server whose bots need no time to think, and which lets one address do what many would."""

from collections.abc import Iterator
from functools import partialmethod
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from chapterhouse.games import GAMES
from chapterhouse.locale import catalogue
from chapterhouse.server import app
from chapterhouse.server.limits import Limits
from chapterhouse.server.tables import Settings
from databases import KIND, laid_out
from server import both
from support import PURE

if PURE:
    from play.vow_game import COSTLY

ROOMY = Limits(  # a program plays a whole match in less than a second
    tables=100_000,
    sockets=1_000,
    replays=100_000,
    reports=100_000,
    boxes=100_000,
    checks=100_000,
    opened=100_000,
    leagues=100_000,
    league=100_000,
    sign_ins=100_000,
    seats=100_000,
    tournaments=100_000,
    rate=100_000,
    burst=100_000,
)
HttpClient = TestClient[Litestar]
if KIND == "postgresql":
    both.patch(pytest.MonkeyPatch())  # before tests take what is patched
VOW_WORDS = """act-raise = raise { $amount }
act-lower = lower { $amount }
act-pay = pay
act-give = give { $amount }
event-moved = { $seat } moved by { $amount }.
event-paid = { $seat } paid { $amount }.
ask-raise = { $seat }: how high?
TOY-VOW-1 = nobody talks
"""


@pytest.fixture(scope="session", autouse=True)
def at_home() -> Iterator[None]:
    """Test clients ask for an address: the name that they would use is none of ours."""
    with pytest.MonkeyPatch.context() as patch:
        asking = partialmethod(TestClient.__init__, base_url="http://127.0.0.1")
        patch.setattr(TestClient, "__init__", asking)
        yield


@pytest.fixture(scope="session")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HttpClient]:
    """One server for all tests that need nothing of their own."""
    settings = Settings(laid_out(tmp_path_factory.mktemp("server")), 0, ROOMY)
    with TestClient(app.create(settings)) as client:
        yield client


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """The settings of a server of one's own."""
    return Settings(laid_out(tmp_path), 0, ROOMY)


@pytest.fixture
def vow_game(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A toy in which talk is closed after the first choice, and costs something."""
    read = catalogue.read
    monkeypatch.setitem(GAMES, "vow", COSTLY)
    monkeypatch.setattr(
        catalogue,
        "read",
        lambda language, name: VOW_WORDS if name == "vow" else read(language, name),
    )
    yield "vow"
    catalogue.catalogue.cache_clear()
