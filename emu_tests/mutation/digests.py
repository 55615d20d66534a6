"""The bytes that sources make, as digests by name: `python -m emu_tests.mutation.digests` in a copy of the project.

Collections of routines, programs; and the modules of the package without their docstrings. What is wrong has no digest.
"""

import ast
import hashlib
import json

from emu_tests.records.closure import plain
from zxmazes.errors import MazeError
from zxmazes.paths import ROOT
from zxmazes.programs import making, registry
from zxmazes.routines.images import assemble_library
from zxmazes.routines.index import IMAGES


def digests() -> dict[str, str]:
    """A digest of each thing that is made; an empty one if it cannot be made."""
    found = {}
    for name in IMAGES:
        try:
            found[f"image {name}"] = _digest(assemble_library(name).code)
        except MazeError:
            found[f"image {name}"] = ""
    names = registry.names()
    made = making.make_all(names)
    found |= {f"program {name}": _digest(made[name]) if name in made else "" for name in names}
    for path in sorted((ROOT / "zxmazes").rglob("*.py")):
        tree = plain(ast.parse(path.read_text(encoding="utf-8")))
        found[f"module {path.relative_to(ROOT).as_posix()}"] = _digest(ast.unparse(tree).encode())
    return found


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


if __name__ == "__main__":
    print(json.dumps(digests()))
