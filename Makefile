# Every target sets up what it needs: a virtual environment in .venv, filled under constraints.txt.
# Playing needs much less than the checks do, and is there first.
#   make play ARGS="--seats 3"       arguments for the program, the benchmark
#   make test PYTEST_ARGS="-k P4"    arguments for pytest
#   make setup PYTHON=python3.12     the Python to build .venv with

VENV := .venv
BIN := $(VENV)/bin
PLAYABLE := $(VENV)/.playable
READY := $(VENV)/.ready
SITE := $(VENV)/.site
PYTHON ?=
CANDIDATES := $(or $(PYTHON),python3.14 python3.13 python3.12 python3.11 python3)
PIP_INSTALL := $(BIN)/python -m pip install --disable-pip-version-check --constraint constraints.txt
ARGS ?=
PYTEST_ARGS ?=
# Twice as many as two cores: half of the time a test waits for a browser, or for a server to start.
WORKERS ?= 4

.DEFAULT_GOAL := help
.PHONY: help setup play web test fixtures vitest compiled lint browser bench soak mutations screenshots docs format clean

help:  ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-11s %s\n", $$1, $$2 }' Makefile

setup: $(READY)  ## build .venv with all tools, or bring it up to date

play: web  ## a game against bots, in the browser
	@$(BIN)/longshore play $(ARGS)

web: $(PLAYABLE)  ## build the page, if its sources have changed
	@$(BIN)/python web/tasks.py build

test: web browser  ## formatting, lint, types, then all tests and the documents' examples
	@$(MAKE) --no-print-directory -j 2 lint vitest compiled
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal $(PYTEST_ARGS)

# What `test` does before pytest, two at a time.
fixtures: web
	$(BIN)/python -m tests.web.fixtures
	$(BIN)/python web/tests/learn/games.py

vitest: fixtures
	$(BIN)/python web/tasks.py run test

compiled: fixtures
	$(BIN)/python -m tests.compiling

lint: $(READY)  ## formatting, lint and types alone
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python web/tasks.py run lint
	$(BIN)/python web/tasks.py run check

browser: $(READY)  ## a Chromium for the tests of the page, if there is none
	@$(BIN)/python -m tests.web.browser

screenshots: web browser  ## pictures of the page at three widths, into results/screenshots
	$(BIN)/python -m tests.web.screenshots $(ARGS)

docs: $(SITE)  ## the documents as a site, with a reference and notebooks, into build/docs
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

bench: $(READY)  ## moves and whole games per second, side by side with others
	$(BIN)/python benchmarks/run.py $(ARGS)

soak: web browser $(SITE)  ## what `make test` leaves out: long random play, 2,000 kills, a million bad requests, every size and language
	$(BIN)/python -m pytest tests -m soak --hypothesis-profile=soak $(PYTEST_ARGS)

mutations: web browser fixtures  ## plant bugs one by one, and see that the tests find them
	$(BIN)/python -m tests.mutations $(ARGS)

format: $(READY)  ## rewrite the sources in the house format
	$(BIN)/ruff check --fix-only --quiet .
	$(BIN)/ruff format .
	$(BIN)/python web/tasks.py run format

clean:  ## remove build output and tools' caches; .venv stays
	rm -rf build dist src/longshore/server/http/page web/.fixtures .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests benchmarks -type d -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# hatchling comes first, under the same pins, so that the build needs no environment of its own; then
# the page, since pip would build it without a word.
$(PLAYABLE): pyproject.toml constraints.txt
	@if ! $(BIN)/python -m pip --version >/dev/null 2>&1; then \
	  found=; \
	  for candidate in $(CANDIDATES); do \
	    if "$$candidate" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; \
	    then found=$$candidate; break; fi; \
	  done; \
	  if [ -z "$$found" ]; then \
	    echo "No Python 3.11 or later with venv among: $(CANDIDATES). Install one, or name it: make setup PYTHON=/path/to/python3" >&2; \
	    exit 1; \
	  fi; \
	  echo "Setting up $(VENV) with $$("$$found" --version)"; \
	  "$$found" -m venv $(VENV); \
	fi
	@echo "Installing what tables need: a minute or so."
	@$(PIP_INSTALL) hatchling editables $$($(BIN)/python web/tasks.py needs)
	@$(BIN)/python web/tasks.py build
	@$(PIP_INSTALL) --no-build-isolation --editable '.[server]'
	@touch $@

$(READY): $(PLAYABLE)
	@echo "Installing the lab, the environments and the tools of the checks: minutes."
	@$(PIP_INSTALL) --no-build-isolation --editable '.[dev]'
	@touch $@

# The site has many tools, which nothing else needs.
$(SITE): $(READY)
	@$(PIP_INSTALL) --no-build-isolation --editable '.[docs]'
	@touch $@
