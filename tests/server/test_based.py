"""A server whose addresses begin with a folder."""

from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from chapterhouse.server import page
from chapterhouse.server.app import create
from chapterhouse.server.based import Based
from chapterhouse.server.tables import Settings
from server.talk import create_table

BASE = "/abbey/tables"
INDEX = '<link rel="manifest" href="/manifest.json" /><script src="/assets/x.js"></script>'


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page of few words."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(INDEX)
    (tmp_path / "manifest.json").write_text('{"start_url": "/"}')
    (tmp_path / "assets/x.js").write_text('"/assets/x.js"')
    monkeypatch.setattr(page, "PAGE", tmp_path)


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("folder", [BASE, ""], ids=["handed on", "taken away"])
def test_all_is_served_in_the_folder(settings: Settings, folder: str) -> None:
    """Whether the proxy hands the folder on or takes it away, the page names its files in it."""
    ours = Settings(settings.database, 0, settings.limits, base=BASE)
    app: Any = Based(create(ours), BASE)
    with TestClient(app) as client:
        answers = [
            client.get(f"{folder}{path}", headers={"accept": "text/html"})
            for path in ("/", "/table/x", "/nowhere", "/manifest.json", "/assets/x.js")
        ]
        healthy = client.get(f"{folder}/api/health")
        table = create_table(client, "me", "bot")
        with client.websocket_connect(f"{folder}{table.path}/socket") as socket:
            socket.send_json({"type": "hello", "key": table.keys[0], "language": "en"})
            told = socket.receive_json(timeout=20)

    shown = INDEX.replace('"/', f'"{BASE}/')
    assert [answer.status_code for answer in answers] == [200, 200, 404, 200, 200]
    assert [answer.text for answer in answers[:3]] == [shown] * 3
    assert answers[3].json() == {"start_url": f"{BASE}/"}
    assert answers[4].text == '"/assets/x.js"'
    assert answers[0].headers["content-security-policy"] == page.POLICY
    assert healthy.json() == {"healthy": True}
    assert told["type"] == "seating"


def test_its_own_name_leads_into_the_folder(settings: Settings) -> None:
    """And what only begins like it is something else."""
    ours = Settings(settings.database, 0, settings.limits, base=BASE)
    app: Any = Based(create(ours), BASE)
    with TestClient(app) as client:
        led = client.get(f"{BASE}?play=biblios", follow_redirects=False)
        other = client.get(f"{BASE}-of-others/api/health")

    assert (led.status_code, led.headers["location"]) == (308, f"{BASE}/?play=biblios")
    assert other.status_code == 404
