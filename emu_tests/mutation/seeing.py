"""Which tests can see a mistake: they run first, as options of pytest; only if they pass, all others do, by rooms."""

import re
from pathlib import Path

from zxmazes.assembler.closure import closure

_PREFIXES = re.compile(r"^(?:links_generate|links|generate|solve|tiling|draw)_")
#: The room of the tests that are about files whose paths begin so.
_ROOMS = (
    ("asm/programs/", "emu_tests/tapes"),
    ("asm/engine/", "emu_tests/tapes"),
    ("basic/", "emu_tests/tapes"),
    ("asm/links/", "emu_tests/tilings"),
    ("asm/tiling/", "emu_tests/tilings"),
    ("asm/", "emu_tests/routines"),
)
#: So many names are a choice; with more of them nearly all tests would run.
_MOST = 14


def first(project: Path, file: str, changed: set[str]) -> list[str]:
    """The options for the tests that are nearest to a changed file. changed: what is made of it, as in digests.py."""
    if file.endswith(".py"):
        return _importing(project, file)
    names = {name.partition(" ")[2] for name in changed if name.startswith("program ")}
    if file.startswith("asm/"):
        names |= {_PREFIXES.sub("", path.stem) for path in _users(project / "asm", file.removeprefix("asm/"))}
    own = _PREFIXES.sub("", Path(file).stem)
    words = [own, *sorted(names - {own})][:_MOST]
    return ["-k", " or ".join(word for word in words if word.isidentifier())]


def rooms(project: Path, file: str) -> list[str]:
    """All rooms of the tests, as options of pytest: first the one for such files."""
    every = sorted({path.parent.relative_to(project).as_posix() for path in (project / "emu_tests").rglob("test_*.py")})
    nearest = next((room for start, room in _ROOMS if file.startswith(start)), "")
    return sorted(every, key=lambda room: room != nearest)


def _users(asm: Path, name: str) -> list[Path]:
    """The sources that include a file, by way of others too, outside the programs."""
    sources = (path for path in sorted(asm.rglob("*.asm")) if "programs" not in path.parts)
    return [path for path in sources if name in closure(path.read_text(encoding="ascii"), (asm,), {})]


def _importing(project: Path, file: str) -> list[str]:
    """The test files that import a module or its package, or those of the machine's helpers that do."""
    module = file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    room, _, name = module.rpartition(".")
    imports = re.compile(rf"from {re.escape(module)} import|from {re.escape(room)} import [^\n]*\b{name}\b")
    tests = (path for path in sorted((project / "emu_tests").rglob("test_*.py")))
    return [path.relative_to(project).as_posix() for path in tests if imports.search(path.read_text(encoding="utf-8"))]
