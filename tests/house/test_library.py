"""What other programs may build on: the public names, documented, and quickly imported."""

import re
import subprocess
import sys
from pathlib import Path

import chapterhouse
from support import only_pure

GUIDE = Path(__file__).parents[2] / "docs/guides/use-as-a-library.md"
# What needs long to be imported, and only some programs need.
HEAVY = ["asyncio", "babel", "cyclopts", "fluent", "litestar", "multiprocessing", "numpy", "rich"]


def test_public_names_are_documented() -> None:
    """The table of the guide lists exactly the names that the package offers; each one is there."""
    table = GUIDE.read_text("utf-8").partition("| name |")[2].partition("\n\n")[0]
    heads = [row.split("|")[1] for row in table.splitlines() if row.startswith("| `")]
    names = re.findall(r"`(\w+)`", " ".join(heads))

    assert sorted(names) == sorted(chapterhouse.__all__)
    assert [name for name in names if not hasattr(chapterhouse, name)] == []
    assert not hasattr(chapterhouse, "nothing")


@only_pure  # compiled classes keep no docstring
def test_public_names_explain_themselves() -> None:
    """Every class and function among them has a sentence that says what it is."""
    offered = [getattr(chapterhouse, name) for name in chapterhouse.__all__]

    assert [one for one in offered if callable(one) and not one.__doc__] == []


def test_importing_is_quick() -> None:
    """The package alone brings no other package that is slow to import."""
    program = "import sys, chapterhouse; print(*{name.partition('.')[0] for name in sys.modules})"
    found = subprocess.run(
        [sys.executable, "-c", program], check=True, capture_output=True, text=True
    )

    assert "chapterhouse" in found.stdout.split()
    assert [name for name in HEAVY if name in found.stdout.split()] == []
