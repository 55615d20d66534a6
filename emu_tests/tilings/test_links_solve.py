"""Routes and distances on any tiling: against networkx, in mazes, halls and anything between, in the header's time."""

import random
import re
from itertools import pairwise

import networkx as nx
import numpy as np
import pytest

from emu_tests.machine.calls import KEPT
from emu_tests.oracles.headers import claimed_time
from emu_tests.oracles.links import Batch, Size, sizes_of, ways
from emu_tests.oracles.links_mazes import every_passage, graph_of, mazes, opened, right_hand, serpentine, set_links
from emu_tests.records.sampling import every
from zxmazes.machine.spectrum import Call
from zxmazes.routines.index import by_name, routine
from zxmazes.routines.links import LinksLibrary
from zxmazes.tilings import TILINGS, Cell, Tiling

every_tiling = pytest.mark.parametrize("tiling", TILINGS.values(), ids=lambda one: one.name)
every_solver = pytest.mark.parametrize("solver", by_name("links solver"))
NOWHERE = 0xFFFF
#: What no call may read before it has written it.
SCRATCH = {"links_steps": 1024, "links_ways": 1024, "links_list": 2048, "route": 1024}


@pytest.fixture(scope="module")
def library() -> LinksLibrary:
    return LinksLibrary()


def board(library: LinksLibrary, tiling: Tiling, size: Size, links: Batch, choose: random.Random) -> None:
    """Put a maze into the machine, and anything into the memory that a call writes before it reads it."""
    rows, columns, storeys = size
    library.select(tiling.name, storeys)
    library.set_inputs(1, columns, rows)
    set_links(library, links)
    for label, size_ in SCRATCH.items():
        library.machine.write(library.address(label), choose.randbytes(size_))


def some(tiling: Tiling, choose: random.Random) -> list[Size]:
    """The sizes of the oracle, and some at random."""
    found = sizes_of(tiling)
    for _ in range(3):
        storeys = choose.randint(1, 4)
        found.append((choose.randint(3, 32 // storeys), choose.randint(3, 32), storeys))
    return found


def solved(library: LinksLibrary, solver: str, start: Cell, finish: Cell, links: Batch) -> Call:
    """A call of a solver, with what every call promises judged."""
    call = library.solve(solver, start, finish, **KEPT)
    assert {register: getattr(call.registers, register) for register in KEPT} == KEPT
    assert (library.links() == links).all()
    assert call.registers.bc == library.machine.word(library.address("route_length"))
    assert call.registers.bc == 0 or not call.carry
    assert call.tstates <= by_name("links solver")[solver].worst
    return call


def followed(tiling: Tiling, size: Size, links: Batch, start: Cell, route: list[int]) -> list[Cell]:
    """The cells of a route, after asserting that there is a passage for each step."""
    cells = [start]
    for code in route:
        assert links[cells[-1]] >> code & 1, f"no passage {code} at {cells[-1]}"
        cells.append(ways(tiling, size)[cells[-1]][code])
    return cells


@every_tiling
def test_routes_have_the_fewest_steps(library: LinksLibrary, tiling: Tiling) -> None:
    choose = random.Random(f"routes {tiling.name}")
    for size in some(tiling, choose):
        cells = list(ways(tiling, size))
        for name, links in mazes(tiling, size, choose):
            board(library, tiling, size, links, choose)
            graph = graph_of(tiling, size, links)
            for start, finish in [(cells[0], cells[-1]), (cells[3], cells[3]), *pairwise(choose.sample(cells, 3))]:
                call = solved(library, "solve", start, finish, links)
                if call.carry:
                    assert not nx.has_path(graph, start, finish), f"{name}, {size}: {start} to {finish}"
                else:
                    assert followed(tiling, size, links, start, library.route())[-1] == finish
                    assert call.registers.bc == nx.shortest_path_length(graph, start, finish), f"{name}, {size}"


@every_tiling
def test_a_hand_on_the_wall_finds_what_it_can(library: LinksLibrary, tiling: Tiling) -> None:
    """The very walk of an oracle; in a perfect maze it always arrives."""
    choose = random.Random(f"walls {tiling.name}")
    found = {True: 0, False: 0}
    for size in some(tiling, choose):
        cells = list(ways(tiling, size))
        for name, links in mazes(tiling, size, choose):
            board(library, tiling, size, links, choose)
            for start, finish in [(cells[0], cells[-1]), (cells[3], cells[3]), *pairwise(choose.sample(cells, 3))]:
                call = solved(library, "wall", start, finish, links)
                expected = right_hand(tiling, size, links, start, finish)
                assert call.carry == (expected is None), f"{name}, {size}: {start} to {finish}"
                assert library.route() == (expected or [])
                assert name not in ("winding", "bushy") or not call.carry
                found[not call.carry] += 1
    assert min(found.values()) > 20


@pytest.mark.parametrize("tiling", every(3, TILINGS.values(), "links_distance"), ids=lambda one: one.name)
def test_distances(library: LinksLibrary, tiling: Tiling) -> None:
    choose = random.Random(f"distances {tiling.name}")
    for size in some(tiling, choose):
        cells = list(ways(tiling, size))
        for name, links in mazes(tiling, size, choose):
            board(library, tiling, size, links, choose)
            goal = choose.choice(cells)
            call = library.call("links_distance", d=goal[0], e=goal[1], **KEPT)
            assert {register: getattr(call.registers, register) for register in KEPT} == KEPT
            assert (library.links() == links).all()
            assert call.tstates <= routine("links_distance").worst
            graph = graph_of(tiling, size, links)
            expected = np.full((32, 32), NOWHERE)
            for cell, steps in nx.single_source_shortest_path_length(graph, goal).items():
                expected[cell] = steps
            assert (library.distances() == expected).all(), f"{name}, {size}: from {goal}"
            assert (call.carry, call.registers.bc) == (0, expected[expected < NOWHERE].max())
            judge_steps(library, tiling, size, links, expected, choose.sample(cells, 4))


def judge_steps(
    library: LinksLibrary, tiling: Tiling, size: Size, links: Batch, distance: np.ndarray, cells: list[Cell]
) -> None:
    """links_step goes one nearer, in the direction that it names; links_neighbour_of goes where a passage leads."""
    library.machine.write(library.address("links_ways"), b"\xa5" * 1024)  # neither reads marks
    for cell in cells:
        behind = {code: there for code, there in ways(tiling, size)[cell].items() if links[cell] >> code & 1}
        call = library.call("links_step", d=cell[0], e=cell[1], **KEPT)
        to = (call.registers.d, call.registers.e)
        assert call.carry == (distance[cell] in (0, NOWHERE))
        assert call.tstates <= claimed_most("links_step")
        if call.carry:
            assert to == cell
        else:
            assert behind[call.registers.a] == to
            assert distance[to] == distance[cell] - 1
        for code in range(8):
            call = library.call("links_neighbour_of", d=cell[0], e=cell[1], a=code)
            assert (call.registers.d, call.registers.e) == behind.get(code, cell)
            assert call.carry == (code not in behind)
            assert call.tstates <= claimed_most("links_neighbour_of")


def claimed_most(label: str) -> int:
    """The most T-states that the header of a part states."""
    found = re.search(r"([\d,]+) T at most", claimed_time(label))
    assert found
    return int(found[1].replace(",", ""))


OUTSIDE = [(0, 9), (7, 0), (7, 9), (255, 0), (0, 255), (32, 3), (3, 32), (128, 128)]


@every_tiling
def test_ends_outside_the_maze_are_refused(library: LinksLibrary, tiling: Tiling) -> None:
    size = (7, 9, 1)
    links = opened(tiling, size, every_passage(tiling, size))
    for end in OUTSIDE:
        board(library, tiling, size, links, random.Random(1))
        for solver in by_name("links solver"):
            assert solved(library, solver, end, (1, 1), links).carry
            assert solved(library, solver, (1, 1), end, links).carry
        for label in ("links_distance", "links_step", "links_neighbour_of"):
            before = library.distances()
            call = library.call(label, d=end[0], e=end[1], a=2)
            assert call.carry
            assert (library.distances() == before).all()


@every_solver
def test_an_illegal_board_is_refused(library: LinksLibrary, solver: str) -> None:
    """Nothing but route_length is written, even after a legal torus, whose edges would be turned."""
    board(library, TILINGS["torus"], (5, 5, 1), np.full((32, 32), 0x55, np.uint8), random.Random(1))
    library.call("links_rule")
    unknown = len(TILINGS)
    for tiling, rows, columns in (
        *((unknown, 5, 5), (255, 5, 5), (1, 0, 5), (1, 5, 33), (1, 255, 255), (0, 1, 5), (8, 17, 5)),
    ):
        library.machine.write(library.address("tiling"), (tiling, rows, columns, 2))
        library.machine.poke_word(library.address("route_length"), 0)
        before = library.machine.read(0, 0xFE00)
        call = library.solve(solver, (1, 1), (2, 2))
        assert (call.carry, call.registers.bc) == (1, 0)
        assert library.machine.read(0, 0xFE00) == before


@pytest.mark.parametrize(
    "tiling", every(3, TILINGS.values(), "links_solve", "links_solve_wall", "links_distance"), ids=lambda one: one.name
)
def test_no_call_takes_longer_than_the_header_states(library: LinksLibrary, tiling: Tiling) -> None:
    """The largest boards, with every passage or nearly, from corners and the middle; and long ways without a fork."""
    choose = random.Random(f"times {tiling.name}")
    size = (8, 32, 4) if tiling.floors else (32, 32, 1)
    everything = every_passage(tiling, size)
    for share in (1, 0.97, 0.8, 0.6):
        links = opened(tiling, size, [one for one in everything if choose.random() < share])
        board(library, tiling, size, links, choose)
        for start in ((0, 0), (31, 31), (16, 15)):
            for solver in by_name("links solver"):
                solved(library, solver, start, (31, 0), links)
            call = library.call("links_distance", d=start[0], e=start[1])
            assert call.tstates <= routine("links_distance").worst
    links = serpentine(tiling, size, choose)
    board(library, tiling, size, links, choose)
    ends = [cell for cell in ways(tiling, size) if int(links[cell]).bit_count() == 1]
    for solver in by_name("links solver"):
        refused = solver == "weave" and tiling.name != "square"
        assert solved(library, solver, ends[0], ends[1], links).carry == refused


MEANS = [
    pytest.param(one.name, name, int(rows), int(columns), int(mean.replace(",", "")), id=f"{one.name}-{name}-{rows}")
    for one in by_name("links solver").values()
    for mean, name, columns, rows in re.findall(r"([\d,]+) T mean \((\w+) (\d+)x(\d+)\)", one.fields["Time"])
]


@pytest.mark.parametrize(("solver", "tiling", "rows", "columns", "mean"), MEANS)
def test_mean_times(library: LinksLibrary, solver: str, tiling: str, rows: int, columns: int, mean: int) -> None:
    """Corner to corner in depth-first mazes of 64 seeds; within the bars that the project set itself."""
    library.select(tiling)
    maker = "weave_dfs" if solver == "weave" else "dfs"
    times = []
    for seed in range(512, 65536, 1024):
        library.generate(maker, seed, columns, rows)
        times.append(library.solve(solver, (0, 0), (rows - 1, columns - 1)).tstates)
    assert np.mean(times) == pytest.approx(mean, rel=0.01)
    assert solver != "solve" or mean <= (90_000 if rows == 15 else 380 * rows * columns)
