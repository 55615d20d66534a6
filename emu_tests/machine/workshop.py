"""A project of throw-away programs: real sources in a temporary folder, built by the project's own build."""

import shutil
from pathlib import Path

import pytest

from zxmazes.paths import BASIC, ROOT
from zxmazes.programs import dist, given, registry

#: The least program in machine code; `{}` is for more fields in its head.
CODE = """; main.asm - red round the screen
; Memory: 8000-8FFF code
{}
        org $8000
        public start, draw
start:
        ld a,2
        out (254),a
        ret
draw:
        ld hl,$5800
        ld (hl),$51
        ret
image_end:
        ds 10
"""
LOADED = "; Loading: Tiny"


class Workshop:
    """Its folders, and how to put a source there; the shared loader is the project's own."""

    def __init__(self, root: Path) -> None:
        self.root, self.basic, self.asm, self.dist = root, root / "basic", root / "asm", root / "dist"
        (self.basic / "shared").mkdir(parents=True)
        for name in ("loader.bas", "shared/leaving.bas"):
            shutil.copy(BASIC / name, self.basic / name)

    def write(self, name: str, text: str) -> Path:
        """Write a source, such as asm/programs/tiny/main.asm."""
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return path

    def code(self, fields: str = LOADED, name: str = "tiny") -> Path:
        """Write the least program, with these fields in its head."""
        return self.write(f"asm/programs/{name}/main.asm", CODE.format(fields))


def source_copy(folder: Path) -> Path:
    """A copy of the project's sources, for commands that write into them."""
    for name in ("zxmazes", "asm", "basic"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "build.py", folder)
    return folder


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Workshop:
    """One without a program."""
    made = Workshop(tmp_path)
    monkeypatch.setattr(registry, "BASIC", made.basic)
    monkeypatch.setattr(registry, "ASM", made.asm)
    monkeypatch.setattr(given, "ASM", made.asm)
    monkeypatch.setattr(dist, "DIST", made.dist)
    return made
