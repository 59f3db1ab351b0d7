#!/bin/sh
# Makes the documents of the commands anew from their help, after a command has changed.
set -eu
cd "$(dirname "$0")/.."
python=${PYTHON:-.venv/bin/python}
[ -x "$python" ] || python=python3

page() { INTERVENTION_LANGUAGE=$1 PYTHONPATH=. "$python" -P -m intervention.entrypoints.cli.manual "$2" >"docs/$3"; }

page en markdown commands.md
page zh markdown commands.zh-CN.md
page en man intervention.1
