"""The page's sound: the 128K's chip against the samples of SkoolKit's `ay`, the loudspeaker against its T-states."""

import numpy as np
import pytest
from skoolkit.ay import AY, AY_MODES

from emu_tests.machine.wasm_machine import WasmMachine
from zxmazes.machine.spectrum import Machine

RATE, PER_FRAME, FRAME, FINE = 44100, 882, 70908, 8
#: Register dumps, one for each fiftieth of a second: tones, noise, both, every shape of the envelope, silence.
DUMPS = {
    "tones": [{0: 200, 1: 1, 2: 90, 4: 250, 5: 2, 7: 0x38, 8: 15, 9: 9, 10: 12}, {0: 40, 1: 0}, {8: 3, 9: 15}],
    "noise": [{6: 5, 7: 0x07, 8: 15, 9: 0, 10: 15}, {6: 31}, {6: 0}],
    "tone and noise": [{0: 255, 1: 3, 6: 12, 7: 0x30, 8: 14, 9: 0, 10: 0}, {7: 0x36}],
    "silence": [{7: 0xFF, 8: 0, 9: 0, 10: 0}, {7: 0x3F}],
    "a level": [{7: 0x3F, 8: 15, 9: 7, 10: 1}],
} | {f"envelope {shape}": [{7: 0x3F, 8: 16, 9: 0, 10: 31, 11: 40, 12: 0, 13: shape}, {}, {}] for shape in range(16)}


def theirs(dumps: list[dict[int, int]]) -> np.ndarray:
    """SkoolKit's samples, left and right: means of finer ones, as ours are means of the time between two.

    It reads the registers at the end of each frame, so the log has one more.
    """
    log = [(frame * FRAME, number, value) for frame, dump in enumerate(dumps) for number, value in dump.items()]
    log += [(frame * FRAME, 15, 0) for frame in range(len(dumps) + 1)]
    fine = np.array(AY(AY_MODES[1][2]).render(sorted(log), RATE * FINE, FRAME, FRAME, 1.0)).reshape(-1, 2)
    return fine[: len(fine) // FINE * FINE].reshape(-1, FINE, 2).mean(axis=1)


def ours(dumps: list[dict[int, int]]) -> np.ndarray:
    machine, found = WasmMachine(128), []
    for dump in dumps:
        for number, value in dump.items():
            machine.do("ay_write", number, value)
        machine.do("ay_render", PER_FRAME)
        found.append(np.frombuffer(machine.take(machine.do("samples"), 8 * PER_FRAME), "<f4"))
    return np.concatenate(found).reshape(-1, 2)


def smooth(samples: np.ndarray, length: int = 8) -> np.ndarray:
    """A moving average: the two may be a fraction of a sample apart."""
    return np.array([np.convolve(side, np.ones(length) / length, "valid") for side in samples.T])


@pytest.mark.parametrize("name", DUMPS)
def test_the_chip_sounds_as_in_skoolkit(name: str) -> None:
    expected, found = theirs(DUMPS[name]), ours(DUMPS[name])
    length = min(len(expected), len(found))
    assert length >= PER_FRAME * len(DUMPS[name]) - 2
    a, b = smooth(expected[:length]), smooth(found[:length])
    assert np.abs(a - b).mean() < 0.01, name
    assert np.abs(a.mean(axis=1) - b.mean(axis=1)).max() < 0.005
    if a.std() > 0.01:
        assert np.corrcoef(a.ravel(), b.ravel())[0, 1] > 0.98


def test_the_loudspeaker_sounds_when_the_program_says() -> None:
    """A tone of a program: as many edges as SkoolKit counts, and as far apart."""
    code = bytes([0x3E, 0x10, 0xD3, 0xFE, 0xEE, 0x10, 0x06, 200, 0x10, 0xFE, 0x18, 0xF6])  # OUT every 2,627 T-states
    ours, machine = Machine(48, contended=True), WasmMachine(48)
    ours.write(0x8000, code)
    ours.set(pc=0x8000, iff=0)
    machine.adopt(ours)
    samples = []
    for _ in range(20):
        machine.do("frame")
        count = machine.do("take")
        samples.append(np.frombuffer(machine.take(machine.do("samples"), 8 * count), "<f4")[::2])
    ours.frames(20)
    heard = np.diff(np.concatenate(samples)) > 0.05
    rises = np.flatnonzero(heard[1:] & ~heard[:-1])
    clicks = np.array(ours.ports.clicks[::2])
    assert abs(len(rises) - len(clicks)) <= 1
    assert np.diff(rises).mean() == pytest.approx(np.diff(clicks).mean() * RATE / 3_500_000, rel=0.002)
