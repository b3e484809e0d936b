"""Which tests are run, on which build."""

import gc
import sys
from collections.abc import Generator

import pytest
from hypothesis import settings

from cases import on_python
from sizes import EXAMPLES, FIRST
from support import PURE

settings.register_profile("wanted", max_examples=EXAMPLES)
settings.load_profile("wanted")


@pytest.hookimpl(wrapper=True, tryfirst=True)  # so it comes before they are shuffled
def pytest_collection_modifyitems(
    config: pytest.Config, items: list[pytest.Item]
) -> Generator[None]:
    """Skip what cannot run on machine code; where first cases are wanted, leave out the others."""
    if not PURE:
        for item in items:
            if item.get_closest_marker("only_pure"):
                item.add_marker(pytest.mark.skip("machine code cannot be patched, and has no toys"))
    if FIRST:
        wanted = {
            *on_python(item.nodeid for item in items),
            *(item.nodeid for item in items if item.get_closest_marker("only_pure")),
        }
        config.hook.pytest_deselected(items=[item for item in items if item.nodeid not in wanted])
        items[:] = [item for item in items if item.nodeid in wanted]
    yield


def pytest_collection_finish() -> None:
    """Look for circles of what nobody needs less often, and not in the tests themselves: matches
    that tests share are many objects, and to look through all of them took a sixth of the time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 10, 20)


def pytest_sessionfinish() -> None:
    """End a server of databases that tests have started: processes of pytest-xdist just stop."""
    if databases := sys.modules.get("databases"):
        databases.end()
