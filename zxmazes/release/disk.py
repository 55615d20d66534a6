"""Disks of TR-DOS, which the Pentagon and other clones have: the files, and a loader that reads disk instead of tape.

A disk holds the tape's files. Its first program is called `boot`, which TR-DOS starts; the others keep their names. A
LOAD ""CODE of BASIC, with a name or without, becomes a call of TR-DOS that names the file, and a LOAD l$ one with the
name in l$.
`basic/disk/NAME.bas` has lines that replace those of `basic/NAME.bas`, or are added to them; `basic/disk/loader.bas`
those of the shared loader.

While TR-DOS reads a file, a buffer of 257 bytes lies below the BASIC program, which is 112 bytes higher than without
TR-DOS. So code from 5F80 on is loaded while RAMTOP is still high, and the loader is short. CLEAR
clears the screen; the program draws it again at once.
"""

import re
import struct
from collections.abc import Iterator
from dataclasses import dataclass

from zxmazes.basic.tokeniser import tokenise
from zxmazes.errors import MazeError
from zxmazes.heads import Source
from zxmazes.paths import BASIC
from zxmazes.release.released import Tape, TapeFile

SECTOR = 256
_BASIC, _CODE = "B", "C"  # the types of files
_BOOT, _SCREEN = "boot", "scr"
_NAME = 8  # characters of a name
#: Where BASIC begins while TR-DOS reads a file, and the bytes that BASIC needs above the program meanwhile.
_PROGRAM, _WORKSPACE = 23867 + 257, 40
#: The lowest address of the machine stack meanwhile, below the RAMTOP of 65367 in basic/disk/loader.bas.
_STACK = 65000
#: LOAD ""CODE at the end of a line, as tokens; it may name the code. After REM, in basic/disk, it is a call already.
_LOAD_CODE = rb'(?<!\xea:)\xef"[^"]*"\xaf'
#: LOAD l$ at the end of a line: what the cassette's menu has chosen.
_LOAD_NAMED = b"\xefl$"
#: RANDOMIZE USR 15619: REM: and LOAD.
_CALL = b"\xf9\xc015619\x0e\x00\x00\x03\x3d\x00:\xea:\xef"


@dataclass(frozen=True)
class DiskFile:
    """A file on a disk: name, type (B or C), the two numbers of its catalogue entry, and what its sectors hold."""

    name: str
    type: str
    first: int
    second: int
    data: bytes

    @property
    def sectors(self) -> int:
        """The number of its sectors."""
        return -(-len(self.data) // SECTOR)

    @property
    def entry(self) -> bytes:
        """The first 14 bytes of its catalogue entry, without its place."""
        name = self.name[:_NAME].ljust(_NAME).encode("ascii")
        return name + struct.pack("<cHHB", self.type.encode("ascii"), self.first, self.second, self.sectors)

    @property
    def content(self) -> bytes:
        """Its sectors, the last one filled with zeros."""
        return self.data.ljust(self.sectors * SECTOR, b"\0")


def disk_files(tape: Tape) -> list[DiskFile]:
    """The files of a tape's disk. Raises MazeError for a program that cannot load from disk."""
    found = []
    name = ""  # of the BASIC program whose code follows
    for at, file in enumerate(tape.files):
        if file.kind == 0:
            name = file.name
            found.append(_program(tape, file, boot=at == 0))
        else:
            title = _SCREEN if file.is_screen else name
            found.append(DiskFile(title[:_NAME], _CODE, file.first, len(file.data), file.data))
    return found


def _program(tape: Tape, file: TapeFile, *, boot: bool) -> DiskFile:
    """A BASIC program for disk; the line at which it starts follows it. boot: it is the first one."""
    lines = dict(_lines(file.data))
    if boot:
        start = min((code.first for code in tape.files if code.kind and not code.is_screen), default=0)
        lines |= dict(_lines(_replaced(tape, file.name, start)))
    basic = b"".join(_line(number, _from_disk(file.name, body)) for number, body in sorted(lines.items()))
    if any(code.kind and not code.is_screen and code.first + len(code.data) > _STACK for code in tape.files):
        raise MazeError(f"{tape.name}: its code would reach the stack while it loads from disk: shorten it")
    if boot and tape.program.start and _PROGRAM + len(basic) + _WORKSPACE > start:
        raise MazeError(f"{tape.name}: its loader for disk would reach its code: shorten basic/disk/loader.bas")
    data = basic + b"\x80\xaa" + struct.pack("<H", file.first)
    return DiskFile(_BOOT if boot else file.name, _BASIC, len(basic), len(basic), data)


def _replaced(tape: Tape, name: str, start: int) -> bytes:
    """The lines of basic/disk that replace those of the tape's first program. start: the address of its code."""
    path = BASIC / "disk" / tape.program.basic[0].path.name
    source = Source(path, f"basic/disk/{path.name}")
    return tokenise(source.text(), {"name": name[:_NAME], "start": start}, source.label) if path.is_file() else b""


def _lines(basic: bytes) -> Iterator[tuple[int, bytes]]:
    """The numbers and bodies of the lines of a program, without the 0D at the end."""
    at = 0
    while at < len(basic):
        number, length = int.from_bytes(basic[at : at + 2], "big"), int.from_bytes(basic[at + 2 : at + 4], "little")
        yield number, basic[at + 4 : at + 3 + length]
        at += 4 + length


def _line(number: int, body: bytes) -> bytes:
    return number.to_bytes(2, "big") + (len(body) + 1).to_bytes(2, "little") + body + b"\r"


def _from_disk(name: str, body: bytes) -> bytes:
    """The line with a call of TR-DOS for its LOAD ""CODE. Raises MazeError if a statement follows, hidden by REM."""
    if re.search(_LOAD_CODE + b".", body, re.DOTALL):
        raise MazeError(f'{name}: a statement follows LOAD ""CODE: put it into another line for the disk')
    if body.endswith(_LOAD_NAMED):
        body = body.removesuffix(_LOAD_NAMED) + _CALL + b"l$"
    call = _CALL + b'"' + name[:_NAME].encode("ascii") + b'"\xaf'
    return re.sub(_LOAD_CODE, lambda _: call, body)
