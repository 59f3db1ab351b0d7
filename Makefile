# Everything here works offline once ./install.sh --test has set the environment up.
PYTHON ?= $(if $(wildcard .venv/bin/python),.venv/bin/python,python3)
BIN := $(dir $(PYTHON))
TESTS ?= tests
WORKERS ?= 2

.PHONY: check lint types rooms test plugin bundle format lock build

# One line per gate; the first that fails ends it.
check: lint types rooms plugin test

lint:
	$(PYTHON) -m ruff check .

types:
	$(PYTHON) -m mypy

rooms:
	$(BIN)lint-imports

plugin:
	cd watchdog-ts && npm run --silent check

# Tests of one file stay in one process: some share a running host.
test:
	$(PYTHON) -m pytest -n $(WORKERS) --dist loadfile $(TESTS)

bundle:
	cd watchdog-ts && npm run --silent build

format:
	$(PYTHON) -m ruff check --fix .
	$(PYTHON) -m ruff format .

# Writes down what is installed now, after an upgrade was tried and found good.
lock:
	{ head -n 1 requirements-dev.txt; $(PYTHON) -m pip freeze --exclude-editable; } > requirements-dev.new
	mv requirements-dev.new requirements-dev.txt

# Hatchling comes with the development environment, so nothing is fetched.
build:
	$(PYTHON) -m build --no-isolation
