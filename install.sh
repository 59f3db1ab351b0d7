#!/bin/sh
# Installs the guard for one person and registers it with OpenCode, or sets up development and runs the tests.
# Everything goes into folders of the person's own; `--uninstall` takes exactly that away again.
set -eu

usage() {
    cat <<'END'
usage: ./install.sh [--project DIR] [--dry-run]      install, and register with OpenCode
       ./install.sh --uninstall [--project DIR] [--dry-run]
       ./install.sh --test                           development environment, then every test

  --project DIR  the plugin is registered for this project only
  --dry-run      only says what would be done
  --uninstall    removes what was installed; with --project only what that project got
END
}

say() { printf '%s\n' "$*"; }
fail() {
    printf '%s\n' "$*" >&2
    exit 1
}

here=$(cd "$(dirname "$0")" && pwd -P)
mode=install
project=
dry_run=
while [ $# -gt 0 ]; do
    case $1 in
    --test) mode=test ;;
    --uninstall) mode=uninstall ;;
    --dry-run) dry_run=1 ;;
    --project)
        [ $# -gt 1 ] || fail "--project needs a folder: ./install.sh --project DIR"
        project=$(cd "$2" 2>/dev/null && pwd -P) || fail "There is no folder $2. Name one that exists: ./install.sh --project DIR"
        shift
        ;;
    -h | --help) usage && exit 0 ;;
    *) usage >&2 && fail "unknown option: $1" ;;
    esac
    shift
done

# ---- what the machine must have

# Only where this is allowed without asking; elsewhere the missing are named, with the command that brings them.
fetch() { # fetch PACKAGE
    [ "$(id -u)" = 0 ] && [ -z "$dry_run" ] && command -v apt-get >/dev/null 2>&1 || return 0
    say "installing the system's package $1"
    { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$1"; } >/dev/null 2>&1 || true
}

need() { # need COMMAND PACKAGE
    command -v "$1" >/dev/null 2>&1 || fetch "$2"
    command -v "$1" >/dev/null 2>&1
}

must() {
    need "$@" || fail "$1 is missing. Install it (on Debian: apt-get install $2) and run this again."
}

has_python() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; }

find_python() {
    for python in python3 python3.14 python3.13 python3.12 python3.11; do
        has_python "$python" && command -v "$python" && return 0
    done
    return 1
}

# ---- Python environments

# uv brings a Python of its own where the machine's is too old.
make_environment() { # make_environment FOLDER
    [ -x "$1/bin/python" ] && "$1/bin/python" -c '' 2>/dev/null && return 0
    if command -v uv >/dev/null 2>&1; then
        uv venv --quiet --allow-existing --python '>=3.11' "$1"
        return
    fi
    need python3 python3 || true
    python=$(find_python) || fail "Python 3.11 or later is missing. Install it (on Debian: apt-get install python3), or uv, and run this again."
    "$python" -m venv "$1" >/dev/null 2>&1 && return 0
    fetch python3-venv
    "$python" -m venv --clear "$1" || fail "$python cannot make environments. Install its venv module (on Debian: apt-get install python3-venv) and run this again."
}

add_packages() { # add_packages FOLDER ARGUMENT…
    folder=$1
    shift
    if command -v uv >/dev/null 2>&1; then
        uv pip install --quiet --python "$folder/bin/python" "$@"
    else
        "$folder/bin/python" -m pip install --quiet --disable-pip-version-check "$@"
    fi
}

# ---- development

run_tests() {
    must git git
    must node nodejs
    must npm npm
    for tool in make perl strace tar; do
        need "$tool" "$tool" || say "$tool is missing; tests that need it are skipped and say so."
    done
    need rg ripgrep || say "rg (ripgrep) is missing; tests that need it are skipped and say so."
    cd "$here"
    make_environment .venv
    add_packages .venv -r requirements-dev.txt
    add_packages .venv --no-build-isolation --no-deps -e .
    for folder in watchdog-ts tests/e2e tests/report; do
        [ ! -f "$folder/package-lock.json" ] || (cd "$folder" && npm ci --no-audit --no-fund --loglevel=error)
    done
    exec sh tools/check.sh
}

# ---- a person's installation

data=${XDG_DATA_HOME:-}
case $data in /*) ;; *) data=$HOME/.local/share ;; esac
data=$data/intervention
environment=$data/env
command=$HOME/.local/bin/intervention
# Folders that this script had to make for the environment, the innermost first.
made=$data/folders

register() { # register PYTHON ARGUMENT…: standard library only, so any Python will do
    python=$1
    shift
    [ -z "$project" ] || set -- "$@" --project "$project"
    [ -z "$dry_run" ] || set -- "$@" --dry-run
    PYTHONPATH=$here PYTHONDONTWRITEBYTECODE=1 "$python" -P -m intervention.entrypoints.install "$@"
}

register_here() {
    register "$1" --python "$environment/bin/python" --link "$command" "$environment/bin/intervention"
}

make_data_folder() {
    [ ! -d "$data" ] || return 0
    folder=$data
    missing=
    while [ ! -d "$folder" ]; do
        missing="$missing$folder
"
        folder=$(dirname "$folder")
    done
    mkdir -p "$data"
    printf '%s' "$missing" >"$made"
}

install() {
    must git git
    if [ -n "$dry_run" ]; then
        python=$(find_python) || fail "Python 3.11 or later is missing. Install it and run this again."
        say "would make an environment with the engine in $environment"
        register_here "$python"
        return
    fi
    [ -z "${INTERVENTION_AGENT:-}" ] ||
        fail "Installing is for a person to do, and this call comes from an agent's session. Run it in a terminal of your own."
    make_data_folder
    make_environment "$environment"
    # The same version may hold newer code; only pip notices that by itself.
    if command -v uv >/dev/null 2>&1; then
        add_packages "$environment" --upgrade --reinstall-package tdd-intervention "$here"
    else
        add_packages "$environment" --upgrade "$here"
    fi
    register_here "$environment/bin/python"
    case :$PATH: in
    *:"${command%/*}":*) ;;
    *) say "${command%/*} is not on your PATH: add it to use the command \`intervention\` in a terminal." ;;
    esac
    # A demonstration needs Node; without it everything is installed all the same.
    if ! command -v node >/dev/null 2>&1; then
        say "Node is not installed, so the demonstration is left out. See it later with: intervention demo"
    elif "$environment/bin/intervention" demo --help >/dev/null 2>&1; then
        "$environment/bin/intervention" demo ||
            fail "Everything is installed, but its demonstration failed. In your project, run: intervention doctor"
    fi
}

uninstall() {
    python=$(find_python || command -v "$environment/bin/python") || fail "Python 3.11 or later is missing. Install it and run this again."
    register "$python" --uninstall
    [ -z "$project" ] || return 0
    if [ -n "$dry_run" ]; then
        [ ! -d "$environment" ] || say "would remove $environment"
        return
    fi
    folders=
    [ ! -f "$made" ] || folders=$(cat "$made")
    rm -rf "$environment" "$made"
    printf '%s\n' "$folders" | while IFS= read -r folder; do
        [ -z "$folder" ] || rmdir "$folder" 2>/dev/null || true
    done
}

case $mode in
test) run_tests ;;
install) install ;;
uninstall) uninstall ;;
esac
