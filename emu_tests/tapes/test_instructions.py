"""The part `instructions`: pages of text, on and back by each key, to the end and before the beginning; BREAK."""

import pytest

from emu_tests.machine.parts_program import PartsProgram, parts_image

MORE = """
        public pages
pages:
        dw one, two, three, 0
one:    db TEXT_AT, 0, 0, "ONE", TEXT_END
two:    db TEXT_AT, 0, 0, "TWO", TEXT_END
three:  db TEXT_AT, 0, 0, "THREE", TEXT_END
"""
ON, BACK = ("ENTER", "SPACE", "p", "a"), ("q", "o")


@pytest.fixture
def program() -> PartsProgram:
    made = PartsProgram(parts_image(("engine/pages/instructions.asm",), MORE))
    made.start("instructions", hl=made.at("pages"))
    made.machine.frames(20)
    return made


def page(program: PartsProgram) -> str:
    return "" if program.ended else program.machine.text()[0].strip()


def test_the_foot_says_where_enter_leads(program: PartsProgram) -> None:
    feet = []
    while not program.ended:
        feet.append(program.machine.text()[22].split())
        program.press("ENTER", after=20)
    assert feet == [["ENTER", word, "BREAK", "back"] for word in ("next", "next", "leave")]


@pytest.mark.parametrize("key", ON)
def test_on_to_the_end(program: PartsProgram, key: str) -> None:
    for expected in ("ONE", "TWO", "THREE"):
        assert page(program) == expected
        program.press(key, after=20)
    assert program.ended
    assert program.machine.registers.f & 1 == 0


@pytest.mark.parametrize("key", BACK)
def test_back_before_the_beginning(program: PartsProgram, key: str) -> None:
    program.press("ENTER", after=20)
    program.press("ENTER", after=20)
    for expected in ("THREE", "TWO", "ONE"):
        assert page(program) == expected
        program.press(key, after=20)
    assert program.ended
    assert program.machine.registers.f & 1 == 0


def test_a_key_held_leads_one_page_on(program: PartsProgram) -> None:
    program.press("ENTER", frames=100, after=20)
    assert page(program) == "TWO"


def test_break(program: PartsProgram) -> None:
    program.press("CS", "SPACE", frames=40, after=20)
    assert program.ended
    assert program.machine.registers.f & 1 == 1
