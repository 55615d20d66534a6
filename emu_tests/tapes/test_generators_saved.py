"""The tape `generators` and the tape recorder: the field and the picture saved, fields loaded."""

import numpy as np
import pytest

from emu_tests.machine.generators_tape import (
    NAME,
    address,
    done,
    figures,
    make,
    picture,
    walls,
)
from emu_tests.machine.images import begin, every_model, left_to_basic, symbol, tape
from emu_tests.machine.narrow import narrow_rows
from zxmazes.machine.spectrum import Machine
from zxmazes.machine.tape import recorded
from zxmazes.programs.tape_parts import tape_files


def saved(machine: Machine, key: str) -> list[bytes]:
    machine.press(key, after=10)
    machine.ports.edges.clear()
    machine.press("ENTER", after=10)
    done(machine, 3000)
    return recorded(machine.ports.edges)


@every_model
def test_saves_the_field_as_code(model: int, contended: bool, loaded) -> None:
    machine = loaded(NAME, model, contended)
    make(machine, "generate_prim", seed="1234")
    header, body = saved(machine, "c")
    assert header[:12] == b"\x00\x03maze 01234"
    assert header[12:18] == bytes([0, 4]) + symbol(NAME, "field").to_bytes(2, "little") + bytes([31, 31])
    assert body[0] == 0xFF
    assert body[1:-1] == machine.read(symbol(NAME, "field"), 1024)
    for block in (header, body):
        assert np.bitwise_xor.reduce(np.frombuffer(block, np.uint8)) == 0


def test_saves_the_picture_as_screen(loaded) -> None:
    machine = loaded(NAME)
    make(machine, "generate_prim", seed="1234")
    before = machine.screen()
    header, body = saved(machine, "s")
    assert header[:18] == b"\x00\x03maze 01234" + bytes([0, 0x1B, 0, 0x40, 0, 0x80])
    assert body[1:-1] == before, "without the messages"


def load(machine: Machine, blocks: list[bytes], stop: str = "build_frame", pulses: bool = True) -> None:
    machine.press("m", after=12)
    machine.press("l", after=12)
    machine.play(tape(*blocks), address(stop), pulses=pulses)


@pytest.mark.parametrize("model", [48, 128])
@pytest.mark.parametrize("pulses", [True, False], ids=["pulses", "at-once"])
def test_loads_back_what_it_saved(model: int, pulses: bool, loaded) -> None:
    """The picture's file, another program's and data without a header come first on the tape, and are passed over."""
    machine = loaded(NAME, model)
    begin(machine)
    machine.type("h", "2", "3", "ENTER", "s", "0", "ENTER", "t", "7", "7", "ENTER", "ENTER")
    done(machine)
    kept, shown = walls(machine), picture(machine)
    blocks = saved(machine, "c")
    machine.press("n")
    done(machine)
    assert (walls(machine) != kept).any()
    machine.press("m", after=12)
    machine.type("h", "3", "1", "ENTER")
    other = tape_files([("code", b"other", 40000, 0x8000)], "other")
    machine.press("l", after=12)
    machine.play(tape(*other, blocks[1], *blocks), address("build_frame"), pulses=pulses)
    assert (walls(machine) == kept).all()
    assert (picture(machine) == shown).all()
    assert machine.read(symbol(NAME, "field_width"), 2) == bytes([31, 23])
    assert figures(machine)["Parts"] == 1
    assert narrow_rows(machine.screen())[:2] == ["From", "tape"]


def test_a_field_of_another_program_gets_the_full_size(loaded) -> None:
    """Saved from BASIC: the header's second word says nothing of a size."""
    machine = loaded(NAME)
    make(machine, "generate_prim", seed="1")
    field = machine.read(symbol(NAME, "field"), 1024)
    load(machine, tape_files([("code", field, 30000, 0x8000)], "mine"))
    assert machine.read(symbol(NAME, "field_width"), 2) == bytes([31, 31])
    assert machine.read(symbol(NAME, "field"), 1024) == field


def test_a_damaged_file_is_told_and_leaves_the_field(loaded) -> None:
    machine = loaded(NAME)
    make(machine, "generate_prim", seed="1")
    field = machine.read(symbol(NAME, "field"), 1024)
    header, body = saved(machine, "c")
    load(machine, [header, body[:500] + bytes([body[500] ^ 1]) + body[501:]], "choose_frame")
    assert machine.text()[17].startswith(" Tape loading error")
    assert machine.read(symbol(NAME, "field"), 1024) == field


@every_model
def test_break_stops_the_tape_and_not_the_program(model: int, contended: bool, loaded) -> None:
    machine = loaded(NAME, model, contended)
    make(machine, "generate_prim", seed="1")
    machine.press("m", after=12)
    machine.press("l", after=50)
    machine.press("CS", "SPACE", frames=30, after=30)
    assert machine.text()[17].startswith(" Stopped")
    machine.press("ENTER", after=4)
    done(machine)
    for key in "cs":
        machine.press(key, after=10)
        machine.press("CS", "SPACE", frames=30, after=30)  # instead of a key to start
        assert machine.text()[23].startswith("BREAK M")
        assert "menu" in narrow_rows(machine.screen())[23]
        machine.press(key, after=10)
        machine.press("ENTER", after=100)
        machine.press("CS", "SPACE", frames=30, after=30)  # while it saves
        assert machine.text()[23].startswith("BREAK M")
        assert "menu" in narrow_rows(machine.screen())[23]
    machine.press("n")
    done(machine)
    for _ in range(3):  # to the menu, the title, BASIC
        machine.press("CS", "SPACE", frames=30, after=90)
    assert left_to_basic(machine)
