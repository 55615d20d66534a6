"""The shortest way to pack data as ZX0: the one that the package `zx0` finds, some forty times faster.

The package tries one distance after the other at each place; here numpy tries all of them at once. Of ways of the same
length the same one is taken, so both make the same bytes. Unlike the package's, a way may also copy from bytes that are
in memory before the place of the data, of which not all need be known.
"""

from collections.abc import Iterator

import numpy as np
import numpy.typing as npt
from zx0.compress import compress
from zx0.zx0_common import MAX_OFFSET_ZX0, Block

_NO_WAY = 1 << 28  # bits: more than any way has
_BEFORE = -1  # the place before the first byte

Numbers = npt.NDArray[np.int32]
Flags = npt.NDArray[np.bool_]
#: Bytes in memory, each 0 to 255, or UNKNOWN.
Memory = npt.NDArray[np.int16]
UNKNOWN = -1
NOTHING: Memory = np.zeros(0, np.int16)


def classic(data: bytes, before: Memory = NOTHING) -> bytes:
    """`data`, at least one byte, packed in the ZX0 1 format, to be unpacked behind the bytes `before`."""
    before = before[max(len(before) - MAX_OFFSET_ZX0, 0) :]
    search = _Search(data, before)
    block = Block(0, len(before) + _BEFORE, 1, None)
    for place, distance in search.steps():
        block = Block(int(search.bits[place]), place, distance, block)
    stream, _, _ = compress(block, bytes(len(before)) + data, len(search.values), len(before), False, False)
    return bytes(stream)


class _Search:
    """The best step to each place, from the first to the last. Index 0 of an array of distances is distance 1."""

    def __init__(self, data: bytes, before: Memory) -> None:
        self.values = np.concatenate([before, np.frombuffer(data, np.uint8)])
        self.first = len(before)
        size = len(self.values)
        most = max(1, min(size - 1, MAX_OFFSET_ZX0))
        gamma = [2 * max(number, 1).bit_length() - 1 for number in range(max(size + 2, 257))]
        self.gamma = np.array(gamma, np.int32)
        self.literals = 1 + self.gamma + 8 * np.arange(len(gamma), dtype=np.int32)  # so many of them
        self.far = self.gamma[np.arange(most) // 128 + 1] + 9
        # the best step to each place: its bits, and the distance, for literals that of the copy before them
        self.bits, self.distance = np.zeros(size, np.int32), np.zeros(size, np.int32)
        self.is_literal = np.zeros(size, np.bool_)
        self.again: list[npt.NDArray[np.uint8]] = []  # for each place a bit for each distance: is the last one copied?
        # of each distance: how many bytes are alike; the last copy and the last literals, where they end
        self.alike = np.zeros(most, np.int32)
        self.copy_bits, self.literal_bits = np.full(most, _NO_WAY, np.int32), np.full(most, _NO_WAY, np.int32)
        self.copy_end, self.literal_end = np.full(most, _BEFORE, np.int32), np.full(most, _BEFORE, np.int32)
        self.copy_end[0] += self.first
        self.copy_bits[0] = -1  # the first step has no bit that tells its kind
        self._search()

    def _search(self) -> None:
        """Find the best step to each place."""
        values = self.values
        back = values[::-1].copy()
        for place in range(self.first, len(values)):  # the first step is one of literals
            most = max(1, min(place, MAX_OFFSET_ZX0))
            is_alike = (
                back[len(values) - place :][:most] == values[place] if place > self.first else np.zeros(most, bool)
            )
            literals = self._literals(place, is_alike)
            first = int(literals.argmin())
            best = (int(literals[first]), first, True)
            places = np.flatnonzero(is_alike)
            if len(places):
                best = min(best, self._copies(place, places))  # of the same bits the nearest
            else:
                self.again.append(np.zeros(0, np.uint8))
            self.bits[place], self.distance[place], self.is_literal[place] = best[0], best[1] + 1, best[2]

    def _literals(self, place: int, is_alike: Flags) -> Numbers:
        """The bits at each distance when literals end here, after a copy from there."""
        most = len(is_alike)
        bits: Numbers = self.copy_bits[:most] + self.literals[place - self.copy_end[:most]]
        np.copyto(self.literal_bits[:most], bits, where=~is_alike)
        np.copyto(self.literal_end[:most], place, where=~is_alike)
        bits[is_alike] = _NO_WAY
        self.alike[:most] += 1
        self.alike[:most] *= is_alike
        return bits

    def _copies(self, place: int, places: npt.NDArray[np.intp]) -> tuple[int, int, bool]:
        """Copies that end here, from the distance of the last copy or from another one, and the best of them."""
        alike = self.alike[places]
        again = self.literal_bits[places] + 1 + self.gamma[place - self.literal_end[places]]
        other = self._costs(place, int(alike.max()))[alike] + self.far[places]
        bits = np.minimum(again, other)
        marks = np.zeros(int(places[-1]) + 1, np.bool_)
        marks[places] = again <= other
        self.again.append(np.packbits(marks))
        self.copy_bits[places], self.copy_end[places] = bits, place
        best = int(bits.argmin())
        return int(bits[best]), int(places[best]), False

    def _costs(self, place: int, longest: int) -> Numbers:
        """The fewest bits, but those of the distance, for each number of bytes alike: all or the last of them."""
        costs = np.full(longest + 1, _NO_WAY, np.int32)
        costs[2:] = np.minimum.accumulate(self._lengths(place, longest))
        return costs

    def _lengths(self, place: int, longest: int) -> Numbers:
        """The bits of each length from 2 on."""
        return self.bits[place - longest : max(place - 1, 0)][::-1] + self.gamma[1:longest]

    def steps(self) -> Iterator[tuple[int, int]]:
        """Where each step ends, and its distance, 0 for literals."""
        return reversed(list(self._trace()))

    def _trace(self) -> Iterator[tuple[int, int]]:
        place = len(self.values) - 1
        distance, is_literal = int(self.distance[place]), bool(self.is_literal[place])
        while place >= self.first:
            yield place, 0 if is_literal else distance
            if is_literal or self._is_again(place, distance):
                while place >= self.first and self._is_alike(place, distance) != is_literal:
                    place -= 1
                is_literal = not is_literal
            else:
                place -= self._length(place, distance)
                distance, is_literal = int(self.distance[place]), bool(self.is_literal[place])

    def _is_alike(self, place: int, distance: int) -> bool:
        return self.first < place >= distance and bool(self.values[place] == self.values[place - distance])

    def _is_again(self, place: int, distance: int) -> bool:
        return bool(self.again[place - self.first][(distance - 1) // 8] << (distance - 1) % 8 & 0x80)

    def _length(self, place: int, distance: int) -> int:
        """How many bytes a copy from another distance takes: of lengths with the same bits the longest."""
        longest = 0
        while self._is_alike(place - longest, distance):
            longest += 1
        bits = self._lengths(place, longest)
        return longest - int(bits[::-1].argmin())
