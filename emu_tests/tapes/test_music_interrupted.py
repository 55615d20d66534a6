"""Calls of the part `music` with an interrupt, which plays a frame, after each of their instructions."""

from collections.abc import Iterator

import pytest

from emu_tests.machine.singing import DATA, effects, ready, symbol, tune
from emu_tests.oracles.music import SILENT, Voice, chance_tune, heard, one_noise, play
from zxmazes.machine.spectrum import Machine

EFFECT = 0xC000
KEPT = ("a", "f", "bc", "de", "hl", "ix", "iy", "sp", "pc")
DONE = "stop_singing"


def tick(machine: Machine) -> list[Voice]:
    machine.call(symbol("music_tick"), stack=machine.registers.sp - 20)
    return heard(machine.ports.ay)


def interrupted(machine: Machine, routine: str, hl: int) -> Iterator[tuple[Machine, list[Voice]]]:
    """The machine after the routine, and what the frame played, for an interrupt at each place in it."""
    before, registers, ports = machine.read(0x8000, 0x2000), list(machine.ports.ay), machine.ports
    place = 0
    while True:
        machine.write(0x8000, before)
        ports.ay[:] = registers
        machine.poke_word(0xFBFE, symbol(DONE))
        machine.set(pc=symbol(routine), sp=0xFBFE, hl=hl, iff=0)
        for _ in range(place):
            machine.run(1)
        if machine.registers.pc == symbol(DONE):
            return
        kept = {name: getattr(machine.registers, name) for name in KEPT}
        voices = tick(machine)
        machine.set(**kept)
        machine.run_to(symbol(DONE), 5000)
        yield machine, voices
        place += 1


def prepared(seed: int) -> Machine:
    """A tune in its middle, another at EFFECT + 0x800, an effect at EFFECT + 5."""
    machine = ready()
    machine.write(DATA, tune(chance_tune(seed).text()))
    machine.write(EFFECT + 0x800, tune(chance_tune(seed + 1).text()))
    machine.write(EFFECT, effects("[a]\npriority 5\nnote A-4\nsteps 15, 14, 13"))
    machine.call(symbol("music_play"), hl=DATA)
    for _ in range(7):
        tick(machine)
    return machine


@pytest.mark.parametrize("seed", [2, 3, 11])
def test_a_tune_begins_once(seed: int) -> None:
    """At its first frame, in the interrupt or after it."""
    expected = [one_noise(voices) for voices, _ in zip(play(chance_tune(seed + 1)), range(6), strict=False)]
    count = 0
    for machine, voices in interrupted(prepared(seed), "music_play", EFFECT + 0x800):
        played = [tick(machine) for _ in range(6)]
        assert expected in (played[: len(expected)], [voices, *played][: len(expected)])
        count += 1
    assert count > 40


@pytest.mark.parametrize("seed", [2, 3])
def test_an_effect_is_played_once(seed: int) -> None:
    """All its steps, whether the interrupt came before, in or after the call's stores."""
    for machine, voices in interrupted(prepared(seed), "music_effect", EFFECT + 5):
        played = [voice[2] for voice in [voices, *(tick(machine) for _ in range(6))]]
        steps = [voice[0] for voice in played if voice[1] == 252]
        assert steps == [15, 14, 13]


@pytest.mark.parametrize("routine", ["music_stop", "song_end"])
def test_the_end_is_the_end(routine: str) -> None:
    machine = prepared(2)
    machine.call(symbol("music_effect"), hl=EFFECT + 5)
    for stopped, _ in interrupted(machine, routine, 0):
        assert heard(stopped.ports.ay) == [SILENT] * 3
        assert tick(stopped) == [SILENT] * 3
