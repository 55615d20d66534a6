"""Mazes of squares with crossings: trees with two nodes a crossing; their figures; a walker's step over and under."""

import random
import re
import zlib

import networkx as nx
import numpy as np
import pytest

from emu_tests.machine.calls import KEPT
from emu_tests.oracles.links import SIZES, Size, is_perfect, show
from emu_tests.oracles.links_mazes import set_links
from emu_tests.oracles.weaves import (
    UNDER_ACROSS,
    UNDER_DOWN,
    are_woven,
    assert_woven,
    beyond,
    crossings,
    dead_ends,
    graph_of,
    is_crossing,
)
from zxmazes.machine.spectrum import Call
from zxmazes.routines.index import by_name, routine
from zxmazes.routines.links import LinksLibrary
from zxmazes.routines.manifest import Routine
from zxmazes.tilings import TILINGS

GENERATORS = {name: one for name, one in by_name("links generator").items() if name.startswith("weave_")}
every_generator = pytest.mark.parametrize("generator", GENERATORS.values(), ids=lambda one: one.name)
#: Over mazes of several sizes, seeds and chances: no change may change them.
CHECKSUMS = {"weave_dfs": 895782750, "weave_kruskal": 1766611289}
#: Crossings and dead ends of mazes of 15 x 15 by the chance, in 1/256, from prototypes of the same rules in Python.
SHARES = {
    "weave_dfs": {0: (0, 25), 77: (8.7, 23.3), 179: (17.0, 21.9), 255: (23.1, 19.8)},
    "weave_kruskal": {0: (0, 68.8), 77: (32.3, 62), 255: (53.9, 60)},
}


@pytest.fixture(scope="module")
def library() -> LinksLibrary:
    return LinksLibrary()


def make(
    library: LinksLibrary, one: Routine, size: Size, seed: int, chance: int = 128, mask: np.ndarray | None = None
) -> Call:
    """A maze in memory, in the time that the header allows; registers are kept."""
    rows, columns, _ = size
    bound = re.match(r"under ([\d,]+) T whatever size and mask", one.fields["Bound"])
    assert bound
    library.select("square", 1, mask)
    most = int(bound[1].replace(",", ""))
    call = library.generate(one.name, seed, columns, rows, most, {"weave_chance": chance}, **KEPT)
    assert {register: getattr(call.registers, register) for register in KEPT} == KEPT
    return call


@every_generator
@pytest.mark.parametrize("chance", [0, 77, 128, 255])
def test_mazes_of_every_size(library: LinksLibrary, generator: Routine, chance: int) -> None:
    choose = random.Random(f"{generator.name} {chance}")
    sizes = [*SIZES, (2, 2, 1), (2, 32, 1), (32, 2, 1)]
    sizes += [(choose.randint(2, 32), choose.randint(2, 32), 1) for _ in range(20)]
    for rows, columns, _ in sizes:
        size = (rows, columns, 1)
        assert make(library, generator, size, choose.randrange(65536), chance).carry == 0
        assert_woven(size, library.links())
        assert chance or not crossings(library.links())
        assert library.ends() == ((0, 0), (rows - 1, columns - 1))


@every_generator
def test_masks_take_cells_out(library: LinksLibrary, generator: Routine) -> None:
    """Each part is a tree of its own, whatever its shape; single cells too."""
    choose = random.Random(generator.name)
    for number in range(60):
        size = (choose.randint(2, 32), choose.randint(2, 32), 1)
        mask = np.frombuffer(choose.randbytes(1024), np.uint8).reshape(32, 32) < (10, 30, 80)[number % 3]
        if make(library, generator, size, choose.randrange(65536), 255, mask).carry == 0:
            assert_woven(size, library.links(), mask)
    plus = np.ones((32, 32), np.bool_)
    plus[1, :3] = plus[:3, 1] = False
    for seed in range(0, 65536, 3001):
        assert make(library, generator, (3, 3, 1), seed, 255, plus).carry == 0
        assert_woven((3, 3, 1), library.links(), plus)
        assert not crossings(library.links()), "a crossing would cut it in two"


@every_generator
def test_how_many_crossings(library: LinksLibrary, generator: Routine) -> None:
    """As many as in prototypes; each kind as often; without any the maze is perfect in the usual sense."""
    for chance, expected in SHARES[generator.name].items():
        found = []
        for seed in range(5, 65536, 655):
            make(library, generator, (15, 15, 1), seed, chance)
            links = library.links().copy()
            found.append((crossings(links), dead_ends(links), int((links == UNDER_DOWN).sum())))
        means = np.mean(found, axis=0)
        assert means[:2] == pytest.approx(expected, rel=0.07)
        assert means[2] == pytest.approx(means[0] / 2, rel=0.08)
        assert chance or is_perfect(TILINGS["square"], (15, 15, 1), links[None]).all()


@every_generator
def test_another_tiling_or_size_is_refused(library: LinksLibrary, generator: Routine) -> None:
    for tiling, rows, columns in ((1, 9, 9), (8, 4, 4), (255, 9, 9), (0, 1, 9), (0, 33, 9), (0, 9, 0), (0, 9, 255)):
        library.set_inputs(1, columns, rows, {})
        library.machine.write(library.address("tiling"), (tiling,))
        before = library.machine.read(0, 0xFD00)
        assert library.call(generator.label, 2000).carry == 1
        assert library.machine.read(0, 0xFD00) == before


@every_generator
def test_a_seed_gives_the_same_maze_for_ever(library: LinksLibrary, generator: Routine) -> None:
    checksum = 0
    for size in ((9, 11, 1), (32, 32, 1)):
        for seed in (0, 1, 4711, 65535):
            for chance in (128, 255):
                make(library, generator, size, seed, chance)
                maze = library.links().copy()
                checksum = zlib.crc32(maze.tobytes(), checksum)
                make(library, generator, size, library.machine.word(library.address("rng_seed")), chance)
                assert (library.links() != maze).any(), "the next seed is that of another maze"
    assert CHECKSUMS[generator.name] == checksum, f'the row is "{generator.name}": {checksum},'


def sweep(library: LinksLibrary, one: Routine, size: Size, seeds: range, chance: int = 128) -> np.ndarray:
    """The T-states of all seeds, whose mazes are judged."""
    make(library, one, size, 0, chance)
    times, mazes, seed_at = [], [], library.address("rng_seed")
    for seed in seeds:
        library.machine.poke_word(seed_at, seed)
        times.append(library.call(one.label).tstates)
        mazes.append(library.links())
        if len(mazes) == 2048 or seed == seeds[-1]:
            batch = np.stack(mazes)
            good = are_woven(size, batch)
            assert good.all(), f"near seed {seed}{show(batch[good.argmin()], size)}"
            mazes.clear()
    return np.array(times)


def claimed(one: Routine) -> tuple[int, int]:
    found = re.match(r"([\d,]+) T mean, ([\d,]+) T at most \(square 15x15\)", one.fields["Time"])
    assert found
    return int(found[1].replace(",", "")), int(found[2].replace(",", ""))


@every_generator
def test_times_of_seeds_all_over(library: LinksLibrary, generator: Routine) -> None:
    times = sweep(library, generator, (15, 15, 1), range(7, 65536, 655))
    mean, most = claimed(generator)
    assert max(times) <= most
    assert abs(np.mean(times) - mean) <= 5 * np.std(times) / len(times) ** 0.5


@pytest.mark.sweep("{generator.label}")
@every_generator
def test_every_seed(library: LinksLibrary, generator: Routine) -> None:
    """All 65,536 are trees; mean and greatest time are the header's; small ones with every crossing that can be."""
    times = sweep(library, generator, (15, 15, 1), range(65536))
    assert (round(times.mean()), times.max()) == claimed(generator)
    sweep(library, generator, (5, 6, 1), range(65536), 255)


def test_figures(library: LinksLibrary) -> None:
    """Of mazes with and without a mask, and of any bytes."""
    choose = random.Random(3)
    one = routine("links_weave_stats")
    for number in range(60):
        size = (choose.randint(2, 32), choose.randint(2, 32), 1)
        mask = np.frombuffer(choose.randbytes(1024), np.uint8).reshape(32, 32) < 40 if number % 3 == 0 else None
        generator = choose.choice([*GENERATORS.values()])
        make(library, generator, size, choose.randrange(65536), 200, mask)
        links = library.links().copy()
        ways = [int(byte).bit_count() for byte in links.flat if byte and not is_crossing(byte)]
        call = library.call("links_weave_stats", one.worst, **KEPT)
        assert (library.links() == links).all()
        assert (call.carry, call.registers.bc) == (0, crossings(links))
        names = ("stats_cells", "stats_dead_ends", "stats_junctions")
        found = [library.machine.word(library.address(name)) for name in names]
        assert found == [np.count_nonzero(links), ways.count(1), ways.count(3) + ways.count(4)]
    library.machine.write(library.address("tiling_rows"), (32, 32))
    set_links(library, np.full((32, 32), 0x15, np.uint8))
    assert library.call("links_weave_stats").tstates == one.worst
    for tiling, rows in ((1, 9), (0, 1), (0, 33)):
        library.machine.write(library.address("tiling"), (tiling, rows))
        before = library.machine.read(0, 0xFD00)
        assert library.call("links_weave_stats", 2000).carry == 1
        assert library.machine.read(0, 0xFD00) == before


def test_a_step_goes_over_and_under(library: LinksLibrary) -> None:
    """In every direction from every cell, whatever the last step: at a crossing straight on or back."""
    make(library, GENERATORS["weave_kruskal"], (9, 12, 1), 5, 255)
    links, most = library.links().copy(), int(routine("links_weave_step").fields["Time"].split()[0].replace(",", ""))
    assert UNDER_DOWN in links
    assert UNDER_ACROSS in links
    for row in range(10):
        for column in range(13):
            for code in range(8):
                for last in (0, 2, 4, 6):
                    call = library.call("links_weave_step", d=row, e=column, a=code, b=last, **KEPT)
                    cell, there = (row, column), (call.registers.d, call.registers.e)
                    inside = row < 9 and column < 12
                    free = inside and code % 2 == 0 and links[cell] >> code & 1
                    free = free and (not is_crossing(links[cell]) or (code - last) % 4 == 0)
                    assert (call.carry, there) == ((0, beyond(cell, code)) if free else (1, cell))
                    assert call.tstates <= most
                    assert (library.links() == links).all()
    library.machine.write(library.address("tiling"), (2,))
    assert library.call("links_weave_step", d=1, e=1, a=0, b=0).carry == 1


def test_a_walk_visits_every_passage(library: LinksLibrary) -> None:
    """With the right hand on the wall through a tree of two nodes a crossing: twice through each passage."""
    make(library, GENERATORS["weave_dfs"], (12, 12, 1), 77, 255)
    graph = assert_woven((12, 12, 1), library.links())
    cell, last, steps = (0, 0), 4, []
    while len(steps) < 2 or steps[-1] != steps[0]:
        for code in (last + 2, last, last - 2, last + 4):
            call = library.call("links_weave_step", d=cell[0], e=cell[1], a=code % 8, b=last)
            if not call.carry:
                break
        steps.append((cell, code % 8))
        cell, last = (call.registers.d, call.registers.e), code % 8
    assert len(steps) - 1 == len(set(steps)) == 2 * graph.number_of_edges()


@pytest.mark.parametrize("change", ["links_braid", "links_remove"])
def test_changes_leave_crossings_alone(library: LinksLibrary, change: str) -> None:
    """A maze with loops that has the same crossings; no dead end is left where all are to go."""
    for seed in range(9, 65536, 2500):
        size = (12, 15, 1)
        make(library, GENERATORS["weave_kruskal"], size, seed, 200)
        before = library.links().copy()
        library.set_parameters({"braid_percent": 100, "walls_removed": 20})
        assert library.call(change).carry == 0
        after = library.links()
        assert ((after & 0x0A) == (before & 0x0A)).all()
        assert ((after & before) == before).all()
        graph = graph_of(size, after)
        assert nx.is_connected(graph)
        more = graph.number_of_edges() - graph_of(size, before).number_of_edges()
        assert more == 20 if change == "links_remove" else dead_ends(after) < dead_ends(before) / 4
