"""The part `music`: tunes and effects frame by frame against a plain model; its times; the chip found or not."""

import itertools
import random
import re

import pytest

from emu_tests.machine.engine_parts import sizes
from emu_tests.machine.engine_parts import source as part_source
from emu_tests.machine.singing import DATA, END, effects, ready, symbol, tune
from emu_tests.oracles.music import (
    Channel,
    Instrument,
    chance_steps,
    chance_tune,
    heard,
    name_of,
    one_noise,
    play,
    worst_tune,
)
from zxmazes.assembler.assembly import assemble_text
from zxmazes.machine.spectrum import Machine
from zxmazes.paths import ASM
from zxmazes.programs.assets import convert

EFFECT = 0xC000
KEPT = {"ix": 0x1234, "iy": 0x5C3A, "bc_": 0x1111, "de_": 0x2222, "hl_": 0x3333, "a_": 0x44, "f_": 0x55}
WORST = 5957  # T, as the header of music_tick says


def tick(machine: Machine) -> int:
    """A frame of music; the time that it took."""
    call = machine.call(symbol("music_tick"), **KEPT)
    assert {name: getattr(call.registers, name) for name in KEPT} == KEPT
    assert call.tstates <= WORST
    return call.tstates


def started(text: str, model: int = 128) -> Machine:
    machine = ready(model)
    machine.write(DATA, tune(text))
    machine.call(symbol("music_play"), hl=DATA)
    return machine


@pytest.mark.parametrize("seed", range(40))
def test_a_tune_is_what_the_model_plays(seed: int) -> None:
    """Register by register, in each frame; a tune without a loop ends in silence, and then costs nothing."""
    made = chance_tune(seed)
    machine = started(made.text())
    for number, voices in enumerate(itertools.islice(play(made), 700)):
        tick(machine)
        assert heard(machine.ports.ay) == one_noise(voices), f"frame {number}\n{made.text()}"
    if made.loop is None and number < 699:
        tick(machine)
        assert heard(machine.ports.ay) == [(0, None, None)] * 3
        assert tick(machine) == 28


@pytest.mark.parametrize("seed", range(20))
def test_an_effect_takes_channel_c_and_gives_it_back(seed: int) -> None:
    """The tune goes on unheard meanwhile; an effect gives way to one of the same or a higher priority only."""
    chance = random.Random(seed)
    made = chance_tune(seed)
    made.loop = 0
    shapes = [(chance.randint(0, 255), chance.randint(12, 75), chance_steps(chance, 12)) for _ in range(6)]
    text = [f"[e{at}]\npriority {one[0]}\nnote {name_of(one[1])}\nsteps {', '.join(step.text() for step in one[2])}"
            for at, one in enumerate(shapes)]  # fmt: skip
    table = effects("\n".join(text))
    machine = started(made.text())
    machine.write(EFFECT, table)
    machine.call(symbol("effects_use"), hl=EFFECT)
    playing, priority = None, 0
    for voices in itertools.islice(play(made), 400):
        if chance.random() < 0.2:
            number = chance.randrange(6)
            call = machine.call(symbol("effect_number"), a=number)
            refused = playing is not None and shapes[number][0] < priority
            assert call.carry == refused
            if not refused:
                priority, note, steps = shapes[number]
                playing = Channel(Instrument(steps, None), note)
        tick(machine)
        if playing and playing.frame < len(playing.instrument.steps):
            voices[2] = playing.voice()
        else:
            playing = None
        assert heard(machine.ports.ay) == one_noise(voices, playing is not None)


def test_an_effect_without_a_tune() -> None:
    machine = ready()
    machine.write(EFFECT, effects("[a]\nnote A-4\nsteps 15, 9 +12"))
    machine.call(symbol("effects_use"), hl=EFFECT)
    machine.call(symbol("effect_number"), a=0)
    seen = []
    for _ in range(4):
        seen.append((tick(machine), heard(machine.ports.ay)))
    silent = (0, None, None)
    assert [voices for _, voices in seen[:3]] == [[silent, silent, (15, 252, None)], [silent, silent, (9, 126, None)],
                                                 [silent] * 3]  # fmt: skip
    assert seen[3][0] == 28


def test_the_time_of_the_header_is_that_of_the_worst_frame() -> None:
    machine = started(worst_tune().text())
    machine.write(EFFECT, effects("[a]\nnote A-4\nsteps 15 +1 ~9 n5, 15 +1 ~9 n5"))
    machine.call(symbol("effects_use"), hl=EFFECT)
    times = []
    for _ in range(5):
        machine.call(symbol("effect_number"), a=0)
        times.append(tick(machine))
    assert max(times) == WORST
    assert f"Time: {WORST:,} T at most, 28 T if nothing plays" in source("music")


#: The times of routines with and without a chip, and what is in HL or A.
CALLS = [
    ("ay", "ay_found", 0),
    ("ay", "ay_silence", 0),
    ("music", "music_setup", 0),
    ("music", "music_play", DATA),
    ("music_stream", "music_start", DATA),
    ("music", "music_effect", EFFECT + 10),
    ("music", "music_effect", EFFECT + 10),
    ("music", "music_stop", 0),
    ("effects", "effect_stop", 0),
    ("effects", "effect_play", EFFECT + 5),
    ("effects", "effect_play", EFFECT + 5),
    ("effect_table", "effects_use", EFFECT),
    ("effect_table", "effect_number", 0),
    ("song", "song_begin", DATA),
    ("song", "song_end", 0),
]


def test_times_and_sizes_are_those_of_the_headers() -> None:
    """The longest of what is measured, with a chip and without."""
    measured: dict[tuple[str, str], list[int]] = {}
    for chip in (True, False):
        machine = ready(chip=chip)
        machine.write(DATA, tune(worst_tune().text()))
        machine.write(EFFECT, effects("[a]\nclick 99 in 1\nnote C-4\nsteps 15"))
        machine.call(symbol("effects_use"), hl=EFFECT)
        for part, routine, value in CALLS:
            times = measured.setdefault((part, routine), [0, 0])
            times[not chip] = max(times[not chip], machine.call(symbol(routine), hl=value, a=0).tstates)
    for (part, routine), (with_chip, without) in measured.items():
        found = re.search(rf"^; {routine} - (?:.*\n;)*? Size: .* Time: (.*)$", source(part), re.MULTILINE)
        assert found, routine
        stated = [int(number.replace(",", "")) for number in re.findall(r"([\d,]+) T", found[1])]
        both = [with_chip, without] if "without" in found[1] else [max(with_chip, without)]
        assert stated == both, routine
    for part in ("ay", "effects", "effect_table", "music", "music_stream", "song"):
        claimed, real = sizes(part)
        assert claimed == real


def source(part: str) -> str:
    return part_source(part).read_text(encoding="ascii")


def test_stack_and_memory(library) -> None:
    """10 bytes of stack; only variables are written."""
    machine = started(worst_tune().text())
    assert symbol("song_level") < END
    before = elsewhere(machine)
    call = machine.call(symbol("music_tick"), measure_stack=True)
    assert call.stack <= 10
    assert elsewhere(machine) == before


def elsewhere(machine: Machine) -> tuple[bytes, bytes]:
    """What sounds do not write to: their code, and all but the variables, the stack and the table of frames."""
    image, variables = symbol("ay_found"), symbol("ay_here")
    return machine.read(image, variables - image), machine.read(END, 0xF000 - END)


@pytest.mark.parametrize(("model", "chip"), [(48, False), (48, True), (128, True), (128, False)])
def test_the_chip_is_found_by_asking_it(model: int, chip: bool) -> None:
    """Not by the model; without it all is silent and costs next to nothing."""
    machine = ready(model, chip=chip)
    call = machine.call(symbol("ay_found"))
    assert (call.carry, call.registers.a, machine.peek(symbol("ay_here"))) == (chip, chip, chip)
    machine.write(DATA, tune(worst_tune().text()))
    machine.ports.chip_writes.clear()
    machine.call(symbol("music_play"), hl=DATA)
    assert (tick(machine) == 28) != chip
    assert bool(machine.ports.chip_writes) == chip


def test_a_bus_that_floats_is_no_chip() -> None:
    """A byte of the screen is read instead, even the one that was written last."""
    machine = ready(48)
    for value in (0xA5, 0xFF, 0x00, 0x4B):
        machine.ports.read_port = lambda registers, port, value=value: value  # type: ignore[method-assign]
        assert machine.call(symbol("ay_found")).carry == 0


def test_bits_of_the_mixer_that_are_not_of_sound_stay() -> None:
    machine = ready()
    for kept in (0x00, 0x40, 0x80, 0xC0):
        machine.ports.ay[7] = kept | 0x15
        machine.call(symbol("music_setup"))
        assert machine.ports.ay[7] == kept | 0x3F
        machine.write(DATA, tune(worst_tune().text()))
        machine.call(symbol("music_play"), hl=DATA)
        tick(machine)
        assert machine.ports.ay[7] == kept
        machine.call(symbol("music_stop"))
        assert machine.ports.ay[7:11] == [kept | 0x3F, 0, 0, 0]


def test_music_stop_is_silent_at_once_and_for_good() -> None:
    machine = started(worst_tune().text())
    tick(machine)
    machine.call(symbol("music_stop"))
    assert heard(machine.ports.ay) == [(0, None, None)] * 3
    assert tick(machine) == 28
    assert heard(machine.ports.ay) == [(0, None, None)] * 3


@pytest.mark.parametrize("model", [48, 128])
def test_from_the_interrupt_of_frames_for_four_minutes(model: int) -> None:
    """A tick for each frame while the main loop plays effects; nothing is written elsewhere, with contention."""
    machine = ready(model, contended=True)
    made = convert(ASM / "engine" / "sound" / "lantern.tune")
    machine.write(DATA, made)
    before = elsewhere(machine)
    machine.set(pc=symbol("play_tune"), hl=DATA, sp=0xFC00, iff=1)
    machine.ports.chip_writes.clear()
    machine.frames(12_000)
    rows = [t for t, number, _ in machine.ports.chip_writes if number == 10]
    if model == 48:
        assert rows == []
    else:
        assert len(rows) == pytest.approx(12_000, abs=3)
        gaps = [after - before for before, after in itertools.pairwise(rows[2:])]
        assert max(abs(gap - machine.frame) for gap in gaps) < WORST
    assert elsewhere(machine) == before
    assert machine.peek(symbol("effect_frames")) == 0


def test_a_line_leaves_effects_out() -> None:
    """`MUSIC_EFFECTS equ 0`: the same tune in as many bytes less as the head says."""
    text = '{}\n org $8000\n public start\nstart:\n ret\n include "engine/sound/music.asm"\nimage_end:\n'
    text += ' include "engine/variables.asm"\n end start\n'
    whole, less = (assemble_text(text.format(line), "music") for line in ("", "MUSIC_EFFECTS equ 0"))
    saved = whole.symbols["image_end"] - less.symbols["image_end"]
    assert f"MUSIC_EFFECTS to 0 before the first include: {saved} bytes are left out" in part_source("music").read_text(
        encoding="ascii"
    )
    made = chance_tune(5).text()
    machine, other = started(made), Machine(128)
    other.ports.chip = True
    other.write(less.org, less.code)
    other.write(DATA, tune(made))
    other.call(less.symbols["music_setup"])
    other.call(less.symbols["music_play"], hl=DATA)
    for _ in range(700):
        tick(machine)
        other.call(less.symbols["music_tick"], **KEPT)
        assert heard(other.ports.ay) == heard(machine.ports.ay)
    other.call(less.symbols["music_stop"])
    assert heard(other.ports.ay) == [(0, None, None)] * 3


def test_the_tune_of_the_engine_lasts_half_a_minute() -> None:
    """And uses all three channels; it goes on after the last bar without a gap."""
    machine = ready()
    machine.write(DATA, convert(ASM / "engine" / "sound" / "lantern.tune"))
    machine.call(symbol("music_play"), hl=DATA)
    played = []
    for _ in range(4000):
        tick(machine)
        played.append(heard(machine.ports.ay))
    intro, whole = 192, 192 + 4 * 384
    assert 20 * 50 <= whole <= 40 * 50
    assert played[intro:whole] == played[whole : whole + whole - intro]
    for channel in range(3):
        assert sum(voices[channel][0] > 0 for voices in played[:whole]) > whole // 2
