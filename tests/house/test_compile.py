"""The compiled build is made anew when it must be, copied when it can be, never used half made."""

from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest

PROJECT = "[tool.chapterhouse]\ncompiled = ['core']\n"
FILES = {
    "pyproject.toml": PROJECT,
    "setup.py": "",
    "scripts/compile": "",
    "requirements-build.lock": "mypy",
    "src/chapterhouse/core/rule.py": "RULE = 1",
    "src/chapterhouse/editions/edition.py": "FACT = 1",
    "src/chapterhouse/server/room.py": "ROOM = 1",
    "src/chapterhouse/locale/en/all.ftl": "word = word",
}


class Build:
    """A compiler that compiles nothing, but counts."""

    def __init__(self, script: ModuleType) -> None:
        self.script = script
        self.times = 0
        self.works = True
        self.is_killed = False

    def __call__(self) -> bool:
        self.times += 1
        (self.script.COMPILED / "half.so").touch()
        if self.is_killed:
            raise KeyboardInterrupt
        return self.works


@pytest.fixture
def script(root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """scripts/compile, at work on a small project."""
    loader = SourceFileLoader("compiling", str(root / "scripts/compile"))
    spec = spec_from_loader("compiling", loader)
    assert spec
    module = module_from_spec(spec)
    loader.exec_module(module)
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    build = tmp_path / "build"
    places = {"ROOT": tmp_path, "SRC": tmp_path / "src", "BUILD": build}
    places |= {"COMPILED": build / "compiled", "STAMP": build / "compiled.digest"}
    for name, place in (places | {"FAILED": build / "compiled.failed"}).items():
        monkeypatch.setattr(module, name, place)
    return module


@pytest.fixture
def build(script: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Build:
    build = Build(script)
    monkeypatch.setattr(script, "build", build)
    monkeypatch.setattr(script, "compiles", lambda venv: venv == ".venv")
    monkeypatch.setattr(script.os, "nice", lambda by: by)
    return build


def is_ready(script: ModuleType, capsys: pytest.CaptureFixture[str]) -> bool:
    """Ask whether the build can be used; the answer and the file that is named must agree."""
    capsys.readouterr()
    code = script.main(["--ready"])
    assert (code == 0) == Path(capsys.readouterr().out.rstrip("\n")).is_file()
    return bool(code == 0)


@pytest.mark.parametrize(
    ("name", "compiles"),
    [
        ("src/chapterhouse/core/rule.py", True),
        ("src/chapterhouse/editions/edition.py", True),
        ("setup.py", True),
        ("requirements-build.lock", True),
        ("src/chapterhouse/server/room.py", False),
        ("src/chapterhouse/locale/en/all.ftl", False),
    ],
)
def test_only_what_is_compiled_is_compiled_anew(
    script: ModuleType, build: Build, name: str, *, compiles: bool
) -> None:
    """A change of anything else is copied, and the build is complete again."""
    assert script.main([]) == 0
    assert script.main([]) == 0
    assert build.times == 1
    (script.ROOT / name).write_text("CHANGED = True")

    assert script.main([]) == 0
    assert build.times == 1 + compiles
    if name.startswith("src/"):
        copied = script.COMPILED / Path(name).relative_to("src")
        assert copied.read_text() == "CHANGED = True"
    assert [path.name for path in script.COMPILED.glob("*.complete")] == [
        script.complete(script.sources()).name
    ]


def test_what_is_gone_from_the_source_goes(script: ModuleType, build: Build) -> None:
    """A file that was removed is removed from the copy, and nothing is compiled for it."""
    script.main([])
    (script.SRC / "chapterhouse/server/room.py").unlink()
    script.main([])

    assert not (script.COMPILED / "chapterhouse/server/room.py").exists()
    assert build.times == 1


def test_asked_whether_it_is_ready_it_copies_and_never_compiles(
    script: ModuleType, build: Build, capsys: pytest.CaptureFixture[str]
) -> None:
    """`make play` asks so: it wants to start at once."""
    assert not is_ready(script, capsys)
    script.main([])
    assert is_ready(script, capsys)
    (script.SRC / "chapterhouse/server/room.py").write_text("ROOM = 2")
    assert is_ready(script, capsys)
    assert (script.COMPILED / "chapterhouse/server/room.py").read_text() == "ROOM = 2"
    (script.SRC / "chapterhouse/core/rule.py").write_text("RULE = 2")
    assert not is_ready(script, capsys)
    assert build.times == 1


def test_an_interrupted_build_is_never_used_and_begun_anew(
    script: ModuleType, build: Build, capsys: pytest.CaptureFixture[str]
) -> None:
    """Neither the first nor a later one; what it left is removed, for it may be broken."""
    for text in "RULE = 1", "RULE = 2":
        (script.SRC / "chapterhouse/core/rule.py").write_text(text)
        build.is_killed = True
        with pytest.raises(KeyboardInterrupt):
            script.main([])
        assert not is_ready(script, capsys)
        (script.COMPILED / "rubbish.so").touch()
        build.is_killed = False
        assert script.main([]) == 0
        assert is_ready(script, capsys)
        assert not (script.COMPILED / "rubbish.so").exists()


def test_a_build_that_fails_is_not_tried_again_in_the_background(
    script: ModuleType, build: Build, capsys: pytest.CaptureFixture[str]
) -> None:
    """Unless the source has changed; who asks for it in the foreground gets it."""
    build.works = False
    assert script.main(["--tools"]) == 1
    assert script.main(["--tools"]) == 1
    assert build.times == 1
    assert not is_ready(script, capsys)
    assert script.FAILED.exists()
    assert script.main([]) == 1
    assert build.times == 2
    build.works = True
    (script.SRC / "chapterhouse/core/rule.py").write_text("RULE = 2")
    assert not is_ready(script, capsys)
    assert not script.FAILED.exists()
    assert script.main(["--tools"]) == 0
    assert is_ready(script, capsys)


def test_tools_apart_are_brought_up_to_date(
    script: ModuleType, build: Build, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An environment that only compiles follows its lock file, also where it stands already."""
    install = script.ROOT / "scripts/install"
    install.write_text('#!/bin/sh\necho "$@" >>"$0.log"\n')
    install.chmod(0o755)
    monkeypatch.setattr(script, "compiles", lambda venv: venv == ".venv-build")
    for number in (1, 2):
        (script.SRC / "chapterhouse/core/rule.py").write_text(f"RULE = {number}")

        assert script.main(["--tools"]) == 0
    assert build.times == 2
    assert install.with_suffix(".log").read_text() == "build\nbuild\n"


def test_it_is_not_ready_while_another_builds(
    script: ModuleType, build: Build, capsys: pytest.CaptureFixture[str]
) -> None:
    """Who only asks does not wait."""
    script.main([])
    with (script.BUILD / "compiled.lock").open("w") as lock:
        script.fcntl.flock(lock, script.fcntl.LOCK_EX)
        (script.SRC / "chapterhouse/server/room.py").write_text("ROOM = 2")

        assert not is_ready(script, capsys)
    assert is_ready(script, capsys)
    assert build.times == 1
