"""Let the 48K ROM check a line of tokens, as its editor does when ENTER is pressed."""

import re
from functools import cache

from zxmazes.machine.spectrum import SECOND, Machine

#: The longest program in bytes, rounded down, that LOAD accepts on an empty 48K.
ROOM = 41000


class Rom:
    """A 48K machine that is booted once and then checks each line from that state."""

    _MAIN_1, _LINE_SCAN, _AFTER_SCAN = 0x12A9, 0x12B4, 0x12B7  # in the main loop: waiting, checking, checked
    _ERR_NR, _ERR_SP, _E_LINE, _X_PTR, _WORKSP = 0x5C3A, 0x5C3D, 0x5C59, 0x5C5F, 0x5C61
    _KEYWORDS, _REPORTS = 0x0096, 0x1392  # tables of texts; bit 7 marks the last letter of each
    _CODES = "0123456789ABCDEFGHIJKLMNOPQR"

    def __init__(self) -> None:
        self._machine = Machine(48)
        self._machine.run_to(self._MAIN_1, 3 * SECOND, "switching on")
        self._memory = self._machine.read(0, 0x10000)
        names = self._texts(self._KEYWORDS, 0x100 - 0xA5)
        self.tokens = {name.replace(" ", ""): 0xA5 + index for index, name in enumerate(names)}
        ordered = sorted(names, key=len, reverse=True)
        self.keyword = re.compile("|".join(re.escape(name).replace(r"\ ", r"[ \t\n]*") for name in ordered))

    def _texts(self, table: int, count: int) -> list[str]:
        texts = re.findall(rb"[\x00-\x7f]*[\x80-\xff]", self._memory[table:0x4000])
        return [bytes(byte & 0x7F for byte in text).decode("ascii") for text in texts[:count]]

    def check(self, body: bytes) -> tuple[bytes, str, int]:
        """Check a line of tokens as the editor does when ENTER is pressed.

        Returns the line as stored; the ROM's report, "" if it accepts the line; the index of the byte that it refuses.
        """
        refused = b"", "4 Out of memory", 0
        if len(body) > ROOM:
            return refused
        machine = self._machine
        machine.write(0, self._memory)
        line = machine.word(self._E_LINE) + 2  # after a line number, which the ROM needs too
        typed = b"1 " + body + b"\r\x80"
        machine.write(line - 2, typed)
        for variable in range(self._WORKSP, self._WORKSP + 6, 2):  # WORKSP, STKBOT, STKEND
            machine.poke_word(variable, line - 2 + len(typed))
        # with this stack pointer errors return to _AFTER_SCAN too
        machine.set(pc=self._LINE_SCAN, sp=machine.word(self._ERR_SP) + 2, iy=self._ERR_NR)
        if not machine.run(100 * SECOND, self._AFTER_SCAN, interrupts=False):
            switched_on.cache_clear()  # the state left behind does not matter: each line starts from the booted state
            return refused
        stored = machine.read(line, machine.word(self._WORKSP) - 2 - line)
        code = (machine.peek(self._ERR_NR) + 1) % 256
        if code == 0 and _offset(body, stored, len(stored)) == len(body):
            return stored, "", 0
        if code in (0, 4) or code >= len(self._CODES):  # no room, or the ROM's stack ran into the line
            return refused
        report = f"{self._CODES[code]} {self._texts(self._REPORTS, code + 1)[code]}"
        return b"", report, _offset(body, stored, machine.word(self._X_PTR) - line)


@cache
def switched_on() -> Rom:
    """The one machine that checks all lines."""
    return Rom()


def _offset(body: bytes, stored: bytes, offset: int) -> int:
    """The index in `body` of the byte at `offset` in `stored`, into which the ROM has inserted hidden numbers."""
    mine = theirs = 0
    while theirs < min(offset, len(stored)) and mine < len(body):
        if stored[theirs] == body[mine]:
            mine, theirs = mine + 1, theirs + 1
        else:
            theirs += 6
    return mine
