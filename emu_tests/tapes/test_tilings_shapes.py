"""Boards of the tape `tilings` that are out of the ordinary: shapes, nothing at all, the smallest."""

import itertools

import networkx as nx
import numpy as np
import pytest

from emu_tests.machine.pressing import address, at, byte, hold, place, press, until, word
from emu_tests.machine.tilings_tape import (
    NAME,
    ORDER,
    chosen,
    ends,
    follow,
    graph,
    judge_maze,
    links,
    mask,
    middle,
    rest,
    size,
    tiling,
    way,
)
from emu_tests.records.sampling import every


@pytest.mark.parametrize(("name", "keys"), every(5, itertools.product(ORDER, ("h", "lm", "c")), f"dist/{NAME}.tap"))
def test_the_maze_of_a_shape(name: str, keys: str) -> None:
    """No passage leads into a cell that is taken out; the others hang together where the shape does."""
    machine = chosen(name)
    for pressed in ("e", *keys, "m", "ENTER"):
        press(machine, pressed, after=60)
    until(machine, NAME, "board_frame")
    judge_maze(machine)
    out = mask(machine)
    cells = tiling(machine).cells(*size(machine))
    assert all((links(machine)[cell] == 0) for cell in cells if out[cell])
    inside = graph(machine).subgraph([cell for cell in cells if not out[cell]])
    free = nx.Graph()
    free.add_nodes_from(inside)
    for cell in inside:
        free.add_edges_from(
            (cell, there) for _, there in tiling(machine).neighbours(cell, *size(machine)) if there in inside
        )
    parts = nx.number_connected_components(free)
    assert nx.number_connected_components(inside) == parts
    assert inside.number_of_edges() == len(inside) - parts
    first, last = ends(machine)
    follow(machine, way(machine, first, last))


def test_squares_without_corners_have_room_for_colours() -> None:
    """The arrows stand where cells are taken out."""
    machine = at(NAME, "menu", *"w 1 1 ENTER h 1 0 ENTER e c m ENTER".split())
    assert tiling(machine).name == "square"
    assert mask(machine)[ends(machine)[0][0], ends(machine)[0][1] - 1]
    assert byte(machine, NAME, "own") == 1


def test_an_empty_board_is_refused() -> None:
    """All cells taken out: a message, and the page goes on."""
    machine = at(NAME, "mask-on")
    machine.write(address(NAME, "links_mask"), bytes([255] * 128))
    press(machine, "ENTER", after=60)
    assert "too few cells" in machine.text()[21]
    press(machine, "k", after=20)
    press(machine, "ENTER", after=60)
    until(machine, NAME, "board_frame")


@pytest.mark.parametrize("keys", [("w", "2", "ENTER", "h", "2", "ENTER"), ("w", "3", "ENTER", "h", "3", "ENTER")])
def test_the_smallest_mazes(keys: tuple[str, ...]) -> None:
    machine = at(NAME, "menu")
    for name in ORDER:
        machine.type(*keys)
        machine.type("ENTER")
        machine.frames(100)
        until(machine, NAME, "board_frame")
        judge_maze(machine)
        first, last = ends(machine)
        follow(machine, way(machine, first, last))
        machine.frames(40)
        press(machine, "m", after=0)
        rest(machine, "menu_frame")
        press(machine, "a", after=20)
        assert ORDER[byte(machine, NAME, "tiling")] == ORDER[(ORDER.index(name) + 1) % len(ORDER)]


@pytest.mark.parametrize("name", ORDER)
def test_no_dot_of_the_way_wipes_another_out(name: str) -> None:
    """A dot inverts four pixels: where two of them are there is none, so no two are at one place."""
    machine, dots = at(NAME, "menu", f"a*{ORDER.index(name)}", "ENTER"), []
    rest(machine)
    hold(machine, "s")
    while machine.run(30 * machine.frame, address(NAME, "stamp")):
        dots.append(divmod(machine.registers.de, 256))
        machine.run(1)
    assert len(dots) >= word(machine, NAME, "route_length") * 4 // 5, "none lies on stairs"
    for one in {one for one in dots if dots.count(one) == 2}:  # a footprint makes room for a dot there
        assert one == dots[0] or max(map(abs, np.subtract(one, middle(machine, place(machine, NAME, "walker"))))) <= 4
    for one, other in itertools.combinations(set(dots), 2):
        assert max(abs(one[0] - other[0]), abs(one[1] - other[1])) > (name != "polar"), (one, other)
