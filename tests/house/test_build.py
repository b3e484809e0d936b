"""Which build do the tests run on?"""

import importlib
import os
from pathlib import Path

import pytest

from house.source import Source


def test_the_build_is_the_one_asked_for(compiled: list[Source]) -> None:
    """scripts/test runs on Python and on machine code: never twice on the same."""
    wanted = os.environ.get("CHAPTERHOUSE_BUILD")
    if wanted is None:
        pytest.skip("no build was asked for")
    modules = [source.name.removesuffix(".py").replace("/", ".") for source in compiled]
    files = [importlib.import_module(f"chapterhouse.{module}").__file__ for module in modules]
    endings = {Path(file or "").suffix for file in files}

    assert endings <= {".so" if wanted == "compiled" else ".py"}
