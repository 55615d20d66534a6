"""Copies of the project that grow: whole ones, with tests and tapes, to which a test adds sources."""

import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from zxmazes.paths import ASM, ROOT


def grown(folder: Path, files: Mapping[str, str]) -> Path:
    """A copy of the project in this folder, with more files: their texts by path."""
    for name in ("asm", "basic", "dist", "emu_tests", "zxmazes"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("failures", "*.wav", "*.sld"))
    for name in ("build.py", "pyproject.toml"):
        shutil.copy(ROOT / name, folder)
    if (ROOT / ".tools").is_dir():
        (folder / ".tools").symlink_to(ROOT / ".tools")
    for name, text in files.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text, encoding="ascii")
    return folder


def built(copy: Path, *names: str) -> str:
    """What the build of these programs in a copy writes; it has to succeed."""
    done = subprocess.run(
        [sys.executable, "build.py", "build", *names], cwd=copy, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def checked(copy: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """A run of tests of a copy, without sweeps, each named with its outcome."""
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-m", "not sweep", "-vv", *arguments]
    return subprocess.run(command, cwd=copy, capture_output=True, text=True, check=False)


def another(source: str, old: str, new: str, menu: str, **labels: str) -> str:
    """A routine under another name: the text of this source of `asm`, with its own row `Menu` and these labels."""
    text = (ASM / source).read_text(encoding="ascii")
    for before, after in {old: new, old.upper(): new.upper(), **labels}.items():
        assert before in text
        text = text.replace(before, after)
    text, count = re.subn(r"^; Menu: .*", f"; Menu:  {menu}", text, flags=re.MULTILINE)
    assert count == 1
    return text
