"""The parts `unzx0` and `levels`: what the build has packed comes back; the levels of a table are found."""

import itertools
import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from emu_tests.machine.asset_files import converted
from emu_tests.machine.parts_program import parts_image
from zxmazes.machine.spectrum import Machine
from zxmazes.packing import pack
from zxmazes.paths import ASM
from zxmazes.programs.assets import convert

PACKED, PLAIN = 0x9000, 0xC000
LIMIT = 0x3000


def machine_with(part: str) -> tuple[Machine, dict[str, int]]:
    image, machine = parts_image((f"engine/data/{part}.asm",)), Machine(48)
    machine.write(image.org, image.code)
    return machine, image.symbols


@pytest.fixture(scope="module")
def unpacker() -> tuple[Machine, dict[str, int]]:
    return machine_with("unzx0")


def unpack(unpacker: tuple[Machine, dict[str, int]], packed: bytes, size: int) -> bytes:
    """What comes out; it ends where both end, and nothing beside it is written."""
    machine, symbols = unpacker
    machine.write(PACKED, packed)
    machine.write(PLAIN - 1, bytes([0x5A]) * (size + 2))
    call = machine.call(symbols["unzx0"], hl=PACKED, de=PLAIN)
    assert (call.registers.hl, call.registers.de) == (PACKED + len(packed), PLAIN + size)
    assert (machine.peek(PLAIN - 1), machine.peek(PLAIN + size)) == (0x5A, 0x5A)
    return bytes(machine.read(PLAIN, size))


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.tuples(st.binary(min_size=1, max_size=40), st.integers(1, 60)), min_size=1, max_size=12))
def test_what_is_packed_comes_back(unpacker: tuple[Machine, dict[str, int]], runs: list[tuple[bytes, int]]) -> None:
    """Bytes of all kinds, in repetitions near and far."""
    data = b"".join(piece * times for piece, times in runs)[:LIMIT]
    assert unpack(unpacker, pack(data), len(data)) == data


@pytest.mark.parametrize("name", ["pictures/loading.screen", "balls.16x16.sprites", "logo.shapes"])
def test_an_asset_comes_back(unpacker: tuple[Machine, dict[str, int]], name: str) -> None:
    data = convert(ASM / "programs" / "lines" / name)[:LIMIT]
    assert unpack(unpacker, pack(data), len(data)) == data


def test_the_time_is_that_of_the_header(unpacker: tuple[Machine, dict[str, int]]) -> None:
    machine, symbols = unpacker
    data = convert(ASM / "programs" / "lines" / "pictures" / "loading.screen")
    machine.write(PACKED, packed := pack(data))
    taken = machine.call(symbols["unzx0"], hl=PACKED, de=PLAIN).tstates
    text = (ASM / "engine" / "data" / "unzx0.asm").read_text(encoding="ascii")
    assert f"{taken:,} T for the loading picture of `lines`: {len(data):,} bytes from {len(packed)}" in text


def test_far_copies_and_long_ones(unpacker: tuple[Machine, dict[str, int]]) -> None:
    noise = bytes((7 * number * number + number // 3) % 251 for number in range(5000))
    for data in (noise + noise, bytes(LIMIT), b"x", b"xy" * 3000, noise[:100] + bytes(4000) + noise[:100]):
        assert unpack(unpacker, pack(data[:LIMIT]), len(data[:LIMIT])) == data[:LIMIT]


def test_the_sizes_are_those_of_the_headers() -> None:
    for part, ends in (("unzx0", ("unzx0", "image_end")), ("levels", ("level_find", "level_field", "image_end"))):
        text = (ASM / "engine" / "data" / f"{part}.asm").read_text(encoding="utf-8")
        symbols = machine_with(part)[1]
        sizes = [int(size) for size in re.findall(r"Size:  (\d+) bytes", text)]
        assert sizes == [symbols[later] - symbols[label] for label, later in itertools.pairwise(ends)]


LEVELS = """# = $80
. = 0
@ = 7

[First steps]
#####
#@..#
#####

[A]
.

[The longest name that there is..]
""" + "\n".join(["#@" * 16] * 32)


def test_levels_are_found(tmp_path: Path) -> None:
    """Name, size and cells; a number that is none is refused."""
    machine, symbols = machine_with("levels")
    machine.write(PACKED, converted(tmp_path, "some.levels.txt", LEVELS))
    names = ["First steps", "A", "The longest name that there is.."]
    sizes = [(5, 3), (1, 1), (32, 32)]
    for number, (name, (width, height)) in enumerate(zip(names, sizes, strict=True)):
        call = machine.call(symbols["level_find"], hl=PACKED, a=number)
        assert not call.carry
        assert machine.read(call.registers.de, len(name) + 1) == name.encode() + b"\0"
        assert (call.registers.c, call.registers.b) == (width, height)
        assert call.tstates <= 199 + 21 * len(name) + 21
        cells = bytes(machine.read(call.registers.hl, width * height))
        field = machine.call(symbols["level_field"], hl=PACKED, a=number)
        assert not field.carry
        assert field.tstates <= 47_000
        rows = [bytes(machine.read(symbols["field"] + 32 * row, 32)) for row in range(32)]
        for row in range(32):
            inside = cells[width * row :][:width] if row < height else b""
            assert rows[row] == inside + bytes([0x80]) * (32 - len(inside))
        assert (machine.peek(symbols["field_width"]), machine.peek(symbols["field_height"])) == (width, height)
    for number in (3, 4, 255):
        assert machine.call(symbols["level_find"], hl=PACKED, a=number).carry
        assert machine.call(symbols["level_field"], hl=PACKED, a=number).carry


def test_a_level_that_is_too_large_for_the_field(tmp_path: Path) -> None:
    for width, height in ((33, 2), (2, 33)):
        machine, symbols = machine_with("levels")
        text = "# = 1\n[Large]\n" + "\n".join(["#" * width] * height)
        machine.write(PACKED, converted(tmp_path, f"l{width}.levels.txt", text))
        machine.write(symbols["field"], b"\x33" * 1024)
        assert machine.call(symbols["level_field"], hl=PACKED, a=0).carry
        assert machine.read(symbols["field"], 1024) == b"\x33" * 1024
