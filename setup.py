"""Compiles rules, table and players with mypyc; without a compiler the same source runs as Python.

CHAPTERHOUSE_PURE=1      do not try
CHAPTERHOUSE_COMPILED=1  fail if it cannot be done
CHAPTERHOUSE_PROFILED=1  compile what is called most twice, the second time by a profile
CHAPTERHOUSE_QUICK=1     compile in a third of the time, to be tested and not to be fast
"""

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

PACKAGES = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["tool"]["chapterhouse"][
    "compiled"
]
LEFT_AS_PYTHON = (
    "src/chapterhouse/core/ints.py",  # chooses between librt's packed arrays and plain lists
    "src/chapterhouse/games/*/table.py",  # structs of msgspec, which makes classes of its own
)
# Packages compiled apart from the rest, side by side. The smallest game stays with the core: its
# decisions are so cheap that calls which cannot be inlined would cost it four per cent.
APART = ("games.monasterium", "games.monastery", "evaluation")
# What runs once, or for people who read: compiled apart, too, and in half the time of the rest.
COLD = {
    "blunders", "consistency", "describe", "edition", "glossary", "names", "overview", "reasons",
    "rules", "sentences", "setup", "standing", "validation",
}  # fmt: skip
COLD_FLAG = "-O1"
QUICK_FLAG = "-Og"  # gcc takes a third of the time, and the engine twice as long
# What a profile is worth its time for: a tenth to a fifth faster, with gcc.
PROFILED = ("rest", "games.monasterium", "games.monastery")
PROFILES = ("-fprofile-generate", "-fprofile-update=single")
TRAINING = "import runpy; runpy.run_path('setup.py')['train']()"
BY_PROFILE = ("-fprofile-use", "-fprofile-partial-training", "-w")
FLAGS = (
    "-fno-semantic-interposition",  # lets the compiler inline between functions: a third faster
    "-fvisibility=hidden",  # calls between the parts are direct
    "-Wno-misleading-indentation",  # gcc spends most of its time on this warning: 305 -> 115 s
    "-Wno-error",  # mypyc makes every warning an error: on a new compiler, a reason to be slow
)


def modules() -> list[str]:
    """The files to compile."""
    packages = [Path("src/chapterhouse", package) for package in PACKAGES]
    files = [path.as_posix() for package in packages for path in sorted(package.rglob("*.py"))]
    return [
        file
        for file in files
        if not file.endswith("__init__.py")
        and not any(Path(file).match(left) for left in LEFT_AS_PYTHON)
    ]


def compiler() -> list[str]:
    """The command of the C compiler, as setuptools finds it; on Windows it looks for another."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def there() -> bool:
    """Is there a C compiler? Without one, what it would get is not even written."""
    found = sys.platform == "win32" or shutil.which(compiler()[0]) is not None
    if not found:
        print("chapterhouse: left as Python (no C compiler)", file=sys.stderr)
    return found


def taken(flag: str) -> bool:
    """Does the C compiler know this flag? That of Windows has flags of its own."""
    if sys.platform == "win32":
        return False
    try:
        tried = subprocess.run(
            [*compiler(), flag, "-Werror", "-fsyntax-only", "-xc", os.devnull],
            capture_output=True,
            check=False,
        )
    except OSError:
        return False
    return tried.returncode == 0


def part(file: Path) -> str:
    """The name of the part that a C file belongs to."""
    module = file.stem.replace("___", ".")
    if module.startswith("__native_chapterhouse.") and module.rpartition(".")[2] in COLD:
        return "cold"
    apart = [name for name in APART if module.startswith(f"__native_chapterhouse.{name}.")]
    return apart[0] if apart else "rest"


def gather(library: Extension) -> None:
    """Replace a C file for each module by one for each part, so that calls in it are inlined.

    A part whose text is as it was is not written again, and need not be compiled again. So the
    text begins with whatever else it depends on.
    """
    headers = [Path(name).read_bytes() for name in sorted(library.depends) if name.endswith(".h")]
    known = f"{sys.version} {library.extra_compile_args}".encode()
    head = f"/* {hashlib.sha256(known + b''.join(headers)).hexdigest()} */\n"
    texts: dict[str, str] = {}
    files = [Path(name) for name in library.sources]
    for file in sorted(files, key=lambda file: file.stem.startswith("__native")):
        texts[part(file)] = texts.get(part(file), head) + file.read_text("utf-8")
    library.sources = []
    for name, text in texts.items():
        whole = Path("build/parts", f"{name}.c")
        whole.parent.mkdir(parents=True, exist_ok=True)
        if not whole.exists() or whole.read_text("utf-8") != text:
            whole.write_text(text, "utf-8")
        library.sources.append(whole.as_posix())


def extensions() -> list[Extension]:
    """The modules as machine code: one library, so that calls between them are native."""
    from mypyc.build import mypycify

    found = mypycify(
        modules(), opt_level="3", debug_level="0", group_name="chapterhouse", multi_file=True
    )
    flags = [flag for flag in FLAGS if taken(flag)]
    for extension in found:
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]
    gather(found[0])
    return found


def profiled() -> bool:
    """Is a profile wanted, and does the compiler know how to use one?"""
    wanted = os.environ.get("CHAPTERHOUSE_PROFILED") == "1"
    return wanted and all(taken(flag) for flag in (*PROFILES, *BY_PROFILE))


def train() -> None:
    """Run what programs spend their time on, a second or two of it."""
    from chapterhouse.encoding import Batch, encoding
    from chapterhouse.games import GAMES
    from chapterhouse.play.dealer import Seeded
    from chapterhouse.play.playout import playout

    for game in GAMES.values():
        for seats in (2, 3, 4):
            for seed in range(60):
                playout(game.begin(seats, {}), Seeded(seed))
            batch, dealer = Batch(encoding(game), seats, 64, 1, {}), Seeded(1)
            for _ in range(60):
                batch.step(batch.sample(dealer))
                batch.observations  # noqa: B018 - they are written when they are asked for
                for s in [batch.state(match) for match in range(4)]:
                    s.legal()
                    s.seen_by(s.seat()).imagine(dealer)


class SideBySide(build_ext):  # type: ignore[misc]  # setuptools ships no types
    """Compiles on all cores, and only what has changed."""

    def build_extensions(self) -> None:
        if self.extensions and profiled():
            self._profile()
        else:
            self._build(self.build_temp, self.build_lib)

    def _profile(self) -> None:
        """Build all of it so that it counts what it does, let it work, and keep what was counted
        beside the parts that are compiled again.
        """
        temp, lib = self.build_temp, self.build_lib
        first, working = Path(temp, "profile"), Path(temp, "profile/lib")
        shutil.copytree("src", working, dirs_exist_ok=True)
        self._build(str(first), str(working), PROFILES)
        for old in first.rglob("*.gcda"):
            old.unlink()
        path = os.pathsep.join([str(working.resolve()), os.environ.get("PYTHONPATH", "")])
        where = os.environ | {"PYTHONPATH": path, "PYTHONHASHSEED": "0"}
        subprocess.run([sys.executable, "-P", "-c", TRAINING], env=where, check=True)
        shutil.copytree(first / "build", Path(temp, "build"), dirs_exist_ok=True)
        for part in PROFILED:
            Path(temp, f"build/parts/{part}.o.done").unlink()
        self._build(temp, lib, BY_PROFILE)

    def _build(self, temp: str, lib: str, flags: tuple[str, ...] = ()) -> None:
        """Compile and link, with these flags for the parts that a profile is made of."""
        self.parallel = os.cpu_count()
        self.build_temp, self.build_lib, self.flags = temp, lib, flags
        for extension in self.extensions:
            extension.extra_link_args = [*flags[:1]]
        compiler, alone = self.compiler, self.compiler.compile
        if sys.platform == "win32" and not compiler.initialized:
            compiler.initialize()  # once, not by each thread

        def compiled(source: str, output_dir: str, **options: object) -> str:
            """Compile a file, unless that is done: the mark outlives no interruption."""
            name: str = compiler.object_filenames([source], output_dir=output_dir)[0]
            mark = Path(f"{name}.done")
            if not mark.exists() or mark.stat().st_mtime_ns < Path(source).stat().st_mtime_ns:
                mark.unlink(missing_ok=True)
                alone([source], output_dir=output_dir, **self._options(source, options))
                mark.touch()
            return name

        def together(sources: list[str], **options: str) -> list[str]:
            largest_first = sorted(sources, key=lambda source: -Path(source).stat().st_size)
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return list(pool.map(lambda source: compiled(source, **options), largest_first))

        compiler.compile = together
        super().build_extensions()
        compiler.compile = alone

    def _options(self, source: str, options: dict[str, Any]) -> dict[str, Any]:
        """With what options to compile a part: the last level of optimization counts."""
        part, further = Path(source).stem, list[str]()
        if os.environ.get("CHAPTERHOUSE_QUICK") == "1" and taken(QUICK_FLAG):
            further = [QUICK_FLAG]
        elif part == "cold" and taken(COLD_FLAG):
            further = [COLD_FLAG]
        elif part in PROFILED:
            further = [*self.flags]
        return options | {"extra_postargs": [*options["extra_postargs"], *further]}


def main() -> None:
    must = os.environ.get("CHAPTERHOUSE_COMPILED") == "1"
    may = sys.implementation.name == "cpython" and sys.platform != "emscripten"
    found: list[Extension] = []
    if must or (may and os.environ.get("CHAPTERHOUSE_PURE") != "1" and there()):
        try:
            found = extensions()
        except BaseException as problem:  # mypycify exits where it cannot work
            if must:
                raise
            print(f"chapterhouse: left as Python ({problem!r})", file=sys.stderr)
    for extension in found:
        extension.optional = not must  # a failing compiler leaves the Python
    setup(ext_modules=found, cmdclass={"build_ext": SideBySide})


if __name__ == "__main__":
    main()
