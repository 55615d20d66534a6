"""The walkers: every step that they take, when they give up, and what is left of the walk as the route."""

import itertools
import random
from collections import Counter

import networkx as nx
import numpy as np
import pytest

from emu_tests.oracles.fields import EMPTY, FULL, scatter, serpentine, staircases
from emu_tests.oracles.generating import PERFECT
from emu_tests.oracles.mazes import show
from emu_tests.oracles.paths import Place, Walls, graph_of, perfect_maze, steps_between
from emu_tests.oracles.solving import rules, soil
from emu_tests.records.sampling import some
from zxmazes.paths import ASM
from zxmazes.routines.library import STEPS, STRIDE, Library, walk

WALKERS = ("tremaux", "wall_left", "wall_right")
#: For each hand: the turn from a side to the one that is looked at after it.
TURNS = {"wall_left": 1, "wall_right": -1}


def free(walls: Walls, cell: Place) -> bool:
    return all(0 <= at < STRIDE for at in cell) and not walls[cell]


def beside(cell: Place, side: int) -> Place:
    return cell[0] + STEPS[side % 4][0], cell[1] + STEPS[side % 4][1]


def solve(library: Library, name: str, walls: Walls, start: Place, finish: Place) -> tuple[bool, list[int], list[int]]:
    """Whether it found the finish; the codes of all steps walked; those of the clean route."""
    library.set_walls(walls)
    choose = random.Random(start[0] * 977 + finish[1])
    soil(library, name, choose)
    call = library.solve(name, start, finish, budget=rules(name).worst)
    length = library.machine.word(library.address("walked_length"))
    assert length <= 4000
    assert call.registers.bc == len(library.route())
    walked = list(library.machine.read(library.address("walked"), length))
    assert {*walked, *library.route()} <= {0, 2, 4, 6}
    return not call.carry, walked, library.route()


def judge(library: Library, name: str, walls: Walls, start: Place, finish: Place) -> bool:
    """Every step between free neighbours; the finish once, last; the route is made of steps walked, no cell twice."""
    found, walked, route = solve(library, name, walls, start, finish)
    where = f"solve_{name} from {start} to {finish}:{show(walls)}"
    if not free(walls, start) or not free(walls, finish):
        assert (found, walked, route) == (False, [], []), where
        return False
    way = walk(start, walked)
    assert all(free(walls, cell) for cell in way), where
    if start == finish:
        assert (found, walked, route) == (True, [], []), where
    elif found:
        assert way[-1] == finish, where
        assert way.count(finish) == 1, where
        clean = walk(start, route)
        assert clean[-1] == finish, where
        assert len(set(clean)) == len(clean), where
        taken = set(itertools.pairwise(way))
        assert set(itertools.pairwise(clean)) <= taken, where
    else:
        assert finish not in way, where
        assert route == [], where
    if name == "tremaux":
        judge_marks(walls, start, finish, found, way, where)
    elif start != finish:
        assert (found, way) == follow_wall(walls, start, finish, TURNS[name]), where
    return found


def judge_marks(walls: Walls, start: Place, finish: Place, found: bool, way: list[Place], where: str) -> None:
    """No passage more than twice, and twice only in both directions; each step one that the marks allow."""
    graph = graph_of(walls)
    assert found == nx.has_path(graph, start, finish), where
    directed = Counter(itertools.pairwise(way))
    assert max(directed.values(), default=0) <= 1, where
    if not found:  # all that there is, in both directions, and back
        edges = graph.edges(nx.node_connected_component(graph, start))
        assert len(way) - 1 == 2 * len(edges), where
        assert way[-1] == start, where
    marks: Counter[frozenset[Place]] = Counter()
    met = {start}
    came = None
    for here, there in itertools.pairwise(way):
        passage = frozenset((here, there))
        ways = [beside(here, side) for side in range(4)]  # clockwise from up
        new = [cell for cell in ways if cell in graph and not marks[frozenset((here, cell))]]
        if came is not None and marks[frozenset((came, here))] == 1 and here in met:
            assert there == came, where  # known, by a new passage
        elif new:
            assert there == new[0], where
        else:
            assert marks[passage] == 1, where
        met.add(here)
        marks[passage] += 1
        came = here


def follow_wall(walls: Walls, start: Place, finish: Place, turn: int) -> tuple[bool, list[Place]]:
    """The hand on the wall, every pair (cell, heading) remembered; the cells walked."""
    cell, way = start, [start]
    hand = -turn
    while True:
        order = [hand + turn * number for number in range(4)]
        touched = [side for side in order if not free(walls, beside(cell, side))]
        if touched:
            break
        cell = beside(cell, 0)
        way.append(cell)
        if cell == finish:
            return True, way
    if len(touched) == 4:
        return False, way
    side = touched[0]  # he comes from the last free side before the wall
    while not free(walls, beside(cell, side)):
        side -= turn
    heading = side + 2
    been = set()
    while (cell, heading % 4) not in been:
        been.add((cell, heading % 4))
        side = heading + 2 + turn
        while not free(walls, beside(cell, side)):
            side += turn
        cell, heading = beside(cell, side), side
        way.append(cell)
        if cell == finish:
            return True, way
    return False, way


def cases(choose: random.Random, count: int) -> list[tuple[Walls, Place, Place]]:
    """Fields of every density with any two ends, some of them walls."""
    found = []
    for _ in range(count):
        walls = scatter(choose, choose.random() * 0.7)
        start, finish = ((choose.randrange(STRIDE), choose.randrange(STRIDE)) for _ in range(2))
        if choose.random() < 0.9:
            walls[start] = walls[finish] = False
        found.append((walls, start, finish))
    return found


@pytest.mark.parametrize("name", WALKERS)
@pytest.mark.parametrize("nth", some([2], [2, 1], "solve_{name}"))
def test_every_step_on_any_field(library: Library, name: str, nth: int) -> None:
    outcomes = Counter(
        judge(library, name, *case) for case in cases(random.Random(15), (120 if name == "tremaux" else 500) // nth)
    )
    assert min(outcomes[True], outcomes[False]) > 20 // nth


@pytest.mark.parametrize("name", WALKERS)
@pytest.mark.parametrize("maker", PERFECT)
@pytest.mark.parametrize("seeds", some([2], [2, 6], "solve_{name}", "generate_{maker}"))
def test_perfect_mazes_are_solved(library: Library, name: str, maker: str, seeds: int) -> None:
    """First configuration: all three walkers find the finish, and the clean route is the only one."""
    choose = random.Random(maker)
    for seed in range(seeds):
        library.generate(maker, seed * 4099)
        walls = library.walls().copy()
        cells = np.argwhere(~walls).tolist()
        (a, b), (c, d) = choose.sample(cells, 2)
        assert judge(library, name, walls, (a, b), (c, d))
        assert walk((a, b), library.route()) == nx.shortest_path(graph_of(walls), (a, b), (c, d))


def rings(doors: list[Place]) -> Walls:
    """A maze of the third configuration: a ring of corridor round an island of wall in which the finish lies."""
    walls = FULL.copy()
    walls[1, 1:20] = walls[19, 1:20] = walls[1:20, 1] = walls[1:20, 19] = False
    walls[5, 5:16] = walls[15, 5:16] = walls[5:16, 5] = walls[5:16, 15] = False
    walls[10, 10] = False
    for door in doors:
        walls[door] = False
    return walls


def test_the_three_configurations(library: Library) -> None:
    """Loops beside the goal, and loops round it: a hand on the outer wall never comes to the inner ring."""
    second, third = rings([]), rings([(10, 2), (10, 3), (10, 4), (6, 10), (7, 10), (8, 10), (9, 10)])
    second[20:25, 10] = False
    third[0, 1] = False
    for name in WALKERS:
        assert judge(library, name, second, (1, 1), (24, 10))
        assert judge(library, name, third, (0, 1), (10, 10)) == (name == "tremaux")
        assert judge(library, name, third, (10, 10), (0, 1)) == (name == "tremaux")


@pytest.mark.parametrize("name", WALKERS)
@pytest.mark.parametrize("many", some([3], [3, 5], "solve_{name}"))
def test_fields_made_to_hurt(library: Library, name: str, many: int) -> None:
    """No wall at all but one round the finish: every passage twice; stripes, chessboards, single cells, dominoes."""
    rows, columns = np.indices((STRIDE, STRIDE))
    pond = np.abs(rows - 15) + np.abs(columns - 16) == 1
    corner = (rows + columns == 61) | (rows + columns == 60)
    fields = [EMPTY, pond, corner, serpentine(), staircases(1), rows % 2 == 1, (rows + columns) % 2 == 1]
    fields += [(rows % 2 == 1) & (columns % 2 == 1), (rows % 3 == 1) & (columns % 3 == 1), (rows * columns) % 7 == 3]
    ends = [(0, 0), (31, 31), (31, 0), (15, 16), (8, 9)][:many]
    longest = 0
    for walls in fields:
        for start in ends:
            for finish in ends:
                if name != "tremaux" or start != ends[2]:
                    judge(library, name, walls, start, finish)
                longest = max(longest, library.machine.word(library.address("walked_length")))
    assert longest > (3900 if name == "tremaux" else 900)


def test_single_walls_in_a_hall(library: Library) -> None:
    """From the middle of a hall the wall followers go up to a wall; what they then go round is that wall."""
    for column in range(STRIDE):
        walls = EMPTY.copy()
        walls[7, column] = True
        for name in TURNS:
            reached = [judge(library, name, walls, (20, 12), finish) for finish in ((0, 0), (6, column), (12, 12))]
            assert reached == [column not in (11, 12, 13), column in (0, 11, 12, 13, 31), True]


def test_dead_ends_leave_the_route_of_a_perfect_maze(library: Library) -> None:
    for seed in range(12):
        walls = perfect_maze(seed, bool(seed % 2))
        choose = random.Random(seed)
        (a, b), (c, d) = choose.sample(np.argwhere(~walls).tolist(), 2)
        library.set_walls(walls)
        call = library.solve("dead_ends", (a, b), (c, d), budget=rules("dead_ends").worst)
        route = nx.shortest_path(graph_of(walls), (a, b), (c, d))
        assert not call.carry
        assert walk((a, b), library.route()) == route
        work = np.frombuffer(library.machine.read(library.address("work"), 1156), np.uint8).reshape(34, 34)
        left = set(map(tuple, (np.argwhere(work != 255) - 1).tolist()))
        assert left == {(c, d)}  # all else is filled, or walked and filled


@pytest.mark.parametrize("fields", some([20], [20, 60], "solve_dead_ends"))
def test_dead_ends_never_enters_one(library: Library, fields: int) -> None:
    """The route keeps to cells that are left when dead ends are filled, with loops and in halls too."""
    for walls, start, finish in cases(random.Random(17), fields):
        library.set_walls(walls)
        call = library.solve("dead_ends", start, finish, budget=rules("dead_ends").worst)
        if walls[start] or walls[finish]:
            assert call.carry
            continue
        graph = nx.Graph(graph_of(walls))
        graph.add_edges_from([(start, "out"), (finish, "out")])
        core = nx.k_core(graph, 2)
        assert call.carry == (steps_between(walls, start, finish) is None)
        if not call.carry and start != finish:
            assert core.nodes >= {*walk(start, library.route())}, show(walls)


def test_sizes_with_leaves(library: Library) -> None:
    leaves = {"tremaux": ("walk_begin", "walk_place")}
    leaves |= dict.fromkeys(TURNS, ("wall_begin", "walk_begin", "walk_place", "route_step"))
    for name, parts in leaves.items():
        size = library.size(f"solve_{name}")
        text = (ASM / "solve" / f"solve_{name}.asm").read_text(encoding="ascii")
        names = ", ".join(parts[:-1])
        total = size + sum(library.size(part) for part in parts)
        assert f"; Size:  {size} bytes; {total} with {names} and {parts[-1]}\n" in text


def test_times_of_the_leaves(library: Library) -> None:
    library.set_walls(EMPTY)
    text = (ASM / "lib" / "walk_begin.asm").read_text(encoding="ascii")
    places = [(row, column) for row in range(STRIDE) for column in range(STRIDE)]
    field = library.address("field")
    for row, column in places:
        call = library.call("walk_place", 1000, d=row, e=column)
        assert (call.carry, call.registers.hl) == (0, field + row * STRIDE + column)
        assert f"Time: {call.tstates} T; {library.call('walk_place', 1000, d=row, e=32).tstates} T outside" in text
        call = library.call("walk_begin", 1000, d=row, e=column, h=31 - row, l=column)
        assert (call.registers.hl, call.registers.de) == (field + row * 32 + column, field + (31 - row) * 32 + column)
        assert f"Time: {call.tstates} T for two free cells" in text


@pytest.mark.sweep("solve_{name}")
@pytest.mark.parametrize("name", WALKERS)
def test_a_soak_of_any_fields(library: Library, name: str) -> None:
    for case in cases(random.Random(f"soak {name}"), 600 if name == "tremaux" else 5000):
        judge(library, name, *case)
