"""The tape `race` with keys pressed at random: what of its memory must stay, and whether it still runs."""

import random

from emu_tests.machine.images import START, assembly, left_to_basic, start_again
from emu_tests.machine.race_player import NAME, RacePlayer

_WAYS = (*"qaop", *"5678")
#: Letters of the pages, and more often what chooses and plays.
_OTHERS = (*"cmrtwdhkblsr", *"12345", *["ENTER"] * 6, "SPACE", "SPACE")
_BREAK = ("CS", "SPACE")
_STACK, _CANARY = 132 + 300, b"\xa5"
_MARGIN = 8  # bytes of the stack that are never used
#: What the ROM writes, in interrupts and for tapes: a keypad, the keyboard, ERR_NR, FLAGS, ERR_SP, X_PTR, FRAMES.
_SYSTEM = {*range(0x5B88, 0x5B8C), *range(0x5C00, 0x5C09), 0x5C3A, 0x5C3B, 0x5C3D, 0x5C3E, 0x5C41, 0x5C5F, 0x5C60}
_SYSTEM |= {*range(0x5C78, 0x5C7B)}
_PRINTER = 0x5B00


class RaceMasher:
    """A machine whose keys are pressed by chance, seldom BREAK; started again whenever they have led to BASIC."""

    def __init__(self, model: int, seed: int) -> None:
        self.player = RacePlayer(model, specials=True)
        self.machine = self.player.machine
        self.choose = random.Random(seed)
        self.image = assembly(NAME)
        self.end, self.starts = self.image.memory_end, 0
        self.stack = self.player.at("stack_top") - _STACK
        self.machine.write(self.stack, _CANARY * 120)
        self._note()

    def _note(self) -> None:
        """A joystick is there; what is outside the program now has to stay."""
        self.machine.write(self.player.at("kempston"), b"\x01")
        self.machine.ports.kempston = 0
        self.below = self._below()
        self.above = self.machine.read(self.end, 0x10000 - self.end)

    def _below(self) -> dict[int, int]:
        data = self.machine.read(_PRINTER, self.player.at("start") - _PRINTER)
        return {_PRINTER + at: byte for at, byte in enumerate(data) if _PRINTER + at not in _SYSTEM}

    @property
    def in_basic(self) -> bool:
        return self.machine.registers.sp < 0x8000

    def mash(self, frames: int) -> None:
        """Press keys for about so many frames."""
        while frames > 0:
            count = self.choose.randrange(1, self.choose.choice((6, 81)))
            self._hold()
            self.machine.frames(count)
            frames -= count
            if self.in_basic:
                self._again()

    def _hold(self) -> None:
        kind, ports = self.choose.random(), self.machine.ports
        ways = self.choose.sample(_WAYS, 3)
        if kind < 0.5:
            ports.held = tuple(ways[: self.choose.randrange(1, 4)])
        elif kind < 0.6:
            ports.held = (ways[0], self.choose.choice(_OTHERS))
        elif kind < 0.9:
            ports.held = (self.choose.choice(_OTHERS),)
        else:
            ports.held = _BREAK if kind < 0.93 else ()
        ports.kempston = self.choose.randrange(32) if self.choose.random() < 0.1 else 0

    def _rest(self) -> None:
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
        assert self.machine.text()[23] == START
        self.starts += 1
        self._note()

    def check(self) -> None:
        """Nothing has been written that is not the program's, the stack is deep enough, and it still runs."""
        self._rest()
        assert self._below() == self.below
        assert self.machine.read(self.end, 0x10000 - self.end) == self.above
        assert self.machine.read(self.stack, _MARGIN) == _CANARY * _MARGIN

    def leave(self) -> None:
        """BREAK from page to page, to BASIC; and the program begins again."""
        self._rest()
        for _ in range(8):
            self.machine.press(*_BREAK, frames=40, after=80)
            if self.in_basic:
                break
        assert self.in_basic
        self._again()
