# `make` alone lists what there is to make.
PYTHON ?= python3
ARGS ?=
BIN := .venv/bin
PIP := $(BIN)/python -m pip -qq --disable-pip-version-check

# Any change in a folder of compiled modules compiles the engine again, even in a file that is not
# compiled itself: mypyc copies `Final` values out of the modules it imports.
FOLDERS := $(sort $(dir $(shell sed -n 's|^ *"\(src/.*\.py\)",$$|\1|p' setup.py)))
ENGINE := $(wildcard $(addsuffix *.py,$(FOLDERS)))

# The browser client is built where the server looks for it, and goes into the wheel.
CLIENT := src/motherlode/server/client
WEB := $(shell find web/src web/plugins web/public src/motherlode/locales -type f) web/index.html \
  web/vite.config.ts web/svelte.config.js web/tsconfig.json

.PHONY: help setup client play test check-client check-python cover bench soak lock clean FORCE
.DELETE_ON_ERROR:

help: ## list these targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 14

setup: .venv/stamp-engine ## prepare .venv with the command `motherlode` in it
	@echo "engine: $$(cat build/engine.txt)"

client: web/node_modules/.stamp $(CLIENT)/index.html ## build the browser client

play: setup client ## build everything, start the server and open the game in the browser
	@$(BIN)/motherlode serve $(ARGS)

test: setup client ## check everything: style, types, import rules, tests on both engines and in a browser
	@$(MAKE) --no-print-directory --jobs=2 --output-sync check-client check-python
	@sh tests/services.sh
	@# Three processes for two cores where the server is tested, which waits more than it computes.
	@# Python's bytecode is kept, even if the environment says otherwise: hundreds of processes start.
	@# What shows nothing more about the uncompiled engine is marked `one_engine`, and runs on the compiled.
	@export PYTHONDONTWRITEBYTECODE=; \
	tested() { pure=$$1; shift; MOTHERLODE_PURE=$$pure $(BIN)/pytest "$$@" $(ARGS); }; \
	if grep -q '^compiled' build/engine.txt; then \
	  echo "== tests, compiled engine"; \
	  tested 0 -n 3 -m "not browser" && \
	  echo "== tests in a browser" && tested 0 -n 2 -m browser && \
	  echo "== tests, uncompiled engine: the rules, and a part of what stands on them" && \
	  tested 1 -n 2 -m "not browser and not one_engine"; \
	else \
	  echo "== tests, compiled engine: left out, the engine is $$(cat build/engine.txt)"; \
	  echo "== tests, uncompiled engine"; tested 1 -n 3; fi

check-client:
	@echo "== client: style, types, logic"
	@cd web && npx --no-install prettier --log-level warn --check . && npm run --silent check \
	  && npm run --silent test

check-python:
	@echo "== ruff check";         $(BIN)/ruff check
	@echo "== ruff format";        $(BIN)/ruff format --check
	@echo "== mypy";               $(BIN)/mypy
	@echo "== import rules";       $(BIN)/lint-imports --no-logo

# Coverage cannot see the compiled engine, so this runs the uncompiled one, without the browser tests.
cover: setup client ## measure how many lines and branches of each package the tests run
	@sh tests/services.sh
	@rm -rf build/coverage && mkdir -p build/coverage
	@# Where a file may not grow, what is measured cannot be written either.
	-@MOTHERLODE_PURE=1 $(BIN)/coverage run -m pytest -n 2 -m "not browser" $(ARGS) \
	  --deselect tests/server/test_restart.py::test_file_that_may_not_grow_is_told
	@$(BIN)/coverage combine --quiet && $(BIN)/coverage html --quiet --directory build/coverage
	@for part in game/ bots/ words.py arena/ table/ server/ client.py cli/; do \
	  printf '%-9s %s %%\n' $$part \
	    "$$($(BIN)/coverage report --precision 1 --format total --include "src/motherlode/$$part*")"; done
	@echo "line by line: build/coverage/index.html"

bench: setup ## measure the engine's speed
	@$(BIN)/motherlode bench $(ARGS)

soak: setup ## attack servers for two hours: kills, outages, set clocks, looking for leaks
	@sh tests/services.sh
	@$(BIN)/python -m benchmarks.soak $(ARGS)

lock: build/uv/bin/uv ## write requirements.txt again (ARGS=--upgrade for newer versions)
	build/uv/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	  --no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" \
	  --extra dev --output-file requirements.txt $(ARGS) pyproject.toml

clean: ## remove everything that was made
	rm -rf .venv build .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	rm -rf src/*.egg-info $(CLIENT) web/node_modules
	find src tests \( -name '*.so' -o -name '*.pyd' \) -delete
	find src tests -name __pycache__ -prune -exec rm -rf {} +

.venv/stamp-python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "Motherlode needs Python 3.11 or newer, but $(PYTHON) is" \
	    "$$($(PYTHON) --version 2>/dev/null || echo missing)." \
	    "Name another one: make setup PYTHON=python3.12" >&2; exit 1; }
	@echo "== .venv"
	@rm -rf .venv && $(PYTHON) -m venv .venv
	@touch $@

.venv/stamp-lock: .venv/stamp-python requirements.txt
	@echo "== packages, as locked"
	@$(PIP) install --require-hashes --requirement requirements.txt
	@touch $@

.venv/stamp-engine: .venv/stamp-lock .venv/stamp-wish pyproject.toml setup.py $(ENGINE)
	@echo "== motherlode"
	@$(PIP) install --editable . --no-build-isolation --no-deps || { \
	  echo "Set-up failed, see above. To go on without compiling: MOTHERLODE_COMPILE=0 make setup" >&2; \
	  exit 1; }
	@touch $@

# What decides, apart from the files, whether the engine is compiled: rewritten only when it changes.
.venv/stamp-wish: FORCE | .venv/stamp-lock
	@wish="compile=$$MOTHERLODE_COMPILE CC=$$CC $$(command -v $${CC:-gcc} || command -v cc || true) $(ENGINE)"; \
	[ "$$(cat $@ 2>/dev/null)" = "$$wish" ] || echo "$$wish" > $@

web/node_modules/.stamp: web/package.json web/package-lock.json
	@node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2>/dev/null || { \
	  echo "The browser client needs Node 20 or newer to be built. Without it: make setup," \
	    "then .venv/bin/motherlode play is the game in the terminal." >&2; exit 1; }
	@echo "== packages of the client, as locked"
	@cd web && npm ci --silent --no-audit --no-fund
	@touch $@

$(CLIENT)/index.html: web/node_modules/.stamp $(WEB)
	@echo "== client"
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@

build/uv/bin/uv:
	@$(PYTHON) -m venv build/uv && build/uv/bin/python -m pip install -qq uv
