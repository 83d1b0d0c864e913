# What can be done here; `make` alone lists it. All that is made lies in .venv and build.

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play test check test-pure test-compiled bench golden clean
MAKEFLAGS += --no-print-directory

# The first of these that is new enough.
PYTHON ?= python3 python3.14 python3.13 python3.12 python3.11
JOBS ?= auto
BIN := .venv/bin
PIP_INSTALL := -m pip --disable-pip-version-check install -qq --constraint constraints.txt
PYTEST := $(BIN)/python -m pytest --quiet --numprocesses $(JOBS)

# The package as a user installs it: compiled where that is possible.
PACKAGE := build/package
SOURCES := $(shell find src -type f ! -name '*.pyc' ! -path '*.egg-info/*')
IS_COMPILED := PYTHONPATH=$(PACKAGE) $(BIN)/python -c \
	'import sys; from ninelives.build import compiled; sys.exit(not compiled())'

help:
	@echo "make play    play in the terminal; more with ARGS, as in: make play ARGS='felix --lang de'"
	@echo "make test    everything: check, then all tests on the pure and on the compiled package"
	@echo "make check   format, lint, types, imports, spelling"
	@echo "make bench   our speed beside that of OpenSpiel and RLCard"
	@echo "make golden  write the golden files anew, to be reviewed as a diff"
	@echo "make clean   remove all that was made here, .venv included"

# -- playing ------------------------------------------------------------------------------------

play: .venv/runtime $(PACKAGE)/done
	@$(IS_COMPILED) || echo "(No C compiler was found: the games run as pure Python.)"
	@PYTHONPATH=$(PACKAGE) $(BIN)/python -m ninelives play $(ARGS)
	@echo "(The command ninelives is $(BIN)/ninelives here.)"

# -- testing ------------------------------------------------------------------------------------

test: check test-pure test-compiled

check: .venv/dev
	@$(BIN)/ruff format --check
	@$(BIN)/ruff check
	@$(BIN)/mypy
	@report=$$($(BIN)/lint-imports --no-logo --no-cache 2>&1) \
		&& echo "$$report" | tail -n 1 || { echo "$$report"; exit 1; }
	@$(BIN)/codespell

test-pure: .venv/dev
	@echo "Tests on the pure package"
	@$(PYTEST) --cov

test-compiled: .venv/dev $(PACKAGE)/done
	@if $(IS_COMPILED); then \
		echo "Tests on the compiled package"; \
		PYTHONPATH=$(PACKAGE) NINELIVES_TESTED=compiled $(PYTEST); \
	else \
		echo "No C compiler was found: the tests on the compiled package are left out."; \
	fi

golden: .venv/dev
	@$(BIN)/python -m tests.golden.regenerate

# -- measuring ----------------------------------------------------------------------------------

bench: $(PACKAGE)/done build/bench/done
	@PYTHONPATH=$(PACKAGE) build/bench/bin/python bench/peers.py $(ARGS)

build/bench/done: bench/requirements.txt | .venv/created
	@echo "Installing the peers (OpenSpiel, RLCard)"
	@$(BIN)/python -m venv build/bench
	@build/bench/bin/python $(PIP_INSTALL) --requirement bench/requirements.txt
	@touch $@

# -- installing ---------------------------------------------------------------------------------

.venv/created:
	@for python in $(PYTHON) none; do \
		$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && break; \
	done; \
	if [ $$python = none ]; then \
		echo "Ninelives needs Python 3.11 or newer and finds none." \
			"If you have one: make PYTHON=/where/it/is"; exit 1; \
	elif ! $$python -c 'import ensurepip, venv' 2>/dev/null; then \
		echo "Ninelives needs Python's venv module; on Debian: apt install python3-venv"; exit 1; \
	fi; \
	$$python -m venv --clear .venv
	@touch $@

# An editable install brings what the package needs; its rules are then taken from $(PACKAGE).
.venv/runtime: pyproject.toml constraints.txt | .venv/created
	@echo "Installing what the games need"
	@NINELIVES_BUILD=pure $(BIN)/python $(PIP_INSTALL) --editable .
	@touch $@

.venv/dev: pyproject.toml constraints.txt | .venv/created
	@echo "Installing the tools"
	@NINELIVES_BUILD=pure $(BIN)/python $(PIP_INSTALL) --editable '.[dev]'
	@touch $@ .venv/runtime

$(PACKAGE)/done: $(SOURCES) pyproject.toml setup.py | .venv/created
	@echo "Building the package; compiling it takes a minute or two"
	@rm -rf build/lib build/bdist.* $(PACKAGE)
	@$(BIN)/python $(PIP_INSTALL) --no-deps --target $(PACKAGE) .
	@touch $@

clean:
	@rm -rf .venv build dist .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache
	@rm -rf src/*.egg-info
	@find src tests bench -name __pycache__ -prune -exec rm -rf {} +
