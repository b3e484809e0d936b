"""Which tests are run, on which build, and which of them are measured."""

import sys
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import settings

from cases import firsts, on_python
from sizes import EXAMPLES, FIRST
from support import PURE

WALKS = Path(__file__).parent / "conformance"  # long ways through lines that others cover
settings.register_profile("wanted", max_examples=EXAMPLES)
settings.load_profile("wanted")


@pytest.hookimpl(wrapper=True, tryfirst=True)  # so it comes before they are shuffled
def pytest_collection_modifyitems(
    config: pytest.Config, items: list[pytest.Item]
) -> Generator[None]:
    """Skip what cannot run on machine code; where first cases are wanted, leave out the others;
    trace the first cases of what others do not cover.
    """
    cases = [item.nodeid for item in items]
    traced = set(firsts(cases))
    if not PURE:
        for item in items:
            if item.get_closest_marker("only_pure"):
                item.add_marker(pytest.mark.skip("machine code cannot be patched, and has no toys"))
    if FIRST:
        wanted = {
            *on_python(cases),
            *(i.nodeid for i in items if i.get_closest_marker("only_pure")),
        }
        config.hook.pytest_deselected(items=[item for item in items if item.nodeid not in wanted])
        items[:] = [item for item in items if item.nodeid in wanted]
    for item in items:
        if item.nodeid not in traced or item.path.is_relative_to(WALKS):
            item.add_marker("untraced")
    yield


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    """Let nothing trace what is not measured; the mark of pytest-cov does nothing in workers."""
    tracing = sys.gettrace()
    if item.get_closest_marker("untraced"):
        sys.settrace(None)
    try:
        yield
    finally:
        sys.settrace(tracing)
