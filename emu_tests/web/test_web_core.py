"""The page's core and SkoolKit's simulator in step: tapes by their memory, routines by T-states and results."""

import functools

import pytest

from emu_tests.machine.wasm_machine import WasmMachine, ram_of, split
from emu_tests.records.second_emulator import script
from zxmazes.machine.spectrum import Machine
from zxmazes.paths import DIST
from zxmazes.programs import built, registry
from zxmazes.release.released import tape_names
from zxmazes.routines.index import by_name
from zxmazes.routines.large import LargeLibrary
from zxmazes.routines.library import Image, Library
from zxmazes.routines.links import LinksLibrary
from zxmazes.routines.pictures import PicturesLibrary
from zxmazes.tilings import TILINGS

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


SEEDS = (0, 1, 2, 1997, 4660, 12345, 32768, 48879, 54321, 65535)
_BUDGET = 70_000_000


@functools.cache
def core() -> WasmMachine:
    """The core, whose memory each call takes from SkoolKit's machine."""
    return WasmMachine()


def in_both(image: Image, label: str, **registers: int) -> bool:
    """Call a routine in both, from the same memory, and compare T-states, carry and memory. Has it done its work?"""
    image.address(label)  # its image is in memory from now on
    theirs = core()
    theirs.adopt(image.machine)
    ours = image.call(label, **registers)
    pairs = {high + low: registers[high] << 8 | registers[low] for high, low in ("de", "hl") if high in registers}
    assert theirs.call(image.address(label), _BUDGET, **pairs) == (ours.tstates, ours.carry)
    assert theirs.ram() == ram_of(image.machine)
    return not ours.carry


@pytest.mark.parametrize("seed", SEEDS)
def test_generators_and_solvers_of_a_field(library: Library, seed: int) -> None:
    for name, one in by_name("generator").items():
        library.prepare(name, seed, 31, 31)
        in_both(library, one.label)
    library.generate("dfs", seed)
    for one in by_name("solver").values():
        in_both(library, one.label, d=1, e=1, h=29, l=29)


@pytest.mark.parametrize("seed", SEEDS)
def test_generators_and_solvers_of_tilings(seed: int) -> None:
    links = LinksLibrary()
    for place, (name, one) in enumerate(by_name("links generator").items()):
        for tiling in [*TILINGS.values()][place % 3 :: 3]:  # a third of the tilings each, all with three generators
            links.select(tiling.name, tiling.board[2])
            links.prepare(name, seed, 8, 8)
            if in_both(links, one.label):  # else the maze in memory is of another tiling
                in_both(links, "links_solve", d=0, e=0, h=7, l=7)


@pytest.mark.parametrize("seed", SEEDS)
def test_generators_and_solvers_of_large_fields_and_pictures(seed: int) -> None:
    large = LargeLibrary()
    for name, one in by_name("large generator").items():
        large.prepare(name, seed, 63, 63)
        in_both(large, one.label)
        in_both(large, "solve_wave_large", d=1, e=1, h=61, l=61)
    pictures = PicturesLibrary()
    pictures.prepare("", seed)
    in_both(pictures, "draw_ten_print")
