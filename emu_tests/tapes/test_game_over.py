"""The part `game_over`: it waits for a fresh key, and asks for a name if the score has a place."""

import pytest

from emu_tests.machine.parts_program import PartsProgram, parts_image

PARTS = ("engine/pages/game_over.asm",)
MORE = """
        public record, table
record:
        db 1, 11, $47
        dw page
        db 10, 4
page:
        ld c,7
        call clear_screen
        ld hl,table
        ld de,4 * 256 + 7
        jp scores_draw
table:
        ds SCORES_SIZE
"""


def ended(model: int = 48, score: int = 500) -> PartsProgram:
    """A game that has ended with a score, 4 of 8 places taken, fire held."""
    program = PartsProgram(parts_image(PARTS, MORE), model)
    program.call("scores_clear", hl=program.at("table"))
    for number, points in enumerate((900, 700, 300, 100)):
        program.machine.write(program.at("table") + 10 * number, b"ANNA...." + points.to_bytes(2, "little"))
    program.machine.ports.held = ("a",)
    program.start("game_over", hl=program.at("record"), bc=program.at("table"), de=score)
    program.machine.frames(20)
    return program


@pytest.mark.parametrize("model", [48, 128])
def test_a_name_for_a_good_score(model: int) -> None:
    program = ended(model)
    assert not program.ended
    program.machine.ports.held = ()
    program.machine.frames(60)
    assert not program.ended, "it waits for a fresh key"
    program.press("p", after=10)
    assert program.machine.text()[4].split() == ["1", "ANNA....", "900"]
    for key in ("b", "o", "ENTER"):
        program.press(key)
    program.until(lambda: program.ended)
    assert program.machine.registers.carry
    assert program.machine.read(program.at("table") + 20, 10) == b"BO      " + (500).to_bytes(2, "little")


def test_what_is_drawn() -> None:
    """18 cells wide, a clear row above and below; the rest of the screen stays."""
    program = PartsProgram(parts_image(PARTS, MORE))
    program.machine.write(0x4000, b"\xff" * 6144 + b"\x38" * 768)
    program.start("game_over", hl=program.at("record"), bc=program.at("table"), de=0)
    program.machine.frames(20)
    screen = program.machine.screen()
    colours = [screen[6144 + 32 * row : 6176 + 32 * row] for row in range(24)]
    for row in range(24):
        inside = {10: {0x47}, 11: {0x47}, 12: {0x46}, 13: {0x47}}.get(row, {0x38})
        assert set(colours[row][1:19]) == inside
        assert {colours[row][0], *colours[row][19:]} == {0x38}


def test_a_score_without_a_place() -> None:
    program = ended(score=0)
    program.machine.ports.held = ()
    program.machine.frames(10)
    program.press("p")
    program.until(lambda: program.ended)
    assert not program.machine.registers.carry


def test_break_asks_for_no_name() -> None:
    """Its SPACE is not fire, either."""
    program = ended()
    program.machine.write(0xB000, b"\x7f\x01\x10\x00")
    program.machine.poke_word(program.at("direction_keys"), 0xB000)
    program.machine.ports.held = ()
    program.machine.frames(10)
    program.machine.press("CS", "SPACE", frames=40)
    program.until(lambda: program.ended)
    assert not program.machine.registers.carry
    assert b"ANNA" in program.machine.read(program.at("table"), 10)
    assert program.machine.read(program.at("table") + 28, 2) == (300).to_bytes(2, "little")
