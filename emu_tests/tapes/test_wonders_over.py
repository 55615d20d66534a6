"""The page of the tape `wonders` with bridges: the maze, the walker over and under them, the way to the exit."""

import random

import networkx as nx
import numpy as np
import pytest

from emu_tests.machine.pressing import address, at, hold, place, press, word
from emu_tests.oracles.links import Batch
from emu_tests.oracles.weaves import Node, assert_woven, beyond, crossings, is_crossing, node
from zxmazes.machine.spectrum import Machine
from zxmazes.tilings import Cell

NAME = "wonders"
SIZE = (10, 15, 1)
TOP, LEFT = 2, 1  # the characters of the first cell
CYAN, BRIDGE, START, FINISH, HERO, WAY = 0x05, 0x03, 0x44, 0x42, 0x46, 0x47
KEYS = {0: "q", 2: "p", 4: "a", 6: "o"}


def begun(moment: int) -> tuple[Machine, Batch, "nx.Graph[Node]"]:
    """The page with the maze of a seed, and that maze as a graph."""
    machine = at(NAME, "list")
    machine.write(address(NAME, "seed"), moment.to_bytes(2, "little"))
    press(machine, "w", after=40)
    links = np.frombuffer(machine.read(address(NAME, "links"), 1024), np.uint8).reshape(32, 32)
    return machine, links, assert_woven(SIZE, links)


def cells_of(machine: Machine) -> np.ndarray:
    """The colour of each cell, which all its four characters have."""
    rows, columns, _ = SIZE
    inks = np.frombuffer(machine.attributes(), np.uint8).reshape(24, 32)
    inks = inks[TOP : TOP + 2 * rows, LEFT : LEFT + 2 * columns].reshape(rows, 2, columns, 2).swapaxes(1, 2)
    assert (inks == inks[:, :, :1, :1]).all()
    return np.asarray(inks[:, :, 0, 0])


def walk(machine: Machine, key: str) -> None:
    """A key, and as long as it takes to cross all the bridges in a row that there can be."""
    press(machine, key, after=80)


@pytest.mark.parametrize("moment", [0, 321, 44444])
def test_the_walker_takes_passages_only_and_stops_on_no_bridge(moment: int) -> None:
    machine, links, graph = begun(moment)
    assert crossings(links) > 6
    cell, draw, crossed = place(machine, NAME, "links_entrance"), random.Random(moment), 0
    last, code = place(machine, NAME, "links_exit"), 0
    for number in range(100):
        onward = [way for way in KEYS if links[cell] >> way & 1 and way != code ^ 4]
        code = draw.choice([0, 2, 4, 6] if number % 8 == 0 else onward or [code ^ 4])
        walk(machine, KEYS[code])
        came = cell
        if links[cell] >> code & 1:
            there = beyond(cell, code)
            while is_crossing(links[there]):
                assert graph.has_edge(node(links, cell, code), node(links, there, code))
                cell, there, crossed = there, beyond(there, code), crossed + 1
            cell = there
        assert place(machine, NAME, "over_hero") == cell
        inks = cells_of(machine)
        assert inks[cell] == HERO
        assert cell == came or inks[came] == (START if came == place(machine, NAME, "links_entrance") else CYAN)
        if cell == last:
            break
        assert inks[last] == FINISH
        assert (inks == HERO).sum() == 1
    assert crossed > 0


def test_the_way_is_shown_and_walked_to_the_exit() -> None:
    """Each cell of the shortest way is white until he has passed it; then another maze begins."""
    machine, links, graph = begun(9)
    first, last = place(machine, NAME, "links_entrance"), place(machine, NAME, "links_exit")
    press(machine, "s", after=60)
    codes = machine.read(address(NAME, "route"), word(machine, NAME, "route_length"))
    route: list[Cell] = [first]
    for code in codes:
        assert graph.has_edge(node(links, route[-1], code), node(links, beyond(route[-1], code), code))
        route.append(beyond(route[-1], code))
    assert route[-1] == last
    assert len(codes) == nx.shortest_path_length(graph, (first, 0), (last, 0))
    inks = cells_of(machine)
    assert {(int(row), int(column)) for row, column in np.argwhere(inks == WAY)} == {*route} - {first, last}
    assert (inks[first], inks[last]) == (HERO, FINISH)
    for number, code in enumerate(codes):
        if not is_crossing(links[route[number]]):
            walk(machine, KEYS[code])
    assert place(machine, NAME, "over_hero") == last
    assert not (cells_of(machine) == WAY).any()
    assert "The way was shown: no star" in machine.text()[22]
    press(machine, "x", after=40)
    assert "Walk to the red ring" in machine.text()[22]
    assert not (np.frombuffer(machine.read(address(NAME, "links"), 1024), np.uint8).reshape(32, 32) == links).all()


def test_the_walker_is_seen_on_a_bridge_and_not_below_it() -> None:
    """In the middle of a crossing: his pixels are there, or the bridge's alone."""
    machine, links, _ = begun(2)
    for under in (True, False):
        cell, code = next(
            ((row, column), code)
            for row, column in np.argwhere(links == 0x57).tolist()
            for code in ((0,) if under else (2,))
            if not is_crossing(links[beyond((row, column), code ^ 4)])
        )
        start = beyond(cell, code ^ 4)
        machine.write(address(NAME, "over_hero"), start[::-1])
        machine.write(address(NAME, "weave_x"), [16 * start[1] + 4, 16 * start[0] + 4])
        press(machine, KEYS[code], frames=3, after=6)
        assert place(machine, NAME, "over_hero") in (cell, beyond(cell, code))
        line = 16 * cell[0] + 8 * TOP + 8
        shown = machine.read(0x4000 + 2048 * (line // 64) + 256 * (line % 8) + 32 * (line // 8 % 8), 32)
        inside = shown[LEFT + 2 * cell[1] : LEFT + 2 * cell[1] + 2]
        assert bool(int.from_bytes(inside) & 0x0FF0) != under
        machine.frames(60)


def test_bridges_have_a_colour_of_their_own_and_the_exit_a_ring() -> None:
    machine, links, _ = begun(3)
    inks, ends = cells_of(machine), {place(machine, NAME, "links_entrance"), place(machine, NAME, "links_exit")}
    for cell in {*np.ndindex(SIZE[:2])} - ends:
        assert inks[cell] == (BRIDGE if is_crossing(links[cell]) else CYAN)
    row, column = place(machine, NAME, "links_exit")
    line = 16 * row + 8 * TOP + 8
    shown = machine.read(0x4000 + 2048 * (line // 64) + 256 * (line % 8) + 32 * (line // 8 % 8), 32)
    assert int.from_bytes(shown[LEFT + 2 * column : LEFT + 2 * column + 2]) & 0x0FF0


def corner(machine: Machine, links: Batch) -> Cell:
    """The first of three cells in a row, none a crossing, the second with a way down and on."""
    for row, column in np.ndindex(9, 13):
        cells = [(row, column), (row, column + 1), (row, column + 2), (row + 1, column + 1)]
        ways = links[cells[0]] >> 2 & links[cells[1]] >> 2 & links[cells[1]] >> 4 & 1
        if ways and not any(is_crossing(links[cell]) for cell in cells):
            return cells[0]
    raise AssertionError("no such corner")


@pytest.mark.parametrize("tapped", [False, True])
def test_the_key_pressed_last_takes_the_corner(tapped: bool) -> None:
    """While the older one is held on; a tap on the way counts at the next cell."""
    for moment in range(20):
        machine, links, _ = begun(moment)
        try:
            start = corner(machine, links)
        except AssertionError:
            continue
        break
    machine.write(address(NAME, "over_hero"), start[::-1])
    machine.write(address(NAME, "weave_x"), [16 * start[1] + 4, 16 * start[0] + 4])
    seen = [start]
    for frame in range(30):
        hold(machine, "p", *(["a"] if frame == 3 or (frame > 3 and not tapped) else []))
        machine.frames(1)
        if (there := place(machine, NAME, "over_hero")) != seen[-1]:
            seen.append(there)
    assert seen[1:3] == [(start[0], start[1] + 1), (start[0] + 1, start[1] + 1)]


def middle(machine: Machine, cell: Cell) -> int:
    """The four pixels in the middle of a cell, in the line below its middle."""
    line = 16 * cell[0] + 8 * TOP + 8
    shown = machine.read(0x4000 + 2048 * (line // 64) + 256 * (line % 8) + 32 * (line // 8 % 8), 32)
    return int.from_bytes(shown[LEFT + 2 * cell[1] : LEFT + 2 * cell[1] + 2]) & 0x03C0


def test_he_leaves_a_trail_of_dots() -> None:
    """In cells that he has left, not where he is, nor where he has not been."""
    machine, links, _ = begun(9)
    press(machine, "s", after=60)
    codes = machine.read(address(NAME, "route"), word(machine, NAME, "route_length"))
    machine, links, _ = begun(9)
    cell, left = place(machine, NAME, "links_entrance"), list[Cell]()
    for code in codes[:5]:
        if not is_crossing(links[cell]):
            walk(machine, KEYS[code])
            left.append(cell)
        cell = beyond(cell, code)
    assert len(left) > 2
    assert [middle(machine, one) for one in left] == [0] + [0x0180] * (len(left) - 1)
    rows, columns, _ = SIZE
    others = {*np.ndindex(rows, columns)} - {*left, *(place(machine, NAME, end) for end in ("over_hero", "links_exit"))}
    assert not any(middle(machine, one) for one in others if not is_crossing(links[one]))


def test_a_walk_without_help_wins_the_star_and_its_time_is_kept() -> None:
    machine, _, _ = begun(9)
    press(machine, "s", after=60)
    codes = machine.read(address(NAME, "route"), word(machine, NAME, "route_length"))
    machine, links, _ = begun(9)
    cell = place(machine, NAME, "links_entrance")
    for code in codes:
        if not is_crossing(links[cell]):
            walk(machine, KEYS[code])
        cell = beyond(cell, code)
    shown = machine.text()
    assert "A star" in shown[23]
    time = word(machine, NAME, "clock")
    assert shown[22].split() == ["There", f"{time / 10}", "s", "Best", f"{time / 10}", "s"]
    press(machine, "x", after=40)
    press(machine, "m", after=60)
    assert f"{time / 10} s" in machine.text()[11]
    assert machine.attributes()[11 * 32 + 30] == 0x46
