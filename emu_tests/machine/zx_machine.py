"""A Spectrum in the emulator `zx`, which shares no code with SkoolKit: it loads tapes by pulses and runs headless.

zx is written in C++ on a Z80 of its own, with its own ROM files and its own pulses for the blocks of a tape. Only what
drives it is here: `zx.Spectrum.load_tape` needs 25 seconds for a tape, since each read of a port goes through all its
devices, and cannot stop at an address. So this class asks zx for the pulses and answers reads of port FE itself.
zx documents little of what is used here, so pyproject.toml names one version of it.

Where zx and SkoolKit were found to differ, and which is right:

- The interrupt of a 128K lasts 36 T-states (32 on a 48K). zx has 32 on both, so a program that enables interrupts
  33 to 36 T-states into a frame loses one. SkoolKit is right; `_run` offers zx the last four T-states.
- At power-on a Z80 has 0 in I, and so has zx. SkoolKit begins with 3F, which the ROM of a 48K sets and that of a 128K
  does not. I is not compared; it matters in interrupt mode 2 only.
- zx lets the keyboard answer odd ports too, so keys would look like a joystick. On a real machine only even ports read
  keys. Here an odd port reads FF, as with nothing connected.
- zx counts T-states from one earlier than SkoolKit: its 1 is SkoolKit's 0. Interrupts and contention agree.
- An instruction of the group DD CB or FD CB reads its last byte in 3 T-states and takes 2 more, and each of these two
  can be contended. zx takes them as one instruction fetch, contended once. SkoolKit and the published tables are right;
  `_indexed` sets the time of such instructions in contended memory, which only `solvers` has.
- An LDIR or CPIR that is interrupted before its end leaves bits 13 and 11 of PC in bits 5 and 3 of F on a real Z80 and
  in SkoolKit. zx leaves what LDI and CPI do. No program can see it but in the F that the interrupt saves on the stack.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from zx import Spectrum
from zx._data import Spectrum48, Spectrum128
from zx._file import parse_file
from zx._keyboard import KEYS, Keyboard
from zx._spectrum import RunEvents
from zx._tap import TAPFile

_MODELS = {48: Spectrum48, 128: Spectrum128}
_BOOT = {48: 100, 128: 150}  # frames until the copyright message or the menu stands
_LOAD = {48: ("j", "SS p", "SS p", "ENTER"), 128: ("ENTER",)}  # LOAD ""; the menu's Tape Loader
_INTERRUPT = {48: 32, 128: 36}  # T-states that the ULA holds the interrupt line
_ZX_INTERRUPT = 32
_ZX_FIRST = 1  # what zx counts where SkoolKit counts 0
_CONTENDED = {48: (14335, 224), 128: (14361, 228)}  # first T-state of the picture, T-states from line to line
_DRAWS = (14_000, 60_000)  # the ULA draws within these T-states of a frame
_RAM_48, _PAGE_1 = 0xC000, 0x10000  # in what `_memory` gives
_EAR = 0x40
_IDLE = (True, float("inf"), ())  # no tape: the EAR bit is 1, as in zxmazes.machine; a real machine may read 0 too


class ZxMachine:
    """A 48K or 128K Spectrum, contended, just switched on."""

    def __init__(self, model: int) -> None:
        self.model = model
        self.zx = Spectrum(model=_MODELS[model], headless=True, devices=[])
        self.zx.set_on_input_callback(self._read_port)
        self.frame: int = _MODELS[model]._TICKS_PER_FRAME
        self._frame_began = 0
        self._keyboard = Keyboard()
        self._pulses: Iterator[tuple[bool, float, tuple[str, ...]]] = iter(())
        self._level, self._edge = _EAR, float("inf")
        self._slow: set[int] = set()  # where `_indexed` is needed
        self.hold()

    @property
    def t(self) -> int:
        """T-states since it was switched on, or since `adopt`."""
        return int(self._frame_began + self.zx.ticks_since_int)

    def ram(self) -> bytes:
        """48K: 4000 to FFFF. 128K: pages 5, 2, 0, 1, 3, 4, 6, 7."""
        memory = self._memory()
        return bytes(memory[:_RAM_48]) + (bytes(memory[_PAGE_1:]) if self.model == 128 else b"")

    def _memory(self) -> memoryview:
        """What zx keeps from 4000 on: the RAM of a 48K, the second ROM of a 128K, its further pages."""
        ((_, _, _, memory),) = self.zx.to_snapshot().memory_blocks
        return memory

    def adopt(self, ram: bytes, r: int, i: int, t: int) -> None:
        """Take the RAM (as `ram` gives it), the registers R and I, and the T-states since the frame began."""
        memory = self._memory()
        memory[:_RAM_48] = ram[:_RAM_48]
        if self.model == 128:
            memory[_PAGE_1:] = ram[_RAM_48:]
        self.zx.ir = i << 8 | r
        self.zx.ticks_since_int = t + _ZX_FIRST
        self._frame_began = 0
        self._slow = {0x4000 + found.start() for found in re.finditer(rb"[\xDD\xFD]\xCB", ram[:0x4000])}
        for address in self._slow:
            self.zx.set_breakpoint(address)

    def hold(self, *keys: str) -> None:
        """Hold these keys, named as SkoolKit does, and let go of all others."""
        wanted = {{"CS": "CAPS SHIFT", "SS": "SYMBOL SHIFT", "SPACE": "BREAK SPACE"}.get(k, k.upper()) for k in keys}
        self._held = bool(wanted)
        for key in KEYS.values():
            self._keyboard.handle_key_stroke(key, key.ID in wanted)

    def load(self, path: Path, stop: int, blocks: int | None = None) -> None:
        """Boot, type LOAD "" or choose the Tape Loader, and play the tape, or so many blocks, until PC is `stop`.

        Raises TimeoutError when it is not there ten seconds after the tape's end.
        """
        self._frames(_BOOT[self.model])
        for key in _LOAD[self.model]:
            self.hold(*key.split())
            self._frames(4)
            self.hold()
            self._frames(4)
        tape = TAPFile(blocks=parse_file(str(path)).blocks[:blocks])
        length = sum(ticks for _, ticks, _ in tape.get_pulses())
        self._pulses, self._edge = iter(tape.get_pulses()), self.t
        self.run_to(stop, length // self.frame + 500)

    def run_to(self, address: int, frames: int) -> None:
        """Run until PC is `address`, at least one instruction. Raises TimeoutError after so many frames."""
        self.zx.set_breakpoint(address)
        limit = self.t + frames * self.frame
        while self.t < limit:
            if self._run() & RunEvents.BREAKPOINT_HIT and self.zx.pc == address:
                return
        raise TimeoutError(f"zx, {self.model}K: PC is not ${address:04X} within {frames} frames")

    def _frames(self, count: int) -> None:
        limit = self._frame_began + count * self.frame
        while self._frame_began < limit:
            self._run()

    def _run(self) -> int:
        """Run to a breakpoint or the end of the frame, in single steps where zx needs help."""
        if self.zx.pc in self._slow and _DRAWS[0] < self.zx.ticks_since_int < _DRAWS[1]:
            return self._indexed()
        lengthen = self.zx.ticks_since_int <= _INTERRUPT[self.model] > _ZX_INTERRUPT
        if lengthen:
            self.zx.fetches_limit = 1
        events: int = self.zx._run()
        if lengthen and _ZX_INTERRUPT < self.zx.ticks_since_int <= _INTERRUPT[self.model]:
            self.zx.on_handle_active_int()
        if events & RunEvents.END_OF_FRAME:  # taken off here, or zx would draw the frame's picture, which nobody sees
            self._frame_began += self.frame
            self.zx.ticks_since_int -= self.frame
        return events

    def _indexed(self) -> int:
        """Run one instruction of the group DD CB or FD CB, and set the time that it takes."""
        start, t = self.zx.pc, self.zx.ticks_since_int
        kind, _, offset, code = self.zx.read(start, 4)
        place = (self.zx.ix if kind == 0xDD else self.zx.iy) + (offset ^ 0x80) - 0x80 & 0xFFFF
        cycles = [(start, 4), (start + 1, 4), (start + 2, 3), (start + 3, 3), (start + 3, 1), (start + 3, 1)]
        cycles += [(place, 3), (place, 1)] + [(place, 3)] * (code >> 6 != 1)  # BIT does not write
        for address, length in cycles:
            t += self._delay(t, address) + length
        events = 0
        while self.zx.pc == start or self.zx.iregp_kind != "hl":
            self.zx.fetches_limit = 1
            events = self.zx._run()
        self.zx.ticks_since_int = t
        return events

    def _delay(self, t: int, address: int) -> int:
        """How long the ULA stops the CPU that is about to read this address."""
        first, width = _CONTENDED[self.model]
        line, place = divmod(t - _ZX_FIRST - first, width)
        contended = 0x4000 <= address < 0x8000 and 0 <= line < 192 and place < 128
        return (6, 5, 4, 3, 2, 1, 0, 0)[place % 8] if contended else 0

    def _read_port(self, port: int) -> int:
        if port & 1:
            return 0xFF
        now = self._frame_began + self.zx.ticks_since_int
        while now >= self._edge:
            level, length, _ = next(self._pulses, _IDLE)
            self._level = _EAR * level
            self._edge += length
        keys = self._keyboard.read_port(port) if self._held else 0xFF
        return keys & ~_EAR | self._level
