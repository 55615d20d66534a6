"""What a machine sounds like, as a WAV: loudspeaker and sound chip together, 16 bits, mono.

The loudspeaker is low or high; the chip adds its three channels. Each sample is the mean of its 1/44,100 of a second.
Silence is 0. Facts on the chip are from its data sheet: a tone turns over every 8 * period cycles of its clock, which
is half the processor's; the noise every 16 * period; the envelope has 16 steps of 16 * period, here 32 of half of that.
"""

import functools
import io
import wave
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from zxmazes.machine.core import Core
from zxmazes.machine.ports import AY_BITS

RATE = 44_100
#: The processor's clock in Hz.
CLOCKS = {48: 3_500_000, 128: 3_546_900}
#: T-states of 8 cycles of the chip's clock: nothing in it changes more often.
STEP = 16
#: How loud the loudspeaker is, and a channel at its volume 15; all together are below 32,768.
_SPEAKER, _CHANNEL = 12_000, 6_000
#: The chip's volumes, about 3 dB apart, as measured on real ones.
_VOLUMES = (0, 0.0137, 0.0205, 0.0291, 0.0423, 0.0618, 0.0847, 0.1369, 0.1691, 0.2647, 0.3527, 0.4499, 0.5704, 0.6873)
_LEVELS = np.array([*_VOLUMES, 0.8482, 1.0])
_NOISE_BITS = 17
_SHAPE = 13
_Floats = npt.NDArray[np.float64]
_Ints = npt.NDArray[np.int64]


class Recording:
    """All that a machine plays from the moment at which this is made."""

    def __init__(self, machine: Core) -> None:
        self.machine = machine
        self.start = machine.registers.t
        self.high = bool(machine.ports.outfe & 0x10)
        self.chip = [value & bits for value, bits in zip(machine.ports.ay, AY_BITS, strict=True)]

    def samples(self) -> npt.NDArray[np.int16]:
        """The samples up to now."""
        ports, clock = self.machine.ports, CLOCKS[self.machine.model]
        length = self.machine.registers.t - self.start
        count = length * RATE // clock
        clicks = [t - self.start for t in ports.clicks if t >= self.start]
        sound = _SPEAKER * _speaker(clicks, self.high, length, count, clock)
        if ports.chip:
            writes = [(t - self.start, number, value) for t, number, value in ports.chip_writes if t >= self.start]
            sound += _CHANNEL * _chip(self.chip, writes, length, count, clock)
        return np.rint(sound).astype(np.int16)

    def wav(self) -> bytes:
        """The samples as a WAV file."""
        file = io.BytesIO()
        with wave.open(file, "wb") as made:
            made.setnchannels(1)
            made.setsampwidth(2)
            made.setframerate(RATE)
            made.writeframes(self.samples().astype("<i2").tobytes())
        return file.getvalue()


def _speaker(clicks: list[int], high: bool, length: int, count: int, clock: int) -> _Floats:
    """How much of each sample the loudspeaker is high: 0 to 1."""
    moments = np.array([0, *clicks, length], np.float64)
    levels = (np.arange(len(moments) - 1) + high) % 2
    risen = np.concatenate([[0], np.cumsum(np.diff(moments) * levels)])  # the time for which it was high
    edges = np.arange(count + 1) * (clock / RATE)
    means: _Floats = np.diff(np.interp(edges, moments, risen)) * (RATE / clock)
    return means


def _chip(first: list[int], writes: list[tuple[int, int, int]], length: int, count: int, clock: int) -> _Floats:
    """The sum of the channels in each sample: 0 to 3."""
    chip = _Chip(list(first))
    total, parts = np.zeros(count + 1), np.zeros(count + 1)
    at = 0
    for t, number, value in [*writes, (length, -1, 0)]:
        end = t // STEP
        if number != _SHAPE and number >= 0 and chip.registers[number] == value:
            continue
        while at < end:
            steps = min(end - at, clock // STEP)  # a second at most, for the memory that it takes
            places = np.minimum((at + np.arange(steps)) * STEP * RATE // clock, count)
            low = int(places[0])
            sums = np.bincount(places - low, chip.play(steps))
            total[low : low + len(sums)] += sums
            parts[low : low + len(sums)] += np.bincount(places - low)
            at += steps
        if number >= 0:
            chip.write(number, value)
    return total[:count] / np.maximum(parts[:count], 1)


@dataclass
class _Tone:
    """Steps since it turned over, and its level."""

    count: int = 0
    high: int = 0

    def play(self, steps: int, period: int) -> _Ints:
        """Its level in each of the next steps."""
        turns = _turns(steps, self.count, period)
        levels: _Ints = (self.high + turns) % 2
        self.high = int(levels[-1])
        self.count = _count(steps, self.count, period)
        return levels


@dataclass
class _Chip:
    """The chip's registers and what it counts."""

    registers: list[int]
    tones: list[_Tone] = field(default_factory=lambda: [_Tone() for _ in range(3)])
    noise_count: int = 0
    noise_at: int = 0
    envelope_count: int = 0
    envelope_at: int = 0

    def write(self, number: int, value: int) -> None:
        """Set a register."""
        self.registers[number] = value
        if number == _SHAPE:
            self.envelope_count = self.envelope_at = 0

    def play(self, steps: int) -> _Floats:
        """The sum of the channels in each of the next steps."""
        r = self.registers
        period = 2 * max(1, r[6])
        places = self.noise_at + _turns(steps, self.noise_count, period)
        noise = _noise()[places % len(_noise())]
        self.noise_at, self.noise_count = int(places[-1]), _count(steps, self.noise_count, period)
        period = max(1, r[11] + 256 * r[12])
        places = self.envelope_at + _turns(steps, self.envelope_count, period)
        shape = _shape(r[_SHAPE])
        self.envelope_at, self.envelope_count = int(places[-1]), _count(steps, self.envelope_count, period)
        envelope = shape[np.where(places < 32, places, 32 + places % 64)] >> 1
        total = np.zeros(steps)
        for channel, tone in enumerate(self.tones):
            high = tone.play(steps, max(1, r[2 * channel] + 256 * r[2 * channel + 1]))
            on = (high | r[7] >> channel & 1) & (noise | r[7] >> channel + 3 & 1)
            volume = r[8 + channel]
            total += on * (_LEVELS[envelope] if volume & 16 else _LEVELS[volume & 15])
        return total


def _turns(steps: int, count: int, period: int) -> _Ints:
    """How often a counter has reached its period after each of the next steps."""
    first = max(1, period - count)
    turns: _Ints = 1 + (np.arange(1, steps + 1) - first) // period
    return np.maximum(turns, 0)


def _count(steps: int, count: int, period: int) -> int:
    """The counter after these steps."""
    first = max(1, period - count)
    return count + steps if steps < first else (steps - first) % period


@functools.cache
def _noise() -> _Ints:
    """The bits of the noise until they repeat."""
    state, bits = 1, []
    for _ in range((1 << _NOISE_BITS) - 1):
        bits.append(state & 1)
        state = state >> 1 | ((state ^ state >> 3) & 1) << _NOISE_BITS - 1
    return np.array(bits, np.int64)


@functools.cache
def _shape(number: int) -> _Ints:
    """The levels of an envelope, 0 to 31: its first run, then two that repeat, the first of them at places 64 to 95.

    Bits of the number: 8 continue, 4 attack, 2 alternate, 1 hold.
    """
    up = np.arange(32, dtype=np.int64)
    run = up if number & 4 else 31 - up
    if not number & 8:
        after = [0 * up, 0 * up]
    elif number & 1:
        after = [0 * up + (31 if bool(number & 4) != bool(number & 2) else 0)] * 2
    elif number & 2:
        after = [run, 31 - run]
    else:
        after = [run, run]
    return np.concatenate([run, *after])
