"""A Spectrum in the page's core, web/core.wasm, run by wasmtime: what the tests compare with SkoolKit's simulator."""

import functools
import struct
from typing import Any

import wasmtime
from skoolkit import PACKAGE_DIR, read_bin_file
from skoolkit.kbtracer import KEYS

from zxmazes.machine.spectrum import RETURN, STACK, Machine
from zxmazes.paths import ROOT

CORE = ROOT / "web" / "core.wasm"
#: The registers by the numbers that `get` and `set` of the core take.
NAMES = (
    *("af", "bc", "de", "hl", "af_", "bc_", "de_", "hl_", "ix", "iy", "sp", "pc"),
    *("i", "r", "im", "iff1", "iff2", "t", "halted", "paging", "border", "selected", "frames"),
)
_PAGE = 0x4000
#: The pages of memory from 4000 on of a 48K.
_PLAIN = (5, 2, 0)
_HALT, _HALTED = 0x76, 28


@functools.cache
def _module() -> tuple[wasmtime.Engine, wasmtime.Module]:
    engine = wasmtime.Engine()
    return engine, wasmtime.Module.from_file(engine, str(CORE))


class WasmMachine:
    """A Spectrum of 48 or 128, just switched on, with contention unless it is turned off."""

    def __init__(self, model: int = 48) -> None:
        engine, module = _module()
        self.store = wasmtime.Store(engine)
        self.exports = wasmtime.Instance(self.store, module, []).exports(self.store)
        self.model = model
        self.do("reset", model)
        roms = ("128-0", "128-1") if model == 128 else ("48",)
        for number, name in enumerate(roms):
            self.put(self.do("page", 8 + number), bytes(read_bin_file(f"{PACKAGE_DIR}/resources/{name}.rom")))

    def do(self, name: str, *values: int) -> Any:
        """Call an export of the core."""
        return self.exports[name](self.store, *values)  # type: ignore[operator]

    def put(self, at: int, data: bytes) -> None:
        """Bytes into the core's own memory."""
        self.exports["memory"].write(self.store, data, at)  # type: ignore[union-attr]

    def take(self, at: int, length: int) -> bytes:
        """Bytes of the core's own memory."""
        return bytes(self.exports["memory"].read(self.store, at, at + length))  # type: ignore[union-attr]

    def get(self, name: str) -> int:
        """A register."""
        return int(self.do("get", NAMES.index(name)))

    def set(self, **values: int) -> None:
        """Set registers by name."""
        for name, value in values.items():
            self.do("set", NAMES.index(name), value)

    def adopt(self, machine: Machine) -> None:
        """Go on from the state of a machine in SkoolKit's simulator, to the T-state."""
        for number, data in zip(self._pages(), split(ram_of(machine)), strict=True):
            self.put(self.do("page", number), data)
        registers, state = machine.registers, machine.ports
        values = {name: getattr(registers, name) for name in ("bc", "de", "hl", "bc_", "de_", "hl_", "ix", "iy", "sp")}
        values |= {name: getattr(registers, name) for name in ("pc", "i", "r", "im")}
        values |= {"af": registers.a << 8 | registers.f, "af_": registers.a_ << 8 | registers.f_}
        halted = machine.peek(registers.pc) == _HALT and machine.simulator.registers[_HALTED]
        values |= {"halted": halted, "pc": registers.pc + halted}
        values |= {"iff1": registers.iff, "iff2": registers.iff, "t": registers.t % machine.frame}
        self.set(**values, border=state.border, paging=machine.simulator.memory.o7ffd if self.model == 128 else 0)
        self.do("set", NAMES.index("frames"), 0)

    def hold(self, *keys: str) -> None:
        """Hold these keys, named as SkoolKit does, and let go of all others."""
        rows = [0xFF] * 8
        for key in keys:
            row, mask = KEYS[key]
            rows[(~(row >> 8) & 0xFF).bit_length() - 1] &= mask
        self.put(self.do("keys"), bytes(rows))

    def frames(self, count: int) -> None:
        """Run for so many frames."""
        for _ in range(count):
            self.do("frame")

    def ram(self) -> bytes:
        """48K: 4000 to FFFF. 128K: the eight pages."""
        return b"".join(self.take(self.do("page", number), _PAGE) for number in self._pages())

    def _pages(self) -> tuple[int, ...]:
        return tuple(range(8)) if self.model == 128 else _PLAIN

    def read(self, address: int, length: int) -> bytes:
        """Memory as the CPU sees it."""
        return bytes(self.do("peek", (address + i) & 0xFFFF) for i in range(length))

    def write(self, address: int, data: bytes) -> None:
        """The same, written."""
        for i, value in enumerate(data):
            self.do("poke", address + i, value)

    def call(self, address: int, budget: int, **registers: int) -> tuple[int, int]:
        """Call a routine without interrupts and contention: the T-states that it takes, 0 if more, and the carry."""
        self.write(STACK - 2, struct.pack("<H", RETURN))
        self.do("contend", 0)
        self.set(sp=STACK - 2, pc=address, iff1=0, **registers)
        return int(self.do("call", RETURN, budget)), self.get("af") & 1


def ram_of(machine: Machine) -> bytes:
    """The same of a machine in SkoolKit's simulator."""
    if machine.model == 48:
        return machine.read(0x4000, 0xC000)
    return b"".join(bytes(bank) for bank in machine.simulator.memory.banks)


def split(data: bytes) -> list[bytes]:
    """Pages of memory."""
    return [data[at : at + _PAGE] for at in range(0, len(data), _PAGE)]
