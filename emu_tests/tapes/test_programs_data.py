"""What a program is assembled of: assets made into bytes, and an area of memory for each ORG."""

from pathlib import Path

import pytest
from skoolkit.tape import parse_tap

from emu_tests.machine.workshop import LOADED, Workshop, workshop
from zxmazes.errors import MazeError
from zxmazes.machine.spectrum import Machine
from zxmazes.programs import built
from zxmazes.programs.assets import convert
from zxmazes.programs.making import build

__all__ = ["workshop"]

MAIN = "asm/programs/tiny/main.asm"
ARROW = "...#....\n...##...\n######..\n#....##.\n#....##.\n######..\n...##...\n...#....\n"


def code_on_tape(workshop: Workshop) -> bytes:
    """The last block of the tape, without flag and checksum."""
    return bytes(parse_tap(str(workshop.dist / "tiny.tap")).blocks[-1].data[1:-1])


def data(workshop: Workshop, line: str) -> Path:
    """A program with this line before its end; returns its folder."""
    path = workshop.code()
    path.write_text(path.read_text().replace("image_end:", f"{line}\nimage_end:"))
    return path.parent


@pytest.mark.parametrize(
    ("line", "packed"),
    [
        ('        incbin "programs/tiny/pictures/arrow.shapes"', False),
        ('        incbin "programs/tiny/pictures/arrow.shapes.zx0"', True),
        ('        include "page.asm"', False),
    ],
)
def test_an_asset_is_assembled(workshop: Workshop, line: str, packed: bool) -> None:
    """Named in the main source, or in one that it includes."""
    folder = data(workshop, line)
    workshop.write("asm/programs/tiny/pictures/arrow.shapes.txt", ARROW)
    workshop.write("asm/programs/tiny/page.asm", '        incbin "programs/tiny/pictures/arrow.shapes"\n')
    build("tiny", workshop.dist)
    shape = bytes([0x10, 0x18, 0xFC, 0x86, 0x86, 0xFC, 0x18, 0x10])
    expected = convert(folder / "pictures" / "arrow.shapes.zx0") if packed else shape
    assert code_on_tape(workshop).endswith(expected)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        (
            '        incbin "programs/tiny/arrow.shapes"',
            "programs/tiny/arrow.shapes: no such file, and no source for it",
        ),
        (
            '        incbin "programs/tiny/arrow.bytes"',
            "programs/tiny/arrow.bytes: no such file, and it is not an asset",
        ),
        (
            '        include "programs/tiny/page.asm"',
            f"{MAIN}:14: include file `programs/tiny/page.asm` is neither in asm/",
        ),
    ],
)
def test_data_that_is_missing_is_told(workshop: Workshop, line: str, message: str) -> None:
    data(workshop, line)
    with pytest.raises(MazeError) as caught:
        build("tiny", workshop.dist)
    assert message in str(caught.value)


def test_what_a_program_carries_is_made_anew(workshop: Workshop) -> None:
    """From the headers, whatever a copy beside its main source says."""
    path = workshop.code(f"{LOADED}\n; Carries: generate_dfs")
    text = path.read_text().replace("image_end:", '        include "programs/tiny/carried.asm"\nimage_end:')
    path.write_text(f'{text}        include "lib/variables.asm"\n')
    workshop.write("asm/programs/tiny/carried.asm", "; stale\n")
    build("tiny", workshop.dist)
    assert built.symbol("tiny", "generate_dfs", workshop.dist) > 0x8000
    with pytest.raises(MazeError, match="label generate_kruskal is missing"):
        built.symbol("tiny", "generate_kruskal", workshop.dist)


def test_what_is_no_include_is_left_alone(workshop: Workshop) -> None:
    data(workshop, '        ; incbin "nothing"\n        db "incbin ", "nothing" ; incbin "nothing"')
    assert build("tiny", workshop.dist)


def test_a_program_in_two_areas(workshop: Workshop) -> None:
    """An ORG for each: the gap is on the tape, and each has its bytes left."""
    folder = data(workshop, "        org $8100\n        db 1, 2, 3")
    path = folder / "main.asm"
    path.write_text(path.read_text().replace("8000-8FFF code", "8000-80FF slow; 8100-81FF fast"))
    told: list[str] = []
    build("tiny", workshop.dist, told.append)
    assert told == ["tiny: 8000-80FF slow: 245 bytes left", "tiny: 8100-81FF fast: 243 bytes left"]
    assert code_on_tape(workshop) == built_code(workshop)


def built_code(workshop: Workshop) -> bytes:
    """What stands in memory when the program begins, from its first ORG up to its label image_end."""
    machine = Machine(48)
    built.load(machine, "tiny", workshop.dist)
    code = machine.read(0x8000, 0x103)
    assert code[-3:] == bytes([1, 2, 3])
    return code
