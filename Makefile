# `make play` opens a table in the browser, `make test` runs every test. Both set up all they need.
# `make test-long` runs them at their exhaustive sizes, for hours: docs/tests.md
.PHONY: play test test-long bench load check docs wheel lock
unexport PYTHONDONTWRITEBYTECODE # byte code is what makes the second start quick
ARGS ?=

play:
	@scripts/install
	@scripts/page
	@scripts/play $(ARGS)

test:
	@scripts/install dev
	@scripts/page dev
	@scripts/test $(ARGS)

test-long:
	@scripts/install dev
	@scripts/page dev
	@scripts/test-long $(ARGS)

bench:
	@scripts/install dev
	@scripts/install bench
	@scripts/install catan || echo "so fastcatan is not measured"
	@scripts/page dev
	@CHAPTERHOUSE_PROFILED=1 scripts/compile
	@PYTHONPATH=build/profiled .venv-bench/bin/python scripts/bench $(ARGS)
	@PYTHONPATH=src .venv/bin/python -m benchmarks.page

# with --tables 5 --acts 10 --seconds 3 it is over in ten seconds; --build build/compiled measures that
load:
	@scripts/install dev
	@PYTHONPATH=src .venv/bin/python -m benchmarks.load $(ARGS)

check:
	@scripts/install dev
	@scripts/page dev
	@scripts/check

docs:
	@scripts/install
	@scripts/install docs
	@scripts/docs

wheel:
	@scripts/install dev
	@scripts/page dev
	@scripts/wheel

lock:
	@scripts/install
	@scripts/lock $(ARGS)
