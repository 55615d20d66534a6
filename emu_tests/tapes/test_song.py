"""The part `song`: a title's tune on the chip or on the loudspeaker, at its pitch, frame by frame, until a key."""

import numpy as np
import pytest

from emu_tests.machine.singing import DATA, ready, symbol, tune
from emu_tests.oracles.music import Instrument, Step, Tune, name_of, period, worst_tune
from emu_tests.oracles.sounds import pitch
from zxmazes.machine.sound import CLOCKS, RATE, Recording
from zxmazes.machine.spectrum import Machine
from zxmazes.paths import ASM
from zxmazes.programs.assets import convert

STEADY = "speed 50\norder p\n[instrument x]\nloop, 15\n[pattern p]\n{}\n"


def singing(data: bytes, model: int, *, chip: bool | None = None, contended: bool = False) -> Machine:
    """A title that sings, on a machine whose ROM has been started."""
    machine = ready(model, chip=chip, contended=contended)
    machine.boot()
    made = ready(model)
    machine.ports.chip = (model == 128) if chip is None else chip
    machine.write(0x8000, made.read(0x8000, 0x2000))
    machine.write(DATA, data)
    machine.set(pc=symbol("sing"), hl=DATA, sp=0xFC00, iff=1, im=1, iy=0x5C3A)
    return machine


@pytest.mark.parametrize("contended", [False, True])
@pytest.mark.parametrize("note", [21, 33, 45, 52, 57, 69, 81])
def test_a_note_on_the_loudspeaker_has_its_pitch(note: int, *, contended: bool) -> None:
    """Across the frames: to a third of a percent, or the step of the period; no other line is as strong."""
    machine = singing(tune(STEADY.format(f"{name_of(note)}:x ... ...")), 48, contended=contended)
    machine.frames(3)
    recording = Recording(machine)
    machine.frames(45)
    expected = CLOCKS[48] / (32 * period(note))
    assert pitch(recording.samples(), RATE) == pytest.approx(expected, rel=0.0035)


@pytest.mark.parametrize(("model", "chip"), [(128, True), (48, True)])
def test_a_note_on_the_chip_has_its_pitch(model: int, *, chip: bool) -> None:
    machine = singing(tune(STEADY.format("A-4:x ... ...")), model, chip=chip)
    machine.frames(3)
    recording = Recording(machine)
    machine.frames(45)
    assert pitch(recording.samples(), RATE) == pytest.approx(440 * CLOCKS[model] / CLOCKS[128], rel=0.002)
    assert machine.ports.clicks == []


@pytest.mark.parametrize(
    ("row", "note"),
    [
        ("A-4:x E-5:x C-4:x", 45),
        ("off E-5:x C-4:x", 52),
        ("off ... C-4:x", 36),
        ("A-4:soft E-5:x ...", 52),
        ("A-4:drum E-5:x ...", 52),
        ("A-4:soft off off", None),
    ],
)
def test_the_loudspeaker_has_the_first_channel_that_is_loud_and_has_a_tone(row: str, note: int | None) -> None:
    text = STEADY.format(row).replace(
        "[pattern", "[instrument soft]\nloop, 7\n[instrument drum]\nloop, 15 n3 t0\n[pattern"
    )
    machine = singing(tune(text), 48)
    machine.frames(3)
    recording = Recording(machine)
    machine.frames(20)
    samples = recording.samples()
    if note is None:
        assert not samples.any()
    else:
        assert pitch(samples, RATE) == pytest.approx(CLOCKS[48] / (32 * period(note)), rel=0.0035)


@pytest.mark.parametrize("data", ["worst", "lantern", "highest", "lowest"])
def test_no_interrupt_is_missed(data: str) -> None:
    """The ROM counts each frame while the tune plays and the program takes its 2,000 T."""
    tunes = {
        "worst": lambda: tune(worst_tune().text()),
        "lantern": lambda: convert(ASM / "engine" / "sound" / "lantern.tune"),
        "highest": lambda: tune(STEADY.format("B-8:x ... ...")),
        "lowest": lambda: tune(STEADY.format("C-1:x ... ...")),
    }
    machine = singing(tunes[data](), 48, contended=True)
    machine.frames(2)
    before = machine.word(0x5C78)
    machine.frames(400)
    assert machine.word(0x5C78) - before == 400


@pytest.mark.parametrize("model", [48, 128])
def test_it_ends_at_a_key(model: int) -> None:
    """Within two frames; then all is silent, the loudspeaker at rest."""
    machine = singing(convert(ASM / "engine" / "sound" / "lantern.tune"), model, contended=True)
    machine.frames(300)
    machine.ports.held = ("n",)
    machine.run_to(symbol("stop_singing"), 2 * machine.frame + 10_000)
    machine.ports.held = ()
    recording = Recording(machine)
    machine.frames(20)
    assert not np.ptp(recording.samples())
    assert not machine.ports.outfe & 0x10
    assert machine.ports.border == (1 if model == 48 else 7)


def test_a_tune_without_a_loop_ends_in_silence() -> None:
    made = Tune(3, ["p"], None, {"x": Instrument([Step(15)], 0)}, {"p": [[(45, "x"), None, None]]})
    machine = singing(tune(made.text()), 48)
    machine.frames(10)
    recording = Recording(machine)
    machine.frames(20)
    assert not recording.samples().any()
