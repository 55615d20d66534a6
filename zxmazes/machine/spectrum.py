"""A headless ZX Spectrum: SkoolKit's simulator with keys, tapes, snapshots, and a budget on everything.

The tests, the benchmark, the build and the command line all use this one machine. Times are T-states; on a
machine without contention they are those of code and data in uncontended RAM.
"""

import contextlib
import io
import itertools
import struct
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from skoolkit import ROM48, CCMIOSimulator, CSimulator, SkoolKitError, read_bin_file
from skoolkit.cmiosimulator import CMIOSimulator
from skoolkit.graphics import Frame, Udg, scr_udgs
from skoolkit.image import ImageWriter
from skoolkit.kbtracer import KEYS, KeyboardTracer
from skoolkit.loadsample import ACCELERATORS, Accelerator
from skoolkit.loadtracer import LoadTracer
from skoolkit.pagingtracer import Memory, PagingTracer
from skoolkit.simulator import Simulator
from skoolkit.simutils import FRAME_DURATIONS, from_memory, from_snapshot
from skoolkit.snapshot import Snapshot, write_snapshot
from skoolkit.tape import parse_tap

from zxmazes.errors import MazeError
from zxmazes.files import write

SECOND = 3_500_000
#: Where a called routine returns to: in the text of the ROM's copyright message, where no program ever is.
_RETURN = 0x1540
#: What stands at address 0 during a call, where the ROM would clear all memory: JR to itself.
_TRAP = b"\x18\xfe"
_SA_LD = 0x0605  # the 48K ROM's SAVE/LOAD command, reached once LOAD "" is typed
_TAPE_128 = 0x13BE  # the same moment in the 128K ROM
_TAPE_ENDED = 2  # in the state of SkoolKit's LoadTracer

_PAIRS = {"bc": (2, 3), "de": (4, 5), "hl": (6, 7), "ix": (8, 9), "iy": (10, 11)}
_PAIRS |= {"bc_": (18, 19), "de_": (20, 21), "hl_": (22, 23)}
_SINGLE = {"a": 0, "f": 1, "b": 2, "c": 3, "d": 4, "e": 5, "h": 6, "l": 7, "sp": 12, "i": 14, "r": 15}
_SINGLE |= {"a_": 16, "f_": 17, "pc": 24, "t": 25, "iff": 26, "im": 27}
_T, _PC, _SP = 25, 24, 12


class BudgetError(MazeError):
    """A run used up its T-states: on a real machine it would hang, or be too slow."""


class ReturnError(MazeError):
    """A called routine came back with another SP, or went to address 0 instead of coming back."""


class Registers:
    """The registers by name: a, bc, ix, hl_ (the alternate ones end in _), sp, pc, t, iff, im, carry."""

    def __init__(self, raw: list[int]) -> None:
        self._raw = raw

    def __getattr__(self, name: str) -> int:
        if name == "carry":
            return self._raw[1] & 1
        if name in _PAIRS:
            high, low = _PAIRS[name]
            return self._raw[high] * 256 + self._raw[low]
        if name in _SINGLE:
            return self._raw[_SINGLE[name]]
        raise AttributeError(name)


@dataclass(frozen=True)
class Call:
    """What a called routine left: registers, T-states including its RET, and the lowest SP seen below the call.

    stack: bytes of stack used below the return address (measured when asked for, else -1).
    """

    registers: Registers
    tstates: int
    stack: int

    @property
    def carry(self) -> int:
        """The carry flag, 0 or 1."""
        return self.registers.carry


class _Ports(PagingTracer):  # type: ignore[misc]
    """The keyboard, the joystick, the border and the loudspeaker."""

    def __init__(self, simulator: Simulator, before: PagingTracer | None = None) -> None:
        self.simulator = simulator
        self.border = getattr(before, "border", 7)
        self.out7ffd = getattr(before, "out7ffd", 0)
        self.outfffd = getattr(before, "outfffd", 0)
        self.ay = getattr(before, "ay", [0] * 16)
        self.outfe = getattr(before, "outfe", 0)
        self.held: tuple[str, ...] = ()
        self.kempston: int | None = None  # None: no interface, the bus floats
        self.clicks = 0
        self.edges: list[int] = []  # T-states at which the tape output changed

    def read_port(self, registers: list[int], port: int) -> int:
        if port % 2 == 0:
            value = 0xFF
            for name in self.held:
                row, mask = KEYS[name]
                if ~(row >> 8) & ~(port >> 8) & 0xFF:  # the port selects the half-row that the key is in
                    value &= mask
            return value
        if port & 0x20 == 0 and self.kempston is not None:
            return self.kempston
        return 0xFF

    def write_port(self, registers: list[int], port: int, value: int, offset: int) -> None:
        if port % 2 == 0 and (value ^ self.outfe) & 0x10:
            self.clicks += 1
        if port % 2 == 0 and (value ^ self.outfe) & 0x08:
            self.edges.append(registers[_T])
        super().write_port(registers, port, value, offset)


class Machine:
    """A 48K or 128K Spectrum. `contended`: with memory and I/O contention, as the real one (slower to simulate)."""

    def __init__(self, model: int = 48, *, contended: bool = False) -> None:
        if model not in (48, 128):
            raise MazeError(f"there is no {model}K machine here: use 48 or 128")
        self.model = model
        self.contended = contended
        self.frame = FRAME_DURATIONS[model == 128]
        self._reset()

    def _class(self) -> Any:
        """SkoolKit's C simulator, or its Python one where the C modules are missing."""
        return (CCMIOSimulator or CMIOSimulator) if self.contended else (CSimulator or Simulator)

    def _reset(self) -> None:
        memory = Memory() if self.model == 128 else _rom48() + [0] * 0xC000
        self._adopt(from_memory(self._class(), memory, {"PC": 0}, {"iff": 0, "tstates": 0}))

    def _adopt(self, simulator: Simulator, before: PagingTracer | None = None) -> None:
        self.simulator = simulator
        self.ports = _Ports(simulator, before)
        simulator.set_tracer(self.ports)

    # --- memory and registers -------------------------------------------------------------------------------

    @property
    def registers(self) -> Registers:
        """The registers as they are now; a view, not a copy."""
        return Registers(self.simulator.registers)

    def set(self, **values: int) -> None:
        """Set registers by name: a=1, hl=0x8000, pc=.."""
        raw = self.simulator.registers
        for name, value in values.items():
            if name in _PAIRS:
                high, low = _PAIRS[name]
                raw[high], raw[low] = value >> 8 & 0xFF, value & 0xFF
            else:
                raw[_SINGLE[name]] = value

    def read(self, address: int, length: int = 1) -> bytes:
        """`length` bytes of memory as the CPU sees it."""
        memory = self.simulator.memory
        if self.model == 48:
            return bytes(memory[address : address + length])
        return bytes(memory[a & 0xFFFF] for a in range(address, address + length))

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
            raise MazeError(f"{len(data)} bytes at ${address:04X} go past the end of memory")
        if self.model == 48:
            memory[address : address + len(data)] = data
            return
        for i, value in enumerate(data):
            memory[address + i] = value

    def poke_word(self, address: int, value: int) -> None:
        """Put two bytes into memory, low byte first."""
        self.write(address, struct.pack("<H", value))

    # --- running --------------------------------------------------------------------------------------------

    def run(self, tstates: int, until: int = -1, *, interrupts: bool = True) -> bool:
        """Run for at most `tstates`; stop when PC is `until`. True when it got there."""
        registers = self.simulator.registers
        if registers[_PC] == until:
            return True
        start = registers[_PC]
        if hasattr(self.simulator, "trace"):
            limit = registers[_T] + tstates
            stopped, _ = self.simulator.trace(start, until, 0, limit, interrupts, None, None, [0] * 8, None, None)
            return bool(stopped == 3)
        return self._run_slowly(registers[_T] + tstates, until, interrupts)

    def _run_slowly(self, limit: int, until: int, interrupts: bool) -> bool:
        """The same on SkoolKit's Python simulator, for an install without its C modules (50 times slower)."""
        simulator, registers = self.simulator, self.simulator.registers
        while registers[_PC] != until:
            if registers[_T] >= limit:
                return False
            before = registers[_PC]
            simulator.opcodes[simulator.memory[before]]()
            if interrupts and registers[26] and registers[_T] % self.frame < simulator.int_active:
                simulator.accept_interrupt(registers, simulator.memory, before)
        return True

    def run_to(self, address: int, budget: int, what: str = "") -> None:
        """Run until PC is `address`. Raises BudgetError when that takes more than `budget` T-states."""
        if not self.run(budget, address):
            raise BudgetError(f"{what or f'reaching ${address:04X}'} took more than {budget:,} T-states")

    def frames(self, count: int) -> None:
        """Run for so many fiftieths of a second."""
        self.run(count * self.frame)

    def press(self, *keys: str, frames: int = 4, after: int = 4) -> None:
        """Hold keys together (names as in SkoolKit: q, 1, ENTER, SPACE, CS, SS), then let go."""
        for key in keys:
            if key not in KEYS:
                raise MazeError(f"there is no key `{key}`: use 0-9, a-z, ENTER, SPACE, CS or SS")
        self.ports.held = keys
        self.frames(frames)
        self.ports.held = ()
        self.frames(after)

    def type(self, *keys: str) -> None:
        """Press keys one after the other; `CS+q` presses two together."""
        for key in keys:
            self.press(*key.split("+"))

    def call(
        self,
        address: int,
        budget: int = 20 * SECOND,
        *,
        stack: int = 0xFF00,
        measure_stack: bool = False,
        interrupts: bool = False,
        **registers: int,
    ) -> Call:
        """Call a routine and return what it left.

        stack: SP before the call; measure_stack fills 2 KB below it and sees how far down it was written.
        Raises BudgetError when it does not return in time, ReturnError when it returns with another SP or goes to 0.
        """
        if measure_stack:
            self.write(stack - 2048, b"\xa5" * 2048)
        self.poke_word(stack - 2, _RETURN)
        self.set(sp=stack - 2, pc=address, iff=int(interrupts), **registers)
        raw = self.simulator.registers
        before = raw[_T]
        memory = self.simulator.memory
        rom = memory if self.model == 48 else memory.memory[0]
        reset = rom[: len(_TRAP)]
        rom[: len(_TRAP)] = _TRAP
        try:
            returned = self.run(budget, _RETURN, interrupts=interrupts)
            trapped = not returned and self.run(self.frame, 0, interrupts=interrupts)
        finally:
            rom[: len(_TRAP)] = reset
        if trapped:
            raise ReturnError(f"the routine at ${address:04X} went to address 0: look at its stack, jumps and end")
        if not returned:
            raise BudgetError(f"the routine at ${address:04X} did not return within {budget:,} T-states")
        if raw[_SP] != stack & 0xFFFF:
            raise ReturnError(
                f"the routine at ${address:04X} returned with SP = ${raw[_SP]:04X} instead of ${stack & 0xFFFF:04X}: "
                "its pushes and pops do not match"
            )
        used = -1
        if measure_stack:
            below = self.read(stack - 2048, 2046)
            used = len(below.lstrip(b"\xa5"))
            used += used & 1  # all is pushed by twos; the lower byte may be the very one that was there
        return Call(Registers(list(raw)), raw[_T] - before, used)

    # --- booting and loading --------------------------------------------------------------------------------

    def boot(self) -> None:
        """Switch on and wait for the copyright message (48K) or the menu (128K)."""
        self._reset()
        self.run(3 * SECOND)

    def type_command(self, keys: str, stop: int, budget: int = 60 * SECOND) -> None:
        """Type space-separated SkoolKit key words (`LOAD " " ENTER`) and run until PC is `stop`."""
        tracer = KeyboardTracer(self.simulator, keys.split(), 13 if self.model == 128 else 4, None)
        self._inherit(tracer)
        self.simulator.set_tracer(tracer)
        limit = self.simulator.registers[_T] + budget
        tracer.run(stop, limit, None, None, None, None, None)
        arrived = self.simulator.registers[_PC] == stop
        self._adopt(self.simulator, tracer)
        if not arrived:
            raise BudgetError(f"typing {keys} did not lead to ${stop:04X}")

    def _inherit(self, tracer: PagingTracer) -> None:
        for name in ("border", "out7ffd", "outfffd", "ay", "outfe"):
            setattr(tracer, name, getattr(self.ports, name))

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
        """Boot, type LOAD "" (on a 128K choose Tape Loader) and play the tape until PC is `stop`.

        stop: None for at most a second after the end of the tape. whole: not before the tape is at its end.
        pulses: the ROM listens to every pulse, as from a cassette; else its blocks are handed over at once.
        command: what to type instead, as for `type_command`. first: play so many blocks, then stop the tape.
        Raises MazeError when the tape is damaged or never gets to `stop`.
        """
        blocks = tape_blocks(path)
        self.boot()
        if self.model == 128:
            self.type_command(command or "ENTER", _TAPE_128)
        else:
            self.type_command(command or 'LOAD " " ENTER', _SA_LD)
        try:
            self.play(blocks[:first], stop, pulses=pulses, whole=whole)
        except MazeError as error:
            raise MazeError(f"{path}: {error}") from None

    def play(self, blocks: list[object], stop: int | None, *, pulses: bool = True, whole: bool = False) -> None:
        """Play a tape to the program that is listening, until PC is `stop`. Raises MazeError when it never gets there.

        blocks: as `tape_blocks` gives them; stop, pulses, whole: as for `load_tape`.
        """
        accelerators = set() if self.contended else {Accelerator(*args) for args in ACCELERATORS.values()}
        config = {
            "accelerate_dec_a": 0 if self.contended else 3,
            "accelerators": accelerators,
            "byte_fmt": None,
            "fast_load": not pulses,
            "finish_tape": whole,
            "first_edge": 0,
            "in_min_addr": 0x8000,
            "list_accelerators": 0,
            "pause": True,
            "polarity": 0,
            "prefix": None,
            "stop": stop,
            "timeout": self.simulator.registers[_T] + 1000 * SECOND,
            "tracefile": None,
            "trace_line": None,
            "word_fmt": None,
        }
        ports = self.ports
        tracer = LoadTracer(self.simulator, blocks, config, None)
        self.simulator.set_tracer(tracer, 0, False)
        try:
            with contextlib.redirect_stdout(io.StringIO()):  # SkoolKit reports its progress there
                tracer.run(ports.border, ports.out7ffd, ports.outfffd, ports.ay, ports.outfe)
        except SkoolKitError as error:
            raise MazeError(f"does not load: {error.args[0]}") from None
        arrived = tracer.state[_TAPE_ENDED] if stop is None else self.simulator.registers[_PC] == stop
        self._adopt(self.simulator, tracer)
        if not arrived:
            last = [row for row in self.text() if row.strip()][-1:] or [""]
            where = "its end" if stop is None or whole else f"${stop:04X}"
            raise MazeError(f"does not load as far as {where}; the screen's last line: {last[0].strip()!r}")

    def load_snapshot(self, path: Path) -> None:
        """Load a .z80 snapshot; the machine becomes the model that the snapshot is of."""
        try:
            snapshot = Snapshot.get(str(path))
        except (SkoolKitError, OSError, IndexError):
            snapshot = None
        if snapshot is None:
            raise MazeError(f"{path}: cannot be read as a snapshot: `make build` makes it")
        simulator = from_snapshot(self._class(), snapshot)
        self.model = 128 if len(simulator.memory) == 0x20000 else 48
        self.frame = FRAME_DURATIONS[self.model == 128]
        self._adopt(simulator)
        self.ports.border, self.ports.out7ffd = snapshot.border, snapshot.out7ffd

    def save_snapshot(self, path: Path) -> None:
        """Write the machine's present state as a 48K .z80 that any emulator loads."""
        if self.model != 48:
            raise MazeError("snapshots are made of the 48K machine only")
        r = self.registers
        names = {"^" + n: f"{n}_" for n in ("bc", "de", "hl", "a", "f")}
        names |= {n: n for n in ("a", "f", "bc", "de", "hl", "ix", "iy", "sp", "i", "r", "pc")}
        registers = [f"{key}={getattr(r, name)}" for key, name in names.items()]
        state = [f"border={self.ports.border}", f"iff={r.iff}", f"im={r.im}", f"tstates={r.t % self.frame}"]
        write_snapshot(str(path), list(self.read(0x4000, 0xC000)), registers, state)

    # --- the screen -----------------------------------------------------------------------------------------

    def screen(self) -> bytes:
        """The 6,912 bytes of the display file and attributes."""
        return self.read(0x4000, 6912)

    def text(self) -> list[str]:
        """The screen as 24 rows of 32 characters: ROM font (inverse too), block graphics, '?' for the rest."""
        screen = self.screen()
        return ["".join(_GLYPHS.get(_cell(screen, row, column), "?") for column in range(32)) for row in range(24)]

    def attributes(self) -> bytes:
        """The 768 attribute bytes."""
        return self.read(0x5800, 768)

    def png(self, path: Path, scale: int = 2) -> None:
        """Write the screen and some of its border as a PNG."""
        write_png(self.screen(), path, self.ports.border, scale)


def recorded(edges: list[int]) -> list[bytes]:
    """The blocks, flag and checksum included, of what a program has sent to the tape (`Machine.ports.edges`)."""
    widths = [later - earlier for earlier, later in itertools.pairwise(edges)]
    blocks: list[bytes] = []
    place, pilot = 0, 0
    while place + 1 < len(widths):
        if 2000 < widths[place] < 2300:
            pilot += 1
            place += 1
        elif pilot > 200 and widths[place] < 800 and widths[place + 1] < 900:  # the two halves of the sync pulse
            bits = []
            place += 2
            while place + 1 < len(widths) and widths[place] + widths[place + 1] < 4000:
                bits.append("1" if widths[place] + widths[place + 1] > 2565 else "0")
                place += 2
            blocks.append(int("".join(bits), 2).to_bytes(len(bits) // 8, "big"))
            pilot = 0
        else:
            pilot = 0
            place += 1
    return blocks


def write_png(screen: bytes, path: Path, border: int = 7, scale: int = 2) -> None:
    """Write a 6,912-byte screen as a PNG with a border of two characters. Flashing cells stand still."""
    memory = [0] * 0x4000 + list(screen) + [0] * (0xC000 - len(screen))
    edge = Udg(border * 8, [0] * 8)
    rows = [[edge] * 2 + row + [edge] * 2 for row in scr_udgs(memory, 0, 0, 32, 24)]
    cells = [[edge] * 36] * 2 + rows + [[edge] * 36] * 2
    for row in cells:
        for udg in row:
            udg.attr &= 0x7F
    write_cells(cells, path, scale)


def write_cells(cells: list[list[Udg]], path: Path, scale: int = 2) -> None:
    """Write rows of SkoolKit UDGs as a PNG. Raises MazeError when the file cannot be written."""
    picture = io.BytesIO()
    ImageWriter().write_image([Frame(cells, scale)], picture)
    write(path, picture.getvalue())


def _rom48() -> list[int]:
    return list(read_bin_file(ROM48, 16384))


def _cell(screen: bytes, row: int, column: int) -> bytes:
    first = (row & 0x18) * 256 + (row & 7) * 32 + column
    return bytes(screen[first + line * 256] for line in range(8))


def _glyphs() -> dict[bytes, str]:
    rom = bytes(_rom48())
    glyphs: dict[bytes, str] = {}
    for code in range(16):
        halves = [(code >> i & 1) * 0x0F | (code >> i + 1 & 1) * 0xF0 for i in (0, 2)]
        glyphs[bytes([halves[0]] * 4 + [halves[1]] * 4)] = " ▝▘▀▗▐▚▜▖▞▌▛▄▟▙█"[code]
    for code in range(0x21, 0x80):
        shape = rom[0x3D00 + (code - 32) * 8 :][:8]
        char = {0x60: "£", 0x7F: "©"}.get(code, chr(code))
        glyphs.setdefault(shape, char)
        glyphs.setdefault(bytes(value ^ 0xFF for value in shape), char)
    return glyphs


_GLYPHS = _glyphs()


def tape_blocks(path: Path) -> list[object]:
    """The blocks of a .tap. Raises MazeError when it is missing, cut short or has a wrong checksum."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise MazeError(f"{path}: cannot be read: {error.strerror}: `make build` makes it") from None
    tape = parse_tap(data)
    if tape.warnings or not tape.blocks:
        raise MazeError(f"{path}: is damaged: {'; '.join(tape.warnings) or 'it is empty'}: build it again")
    for block in tape.blocks:
        parity = 0
        for value in block.data:
            parity ^= value
        if parity:
            raise MazeError(f"{path}: is damaged: block {block.number} has a wrong checksum: build it again")
        block.keys = None
    return list(tape.blocks)
