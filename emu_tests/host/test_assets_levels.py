"""Levels: the table against a plain reader, and the routine of docs/ASSETS.md that finds a level in it."""

import random
import re
from pathlib import Path

import pytest

from emu_tests.machine.asset_files import converted
from emu_tests.machine.parts_program import parts_image
from zxmazes.machine.spectrum import Machine
from zxmazes.paths import DOCS
from zxmazes.programs.assets.levels import LIMIT

Level = tuple[str, list[bytes]]
CAVES = """
# = 1      ; wall
. = 0
$ = 2;box
@ = $80

[First steps]
#####
#@.$#
#####

; the second one
[The corner]
##
$#
"""


def read(table: bytes) -> list[Level]:
    """Name and rows of each level; they lie one behind the other and fill the table."""
    levels, end = [], 1 + 2 * table[0]
    for number in range(table[0]):
        at = table[1 + 2 * number] + 256 * table[2 + 2 * number]
        assert at == end
        zero = table.index(0, at)
        width, height = table[zero + 1 : zero + 3]
        end = zero + 3 + width * height
        cells = table[zero + 3 : end]
        levels.append((table[at:zero].decode("ascii"), [cells[row * width :][:width] for row in range(height)]))
    assert end == len(table)
    return levels


def written(legend: dict[str, int], levels: list[Level]) -> str:
    """The levels as a text file."""
    marks = {value: mark for mark, value in legend.items()}
    rows = [f"{mark} = {value}" for mark, value in legend.items()]
    for name, cells in levels:
        rows += ["", f"[{name}]", *("".join(marks[cell] for cell in row) for row in cells)]
    return "\n".join(rows)


def chance_levels(seed: int, count: int) -> tuple[dict[str, int], list[Level]]:
    """A legend of all the characters that it may have, and levels of random sizes."""
    chance = random.Random(seed)
    marks = [chr(code) for code in range(33, 127) if chr(code) not in ";["]
    values = chance.sample(range(256), len(marks))
    levels = []
    for number in range(count):
        width, height = chance.choice([(1, 1), (1, 9), (9, 1), (12, 7)])
        levels.append((f"Level {number} [;]", [bytes(chance.choices(values, k=width)) for _ in range(height)]))
    return dict(zip(marks, values, strict=True)), levels


def test_the_table_byte_by_byte(tmp_path: Path) -> None:
    first = b"First steps\0" + bytes([5, 3]) + bytes([1] * 5 + [1, 0x80, 0, 2, 1] + [1] * 5)
    second = b"The corner\0" + bytes([2, 2, 1, 1, 2, 1])
    offsets = bytes([5, 0, 5 + len(first), 0])
    assert converted(tmp_path, "caves.levels.txt", CAVES) == b"\2" + offsets + first + second


@pytest.mark.parametrize("count", [1, 2, 40, LIMIT])
def test_all_that_is_written_is_read(tmp_path: Path, count: int) -> None:
    legend, levels = chance_levels(count, count)
    assert read(converted(tmp_path, "x.levels.txt", written(legend, levels))) == levels


@pytest.mark.parametrize(
    ("legend", "value"),
    [("# = 0", 0), ("# = 007", 7), ("# = 255", 255), ("# = $0", 0), ("# = $fF", 255), ("# = $1A ;", 26)],
)
def test_values(tmp_path: Path, legend: str, value: int) -> None:
    assert read(converted(tmp_path, "x.levels.txt", f"{legend}\n[a]\n#\n")) == [("a", [bytes([value])])]


@pytest.mark.parametrize(("width", "height"), [(LIMIT, 1), (1, LIMIT), (LIMIT, 192)])
@pytest.mark.parametrize("name", ["!", "A name of two-and-thirty letters"])
def test_the_largest(tmp_path: Path, width: int, height: int, name: str) -> None:
    levels = [(name, [bytes([9]) * width] * height)]
    assert read(converted(tmp_path, "x.levels.txt", written({"~": 9}, levels))) == levels


def test_the_part_finds_each_level(tmp_path: Path) -> None:
    """Of a table with as many levels as there can be."""
    image, machine, table = parts_image(("engine/data/levels.asm",)), Machine(48), 0xA000
    machine.write(image.org, image.code)
    legend, levels = chance_levels(1, LIMIT)
    machine.write(table, converted(tmp_path, "x.levels.txt", written(legend, levels)))
    for number, (_, rows) in enumerate(levels):
        registers = machine.call(image.symbols["level_find"], 10_000, hl=table, a=number).registers
        width, height = registers.bc & 255, registers.bc >> 8
        assert (width, height) == (len(rows[0]), len(rows))
        assert machine.read(registers.hl, width * height) == b"".join(rows)


def test_the_example_of_the_page(tmp_path: Path) -> None:
    page = (DOCS / "ASSETS.md").read_text(encoding="utf-8")
    (example,) = (text for text in re.findall(r"```\n(.*?)```", page, re.DOTALL) if "[" in text)
    names = [name for name, _ in read(converted(tmp_path, "x.levels.txt", example))]
    assert names == ["First steps", "The corner"]
