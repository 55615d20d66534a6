"""The page of the tape `wonders` with bridges: the maze, the walker over and under them, the way to the exit."""

import random

import networkx as nx
import numpy as np
import pytest

from emu_tests.machine.narrow import narrow_rows
from emu_tests.machine.pressing import address, at, hold, place, press, word
from emu_tests.oracles.drawings import pixels
from emu_tests.oracles.links import Batch
from emu_tests.oracles.weave_drawings import Stage
from emu_tests.oracles.weaves import UNDER_DOWN, Node, assert_woven, beyond, crossings, is_crossing, node
from zxmazes.drawings.tiled_maze import TilingMaze
from zxmazes.machine.spectrum import Machine
from zxmazes.tilings import TILINGS, Cell

NAME = "wonders"
SIZE = (10, 15, 1)
TOP, LEFT = 1, 1  # the character in which the first cell begins: half of it is the cell's
CYAN, EDGE, BRIDGE, START, FINISH, HERO, TRAIL, WAY = 0x05, 0x03, 0x18, 0x44, 0x42, 0x46, 0x06, 0x47
PAPER = 0x18  # of a bridge
KEYS = {0: "q", 2: "p", 4: "a", 6: "o"}


def begun(moment: int) -> tuple[Machine, Batch, "nx.Graph[Node]"]:
    """The page with the maze of a seed, and that maze as a graph."""
    machine = at(NAME, "list")
    machine.write(address(NAME, "seed"), moment.to_bytes(2, "little"))
    press(machine, "w", after=40)
    links = np.frombuffer(machine.read(address(NAME, "links"), 1024), np.uint8).reshape(32, 32)
    return machine, links, assert_woven(SIZE, links)


def inks_of(machine: Machine) -> np.ndarray:
    """The colours of the characters, from the edge of the first cell on: in odd rows and columns those of cells."""
    rows, columns, _ = SIZE
    inks = np.frombuffer(machine.attributes(), np.uint8).reshape(24, 32)
    return inks[TOP : TOP + 2 * rows + 1, LEFT : LEFT + 2 * columns + 1]


def cells_of(machine: Machine) -> np.ndarray:
    """The colour of each cell: of the character in its middle."""
    return inks_of(machine)[1::2, 1::2]


def middle(machine: Machine, cell: Cell) -> list[int]:
    """The eight bytes in the middle of a cell."""
    row, column = TOP + 1 + 2 * cell[0], LEFT + 1 + 2 * cell[1]
    return [machine.peek(0x4000 + 2048 * (row // 8) + 256 * line + 32 * (row % 8) + column) for line in range(8)]


def planks(links: Batch, cell: Cell) -> list[int]:
    """The bytes in the middle of a cell in which nobody is: black lines across the way over a bridge."""
    if not is_crossing(links[cell]):
        return [0] * 8
    return [0x49] * 8 if links[cell] == UNDER_DOWN else [255 * (line in (1, 4, 7)) for line in range(8)]


def walk(machine: Machine, key: str) -> None:
    """A key, and as long as it takes to cross all the bridges in a row that there can be."""
    press(machine, key, after=80)


@pytest.mark.parametrize("moment", [0, 777, 44444])
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
        assert cell == came or inks[came] == (START if came == place(machine, NAME, "links_entrance") else TRAIL)
        if cell == last:
            break
        assert inks[last] == FINISH
        assert (inks == HERO).sum() == 1
    assert crossed > 0


def test_the_way_is_shown_and_walked_to_the_exit() -> None:
    """Each cell of the shortest way is white until he has passed it; then another maze begins."""
    machine, links, graph = begun(9)
    first, last = place(machine, NAME, "links_entrance"), place(machine, NAME, "links_exit")
    edges = inks_of(machine) == EDGE
    press(machine, "s", after=20)
    press(machine, "s", after=60)
    codes = machine.read(address(NAME, "route"), word(machine, NAME, "route_length"))
    route: list[Cell] = [first]
    for code in codes:
        assert graph.has_edge(node(links, route[-1], code), node(links, beyond(route[-1], code), code))
        route.append(beyond(route[-1], code))
    assert route[-1] == last
    assert len(codes) == nx.shortest_path_length(graph, (first, 0), (last, 0))
    inks = cells_of(machine)
    shown = {(int(row), int(column)) for row, column in np.argwhere((inks == WAY) | (inks == WAY | PAPER))}
    assert shown == {*route} - {first, last}
    assert (inks[first], inks[last]) == (HERO, FINISH)
    for number, code in enumerate(codes):
        if not is_crossing(links[route[number]]):
            walk(machine, KEYS[code])
    assert place(machine, NAME, "over_hero") == last
    assert not (inks_of(machine) & 0x47 == WAY).any()
    assert ((inks_of(machine) == EDGE) == edges).all()
    assert "The way was shown: no star" in machine.text()[22]
    press(machine, "x", after=40)
    assert "Star in" in machine.text()[0]
    assert "to the ring. Bridges: straight on." in narrow_rows(machine.screen())[22]
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
        assert any(middle(machine, cell)) != under
        assert cells_of(machine)[cell] == (BRIDGE if under else HERO | PAPER)
        machine.frames(60)


@pytest.mark.parametrize("moment", [3, 44444])
def test_no_wall_has_the_colour_of_what_is_in_a_cell(moment: int) -> None:
    """No wall is in the middle of a cell, but a bridge has planks; what is beside is cyan, but for edges of bridges."""
    machine, links, _ = begun(moment)
    inks, ends = cells_of(machine), {place(machine, NAME, "links_entrance"), place(machine, NAME, "links_exit")}
    edges = set()
    for cell in {*np.ndindex(SIZE[0], SIZE[1])} - ends:
        assert middle(machine, cell) == planks(links, cell)
        assert inks[cell] == (BRIDGE if is_crossing(links[cell]) else TRAIL)
        if is_crossing(links[cell]):
            down, right = (1, 0) if links[cell] == UNDER_DOWN else (0, 1)
            row, column = 2 * cell[0] + 1, 2 * cell[1] + 1
            edges |= {(row - down, column - right), (row + down, column + right)}
    assert len(edges) > 8
    assert any(middle(machine, place(machine, NAME, "links_exit")))
    beside = inks_of(machine).copy()
    beside[1::2, 1::2] = CYAN
    assert {(int(row), int(column)) for row, column in np.argwhere(beside == EDGE)} == edges
    assert {*beside.flat} == {CYAN, EDGE}


@pytest.mark.parametrize("moment", [3, 44444])
def test_the_maze_is_drawn_as_the_library_draws_it(moment: int) -> None:
    """But half a character farther right and down."""
    machine, links, _ = begun(moment)
    rows, columns, _ = SIZE
    first, last = (place(machine, NAME, f"links_{end}") for end in ("entrance", "exit"))
    maze = TilingMaze(TILINGS["square"], rows, columns, 1, links.copy(), first, last, np.zeros((32, 32), bool))
    stage = Stage()
    stage.draw(maze)
    walls, (top, left) = stage.pixels(), stage.corner(maze)
    shown = pixels(machine.screen()).copy()
    bridges = [(row, column) for row, column in np.ndindex(rows, columns) if is_crossing(links[row, column])]
    for row, column in (first, last, *bridges):
        there = 8 * (TOP + 1 + 2 * row), 8 * (LEFT + 1 + 2 * column)
        shown[there[0] : there[0] + 8, there[1] : there[1] + 8] = False
    y, x = 8 * TOP + 4, 8 * LEFT + 4
    tall, wide = 16 * rows, 16 * columns
    assert (shown[y : y + tall, x : x + wide] == walls[top : top + tall, left : left + wide]).all()


def corner(machine: Machine, links: Batch) -> Cell:
    """The first of three cells in a row, none a crossing, the second with a way down and on."""
    for row, column in np.ndindex(9, 13):
        cells = [(row, column), (row, column + 1), (row, column + 2), (row + 1, column + 1)]
        ways = links[cells[0]] >> 2 & links[cells[1]] >> 2 & links[cells[1]] >> 4 & 1
        if ways and not any(is_crossing(links[cell]) for cell in cells):
            return cells[0]
    raise AssertionError("no such corner")


@pytest.mark.parametrize("frames", [0, 3, -3])
def test_two_held_keys_take_the_corner(frames: int) -> None:
    """Whichever was pressed first: he does not run past it."""
    for moment in range(20):
        machine, links, _ = begun(moment)
        try:
            start = corner(machine, links)
        except AssertionError:
            continue
        if not links[start] >> 4 & 1:
            break
    machine.write(address(NAME, "over_hero"), start[::-1])
    machine.write(address(NAME, "weave_x"), [16 * start[1] + 4, 16 * start[0] + 4])
    machine.write(address(NAME, "tour_heading"), [2])
    seen = [start]
    for frame in range(24):
        hold(machine, *(["p"] if frame >= frames else []), *(["a"] if frame >= -frames else []))
        machine.frames(1)
        if (there := place(machine, NAME, "over_hero")) != seen[-1]:
            seen.append(there)
    assert (start[0] + 1, start[1] + 1) in seen
    assert (start[0], start[1] + 2) not in seen


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


def test_he_leaves_a_trail_of_dots() -> None:
    """In cells that he has left, not where he is, nor where he has not been."""
    machine, links, _ = begun(9)
    press(machine, "s", after=20)
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
    dot = [0, 0, 0, 0x18, 0x18, 0, 0, 0]
    assert [middle(machine, one) for one in left] == [dot] * len(left)
    assert [cells_of(machine)[one] for one in left] == [START] + [TRAIL] * (len(left) - 1)
    rows, columns, _ = SIZE
    others = {*np.ndindex(rows, columns)} - {*left, *(place(machine, NAME, end) for end in ("over_hero", "links_exit"))}
    assert all(middle(machine, one) == planks(links, one) for one in others)


@pytest.mark.parametrize(
    ("had", "tenths", "stars"),
    [(0, 100, 1), (1, 100, 2), (2, 100, 3), (0, 350, 1), (0, 500, 0), (2, 350, 2), (3, 500, 3)],
)
def test_a_walk_without_help_wins_stars_and_its_time_is_kept(had: int, tenths: int, stars: int) -> None:
    """One within 40 seconds, 30 for the second, 20 for the third; else the page says how late it is. None is lost."""
    machine, _, _ = begun(9)
    press(machine, "s", after=20)
    press(machine, "s", after=60)
    codes = machine.read(address(NAME, "route"), word(machine, NAME, "route_length"))
    machine, links, _ = begun(9)
    machine.write(address(NAME, "tour_stars") + 2, [had])
    machine.write(address(NAME, "tour_had"), [had])
    cell = place(machine, NAME, "links_entrance")
    for code in codes:
        if not is_crossing(links[cell]):
            machine.write(address(NAME, "clock"), tenths.to_bytes(2, "little"))
            walk(machine, KEYS[code])
        cell = beyond(cell, code)
    shown, time = machine.text(), word(machine, NAME, "clock")
    assert tenths < time < tenths + 30
    told = f"Beat {time / 10} s" if had == 3 else f"{(time - (400, 300, 200)[had]) / 10} s too late"
    assert (f"New! Stars: {stars}".center(32) if stars > had else told).strip() in shown[23]
    if stars > had:
        assert shown[23].strip() == f"New! Stars: {stars}"
        assert len({*machine.attributes()[23 * 32 :]}) == 1, "all of the bar"
    assert machine.attributes()[23 * 32 + 16] in ((0x60, 0x68, 0x70, 0x78) if stars > had else (0x68,))
    assert shown[22].split() == ["Arrived", f"{time / 10}", "s", "Best", f"{time / 10}", "s"]
    machine.frames(60)
    press(machine, "x", after=40)
    press(machine, "m", after=60)
    assert f"{time / 10} s" in machine.text()[11]
    inks = machine.attributes()[11 * 32 + 28 : 11 * 32 + 31]
    assert [*inks] == [0x46] * stars + [0x07] * (3 - stars)
