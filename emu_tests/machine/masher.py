"""A game with keys pressed at random: what of its memory must stay, and whether it still runs; a subclass a game."""

import random

from emu_tests.machine.images import assembly, code_block, left_to_basic, start_again
from zxmazes.machine.spectrum import Machine

BREAK = ("CS", "SPACE")
_CANARY = b"\xa5"
_MARGIN = 8  # bytes of the stack that are never used
_PRINTER = 0x5B00
#: What the ROM writes, in interrupts and for tapes: a keypad, the keyboard, ERR_NR, FLAGS, ERR_SP, MODE, X_PTR, FRAMES.
_SYSTEM = {*range(0x5B88, 0x5B8C), *range(0x5C00, 0x5C09), 0x5C3A, 0x5C3B, 0x5C3D, 0x5C3E, 0x5C41, 0x5C5F, 0x5C60}
_SYSTEM |= {*range(0x5C78, 0x5C7B)}


class Masher:
    """A machine whose keys are pressed by chance, seldom BREAK; started again whenever they have led to BASIC."""

    name: str
    stack_size: int
    prompt: str  # what row 23 shows after a start

    def __init__(self, machine: Machine, seed: int) -> None:
        self.machine = machine
        self.symbols = assembly(self.name).symbols
        self.choose = random.Random(seed)
        self.begins, self.starts = assembly(self.name).org, 0
        self.end = assembly(self.name).memory_end
        self.stack = self.symbols["stack_top"] - self.stack_size
        self.machine.write(self.stack, _CANARY * 120)
        self._note()

    def _note(self) -> None:
        """A joystick is there; what is outside the program now has to stay."""
        self.machine.write(self.symbols["kempston"], b"\x01")
        self.machine.ports.kempston = 0
        self.below = self._below()
        self.above = self.machine.read(self.end, 0x10000 - self.end)

    def _below(self) -> dict[int, int]:
        data = self.machine.read(_PRINTER, self.begins - _PRINTER)
        return {_PRINTER + at: byte for at, byte in enumerate(data) if _PRINTER + at not in _SYSTEM}

    @property
    def in_basic(self) -> bool:
        """The stack is BASIC's; while a picture is drawn SP may be in the screen."""
        return _PRINTER <= self.machine.registers.sp < self.begins

    def held(self) -> tuple[str, ...]:
        """Keys to hold next."""
        raise NotImplementedError

    def mash(self, frames: int) -> None:
        """Press keys for about so many frames."""
        ports = self.machine.ports
        while frames > 0:
            count = self.choose.randrange(1, self.choose.choice((6, 81)))
            ports.held = self.held()
            ports.kempston = self.choose.randrange(32) if self.choose.random() < 0.1 else 0
            self.machine.frames(count)
            frames -= count
            if self.in_basic:
                self._again()

    def rest(self) -> None:
        """No key is held, and the game has the machine."""
        self.machine.ports.held, self.machine.ports.kempston = (), 0
        self.machine.frames(10)
        if self.in_basic:
            self._again()

    def _again(self) -> None:
        """BASIC has the machine: the page is its own, and RUN 20 begins again."""
        self.machine.ports.held, self.machine.ports.kempston = (), 0
        self.machine.frames(80)
        assert left_to_basic(self.machine)
        start_again(self.machine)
        self.machine.frames(100)
        assert self.machine.text()[23] == self.prompt
        self.starts += 1
        self._note()

    def check(self) -> None:
        """Nothing has been written that is not the program's, and the stack is deep enough."""
        self.rest()
        self.assert_kept()

    def assert_kept(self) -> None:
        """The same, now: a 128K must have its usual bank paged in."""
        assert self._below() == self.below
        assert self.machine.read(self.end, 0x10000 - self.end) == self.above
        assert self.machine.read(self.stack, _MARGIN) == _CANARY * _MARGIN

    def leave(self) -> None:
        """BREAK, as often as pages lead to others, leads to BASIC; and the program begins again."""
        self.rest()
        for _ in range(8):
            self.machine.press(*BREAK, frames=40, after=80)
            if self.in_basic:
                break
        assert self.in_basic
        self._again()


class LabyrinthMasher(Masher):
    """The same for `inside` and `minotaur`, with levels that have codes; its code must stay, but for `changes`."""

    others: tuple[str, ...]  # letters of the pages, the game's own, digits, and more often what chooses and plays
    codes: tuple[str, ...]
    making: int  # frames: more than any page takes, and the making of any level

    def changes(self) -> tuple[int, list[tuple[int, int]]]:
        """Where in memory the code ends that stays; places and lengths of what changes before it."""
        raise NotImplementedError

    def mash(self, frames: int) -> None:
        """Press keys for about so many frames; now and then type a code first."""
        for _ in range(0, frames, 40):
            if self.choose.random() < 0.01:
                self.rest()
                self.machine.type("c", *self.choose.choice(self.codes))
            super().mash(40)

    def held(self) -> tuple[str, ...]:
        """A way, two, or one with another key; another key; BREAK; nothing."""
        kind = self.choose.random()
        ways = tuple(self.choose.sample("qaop", 2))
        other = self.choose.choice(self.others)
        for part, keys in ((0.45, ways[:1]), (0.55, ways), (0.62, (ways[0], other)), (0.85, (other,)), (0.9, BREAK)):
            if kind < part:
                return keys
        return ()

    def _code(self, data: bytes) -> bytes:
        """The part of an image that never changes."""
        end, changes = self.changes()
        kept = bytearray(data[: end - self.begins])
        for at, count in changes:
            place = at - self.begins
            kept[place : place + count] = bytes(count)
        return bytes(kept)

    def check(self) -> None:
        """The same; it still looks at keys, and its code is as it was."""
        self.rest()
        self._waits()
        self.assert_kept()
        image = code_block(self.name)
        assert self._code(self.machine.read(self.begins, len(image))) == self._code(image)

    def _waits(self) -> None:
        """Every page and every picture looks for BREAK; what waits for a tape is ended by it."""
        for _ in range(2):
            if self.machine.run(self.making * self.machine.frame, self.symbols["break_held"]):
                return
            assert "BREAK stops." in self.machine.text()[20] or "On tape" in self.machine.text()[20]
            self.machine.press(*BREAK, frames=40)
        raise AssertionError("it hangs")
