"""Tremaux and dead-end filling on any tiling: the very routes of plain models; found whenever networkx finds a way."""

import random
from collections.abc import Callable
from itertools import pairwise

import networkx as nx
import numpy as np
import pytest

from emu_tests.oracles.links import Batch, Size, ways
from emu_tests.oracles.links_mazes import every_passage, graph_of, mazes, opened
from emu_tests.records.sampling import every
from emu_tests.tilings import test_links_solve as solving
from zxmazes.routines.links import LinksLibrary
from zxmazes.tilings import TILINGS, Cell, Tiling

#: A route as cells; None if there is none.
Model = Callable[[Tiling, Size, Batch, Cell, Cell], list[Cell] | None]


def passages_of(tiling: Tiling, size: Size, links: Batch) -> dict[Cell, dict[int, Cell]]:
    """The cells behind the passages of each cell, by code."""
    around = ways(tiling, size)
    return {cell: {c: there for c, there in sorted(around[cell].items()) if links[cell] >> c & 1} for cell in around}


def tremaux(tiling: Tiling, size: Size, links: Batch, start: Cell, finish: Cell) -> list[Cell] | None:
    """A walker who counts the marks at each end of a passage, and knows nothing but those of its own cell."""
    passages = passages_of(tiling, size, links)
    marks = {(cell, code): 0 for cell, around in passages.items() for code in around}
    here = start
    while here != finish:
        with_one = [code for code in passages[here] if marks[here, code] == 1]
        without = [code for code in passages[here] if marks[here, code] == 0]
        if not without and not with_one:
            return None
        code = (without or with_one)[0]
        there = passages[here][code]
        known = any(marks[there, other] for other in passages[there])
        fresh = marks[there, code ^ 4] == 0
        for end in ((here, code), (there, code ^ 4)):
            marks[end] += 2 if known and fresh else 1  # 2: it turns back at once
        here = here if known and fresh else there
    return _unmarked(passages, marks, start, finish)


def _unmarked(
    passages: dict[Cell, dict[int, Cell]], marks: dict[tuple[Cell, int], int], start: Cell, finish: Cell
) -> list[Cell]:
    """The way along the passages with one mark."""
    cells, came = [start], -1
    while cells[-1] != finish:
        (code,) = (code for code in passages[cells[-1]] if marks[cells[-1], code] == 1 and code != came)
        cells.append(passages[cells[-1]][code])
        came = code ^ 4
    return cells


def dead_ends(tiling: Tiling, size: Size, links: Batch, start: Cell, finish: Cell) -> list[Cell] | None:
    """Cells with one passage disappear, again and again; then a depth-first search by the order of the codes."""
    graph = graph_of(tiling, size, links)
    while lone := [cell for cell in graph if graph.degree(cell) == 1 and cell not in (start, finish)]:
        graph.remove_nodes_from(lone)
    passages = passages_of(tiling, size, links)
    parents: dict[Cell, Cell | None] = {start: None}
    stack = [(start, iter(passages[start].values()))]
    while stack and finish not in parents:
        cell, left = stack[-1]
        there = next((one for one in left if one in graph and one not in parents), None)
        if there is None:
            stack.pop()
        else:
            parents[there] = cell
            stack.append((there, iter(passages[there].values())))
    return [*(cell for cell, _ in stack[:-1]), finish] if finish in parents else None


MODELS: dict[str, Model] = {"tremaux": tremaux, "dead_ends": dead_ends}


@pytest.fixture(scope="module")
def library() -> LinksLibrary:
    return LinksLibrary()


@pytest.mark.parametrize("tiling", every(3, TILINGS.values(), "links_solve_{solver}"), ids=lambda one: one.name)
@pytest.mark.parametrize("solver", MODELS)
def test_routes_are_those_of_the_model(library: LinksLibrary, solver: str, tiling: Tiling) -> None:
    """In mazes of all kinds and sizes; no cell twice; in a perfect maze the only way."""
    choose = random.Random(f"{solver} {tiling.name}")
    for size in solving.some(tiling, choose):
        cells = list(ways(tiling, size))
        for name, links in mazes(tiling, size, choose):
            solving.board(library, tiling, size, links, choose)
            graph = graph_of(tiling, size, links)
            for start, finish in [(cells[0], cells[-1]), (cells[3], cells[3]), *pairwise(choose.sample(cells, 3))]:
                call = solving.solved(library, solver, start, finish, links)
                told = f"{name}, {size}: {start} to {finish}"
                assert call.carry == (not nx.has_path(graph, start, finish)), told
                expected = MODELS[solver](tiling, size, links, start, finish)
                if call.carry:
                    assert expected is None, told
                    continue
                route = solving.followed(tiling, size, links, start, library.route())
                assert route == expected, told
                assert len({*route}) == len(route) == call.registers.bc + 1
                if name in ("winding", "bushy"):
                    assert route == nx.shortest_path(graph, start, finish)
                    assert solver != "dead_ends" or start == finish or not (left_open(library) & {*cells}) - {*route}


def left_open(library: LinksLibrary) -> set[Cell]:
    """The cells of the copy that the filling of dead ends has left."""
    copy = np.frombuffer(library.machine.read(library.address("links_distances"), 1024), np.uint8)
    return {divmod(int(place), 32) for place in np.flatnonzero(copy)}


@pytest.mark.parametrize("solver", MODELS)
def test_halls_and_combs_stay_in_the_time_of_the_header(library: LinksLibrary, solver: str) -> None:
    """The slowest boards that were found: every passage of octagons, with no way to the finish; one long comb."""
    octagons, size = TILINGS["octagon"], (32, 32, 1)
    choose = random.Random(solver)
    shut = [
        (cell, code) for cell, code in every_passage(octagons, size) if ways(octagons, size)[cell][code] != (31, 31)
    ]
    shut = [(cell, code) for cell, code in shut if cell != (31, 31)]
    comb = [((0, column), 2) for column in range(31)] + [((row, c), 4) for row in range(31) for c in range(32)]
    for passages in (shut, comb):
        links = opened(octagons, size, passages)
        solving.board(library, octagons, size, links, choose)
        for start in ((0, 0), (16, 15), (31, 0)):
            solving.solved(library, solver, start, (31, 31), links)
