"""A notice to somebody whose page is open, and who looks at something else."""

from page.conftest import Ran

CALL = """
const done = [];
const worker = {
  active: {},
  showNotification: async (title, { body, tag, data }) =>
    done.push(["worker", title, body, tag, data]),
};
globalThis.document = {querySelector: () => null};
Object.defineProperty(globalThis, "navigator", {configurable: true, value: {
  serviceWorker: {getRegistration: async () => given.worker ? worker : undefined},
}});
globalThis.Notification = class {
  static permission = given.permission;
  constructor(title, { body, tag }) {
    if (given.phone) throw new TypeError("Illegal constructor");
    done.push(["page", title, body, tag]);
  }
};
await page.call("x1", "Your turn", "Biblios");
return done;
"""


def called(
    ran: Ran, *, permission: str = "granted", worker: bool = True, phone: bool = True
) -> list[list[str]]:
    found: list[list[str]] = ran("notices", CALL, permission=permission, worker=worker, phone=phone)
    return found


def test_a_phone_is_called_by_its_worker(ran: Ran) -> None:
    """There a page may not; each table has one notice, which leads to it. Where there is no worker
    the page goes on all the same.
    """
    assert called(ran) == [["worker", "Your turn", "Biblios", "x1", "x1"]]
    assert called(ran, worker=False) == []


def test_a_desk_without_a_worker_is_called_by_the_page(ran: Ran) -> None:
    """And nobody is called who has not allowed it."""
    assert called(ran, worker=False, phone=False) == [["page", "Your turn", "Biblios", "x1"]]
    assert called(ran, permission="denied") == []
