"""Diagonal steps: how often the way back finds the fewest, what it promises, how long it takes."""

import itertools
import random
import re
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from emu_tests.oracles.fields import EMPTY, anywhere, joined, passable, scatter, serpentine
from emu_tests.oracles.headers import claim
from emu_tests.oracles.paths import Place, Walls, diagonal_steps_between, distances, steps_between
from emu_tests.oracles.solving import judge, rules
from emu_tests.records.sampling import some
from zxmazes.assembler.assembly import assemble_text
from zxmazes.block_maze import from_text
from zxmazes.cli import main
from zxmazes.documents.measures import literal_tracer
from zxmazes.machine.spectrum import Machine
from zxmazes.routines.library import STEPS_AND_DIAGONALS, Library, walk

SOLVERS = ("wave_diagonal", "wave_diagonal_back")
DIAGONALS = ((-1, 1), (1, 1), (1, -1), (-1, -1))
#: A room with obstacles: the route cuts the corners that it may.
POCKET = """
S....#
.....#
..#...
.....#
#....F
"""


def share(library: Library, percent: int) -> int:
    """In how many of 1,000 fields the way back finds a route of the fewest steps."""
    good = 0
    for walls, start, finish, _ in joined(percent / 100, 1000, percent):
        library.set_walls(walls)
        call = library.solve("wave_diagonal_back", start, finish)
        good += call.registers.bc == diagonal_steps_between(walls, start, finish)
    return good


# --- the routes -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("percent", some([20], [10, 20, 30, 40], "solve_wave_diagonal_back"))
def test_how_often_the_way_back_finds_the_fewest_steps(library: Library, percent: int) -> None:
    """The header's shares are those of a run."""
    listed = re.findall(r"([\d.]+) % of routes among (\d+) % obstacles", claim("solve_wave_diagonal_back", "Promise"))
    assert (str(share(library, percent) / 10), str(percent)) in listed


def test_the_way_back_cuts_each_corner_that_it_can(library: Library) -> None:
    """A diagonal step replaces two straight ones of a shortest route, and is taken wherever it may be."""
    straight = diagonal = 0
    for walls, start, finish, steps in itertools.chain(*(joined(density, 60, 3) for density in (0.0, 0.1, 0.2, 0.3))):
        judge(library, "wave_diagonal_back", walls, start, finish, steps)
        route = library.route()
        assert len(route) + sum(code % 2 for code in route) == steps
        left = distances(walls, [finish])[0]
        for (row, column), code in zip(walk(start, route), route, strict=False):
            free = [
                (row + down, column + across)
                for down, across in DIAGONALS
                if 0 <= row + down < 32
                and 0 <= column + across < 32
                and not (walls[row + down, column] or walls[row, column + across] or walls[row + down, column + across])
            ]
            nearer = [place for place in free if left[place] == left[row, column] - 2]
            assert bool(code % 2) == bool(nearer)
            down, across = STEPS_AND_DIAGONALS[code]
            assert not nearer or (row + down, column + across) in nearer
            straight += code % 2 == 0
            diagonal += code % 2
    assert min(straight, diagonal) > 1000


@pytest.mark.parametrize("name", SOLVERS)
def test_all_eight_directions(library: Library, name: str) -> None:
    """Single steps from a cell in the middle: each neighbour, alone and with one cell beside the step walled."""
    for code, (down, across) in enumerate(STEPS_AND_DIAGONALS):
        finish = (15 + down, 15 + across)
        judge(library, name, EMPTY, (15, 15), finish, 1 + code % 2)
        assert library.route() == [code]
        for beside in ((15 + down, 15), (15, 15 + across)) if code % 2 else ():
            walls = EMPTY.copy()
            walls[beside] = True
            judge(library, name, walls, (15, 15), finish, 2)
            assert len(library.route()) == 2


@pytest.mark.parametrize("name", SOLVERS)
def test_the_fewest_steps_in_the_open(library: Library, name: str) -> None:
    """Without a wall both find the fewest steps: the larger of the two differences."""
    choose = random.Random(8)
    for _ in range(200):
        start, finish = anywhere(choose), anywhere(choose)
        across, down = (abs(one - other) for one, other in zip(start, finish, strict=True))
        judge(library, name, EMPTY, start, finish, across + down)
        assert len(library.route()) == max(across, down)


def test_a_longer_straight_way_with_more_corners_to_cut(library: Library) -> None:
    """Where the two differ: the way back keeps to a shortest straight route, the wave does not."""
    fewer = 0
    for walls, start, finish, steps in joined(0.2, 100, 4):
        judge(library, "wave_diagonal_back", walls, start, finish, steps)
        back = len(library.route())
        judge(library, "wave_diagonal", walls, start, finish, steps)
        fewer += len(library.route()) < back
    assert fewer > 10


@pytest.mark.parametrize("name", SOLVERS)
def test_not_slower_than_the_literal_tracer(library: Library, name: str) -> None:
    image = literal_tracer()
    machine = Machine(48)
    machine.write(image.org, image.code)
    choose = random.Random(6)
    fields: list[tuple[Walls, Place, Place]] = [
        (EMPTY, (0, 0), (0, 0)),
        (EMPTY, (0, 0), (0, 1)),
        (~EMPTY, (0, 0), (1, 1)),
    ]
    fields += [(EMPTY, (16, 16), (15, 15)), (EMPTY, (0, 0), (31, 31))]
    for density in (0.0, 0.1, 0.2, 0.3, 0.4, 0.6):
        for _ in range(10):
            walls = scatter(choose, density)
            start = passable(choose, walls)
            near = (min(31, start[0] + choose.randrange(3)), min(31, start[1] + choose.randrange(3)))
            fields += [(walls, start, passable(choose, walls)), (walls, start, near)]
    for walls, start, finish in fields:
        library.set_walls(walls)
        machine.write(image.symbols["field"], library.field())
        (d, e), (h, l) = start, finish  # noqa: E741
        theirs = machine.call(image.symbols["solve_wave_literal"], 7_000_000, d=d, e=e, h=h, l=l)
        assert library.solve(name, start, finish).tstates <= theirs.tstates


@pytest.mark.parametrize("name", SOLVERS)
def test_each_assembles_on_its_own(name: str) -> None:
    """With what it includes and the variables alone: the queue is there, as long as it has to be."""
    names = ("include/spectrum.asm", "include/field.asm", f"solve/solve_{name}.asm")
    lines = ["        org $9123", *(f'        include "{part}"' for part in names), "image_end:"]
    alone = assemble_text("\n".join([*lines, '        include "lib/variables.asm"']), name)
    assert alone.memory_end - alone.symbols["route"] == 64 + 2 * 1024 + 2  # an interrupt, all places, a call
    machine = Machine(48)
    machine.write(alone.org, alone.code)
    machine.write(alone.symbols["field"], np.where(serpentine(), 0x80, 0).astype(np.uint8).tobytes())
    call = machine.call(alone.symbols[f"solve_{name}"], rules(name).worst, d=0, e=0, h=31, l=0)
    assert (call.carry, call.registers.bc) == (0, 527)


@pytest.mark.sweep("solve_{name}")
@pytest.mark.parametrize("name", SOLVERS)
def test_soak(library: Library, name: str) -> None:
    choose = random.Random(99)
    for _ in range(2500):
        walls = scatter(choose, choose.random() * 0.6)
        if choose.random() < 0.2:
            walls = np.repeat(np.repeat(walls[:16, :16], 2, 0), 2, 1)
        start, finish = passable(choose, walls), passable(choose, walls)
        judge(library, name, walls, start, finish, steps_between(walls, start, finish))


# --- on the host ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SOLVERS)
def test_the_command_line_draws_diagonal_routes(library: Library, name: str, tmp_path: Path) -> None:
    """The picture's stars are the route's places."""
    (tmp_path / "pocket.txt").write_text(POCKET.strip("\n"))
    result = CliRunner().invoke(main, ["maze", "--input", str(tmp_path / "pocket.txt"), "--solve", name])
    assert result.exit_code == 0, result.output
    rows = [line for line in result.stdout.splitlines() if re.fullmatch(r"[#SF* ]+", line)]
    drawn = {(r, c) for r, row in enumerate(rows) for c, char in enumerate(row) if char in "*SF"}
    pocket = from_text(POCKET.strip("\n"))
    judge(library, name, pocket.field, (0, 0), (4, 5), 9)
    assert drawn == set(walk((0, 0), library.route()))
    assert len(drawn) < 10
    assert {char for row in rows for char in row} == set("#SF* ")
