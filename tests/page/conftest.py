"""Runs code of the page without a browser: modules in TypeScript that draw nothing."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest

UI: Final = Path(__file__).parents[2] / "ui"
NODE: Final = Path(sys.executable).parent / "node"  # where the environment keeps it
# Answers line by line. What a module asks for is read likewise; runes mean their values.
LOADER: Final = """
const fs = require("fs"), path = require("path"), ts = require("typescript");
const compilerOptions = {module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ESNext};
const rune = value => value;
function load(file) {
  const { outputText } = ts.transpileModule(fs.readFileSync(file, "utf8"), {compilerOptions});
  const exports = {};
  const found = name => name.startsWith(".")
    ? load(path.resolve(path.dirname(file), name.replace(/(\\.ts)?$/, ".ts"))) : require(name);
  new Function("exports", "require", "$state", "$derived", outputText)(exports, found, rune, rune);
  return exports;
}
require("readline").createInterface({input: process.stdin}).on("line", line => {
  const [module, code, given] = JSON.parse(line);
  const page = load(path.resolve("src", module + ".ts"));
  const work = new Function("page", "given", `return (async () => {${code}})()`);
  work(page, given).then(found => console.log(JSON.stringify(found ?? null)));
});
"""
Ran = Callable[..., Any]


@pytest.fixture(scope="session")
def ran() -> Iterator[Ran]:
    """Give what some code returns, to which a module is `page`, and what is given `given`."""
    if not NODE.exists() or not (UI / "node_modules/typescript").exists():
        pytest.skip("there is no node here to run the page with")
    kept = os.environ | {"NODE_PATH": str(UI / "node_modules")}
    with subprocess.Popen(
        [NODE, "-e", LOADER], cwd=UI, env=kept, text=True,
        stdin=subprocess.PIPE, stdout=subprocess.PIPE,
    ) as node:  # fmt: skip
        assert node.stdin
        assert node.stdout
        asks, answers = node.stdin, node.stdout

        def run(module: str, code: str, **given: object) -> Any:  # noqa: ANN401 - what it returns
            asks.write(json.dumps([module, code, given]) + "\n")
            asks.flush()
            return json.loads(answers.readline())

        yield run
        asks.close()
