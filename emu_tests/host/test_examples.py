"""The examples for the Spectrum: each builds as its README says, does what it shows, and leaves to BASIC by BREAK."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import networkx as nx
import numpy as np
import pytest

from emu_tests.machine.beam import Beam
from emu_tests.machine.images import left_to_basic
from emu_tests.machine.workshop import source_copy
from emu_tests.oracles.weaves import assert_woven, beyond, is_crossing
from zxmazes.machine.spectrum import Machine
from zxmazes.paths import ROOT
from zxmazes.programs import built, registry

FOLDER = ROOT / "examples" / "spectrum"


class Load:
    """The examples as programs `mine` with their digits, built in a copy of the project."""

    def __init__(self, folder: Path) -> None:
        self.copy = source_copy(folder)
        self.names = {path.stem: f"mine{path.stem.split('_')[0]}" for path in sorted(FOLDER.iterdir())}
        for example, name in self.names.items():
            (self.copy / "asm" / "programs" / name).mkdir()
            shutil.copy(FOLDER / f"{example}.asm", self.copy / "asm" / "programs" / name / "main.asm")
        run = [sys.executable, "build.py", "build", *self.names.values()]
        done = subprocess.run(run, cwd=self.copy, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, "")

    def __call__(self, example: str, model: int) -> Machine:
        """A machine that shows the page after its title."""
        machine = Machine(model, contended=True)
        built.load(machine, self.names[example], self.copy / "dist")
        machine.frames(30)
        machine.press("ENTER", after=60)
        return machine

    def symbol(self, example: str, label: str) -> int:
        return built.symbol(self.names[example], label, self.copy / "dist")


@pytest.fixture(scope="module")
def load(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Load]:
    found = Load(tmp_path_factory.mktemp("copy"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "ASM", found.copy / "asm")
        patch.setattr(registry, "BASIC", found.copy / "basic")
        yield found


def inks(machine: Machine, ink: int) -> list[int]:
    """The cells of this attribute."""
    return [at for at, colour in enumerate(machine.attributes()) if colour == ink]


@pytest.mark.parametrize("model", [48, 128])
def test_a_maze(load: Load, model: int) -> None:
    machine = load("1_maze", model)
    walls = set(inks(machine, 0x08))
    assert 300 < len(walls) < 700
    machine.press("x", after=60)
    assert set(inks(machine, 0x08)) != walls, "another one"
    leaves(machine)


@pytest.mark.parametrize("name", ["2_walk", "3_chase", "4_scroll"])
@pytest.mark.parametrize("model", [48, 128])
def test_a_walk(load: Load, name: str, model: int) -> None:
    """One of the directions leads out of the corner; the window of the third moves with the hero."""
    machine = load(name, model)
    here = inks(machine, 0x46)
    assert len(here) == 1
    for key in ("p", "a"):
        machine.press(key, after=10)
    assert inks(machine, 0x46) != here
    leaves(machine)


def test_a_chase(load: Load) -> None:
    """It comes nearer, and has who stands still: the program ends."""
    machine = load("3_chase", 48)
    before = inks(machine, 0x42)
    machine.frames(100)
    assert inks(machine, 0x42) != before
    machine.frames(8000)
    assert left_to_basic(machine)


@pytest.mark.parametrize("model", [48, 128])
def test_a_tune(load: Load, model: int) -> None:
    """It sounds on the title, and each key afterwards."""
    machine = load("5_sing", model)
    assert "Press 0 to 5" in machine.text()[10]
    assert machine.attributes()[32 * 10 + 16] & 7, "and it can be seen"
    for key in "012345":
        machine.ports.clicks.clear()
        writes = len(machine.ports.chip_writes)
        machine.press(key, frames=2, after=10)
        heard = len(machine.ports.clicks) if model == 48 else len(machine.ports.chip_writes) - writes
        assert heard > 0, key
    leaves(machine)


@pytest.mark.parametrize("model", [48, 128])
def test_sprites_glide(load: Load, model: int) -> None:
    """The yellow one by keys, 25 times a second by two pixels; the others by themselves."""
    machine = load("6_glide", model)
    here, others = inks(machine, 0x46), inks(machine, 0x42)
    assert 4 <= len(here) <= 9
    machine.press("p", frames=50, after=4)
    assert max(at % 32 for at in inks(machine, 0x46)) - max(at % 32 for at in here) in (5, 6, 7)
    assert inks(machine, 0x42) != others
    leaves(machine)


@pytest.mark.parametrize("model", [48, 128])
def test_a_labyrinth_scrolls(load: Load, model: int) -> None:
    """The hero walks where the map is floor, and no farther; a block is 24 pixels of the window. No picture is torn."""
    machine = load("7_labyrinth", model)
    hero, edges = (load.symbol("7_labyrinth", label) for label in ("hero", "edges"))
    walked = 0
    for key in "apaqopaoqpaapp":
        at, left, top = (machine.word(address) for address in (hero, edges, edges + 2))
        step, across, down = {"q": (-64, 0, -24), "p": (1, 24, 0), "a": (64, 0, 24), "o": (-1, -24, 0)}[key]
        free = machine.peek(at + step) < 0x40
        machine.press(key, frames=6, after=10)
        there = [number & 0xFFFF for number in (at + free * step, left + free * across, top + free * down)]
        assert [machine.word(address) for address in (hero, edges, edges + 2)] == there
        walked += free
    assert walked > 3
    beam = Beam(machine, load.symbol("7_labyrinth", "whole"))
    for key in "oqap":
        machine.ports.held = (key,)
        assert beam.torn(16) == []
    leaves(machine)


@pytest.mark.parametrize("model", [48, 128])
def test_a_maze_in_colours(load: Load, model: int) -> None:
    """It scrolls by half a character, 25 times a second, and the balloon stays where it is."""
    machine = load("8_colour", model)

    def balloon() -> list[int]:
        """Where it is, in a frame that does not begin in the middle of the copy."""
        if not inks(machine, 0x46):
            machine.frames(1)
        return inks(machine, 0x46)

    assert balloon() == [367, 368, 399, 400]
    walls = inks(machine, 0x42)
    assert len(walls) > 30
    machine.press("p", frames=48, after=4)
    assert balloon() == [367, 368, 399, 400]
    moved = {at - 12 for at in walls if at % 32 >= 15}
    assert len(moved & set(inks(machine, 0x42))) > 0.8 * len(moved)
    leaves(machine, 60)


@pytest.mark.parametrize("model", [48, 128])
def test_a_maze_seen_from_within(load: Load, model: int) -> None:
    """Turning goes round; walking ends at walls, in the middle of corridors; no picture is torn."""
    machine = load("9_inside", model)
    me = load.symbol("9_inside", "me")

    def place() -> tuple[int, int, int]:
        return machine.word(me), machine.word(me + 2), machine.peek(me + 4) & 63

    assert place() == (0x180, 0x180, 24)
    before = machine.screen()
    machine.press("o", frames=60, after=10)
    assert place()[:2] == (0x180, 0x180)
    assert 15 < (24 - place()[2]) % 64 <= 30
    assert machine.screen() != before
    for key in "qpqoq":
        machine.press(key, frames=50, after=8)
    (x, y, _), field = place(), load.symbol("9_inside", "field")
    assert (x, y) != (0x180, 0x180)
    for across in (-95, 95):
        for down in (-95, 95):
            assert machine.peek(field + 32 * (y + down >> 8) + (x + across >> 8)) < 0x80
    beam = Beam(machine, load.symbol("9_inside", "whole"))
    machine.run_to(load.symbol("9_inside", "whole"), 300_000)
    for key in "pq":
        machine.ports.held = (key,)
        assert beam.torn(16) == []
    leaves(machine, 120)


@pytest.mark.parametrize("model", [48, 128])
def test_a_walk_over_and_under(load: Load, model: int) -> None:
    """The way to the exit, a key a step, but none on bridges and below them; then there is another maze."""
    machine = load("10_weave", model)
    hero, links = (load.symbol("10_weave", label) for label in ("hero", "links"))

    def maze() -> np.ndarray:
        return np.frombuffer(machine.read(links, 1024), np.uint8).reshape(32, 32).copy()

    before = maze()
    way = nx.shortest_path(assert_woven((11, 16, 1), before), ((0, 0), 0), ((10, 15), 0))
    steps = [(cell, there) for (cell, _), (there, _) in pairwise(way)]
    for cell, there in steps:
        if not is_crossing(before[cell]):
            assert (machine.peek(hero + 1), machine.peek(hero)) == cell
            code = next(code for code in (0, 2, 4, 6) if beyond(cell, code) == there)
            machine.press("qpao"[code // 2], frames=3, after=45)
    assert any(is_crossing(before[cell]) for cell, _ in steps)
    assert machine.word(hero) == 0
    assert (maze() != before).any()
    assert inks(machine, 0x46)
    leaves(machine)


def leaves(machine: Machine, frames: int = 40) -> None:
    machine.press("CS", "SPACE", frames=frames, after=60)
    assert left_to_basic(machine)


def test_each_is_a_page_long() -> None:
    """And the README names it."""
    page = (ROOT / "examples" / "README.md").read_text(encoding="utf-8")
    for path in FOLDER.iterdir():
        assert len(path.read_text(encoding="ascii").splitlines()) < 110
        assert f"spectrum/{path.name}" in page
        assert path.suffix == ".asm"
