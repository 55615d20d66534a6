"""The cassette of the magazine's programs: its menu finds each of them."""

import re
from itertools import product

import pytest
from skoolkit.tape import parse_tap

from emu_tests.machine.images import assert_basic_is_as_after_switching_on, left_to_basic, start_again
from emu_tests.machine.magazine import MENU, NAMES, STATUS
from emu_tests.records.sampling import some
from zxmazes.documents import magazine
from zxmazes.machine.spectrum import Machine
from zxmazes.machine.tape import tape_blocks
from zxmazes.paths import DIST
from zxmazes.programs import built


def test_the_cassette_has_no_snapshot() -> None:
    """Its menu loads from the tape, which an emulator does not have in when it opens a snapshot."""
    without = {path.stem for path in DIST.glob("*.tap")} - {path.stem for path in DIST.glob("*.z80")}
    assert without == {MENU}


def menu(model: int, machines: list[Machine], **options: object) -> Machine:
    """The cassette's menu, drawn after its cover."""
    machine = Machine(model)
    machines.append(machine)
    built.load(machine, MENU, **options)
    machine.frames(270)
    return machine


def place(name: str) -> tuple[bool, str]:
    """Is a program on the second page, and by which key?"""
    first = [other for other in NAMES if other.startswith("z")]
    on = name not in first
    index = (NAMES[len(first) :] if on else NAMES).index(name)
    return on, "abcdefghijklmnoprstu"[index]


@pytest.mark.parametrize(
    ("name", "model"),
    some([("z1", 48), ("m6", 128), ("z14b", 128)], product(NAMES, (48, 128)), "dist/magazine*.tap"),
)
def test_the_menu_loads_each_program(name: str, model: int, machines: list[Machine]) -> None:
    """By its key, from the same tape, as far on as it is."""
    machine = menu(model, machines)
    assert "MAZES FROM THE MAGAZINES" in machine.text()[0]
    second, key = place(name)
    if second:
        machine.press("SPACE", after=200)
    row = next(row for row in machine.text() if re.match(rf" {key.upper()} {name} ", row))
    assert len(row.split()) > 2
    machine.press(key, frames=6, after=10)
    blocks = tape_blocks(DIST / f"{MENU}.tap")
    assert all(other.data[1] != 0 or index == 0 for index, other in enumerate(blocks[:4:2]))
    own = 4 + sum(count(other) for other in NAMES[: NAMES.index(name) + 1])
    machine.play(blocks[4:own], None, pulses=False)
    magazine.finish(machine)
    assert magazine.seconds(machine) > 0


def count(name: str) -> int:
    """How many blocks a program has."""
    return len(parse_tap(str(DIST / f"{MENU}_{name}.tap")).blocks)


@pytest.mark.parametrize("model", [48, 128])
def test_a_key_pressed_while_the_menu_is_drawn_counts(model: int, machines: list[Machine]) -> None:
    """Q leaves it; then it is started again as its last page tells."""
    machine = Machine(model)
    machines.append(machine)
    built.load(machine, MENU)
    machine.frames(115)  # the cover has gone
    machine.press("q", frames=12, after=150)
    assert left_to_basic(machine, line=10)
    assert_basic_is_as_after_switching_on(machine)
    start_again(machine, line=10)
    machine.frames(200)
    assert "MAZES FROM THE MAGAZINES" in machine.text()[0]


def test_the_cassette_by_its_pulses(machines: list[Machine]) -> None:
    """The menu and the second program, by every pulse, the first passed by on the way."""
    machine = menu(48, machines, pulses=True)
    machine.press("b", frames=6, after=10)
    machine.play(tape_blocks(DIST / f"{MENU}.tap")[4 : 4 + count(NAMES[0]) + count(NAMES[1])], None)
    magazine.finish(machine)
    assert machine.text()[STATUS].lower().startswith(NAMES[1])
