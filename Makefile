# What can be done here; `make` alone lists it. All that is made lies in .venv and build.

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play site wheel test check test-pure test-package test-page test-browser \
	trust soak soak-sqlite soak-postgresql fuzz leaks growth audit outdated \
	bench bench-games bench-online bench-search bench-thinking strength paradoxes golden clean
MAKEFLAGS += --no-print-directory

# The first of these that is new enough.
PYTHON ?= python3 python3.14 python3.13 python3.12 python3.11
JOBS ?= auto
BIN := .venv/bin
PIP_INSTALL := -m pip --disable-pip-version-check install -qq --constraint constraints.txt
PYTEST := $(BIN)/python -m pytest --quiet --numprocesses $(JOBS)

# The page, as the server serves it: built into the sources, where packages take it from.
NPM := web/npm
SITE := src/ninelives/server/site
PAGE := $(shell find web -type f ! -path '*/node_modules/*' ! -name wire.ts) \
	$(wildcard src/ninelives/text/locales/*/*.ftl)
MESSAGES := web/wire.py $(wildcard src/ninelives/wire/*.py src/ninelives/show/*.py \
	src/ninelives/games/*/events.py)

# The package as a user installs it: compiled where that is possible.
PACKAGE := build/package
SOURCES := $(shell find src -type f ! -name '*.pyc' ! -path '*.egg-info/*' ! -path '$(SITE)/*')
IS_COMPILED := PYTHONPATH=$(PACKAGE) $(BIN)/python -c \
	'import sys; from ninelives.build import compiled; sys.exit(not compiled())'

help:
	@echo "make play    play in the browser; more with ARGS, as in: make play ARGS='--port 9000'"
	@echo "make test    everything: check, then all tests, pure and compiled, page and browser"
	@echo "make check   format, lint, types, imports, spelling"
	@echo "make site    build the page only"
	@echo "make wheel   the package to install elsewhere, page included: dist/*.whl"
	@echo "make bench   our speed beside that of OpenSpiel and RLCard, on line beside boardgame.io"
	@echo "make bench-search ARGS='ratjack --games 20'   OpenSpiel's tree search against our bots"
	@echo "make bench-thinking   how quickly people are answered while bots think"
	@echo "make paradoxes ARGS='tiger:2000 --games 8'   when paradoxes of such bots could not be averted"
	@echo "make strength  how strong the bots are, by matches; hours, or less with ARGS='--share 0.1'"
	@echo "make trust   soak, fuzz, leaks and growth, two minutes in all; more with each of them:"
	@echo "make soak    servers and databases are killed while people play; a quarter of an hour"
	@echo "make fuzz    nonsense for all that reads, ten minutes, or ARGS='--seconds 40 --seed 1'"
	@echo "make leaks   does anybody learn a secret? twenty minutes, or ARGS='--games 50 --seed 1'"
	@echo "make growth  does the compiled core leave memory behind? minutes, or ARGS='--games 200'"
	@echo "make audit   are there known holes in what we depend on? asks the net"
	@echo "make outdated  which of what we depend on is not the newest"
	@echo "make golden  write the golden files anew, to be reviewed as a diff"
	@echo "make clean   remove all that was made here, .venv included"

# -- playing ------------------------------------------------------------------------------------

play: .venv/runtime $(PACKAGE)/ninelives/server/site
	@$(IS_COMPILED) || echo "(No C compiler was found: the games run as pure Python.)"
	@echo "(The command ninelives is $(BIN)/ninelives here; in the terminal: $(BIN)/ninelives play)"
	@PYTHONPATH=$(PACKAGE) $(BIN)/python -m ninelives serve $(ARGS)

site: $(SITE)/index.html

wheel: $(SITE)/index.html | .venv/created
	@echo "Building the package; compiling it takes a minute or two"
	@rm -rf build/lib* build/bdist.* dist
	@$(BIN)/python -m pip --disable-pip-version-check wheel -qq --no-deps --wheel-dir dist .
	@ls dist/*.whl

# -- testing ------------------------------------------------------------------------------------

# The package is compiled beside: checking and compiling keep a core busy each.
test: .venv/dev
	@mkdir -p build
	@$(MAKE) $(PACKAGE)/done > build/package.log 2>&1 & built=$$!; \
	$(MAKE) check test-page test-pure || { kill $$built; exit 1; }; \
	wait $$built || { cat build/package.log; exit 1; }
	@$(MAKE) test-package trust test-browser

check: .venv/dev web/node_modules/done web/src/wire.ts
	@$(BIN)/ruff format --check
	@$(BIN)/ruff check
	@$(BIN)/mypy
	@report=$$($(BIN)/lint-imports --no-logo --no-cache 2>&1) \
		&& echo "$$report" | tail -n 1 || { echo "$$report"; exit 1; }
	@$(BIN)/codespell
	@$(NPM) run --silent format:check
	@$(NPM) run --silent check

test-page: web/node_modules/done web/src/wire.ts
	@echo "Tests of the page"
	@$(NPM) run --silent test

# What the rules are tested by; the rest of the tests is about how they are served.
RULES := $(addprefix tests/, bots contract engine games golden house perft play show text)

test-pure: .venv/dev $(SITE)/index.html
	@echo "Tests of the rules on the pure package"
	@$(PYTEST) $(RULES) --cov

test-package: .venv/dev $(PACKAGE)/ninelives/server/site
	@if $(IS_COMPILED); then \
		echo "Tests on the compiled package"; \
		export NINELIVES_TESTED=compiled; \
	else \
		echo "Tests on the package; no C compiler was found, so it is pure"; \
	fi; \
	PYTHONPATH=$(PACKAGE) $(PYTEST) --ignore tests/browser

test-browser: .venv/dev $(PACKAGE)/ninelives/server/site
	@echo "Tests in the browser"
	@$(BIN)/python -m tests.browser.chromium
	@PYTHONPATH=$(PACKAGE) $(PYTEST) tests/browser --ignore tests/browser/test_speed.py
	@echo "Tests of what somebody waits for, with nothing beside them"
	@PYTHONPATH=$(PACKAGE) $(BIN)/python -m pytest --quiet tests/browser/test_speed.py

golden: .venv/dev
	@$(BIN)/python -m tests.golden.regenerate

# -- trust --------------------------------------------------------------------------------------

TRUST := PYTHONPATH=$(PACKAGE) $(BIN)/python -m

trust: .venv/dev $(PACKAGE)/ninelives/server/site
	@$(MAKE) soak-sqlite ARGS='--tables 10 --kills 5 --between 2 3 --seconds 120'
	@$(MAKE) soak-postgresql ARGS='--tables 6 --kills 4 --pauses 1 --database-kills 1 --between 2 3 --seconds 180'
	@$(MAKE) fuzz ARGS='--seconds 25 --seed 1'
	@$(MAKE) leaks ARGS='--games 60 --online 1 --seed 1'
	@$(MAKE) growth ARGS='--games 100 --seed 1'

soak: soak-sqlite soak-postgresql

soak-sqlite: .venv/dev $(PACKAGE)/ninelives/server/site
	@echo "A server on SQLite is killed while people play"
	@$(TRUST) trust.soak $(ARGS)

soak-postgresql: .venv/dev $(PACKAGE)/ninelives/server/site
	@echo "Three servers, and the PostgreSQL they have, are killed and paused while people play"
	@$(TRUST) trust.soak --postgresql packaged $(ARGS)

fuzz: .venv/dev $(PACKAGE)/ninelives/server/site
	@echo "Nonsense for all that reads"
	@$(TRUST) trust.fuzz $(ARGS)

leaks: .venv/dev $(PACKAGE)/ninelives/server/site
	@echo "Does anybody learn what he may not know?"
	@$(TRUST) trust.leaks $(ARGS)

growth: .venv/dev $(PACKAGE)/ninelives/server/site
	@echo "Does the core leave memory behind?"
	@$(TRUST) trust.growth $(ARGS)

# What could not be asked about is a failure too, and not an all-clear.
audit: build/audit/done
	@failed=0; \
	build/audit/bin/python -m pip_audit --strict --disable-pip --no-deps \
		--requirement constraints.txt || failed=1; \
	$(NPM) audit --package-lock-only --omit=dev || failed=1; \
	$(NPM) audit --package-lock-only || failed=1; \
	exit $$failed

outdated: .venv/dev web/node_modules/done
	@$(BIN)/python -m pip --disable-pip-version-check list --outdated
	@$(NPM) outdated || true

build/audit/done: | .venv/created
	@echo "Installing what asks (pip-audit)"
	@$(BIN)/python -m venv build/audit
	@build/audit/bin/python -m pip --disable-pip-version-check install -qq pip-audit==2.10.1
	@touch $@

# -- measuring ----------------------------------------------------------------------------------

bench: bench-games bench-online

strength: .venv/runtime $(PACKAGE)/ninelives/server/site
	@PYTHONPATH=$(PACKAGE) $(BIN)/python bench/strength.py $(ARGS)

paradoxes: .venv/runtime $(PACKAGE)/done
	@PYTHONPATH=$(PACKAGE) $(BIN)/python bench/paradoxes.py $(ARGS)

bench-games: $(PACKAGE)/done build/bench/done
	@PYTHONPATH=$(PACKAGE) build/bench/bin/python bench/peers.py $(ARGS)

bench-online: .venv/runtime $(PACKAGE)/ninelives/server/site build/bench-node/done
	@PYTHONPATH=$(PACKAGE) $(BIN)/python -m bench.online $(ARGS)

bench-thinking: .venv/runtime $(PACKAGE)/done
	@PYTHONPATH=$(PACKAGE) $(BIN)/python -m bench.online --thinking $(ARGS)

bench-search: $(PACKAGE)/done build/bench/done
	@PYTHONPATH=$(PACKAGE) build/bench/bin/python -m bench.openspiel $(ARGS)

build/bench/done: bench/requirements.txt | .venv/created
	@echo "Installing the peers (OpenSpiel, RLCard)"
	@$(BIN)/python -m venv build/bench
	@build/bench/bin/python $(PIP_INSTALL) --requirement bench/requirements.txt
	@touch $@

build/bench-node/done: bench/online/boardgame.io/package.json | .venv/runtime
	@echo "Installing the peer on line (boardgame.io)"
	@mkdir -p build/bench-node
	@cp $< build/bench-node/
	@$(NPM) --prefix $(CURDIR)/build/bench-node install --no-audit --no-fund --loglevel=error
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
	@rm -rf build/lib* build/bdist.* $(PACKAGE)
	@$(BIN)/python $(PIP_INSTALL) --no-deps --target $(PACKAGE) .
	@touch $@

# The page goes into the package without compiling the package again.
$(PACKAGE)/ninelives/server/site: $(PACKAGE)/done $(SITE)/index.html
	@rm -rf $@
	@cp -R $(SITE) $@
	@touch $@

# -- the page -----------------------------------------------------------------------------------

$(SITE)/index.html: $(PAGE) web/node_modules/done web/src/wire.ts
	@echo "Building the page"
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

web/src/wire.ts: $(MESSAGES) | .venv/runtime
	@$(BIN)/python web/wire.py > $@

web/node_modules/done: web/package.json web/package-lock.json web/.npmrc | .venv/created
	@echo "Installing what the page is built with"
	@$(NPM) ci --loglevel error
	@touch $@

clean:
	@rm -rf .venv build dist .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache
	@rm -rf src/*.egg-info $(SITE) web/node_modules web/src/wire.ts
	@find src tests bench trust -name __pycache__ -prune -exec rm -rf {} +
