"""Compilers of others, for what the command `library` writes: SDCC for C, zxbc for ZX BASIC.

A message of any kind is a failure.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from emu_tests.machine.assemblers import missing, tool
from zxmazes.paths import TOOLS

_LIMIT = 120  # seconds
#: SDCC without its libraries, which are a package of their own.
_BARE = ("--nostdlib",)


def sdcc(folder: Path, *words: str) -> None:
    """Run sdcc in a folder as a user does."""
    if not tool("sdcc"):
        pytest.skip("not installed: sdcc")
    _run([tool("sdcc"), *words, *(() if "-c" in words else _BARE)], folder)


def zxbc(folder: Path, *words: str) -> None:
    """Run zxbc in a folder as a user does."""
    if missing("zxbasm"):
        pytest.skip("not installed: zxbc")
    _run([sys.executable, "-c", "import sys; from src.zxbc import main; sys.exit(main())", *words], folder)


def _run(command: list[str], folder: Path) -> None:
    path = f"{TOOLS / 'usr' / 'bin'}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=False,
        timeout=_LIMIT,
    )
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


def loaded_from(path: Path) -> list[tuple[int, bytes]]:
    """The bytes of Intel's hexadecimal lines, each with its address."""
    rows = [bytes.fromhex(line[1:]) for line in path.read_text(encoding="ascii").split()]
    return [(int.from_bytes(row[1:3], "big"), row[4:-1]) for row in rows if row[3] == 0]


def linked(path: Path) -> dict[str, int]:
    """The addresses of a linker's .noi file by their labels."""
    rows = [line.split() for line in path.read_text(encoding="ascii").splitlines() if line.startswith("DEF ")]
    return {name: int(value, 16) for _, name, value in rows}
