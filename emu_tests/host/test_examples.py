"""The examples for the Spectrum: each builds as its README says, does what it shows, and leaves to BASIC by BREAK."""

import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator

import pytest

from emu_tests.machine.images import left_to_basic
from emu_tests.machine.workshop import source_copy
from zxmazes.machine.spectrum import Machine
from zxmazes.paths import ROOT
from zxmazes.programs import built, registry

FOLDER = ROOT / "examples" / "spectrum"
Load = Callable[[str, int], Machine]


@pytest.fixture(scope="module")
def load(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Load]:
    """Each example as a program `mine` with its digit, built in a copy of the project; on the page after its title."""
    copy = source_copy(tmp_path_factory.mktemp("copy"))
    names = {path.stem: f"mine{path.stem[0]}" for path in sorted(FOLDER.iterdir())}
    for example, name in names.items():
        (copy / "asm" / "programs" / name).mkdir()
        shutil.copy(FOLDER / f"{example}.asm", copy / "asm" / "programs" / name / "main.asm")
    run = [sys.executable, "build.py", "build", *names.values()]
    done = subprocess.run(run, cwd=copy, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")

    def loaded(example: str, model: int) -> Machine:
        machine = Machine(model, contended=True)
        built.load(machine, names[example], copy / "dist")
        machine.frames(30)
        machine.press("ENTER", after=60)
        return machine

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "ASM", copy / "asm")
        patch.setattr(registry, "BASIC", copy / "basic")
        yield loaded


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


def leaves(machine: Machine) -> None:
    machine.press("CS", "SPACE", frames=40, after=60)
    assert left_to_basic(machine)


def test_each_is_a_page_long() -> None:
    """And the README names it."""
    page = (ROOT / "examples" / "README.md").read_text(encoding="utf-8")
    for path in FOLDER.iterdir():
        assert len(path.read_text(encoding="ascii").splitlines()) < 110
        assert f"spectrum/{path.name}" in page
        assert path.suffix == ".asm"
