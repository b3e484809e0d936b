"""The service worker: it keeps files of the page, and nothing that anybody might not see."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent
NODE = HERE.parents[1] / ".venv/bin/node"
EARLIER = ["chapterhouse-page-then", "of-somebody-else", "chapterhouse-offline"]


@pytest.fixture(scope="module")
def done() -> dict[str, Any]:
    """What the worker does."""
    ran = subprocess.run(
        [NODE, HERE / "worker.mjs"],
        input=json.dumps(EARLIER), stdout=subprocess.PIPE, text=True, check=True,
    )  # fmt: skip
    return dict(json.loads(ran.stdout))


def test_the_page_is_kept_and_no_answer(done: dict[str, Any]) -> None:
    """With a net the page is that of the server; without, the one that was kept. Answers, requests
    that change something and other hosts are not its business; no address is noted, of earlier
    builds nothing stays, and what others keep there is left alone, and so is what the page keeps to
    play without a server: its files are given from there, and the page that goes with them.
    """
    page, *rest = done["withNet"]
    aside = ["not touched"] * 7

    assert page == "server /table/x"
    assert rest == ["server /assets/a.js", "server /assets/b.js", "kept /assets/d.js", *aside]
    assert done["played"] == "whole /"
    assert done["without"] == ["server /", *rest]
    assert done["kept"] == [
        ["of-somebody-else", []],
        ["chapterhouse-offline", ["/assets/d.js"]],
        ["chapterhouse-page-now", ["/", "/assets/a.js", "/assets/b.js"]],
    ]


def test_pages_are_taken_when_they_ask(done: dict[str, Any]) -> None:
    """Once as the worker begins, and once more for one that was just being loaded then: else it
    would be without what is kept.
    """
    assert done["taken"] == 2


def test_a_notice_is_shown_and_leads_to_its_table(done: dict[str, Any]) -> None:
    """Where it is open already it comes to the front; whatever a notice says, it opens a page of
    ours. What nobody can read is shown as well, as browsers ask for.
    """
    (title, shown), (other, _), *pressed = done["done"]

    assert (title, other) == ("It is your turn", "Chapterhouse")
    assert (shown["body"], shown["tag"]) == ("Biblios with Ann", "x/../y")
    assert pressed == [
        "close", "open /table/x%2F..%2Fy",
        "close", "focus https://table.example.org/table/x%2F..%2Fy",
    ]  # fmt: skip
