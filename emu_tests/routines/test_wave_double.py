"""The double wave: where its fronts meet, what it labels, its queue; both new waves against the literal tracer."""

import random

import numpy as np
import numpy.typing as npt
import pytest

from emu_tests.oracles.fields import EMPTY, FULL, passable, scatter, serpentine, staircases, stones
from emu_tests.oracles.paths import Place, Walls, distances, longest_pair, perfect_maze
from emu_tests.oracles.solving import judge, judge_all
from zxmazes.documents.measures import literal_tracer
from zxmazes.machine.spectrum import Machine
from zxmazes.routines.library import Library

STRIDE = 33  # of its work array


def kinds(choose: random.Random) -> list[Walls]:
    """A field of each kind."""
    walls = [scatter(choose, density) for density in (0.05, 0.1, 0.2, 0.3, 0.35, 0.4, 0.45)]
    mazes = [perfect_maze(choose.randrange(1000), winding) for winding in (False, True)]
    for maze in mazes:
        braid = maze.copy()
        braid[1:31, 1:31] &= np.array([choose.random() < 0.9 for _ in range(900)]).reshape(30, 30)
        walls += [maze, braid]
    return [*walls, EMPTY, serpentine(), staircases(choose.randrange(3))]


def classes(library: Library) -> npt.NDArray[np.uint8]:
    """For each cell 1 when the wave from the start labelled it, 3 when that from the finish did, else 0 or 2."""
    array = np.frombuffer(library.machine.read(library.address("work") + 34, 34 * STRIDE), np.uint8)
    return np.array([3, 0, 1, 2], np.uint8)[array.reshape(34, STRIDE)[1:33, 1:] >> 6]


def test_every_two_cells_of_small_rooms(library: Library) -> None:
    """Fronts meet cell to cell and side by side, at the field's edges too."""
    choose = random.Random(11)
    for number in range(16):
        walls = FULL.copy()
        top, left = (choose.choice([0, 13, 28]) for _ in range(2))
        walls[top : top + 4, left : left + 4] = scatter(choose, (number % 4) / 10)[:4, :4]
        cells: list[Place] = [(row, column) for row, column in np.argwhere(~walls).tolist()]
        judge_all(library, "wave_double", walls, [(start, finish) for start in cells for finish in cells])


def test_each_wave_labels_half_the_way(library: Library) -> None:
    """That from the start no cell farther than half the route, rounded up; the other none farther than the rest."""
    choose = random.Random(5)
    met: set[int] = set()
    for _ in range(8):
        for walls in kinds(choose):
            start, finish = passable(choose, walls), passable(choose, walls)
            away = distances(walls, [start, finish])
            if not 0 < away[0][finish] < np.inf:
                continue
            steps = int(away[0][finish])
            judge(library, "wave_double", walls, start, finish, steps)
            labels = classes(library)
            for label, reach, half in ((1, away[0], (steps + 1) // 2), (3, away[1], steps // 2)):
                assert reach[labels == label].max() <= half
                assert (labels[reach < half] == label).all()
            met.add(steps % 2)
    assert met == {0, 1}


def test_the_queue_holds_each_cell_once(library: Library) -> None:
    """So 1,023 words are enough: what is past two bytes a labelled cell was never written."""
    choose = random.Random(6)
    queue, room = library.address("queue_rest"), 1090
    most = 0
    for walls in [field for _ in range(3) for field in kinds(choose)]:
        for start, finish in (longest_pair(walls, passable(choose, walls)), ((0, 0), (31, 31))):
            junk = choose.randbytes(room)
            library.machine.write(queue, junk)
            library.set_walls(walls)
            if library.solve("wave_double", start, finish, 700_000).registers.bc == 0:
                continue
            labelled = int((classes(library) & 1).sum())
            used = max(0, 64 + 2 * (labelled - 1) - 1024)
            assert library.machine.read(queue, room)[used:] == junk[used:]
            most = max(most, labelled)
    assert most == 1024


def test_near_routes_take_half_the_time_of_the_cpir_wave(library: Library) -> None:
    """And never more, whatever the route; but not the third or the quarter that the source hopes for."""
    shares = []
    for walls, start, finish in stones()[:150]:
        steps = distances(walls, [finish])[0][start]
        if 1 <= steps <= 27:
            times = [
                judge(library, name, walls, start, finish, int(steps)).tstates for name in ("wave_double", "wave_cpir")
            ]
            shares.append(times[0] / times[1])
    assert max(shares) < 1
    assert 0.4 < np.mean(shares) < 0.55


@pytest.mark.parametrize("name", ["wave_double", "wave_2bit"])
def test_never_slower_than_the_literal_tracer(library: Library, name: str) -> None:
    """On any case that the literal tracer can do: routes of up to 252 steps, none at all, ends that cannot be."""
    image = literal_tracer()
    machine = Machine(48)
    machine.write(image.org, image.code)
    choose = random.Random(3)
    cases = [(walls, passable(choose, walls), passable(choose, walls)) for _ in range(12) for walls in kinds(choose)]
    cases += [(EMPTY, (0, 0), (0, 0)), (EMPTY, (9, 9), (9, 10)), (FULL, (0, 0), (31, 31)), (EMPTY, (0, 0), (31, 31))]
    done = 0
    for walls, start, finish in cases:
        library.set_walls(walls)
        machine.write(image.symbols["field"], library.field())
        (d, e), (h, l) = start, finish  # noqa: E741
        literal = machine.call(image.symbols["solve_wave_literal"], 8_000_000, d=d, e=e, h=h, l=l)
        ours = library.solve(name, start, finish, 8_000_000)
        if literal.registers.bc == ours.registers.bc:
            assert ours.tstates < literal.tstates
            done += 1
    assert done > 120


@pytest.mark.sweep("solve_{name}")
@pytest.mark.parametrize("name", ["wave_double", "wave_2bit"])
def test_soak(library: Library, name: str) -> None:
    """Twelve thousand routes in fields of every kind, with ends anywhere in them."""
    choose = random.Random(name)
    for _ in range(70):
        for walls in kinds(choose):
            places = [passable(choose, walls) for _ in range(13)]
            judge_all(library, name, walls, [(start, places[0]) for start in places[1:]])
