"""A headless ZX Spectrum: SkoolKit's simulator with keys, tapes and snapshots; every run has a limit of T-states.

The tests, the benchmark, the build and the command line all use this one machine. Times are T-states; on a
machine without contention they are valid for code and data in uncontended RAM.

The modules for tapes, snapshots and pictures are imported at first use: making a maze needs none of them.
"""

from dataclasses import dataclass
from pathlib import Path

from zxmazes.errors import MazeError
from zxmazes.files import write
from zxmazes.machine.core import SECOND, BudgetError, Core
from zxmazes.machine.registers import SP, Registers, T
from zxmazes.machine.screen import ATTRIBUTES, DISPLAY, screen_text

__all__ = ["SECOND", "STACK", "BudgetError", "Call", "Machine", "ReturnError"]

#: Where the stack of a call begins, unless it is said otherwise.
STACK = 0xFF00
#: The return address of a call: in the text of the ROM's copyright message, which no program executes.
RETURN = 0x1540
#: The bytes at address 0 during a call, where the ROM would clear all memory, and at RETURN after it: JR to itself.
_TRAP = b"\x18\xfe"


class ReturnError(MazeError):
    """A called routine returned with another SP, or went to address 0 instead of returning."""


@dataclass(frozen=True)
class Call:
    """The result of a call: registers, and T-states including the RET.

    stack: bytes of stack used below the return address (-1 unless it was measured).
    """

    registers: Registers
    tstates: int
    stack: int

    @property
    def carry(self) -> int:
        """The carry flag, 0 or 1."""
        return self.registers.carry


class Machine(Core):
    """A Spectrum with everything that the project needs of one."""

    def call(
        self,
        address: int,
        budget: int = 20 * SECOND,
        *,
        stack: int = STACK,
        measure_stack: bool = False,
        interrupts: bool = False,
        **registers: int,
    ) -> Call:
        """Call a routine and return its result.

        stack: SP before the call. measure_stack: fill the 2 KB below it and find how far down the routine wrote.
        Raises BudgetError if it does not return in time, ReturnError if it returns with another SP or goes to 0.
        """
        if measure_stack:
            self.write(stack - 2048, b"\xa5" * 2048)
        self.poke_word(stack - 2, RETURN)
        self.set(sp=stack - 2, pc=address, iff=int(interrupts), **registers)
        raw = self.simulator.registers
        before = raw[T]
        self._return_from(address, budget, interrupts)
        if raw[SP] != stack & 0xFFFF:
            raise ReturnError(
                f"the routine at ${address:04X} returned with SP = ${raw[SP]:04X} instead of ${stack & 0xFFFF:04X}: "
                "its pushes and pops do not match"
            )
        used = -1
        if measure_stack:
            below = self.read(stack - 2048, 2046)
            used = len(below.lstrip(b"\xa5"))
            used += used & 1  # pushes are of two bytes; the lower one may equal the byte that was there
        return Call(Registers(list(raw)), raw[T] - before, used)

    def _return_from(self, address: int, budget: int, interrupts: bool) -> None:
        """Run a routine until it returns. Raises BudgetError or ReturnError if it does not in time."""
        memory = self.simulator.memory
        rom = memory if self.model == 48 else memory.memory[0]
        kept = {at: rom[at : at + len(_TRAP)] for at in (0, RETURN)}
        rom[: len(_TRAP)] = _TRAP
        before = self.simulator.registers[T]
        try:
            if self.run(budget, RETURN, interrupts=interrupts):
                return
            late = self.run(max(self.frame, min(budget, SECOND)), RETURN, interrupts=interrupts)
            time = self.simulator.registers[T] - before
            rom[RETURN : RETURN + len(_TRAP)] = _TRAP  # not before: a routine may read the ROM as random numbers
            trapped = not late and self.run(self.frame, 0, interrupts=interrupts)
        finally:
            for at, code in kept.items():
                rom[at : at + len(_TRAP)] = code
        if late:
            raise BudgetError(f"the routine at ${address:04X} took {time:,} T-states, {budget:,} are allowed")
        if trapped:
            raise ReturnError(f"the routine at ${address:04X} went to address 0: look at its stack, jumps and end")
        raise BudgetError(f"the routine at ${address:04X} did not return within {budget:,} T-states")

    def type_command(self, keys: str, stop: int, budget: int = 60 * SECOND) -> None:
        """Type space-separated SkoolKit key words (`LOAD " " ENTER`) and run until PC is `stop`."""
        from zxmazes.machine.tape import type_command

        type_command(self, keys, stop, budget)

    def load_tape(
        self,
        path: Path,
        stop: int | None,
        *,
        pulses: bool = False,
        command: str | None = None,
        first: int | None = None,
        whole: bool = False,
    ) -> None:
        """Play a tape to the program that is loading, until PC is `stop`: see `tape.play`."""
        from zxmazes.machine.tape import load_tape

        load_tape(self, path, stop, pulses=pulses, command=command, first=first, whole=whole)

    def play(self, blocks: list[object], stop: int | None, *, pulses: bool = True, whole: bool = False) -> None:
        """Play a tape to the program that is loading, until PC is `stop`: see `tape.play`."""
        from zxmazes.machine.tape import play

        play(self, blocks, stop, pulses=pulses, whole=whole)

    def load_snapshot(self, path: Path) -> None:
        """Load a .z80 snapshot; the machine becomes the model that the snapshot is of."""
        from zxmazes.machine.snapshot import load_snapshot

        load_snapshot(self, path)

    def save_snapshot(self, path: Path, banks: bytes = b"") -> None:
        """Write the machine's state as a .z80 snapshot: see `snapshot.save_snapshot`."""
        from zxmazes.machine.snapshot import save_snapshot

        save_snapshot(self, path, banks)

    def screen(self) -> bytes:
        """The 6,912 bytes of the display file and attributes."""
        return self.read(*DISPLAY)

    def text(self) -> list[str]:
        """The screen as 24 rows of 32 characters: ROM font (inverse too), block graphics, '?' for the rest."""
        return screen_text(self.screen())

    def attributes(self) -> bytes:
        """The 768 attribute bytes."""
        return self.read(*ATTRIBUTES)

    def png(self, path: Path, scale: int = 2) -> None:
        """Write the screen with some border as a PNG."""
        from zxmazes.machine.picture import png

        write(path, png(self.screen(), self.ports.border, scale))
