#!/bin/sh
# Set up what build and tests need, once: Python packages in .venv, and pasmo. Later runs return at once.
# Works as root and as an ordinary user, in a folder with spaces in its name, on Debian with no more than
# git, make and python3; on another system it says what to install. Two at once do the work once; one that is
# interrupted leaves nothing that passes for ready.
set -eu
cd "$(dirname "$0")"

say() { printf 'setup: %s\n' "$*" >&2; }
fail() { say "$*"; exit 1; }
have() { command -v "$1" >/dev/null 2>&1; }

# Debian packages without being root: download and unpack, with package lists of our own if need be
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

# It runs (without a file it ends with 1); one that was not unpacked to its end does not
has_pasmo() {
    .tools/usr/bin/pasmo >/dev/null 2>&1 || [ $? -lt 126 ] || have pasmo
}

setup_pasmo() {
    has_pasmo && return
    say "fetching the assembler pasmo"
    { have apt-get && install_debian pasmo; } ||
        fail "please install the assembler pasmo 0.5.3 (Debian, Ubuntu: apt-get install pasmo; macOS: brew install pasmo; others: pasmo.speccy.org), then run make again"
}

# The packages are there, and the Python that they were installed for still is
ready() {
    [ .venv/ready -nt pyproject.toml ] && .venv/bin/python -c 'import skoolkit' 2>/dev/null
}

# Keep other set-ups out until this shell ends, however it ends: the system drops the lock with the open file
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
        say "another set-up is at work here: waiting for it"
        python3 -c 'import fcntl; fcntl.flock(9, fcntl.LOCK_EX)'
    }
}

make_venv() {
    rmdir .venv 2>/dev/null || :
    if [ -e .venv ] || [ -L .venv ]; then
        # what this script has made, it may remove: it begins with the list of requirements
        [ -e .venv/requirements.txt ] || [ ! -e .venv ] ||
            fail "there is a .venv that set-up has not made: move it away, then run make again"
        [ ! .venv/ready -nt pyproject.toml ] ||
            say "the Python that .venv was made with is gone, or its packages are: making .venv anew"
        rm -rf .venv
    fi
    mkdir .venv
    python3 -c 'import tomllib; p = tomllib.load(open("pyproject.toml", "rb"))["project"]; print(*p["dependencies"], *p["optional-dependencies"]["test"], sep="\n")' >.venv/requirements.txt
    if ! python3 -c 'import ensurepip' 2>/dev/null; then # Debian keeps it in a package of its own
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
    .venv/bin/python -c 'import sys, skoolkit; skoolkit.CSimulator or print("setup: SkoolKit has no C modules here: all works, 50 times slower; with a C compiler and Python headers, remove .venv and run make again", file=sys.stderr)'
    touch .venv/ready
}

if ! { has_pasmo && ready; }; then
    python3 -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null ||
        fail "please install Python 3.11 or later, then run make again"
    lock
    setup_pasmo
    setup_python
fi
