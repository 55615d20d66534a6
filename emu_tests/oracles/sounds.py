"""A .wav of a tape as the ROM would hear it: pulses by their lengths, and the blocks in them. And a note's pitch."""

import io
import itertools
import wave

import numpy as np

_CLOCK = 3_500_000  # T-states a second
_LOUD = 22  # how far from silence, 128, a sample must be to count as high or low
#: T-states: a pulse of the pilot tone; the longest of two sync pulses; two pulses of a bit 1 are longer than this.
_PILOT, _SYNC, _ONE = (2000, 2350), 950, 2565
_BREAK = 3000  # a longer pulse ends a block
_LEAST = 1000  # pulses of a pilot tone


def sound(data: bytes) -> tuple[int, int, int, bytes]:
    """Channels, bytes a sample, samples a second, and the samples of a .wav."""
    with wave.open(io.BytesIO(data)) as file:
        return file.getnchannels(), file.getsampwidth(), file.getframerate(), file.readframes(file.getnframes())


def pulses(data: bytes) -> list[int]:
    """The lengths of all pulses in T-states. The level stays as it was while the sound is near silence."""
    _, _, rate, samples = sound(data)
    offsets = np.frombuffer(samples, np.uint8).astype(int) - 128
    loud = np.flatnonzero(abs(offsets) > _LOUD)
    high = offsets[loud] > 0
    edges = loud[1:][high[1:] != high[:-1]]
    return [round(width * _CLOCK / rate) for width in np.diff(edges)]


def blocks(data: bytes) -> list[bytes]:
    """The blocks on the tape, with flags and checksums."""
    found = []
    widths = pulses(data)
    at = pilot = 0
    while at + 1 < len(widths):
        if _PILOT[0] <= widths[at] <= _PILOT[1]:
            pilot += 1
        elif pilot >= _LEAST and widths[at] + widths[at + 1] < 2 * _SYNC:
            taken = list(itertools.takewhile(lambda width: width < _BREAK, widths[at + 2 :]))
            halves = np.array(taken[: len(taken) // 16 * 16]).reshape(-1, 2).sum(axis=1)
            found.append(np.packbits(halves > _ONE).tobytes())
            at += 1 + len(taken)
            pilot = 0
        else:
            pilot = 0
        at += 1
    return found


def pitch(samples: np.ndarray, rate: int) -> float:
    """The frequency in Hz with the most energy, by an FFT; above 20 Hz."""
    level = samples.astype(float) - samples.mean()
    size = 1 << 18
    energy = np.abs(np.fft.rfft(level * np.hanning(len(level)), size))
    energy[: 20 * size // rate] = 0
    return float(np.argmax(energy)) * rate / size
