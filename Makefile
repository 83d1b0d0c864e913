# `make` alone lists the targets. Generated files are in .venv, .venv-dev, build, dist,
# web/node_modules and src/ninelives/server/site.

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
# Every target without a slash or a dot is a command, not a file.
.PHONY: $(shell sed -n 's/^\([a-z][a-z-]*\):.*/\1/p' $(firstword $(MAKEFILE_LIST)))
MAKEFLAGS += --no-print-directory
# Without bytecode every process would compile its imports again.
unexport PYTHONDONTWRITEBYTECODE
export NINELIVES_STARTED := $(or $(NINELIVES_STARTED),$(shell date +%s))

# The first of these that is new enough is used.
PYTHON ?= python3 python3.14 python3.13 python3.12 python3.11
JOBS ?= auto

# The program as users have it: compiled if possible, with its page.
PROGRAM := .venv/bin/python
# The sources with the development tools. PYTHONPATH=$(PACKAGE) replaces the sources by the built
# package.
DEV := .venv-dev/bin/python
PACKAGE := build/package
PYTEST := $(DEV) -m pytest --quiet --numprocesses $(JOBS)
SET_UP := -m tooling.environments

NPM := web/npm
SITE := src/ninelives/server/site
PAGE := $(shell find web -type f ! -path '*/node_modules/*' ! -name wire.ts)
SOURCES := $(shell find src -type f ! -name '*.pyc' ! -path '*.egg-info/*' ! -path '$(SITE)/*')
BUILD := pyproject.toml setup.py constraints.txt $(wildcard tooling/*.py)
IS_COMPILED := PYTHONPATH=$(PACKAGE) $(DEV) -c \
	'import sys; from ninelives.build import compiled; sys.exit(not compiled())'

help:
	@echo "make play            install, serve the page and open it; as in: make play ARGS='--port 9000'"
	@echo "make install         install only: the program is .venv/bin/ninelives"
	@echo
	@echo "make test            check, then all tests: pure and compiled, page, documentation, browser"
	@echo "make check           format, lint, types, imports, spelling"
	@echo "make check-quick     the part of check that takes seconds; the pre-commit hook runs it"
	@echo "make test-pythons    the tests on every installed Python from 3.11 on"
	@echo "make new-game        write all parts of a new game, as in: make new-game NAME=highcard"
	@echo "make mutants         break the rules place by place: the tests should notice; ARGS='felix/dogs.py'"
	@echo "make golden          rewrite the golden files, to be reviewed as a diff"
	@echo "make site            build the page only"
	@echo "make docs            build the documentation site and check its links: build/site/index.html"
	@echo "make docs-serve      build the documentation, then serve it on http://127.0.0.1:8001/"
	@echo "make pictures        take the pictures of the documentation from the running program"
	@echo "make contact-sheets  pictures of all screens at many sizes, on sheets: build/contact-sheets; ARGS='felix'"
	@echo "make clean           remove everything that was generated, including the environments"
	@echo
	@echo "make wheel           a package for this kind of machine, with the page: dist/*.whl"
	@echo "make release         wheel and sdist, each installed and tried: dist/*"
	@echo "make image           the container image, built on Debian's packages and tried; needs root"
	@echo "make audit           look for known vulnerabilities in dependencies; needs the internet"
	@echo "make outdated        list dependencies that are not the newest"
	@echo
	@echo "make bench           games compared with OpenSpiel and RLCard, the server with boardgame.io"
	@echo "make bench-online    the second half of bench: the server only"
	@echo "make bench-search    OpenSpiel's tree search against our bots; ARGS='ratjack --games 20'"
	@echo "make bench-builds    this build compared with an older one; OLD=/path/to/old/build/package"
	@echo "make bench-page      how fast, smooth and steady the page is; ARGS='frames shift' for a part"
	@echo "make fit             whether all of a table is in view; ARGS='ratjack --language de --size 360x640'"
	@echo "make bench-updates   bytes of a move on the wire; ARGS='6' for fewer games"
	@echo "make bench-thinking  response times while bots think"
	@echo "make strength        how strong the bots are, by matches: hours, or less with ARGS='--share 0.1'"
	@echo "make paradoxes       when a paradox became inevitable; ARGS='tiger:2000 --games 8'"
	@echo
	@echo "make trust           soak, fuzz, leaks and growth, two minutes in all; for longer, each alone:"
	@echo "make soak            kill servers and databases while people play: a quarter of an hour"
	@echo "make soak-postgresql the second half of soak: three servers on PostgreSQL only"
	@echo "make fuzz            malformed input for every parser: ten minutes, or ARGS='--seconds 40 --seed 1'"
	@echo "make leaks           look for leaked secrets: twenty minutes, or ARGS='--games 50 --seed 1'"
	@echo "make growth          look for memory leaks in the core: minutes, or ARGS='--games 200'"

# -- playing ------------------------------------------------------------------------------------

play: install
	@.venv/bin/ninelives serve $(ARGS)

# --jobs installs independent parts in parallel.
install:
	@$(MAKE) --jobs .venv/installed

site: .venv-dev/installed
	@$(DEV) -m tooling.page build

wheel: build/wheel/done
	@mkdir -p dist
	@cp build/wheel/*.whl dist/
	@ls dist/*.whl

image: install
	@$(PROGRAM) -m tooling.container

release: .venv-dev/installed .venv/created
	@$(DEV) -m tooling.release

# -- testing ------------------------------------------------------------------------------------

# The package is compiled in the background; checking and compiling use one core each.
test: .venv-dev/installed build/tools/done
	@mkdir -p build
	@$(MAKE) $(PACKAGE)/done > build/package.log 2>&1 & built=$$!; \
	$(MAKE) check test-page test-pure || { kill $$built; exit 1; }; \
	wait $$built || { cat build/package.log; exit 1; }
	@$(MAKE) test-package
	@$(MAKE) docs
	@$(MAKE) test-browser

check: check-quick
	@$(DEV) -m mypy
	@$(DEV) -m tooling.page prepare
	@$(NPM) run --silent format:check
	@$(NPM) run --silent check
	@$(NPM) run --silent lint

check-quick: .venv-dev/installed
	@.venv-dev/bin/ruff format --check
	@.venv-dev/bin/ruff check
	@report=$$(.venv-dev/bin/lint-imports --no-logo --no-cache 2>&1) \
		&& echo "$$report" | tail -n 1 || { echo "$$report"; exit 1; }
	@.venv-dev/bin/codespell

test-page: .venv-dev/installed
	@echo "Tests of the page"
	@$(DEV) -m tooling.page prepare
	@$(NPM) run --silent test

# The tests of the rules; the others test how the games are served. Both builds make the same moves,
# so hundreds of games that show how strong a bot is are played on the compiled package only.
RULES := $(addprefix tests/, bots contract engine games golden perft play presentation project text)
STRENGTH := --deselect tests/bots/test_greedy_ratjack.py::test_it_beats_chance \
	--deselect tests/project/test_openspiel.py::test_a_bot_against_itself_has_half

test-pure: site
	@echo "Tests of the rules on the pure package"
	@$(PYTEST) $(RULES) $(STRENGTH) --cov

test-package: .venv-dev/installed $(PACKAGE)/done
	@if $(IS_COMPILED); then \
		echo "Tests on the compiled package"; \
		export NINELIVES_TESTED=compiled; \
	else \
		echo "Tests on the package; no C compiler was found, so it is pure"; \
	fi; \
	PYTHONPATH=$(PACKAGE) $(PYTEST) --ignore tests/browser

test-browser: .venv-dev/installed $(PACKAGE)/done
	@echo "Tests in the browser"
	@$(DEV) -m testkit.browser.chromium
	@PYTHONPATH=$(PACKAGE) $(PYTEST) tests/browser

test-pythons: .venv-dev/installed
	@$(DEV) -m tooling.pythons $(ARGS)

# Plays the golden games of the new game once, with the tools for development.
new-game: .venv-dev/installed
	@$(DEV) -m tooling.new_game $(NAME) $(PREFIX)

mutants: .venv-dev/installed
	@$(DEV) -m tooling.mutants $(ARGS)

golden: .venv-dev/installed
	@$(DEV) -m tests.golden.regenerate
	@$(DEV) -m tests.presentation.diagrams

# -- documentation ------------------------------------------------------------------------------

docs: build/docs/done
	@build/docs/bin/python -m tooling.docs build

docs-serve: build/docs/done
	@build/docs/bin/python -m tooling.docs serve

pictures: .venv-dev/installed $(PACKAGE)/done build/docs/done
	@$(DEV) -m testkit.browser.chromium
	@PYTHONPATH=$(PACKAGE) $(DEV) -m testkit.browser.cover_art
	@PYTHONPATH=$(PACKAGE) $(DEV) -m tests.browser.pictures
	@build/docs/bin/python -m tooling.docs shrink

# Takes many minutes.
contact-sheets: .venv-dev/installed $(PACKAGE)/done
	@$(DEV) -m testkit.browser.chromium
	@PYTHONPATH=$(PACKAGE) $(DEV) -m testkit.browser.contact_sheets $(ARGS)

build/docs/done: pyproject.toml constraints.txt | .venv/created
	@$(PROGRAM) $(SET_UP) install-into build/docs --editable '.[docs]'
	@touch $@

# -- trust --------------------------------------------------------------------------------------

TRUST := PYTHONPATH=$(PACKAGE) $(DEV) -m
NEEDS_PACKAGE := .venv-dev/installed $(PACKAGE)/done

trust: $(NEEDS_PACKAGE)
	@$(MAKE) soak-sqlite ARGS='--tables 10 --kills 5 --between 2 3 --seconds 120'
	@$(MAKE) soak-postgresql ARGS='--tables 6 --kills 4 --pauses 1 --database-kills 1 --between 2 3 --seconds 180'
	@$(MAKE) fuzz ARGS='--seconds 25 --seed 1'
	@$(MAKE) leaks ARGS='--games 60 --online 1 --seed 1'
	@$(MAKE) growth ARGS='--games 100 --seed 1'

soak: $(NEEDS_PACKAGE)
	@$(MAKE) soak-sqlite
	@$(MAKE) soak-postgresql

soak-sqlite: $(NEEDS_PACKAGE)
	@echo "A server on SQLite is killed while people play"
	@$(TRUST) trust.soak $(ARGS)

soak-postgresql: $(NEEDS_PACKAGE)
	@echo "Three servers and their PostgreSQL are killed and paused while people play"
	@$(TRUST) trust.soak --postgresql packaged $(ARGS)

fuzz: $(NEEDS_PACKAGE)
	@echo "Malformed input for every parser"
	@$(TRUST) trust.fuzz $(ARGS)

leaks: $(NEEDS_PACKAGE)
	@echo "Looking for leaked secrets"
	@$(TRUST) trust.leaks $(ARGS)

growth: $(NEEDS_PACKAGE)
	@echo "Looking for memory leaks in the core"
	@$(TRUST) trust.growth $(ARGS)

# An audit without an answer fails too.
audit: build/audit/done .venv-dev/installed
	@failed=0; \
	build/audit/bin/python -m pip_audit --strict --disable-pip --no-deps \
		--requirement constraints.txt || failed=1; \
	$(NPM) audit --package-lock-only --omit=dev || failed=1; \
	$(NPM) audit --package-lock-only || failed=1; \
	exit $$failed

outdated: .venv-dev/installed
	@$(DEV) -m pip --disable-pip-version-check list --outdated
	@$(DEV) -m tooling.page prepare
	@$(NPM) outdated || true

build/audit/done: | .venv/created
	@$(PROGRAM) $(SET_UP) install-into build/audit pip-audit==2.10.1
	@touch $@

# -- measuring ----------------------------------------------------------------------------------

bench:
	@$(MAKE) bench-games
	@$(MAKE) bench-online

strength: install
	@$(PROGRAM) bench/strength.py $(ARGS)

paradoxes: install
	@$(PROGRAM) bench/paradoxes.py $(ARGS)

bench-games: $(PACKAGE)/done build/bench/done
	@PYTHONPATH=$(PACKAGE) build/bench/bin/python bench/peers.py $(ARGS)

bench-online: $(NEEDS_PACKAGE) build/bench-node/done
	@PYTHONPATH=$(PACKAGE) $(DEV) -m bench.online $(ARGS)

bench-thinking: $(NEEDS_PACKAGE)
	@PYTHONPATH=$(PACKAGE) $(DEV) -m bench.online --thinking $(ARGS)

bench-builds: $(NEEDS_PACKAGE)
	@$(DEV) bench/builds.py $(OLD) $(PACKAGE) $(ARGS)

fit: $(NEEDS_PACKAGE)
	@PYTHONPATH=$(PACKAGE) $(DEV) -m testkit.browser.regions $(ARGS)

bench-page: $(NEEDS_PACKAGE)
	@PYTHONPATH=$(PACKAGE) $(DEV) -m bench.page $(ARGS)

bench-updates: $(NEEDS_PACKAGE)
	@PYTHONPATH=$(PACKAGE) $(DEV) -m bench.updates $(ARGS)

bench-search: $(PACKAGE)/done build/bench/done
	@PYTHONPATH=$(PACKAGE) build/bench/bin/python -m bench.openspiel $(ARGS)

build/bench/done: bench/requirements.txt | .venv/created
	@$(PROGRAM) $(SET_UP) install-into build/bench --requirement bench/requirements.txt
	@touch $@

build/bench-node/done: bench/online/boardgame.io/package.json | .venv-dev/installed
	@echo "Installing boardgame.io"
	@mkdir -p build/bench-node
	@cp $< build/bench-node/
	@$(NPM) --prefix $(CURDIR)/build/bench-node install --no-audit --no-fund --loglevel=error
	@touch $@

# -- installing ---------------------------------------------------------------------------------

# Sets `python` to the first one that is new enough.
FIND_PYTHON = for python in $(PYTHON) none; do \
		$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && break; \
	done; \
	if [ $$python = none ]; then \
		echo "Ninelives needs Python 3.11 or newer and finds none." \
			"If you have one: make PYTHON=/path/to/python3"; exit 1; \
	fi

.venv/created:
	@$(FIND_PYTHON); $$python $(SET_UP) create-program
	@touch $@

# Needs no environment, so it runs while the first one is created.
build/page-packages: web/package-lock.json
	@$(FIND_PYTHON); $$python -m tooling.page packages
	@mkdir -p build && touch $@

.venv/dependencies: pyproject.toml constraints.txt | .venv/created
	@$(PROGRAM) $(SET_UP) install-dependencies
	@touch $@

build/tools/done: $(BUILD) | .venv/created
	@$(PROGRAM) $(SET_UP) install-tools
	@touch $@

build/wheel/done: $(SOURCES) $(PAGE) $(BUILD) build/tools/done
	@$(PROGRAM) $(SET_UP) build-wheel
	@touch $@

.venv/installed: build/wheel/done .venv/dependencies | build/page-packages
	@$(PROGRAM) $(SET_UP) install-program
	@touch $@

.venv-dev/installed: pyproject.toml constraints.txt | .venv/created
	@$(PROGRAM) $(SET_UP) install-dev
	@touch $@

$(PACKAGE)/done: build/wheel/done
	@rm -rf $(PACKAGE)
	@$(PROGRAM) $(SET_UP) install-package $(PACKAGE)
	@touch $@

clean:
	@rm -rf .venv .venv-dev build dist
	@rm -rf .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache
	@rm -rf src/*.egg-info $(SITE) web/node_modules web/src/wire.ts
	@find src tests testkit bench trust tooling -name __pycache__ -prune -exec rm -rf {} +
