#!/bin/sh
# The one list of what must hold. `tools/check.sh` runs all of it, `tools/check.sh lint types` only those.
# Needs the environment that `./install.sh --test` makes, and no network.
set -eu
cd "$(dirname "$0")/.."
python=${PYTHON:-.venv/bin/python}
[ -x "$python" ] || python=python3
bin=$(dirname "$(command -v "$python")")

lint() { "$python" -m ruff check .; }
types() { "$python" -m mypy; }
rooms() { "$bin/lint-imports"; }
plugin() {
    log=$(mktemp)
    status=0
    (cd watchdog-ts && NO_COLOR=1 npm run --silent check) >"$log" 2>&1 || status=$?
    cat "$log"
    closing=$(grep -E '^ *(Test Files|Tests) ' "$log" || true)
    rm -f "$log"
    return "$status"
}
# Tests of one file stay in one process: some share a running host.
tests() { "$python" -m pytest -n "${WORKERS:-2}" --dist loadfile tests; }

closing=
for part in ${*:-lint types rooms plugin tests}; do
    case $part in
    lint | types | rooms | plugin | tests) printf '== %s\n' "$part" && "$part" ;;
    *) echo "unknown part: $part. There are: lint types rooms plugin tests" >&2 && exit 2 ;;
    esac
done
# Said once more, beside pytest's own last line, for whoever reads only the end.
[ -z "$closing" ] || printf 'vitest:\n%s\n' "$closing"
