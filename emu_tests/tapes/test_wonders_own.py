"""The page of the tape `wonders` on which a route is drawn: its steps, the maze around it, the only way."""

import random
from itertools import pairwise

import networkx as nx
import numpy as np
import pytest

from emu_tests.machine.pressing import address, at, press, word
from emu_tests.oracles.paths import Place
from emu_tests.oracles.routes import graph_of
from emu_tests.tapes.test_drawn import pixels
from emu_tests.tapes.test_field_lines import STEPS as SIDES
from emu_tests.tapes.test_field_lines import cell
from zxmazes.machine.spectrum import Machine

NAME = "wonders"
ROWS, COLUMNS, TOP = 10, 15, 1  # of cells; the screen row of the field's row 0
WAY, START, FINISH, PATH, WALL, HERO, TRAIL = 0x47, 0x44, 0x42, 0x07, 0x05, 0x46, 0x06
STEPS = {"q": (-1, 0), "p": (0, 1), "a": (1, 0), "o": (0, -1)}
CODES = {"q": 0, "p": 2, "a": 4, "o": 6}


def begun(seed: int = 0) -> Machine:
    machine = at(NAME, "list")
    machine.write(address(NAME, "seed"), seed.to_bytes(2, "little"))
    press(machine, "y", after=40)
    return machine


def places_of(cells: list[Place]) -> list[Place]:
    """The places of the field along a route from cell to cell."""
    found = [(2 * cells[0][0] + 1, 2 * cells[0][1] + 1)]
    for before, after in pairwise(cells):
        middle = before[0] + after[0] + 1, before[1] + after[1] + 1
        found += [middle, (2 * after[0] + 1, 2 * after[1] + 1)]
    return found


def draw(machine: Machine, keys: str) -> list[Place]:
    """Press the keys, and keep the route as the rules say it must be: of cells, the first one at the upper left."""
    cells = [(0, 0)]
    for key in keys:
        there = cells[-1][0] + STEPS[key][0], cells[-1][1] + STEPS[key][1]
        press(machine, key)
        if len(cells) > 1 and there == cells[-2]:
            cells.pop()
        elif there in np.ndindex(ROWS, COLUMNS) and there not in cells:
            cells.append(there)
    return cells


def walls(machine: Machine) -> np.ndarray:
    field = np.frombuffer(machine.read(address(NAME, "field"), 1024), np.uint8).reshape(32, 32)
    return np.asarray(field[: 2 * ROWS + 1, : 2 * COLUMNS + 1] >= 0x80)


def assert_shown(machine: Machine, route: list[Place], dots: bool = True, start: int = START) -> None:
    """Both ends, the line between them, which joins its places, and everything else as wall or passage."""
    inks = np.frombuffer(machine.attributes(), np.uint8).reshape(24, 32)[TOP : TOP + 2 * ROWS + 1, : 2 * COLUMNS + 1]
    expected = np.where(walls(machine), WALL, PATH)
    for place in route if dots else ():
        expected[place] = WAY
    expected[route[-1]] = FINISH
    expected[route[0]] = start
    assert np.argwhere(inks != expected).tolist() == []
    shown = pixels(machine.screen()).reshape(24, 8, 32, 8).transpose(0, 2, 1, 3)[TOP : TOP + 2 * ROWS + 1]
    for before, place, after in zip(route, route[1:], route[2:] if dots else (), strict=False):
        sides = sum(side for side, (y, x) in SIDES.items() if (place[0] + y, place[1] + x) in (before, after))
        assert (shown[place] == cell(4, sides)).all(), place


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_steps_are_drawn_refused_and_taken_back(seed: int) -> None:
    machine, choose = begun(), random.Random(seed)
    cells = draw(machine, "".join(choose.choices("qpao", [2, 4, 4, 2], k=70)))
    route = machine.read(address(NAME, "route"), word(machine, NAME, "route_length"))
    places = places_of(cells)
    walked = [(1, 1)]
    for code in route:
        step = next(STEPS[key] for key in STEPS if CODES[key] == code)
        walked.append((walked[-1][0] + step[0], walked[-1][1] + step[1]))
    assert walked == places
    assert_shown(machine, places)


def test_a_route_of_all_cells_and_back_to_the_empty_board() -> None:
    machine = begun()
    empty = machine.screen()
    keys = "a".join(("p" * 14 if row % 2 == 0 else "o" * 14) for row in range(ROWS))
    cells = draw(machine, keys)
    assert len(cells) == ROWS * COLUMNS
    assert_shown(machine, places_of(cells))
    back = str.maketrans("qpao", "aoqp")
    for key in keys[::-1].translate(back):
        press(machine, key)
    assert machine.screen() == empty
    assert word(machine, NAME, "route_length") == 0


@pytest.mark.parametrize(("seed", "keys"), [(0, "pppaappqppppaaaaoo"), (999, "a" * 9 + "p" * 14), (5, "p")])
def test_the_maze_has_the_drawn_route_as_its_only_way(seed: int, keys: str) -> None:
    machine = begun(seed)
    cells = draw(machine, keys)
    press(machine, "ENTER", after=40)
    graph = graph_of(walls(machine))
    assert nx.is_tree(graph)
    places = places_of(cells)
    assert nx.shortest_path(graph, places[0], places[-1]) == places
    assert_shown(machine, places, dots=False, start=HERO)
    press(machine, "s", after=30)
    assert_shown(machine, places, start=HERO)
    assert "This is the only way: no star" in machine.text()[22]
    assert machine.text()[0].split()[-2:] == [str(len(cells) - 1), "steps"]
    press(machine, "n", after=40)
    assert word(machine, NAME, "route_length") == 0
    assert "Draw 60 steps" in machine.text()[22]


def test_no_maze_is_made_around_nothing() -> None:
    machine = begun()
    press(machine, "ENTER", after=40)
    assert "YOUR OWN WAY" in machine.text()[0]
    draw(machine, "po")
    press(machine, "ENTER", after=40)
    assert "Draw 60 steps" in machine.text()[22]


def test_another_maze_around_the_same_route_is_another_one() -> None:
    seen = set()
    for _ in range(2):
        machine = begun(len(seen))
        draw(machine, "ppaapp")
        press(machine, "ENTER", after=40)
        seen.add(walls(machine).tobytes())
    assert len(seen) == 2


@pytest.mark.parametrize("keys", ["pppaap", "a" * 9 + "p" * 14 + "q" * 9 + "o" * 13 + "a" * 8 + "p" * 12])
def test_the_way_is_walked_and_its_steps_count(keys: str) -> None:
    """A star for sixty steps; a trail behind him; then the next board."""
    machine = begun(3)
    steps = len(draw(machine, keys)) - 1
    press(machine, "ENTER", after=40)
    for key in keys[:-1]:
        press(machine, key)
    inks = np.frombuffer(machine.attributes(), np.uint8).reshape(24, 32)
    assert (inks == HERO).sum() == 1
    assert (inks == TRAIL).sum() == 2 * steps - 3
    press(machine, keys[-1], after=60)
    assert machine.text()[22].split() == ["Walked", str(steps), "steps", "Best", str(steps), "steps"]
    assert ("A star" in machine.text()[23]) == (steps >= 60)
    assert ("Star: 60 steps" in machine.text()[23]) == (steps < 60)
    press(machine, "x", after=60)
    assert "Draw 60 steps" in machine.text()[22]
    press(machine, "m", after=60)
    assert f"{steps} steps" in machine.text()[15]


def test_after_the_way_was_shown_the_walk_does_not_count() -> None:
    machine = begun(3)
    draw(machine, "pppa")
    press(machine, "ENTER", after=40)
    press(machine, "s", after=30)
    for key in "pppa":
        press(machine, key)
    machine.frames(40)
    assert "The way was shown: no star" in machine.text()[22]
    press(machine, "x", after=60)
    press(machine, "m", after=60)
    assert "steps" not in machine.text()[15]
