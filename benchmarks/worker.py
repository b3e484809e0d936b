"""A worker: a process of one build or one peer, which measures what it is told, line by line."""

import json
import os
import sys
from dataclasses import asdict
from importlib import import_module


def main() -> None:
    """Introduce yourself, then answer each line [what, of what, seconds] with a sample."""
    answers = os.fdopen(os.dup(1), "w", buffering=1)
    os.dup2(2, 1)  # what a library prints must not look like an answer
    module = import_module(f"benchmarks.{sys.argv[1]}")
    offers = [[group, name] for group, names in module.JOBS.items() for name in names]
    print(json.dumps([module.about(), offers]), file=answers)
    for line in sys.stdin:
        group, name, seconds = json.loads(line)
        print(json.dumps(asdict(module.JOBS[group][name](seconds))), file=answers)


if __name__ == "__main__":
    main()
