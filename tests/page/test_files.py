"""What playing without a server needs: fetched, renewed, never mixed with another build."""

import json
from typing import Any, Final

import pytest

from page.conftest import Ran

# A server, and a browser that keeps files: a line can be cut, a disk be full.
WORLD: Final = """
const kept = new Map(Object.entries(given.kept));
const fetched = [];
const path = request => typeof request === "string" ? request : new URL(request.url).pathname;
const cache = {
  match: async name => kept.has(name) ? new Response(kept.get(name)) : undefined,
  put: async (request, answer) => {
    const text = await answer.text();
    if (given.full) throw new DOMException("no room", "QuotaExceededError");
    kept.set(path(request), text);
  },
  keys: async () => [...kept.keys()].map(name => ({url: "https://table.example.org" + name})),
  delete: async request => kept.delete(path(request)),
};
globalThis.caches = {open: async () => cache, match: cache.match};
globalThis.fetch = async (request, {cache}) => {
  if (cache !== "no-store") throw new Error("the service worker would keep it");
  if (request === given.cut) throw new TypeError("no net");
  if (!(request in given.server)) return new Response("", {status: 404});
  fetched.push(request);
  return new Response(given.server[request]);
};
let persists = 0;
const navigator = {
  locks: {request: async (_, work) => work()},
  storage: {persist: async () => persists += 1},
};
Object.defineProperty(globalThis, "navigator", {value: navigator, configurable: true});
let told = "", shares = [];
try {
  const work = given.own ? page.files(given.own) : page.fetchAll(share => shares.push(share));
  told = (await work).python;
} catch (error) { told = error.message; }
page.stay();
return {told, kept: Object.fromEntries(kept), fetched, shares, persists};
"""
LIST: Final = "/offline.json"
ENGINE: Final = "/assets/pyodide.mjs"


def build(name: str) -> dict[str, str]:
    """All that the server has of a build: its page, a script, Python, and an engine for each."""
    script, python = f"/assets/page-{name}.js", f"/assets/python-{name}.zip"
    sizes = ", ".join(f'"{path}": 4' for path in (script, ENGINE, python))
    return {
        script: "code", ENGINE: "code", python: "code",
        "/": f'<script src="{script}"></script>',
        LIST: f'{{"folder":"/assets/","python":"{python}","transfer":9,"sizes":{{{sizes}}}}}',
    }  # fmt: skip


OLD, NEW = build("old"), build("new")
OURS: Final = "/assets/page-new.js"


def fetching(ran: Ran, kept: dict[str, str], **given: object) -> Any:  # noqa: ANN401 - of the page
    """Fetch what a newer server has, with this in the browser."""
    return ran("offline/files", WORLD, kept=kept, **({"server": NEW} | given))


def same(kept: dict[str, str], wanted: dict[str, str]) -> bool:
    """Whether all of a build is kept and nothing else; the list may be written in another way."""
    return {**kept, LIST: json.loads(kept[LIST])} == {**wanted, LIST: json.loads(wanted[LIST])}


def test_a_renewal_fetches_what_is_new_and_forgets_what_was(ran: Ran) -> None:
    """What both builds have is not fetched again; the page comes along. Whoever is at a page of the
    build before still finds its files, until the next time.
    """
    done = fetching(ran, OLD)

    assert done["fetched"] == [LIST, OURS, "/assets/python-new.zip", "/"]
    assert same(done["kept"], OLD | NEW)
    assert same(fetching(ran, done["kept"])["kept"], NEW)
    assert done["shares"][-1] == 1
    assert done["shares"] == sorted(done["shares"])


def test_a_renewal_that_is_cut_leaves_what_was_and_goes_on_later(ran: Ran) -> None:
    """At any file: what was loaded before is still whole, and nothing is fetched twice."""
    for cut in NEW.keys() - OLD.keys() | {"/", LIST}:
        done = fetching(ran, OLD, cut=cut)
        assert done["told"] == "trouble-unreachable"
        assert done["kept"].items() >= OLD.items()

        later = fetching(ran, done["kept"])
        assert not set(later["fetched"]) - {LIST, "/"} & set(done["fetched"])
        assert same(later["kept"], OLD | NEW)


def test_builds_are_not_mixed(ran: Ran) -> None:
    """If the server is exchanged while its files are fetched, its page is not kept with them."""
    done = fetching(ran, OLD, server=NEW | {"/": build("newest")["/"]})

    assert done["told"] == "trouble-server"
    assert done["kept"].items() >= OLD.items()


@pytest.mark.parametrize(
    ("kept", "own", "told", "asks"),
    [
        (NEW, "new", "/assets/python-new.zip", False),  # no server is needed
        (OLD, "new", "/assets/python-new.zip", True),  # the page is newer than what is kept
        ({}, "new", "/assets/python-new.zip", True),  # the browser has lost it
        (OLD, "newest", "offline-broken", True),
    ],
)
def test_a_page_is_given_what_goes_with_it(
    ran: Ran, kept: dict[str, str], own: str, told: str, *, asks: bool
) -> None:
    """Python of another build may not understand it."""
    done = fetching(ran, kept, own=f"/assets/page-{own}.js")

    assert done["told"] == told
    assert bool(done["fetched"]) is asks


def test_a_full_disk_is_told(ran: Ran) -> None:
    """It is not the server that is at fault."""
    assert fetching(ran, {}, full=True)["told"] == "offline-full"


def test_the_browser_is_asked_to_keep_it(ran: Ran) -> None:
    """Even where room becomes scarce."""
    assert fetching(ran, {})["persists"] == 1
