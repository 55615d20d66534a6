"""What is passable is in a table, tile_properties: the macros byte by byte, and where the table is."""

import pytest

from emu_tests.routines.test_passable import PROPERTIES, TABLE, load
from zxmazes.assembler.assembly import assemble_text
from zxmazes.errors import MazeError


@pytest.mark.parametrize(
    ("code", "size", "passable", "wall"),
    [
        ("ld a,(hl)\n        passable_test", 1 + 7, 7 + 30, 7 + 30),
        ("ld a,(hl)\n        passable_bit\n        add a,a", 1 + 6 + 1, 7 + 26 + 4, 7 + 26 + 4),
        ("ld a,(hl)\n        passable_property\n        copied_test", 1 + 6 + 1, 7 + 26 + 4, 7 + 26 + 4),
        ("ld a,PASSABLE_MOST\n        passable_label\n        rrca", 2 + 10 + 1, 7 + 44 + 4, 7 + 44 + 4),
        ("passable_else walled\n        or a\n        ret\nwalled: scf", 10 + 3, 44 + 4, 49 + 4),
    ],
    ids=["test", "bit", "copied", "label", "else"],
)
def test_each_form_reads_the_table(code: str, size: int, passable: int, wall: int) -> None:
    """Carry is set for a wall: by the form itself, or by the instruction after it."""
    machine, assembly = load(f"probe: {code}\n        ret\nprobe_end:", TABLE)
    tile = assembly.symbols["field"] + 5
    assert assembly.symbols["probe_end"] - assembly.symbols["probe"] == size + 1
    kept = {"bc": 0x1234, "de": 0x5678, "hl": tile}
    for byte in range(256):
        machine.write(tile, [byte])
        call = machine.call(assembly.symbols["probe"], 100, **kept)
        assert call.carry == (PROPERTIES[byte] >= 128)
        assert call.tstates == (wall if call.carry else passable) + 10
        assert {pair: getattr(call.registers, pair) for pair in kept} == kept


def test_a_limit_and_a_table_are_refused() -> None:
    with pytest.raises(MazeError, match="choose PASSABLE_BELOW or PASSABLE_TABLE"):
        assemble_text('PASSABLE_BELOW equ 8\nPASSABLE_TABLE equ 1\n include "include/field.asm"\nimage_end:', "both")


@pytest.mark.parametrize("org", [0x8200, 0x8201])
def test_a_program_may_define_the_table(org: int) -> None:
    """Then none is reserved; it must be on a page boundary."""
    lines = ["PASSABLE_TABLE equ 1", "        org $8000", '        include "solve/solve_wave_cpir.asm"']
    lines += [f"        ds ${org:04X} - $", "tile_properties: ds 256"]
    lines += ["image_end:", '        include "lib/variables.asm"']
    if org & 255:
        with pytest.raises(MazeError, match="tile_properties must start on a page boundary"):
            assemble_text("\n".join(lines), "own")
    else:
        symbols = assemble_text("\n".join(lines), "own").symbols
        assert (symbols["tile_properties"], symbols["work"]) == (0x8200, 0x8400)
