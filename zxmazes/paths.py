"""The project's folders, found from this file: those of a checkout, or of an installed package.

An installed package has its sources beside its modules and builds into `dist/` of the working directory. It has no
`docs/` and no `.tools/`.
"""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_CARRIED = _PACKAGE / "sources"  # pyproject.toml puts asm/ and basic/ there

#: Is this a checkout, with docs/ and a dist/ of its own?
CHECKOUT = not _CARRIED.is_dir()
ROOT = _PACKAGE.parent if CHECKOUT else _CARRIED
ASM = ROOT / "asm"
BASIC = ROOT / "basic"
#: Assembled images, by the digest of their sources: in an installed package only (see zxmazes/assembler/kept.py).
IMAGES = ROOT / "images"
DOCS = ROOT / "docs"
TOOLS = ROOT / ".tools"
DIST = ROOT / "dist" if CHECKOUT else Path("dist")
#: What to type to build all programs.
BUILD = "make build" if CHECKOUT else "zxmazes build"
