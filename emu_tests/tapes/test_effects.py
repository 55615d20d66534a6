"""The parts `effects` and `effect_table`: what the loudspeaker does in each frame, its pitch, and its time."""

import itertools
import random
import re

import pytest

from emu_tests.machine.engine_parts import source
from emu_tests.machine.singing import DATA, effects, ready, symbol
from zxmazes.machine.spectrum import Machine
from zxmazes.paths import ASM
from zxmazes.programs.assets import convert

CLOCK = 3_500_000
WORST = 4557  # T, as the header of effect_tick says
SLICE = 4000
NAMES = ["click", "move", "pick", "refuse", "line vanishes", "game over"]


def playing(text: str, model: int = 48, **options: bool) -> Machine:
    """The first effect of a text, begun."""
    machine = ready(model, **options)
    machine.write(DATA, effects(text))
    machine.call(symbol("effects_use"), hl=DATA)
    assert machine.call(symbol("effect_number"), a=0).carry == 0
    return machine


def frame(machine: Machine) -> list[int]:
    """The edges of a frame: the times between them, the first one up."""
    machine.ports.clicks.clear()
    call = machine.call(symbol("effect_tick"), ix=0x1234, iy=0x5C3A)
    assert (call.registers.ix, call.registers.iy) == (0x1234, 0x5C3A)
    assert call.tstates <= WORST
    assert not machine.ports.outfe & 0x10, "it ends with the loudspeaker at rest"
    assert machine.ports.border == 1
    clicks = machine.ports.clicks
    assert len(clicks) % 2 == 0
    return [after - before for before, after in itertools.pairwise(clicks)]


@pytest.mark.parametrize("hertz", [888, 1000, 1234, 2000, 4000, 9999, 19_999])
def test_a_steady_sweep_has_its_pitch(hertz: int) -> None:
    """To half a step of 26 T, with as many whole periods as fit; the two halves differ by 16 T."""
    machine = playing(f"[a]\nsweep {hertz} in 3")
    for _ in range(3):
        gaps = frame(machine)
        period = CLOCK / hertz
        for high, low in zip(gaps[::2], gaps[1::2], strict=False):
            assert abs(high + low - period) <= 13.5
            assert low - high == 16
        whole = (len(gaps) + 1) // 2
        assert whole == pytest.approx(SLICE / (period + 40), abs=1.5)
    assert frame(machine) == []


def test_a_sweep_goes_from_one_pitch_to_the_other() -> None:
    """In even steps of the period, whatever the number of frames; the last frame has the second pitch."""
    for first, last, count in ((1000, 4000, 2), (4000, 1000, 7), (888, 20_000, 63), (2000, 2100, 5)):
        machine = playing(f"[a]\nsweep {first} to {last} in {count}")
        periods = [2 * frame(machine)[0] + 16 for _ in range(count)]
        ends = [CLOCK / first, CLOCK / last]
        for number, period in enumerate(periods):
            expected = ends[0] + (ends[1] - ends[0]) * number / (count - 1)
            assert abs(period - expected) <= 30
        assert abs(periods[-1] - ends[1]) <= 14
        assert frame(machine) == []


@pytest.mark.parametrize("hertz", [4000, 9000, 20_000])
def test_noise_moves_by_chance_in_steps(hertz: int) -> None:
    """All times between edges are whole steps, of which about half have an edge; no two frames are alike."""
    machine = playing(f"[a]\nnoise {hertz} in 40")
    seen, steps = [], 0.0
    for _ in range(40):
        gaps = frame(machine)
        seen.append(tuple(gaps))
        for gap in gaps[:-1]:  # the last step is cut short
            assert abs(gap - round(gap * hertz / CLOCK) * CLOCK / hertz) <= 14 * max(1, round(gap * hertz / CLOCK))
            steps += gap * hertz / CLOCK
    assert len(set(seen)) > 10
    edges = sum(max(0, len(gaps) - 1) for gaps in seen)
    assert 1.1 < steps / edges < 2.9
    assert frame(machine) == []


@pytest.mark.parametrize("microseconds", [10, 100, 500, 900])
def test_a_click_is_one_pulse_a_frame(microseconds: int) -> None:
    machine = playing(f"[a]\nclick {microseconds} in 2\nrest in 3\nclick {microseconds} in 1")
    expected = [True, True, False, False, False, True, False]
    for sounds in expected:
        gaps = frame(machine)
        assert bool(gaps) == sounds
        if gaps:
            assert abs(gaps[0] - 3.5 * microseconds) <= 7


def test_any_bytes_stay_in_the_slice() -> None:
    """Pitches and steps that the converter does not make, too."""
    chance = random.Random(28)
    machine = ready(48)
    times = []
    for _ in range(400):
        segment = bytes([chance.choice([1, 2, 63]) | chance.choice([0, 64, 128, 192]), *chance.randbytes(3)])
        machine.write(DATA, bytes([0]) + segment + b"\0")
        machine.call(symbol("effect_stop"))
        machine.call(symbol("effect_play"), hl=DATA)
        for _ in range(2):
            times.append(machine.call(symbol("effect_tick")).tstates)
            assert not machine.ports.outfe & 0x10
    assert max(times) <= WORST


def test_the_times_of_the_headers() -> None:
    """The slowest pitch of all, at the end of a segment; nothing costs 28 T."""
    machine = ready(48)
    slowest = []
    cases = [(kind, pitch, 0) for kind in (0, 64, 128) for pitch in range(256)]
    cases += [(64, 145, chance) for chance in range(128)]
    for kind, pitch, chance in cases:
        machine.write(DATA, bytes([0, kind | 1, pitch, 0, 0, kind | 1, pitch, 0, 0, 0]))
        machine.call(symbol("effect_stop"))
        machine.call(symbol("effect_play"), hl=DATA)
        machine.set(r=chance)
        slowest.append(machine.call(symbol("effect_tick")).tstates)
    text = source("effects").read_text(encoding="ascii")
    assert max(slowest) == WORST
    assert f"Time: {WORST:,} T at most, 28 T if nothing plays" in text
    machine.call(symbol("effect_stop"))
    assert machine.call(symbol("effect_tick")).tstates == 28


def test_contention_takes_little() -> None:
    """The port alone is contended: 450 T at most, over the whole frame."""
    for model in (48, 128):
        plain, late = [], []
        for contended in (False, True):
            machine = playing("[a]\nsweep 20000 in 63", model, contended=contended, chip=False)
            for place in range(0, machine.frame, 1501):
                machine.simulator.registers[25] = place
                took = machine.call(symbol("effect_tick")).tstates
                (late if contended else plain).append(took)
        assert max(late) <= max(plain) + 450


@pytest.mark.parametrize(("first", "second", "refused"), [(3, 3, 0), (3, 4, 0), (4, 3, 1), (255, 254, 1), (0, 0, 0)])
@pytest.mark.parametrize("chip", [False, True])
def test_a_higher_priority_is_not_interrupted(first: int, second: int, refused: int, *, chip: bool) -> None:
    """Until it has ended; with a chip likewise."""
    text = "[{}]\npriority {}\nsweep {} in 2\nnote C-4\nsteps 15, 14"
    machine = ready(128, chip=chip)
    machine.write(DATA, effects("\n".join([text.format("a", first, 1000), text.format("b", second, 2000)])))
    machine.call(symbol("effects_use"), hl=DATA)
    machine.call(symbol("effect_number"), a=0)
    assert machine.call(symbol("effect_number"), a=1).carry == refused
    for _ in range(3):
        machine.call(symbol("effect_tick"))
        machine.call(symbol("music_tick"))
    assert machine.call(symbol("effect_number"), a=1).carry == 0


def test_the_chip_has_the_effects_that_have_a_form_for_it() -> None:
    """The others are on the loudspeaker; without a chip those without a form for the loudspeaker are silent."""
    text = "[both]\nclick 99 in 1\nnote C-4\nsteps 15\n[speaker]\nclick 99 in 1\n[chip]\nnote C-4\nsteps 15"
    for chip, expected in ((True, [(0, 1), (1, 0), (0, 1)]), (False, [(1, 0), (1, 0), (0, 0)])):
        for number, (clicks, steps) in enumerate(expected):
            machine = ready(128, chip=chip)
            machine.write(DATA, effects(text))
            machine.call(symbol("effects_use"), hl=DATA)
            machine.call(symbol("effect_number"), a=number)
            machine.ports.clicks.clear()
            machine.call(symbol("effect_tick"))
            machine.call(symbol("music_tick"))
            assert (len(machine.ports.clicks) // 2, machine.ports.ay[10] // 15) == (clicks, steps)
        assert machine.call(symbol("effect_number"), a=3).carry == 1
        assert machine.call(symbol("effect_number"), a=255).carry == 1


def test_the_effects_of_the_engine() -> None:
    """In both forms, a second and a half at most, and each as its comment says."""
    text = (ASM / "engine" / "sound" / "game.effects.txt").read_text(encoding="ascii")
    assert re.findall(r"^\[(.*)\]", text, re.MULTILINE) == NAMES
    for chip in (False, True):
        machine = ready(128, chip=chip)
        machine.write(DATA, convert(ASM / "engine" / "sound" / "game.effects"))
        machine.call(symbol("effects_use"), hl=DATA)
        lengths = []
        for number in range(len(NAMES)):
            machine.call(symbol("effect_number"), a=number)
            length = 0
            while machine.peek(symbol("effect_frames")) or machine.peek(symbol("music_effect_on")):
                machine.call(symbol("effect_tick"))
                machine.call(symbol("music_tick"))
                length += 1
            lengths.append(length)
        assert lengths == sorted(lengths) or chip
        assert all(0 < length <= 75 for length in lengths)
