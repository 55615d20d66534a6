"""Where things are: the project's folders, found from this file and not from the working directory."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ASM = ROOT / "asm"
BASIC = ROOT / "basic"
DIST = ROOT / "dist"
DOCS = ROOT / "docs"
TOOLS = ROOT / ".tools"
