"""Compiles rules, table and players with mypyc; without a compiler the same source runs as Python.

CHAPTERHOUSE_PURE=1      do not try
CHAPTERHOUSE_COMPILED=1  fail if it cannot be done
"""

import os
import shlex
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup

PACKAGES = ("core", "games", "play", "bots", "judges")
LEFT_AS_PYTHON = (
    "src/chapterhouse/core/ints.py",  # chooses between librt's packed arrays and plain lists
)
FLAGS = (
    "-fno-semantic-interposition",  # lets the compiler inline between functions: a third faster
    "-Wno-misleading-indentation",  # gcc spends most of its time on this warning: 305 -> 115 s
    "-Wno-error",  # mypyc makes every warning an error: on a new compiler, a reason to be slow
)


def modules() -> list[str]:
    """The files to compile."""
    packages = [Path("src/chapterhouse", package) for package in PACKAGES]
    files = [path.as_posix() for package in packages for path in sorted(package.rglob("*.py"))]
    return [
        file for file in files if not file.endswith("__init__.py") and file not in LEFT_AS_PYTHON
    ]


def taken(flag: str) -> bool:
    """Does the C compiler know this flag?"""
    compiler = shlex.split(os.environ.get("CC", "cc"))
    try:
        tried = subprocess.run(
            [*compiler, flag, "-Werror", "-fsyntax-only", "-xc", os.devnull],
            capture_output=True,
            check=False,
        )
    except OSError:
        return False
    return tried.returncode == 0


def extensions() -> list[Extension]:
    """The modules as machine code: one group, so that calls between them are native."""
    from mypyc.build import mypycify

    found = mypycify(modules(), opt_level="3", debug_level="0", group_name="chapterhouse")
    for extension in found:
        extension.extra_compile_args += [flag for flag in FLAGS if taken(flag)]
    return found


def main() -> None:
    must = os.environ.get("CHAPTERHOUSE_COMPILED") == "1"
    may = sys.implementation.name == "cpython" and sys.platform != "emscripten"
    found: list[Extension] = []
    if must or (may and os.environ.get("CHAPTERHOUSE_PURE") != "1"):
        try:
            found = extensions()
        except BaseException as problem:  # mypycify exits where it cannot work
            if must:
                raise
            print(f"chapterhouse: left as Python ({problem!r})", file=sys.stderr)
    for extension in found:
        extension.optional = not must  # a failing compiler leaves the Python
    setup(ext_modules=found)


if __name__ == "__main__":
    main()
