# Needs make and Python 3.11 or later. Everything else is installed into hidden folders right here:
# .tools (the installer), .venv (to develop and play), .fast (compiled), .bench (the benchmark's peers), .release.

export UV_PYTHON_DOWNLOADS := never

PYTHONS := python3 python3.14 python3.13 python3.12 python3.11
UV      := .tools/bin/uv
NPM     := PATH="$(CURDIR)/.venv/bin:$$PATH" npm --silent --prefix web
SOURCES := $(shell find src -name '*.py' -o -name '*.csv' -o -name '*.toml' -o -name '*.ftl' -o -name '*.typ' -o -name '*.md' -o -path '*/weights/*.json')
PAGE    := src/milkomeda/table/page/index.html
WEB     := $(shell find web/src web/public web/index.html web/vite.config.ts -type f) \
           $(wildcard src/milkomeda/words/*/*.ftl src/milkomeda/galaxy/cards/*.csv)

# $(call venv,folder,lock): a fresh environment with exactly what the lock file names
define venv
$(UV) venv --quiet --clear --python .tools/bin/python $(1)
$(UV) pip sync --quiet --python $(1)/bin/python $(2)
endef

# $(call lock_one,name,what)
lock_one = $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--custom-compile-command 'make lock' --output-file requirements/$(1).txt $(2) $(ARGS)

# $(call compiled,folder): source archive and compiled wheel, by way of the archive, so that no compiled file ever
# lies beside the sources.
define compiled
rm -rf $(1)
HATCH_BUILD_NO_HOOKS=true $(UV) build --quiet --python .venv/bin/python --no-build-isolation --sdist --out-dir $(1)
HATCH_BUILD_HOOK_ENABLE_MYPYC=true $(UV) build --python .venv/bin/python --no-build-isolation --wheel --out-dir $(1) $(1)/milkomeda-*.tar.gz
endef

# Bots think by the compiled engine as soon as it is there. Nobody waits for it: it is built beside the game.
define compile_meanwhile
@if $(MAKE) --no-print-directory --question .fast/.stamp >/dev/null 2>&1; then :; \
elif command -v cc >/dev/null; then \
  echo 'The engine is being compiled meanwhile, for quicker bots (.venv/fast.log).'; \
  nice $(MAKE) fast >.venv/fast.log 2>&1 & \
else echo 'There is no C compiler here: bots think a little longer.'; fi
endef

# Several may want it at once: a table that was just opened, the tests.
ONE_AT_A_TIME := import fcntl, subprocess, sys; lock = open(sys.argv[1], "w"); \
  fcntl.flock(lock, fcntl.LOCK_EX); sys.exit(subprocess.call(sys.argv[2:]))

.PHONY: help play terminal test check check-python check-page format fast bench load ladder endings golden types page pictures release lock clean

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 16
	@echo; echo 'ARGS is passed on: make test ARGS=tests/play, make bench ARGS=--quick'

play: .venv/.stamp $(PAGE) ## open the table in the browser
	$(compile_meanwhile)
	@MILKOMEDA_ENGINE=.fast .venv/bin/milkomeda table --open $(ARGS)

terminal: .venv/.stamp ## play in the terminal
	$(compile_meanwhile)
	@MILKOMEDA_ENGINE=.fast .venv/bin/milkomeda play $(ARGS)

test: .venv/.stamp $(PAGE) ## run the tests
	$(NPM) run test
	.venv/bin/pytest -n 2 $(ARGS)

check: check-python check-page ## lint, formatting, types

check-python: .venv/.stamp
	.venv/bin/ruff check
	.venv/bin/ruff format --check
	.venv/bin/mypy
	.venv/bin/python -m milkomeda.words.check web

check-page: .venv/.stamp web/node_modules/.stamp
	$(NPM) run check

format: .venv/.stamp web/node_modules/.stamp ## format the code and fix what the linters can
	.venv/bin/ruff check --fix-only
	.venv/bin/ruff format
	$(NPM) run format

fast: .venv/.stamp ## build the compiled engine into .fast
	@.venv/bin/python -c '$(ONE_AT_A_TIME)' .venv/fast.lock $(MAKE) --no-print-directory .fast/.stamp

bench: .venv/.stamp fast .bench/.stamp ## measure speed against the peers, write docs/benchmark.md
	.venv/bin/python -m bench.run $(ARGS)

load: .venv/.stamp fast $(PAGE) ## 200 tables at once, 500 spectators, a long soak: writes docs/load.md
	.venv/bin/python -m bench.load $(ARGS)

ladder: fast ## rate the bots against each other, write docs/bots.md
	.fast/bin/milkomeda ladder docs/bots.md $(ARGS)

endings: fast ## how long games last, by what ends them: writes docs/endings.md
	.fast/bin/python -m bench.endings $(ARGS)

types: .venv/.stamp ## write the TypeScript types anew
	.venv/bin/python -m milkomeda.table.typescript web/src/wire

page: $(PAGE) ## build the page

golden: .venv/.stamp ## write the golden files anew
	.venv/bin/python -m tests.golden $(ARGS)

pictures: .venv/.stamp $(PAGE) ## draw the pictures in docs/pictures anew
	.venv/bin/python -m tests.pictures

release: .venv/.stamp .release/.stamp $(PAGE) ## build and check all that is published, in dist (ARGS=0.2.0 for a new version)
	.venv/bin/python -m release.version $(ARGS)
	SOURCE_DATE_EPOCH=$$(git log -1 --format=%ct) $(MAKE) --no-print-directory dist
	.venv/bin/python -m release.check dist

dist: FORCE
	$(call compiled,dist)
	PATH=.release/bin:$$PATH .release/bin/auditwheel repair --wheel-dir dist dist/milkomeda-*-linux_*.whl
	rm dist/milkomeda-*-linux_*.whl
	.release/bin/twine check --strict dist/*

FORCE:

lock: .tools/.stamp ## write the lock files anew (ARGS=--upgrade for newer versions)
	$(call lock_one,runtime,pyproject.toml --extra lab --extra cluster --extra openspiel --extra print --extra rl)
	$(call lock_one,dev,pyproject.toml --extra lab --extra cluster --extra openspiel --extra print --extra rl --group dev)
	$(call lock_one,bench,--group bench)
	$(call lock_one,release,--group release)
	$(call lock_one,tools,--group tools)

clean: ## remove everything that make has made
	rm -rf .tools .venv .fast .bench .release .hypothesis .mypy_cache .pytest_cache .ruff_cache build dist web/node_modules src/milkomeda/table/page
	find bench src tests -name __pycache__ -prune -exec rm -rf {} +

.tools/.stamp: requirements/tools.txt
	@for python in $(or $(PYTHON),$(PYTHONS)); do \
	  if $$python -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; \
	  then exec $$python -m venv --clear .tools; fi; \
	done; \
	echo 'No suitable Python found: 3.11 or later with its venv module is needed' \
	  '(or name one: make PYTHON=/path/to/python3).' >&2; exit 1
	.tools/bin/pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

.venv/.stamp: requirements/dev.txt pyproject.toml .tools/.stamp
	$(call venv,.venv,$<)
	HATCH_BUILD_NO_HOOKS=true $(UV) pip install --quiet --python .venv/bin/python \
	  --no-deps --no-build-isolation --editable .
	@touch $@

.fast/.stamp: requirements/runtime.txt pyproject.toml $(SOURCES) .venv/.stamp
	$(call venv,.fast,$<)
	$(call compiled,.fast/dist)
	$(UV) pip install --quiet --python .fast/bin/python --no-deps .fast/dist/milkomeda-*-cp3*.whl
	@touch $@

web/node_modules/.stamp: web/package-lock.json .venv/.stamp
	$(NPM) ci --no-progress --loglevel error
	@touch $@

$(PAGE): web/node_modules/.stamp $(WEB)
	$(NPM) run build -- --logLevel warn
	@touch $@

.release/.stamp: requirements/release.txt .tools/.stamp
	$(call venv,.release,$<)
	@touch $@

.bench/.stamp: requirements/bench.txt .tools/.stamp
	$(call venv,.bench,$<)
	@touch $@
