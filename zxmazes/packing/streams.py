"""The stream of a packing in the format of ZX0 2, and a check of it.

`shortest.py` finds the shortest packing, and the package `zx0` writes it, but only its classic stream (ZX0 1) is
correct. In its ZX0 2 stream all numbers are inverted, while the format inverts only the high part of an offset, so Z80
routines cannot unpack it. Therefore this module reads the classic stream bit by bit: that unpacks it, as a check, and
turns it into ZX0 2.
"""

from importlib.metadata import version

from zxmazes.cache import cached
from zxmazes.packing.shortest import NOTHING, UNKNOWN, Memory, classic

#: The high part of an offset that ends the stream.
_END = 256


def pack(data: bytes, before: Memory = NOTHING) -> bytes:
    """`data`, at least one byte, packed forwards in the ZX0 2 format.

    before: what is in memory before the place where it will be unpacked; it copies from those of these bytes that are
    known. The time grows with the square of the size; a screen takes a second, but only the first time.
    """
    stream = cached("zx0", [version("zx0"), data, before.tobytes()], lambda: classic(data, before))
    walk = _Walk(stream)
    try:
        right = walk.unpack(_filled(before, 0)) == data == _Walk(stream).unpack(_filled(before, 255))
    except IndexError:
        right = False
    if not right:
        raise RuntimeError(f"zx0 {version('zx0')} packed {len(data)} bytes wrongly")
    return bytes(walk.stream)


def _filled(before: Memory, value: int) -> bytes:
    """The bytes before the data, with this value for those that are not known."""
    return bytes(value if byte == UNKNOWN else byte for byte in before.tolist())


class _Walk:
    """Unpack a classic stream bit by bit; afterwards `stream` is in the ZX0 2 format."""

    def __init__(self, classic: bytes) -> None:
        self.stream = bytearray(classic)
        self.place = 0
        self.bits = 0  # the index of the byte that provides bits
        self.mask = 0  # the last bit used
        self.borrow = False  # the next bit is the lowest bit of the last byte

    def unpack(self, before: bytes) -> bytes:
        """All the data, unpacked behind the bytes `before`; raises IndexError if the stream is cut short."""
        out = bytearray(before)
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
                    return bytes(out[len(before) :])
                offset = high * 128 - (self.byte() >> 1)
                self.borrow = True
                _repeat(out, offset, self.number() + 1)
                again = self.bit()

    def byte(self) -> int:
        """The next whole byte."""
        self.place += 1
        return self.stream[self.place - 1]

    def bit(self, invert: bool = False) -> bool:
        """The next bit; `invert` inverts it in the stream after reading it."""
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
        """The next Elias gamma number: a 0 before each bit after the first, a 1 at the end."""
        value = 1
        while not self.bit():
            value = value << 1 | self.bit(invert)
        return value


def _repeat(out: bytearray, offset: int, count: int) -> None:
    """Append `count` bytes from `offset` bytes back, one by one, because they may overlap."""
    for _ in range(count):
        out.append(out[-offset])
