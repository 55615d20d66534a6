"""ZX0 version 2, packed quickly: 20 KB of code in seconds instead of an hour, and a little longer than the shortest.

`zxmazes/packing` finds the shortest packing, in a time that grows with the square of the size. This tries only the
last places with the same two bytes, and keeps one best way to each place for each kind of step.
"""

from collections import defaultdict
from pathlib import Path

from zxmazes.cache import cached

#: Places with the same bytes that are tried, and how far back a copy may be.
_TRIED, _FAR = 24, 32640
#: All lengths of a copy up to this one are tried, besides the longest.
_SHORT = 10
_KIND = "quick_zx0"
_COST = [0] * 65537
for _value in range(1, 65537):
    _COST[_value] = 2 * _value.bit_length() - 1

#: A way to a place: its bits, whether its last step is a copy, the last distance, the length of the last step, and the
#: way before that step.
_Way = tuple[int, bool, int, int, "object"]


def pack(data: bytes) -> bytes:
    """`data`, at least one byte, packed forwards in the ZX0 2 format. It is packed anew when this module changes."""
    return cached(_KIND, [Path(__file__).read_bytes(), data], lambda: _write(data, _steps(data)))


def _steps(data: bytes) -> list[tuple[int, int]]:
    """The steps: (0, length) for bytes as they are, (distance, length) for a copy."""
    size = len(data)
    literal: list[_Way | None] = [None] * (size + 1)
    copy: list[_Way | None] = [None] * (size + 1)
    copy[0] = (-1, True, 1, 0, None)  # the first step has no bit that tells its kind
    seen: dict[bytes, list[int]] = defaultdict(list)
    for at in range(size):
        lit, cop = literal[at], copy[at]
        _extend(literal, at, lit, cop)
        best = lit if cop is None or (lit is not None and lit[0] <= cop[0]) else cop
        assert best is not None
        if at and lit is not None:
            _again(data, copy, at, lit)
        places = seen[data[at : at + 2]]
        if at:
            _copies(data, copy, at, best, places)
        places.append(at)
        if len(places) > _TRIED:
            del places[0]
    last = min((way for way in (literal[size], copy[size]) if way is not None), key=lambda way: way[0])
    return _walk(last)


def _extend(literal: list["_Way | None"], at: int, lit: "_Way | None", cop: "_Way | None") -> None:
    """One more byte as it is, after bytes or after a copy."""
    new: _Way | None = None
    if lit is not None:
        run = lit[3]
        new = (lit[0] + 8 + _COST[run + 1] - _COST[run], False, lit[2], run + 1, lit[4])
    if cop is not None:
        bits = cop[0] + 1 + _COST[1] + 8
        if new is None or bits < new[0]:
            new = (bits, False, cop[2], 1, cop)
    literal[at + 1] = new


def _again(data: bytes, copy: list["_Way | None"], at: int, way: _Way) -> None:
    """Copies from as far back as the last one, which only follow bytes as they are."""
    distance = way[2]
    if distance > at:
        return
    most = _same(data, at - distance, at)
    for length in {*range(1, min(most, _SHORT) + 1), most} - {0}:
        _better(copy, at + length, (way[0] + 1 + _COST[length], True, distance, length, way))


def _copies(data: bytes, copy: list["_Way | None"], at: int, way: _Way, places: list[int]) -> None:
    """Copies from another distance."""
    longest = 1
    for place in reversed(places):
        distance = at - place
        if distance > _FAR:
            break
        most = _same(data, place, at)
        if most <= longest:
            continue
        high = (distance - 1 >> 7) + 1
        bits = way[0] + 1 + _COST[high] + 7
        for length in {*range(longest + 1, min(most, longest + _SHORT) + 1), most}:
            _better(copy, at + length, (bits + _COST[length - 1], True, distance, length, way))
        longest = most


def _better(copy: list["_Way | None"], at: int, way: _Way) -> None:
    old = copy[at]
    if old is None or way[0] < old[0]:
        copy[at] = way


def _same(data: bytes, first: int, second: int) -> int:
    """How many bytes are the same from two places on."""
    length, most = 0, len(data) - second
    while (
        length + 16 <= most
        and data[first + length : first + length + 16] == data[second + length : second + length + 16]
    ):
        length += 16
    while length < most and data[first + length] == data[second + length]:
        length += 1
    return length


def _walk(last: _Way) -> list[tuple[int, int]]:
    steps: list[tuple[int, int]] = []
    way: object = last
    while isinstance(way, tuple) and way[3]:
        steps.append((way[2] if way[1] else 0, way[3]))
        way = way[4]
    return steps[::-1]


class _Bits:
    """A stream in which bits and bytes alternate; a bit may be the lowest one of the last byte."""

    def __init__(self) -> None:
        self.stream = bytearray()
        self.mask, self.place = 0, 0
        self.borrow = False

    def bit(self, value: int) -> None:
        """One bit."""
        if self.borrow:
            self.stream[-1] |= value
            self.borrow = False
            return
        if not self.mask:
            self.place, self.mask = len(self.stream), 0x80
            self.stream.append(0)
        if value:
            self.stream[self.place] |= self.mask
        self.mask >>= 1

    def number(self, value: int, invert: int = 0) -> None:
        """An Elias gamma number: a 0 before each bit after the first, a 1 at the end."""
        for shift in range(value.bit_length() - 2, -1, -1):
            self.bit(0)
            self.bit(value >> shift & 1 ^ invert)
        self.bit(1)


def _write(data: bytes, steps: list[tuple[int, int]]) -> bytes:
    """The stream of the steps."""
    out = _Bits()
    at, last, after_bytes = 0, 1, False
    for distance, length in steps:
        if not distance:
            if at:
                out.bit(0)
            out.number(length)
            out.stream += data[at : at + length]
        elif distance == last and after_bytes:
            out.bit(0)
            out.number(length)
        else:
            out.bit(1)
            out.number((distance - 1 >> 7) + 1, 1)
            out.stream.append((127 - (distance - 1 & 127)) << 1)
            out.borrow = True
            out.number(length - 1)
            last = distance
        after_bytes = not distance
        at += length
    out.bit(1)
    out.number(256, 1)
    return bytes(out.stream)
