.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help setup play test quick foretell lint types imports content bench unit fuzz golden art sounds schemas reference soak package lock package-check \
  check-extra format clean

# Where no bytecode is kept, each of a hundred processes in the tests compiles the program again.
unexport PYTHONDONTWRITEBYTECODE

BIN := .venv/bin
READY := .venv/.ready-test
PLAYABLE := .venv/.ready-play
PACKABLE := .venv/.ready-package

help: ## list all targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "make %-14s %s\n", $$1, $$2}' Makefile

setup: $(READY) ## make .venv with everything players and developers need; quick when it exists
	@echo "Set up: $(BIN)"

.venv/.ready-%: pyproject.toml packaging/setup.sh packaging/debian/play.txt packaging/debian/screen.txt packaging/debian/package.txt
	@bash packaging/setup.sh $*

play: $(PLAYABLE) ## play; without a display, bots play on a virtual screen
	@bash packaging/play.sh

test: export MAKE_TEST_BEGAN := $(shell date +%s)
test: foretell lint types imports content bench unit ## all checks; says how long it takes, pytest comes last

foretell: $(READY)
	@$(BIN)/python -m tests.timing

quick: $(READY) ## what a change touches, in two minutes: style, types, nearest tests; SINCE=main for all since main
	@QT_QPA_PLATFORM=offscreen $(BIN)/python -m tests.quick

lint: $(READY) ## code style and format
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(READY) ## mypy, strict
	$(BIN)/mypy

imports: $(READY) ## import contracts between packages
	$(BIN)/lint-imports --no-logo

content: $(READY) ## list every mistake in the content
	$(BIN)/wonderland-qt validate --strict

bench: $(READY) ## a short benchmark, written to build/bench.json
	@mkdir -p build
	$(BIN)/wonderland-qt bench --json > build/bench.json
	$(BIN)/python packaging/check_bench.py build/bench.json

unit: $(READY) ## the tests alone; ARGS="-k draw" picks some
	QT_QPA_PLATFORM=offscreen $(BIN)/python -m pytest -n 2 --dist worksteal $(ARGS)

fuzz: $(READY) ## 20 000 broken files of each kind, about two hours; ARGS="--kind saves --seed 7 --jobs 2"; failures go to build/fuzz
	QT_QPA_PLATFORM=offscreen $(BIN)/python -m tests.fuzz $(ARGS)

soak: $(READY) ## the long tests, all figures in docs/measured.md and measured.json, and the frozen program
	HYPOTHESIS_PROFILE=soak QT_QPA_PLATFORM=offscreen $(BIN)/python -m pytest -n 2 --dist worksteal -m "soak or not soak"
	$(BIN)/python -m wonderland_qt.lab.soak
	bash packaging/package.sh

package: $(PACKABLE) ## make dist/: the frozen program, a .deb, a .tar.xz and a wheel, and try them out
	@bash packaging/package.sh

lock: ## with uv: write packaging/requirements.lock, all that is frozen, each file by its hash
	uv pip compile --quiet --universal --generate-hashes --python-version 3.11 --extra package \
	  --no-emit-package wonderland-qt --custom-compile-command 'make lock' --output-file packaging/requirements.lock pyproject.toml

package-check: ## as root: install, play and remove what is in dist/ in a bare Debian 12 (SUITE=trixie: 13), made by debootstrap
	@bash packaging/check_in_debian.sh

golden: $(READY) ## regenerate golden playthroughs and counts; read the diff before committing it
	$(BIN)/python -m tests.every_game.golden

art: $(READY) ## redraw all art and show it in build/art-*.png
	PYTHONPATH=packaging:. $(BIN)/python -m art
	PYTHONPATH=packaging:. $(BIN)/python -m art.preview

art-check: $(READY) ## ruff and mypy over the programs that draw, which are a project of their own
	cd packaging/art && $(abspath $(BIN))/ruff check . && $(abspath $(BIN))/ruff format --check .
	$(BIN)/mypy --config-file packaging/art/pyproject.toml

sounds: .venv/.ready-sounds ## remake all sounds, show them in build/sounds.png and measure their loudness
	PYTHONPATH=packaging:. $(BIN)/python -m sounds
	PYTHONPATH=packaging:. $(BIN)/python -m sounds measure

schemas: $(READY) ## regenerate the JSON Schemas of content files
	$(BIN)/wonderland-qt schema

reference: $(READY) ## write docs/reference and docs/verbs-*.md from docstrings, models and content
	$(BIN)/python -m tests.reference

check-extra: $(READY) ## shellcheck, yamllint, zizmor, actionlint, reuse, appstreamcli, lintian, PettingZoo, OpenSpiel, dask and others, where installed
	@if command -v shellcheck >/dev/null; then shellcheck packaging/*.sh .ci/run; else echo "shellcheck: not installed"; fi
	@if command -v yamllint >/dev/null; then yamllint --strict content .github packaging .yamllint; else echo "yamllint: not installed"; fi
	@bash packaging/check_schemas.sh
	@bash packaging/check_papers.sh
	@if $(BIN)/python -c 'import pettingzoo, pyspiel' 2>/dev/null; then $(BIN)/python -W ignore -m wonderland_qt.research.suites; \
	  else echo "suites of PettingZoo and OpenSpiel: not installed; pip install -e .[research]"; fi
	@if $(BIN)/python -c 'import distributed' 2>/dev/null; then \
	  QT_QPA_PLATFORM=offscreen $(BIN)/python -m pytest -q -W default tests/lab/work/test_cluster.py; \
	  else echo "games on a cluster: dask.distributed is not installed; pip install -e .[lab]"; fi
	@if $(BIN)/python -c 'import pyloudnorm' 2>/dev/null; then PYTHONPATH=packaging:. $(BIN)/python -m sounds measure >/dev/null; \
	  else echo "loudness of sounds: pyloudnorm is not installed; make sounds installs it"; fi

format: $(READY) ## format the code
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

clean: ## remove everything that was made, including .venv
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
