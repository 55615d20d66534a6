"""The page's core and SkoolKit's simulator in step: tapes by their memory, routines by T-states and results."""

import pytest

from emu_tests.machine.wasm_machine import WasmMachine, ram_of, split
from emu_tests.records.second_emulator import script
from zxmazes.machine.spectrum import Machine
from zxmazes.paths import DIST
from zxmazes.programs import built, registry
from zxmazes.release.released import tape_names

FRAMES = 300
_RANDOMIZE, _BORDER = 0x1E4F, 0x2294  # commands of the ROM, where a listing and the cassette's menu are taken over


def begun(name: str, model: int) -> Machine:
    """A tape loaded by SkoolKit, to where its program begins."""
    machine = Machine(model, contended=True)
    cassette = bool(registry.program(name).cassette)
    stop = _BORDER if cassette else built.entry(name) or _RANDOMIZE
    machine.load_tape(DIST / f"{name}.tap", stop, first=2 if cassette else None)
    return machine


@pytest.mark.parametrize("model", [48, 128])
@pytest.mark.parametrize("name", tape_names())
def test_a_tape_after_300_frames_with_keys(name: str, model: int) -> None:
    ours, theirs = begun(name, model), WasmMachine(model)
    theirs.adopt(ours)
    keys = iter(script(name))
    left = FRAMES
    while left > 0:
        key = next(keys, 50)
        held, frames = ((), key) if isinstance(key, int) else (tuple(key.split()), 8)
        frames = min(frames, left)
        left -= frames
        ours.ports.held = held
        theirs.hold(*held)
        for _ in range(frames):
            theirs.do("frame")
            to_frame(ours)
    assert ours.registers.pc == theirs.get("pc") - theirs.get("halted")
    assert ours.registers.t % ours.frame == theirs.get("t")
    differ = [page for page, (a, b) in enumerate(zip(split(ram_of(ours)), split(theirs.ram()), strict=True)) if a != b]
    assert differ == []
    assert ours.ports.border == theirs.get("border")


def to_frame(machine: Machine) -> None:
    """Run to the end of the frame."""
    machine.run(machine.frame - machine.registers.t % machine.frame)
