"""maze_stats, pick_longest and the figures of the gallery, against networkx, scipy and brute force."""

import functools
import random
import re
from collections.abc import Callable

import networkx as nx
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from oracles import parts, show, ways
from paths_oracle import Walls, distances, perfect_maze, steps_between
from test_solvers import EMPTY, FULL, scatter, serpentine, staircases

from zxmazes.machine.spectrum import Call, Machine
from zxmazes.pages.character import character, corner_steps
from zxmazes.paths import ASM
from zxmazes.routines.library import Library, walk
from zxmazes.routines.registry import names

# Bytes of stack; and T-states that no field may pass. The bound, term by term: the survey takes a cell at most once and
# that takes at most 410 T; seven more waves, at most 260 T a cell, and 85 T a step back along the route; a part has at
# most one wave more than cells, each 450 T by itself; 512 parts at most, each 900 T; the winners' routes, all together
# less than 1,024 steps, are moved once, 21 T each; 100,000 T for the copy and the search for parts:
# 1,024 * 410 + 7 * 1,024 * (260 + 85) + 1,536 * 450 + 512 * 900 + 1,024 * 21 + 100,000 = 4,166,304.
STACK, BOUND = 12, 4_500_000
RESULTS = ("cells", "dead_ends", "junctions", "parts", "start", "finish")
WRITES = (("work", 1156), ("route", 1024 + 1088), ("route_length", 2), ("stats_cells", 14))


@functools.cache
def diameter(fields: bytes) -> int:
    """Steps between the two cells farthest apart, over all parts, by scipy."""
    walls = np.frombuffer(fields, np.bool_).reshape(32, 32)
    places = [(int(row), int(column)) for row, column in np.argwhere(~walls)]
    steps = distances(walls, places)
    return int(steps[np.isfinite(steps)].max())


def results(library: Library) -> dict[str, int]:
    return {name: library.machine.word(library.address(f"stats_{name}")) for name in RESULTS}


def judge(library: Library, walls: Walls, exact: bool) -> Call:
    """Measure a field; every figure is right, and the route is a shortest one, the longest such one where `exact`."""
    for label, length in WRITES:
        library.machine.write(library.address(label), random.Random(int(walls.sum())).randbytes(length))
    library.set_walls(walls)
    call = library.call("maze_stats", BOUND)
    found, around = results(library), ways(walls[None])[0]
    where = show(walls)
    length = library.machine.word(library.address("route_length"))
    assert call.registers.bc == length, where
    assert call.carry == walls.all(), where
    assert found["cells"] == (~walls).sum(), where
    assert found["dead_ends"] == (around == 1).sum(), where
    assert found["junctions"] == (around > 2).sum(), where
    assert found["parts"] == parts(walls[None])[0], where
    if walls.all():
        assert set(found.values()) == {0} == {length}
        return call
    start, finish = divmod(found["start"], 256), divmod(found["finish"], 256)
    cells = walk(start, library.route())
    assert cells[-1] == finish, where
    assert not any(walls[cell] for cell in cells), where
    assert all(0 <= row < 32 and 0 <= column < 32 for row, column in cells), where
    assert length == steps_between(walls, start, finish), where
    if exact:
        assert length == diameter(walls.tobytes()), where
    return call


def forest(choose: random.Random, density: float) -> Walls:
    """A field without loops: cells are opened in any order when that closes none."""
    walls = FULL.copy()
    parent = {}

    def root(cell: tuple[int, int]) -> tuple[int, int]:
        while parent[cell] != cell:
            cell = parent[cell]
        return cell

    cells = [(row, column) for row in range(32) for column in range(32)]
    choose.shuffle(cells)
    for row, column in cells[: int(1024 * density)]:
        near = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
        roots = [root(cell) for cell in near if cell in parent]
        if len(set(roots)) == len(roots):
            walls[row, column] = False
            parent[row, column] = (row, column)
            for other in roots:
                parent[other] = (row, column)
    return walls


def spiral() -> Walls:
    walls = FULL.copy()
    row, column, turn = 0, 0, 0
    walls[0, 0] = False
    for length in [31, 31, 31] + [steps for side in range(29, 0, -2) for steps in (side, side)]:
        for _ in range(length):
            row, column = row + (0, 1, 0, -1)[turn], column + (1, 0, -1, 0)[turn]
            walls[row, column] = False
        turn = (turn + 1) % 4
    return walls


def comb() -> Walls:
    """A spine down the left side, teeth along every other row."""
    walls = FULL.copy()
    walls[:, 0] = walls[::2] = False
    return walls


def checkers() -> Walls:
    """512 parts of one cell."""
    return np.asarray(np.indices((32, 32)).sum(axis=0) % 2 == 1)


def dominoes() -> Walls:
    """Parts of two cells, as many as there can be."""
    rows, columns = np.indices((32, 32))
    return np.asarray((columns + 2 * rows) % 4 > 1) ^ (rows % 2 == 1)


TREES: dict[str, Callable[[], Walls]] = {"spiral": spiral, "serpentine": serpentine, "comb": comb, "checkers": checkers}
LOOPS: dict[str, Callable[[], Walls]] = {"all open": EMPTY.copy, "dominoes": dominoes, "stripes": lambda: ~comb()}


@pytest.mark.parametrize("name", TREES)
def test_adversarial_fields_without_loops(library: Library, name: str) -> None:
    walls = TREES[name]()
    for field in (walls, walls.T.copy(), walls[::-1].copy(), walls[:, ::-1].copy()):
        judge(library, field, exact=True)


@pytest.mark.parametrize("name", LOOPS)
def test_adversarial_fields_with_loops(library: Library, name: str) -> None:
    walls = LOOPS[name]()
    for field in (walls, walls.T.copy(), walls[::-1].copy(), walls[:, ::-1].copy()):
        judge(library, field, exact=name != "stripes")


def test_nothing_and_little(library: Library) -> None:
    assert judge(library, FULL, exact=True).carry == 1
    for place in ((0, 0), (0, 31), (31, 0), (31, 31), (13, 7)):
        lone = FULL.copy()
        lone[place] = False
        judge(library, lone, exact=True)
        assert results(library)["start"] == results(library)["finish"] == place[0] * 256 + place[1]
        other = FULL.copy()  # cells at both edges are no neighbours
        other[place[0], [0, 31]] = False
        judge(library, other, exact=True)
        other[min(place[0] + 1, 31), [0, 31]] = False
        judge(library, other, exact=True)


def test_perfect_mazes_are_measured_exactly(library: Library) -> None:
    for seed in range(30):
        judge(library, perfect_maze(seed, seed % 2 == 1), exact=True)


def test_forests_are_measured_exactly(library: Library) -> None:
    choose = random.Random(5)
    for number in range(60):
        judge(library, forest(choose, (number % 20 + 1) / 20), exact=True)


@pytest.mark.parametrize("percent", range(0, 100, 3))
def test_scattered_walls(library: Library, percent: int) -> None:
    choose = random.Random(percent)
    for _ in range(12):
        judge(library, scatter(choose, percent / 100), exact=False)


@settings(max_examples=60, deadline=None)
@given(st.binary(min_size=128, max_size=128))
def test_any_field(library: Library, rows: bytes) -> None:
    judge(library, np.unpackbits(np.frombuffer(rows, np.uint8)).reshape(32, 32).astype(np.bool_), exact=False)


@pytest.mark.parametrize("generator", names("generator"))
def test_mazes_of_our_own(library: Library, generator: str) -> None:
    for seed, width, height in ((4711, 31, 31), (9, 31, 23), (9, 5, 31), (9, 5, 5)):
        library.generate(generator, seed, width, height)
        walls = library.walls().copy()
        around = ways(walls[None])[0]
        tree = int((around[around >= 0] - 2).sum()) == -2 * parts(walls[None])[0]
        judge(library, walls, exact=tree)


def braid(seed: int) -> Walls:
    """A perfect maze with a passage opened at each dead end."""
    walls, choose = perfect_maze(seed, seed % 2 == 1), random.Random(seed)
    for row in range(1, 31, 2):
        for column in range(1, 31, 2):
            shut = [
                (row + r, column + c)
                for r, c in ((-1, 0), (0, 1), (1, 0), (0, -1))
                if walls[row + r, column + c] and 0 < row + r < 30 and 0 < column + c < 30
            ]
            if ways(walls[None])[0, row, column] == 1 and shut:
                walls[choose.choice(shut)] = False
    return walls


#: Share of fields in which the longest route is found, and its length as a share of the longest, as the header says.
SOMETIMES: dict[str, tuple[Callable[[int], Walls], float, float]] = {
    "braids": (braid, 0.65, 0.97),
    "caves": (lambda seed: scatter(random.Random(seed), 0.3), 0.825, 0.98),
}


@pytest.mark.parametrize("name", SOMETIMES)
def test_with_loops_nearly_the_longest(library: Library, name: str) -> None:
    make, share, least = SOMETIMES[name]
    reached = []
    for seed in range(40):
        walls = make(seed)
        judge(library, walls, exact=False)
        reached.append(library.machine.word(library.address("route_length")) / diameter(walls.tobytes()))
    assert max(reached) <= 1
    assert np.mean(np.array(reached) == 1) == share
    assert int(100 * np.mean(reached)) == int(100 * least)


def test_only_bit_7_of_the_field_matters(library: Library) -> None:
    choose = random.Random(7)
    walls = scatter(choose, 0.35)
    judge(library, walls, exact=False)
    found, route = results(library), library.route()
    field = bytes((0x80 if wall else 0) | choose.randrange(128) for wall in walls.flat)
    library.machine.write(library.address("field"), field)
    library.call("maze_stats", BOUND)
    assert (results(library), library.route(), library.field()) == (found, route, field)


def test_nothing_else_is_written_and_registers_are_kept(library: Library) -> None:
    choose, machine = random.Random(64), library.machine
    saved = bytes(machine.read(0x4000, 0xC000))
    last = library.assembly.org + len(library.assembly.code)
    span = range(library.address("maze_stats"), library.address("maze_stats_end"))
    for walls in (EMPTY, FULL, serpentine(), checkers(), scatter(choose, 0.2), scatter(choose, 0.5)):
        machine.write(last, choose.randbytes(0x10000 - last))
        library.set_walls(walls)
        kept = {pair: choose.randrange(65536) for pair in ("ix", "iy", "bc_", "de_", "hl_")}
        kept |= {one: choose.randrange(256) for one in ("a_", "f_")}
        before = bytearray(machine.read(0, 0x10000))
        call = library.call("maze_stats", BOUND, stack=0xFF00, **kept)
        after = machine.read(0, 0x10000)
        assert {one: getattr(call.registers, one) for one in kept} == kept
        assert (call.registers.sp, call.registers.iff) == (0xFF00, 0)
        for label, length in WRITES:
            at = library.address(label)
            before[at : at + length] = after[at : at + length]
        before[0xFEFE - STACK : 0xFF00] = after[0xFEFE - STACK : 0xFF00]
        changed = {address for address in range(0x10000) if before[address] != after[address]}
        assert changed <= set(span), f"written outside the buffers: {[hex(a) for a in sorted(changed)][:5]}"
    machine.write(0x4000, saved)


def test_stack_use(library: Library) -> None:
    deepest = 0
    for walls in (EMPTY, FULL, serpentine(), checkers(), scatter(random.Random(1), 0.4)):
        library.set_walls(walls)
        deepest = max(deepest, library.call("maze_stats", BOUND, measure_stack=True).stack)
    assert deepest == STACK
    assert f"; Stack: {STACK} bytes" in (ASM / "transform" / "maze_stats.asm").read_text(encoding="ascii")


@pytest.mark.parametrize("contended", [False, True], ids=["uncontended", "contended"])
def test_interrupts_do_no_harm(library: Library, contended: bool) -> None:
    """With the ROM's interrupt, started at many moments of a frame: the field is left, the result is the same."""
    machine = Machine(48, contended=contended)
    machine.boot()
    machine.write(library.assembly.org, library.assembly.code)
    choose = random.Random(50)
    for moment in range(0, 69888, 3499):
        fields = (scatter(choose, 0.45), perfect_maze(moment, winding=True), EMPTY, ~comb())  # EMPTY fills the queue
        walls = fields[moment // 3499 % 4]
        judge(library, walls, exact=False)
        machine.write(library.address("field"), library.field())
        machine.set(pc=0x1303, iff=0)
        machine.write(0xF000, (0x18, 0xFE))
        wait = (moment - machine.registers.t) % machine.frame
        machine.set(pc=0xF000)
        machine.run(wait, interrupts=False)
        frames = machine.word(0x5C78)
        call = machine.call(library.address("maze_stats"), 2 * BOUND, interrupts=True)
        assert machine.word(0x5C78) != frames
        assert (call.carry, call.registers.iff) == (0, 1)
        assert machine.read(library.address("field"), 1024) == library.field()
        for label, length in (("stats_cells", 12), ("route", len(library.route())), ("route_length", 2)):
            at = library.address(label)
            assert machine.read(at, length) == library.machine.read(at, length)


def test_the_time_is_bounded(library: Library) -> None:
    """No field near the bound that the header proves, and the mean for perfect mazes that it gives."""
    text = (ASM / "transform" / "maze_stats.asm").read_text(encoding="ascii")
    bound = re.search(r"; Bound: under ([\d,]+) T", text)
    assert bound
    assert int(bound[1].replace(",", "")) == BOUND
    choose = random.Random(3)
    fields = [make() for make in (*TREES.values(), *LOOPS.values())]
    fields += [scatter(choose, percent / 100) for percent in range(0, 70, 5)]
    fields += [staircases(shift) for shift in range(3)]
    slowest = max(judge(library, walls, exact=False).tstates for walls in fields)
    assert f"the slowest one found {slowest:,} T" in text
    for name, claim in re.findall(r"([\d,]+ T mean, [\d,]+ T at most) \((\w+)", text):
        times = []
        for seed in range(0, 65536, 256):
            library.generate(claim, seed)
            times.append(library.call("maze_stats", BOUND).tstates)
        assert name == f"{np.mean(times):,.0f} T mean, {max(times):,.0f} T at most"


# --- the difficulty picker ----------------------------------------------------------------------------------------


def longest(library: Library, name: str, seed: int, size: tuple[int, int]) -> int:
    library.generate(name, seed % 65536, *size)
    return int(library.call("maze_stats", BOUND).registers.bc)


@pytest.mark.parametrize("generator", ["dfs", "sidewinder", "binary_tree", "growing_tree", "kruskal"])
@pytest.mark.parametrize(("seed", "tries"), [(0, 1), (7, 2), (65530, 12), (1234, 5)])
def test_the_longest_of_several(library: Library, generator: str, seed: int, tries: int) -> None:
    size = (31, 31) if tries % 2 else (15, 11)
    lengths = [longest(library, generator, seed + number, size) for number in range(tries)]
    chosen = (seed + lengths.index(max(lengths))) % 65536
    best = longest(library, generator, chosen, size)
    expected = (library.field(), library.route(), results(library), library.machine.word(library.address("rng_seed")))
    library.prepare(generator, seed, *size)
    kept = {"ix": 0x1234, "iy": 0x5C3A, "bc_": 0x1111, "de_": 0x2222, "hl_": 0x3333, "a_": 0x44, "f_": 0x55}
    call = library.call("pick_longest", hl=library.address(f"generate_{generator}"), b=tries, **kept)
    assert call.carry == 0
    assert {name: getattr(call.registers, name) for name in kept} == kept
    assert call.registers.bc == chosen == library.machine.word(library.address("stats_seed"))
    assert library.machine.word(library.address("route_length")) == best == max(lengths)
    found = (library.field(), library.route(), results(library), library.machine.word(library.address("rng_seed")))
    assert found == expected


def test_the_first_of_equals(library: Library) -> None:
    """At 5 x 5 most routes are of equal length; and 0 tries are 256."""
    lengths = [longest(library, "dfs", seed, (5, 5)) for seed in range(256)]
    for tries in (1, 2, 3, 9, 255, 0):
        library.prepare("dfs", 0, 5, 5)
        call = library.call("pick_longest", hl=library.address("generate_dfs"), b=tries)
        some = lengths[: tries or 256]
        assert call.registers.bc == some.index(max(some))
    lengths = [longest(library, "sidewinder", seed, (5, 31)) for seed in range(256)]
    library.prepare("sidewinder", 0, 5, 31)
    call = library.call("pick_longest", hl=library.address("generate_sidewinder"), b=0)
    assert call.registers.bc == lengths.index(max(lengths)) > 0


def measured(library: Library, label: str, name: str, seed: int, **registers: int) -> Call:
    """A call for a generator's seed, with its stack use."""
    library.prepare(name, seed)
    return library.call(label, measure_stack=True, **registers)


def test_stack_and_time_beside_the_generator(library: Library) -> None:
    text = (ASM / "transform" / "pick_longest.asm").read_text(encoding="ascii")
    assert "; Stack: 10 bytes more than the generator, 20 at least" in text
    assert "and under 400 T for each" in text
    for name, least in (("sidewinder", 20), ("dfs", 0)):
        address, takes, spent = library.address(f"generate_{name}"), [], 0
        for seed in range(20):
            own = measured(library, f"generate_{name}", name, seed)
            measure = library.call("maze_stats")
            takes.append(own.stack)
            call = measured(library, "pick_longest", name, seed, hl=address, b=1)
            assert call.stack == max(own.stack + 10, 20) >= least
            assert 0 < call.tstates - own.tstates - measure.tstates < 400 + 166
            spent += own.tstates + measure.tstates
        call = measured(library, "pick_longest", name, 0, hl=address, b=20)
        again = call.registers.bc != 19
        extra = call.tstates - spent
        assert extra < 400 * (20 + again) + again * (call.tstates / 20)
        assert call.stack == max(max(takes) + 10, 20)


@pytest.mark.parametrize(("width", "height"), [(4, 5), (33, 5), (0, 0), (255, 255)])
def test_an_illegal_size_is_refused(library: Library, width: int, height: int) -> None:
    library.generate("dfs", 99)
    library.machine.write(library.address("field_width"), (width, height))
    before = library.machine.read(0, 0xFD00)
    call = library.call("pick_longest", 1000, hl=library.address("generate_dfs"), b=3)
    assert call.carry == 1
    assert library.machine.read(0, 0xFD00) == before


# --- the gallery's figures ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["dfs", "sidewinder"])
def test_character_is_what_networkx_finds(library: Library, name: str) -> None:
    graphs = []
    for seed in range(0, 65536, 8192):
        library.generate(name, seed)
        grid = nx.grid_2d_graph(32, 32)
        grid.remove_nodes_from([(int(row), int(column)) for row, column in np.argwhere(library.walls())])
        graphs.append(grid)
    found = character(library, name, count=8)
    degrees = [(cell, degree) for graph in graphs for cell, degree in graph.degree]
    rooms = [degree for (row, column), degree in degrees if row % 2 == column % 2 == 1]
    edges = [edge for graph in graphs for edge in graph.edges]
    assert found.mazes == 8
    assert found.cells == len(degrees) / 8
    assert found.dead_ends == pytest.approx(np.mean([degree == 1 for _, degree in degrees]))
    assert found.room_ends == pytest.approx(np.mean([degree == 1 for degree in rooms]))
    assert found.junctions == pytest.approx(np.mean([degree > 2 for _, degree in degrees]))
    assert found.longest == np.mean([nx.diameter(graph) for graph in graphs])
    assert found.corners == np.mean([nx.shortest_path_length(graph, (1, 1), (29, 29)) for graph in graphs])
    assert found.horizontal == pytest.approx(np.mean([a[0] == b[0] for a, b in edges]))
    assert (found.connected, found.parts) == (1, 1)


def test_steps_between_corners() -> None:
    choose = random.Random(9)
    for density in (0.1, 0.3, 0.4, 0.6):
        walls = scatter(choose, density)
        places = np.argwhere(~walls)
        first, last = (tuple(places[at].tolist()) for at in (0, -1))
        assert corner_steps(walls) == steps_between(walls, first, last)
    assert corner_steps(FULL) is None
