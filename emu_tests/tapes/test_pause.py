"""The parts `pause`, `attract` and `any_key`: a game that stops, a demonstration that a key ends."""

import random

import pytest

from emu_tests.machine.parts_program import PartsProgram, parts_image

TEXT = 0xC200
MORE = """
        public show, shown
show:
        call attract_frame
        ld hl,(shown)
        inc hl
        ld (shown),hl
        push hl
        call show
shown:
        dw 0
"""
PARTS = ("engine/keys/pause.asm", "engine/keys/attract.asm")


@pytest.fixture(params=[48, 128])
def program(request: pytest.FixtureRequest) -> PartsProgram:
    return PartsProgram(parts_image(PARTS, MORE), request.param)


@pytest.mark.parametrize("row", [0, 7, 8, 23])
@pytest.mark.parametrize(("keys", "carry"), [(("x",), 0), (("CS", "SPACE"), 1)])
def test_a_pause_leaves_the_screen_as_it_was(
    program: PartsProgram, row: int, keys: tuple[str, ...], carry: int
) -> None:
    screen = random.Random(row).randbytes(6912)
    program.machine.write(0x4000, screen)
    program.machine.write(TEXT, bytes([1, row, 10, 2, 0x47]) + b"Pause\0")
    program.machine.ports.held = ("h",)
    program.start("pause", d=row, hl=TEXT)
    program.machine.frames(20)
    assert program.machine.text()[row][10:15] == "Pause"
    program.machine.ports.held = ()
    program.machine.frames(100)
    assert not program.ended, "the key that began it does not end it"
    program.press(*keys, frames=30, after=10)
    assert program.ended
    assert program.machine.registers.f & 1 == carry
    assert program.machine.screen() == screen


# --- a demonstration ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("keys", [("x",), ("CS",), ("SS",), ("SPACE",), ("CS", "SPACE")])
def test_any_key_ends_a_demonstration_however_deep(program: PartsProgram, keys: tuple[str, ...]) -> None:
    """It calls itself once a frame; the stack is back, no key is held on."""
    program.machine.ports.held = ("w",)
    program.machine.poke_word(program.at("shown"), 0)
    program.start("attract_run", hl=program.at("show"))
    program.machine.frames(10)
    assert program.machine.word(program.at("shown")) == 0, "the key that began it is still held"
    program.machine.ports.held = ()
    program.machine.frames(60)
    assert program.machine.word(program.at("shown")) > 50
    assert program.machine.peek(program.at("attract_on")) == 1
    program.machine.ports.held = keys
    program.machine.frames(20)
    assert not program.ended
    program.machine.ports.held = ()
    program.machine.frames(4)
    assert program.ended
    assert program.machine.registers.sp == 0xFE00
    assert program.machine.peek(program.at("attract_on")) == 0


def test_the_stick_ends_a_demonstration(program: PartsProgram) -> None:
    program.write("kempston", b"\x01")
    program.machine.ports.kempston = 0
    program.start("attract_run", hl=program.at("show"))
    program.machine.frames(30)
    program.machine.ports.kempston = 16
    program.machine.frames(4)
    program.machine.ports.kempston = 0
    program.machine.frames(4)
    assert program.ended
