"""The game `minotaur` with keys pressed at random: what of its memory must stay, and whether it still runs."""

import random

from emu_tests.machine.images import PRESS, assembly, code_block, left_to_basic, start_again
from emu_tests.machine.minotaur_player import MinotaurPlayer

_WAYS = ("q", "a", "o", "p")
#: Letters of the pages, the game's own, digits, and more often what chooses and plays.
_OTHERS = (*"mhmhschbkwtl", *"0123456789", *["SPACE"] * 8, *["ENTER"] * 4, "s", "s", "s")
_BREAK = ("CS", "SPACE")
_CODES = ("1592", "3048", "8526", "7263", "3576", "8143")  # of levels 4, 6, 7, 9, 14 and 15
_STACK, _CANARY = 132 + 60, b"\xa5"
_MARGIN = 8  # bytes of the stack that are never used
#: What the ROM writes, in interrupts and for tapes: a keypad, the keyboard, ERR_NR, FLAGS, ERR_SP, X_PTR, FRAMES.
_SYSTEM = {*range(0x5B88, 0x5B8C), *range(0x5C00, 0x5C09), 0x5C3A, 0x5C3B, 0x5C3D, 0x5C3E, 0x5C5F, 0x5C60}
_SYSTEM |= {*range(0x5C78, 0x5C7B)}
#: What changes in the image, besides what is kept for another start: operands, names of keys. From `order` on all does.
_CHANGES = (("unzx0", 22, 2), ("blocks_switch", 34, 2), ("blocks_chain_go", 1, 2), ("panel_names", 0, 10))
_CHANGES += (("chip_do", 0, 1), ("chip_do", 21, 2), ("scene_things", 54, 1), ("scene_things", 77, 1))
_CHANGES += (("figure", 123, 1), ("figure", 130, 1), ("scene_costs", 69, 1), ("scene_costs", 73, 1))
_CHANGES += (("scene_costs", 104, 1), ("chip_cost", 0, 1), ("flags_kept", 1, 1), ("dots_draw", 1, 2))
_CHANGES += (("dots_make", 195, 1), ("dots_draw", 97, 1), ("dots_draw", 100, 1), ("dot_right_1", 1, 1))
_CHANGES += (("dot_right_2", 1, 6), ("dot_right_3", 1, 1), ("dot_right_4", 1, 1))
#: The hero's pictures become shorter, and behind them is the list of dots.
_CHANGES += (("hero_pictures", 0, 8 * 144),)
_PRINTER = 0x5B00
_MAKING = 700  # frames: more than any page takes, and the labyrinth of the last level


class MinotaurMasher:
    """A machine whose keys are pressed by chance, seldom BREAK; started again whenever they have led to BASIC."""

    def __init__(self, model: int, seed: int) -> None:
        self.player = MinotaurPlayer(model)
        self.machine = self.player.machine
        self.symbols = assembly("minotaur").symbols
        self.choose = random.Random(seed)
        self.begins, self.starts = assembly("minotaur").org, 0
        self.end = assembly("minotaur").memory_end
        self.stack = self.symbols["stack_top"] - _STACK
        self.machine.write(self.stack, _CANARY * 120)
        self.player.begin(seed)
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

    def _code(self, data: bytes) -> bytes:
        """The part of an image that never changes."""
        kept = bytearray(data[: self.symbols["order"] - self.begins])
        own = self.symbols["keys_in_use"], 0, self.symbols["minotaur_keys"] - self.symbols["keys_in_use"]
        for at, offset, count in (own, *((self.symbols[name], offset, count) for name, offset, count in _CHANGES)):
            place = at + offset - self.begins
            kept[place : place + count] = bytes(count)
        return bytes(kept)

    @property
    def in_basic(self) -> bool:
        """The stack is BASIC's; while a picture is drawn SP is in the screen."""
        return _PRINTER <= self.machine.registers.sp < self.begins

    def mash(self, frames: int) -> None:
        """Press keys for about so many frames."""
        while frames > 0:
            if self.choose.random() < 0.01:
                self._rest()
                self.machine.type("c", *self.choose.choice(_CODES))
            count = self.choose.randrange(1, self.choose.choice((6, 81)))
            self._hold()
            self.machine.frames(count)
            frames -= count
            if self.in_basic:
                self._again()

    def _hold(self) -> None:
        kind = self.choose.random()
        ways, ports = self.choose.sample(_WAYS, 2), self.machine.ports
        if kind < 0.45:
            ports.held = (ways[0],)
        elif kind < 0.55:
            ports.held = tuple(ways)
        elif kind < 0.62:
            ports.held = (ways[0], self.choose.choice(_OTHERS))
        elif kind < 0.85:
            ports.held = (self.choose.choice(_OTHERS),)
        else:
            ports.held = _BREAK if kind < 0.9 else ()
        ports.kempston = self.choose.randrange(32) if self.choose.random() < 0.1 else 0

    def _rest(self) -> None:
        """No key is held, and the game has the machine."""
        self.machine.ports.held, self.machine.ports.kempston = (), 0
        self.machine.frames(10)
        if self.in_basic:
            self._again()

    def _again(self) -> None:
        """BASIC has the machine: the page is its own, and RUN 20 begins again."""
        self.machine.ports.held = ()
        self.machine.frames(80)
        assert left_to_basic(self.machine)
        start_again(self.machine)
        self.machine.frames(100)
        assert self.machine.text()[23] == PRESS
        self.starts += 1
        self._note()

    def check(self) -> None:
        """Nothing has been written that is not the program's, the stack is deep enough, and it still looks at keys."""
        self._rest()
        self._waits()
        assert self._below() == self.below
        assert self.machine.read(self.end, 0x10000 - self.end) == self.above
        image = code_block("minotaur")
        assert self._code(self.machine.read(self.begins, len(image))) == self._code(image)
        assert self.machine.read(self.stack, _MARGIN) == _CANARY * _MARGIN

    def _waits(self) -> None:
        """Every page and every picture looks for BREAK; what waits for a tape is ended by it."""
        for _ in range(2):
            if self.machine.run(_MAKING * self.machine.frame, self.symbols["break_held"]):
                return
            assert "BREAK stops." in self.machine.text()[20] or "On tape" in self.machine.text()[20]
            self.machine.press(*_BREAK, frames=40)
        raise AssertionError("it hangs")

    def leave(self) -> None:
        """BREAK, as often as pages lead to others, leads to BASIC."""
        for _ in range(5):
            if not self.in_basic:
                self.machine.press(*_BREAK, frames=40, after=60)
        self._again()
