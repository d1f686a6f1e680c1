# `make help` says what there is. Everything happens in .venv and build; nothing else is installed.

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
ENGINE := $(wildcard tests/contract tests/games tests/core tests/cli/test_pipes.py)

# CC if given, else cc or gcc; empty when there is no C compiler, and then everything runs interpreted.
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

.PHONY: help setup build play test check bench lock clean again

help: ## this list
	@echo 'make TARGET, with one of:'
	@sed -n 's/^\([a-z]*\):.*## /  \1	/p' Makefile | expand -t 10
	@echo 'PYTHON=python3.13 picks another interpreter, CC=clang another C compiler.'

setup: build ## make .venv with the locked packages and Trove, ready to run

build: $(VENV)/.project ## compile the engine where its sources or sheets changed
ifeq ($(COMPILER),)
	@TROVE_PURE=1 $(BIN)/python setup.py -q build_ext --inplace 2>/dev/null
	@echo 'trove: no C compiler on the path, runs interpreted'
else
	@$(BIN)/python setup.py -q build_ext --inplace
	@$(BIN)/python -c 'import sys, trove; sys.exit(not trove.compiled)' || { echo \
	'trove: a C compiler is there ($(CC)) but the engine was not compiled; the reason stands above (headers: python3-dev).' >&2; exit 1; }
endif

play: build ## a game of Luxor in the terminal
	@$(BIN)/trove play luxor

check: build ## format, lint, types and house rules
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy --strict $(CHECKED)
	$(BIN)/pytest -q tests/house --ignore=tests/house/test_sanitizers.py

test: check ## check, then every test, the engine's in both forms
	$(BIN)/pytest -q -n 2 --dist worksteal
ifeq ($(COMPILER),)
	@echo 'compiled form: not run (no C compiler)'
else ifneq ($(ENGINE),)
	TROVE_PURE=1 $(BIN)/pytest -q -n 2 --dist worksteal $(ENGINE)
endif

bench: build ## measure the engine
	$(BIN)/python -m benchmarks

lock: ## pin requirements.txt anew from requirements.in
	@$(PYTHON) -m venv build/lock
	@build/lock/bin/pip install -q uv
	@build/lock/bin/uv pip compile -q --upgrade --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --custom-compile-command 'make lock' requirements.in -o requirements.txt

clean: ## remove what was built; .venv stays
	rm -rf build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests benchmarks tools \( -name '*.so' -o -name __pycache__ \) -prune -exec rm -rf {} + 2>/dev/null || true

$(VENV)/.made: $(AGAIN)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo \
	'trove: $(PYTHON) has to be Python 3.11 or newer; name another with make PYTHON=...' >&2; exit 1; }
	@$(PYTHON) -m venv --clear $(VENV) || { rm -rf $(VENV); echo \
	'trove: $(PYTHON) cannot make a virtual environment: install python3-venv, or a Python that has venv and pip.' >&2; exit 1; }
	@touch $@

$(VENV)/.packages: $(VENV)/.made requirements.txt
	@$(BIN)/pip install -q --disable-pip-version-check --require-hashes -r requirements.txt
	@touch $@

# Compiling is left to `build`, which does only what is needed.
$(VENV)/.project: $(VENV)/.packages pyproject.toml setup.py
	@TROVE_PURE=1 $(BIN)/pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@
