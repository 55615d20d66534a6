"""The wave of two bits a cell: its labels, the edges of its rows and bytes, and that it reads no byte of others."""

import random
import re

import numpy as np
import pytest

from emu_tests.oracles.fields import EMPTY, FULL, passable, scatter, serpentine, staircases
from emu_tests.oracles.paths import Place, Walls, distances, longest_pair
from emu_tests.oracles.solving import judge
from zxmazes.paths import ASM
from zxmazes.routines.library import Library

NAME = "wave_2bit"
WORK = 289


def test_labels_left_in_work(library: Library) -> None:
    """1, 1, 2, 2, .. from the finish on; 3 for walls, 0 for what no wave has reached; nine bytes a row, the first 0."""
    choose = random.Random(12)
    cases = [(EMPTY, (0, 0), (31, 31)), (serpentine(), (0, 0), (31, 0)), (staircases(2), (3, 31), (31, 3))]
    for density in (0.1, 0.2, 0.3, 0.35, 0.4, 0.45):
        for _ in range(8):
            walls = scatter(choose, density)
            cases.append((walls, passable(choose, walls), passable(choose, walls)))
    solved = 0
    for walls, start, finish in cases:
        reach = distances(walls, [finish])[0]
        if not np.isfinite(reach[start]):
            continue
        judge(library, NAME, walls, start, finish, int(reach[start]))
        work = np.frombuffer(library.machine.read(library.address("work"), WORK), np.uint8)
        assert not work[::9].any()
        packed = work[:288].reshape(32, 9)[:, 1:]
        cells = np.stack([packed >> shift & 3 for shift in (6, 4, 2, 0)], axis=-1).reshape(32, 32)
        assert ((cells == 3) == walls).all()
        reached = reach <= reach[start]
        assert (cells[reached] == np.array([1, 1, 2, 2])[reach[reached].astype(int) % 4]).all()
        assert not cells[~reached & ~walls].any()
        solved += 1
    assert solved > 30


def test_times_of_its_leaves(library: Library) -> None:
    """Packing takes the same time whatever the field; a cell's place depends on its column alone."""
    text = (ASM / "lib" / "packed_field.asm").read_text(encoding="ascii")
    (packing,) = {(library.set_walls(walls), library.call("pack_field", 60_000).tstates)[1] for walls in (EMPTY, FULL)}
    (row,) = {library.call("packed_row", 1000, a=row).tstates for row in range(32)}
    cells = {library.call("packed_cell", 1000, d=row, e=column).tstates for row in (0, 31) for column in range(32)}
    claims = re.findall(r"Time: (.*) T$", text, re.MULTILINE)
    assert claims == [f"{packing:,}", f"{row}", f"{min(cells)} to {max(cells)}"]


@pytest.mark.parametrize("vertical", [False, True])
def test_every_two_neighbours_alone(library: Library, vertical: bool) -> None:
    for row in range(32 - vertical):
        for column in range(31 + vertical):
            ends: list[Place] = [(row, column), (row + vertical, column + (not vertical))]
            walls = FULL.copy()
            walls[ends[0]] = walls[ends[1]] = False
            judge(library, NAME, walls, ends[0], ends[1], 1)
            judge(library, NAME, walls, ends[1], ends[0], 1)


def test_no_way_round_the_edges(library: Library) -> None:
    """From the last column to the first one of a row beside it, from the last row to the first."""
    for row in range(31):
        for other in (row, row + 1):
            walls = FULL.copy()
            walls[row, 28:] = walls[other, :4] = False
            judge(library, NAME, walls, (row, 31), (other, 0), None)
            judge(library, NAME, walls, (other, 0), (row, 31), None)
    for column in range(32):
        walls = FULL.copy()
        walls[0, column] = walls[31, column] = False
        judge(library, NAME, walls, (0, column), (31, column), None)
        judge(library, NAME, walls, (31, column), (0, column), None)


@pytest.mark.parametrize("junk", [0x00, 0x1B, 0x55, 0xAA, 0xE4, 0xFF])
def test_what_stands_around_its_bytes_does_not_matter(library: Library, junk: int) -> None:
    """Neither above row 0 nor below row 31: the same routes in the same time, along both edges."""
    choose = random.Random(9)
    work = library.address("work")
    fields: list[Walls] = [EMPTY, serpentine(), *(scatter(choose, 0.15) for _ in range(6))]
    for walls in fields:
        open_walls = walls.copy()
        open_walls[[0, 31]] = False
        ends: list[tuple[Place, Place]] = [
            ((0, 3), (0, 30)),
            ((31, 3), (31, 30)),
            ((0, 0), (31, 31)),
            ((31, 0), (0, 31)),
        ]
        for start, finish in [*ends, longest_pair(open_walls, (0, 0))]:
            library.set_walls(open_walls)
            saved = library.machine.read(work - 16, 16)
            outcomes = []
            for other in (0x00, junk):
                library.machine.write(work + WORK, bytes([other]) * 64)
                library.machine.write(work - 16, bytes([other]) * 16)
                call = library.solve(NAME, start, finish, 3_200_000)
                outcomes.append((call.tstates, call.carry, library.route()))
            library.machine.write(work - 16, saved)
            assert outcomes[0] == outcomes[1]
