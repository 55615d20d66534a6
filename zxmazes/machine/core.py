"""The core of a Spectrum: memory, registers, keys, and running with a limit of T-states."""

import struct
from collections.abc import Iterable
from typing import Any

from skoolkit import ROM48, CCMIOSimulator, CSimulator, read_bin_file
from skoolkit.cmiosimulator import CMIOSimulator
from skoolkit.kbtracer import KEYS
from skoolkit.pagingtracer import Memory, PagingTracer
from skoolkit.simulator import Simulator
from skoolkit.simutils import FRAME_DURATIONS, from_memory

from zxmazes.errors import MazeError
from zxmazes.machine.ports import Ports
from zxmazes.machine.registers import IFF, PC, Registers, T

SECOND = 3_500_000
_BANK = 0x4000


class BudgetError(MazeError):
    """A run used up its T-states: on a real machine it would hang or be too slow."""


class Core:
    """A 48K or 128K Spectrum. `contended`: with memory and I/O contention like the real one (slower)."""

    def __init__(self, model: int = 48, *, contended: bool = False) -> None:
        if model not in (48, 128):
            raise MazeError(f"there is no {model}K model: use 48 or 128")
        self.model = model
        self.contended = contended
        self.frame = FRAME_DURATIONS[model == 128]
        self._reset()

    def simulator_class(self) -> Any:
        """SkoolKit's C simulator, or its Python one if the C modules are missing."""
        return (CCMIOSimulator or CMIOSimulator) if self.contended else (CSimulator or Simulator)

    def _reset(self) -> None:
        memory = Memory() if self.model == 128 else [*rom48(), *bytes(0xC000)]
        self.adopt(from_memory(self.simulator_class(), memory, {"PC": 0}, {"iff": 0, "tstates": 0}))

    def adopt(self, simulator: Simulator, before: PagingTracer | None = None) -> None:
        """Continue with this simulator; `before` is the tracer used until now, if any."""
        self.simulator = simulator
        self.ports = Ports(simulator, before)
        simulator.set_tracer(self.ports)

    @property
    def registers(self) -> Registers:
        """The registers as they are now; a view, not a copy."""
        return Registers(self.simulator.registers)

    def set(self, **values: int) -> None:
        """Set registers by name: a=1, hl=0x8000, pc=.."""
        self.registers.set(values)

    def read(self, address: int, length: int = 1) -> bytes:
        """`length` bytes of memory as the CPU sees it."""
        memory = self.simulator.memory
        if self.model == 48:
            return bytes(memory[address : address + length])
        parts, end = [], address + length
        while address < end:  # to the end of a bank at a time
            place = address % _BANK
            parts.append(bytes(memory.memory[address // _BANK % 4][place : place + end - address]))
            address += len(parts[-1])
        return b"".join(parts)

    def peek(self, address: int) -> int:
        """One byte of memory."""
        return int(self.simulator.memory[address])

    def word(self, address: int) -> int:
        """Two bytes of memory, low byte first."""
        return self.peek(address) + 256 * self.peek(address + 1)

    def write(self, address: int, data: Iterable[int]) -> None:
        """Put bytes into memory."""
        memory = self.simulator.memory
        data = bytes(data)
        if address + len(data) > 0x10000:
            raise MazeError(f"{len(data)} bytes at ${address:04X} run past the end of memory")
        if self.model == 48:
            memory[address : address + len(data)] = data
            return
        for i, value in enumerate(data):
            memory[address + i] = value

    def poke_word(self, address: int, value: int) -> None:
        """Put two bytes into memory, low byte first."""
        self.write(address, struct.pack("<H", value))

    def run(self, tstates: int, until: int = -1, *, interrupts: bool = True) -> bool:
        """Run for at most `tstates`; stop if PC is `until`. True if it got there."""
        registers = self.simulator.registers
        if registers[PC] == until:
            return True
        start = registers[PC]
        if hasattr(self.simulator, "trace"):
            limit = registers[T] + tstates
            stopped, _ = self.simulator.trace(start, until, 0, limit, interrupts, None, None, [0] * 8, None, None)
            return bool(stopped == 3)
        return self._run_slowly(registers[T] + tstates, until, interrupts)

    def _run_slowly(self, limit: int, until: int, interrupts: bool) -> bool:
        """The same on SkoolKit's Python simulator, for an installation without C modules (50 times slower)."""
        simulator, registers = self.simulator, self.simulator.registers
        while registers[PC] != until:
            if registers[T] >= limit:
                return False
            before = registers[PC]
            simulator.opcodes[simulator.memory[before]]()
            if interrupts and registers[IFF] and registers[T] % self.frame < simulator.int_active:
                simulator.accept_interrupt(registers, simulator.memory, before)
        return True

    def run_to(self, address: int, budget: int, what: str = "") -> None:
        """Run until PC is `address`. Raises BudgetError if that takes more than `budget` T-states."""
        if not self.run(budget, address):
            raise BudgetError(f"{what or f'reaching ${address:04X}'} took more than {budget:,} T-states")

    def frames(self, count: int) -> None:
        """Run for `count` frames (fiftieths of a second)."""
        self.run(count * self.frame)

    def press(self, *keys: str, frames: int = 4, after: int = 4) -> None:
        """Hold keys together for `frames`, release them and run for `after` frames more.

        Names are SkoolKit's: q, 1, ENTER, SPACE, CS, SS. Raises MazeError for an unknown key.
        """
        for key in keys:
            if key not in KEYS:
                raise MazeError(f"there is no key `{key}`: use 0-9, a-z, ENTER, SPACE, CS or SS")
        self.ports.held = keys
        self.frames(frames)
        self.ports.held = ()
        self.frames(after)

    def type(self, *keys: str) -> None:
        """Press keys in order; `CS+q` presses two together."""
        for key in keys:
            self.press(*key.split("+"))

    def boot(self) -> None:
        """Switch on and wait for the copyright message (48K) or the menu (128K)."""
        self._reset()
        self.run(3 * SECOND)


def rom48() -> bytes:
    """The ROM of a 48K."""
    return bytes(read_bin_file(ROM48, 16384))
