"""The service worker: it keeps files of the page, and nothing that anybody might not see."""

import json
import subprocess
from pathlib import Path

HERE = Path(__file__).parent
NODE = HERE.parents[1] / ".venv/bin/node"
EARLIER = ["chapterhouse-page-then", "of-somebody-else", "chapterhouse-offline"]


def test_the_page_is_kept_and_no_answer() -> None:
    """With a net the page is that of the server; without, the one that was kept. Answers, requests
    that change something and other hosts are not its business; no address is noted, of earlier
    builds nothing stays, and what others keep there is left alone, and so is what the page keeps to
    play without a server: its files are given from there, and the page that goes with them.
    """
    ran = subprocess.run(
        [NODE, HERE / "worker.mjs"],
        input=json.dumps(EARLIER), stdout=subprocess.PIPE, text=True, check=True,
    )  # fmt: skip
    done = json.loads(ran.stdout)
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
