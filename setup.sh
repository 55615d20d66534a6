#!/bin/sh
# Install what build and tests need: Python packages in .venv, and pasmo; `setup.sh test` also the assemblers with which
# the tests compare ours, and a browser, if they can be had. Later runs return at once.
# Works as root and as an ordinary user, in a folder with spaces in its name, on a Debian that has only
# git, make and python3; on another system it says what to install. If two run at once, one waits for the
# other. An interrupted run leaves nothing that looks complete.
set -eu
cd "$(dirname "$0")"

say() { printf 'setup: %s\n' "$*" >&2; }
fail() { say "$*"; exit 1; }
have() { command -v "$1" >/dev/null 2>&1; }

# Debian packages without root: download and unpack, with our own package lists if necessary
unpack() {
    mkdir -p .tools/apt/lists/partial .tools/apt/cache/archives/partial
    for package in "$@"; do
        (
            cd .tools
            apt-get download -qq "$package" 2>/dev/null || {
                own="-o Dir::State::Lists=$PWD/apt/lists -o Dir::Cache=$PWD/apt/cache"
                case $PWD in *\ *) own= ;; esac # apt's options cannot hold a space
                # shellcheck disable=SC2086
                apt-get $own -qq update && apt-get $own download -qq "$package"
            }
            dpkg-deb -x "$package"_*.deb .
            rm -f "$package"_*.deb
        ) || return 1
    done
}

install_debian() {
    if [ "$(id -u)" = 0 ]; then
        { apt-get install -y -qq "$@" || { apt-get update -qq && apt-get install -y -qq "$@"; }; } >/dev/null 2>&1
    else
        unpack "$@"
    fi
}

# pasmo runs (without a file its exit status is 1); an incompletely unpacked one does not
has_pasmo() {
    .tools/usr/bin/pasmo >/dev/null 2>&1 || [ $? -lt 126 ] || have pasmo
}

setup_pasmo() {
    has_pasmo && return
    say "fetching the assembler pasmo"
    { have apt-get && install_debian pasmo; } ||
        fail "please install the assembler pasmo 0.5.3 (Debian, Ubuntu: apt-get install pasmo; macOS: brew install pasmo; others: pasmo.speccy.org), then run make again"
}

# Only the tests need these, and skip what is not there. They are unpacked for root too: of sdcc its libraries are
# not needed
has_other() {
    [ -x ".tools/usr/bin/$1" ] || have "$1"
}

has_others() {
    has_other z80asm && has_other sdcc && has_other sdldz80
}

setup_others() {
    has_others && return
    { have apt-get && have dpkg-deb; } || return 0
    say "fetching the assembler z80asm and the compiler sdcc for the tests"
    unpack z80asm sdcc >/dev/null 2>&1 || say "they could not be installed: the tests go on without them"
}

# The tests of the page use a Chromium that is there, else Debian's, else the one that playwright brings
has_browser() {
    have chromium || have chromium-browser || have google-chrome || have google-chrome-stable ||
        ls .tools/browsers/chromium*/chrome-linux*/chrome >/dev/null 2>&1
}

setup_browser() {
    has_browser && return
    say "fetching the browser chromium for the tests of the page"
    if [ "$(id -u)" = 0 ] && have apt-get; then install_debian chromium || :; fi
    has_browser || PLAYWRIGHT_BROWSERS_PATH="$PWD/.tools/browsers" .venv/bin/python -m playwright install chromium >/dev/null 2>&1 || :
    has_browser || say "it could not be installed: the tests that need it are left out, and say so"
}

# The packages are there, and so is the Python for which they were installed
ready() {
    [ .venv/ready -nt pyproject.toml ] && .venv/bin/python -c 'import skoolkit' 2>/dev/null
}

# Keep other set-ups out until this shell ends: the system releases the lock when it closes the file
lock() {
    mkdir -p .tools
    exec 9>.tools/lock
    python3 -c '
import fcntl
try:
    fcntl.flock(9, fcntl.LOCK_EX | fcntl.LOCK_NB)
except BlockingIOError:
    raise SystemExit(1)
except OSError:
    pass  # a file system without locks' || {
        say "another set-up is running here: waiting for it"
        python3 -c 'import fcntl; fcntl.flock(9, fcntl.LOCK_EX)'
    }
}

make_venv() {
    rmdir .venv 2>/dev/null || :
    if [ -e .venv ] || [ -L .venv ]; then
        # this script removes only what it has made, which has the list of requirements
        [ -e .venv/requirements.txt ] || [ ! -e .venv ] ||
            fail "there is a .venv that setup.sh has not made: move it away, then run make again"
        [ ! .venv/ready -nt pyproject.toml ] ||
            say "the Python of .venv or its packages are missing: making .venv again"
        rm -rf .venv
    fi
    mkdir .venv
    python3 -c 'import tomllib; p = tomllib.load(open("pyproject.toml", "rb"))["project"]; print(*p["dependencies"], *p["optional-dependencies"]["test"], sep="\n")' >.venv/requirements.txt
    if ! python3 -c 'import ensurepip' 2>/dev/null; then # Debian has it in a separate package
        if [ "$(id -u)" = 0 ] && have apt-get; then
            install_debian python3-venv || fail "please install python3-venv, then run make again"
        elif have apt-get && unpack python3-pip-whl; then
            python3 -m venv --without-pip .venv
            .venv/bin/python "$(ls .tools/usr/share/python-wheels/pip-*.whl)/pip" install --quiet pip
            return
        else
            fail "please install Python's venv and pip (Debian: python3-venv), then run make again"
        fi
    fi
    python3 -m venv .venv
}

setup_python() {
    ready && return
    say "fetching the Python packages into .venv (once, a minute or so)"
    make_venv
    .venv/bin/python -m pip install --quiet --disable-pip-version-check -r .venv/requirements.txt ||
        fail "the Python packages could not be installed: see the lines above; then run make again"
    .venv/bin/python -c 'import sys, skoolkit; skoolkit.CSimulator or print("setup: SkoolKit has no C modules here: everything works, but 50 times slower; with a C compiler and Python headers, remove .venv and run make again", file=sys.stderr)'
    touch .venv/ready
}

if ! { has_pasmo && ready && { [ "${1-}" != test ] || { has_others && has_browser; }; }; }; then
    python3 -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null ||
        fail "please install Python 3.11 or later, then run make again"
    lock
    setup_pasmo
    setup_python
    [ "${1-}" != test ] || { setup_others; setup_browser; }
fi
