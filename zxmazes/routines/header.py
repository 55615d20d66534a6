"""What a source says of itself: its first line, its header block's fields, the texts that it is after."""

import re
from pathlib import Path

from zxmazes.errors import MazeError
from zxmazes.paths import ASM


def routine_source(label: str) -> Path:
    """The source of a public routine: the file of `asm` that is named after its label.

    Raises MazeError when there is none.
    """
    for path in ASM.glob(f"*/{label}.asm"):
        return path
    raise MazeError(f"asm: no file is named after the public routine `{label}`: rename its file to {label}.asm")


def describe(path: Path) -> str:
    """The rest of a source's first line, `; NAME.asm - what it is` or `# ..`."""
    with path.open(encoding="utf-8", errors="replace") as file:
        return file.readline().strip("#; \n").partition(" - ")[2]


def header(path: Path, field: str) -> str:
    """A field of the routine's header block, such as Writes; empty when there is none."""
    found = re.search(rf"^; {field}: +(.*(?:\n; {{8,}}.*)*)", path.read_text(encoding="ascii"), re.MULTILINE)
    return re.sub(r"\s*\n; +", " ", found[1]).strip() if found else ""


def wants_ends(path: Path) -> bool:
    """Does the routine take a start in D, E and a finish in H, L?"""
    return bool(header(path, "Ends"))


def refusal(path: Path) -> str:
    """When the routine sets carry, in the words of its header block."""
    return header(path, "Refuses")


def texts(path: Path) -> list[str]:
    """The ids of the texts that a routine is after, as in docs/SOURCES.md."""
    return re.findall(r"\b[A-Z]\d+[a-z]?\b", re.sub(r"\([^)]*\)", "", header(path, "Source")))
