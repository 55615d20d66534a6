"""Make a .wav: the sound of the tape, for a recorder or a player app.

SkoolKit's AudioWriter makes 16 bits a sample in Python loops: twice the size, and minutes for all tapes. This makes the
same averages of a square wave with numpy. The lengths of the pulses are SkoolKit's.
"""

import io
import wave

import numpy as np
from numpy.typing import NDArray
from skoolkit.tape import parse_tap

from zxmazes.machine.spectrum import SECOND
from zxmazes.release.released import Tape

DESCRIPTION = "the sound of the tape, for a player app: 8 bits, mono, 22,050 Hz"

RATE = 22050  # samples a second, 8 bits each: a pulse of the ROM's 0 is five samples long
_SILENCE, _LOUDNESS = 128, 100
_TAIL = 945  # T-states of the last pulse of a block, which ends its last bit


def applies(tape: Tape) -> bool:
    """True for every tape."""
    return True


def content(tape: Tape) -> bytes:
    """The bytes of the file: half a second of silence, each block and a second of silence, and a click.

    Fuse's audio2tape finds the end of the last block only by a pulse after it.
    """
    parts = [_silence(SECOND // 2)]
    for block in parse_tap(tape.built["tap"]).blocks:
        parts += [_pulses(block), _silence(SECOND)]
    parts += [(np.array([_TAIL, _TAIL]), np.array([1, -1])), _silence(SECOND // 10)]
    lengths = np.concatenate([length for length, _ in parts])
    levels = np.concatenate([level for _, level in parts])
    file = io.BytesIO()
    with wave.open(file, "wb") as sound:
        sound.setparams((1, 1, RATE, 0, "NONE", ""))
        sound.writeframes(samples(lengths, levels).tobytes())
    return file.getvalue()


def samples(lengths: NDArray[np.int64], levels: NDArray[np.int64]) -> NDArray[np.uint8]:
    """One byte a sample: the average level, -1 to 1, in its time. lengths: T-states of each level."""
    ends = np.concatenate([[0], np.cumsum(lengths)])
    areas = np.concatenate([[0], np.cumsum(lengths * levels)])
    width = SECOND / RATE
    bounds = np.arange(int(ends[-1] / width) + 1) * width
    averages = np.diff(np.interp(bounds, ends, areas)) / width
    found: NDArray[np.uint8] = np.rint(_SILENCE + _LOUDNESS * averages).astype(np.uint8)
    return found


#: The lengths of pulses in T-states, and their levels.
_Part = tuple[NDArray[np.int64], NDArray[np.int64]]


def _silence(length: int) -> _Part:
    return np.array([length]), np.array([0])


def _pulses(block: object) -> _Part:
    """The pulses of a block of SkoolKit's: pilot tone, two of sync, two for each bit, the tail; high, low in turn."""
    timings, data = block.timings, bytes(block.data)  # type: ignore[attr-defined]
    tones = [np.full(count, length) for count, length in timings.pulses]
    bits = np.unpackbits(np.frombuffer(data, np.uint8))
    halves = np.repeat(np.where(bits, timings.one[0], timings.zero[0]), 2)
    lengths = np.concatenate([*tones, halves, [_TAIL]])
    return lengths, 1 - 2 * (np.arange(len(lengths)) % 2)
