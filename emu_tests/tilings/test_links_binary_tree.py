"""links_generate_binary_tree without a mask: each cell opens one way to an earlier cell, each equally often."""

from collections import Counter

import numpy as np
import pytest

from emu_tests.oracles.links import Size, assert_perfect_batch, ways
from zxmazes.machine.spectrum import SECOND, Machine
from zxmazes.routines.images import assemble_sources
from zxmazes.routines.index import routine
from zxmazes.routines.links import LinksLibrary
from zxmazes.tilings import TILINGS, Cell, Tiling

#: Kagome has cells without an earlier neighbour, so the order is that of a flood; in rings that divide too.
FLOODED = ("kagome", "polar")
LARGEST: dict[str, Size] = {"hexagon": (21, 31, 1), "brick": (32, 23, 1), "octagon": (23, 29, 1)}
GOAL = 520_000
MAZES = 256


@pytest.fixture(scope="module")
def library() -> LinksLibrary:
    return LinksLibrary()


def made(library: LinksLibrary, tiling: Tiling, size: Size) -> tuple[np.ndarray, np.ndarray, list[int]]:
    """Mazes of seeds all over, the ways that their cells had, and the T-states."""
    rows, columns, storeys = size
    mazes, boards, times = [], [], []
    library.select(tiling.name, storeys)
    for seed in range(5, 65536, 65536 // MAZES):
        library.set_inputs(seed, columns, rows)
        times.append(library.call("links_generate_binary_tree", SECOND).tstates)
        mazes.append(library.links())
        board = library.machine.read(library.address("links_ways"), 1024)
        boards.append(np.frombuffer(board, np.uint8).reshape(32, 32))
    return np.stack(mazes), np.stack(boards), times


def earlier(tiling: Tiling, size: Size, cell: Cell) -> list[int]:
    """The directions of a cell that lead to one above, or to one on its left; those round the edge do not.

    Triangles: the first of every second row has none. It opens right instead, to a cell that does not open left.
    """
    row, column = cell
    if tiling.name == "triangle" and row > 0 and row % 2 == 0 and column < 2:
        return [(2, 0)[column]]
    found = []
    for code, there in ways(tiling, size)[cell].items():
        near = tiling.floors or abs(there[0] - row) <= 1 >= abs(there[1] - column)
        found += [code] if there < cell and near else []
    return found


def size_of(tiling: Tiling) -> Size:
    return (5, 11, 4) if tiling.floors else (9, 14, 1)


def leans(tiling: Tiling) -> bool:
    """Has every cell but the first an earlier neighbour? In others the order is that of a flood."""
    cells = [cell for cell in ways(tiling, size_of(tiling)) if cell != (0, 0)]
    return tiling.name not in FLOODED and all(earlier(tiling, size_of(tiling), cell) for cell in cells)


#: All tilings of the project lean but those that are flooded; one that somebody adds may do either.
LEANING = [one for one in TILINGS.values() if leans(one)]


@pytest.mark.parametrize("tiling", LEANING, ids=lambda one: one.name)
def test_each_cell_opens_one_way_to_an_earlier_one(library: LinksLibrary, tiling: Tiling) -> None:
    """Each of those that it has equally often: within 5 standard deviations in a hundred thousand cells."""
    size = size_of(tiling)
    mazes, boards, _ = made(library, tiling, size)
    chosen: Counter[tuple[tuple[int, ...], int]] = Counter()
    for cell in ways(tiling, size):
        codes = earlier(tiling, size, cell)
        assert codes or cell == (0, 0)
        for links, board in zip(mazes[:, *cell], boards[:, *cell], strict=True):
            had = tuple(code for code in codes if board >> code & 1)
            opened = [code for code in codes if links >> code & 1]
            assert len(opened) == bool(codes), f"{cell}: {opened} of {had}"
            chosen.update((had, code) for code in opened)
    for had in {had for had, _ in chosen}:
        many, share = sum(chosen[had, code] for code in had), 1 / len(had)
        for code in had:
            assert abs(chosen[had, code] - many * share) <= 5 * (many * share * (1 - share)) ** 0.5, (had, code)


@pytest.mark.parametrize("name", LARGEST)
def test_the_largest_boards(library: LinksLibrary, name: str) -> None:
    """Perfect, in the time that the project set out to reach."""
    mazes, _, times = made(library, TILINGS[name], LARGEST[name])
    assert_perfect_batch(TILINGS[name], LARGEST[name], mazes, 64)
    assert max(times) <= GOAL


def test_a_program_of_triangles_without_masks(library: LinksLibrary) -> None:
    """The flood is left out, and what is common to many tilings; the mazes are the same."""
    path = routine("links_generate_binary_tree").path
    image = assemble_sources([path], "triangles", ["LINKS_MASKS equ 0", "TILING_ONLY equ 4"], org=0x8000)
    assert not [name for name in image.symbols if name in ("links_pick", "links_wave")]
    machine, size = Machine(48), (8, 11, 1)
    machine.write(image.org, image.code)
    for seed in range(0, 65536, 2521):
        library.select("triangle")
        library.set_inputs(seed, size[1], size[0])
        library.call("links_generate_binary_tree", SECOND)
        machine.write(image.symbols["tiling"], (TILINGS["triangle"].number, *size[:2], 1, 0))
        machine.poke_word(image.symbols["rng_seed"], seed)
        assert not machine.call(image.symbols["links_generate_binary_tree"], SECOND).carry
        assert machine.read(image.symbols["links"], 1024) == library.links().tobytes()
