"""ZX0: data packed so that a short Z80 routine unpacks it.

The package `zx0` finds the shortest packing, but only its classic stream (ZX0 1) is right. In its stream of ZX0 2 all
numbers are inverted; the format inverts only the high part of an offset, so no Z80 routine unpacks what it writes.
Therefore the classic stream is followed here bit by bit: that unpacks it, which proves it, and makes it ZX0 2.
"""

import contextlib
import io
from importlib.metadata import version

from zx0 import zx0_compress

from zxmazes.cache import cached

#: The high part of an offset that ends the stream.
_END = 256


def pack(data: bytes) -> bytes:
    """`data`, at least one byte, packed in the format of ZX0 2, forwards.

    The time grows with the square of the size; a screen takes half a minute, but only the first time.
    """
    walk = _Walk(cached("zx0", [version("zx0"), data], lambda: _classic(data)))
    try:
        right = walk.unpack() == data
    except IndexError:
        right = False
    if not right:
        raise RuntimeError(f"zx0 {version('zx0')} packed {len(data)} bytes wrongly")
    return bytes(walk.stream)


def _classic(data: bytes) -> bytes:
    """The stream in the format of ZX0 1; the package prints its progress, which is dropped."""
    with contextlib.redirect_stdout(io.StringIO()):
        stream, _ = zx0_compress(data, classic=True)
    return bytes(stream)


class _Walk:
    """A classic stream, unpacked bit by bit; afterwards `stream` is the same in the format of ZX0 2."""

    def __init__(self, classic: bytes) -> None:
        self.stream = bytearray(classic)
        self.place = 0
        self.bits = 0  # where the byte is that bits are taken from
        self.mask = 0  # the bit taken last
        self.borrow = False  # the next bit is the lowest one of the byte taken last

    def unpack(self) -> bytes:
        """All the data; raises IndexError when the stream is cut short."""
        out = bytearray()
        offset = 1
        while True:
            out += bytes(self.byte() for _ in range(self.number()))
            if not self.bit():
                _repeat(out, offset, self.number())
                if not self.bit():
                    continue
            again = True
            while again:
                high = self.number(invert=True)
                if high == _END:
                    return bytes(out)
                offset = high * 128 - (self.byte() >> 1)
                self.borrow = True
                _repeat(out, offset, self.number() + 1)
                again = self.bit()

    def byte(self) -> int:
        """The next whole byte."""
        self.place += 1
        return self.stream[self.place - 1]

    def bit(self, invert: bool = False) -> bool:
        """The next bit; with `invert` it is inverted in the stream once it has been read."""
        if self.borrow:
            self.borrow = False
            place, mask = self.place - 1, 1
        else:
            self.mask >>= 1
            if not self.mask:
                self.bits, self.mask = self.place, 0x80
                self.place += 1
            place, mask = self.bits, self.mask
        bit = bool(self.stream[place] & mask)
        if invert:
            self.stream[place] ^= mask
        return bit

    def number(self, invert: bool = False) -> int:
        """The next Elias gamma number: a 0 before each of its bits after the first, a 1 behind them."""
        value = 1
        while not self.bit():
            value = value << 1 | self.bit(invert)
        return value


def _repeat(out: bytearray, offset: int, count: int) -> None:
    """Append `count` bytes from `offset` bytes back, one by one: they may overlap."""
    for _ in range(count):
        out.append(out[-offset])
