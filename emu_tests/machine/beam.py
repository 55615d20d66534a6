"""What the beam shows: the screen's lines as the ULA fetches them, and whether a picture is torn.

A program finishes a picture at an address that it passes, such as `frames_wait`. Each frame that a viewer sees must be
one of the pictures that were on the screen at such a moment. Anything else is torn: the upper part of one picture and
the lower part of another, or one half drawn.
"""

from zxmazes.machine.spectrum import Machine

#: By model: the T-state at which the ULA fetches the first byte of the screen, and the T-states from line to line.
_FIRST = {48: 14335, 128: 14361}
_LINE = {48: 224, 128: 228}
_LINES, _WIDTH, _PARTS = 192, 32, 4  # each line is looked at in so many parts
_BYTE = 4  # T-states for each byte of a line
_ATTRIBUTES = 6144


def _line(screen: bytes, y: int, first: int, count: int) -> bytes:
    at = (y & 0xC0) << 5 | (y & 7) << 8 | (y & 0x38) << 2
    colours = _ATTRIBUTES + (y >> 3) * _WIDTH
    return screen[at + first : at + first + count] + screen[colours + first : colours + first + count]


class Beam:
    """A machine, watched frame by frame.

    complete: the address at which a picture is finished. lines, parts: what is watched; a part is 8 columns.
    """

    def __init__(
        self, machine: Machine, complete: int, *, lines: range = range(_LINES), parts: range = range(_PARTS)
    ) -> None:
        self.machine, self.complete, self.lines, self.parts = machine, complete, lines, parts
        self.last = machine.screen()
        self.whole = {self._parts(self.last)}

    def torn(self, frames: int) -> list[int]:
        """Run for so many frames, and return the numbers of those whose picture was none that was ever complete.

        A picture may be finished before or after the beam has passed it: behind the beam it belongs to the next frame.
        """
        seen = []
        self._to(self._start() + self.machine.frame)
        for _ in range(frames):
            seen.append(self._frame())
        self._to(self._start() + self.machine.frame)
        return [number for number, picture in enumerate(seen) if picture not in self.whole]

    def _start(self) -> int:
        """The T-state at which this frame began."""
        t = self.machine.registers.t
        return t - t % self.machine.frame

    def _frame(self) -> bytes:
        """What is seen in this frame: each part of a line when its first byte is fetched."""
        start, model = self._start(), self.machine.model
        parts, count = [], _WIDTH // _PARTS
        for y in self.lines:
            for part in self.parts:
                self._to(start + _FIRST[model] + _LINE[model] * y + _BYTE * count * part)
                parts.append(_line(self.machine.screen(), y, count * part, count))
        self._to(start + self.machine.frame)
        return b"".join(parts)

    def _to(self, t: int) -> None:
        """Run to a T-state, and remember each picture that is finished on the way."""
        while (left := t - self.machine.registers.t) > 0:
            if self.machine.run(left, self.complete):
                if (screen := self.machine.screen()) != self.last:  # a HALT there is passed many times
                    self.last = screen
                    self.whole.add(self._parts(screen))
                self.machine.run(1)

    def _parts(self, screen: bytes) -> bytes:
        """What is watched of a screen, in the order in which `_frame` looks at it."""
        count = _WIDTH // _PARTS
        return b"".join(_line(screen, y, count * part, count) for y in self.lines for part in self.parts)
