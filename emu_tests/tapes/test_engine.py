"""The parts of the engine: each one alone, several pages and looks in a program, tables of keys, stacks."""

import functools
import re
from pathlib import Path

import pytest

from emu_tests.machine.engine_parts import PARTS, alone, included
from emu_tests.machine.images import assembly, tapes_with
from emu_tests.records.sampling import every
from zxmazes.assembler.assembly import Assembly, assemble_text
from zxmazes.machine.spectrum import Machine
from zxmazes.paths import ASM

OWN = 132  # bytes of stack for the pages and the ROM's interrupt, as engine/keys/session.asm says

TWO_LOOKS = """
        org $8000
        public start
start:
        ld hl,first
        call session_begin
        jp first_page

        include "engine/keys/session.asm"
        include "engine/views/tiles.asm"
        include "engine/pages/title.asm"

first:
        ld hl,day
        ld de,hedges
; page - HL = look, DE = tiles
page:
        push de
        call look_use
        pop hl
        call tiles_use
        ink INK_TEXT
        call clear_screen
        ld hl,words
        call draw_text
        ld hl,0
        ld (field),hl
        ld a,FIELD_WALL
        ld (field + 1),a
        ld a,5
        ld (field_top),a
        ld bc,1 * 256 + 2
        jp draw_field
first_page:
        call first
        ld hl,first_letters
        jr frame
second_page:
        ld hl,night
        ld de,stones
        call page
        ld hl,second_letters
frame:
        push hl
        halt
        call key_read
        pop hl
        push hl
        call key_act
        pop hl
        jr frame

first_letters:
        db 'N'
        dw to_second
        db KEY_BREAK
        dw session_end
        db 0
second_letters:
        db 'B'
        dw to_first
        db 0
to_second:
        pop hl
        jr second_page
to_first:
        pop hl
        jr first_page

day:    db $07, $46, $47, $4F, $78, $42, 1
night:  db $28, $29, $2A, $2B, $2C, $2D, 2
hedges: db $04, $05
        db 1, 2, 4, 8, 16, 32, 64, 128
        db 9, 9, 9, 9, 9, 9, 9, 9
stones: db $0E, $0F
        db 0, 60, 60, 60, 60, 60, 60, 0
        db 3, 3, 3, 3, 3, 3, 3, 3
words:
        db TEXT_AT, 1, 0, TEXT_INK, INK_TEXT, "a", TEXT_INK, INK_KEY, "b", TEXT_INK, INK_VALUE, "c", TEXT_INK, INK_BAR
        db "d", TEXT_INK, INK_CHOICE, "e", TEXT_INK, INK_BAD, "f", TEXT_COLOUR, $6A, "g", TEXT_END

image_end:
        include "lib/variables.asm"
        include "engine/variables.asm"
        end start
"""


@functools.cache
def variables(path: Path) -> set[str]:
    """The variables that a part states: the labels in its macro, but for those of options that a program takes."""
    text = path.read_text(encoding="ascii")
    macro = re.search(r"^(\w+)_variables macro\n(.*?)^ +endm", text, re.MULTILINE | re.DOTALL)
    if not macro:
        return set()
    assert macro[1] == path.stem
    always = re.sub(r"^ +if defined .*?^ +endif\n", "", macro[2], flags=re.MULTILINE | re.DOTALL)
    return set(re.findall(r"^(\w+):", always, re.MULTILINE))


@pytest.mark.parametrize("part", every(3, PARTS, "asm/{part}", "asm/engine/**/*.asm", "asm/lib/variables.asm"))
def test_a_part_alone_assembles_and_reserves_its_own_variables_only(part: str) -> None:
    made = alone(part)
    sources = [*(ASM / one for one in PARTS), *(ASM / "tiling").glob("draw_*.asm")]
    of_parts = {label for path in sources for label in variables(path)}
    expected = {label for path in included(ASM / part) for label in variables(path)}
    assert made.symbols.keys() & of_parts == expected
    assert all(made.symbols[label] >= made.symbols["image_end"] for label in expected), "reserved, not loaded"


def test_no_part_names_a_program() -> None:
    for part in PARTS:
        assert "programs/" not in (ASM / part).read_text(encoding="ascii"), part


def test_no_variable_is_of_two_parts() -> None:
    stated = [label for part in PARTS for label in variables(ASM / part)]
    assert len(stated) == len(set(stated)) > 40


def running(made: Assembly) -> Machine:
    """The program started on a fresh machine, at its title."""
    machine = Machine(48)
    machine.boot()
    machine.write(made.org, made.code)
    machine.poke_word(0xFF40, 0xFF50)
    machine.write(0xFF50, (0x18, 0xFE))  # where it returns to: JR to itself
    machine.set(pc=made.symbols["start"], sp=0xFF40, iff=1)
    machine.frames(20)
    return machine


def cell(machine: Machine, row: int, column: int) -> tuple[int, list[int]]:
    """Attribute and pixels of a cell in the upper third."""
    screen = machine.screen()
    return screen[6144 + 32 * row + column], [screen[256 * line + 32 * row + column] for line in range(8)]


def test_a_program_with_two_pages_and_two_looks() -> None:
    """Each page has its inks, its border, its tiles and its letters; a letter of the other page does nothing."""
    machine = running(assemble_text(TWO_LOOKS, "two looks"))
    hedge = [texture | 0x80 for texture in (1, 2, 4, 8, 16, 32, 64, 128)]
    stone = [texture | 0x80 for texture in (0, 60, 60, 60, 60, 60, 60, 0)]

    def first() -> None:
        assert machine.ports.border == 1
        assert list(machine.attributes()[32:39]) == [0x07, 0x46, 0x47, 0x4F, 0x78, 0x42, 0x6A]
        assert machine.attributes()[100] == 0x07
        assert cell(machine, 5, 0) == (0x05, [9] * 8)
        assert cell(machine, 5, 1) == (0x04, hedge), "outlined where it borders on the path"

    assert machine.text()[23].strip() == "Press a key"
    first()
    machine.press("ENTER", after=10)
    first()
    machine.press("b", after=10)
    first()
    machine.press("n", after=10)
    assert machine.ports.border == 2
    assert list(machine.attributes()[32:39]) == [0x28, 0x29, 0x2A, 0x2B, 0x2C, 0x2D, 0x6A]
    assert machine.attributes()[100] == 0x28
    assert cell(machine, 5, 0) == (0x0F, [3] * 8)
    assert cell(machine, 5, 1) == (0x0E, stone)
    machine.press("b", after=10)
    first()
    machine.ports.held = ("CS", "SPACE")
    machine.frames(30)
    machine.ports.held = ()
    machine.run_to(0xFF50, 1_000_000, "back to BASIC")


def test_directions_come_from_the_table_in_use() -> None:
    """The usual keys, then a table of a program's own: I up, and M that means two directions."""
    text = """
        org $8000
        public start
start:
        halt
        jp keys_start
        include "engine/keys/keys.asm"
own:
        db $DF, 4, KEY_UP
        db $7F, 4, KEY_DOWN + KEY_FIRE
        db 0
image_end:
        include "engine/variables.asm"
        end start
"""
    made, machine = assemble_text(text, "own keys"), Machine(48)
    machine.boot()
    machine.write(made.org, made.code)

    def held(*keys: str) -> int:
        machine.ports.held = keys
        return machine.call(made.symbols["keys_held"]).registers.a

    machine.call(made.symbols["start"], interrupts=True)
    usual = {"q": 1, "p": 2, "a": 4, "o": 8, "7": 1, "8": 2, "6": 4, "5": 8, "i": 0, "m": 0}
    assert {key: held(key) for key in usual} == usual
    assert held("q", "p", "6") == 7
    machine.poke_word(made.symbols["direction_keys"], made.symbols["own"])
    assert {key: held(key) for key in ("i", "m", "q", "5")} == {"i": 1, "m": 20, "q": 0, "5": 0}
    machine.call(made.symbols["start"], interrupts=True)
    assert held("q") == 1, "keys_start goes back to the usual ones"


def test_a_key_leads_where_the_table_says() -> None:
    """Instead of back to the page, with the key in A; one that the table does not have, and none, lead back."""
    text = """
        org $8000
        public probe
probe:
        call key_act
        ld b,'-'
        ret
first:
        ld b,'1'
        ret
second:
        ld b,'2'
        ret
table:
        db 'N'
        dw first
        db KEY_BREAK
        dw second
        db 0, 'X'
        dw first
        include "engine/keys/keys.asm"
image_end:
        include "engine/variables.asm"
"""
    made, machine = assemble_text(text, "a table of keys"), Machine(48)
    machine.write(made.org, made.code)
    for key, expected in ((ord("N"), "1"), (1, "2"), (ord("X"), "-"), (0, "-"), (255, "-")):
        registers = machine.call(made.symbols["probe"], a=key, hl=made.symbols["table"], de=0x1234).registers
        assert (chr(registers.b), registers.a, registers.de) == (expected, key, 0x1234)


@pytest.mark.parametrize("name", tapes_with("session_end"))
def test_the_stack_is_enough_for_the_deepest_routine(name: str) -> None:
    """By the headers of all routines that the program has, but those of its list `deep_routines`, if it has one."""
    files = {path for path in included(ASM / "programs" / name / "main.asm") if ASM / "engine" not in path.parents}
    made, deep = assembly(name), []
    if "deep_routines" in made.symbols:
        first = made.symbols["deep_routines"] - made.org
        listed = made.code[first : first + 2 * made.symbols["DEEP"]]
        deep = [int.from_bytes(listed[i : i + 2], "little") for i in range(0, len(listed), 2)]
    files = {path for path in files if made.symbols.get(path.stem) not in deep}
    deepest = max(
        (int(size) for path in files for size in re.findall(r"^; Stack: +(\d+) bytes", path.read_text(), re.MULTILINE)),
        default=0,
    )
    assert made.symbols["STACK_SIZE"] >= OWN + deepest
