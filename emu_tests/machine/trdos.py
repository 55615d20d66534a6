"""A stand-in for TR-DOS, of which there is no ROM here: a 48K whose calls of 15619 read the files of a disk.

As in TR-DOS, its variables take 112 bytes below BASIC, and a buffer of 257 bytes more while a command runs; the command
is in the REM after the call. It is written from descriptions of TR-DOS: it judges the loader's BASIC and where things
are in memory, not the reading of sectors.
"""

from emu_tests.oracles.disks import Entry
from zxmazes.machine.spectrum import SECOND, Machine

_CALL = 15619
_MAKE_ROOM = 0x1655
_VARIABLES, _SIZE, _BUFFER = 0x5CB6, 112, 257
_FREE = 80  # bytes that the ROM keeps free below the stack
_PROG, _CH_ADD, _STKEND = 0x5C53, 0x5C5D, 0x5C65
_LOAD, _CODE = b"\xef", b"\xaf"


class TrDos:
    """A machine with a disk, and a program of it loaded; `run` starts it."""

    def __init__(self, files: list[Entry], program: str = "boot") -> None:
        self.files = {(file.name, file.type): file for file in files}
        self.machine = Machine(48)
        self.machine.boot()
        self._room(_VARIABLES - 1, _SIZE)
        basic, start = self.files[program, "B"].data, self.machine.word(_PROG)
        self._room(start - 1, len(basic))
        self.machine.poke_word(_PROG, start)
        self.machine.write(start, basic)

    def _room(self, after: int, size: int) -> None:
        """Let the ROM make room after an address; the registers stay as they were."""
        machine = self.machine
        before = {name: getattr(machine.registers, name) for name in ("pc", "sp", "ix", "iy", "iff")}
        machine.call(_MAKE_ROOM, hl=after, bc=size, stack=0xF000)
        machine.set(**before)

    def run(self) -> None:
        """Type RUN."""
        self.machine.press("r")
        self.machine.press("ENTER", after=0)

    def command(self, frames: int = 250) -> bytes:
        """Run to the next call, and return its command after the REM and its colon; nothing if there is no call."""
        machine = self.machine
        if not machine.run(frames * SECOND // 50, _CALL):
            return b""
        text = machine.read(machine.word(_CH_ADD), 60).split(b"\r")[0]
        assert text[:3] == b":\xea:", "a REM after the call"
        return text[3:]

    def load(self, command: bytes) -> Entry:
        """Do LOAD "name" CODE for the call, and return from it."""
        machine = self.machine
        assert command[:2] == _LOAD + b'"'
        assert command[-2:] == b'"' + _CODE
        file = self.files[command[2:-2].decode("ascii"), "C"]
        top, end, stack = machine.word(_STKEND) + _BUFFER, file.first + len(file.data), machine.registers.sp
        assert top + _FREE < stack, "memory for the buffer"
        assert file.first >= top or end <= _VARIABLES, "BASIC is not where the file goes"
        assert end <= stack - _FREE or file.first >= stack, "nor is the stack"
        machine.write(file.first, file.data)
        machine.set(pc=machine.word(stack), sp=stack + 2)
        return file
