"""Pack programs: dist/NAME.tap, dist/NAME.z80 and dist/NAME.sym from asm/programs/NAME.asm and basic/NAME.bas.

Everything is made in a temporary folder and moved to its place at the end, so that a failed build leaves
neither a half-written nor a stale file. The same sources give the same bytes, wherever they are built.
"""

import contextlib
import re
import struct
import tempfile
from collections.abc import Iterable
from pathlib import Path

from skoolkit.tape import write_tap

from zxmazes.basic import tokenise
from zxmazes.errors import MazeError
from zxmazes.pasmo import Assembly, assemble
from zxmazes.paths import ASM, BASIC, DIST
from zxmazes.spectrum import SECOND, Machine

KINDS = ("tap", "z80", "sym")
_ROM_LINE_NEW = 0x1B9E
_KINDS = {"program": 0, "code": 3}

#: kind, bytes, and the two parameters of the ROM's header
TapeFile = tuple[str, bytes, int, int]


def programs() -> list[str]:
    """The programs that can be built, by the files that are there."""
    return sorted(path.stem for path in BASIC.glob("*.bas"))


def check_name(name: str) -> None:
    """Raise MazeError unless there is a program of this name."""
    if name not in programs():
        raise MazeError(f"there is no program `{name}`: choose from {', '.join(programs())}")


def remove(names: Iterable[str], dist: Path = DIST) -> None:
    """Remove programs' files from `dist`, so that nothing stale is left there."""
    for name in names:
        for kind in KINDS:
            with contextlib.suppress(OSError):  # a folder that cannot be written is told by who writes
                (dist / f"{name}.{kind}").unlink()


def leftovers(dist: Path = DIST) -> set[str]:
    """The programs in `dist` that have no source any more."""
    return {path.stem for kind in KINDS for path in dist.glob(f"*.{kind}")} - set(programs())


def build(name: str, dist: Path = DIST) -> list[Path]:
    """Build one program into `dist` and return the files written.

    Raises MazeError, with the program's files removed from `dist`, when a source is broken.
    """
    check_name(name)
    try:
        dist.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=".building-", dir=dist) as folder:
            try:
                made = _make(name, Path(folder))
            finally:
                remove([name], dist)
            return [path.replace(dist / path.name) for path in made]
    except OSError as error:
        raise MazeError(f"{dist}: cannot be written: {error.strerror}: check the folder's permissions") from None


def _make(name: str, folder: Path) -> list[Path]:
    """The program's files, made in `folder`."""
    source = ASM / "programs" / f"{name}.asm"
    assembly = assemble(source) if source.is_file() else None
    blocks = tape_blocks(name, _read_basic(name), assembly)
    tap, snapshot, symbols = (folder / f"{name}.{kind}" for kind in KINDS)
    write_tap(str(tap), blocks)
    if assembly is None:
        return [tap]
    machine = Machine(48)
    machine.load_tape(tap, assembly.symbols["start"])
    machine.save_snapshot(snapshot)
    symbols.write_text(assembly.symbol_file(), encoding="ascii")
    return [tap, snapshot, symbols]


def _read_basic(name: str) -> str:
    try:
        return (BASIC / f"{name}.bas").read_text(encoding="utf-8")
    except OSError as error:
        raise MazeError(f"basic/{name}.bas: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise MazeError(f"basic/{name}.bas: is not UTF-8 text: save it as UTF-8") from None


def tape_blocks(name: str, basic: str, assembly: Assembly | None) -> list[bytes]:
    """The blocks of a tape: the BASIC program, which runs by itself, the loading screen and the code."""
    program = tokenise(basic, assembly.symbols if assembly else {}, f"basic/{name}.bas")
    line = int.from_bytes(program[:2], "big")
    files: list[TapeFile] = [("program", program, line, len(program))]
    if assembly:
        if "start" not in assembly.public or assembly.symbols["start"] != assembly.org:
            raise MazeError(f"asm/programs/{name}.asm: wants a public label `start` right after ORG, for the loader")
        files.append(("code", loading_screen(assembly), 0x4000, 0x8000))
        files.append(("code", assembly.code, assembly.org, 0x8000))
    return tape_files(files, name)


def entry(name: str, dist: Path = DIST) -> int:
    """Where a built program begins: its label `start`, or for BASIC alone the ROM's way to a program line.

    Raises MazeError when it is not built.
    """
    path = dist / f"{name}.sym"
    if not (ASM / "programs" / f"{name}.asm").is_file():
        return _ROM_LINE_NEW
    try:
        found = re.search(r"^start EQU 0([0-9A-F]{4})H$", path.read_text(encoding="ascii"), re.MULTILINE)
    except OSError:
        found = None
    if not found:
        raise MazeError(f"{path}: is not there or names no start: `make build` makes it")
    return int(found[1], 16)


def loading_screen(assembly: Assembly) -> bytes:
    """The 6,912 bytes that the program's own `title_screen` draws on a freshly booted machine."""
    if "title_screen" not in assembly.symbols:
        raise MazeError("the program has no label `title_screen`, which draws the loading screen")
    machine = Machine(48)
    machine.boot()
    machine.write(assembly.org, assembly.code)
    machine.call(assembly.symbols["title_screen"], 5 * SECOND, stack=0xFF00)
    return machine.screen()


def tape_files(files: Iterable[TapeFile], name: str = "") -> list[bytes]:
    """The blocks of a tape, a header and a body for each file.

    A file is ("program", bytes, auto-run line, length without variables) or ("code", bytes, address, 32768).
    """
    blocks = []
    for kind, data, first, second in files:
        title = name[:10].ljust(10).encode("ascii")
        blocks.append(_block(0x00, struct.pack("<B10sHHH", _KINDS[kind], title, len(data), first, second)))
        blocks.append(_block(0xFF, data))
    return blocks


def _block(flag: int, data: bytes) -> bytes:
    block = bytes([flag]) + data
    checksum = 0
    for value in block:
        checksum ^= value
    return block + bytes([checksum])
