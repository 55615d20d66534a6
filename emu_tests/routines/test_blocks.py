"""generate_dfs_blocks: any blocks in cells and walls; the shapes; the same maze as a plain model; its bound."""

import re
from collections.abc import Iterator

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from emu_tests.oracles.mazes import border_is_solid, is_perfect, is_perfect_in_parts
from emu_tests.oracles.models import states, turn
from emu_tests.records.sampling import some
from zxmazes.machine.spectrum import Call
from zxmazes.paths import ASM
from zxmazes.routines.library import STEPS, Library

Field = npt.NDArray[np.uint8]  # (32, 32)
Cell = tuple[int, int]

SHAPES = ("heart", "M", "circle")
SIZES = ((31, 31), (31, 23), (17, 29), (5, 5), (5, 31), (31, 5))


def bound() -> int:
    text = (ASM / "generate" / "generate_dfs_blocks.asm").read_text(encoding="ascii")
    found = re.search(r"; Bound: under ([\d,]+) T whatever", text)
    assert found
    return int(found[1].replace(",", ""))


def dig(library: Library, before: Field, seed: int, size: tuple[int, int]) -> tuple[Field, Call]:
    """The field after generate_dfs_blocks with these bytes before it, and the call; within the bound."""
    library.machine.write(library.address("field"), before.astype(np.uint8).tobytes())
    call = library.generate("dfs_blocks", seed, *size, bound(), {"blocks_shape": 0})
    assert call.carry == 0
    return np.frombuffer(library.field(), np.uint8).reshape(32, 32), call


def judge(before: Field, after: Field, size: tuple[int, int]) -> None:
    """Blocks stay where they were, inside the maze; all else is dug as far as they let it."""
    width, height = size
    blocks = before == 0xC0
    blocks[height:], blocks[:, width:] = False, False
    assert ((after == 0xC0) == blocks).all()
    assert np.isin(after, (0, 0x80, 0xC0)).all()
    assert border_is_solid(after[None] >= 0x80, width, height).all()
    assert is_perfect_in_parts(after[None], width, height).all()


masks = arrays(np.uint8, (32, 32), elements=st.integers(0, 255))


@settings(max_examples=150, deadline=None)
@given(masks, st.sampled_from((0, 10, 40, 80, 128, 200, 255)), st.integers(0, 65535), st.sampled_from(SIZES))
def test_any_blocks(library: Library, noise: Field, share: int, seed: int, size: tuple[int, int]) -> None:
    before = np.where(noise < share, 0xC0, noise % 0xC0).astype(np.uint8)
    judge(before, dig(library, before, seed, size)[0], size)


def random_fields() -> Iterator[tuple[Field, int]]:
    """Fields with blocks in cells, in walls, or in both, at shares from none to all; and patterns."""
    random = np.random.default_rng(15)
    rows, columns = np.indices((32, 32))
    cells = (rows & columns & 1).astype(bool)
    walls = (rows + columns) % 2 == 1
    everything = np.ones((32, 32), bool)
    for seed in range(0, 65536, 655):
        place = (cells, walls, cells | walls, everything)[seed % 4]
        share = random.random()
        yield np.where(place & (random.random((32, 32)) < share), 0xC0, 0x11), seed
    pairs = (rows % 4 == 0) | (columns % 2 == 0)  # of a cell and the one below: the most searches
    for pattern in (pairs, walls, cells, cells & ((rows + columns) % 4 == 2), walls & (rows % 2 == 1), rows % 2 == 0):
        yield np.where(pattern, 0xC0, 0xFF), 77


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("nth", some([3], [3, 1], "generate_dfs_blocks"))
def test_blocks_anywhere(library: Library, size: tuple[int, int], nth: int) -> None:
    for before, seed in [*random_fields()][::nth]:
        judge(before, dig(library, before, seed, size)[0], size)


@pytest.mark.parametrize("size", SIZES)
def test_no_free_cell_is_legal(library: Library, size: tuple[int, int]) -> None:
    after, _ = dig(library, np.full((32, 32), 0xC0), 1, size)
    assert (after[: size[1], : size[0]] == 0xC0).all()
    assert (after >= 0x80).all()
    assert (after == 0xC0).sum() == size[0] * size[1]


@pytest.mark.parametrize("size", SIZES)
def test_without_blocks_it_is_perfect(library: Library, size: tuple[int, int]) -> None:
    """No other byte counts as a block."""
    random = np.random.default_rng(3)
    for seed in range(0, 65536, 6553):
        before = random.integers(0, 255, (32, 32))
        before += before >= 0xC0
        after, _ = dig(library, before, seed, size)
        assert is_perfect(after[None] >= 0x80, *size).all()
        assert not (after == 0xC0).any()


def test_cells_cut_off_are_open_and_alone(library: Library) -> None:
    rows, columns = np.indices((32, 32))
    after, _ = dig(library, np.where((rows + columns) % 2, 0xC0, 0), 5, (31, 31))
    assert (np.argwhere(after < 0x80) % 2 == 1).all()
    assert (after < 0x80).sum() == 225


def model(before: Field, seed: int, size: tuple[int, int]) -> Field:
    """The maze as the source words it."""
    width, height = size
    field = np.full((32, 32), 0x80, np.uint8)
    field[:height, :width][before[:height, :width] == 0xC0] = 0xC0
    random = states(next(states(seed)))
    ways: dict[Cell, list[Cell]] = {}
    for row in range(1, height, 2):
        for column in range(1, width, 2):
            near = [(row + down, column + right, row + 2 * down, column + 2 * right) for down, right in STEPS]
            inside = [(field[a, b], field[c, d], (c, d)) for a, b, c, d in near if 0 < c < height and 0 < d < width]
            if field[row, column] == 0x80:
                ways[row, column] = [there for wall, cell, there in inside if 0xC0 not in (wall, cell)]
    for start in ways:
        if field[start] != 0x80:
            continue
        older: list[Cell] = []
        field[start], cell = 0, start
        state = next(random) if ways[start] else 0
        while True:
            free = [place for place in ways[cell] if field[place] == 0x80]
            if not free:
                if not older:
                    break
                cell = older.pop()
                continue
            if len(free) > 1:
                older.append(cell)
            there = turn(cell, free, state & 255)
            field[(cell[0] + there[0]) // 2, (cell[1] + there[1]) // 2] = field[there] = 0
            cell, state = there, next(random)
    return field


@pytest.mark.parametrize("size", SIZES)
def test_the_maze_is_that_of_the_model(library: Library, size: tuple[int, int]) -> None:
    for before, seed in list(random_fields())[::9]:
        after, _ = dig(library, before, seed, size)
        assert (after == model(before, seed, size)).all(), f"seed {seed}"


def table(shape: int) -> npt.NDArray[np.bool_]:
    """A shape's 15 x 15 bits, from the source."""
    text = (ASM / "lib" / "field_shape.asm").read_text(encoding="ascii")
    words = [int(word, 16) for line in re.findall(r"^ +dw (.*)$", text, re.MULTILINE) for word in line.split("$")[1:]
             for word in [word[:4]]]  # fmt: skip
    assert len(words) == 15 * len(SHAPES)
    rows = words[15 * (shape - 1) : 15 * shape]
    return np.array([[word >> (1 + bit) & 1 for bit in range(15)] for word in rows], dtype=bool)


def shaped(shape: int, size: tuple[int, int]) -> Field:
    """What field_shape must make: the bits under the cells' middles; wall around them; blocks beyond."""
    width, height = size
    bits = table(shape)
    field = np.full((32, 32), 0x80, np.uint8)
    field[:height, :width] = 0xC0
    down, across = height // 2, width // 2
    for row in range(down):
        for column in range(across):
            if bits[int(15 * (row + 0.5) / down), int(15 * (column + 0.5) / across)]:
                field[2 * row : 2 * row + 3, 2 * column : 2 * column + 3] = 0x80
    return field


@pytest.mark.parametrize("shape", range(1, len(SHAPES) + 1), ids=SHAPES)
def test_field_shape(library: Library, shape: int) -> None:
    """Every size; registers kept; in the time that the header gives."""
    text = (ASM / "lib" / "field_shape.asm").read_text(encoding="ascii")
    claim = re.search(r"Time: under ([\d,]+) T; ([\d,]+), ([\d,]+), ([\d,]+) T \(31x31\)", text)
    assert claim
    most, *times = (int(figure.replace(",", "")) for figure in claim.groups())
    for down in range(2, 16):
        for across in range(2, 16):
            kept = {"ix": 0x1234, "iy": 0x5C3A}
            call = library.call("field_shape", most, a=shape, b=down, c=across, **kept)
            assert {name: getattr(call.registers, name) for name in kept} == kept
            found = np.frombuffer(library.field(), np.uint8).reshape(32, 32)
            assert (found == shaped(shape, (2 * across + 1, 2 * down + 1))).all(), f"{across} by {down} cells"
    assert call.tstates == times[shape - 1]


@pytest.mark.parametrize("shape", range(1, len(SHAPES) + 1), ids=SHAPES)
@pytest.mark.parametrize("size", SIZES)
def test_a_maze_in_a_shape(library: Library, shape: int, size: tuple[int, int]) -> None:
    """Blocks where field_shape puts them, the rest dug; all one maze where the shape is one piece."""
    before = shaped(shape, size)
    for seed in range(0, 65536, 4096):
        call = library.generate("dfs_blocks", seed, *size, bound(), {"blocks_shape": shape})
        assert call.carry == 0
        after = np.frombuffer(library.field(), np.uint8).reshape(32, 32)
        judge(before, after, size)
    assert (after == model(before, seed, size)).all()


@pytest.mark.parametrize("shape", range(1, len(SHAPES) + 1), ids=SHAPES)
def test_the_shapes_are_in_one_piece_and_symmetrical(shape: int) -> None:
    from scipy.ndimage import label

    bits = table(shape)
    assert label(bits)[1] == 1
    assert (bits == bits[:, ::-1]).all()
    assert bits.any(axis=1).all()
    assert bits.any(axis=0).all()


def test_a_shape_above_the_last_counts_as_the_last(library: Library) -> None:
    library.generate("dfs_blocks", 9, 31, 31, bound(), {"blocks_shape": len(SHAPES)})
    last = library.field()
    for shape in range(len(SHAPES) + 1, 256):
        library.generate("dfs_blocks", 9, 31, 31, bound(), {"blocks_shape": shape})
        assert library.field() == last


def test_the_bound_is_close(library: Library) -> None:
    """The blocks that cost most: what bars many ways of many cells. The bound is kept, and not by far."""
    times = [dig(library, before, seed, (31, 31))[1].tstates for before, seed in random_fields()]
    assert bound() / 1.5 < max(times) < bound()
