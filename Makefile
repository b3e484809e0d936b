# `make play` starts a match, `make test` runs every test. Both set up all they need.
.PHONY: play test bench check lock
unexport PYTHONDONTWRITEBYTECODE # byte code is what makes the second start quick
ARGS ?=

play:
	@scripts/install
	@.venv/bin/chapterhouse play $(ARGS)

test:
	@scripts/install dev
	@scripts/test $(ARGS)

bench:
	@scripts/install dev
	@scripts/install bench
	@scripts/compile
	@PYTHONPATH=build/compiled .venv-bench/bin/python scripts/bench $(ARGS)

check:
	@scripts/install dev
	@scripts/check

lock:
	@scripts/install
	@scripts/lock $(ARGS)
