# Everything here works offline once ./install.sh --test has made the environment.
PYTHON ?= $(if $(wildcard .venv/bin/python),.venv/bin/python,python3)
export PYTHON

.PHONY: check lint types rooms plugin tests bundle format lock build

check:
	@sh tools/check.sh

lint types rooms plugin tests:
	@sh tools/check.sh $@

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
