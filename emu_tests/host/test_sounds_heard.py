"""What a machine plays, as samples: tones, noise, volumes and envelopes of the chip, the loudspeaker; `run --wav`."""

import io
import itertools
import wave
from pathlib import Path

import numpy as np
import pytest

from emu_tests.machine.command_line import one_line
from emu_tests.oracles.sounds import pitch, sound
from zxmazes.machine.sound import CLOCKS, RATE, Recording
from zxmazes.machine.spectrum import Machine

SECOND = 50


def idle(model: int = 128) -> Machine:
    """A machine that does nothing, with its interrupts off."""
    machine = Machine(model)
    machine.write(0x8000, b"\xf3\x18\xfe")
    machine.set(pc=0x8000)
    return machine


def out(machine: Machine, port: int, value: int) -> None:
    """As by OUT (C),A."""
    machine.ports.write_port(machine.simulator.registers, port, value, 0)


def chip(machine: Machine, **registers: int) -> None:
    """r7=.. in the order of the chip's numbers."""
    for name, value in registers.items():
        out(machine, 0xFFFD, int(name[1:]))
        out(machine, 0xBFFD, value)


def heard(machine: Machine, frames: int = SECOND) -> np.ndarray:
    recording = Recording(machine)
    machine.frames(frames)
    return recording.samples()


@pytest.mark.parametrize("model", [48, 128])
def test_silence_is_silent(model: int) -> None:
    samples = heard(idle(model))
    assert len(samples) == pytest.approx(RATE, rel=0.003)
    assert not samples.any()


@pytest.mark.parametrize(("model", "half"), [(48, 500), (48, 4000), (128, 1777), (48, 100)])
def test_a_tone_of_the_loudspeaker(model: int, half: int) -> None:
    """Edges `half` T-states apart; it is between low and high half of the time."""
    machine = idle(model)
    recording = Recording(machine)
    for _ in range(CLOCKS[model] // half):
        machine.simulator.registers[25] += half
        out(machine, 0xFE, machine.ports.outfe ^ 0x10)
    samples = recording.samples()
    assert pitch(samples, RATE) == pytest.approx(CLOCKS[model] / (2 * half), rel=0.001)
    assert samples.max() <= 12_000
    assert samples.mean() == pytest.approx(6000, rel=0.02)


@pytest.mark.parametrize("number", [0, 1, 2])
@pytest.mark.parametrize("value", [28, 252, 1000, 4000])
def test_a_tone_of_the_chip(number: int, value: int) -> None:
    machine = idle()
    settings = {f"r{2 * number}": value % 256, f"r{2 * number + 1}": value // 256, "r7": 0x3F ^ 1 << number}
    chip(machine, **settings, **{f"r{8 + number}": 15})
    samples = heard(machine)
    assert pitch(samples, RATE) == pytest.approx(CLOCKS[128] / 2 / 16 / value, rel=0.002)


def test_volumes_rise_by_about_three_decibels() -> None:
    machine = idle()
    chip(machine, r0=200, r7=0x3E)
    levels = []
    for volume in range(16):
        chip(machine, r8=volume)
        levels.append(int(heard(machine, 4).max()))
    assert levels[0] == 0
    ratios = [after / before for before, after in itertools.pairwise(levels[2:])]
    assert all(1.1 < ratio < 1.75 for ratio in ratios)
    assert levels[15] / levels[1] == pytest.approx(2 ** (14 / 2), rel=0.6)


def test_noise_is_broad_and_its_period_matters() -> None:
    """No line sticks out; the longer the period, the lower the frequency at which half of the energy is."""
    middles = []
    for value in (1, 8, 31):
        machine = idle()
        chip(machine, r6=value, r7=0x37, r8=15)
        level = heard(machine).astype(float)
        energy = np.abs(np.fft.rfft(level - level.mean())) ** 2
        assert energy.max() < 0.01 * energy.sum()
        middles.append(int(np.searchsorted(np.cumsum(energy), energy.sum() / 2)))
    assert middles == sorted(middles, reverse=True)
    assert middles[0] > 3 * middles[2]


@pytest.mark.parametrize("shape", range(16))
def test_envelopes_have_their_shapes(shape: int) -> None:
    """As drawn in the data sheet: / and \\ are runs of a twentieth of a second, _ and ^ levels."""
    drawn = ["\\_____"] * 4 + ["/_____"] * 4
    drawn += ["\\\\\\\\\\\\", "\\_____", "\\/\\/\\/", "\\^^^^^", "//////", "/^^^^^", "/\\/\\/\\", "/_____"]
    machine = idle()
    run = 2777  # 256 * this many cycles of the chip's clock: 0.4009 s
    chip(machine, r7=0x3F, r8=16, r11=run % 256, r12=run // 256, r13=shape)
    level = heard(machine, 130).astype(float)
    length = 256 * run / (CLOCKS[128] / 2) * RATE
    for number, mark in enumerate(drawn[shape]):
        part = level[round(number * length) + 200 : round((number + 1) * length) - 200]
        rising = np.diff(part)
        found = "_" if not part.any() else "^" if part.min() == part.max() else "/" if rising.min() >= 0 else "\\"
        assert found == mark, (shape, number)
        assert found != "\\" or rising.max() <= 0


def test_reads_of_the_chip() -> None:
    """Only the bits that each register has; nothing is there with a number above 15, or on a 48K."""
    for model, there in ((128, True), (48, False)):
        machine = idle(model)
        registers = machine.simulator.registers
        for number, bits in enumerate((255, 15, 255, 15, 255, 15, 31, 255, 31, 31, 31, 255, 255, 15, 255, 255)):
            for value in (0, 0x55, 0xAA, 0xFF):
                chip(machine, **{f"r{number}": value})
                assert machine.ports.read_port(registers, 0xFFFD) == (value & bits if there else 255)
        out(machine, 0xFFFD, 16)
        assert machine.ports.read_port(registers, 0xFFFD) == 255
        assert machine.ports.read_port(registers, 0xBFFD) == 255
        assert bool(machine.ports.chip_writes) == there


def test_the_file_is_a_wav_of_the_samples() -> None:
    machine = idle()
    chip(machine, r0=252, r7=0x3E, r8=12)
    recording = Recording(machine)
    machine.frames(20)
    with wave.open(io.BytesIO(recording.wav())) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        data = np.frombuffer(file.readframes(file.getnframes()), "<i2")
    assert np.array_equal(data, recording.samples())


def test_run_writes_what_is_heard(typed, tmp_path: Path) -> None:
    """A tune and steps in a maze are; a listing is silent; an unwritable name is one line."""
    name = str(tmp_path / "steps.wav")
    done = typed("run", "monster", "--keys", "ENTER p p o o q q a a", "--frames", "10", "--wav", name)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", f"{name}: written\n")
    channels, width, rate, samples = sound(Path(name).read_bytes())
    assert (channels, width, rate) == (1, 2, RATE)
    assert np.frombuffer(samples, "<i2").any()
    done = typed("run", "magazine_z1", "--frames", "20", "--wav", name, "--png", str(tmp_path / "a.png"))
    assert len(done.stderr.splitlines()) == 2
    assert not np.frombuffer(sound(Path(name).read_bytes())[3], "<i2").any()
    line = one_line(typed("run", "monster", "--frames", "1", "--wav", f"{tmp_path}/no/a.wav"), 1)
    assert "cannot be written" in line
