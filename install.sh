#!/bin/sh
# Installs the guard for one person and registers it with OpenCode, or sets up development and runs the tests.
# Everything goes into folders of the person's own; `--uninstall` takes exactly that away again.
set -eu

# ---- speaking: in Chinese where the command would, else in English

case ${INTERVENTION_LANGUAGE:-} in
en | zh) tongue=$INTERVENTION_LANGUAGE ;;
*) tongue=${LC_ALL:-${LC_MESSAGES:-${LANG:-}}} ;;
esac

say() { # say ENGLISH CHINESE
    case $tongue in
    [zZ][hH]*) printf '%s\n' "$2" ;;
    *) printf '%s\n' "$1" ;;
    esac
}

fail() { # fail ENGLISH CHINESE: each says what to do
    say "$@" >&2
    exit 1
}

usage() {
    say 'usage: ./install.sh [--project DIR] [--dry-run]      install, and register with OpenCode
       ./install.sh --uninstall [--project DIR] [--dry-run]
       ./install.sh --test                           development environment, then every test
       ./install.sh --test -- ARGUMENT...            the same, then only what pytest is told here

  --project DIR  the plugin is registered for this project only
  --dry-run      only says what would be done
  --uninstall    removes what was installed; with --project only what that project got

example: ./install.sh --test -- tests/unit/contract' \
        '用法：./install.sh [--project DIR] [--dry-run]      安装，并在 OpenCode 中注册
      ./install.sh --uninstall [--project DIR] [--dry-run]
      ./install.sh --test                           准备开发环境，然后运行全部测试
      ./install.sh --test -- 参数...                同上，然后只运行 pytest 按参数所选的测试

  --project DIR  仅为此项目注册插件
  --dry-run      只说明将要做什么
  --uninstall    移除已安装的内容；与 --project 同用时仅移除该项目的

示例：./install.sh --test -- tests/unit/contract'
}

wrong_use() {
    usage >&2
    fail "$@"
}

# ---- what is asked for

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
        [ $# -gt 1 ] || fail "--project needs a folder: ./install.sh --project DIR" "--project 需要一个目录：./install.sh --project DIR"
        project=$(cd "$2" 2>/dev/null && pwd -P) ||
            fail "There is no folder $2. Name one that exists: ./install.sh --project DIR" \
                "没有目录 $2。请指定存在的目录：./install.sh --project DIR"
        shift
        ;;
    -h | --help) usage && exit 0 ;;
    --)
        [ "$mode" = test ] || wrong_use "-- goes with --test: write ./install.sh --test -- ARGUMENT" "-- 须与 --test 同用：./install.sh --test -- 参数"
        shift
        break
        ;;
    *) wrong_use "unknown option: $1. Use one of the lines above." "未知选项：$1。请按以上用法书写。" ;;
    esac
    shift
done

# ---- what the machine must have

# Only where this is allowed without asking; elsewhere the missing are named, with the command that brings them.
fetch() { # fetch PACKAGE
    [ "$(id -u)" = 0 ] && [ -z "$dry_run" ] && command -v apt-get >/dev/null 2>&1 || return 0
    say "installing the system's package $1" "正在安装系统软件包 $1"
    { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$1"; } >/dev/null 2>&1 || true
}

need() { # need COMMAND PACKAGE
    command -v "$1" >/dev/null 2>&1 || fetch "$2"
    command -v "$1" >/dev/null 2>&1
}

must() {
    need "$@" || fail "$1 is missing. Install it (on Debian: apt-get install $2) and run this again." \
        "缺少 $1。请安装（Debian：apt-get install $2），然后重新运行。"
}

has_python() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; }

find_python() {
    for python in python3 python3.14 python3.13 python3.12 python3.11; do
        has_python "$python" && command -v "$python" && return 0
    done
    return 1
}

no_python() {
    fail "Python 3.11 or later is missing. Install it (on Debian: apt-get install python3), or uv, and run this again." \
        "缺少 Python 3.11 或更高版本。请安装（Debian：apt-get install python3）或安装 uv，然后重新运行。"
}

# ---- Python environments

# uv brings a Python of its own where the machine's is too old.
make_environment() { # make_environment FOLDER
    [ -x "$1/bin/python" ] && "$1/bin/python" -c '' 2>/dev/null && return 0
    if command -v uv >/dev/null 2>&1; then
        uv venv --quiet --allow-existing --python '>=3.11' "$1" && return 0
        fail "uv could not make an environment in $1. Mend what it says above and run this again." \
            "uv 无法在 $1 中创建环境。请按以上提示修复，然后重新运行。"
    fi
    need python3 python3 || true
    python=$(find_python) || no_python
    "$python" -m venv "$1" >/dev/null 2>&1 && return 0
    fetch python3-venv
    "$python" -m venv --clear "$1" ||
        fail "$python cannot make environments. Install its venv module (on Debian: apt-get install python3-venv) and run this again." \
            "$python 无法创建环境。请安装其 venv 模块（Debian：apt-get install python3-venv），然后重新运行。"
}

add_packages() { # add_packages FOLDER ARGUMENT…
    folder=$1
    shift
    if command -v uv >/dev/null 2>&1; then
        uv pip install --quiet --python "$folder/bin/python" "$@" && return 0
    else
        "$folder/bin/python" -m pip install --quiet --disable-pip-version-check "$@" && return 0
    fi
    fail "The Python packages could not be installed. See to the network and the space on the disk, and run this again." \
        "无法安装 Python 软件包。请检查网络和磁盘空间，然后重新运行。"
}

# ---- development

run_tests() { # run_tests ARGUMENT…: those of pytest, or none for everything
    must git git
    must node nodejs
    must npm npm
    for tool in make perl strace tar zsh fish; do
        need "$tool" "$tool" || say "$tool is missing; tests that need it are skipped and say so." "缺少 $tool；需要它的测试会跳过并注明。"
    done
    need rg ripgrep || say "rg (ripgrep) is missing; tests that need it are skipped and say so." "缺少 rg（ripgrep）；需要它的测试会跳过并注明。"
    cd "$here"
    say "making the development environment in $here/.venv" "正在 $here/.venv 中创建开发环境"
    make_environment .venv
    say "fetching the Python packages; this takes a minute" "正在获取 Python 软件包；约需一分钟"
    add_packages .venv -r requirements-dev.txt
    add_packages .venv --no-build-isolation --no-deps -e .
    for folder in watchdog-ts tests/e2e tests/report; do
        [ -f "$folder/package-lock.json" ] || continue
        say "fetching the npm packages of $folder" "正在获取 $folder 的 npm 软件包"
        (cd "$folder" && npm ci --no-audit --no-fund --loglevel=error) ||
            fail "npm could not fetch the packages of $folder. See to the network and run this again." \
                "npm 无法获取 $folder 的软件包。请检查网络，然后重新运行。"
    done
    [ $# = 0 ] || exec .venv/bin/python -m pytest "$@"
    exec sh tools/check.sh
}

# ---- a person's installation

data=
environment=
command=
# Where `man` looks for the pages of what is in the command's folder.
page=
# Folders that this script had to make for the environment, the innermost first.
made=

find_places() {
    [ -n "${HOME:-}" ] || fail "HOME is not set, so there is no home folder to install into. Set it and run this again." \
        "未设置 HOME，无法确定主目录。请设置后重新运行。"
    data=${XDG_DATA_HOME:-}
    case $data in /*) ;; *) data=$HOME/.local/share ;; esac
    data=$data/intervention
    environment=$data/env
    command=$HOME/.local/bin/intervention
    page=$HOME/.local/share/man/man1/intervention.1
    made=$data/folders
}

register() { # register PYTHON ARGUMENT…: standard library only, so any Python will do
    python=$1
    shift
    [ -z "$project" ] || set -- "$@" --project "$project"
    [ -z "$dry_run" ] || set -- "$@" --dry-run
    PYTHONPATH=$here PYTHONDONTWRITEBYTECODE=1 "$python" -P -m intervention.entrypoints.install "$@"
}

register_here() {
    register "$1" --python "$environment/bin/python" --link "$command" "$environment/bin/intervention" \
        --link "$page" "$environment/share/man/man1/intervention.1"
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
    mkdir -p "$data" 2>/dev/null && printf '%s' "$missing" 2>/dev/null >"$made" ||
        fail "$data cannot be made. See to the permissions of $folder, or set XDG_DATA_HOME to a folder of yours, and run this again." \
            "无法创建 $data。请检查 $folder 的权限，或将 XDG_DATA_HOME 设为您自己的目录，然后重新运行。"
}

install_engine() {
    say "installing the engine into it; this takes half a minute" "正在其中安装引擎；约需半分钟"
    # The same version may hold newer code; only pip notices that by itself.
    if command -v uv >/dev/null 2>&1; then
        add_packages "$environment" --upgrade --reinstall-package tdd-intervention "$here"
    else
        add_packages "$environment" --upgrade "$here"
    fi
}

# A demonstration needs Node; without it everything is installed all the same.
show_demo() {
    if ! command -v node >/dev/null 2>&1; then
        say "Node is not installed, so the demonstration is left out. See it later with: intervention demo" \
            "未安装 Node，因此略过演示。以后可运行：intervention demo"
        return
    fi
    say "Everything is installed. What follows is a demonstration in a scratch folder." "安装完成。以下是在临时目录中的演示。"
    "$environment/bin/intervention" demo ||
        fail "Everything is installed, but its demonstration failed. In your project, run: intervention doctor" \
            "安装已完成，但演示失败。请在您的项目中运行：intervention doctor"
}

install() {
    must git git
    if [ -n "$dry_run" ]; then
        python=$(find_python) || no_python
        say "would make an environment with the engine in $environment" "将在 $environment 中创建含引擎的环境"
        register_here "$python"
        return
    fi
    [ -z "${INTERVENTION_AGENT:-}" ] ||
        fail "Installing is for a person to do, and this call comes from an agent's session. Run it in a terminal of your own." \
            "安装须由人执行，而此调用来自代理会话。请在您自己的终端中运行。"
    say "making an environment in $environment" "正在创建环境 $environment"
    # Uninstalling cannot tell what of a cache is whose, so nothing is put into one.
    export PIP_NO_CACHE_DIR=1 UV_NO_CACHE=1
    make_data_folder
    make_environment "$environment"
    install_engine
    say "registering the plugin with OpenCode" "正在向 OpenCode 注册插件"
    register_here "$environment/bin/python"
    case :$PATH: in
    *:"${command%/*}":*) ;;
    *) say "${command%/*} is not on your PATH: add it to use the command \`intervention\` in a terminal." \
        "${command%/*} 不在 PATH 中：请加入，以便在终端中使用命令 \`intervention\`。" ;;
    esac
    show_demo
}

uninstall() {
    python=$(find_python || command -v "$environment/bin/python") || no_python
    register "$python" --uninstall
    [ -z "$project" ] || return 0
    [ -d "$environment" ] || [ -f "$made" ] || return 0
    if [ -n "$dry_run" ]; then
        say "would remove $environment" "将删除 $environment"
        return
    fi
    folders=
    [ ! -f "$made" ] || folders=$(cat "$made")
    rm -rf "$environment" "$made" ||
        fail "$environment could not be removed. See to its permissions and run this again." "无法删除 $environment。请检查其权限，然后重新运行。"
    say "removed $environment" "已删除 $environment"
    printf '%s\n' "$folders" | while IFS= read -r folder; do
        [ -z "$folder" ] || rmdir "$folder" 2>/dev/null || true
    done
}

case $mode in
test) run_tests "$@" ;;
install) find_places && install ;;
uninstall) find_places && uninstall ;;
esac
