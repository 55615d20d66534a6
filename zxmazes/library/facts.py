"""What a program must know to use a block of code: its labels as text, and the facts as JSON."""

import json
from pathlib import Path

from zxmazes.assembler.assembly import symbol_file
from zxmazes.library.placing import Placed

#: The endings of the files beside a block.
SYMBOLS, FACTS = ".sym", ".json"
_KEYS = ("org", "size", "calls", "variables", "buffers")
_LARGEST = 1 << 20  # bytes; ours are far smaller


def beside(path: Path, end: str) -> Path:
    """The file with this ending that belongs to a block: maze.json to maze.bin, and maze.json.json to maze.json."""
    return path.with_name(path.name + end) if path.suffix in (SYMBOLS, FACTS) else path.with_suffix(end)


def symbols(made: Placed) -> bytes:
    """Every label for callers, by address, `name EQU 08000H` a line."""
    names = {*made.public, *(one.label for one in made.reserved)}
    return symbol_file({name: made.symbols[name] for name in names}).encode("ascii")


def facts(made: Placed) -> bytes:
    """The facts as JSON.

    org, size: of the code, in bytes. calls: the entries of the jump table by routine. variables: addresses by label;
    buffers: address and bytes by label.
    """
    values = (made.org, len(made.code), made.calls, made.variables, made.buffers)
    return (json.dumps(dict(zip(_KEYS, values, strict=True)), indent=1) + "\n").encode("ascii")


def is_made(path: Path) -> bool:
    """Are beside a block the facts that an earlier run has written?"""
    there = beside(path, FACTS)
    try:
        found = json.loads(there.read_bytes()) if there.stat().st_size < _LARGEST else None
    except (OSError, ValueError, RecursionError):
        return False
    return isinstance(found, dict) and tuple(found) == _KEYS
