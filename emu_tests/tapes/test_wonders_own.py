"""The page of the tape `wonders` on which a route is drawn: its steps, the maze around it, the only way."""

import random
from itertools import pairwise

import networkx as nx
import numpy as np
import pytest

from emu_tests.machine.narrow import narrow_rows
from emu_tests.machine.pressing import address, at, frames_until, place, press, word
from emu_tests.oracles.paths import Place
from emu_tests.oracles.routes import graph_of
from emu_tests.tapes.test_drawn import pixels
from emu_tests.tapes.test_field_lines import STEPS as SIDES
from emu_tests.tapes.test_field_lines import cell
from zxmazes.machine.spectrum import Machine

NAME = "wonders"
TOLD = "draw a way round rocks; walk it."
ROWS, COLUMNS, TOP = 10, 15, 1  # of cells; the screen row of the field's row 0
WAY, START, FINISH, PATH, WALL, HERO, TRAIL, ROCK = 0x47, 0x44, 0x42, 0x07, 0x03, 0x46, 0x06, 0x06
BURNT, FIRE = 0x02, 0x42
STEPS = {"q": (-1, 0), "p": (0, 1), "a": (1, 0), "o": (0, -1)}
CODES = {"q": 0, "p": 2, "a": 4, "o": 6}


def begun(seed: int = 0, bare: bool = False) -> Machine:
    """The empty board of a seed. bare: without its rocks in the field, though they stay on the screen."""
    machine = at(NAME, "list")
    machine.write(address(NAME, "seed"), seed.to_bytes(2, "little"))
    press(machine, "y", after=40)
    for row, column in rocks(machine) if bare else ():
        machine.write(address(NAME, "field") + 32 * (2 * row + 1) + 2 * column + 1, [0])
    return machine


def rocks(machine: Machine) -> set[Place]:
    """The cells that have one."""
    return {(int(row), int(column)) for row, column in np.argwhere(walls(machine)[1::2, 1::2])}


def places_of(cells: list[Place]) -> list[Place]:
    """The places of the field along a route from cell to cell."""
    found = [(2 * cells[0][0] + 1, 2 * cells[0][1] + 1)]
    for before, after in pairwise(cells):
        middle = before[0] + after[0] + 1, before[1] + after[1] + 1
        found += [middle, (2 * after[0] + 1, 2 * after[1] + 1)]
    return found


def draw(machine: Machine, keys: str) -> list[Place]:
    """Press the keys, and keep the route as the rules say it must be: of cells, the first one at the upper left."""
    cells, blocked = [(0, 0)], rocks(machine)
    for key in keys:
        there = cells[-1][0] + STEPS[key][0], cells[-1][1] + STEPS[key][1]
        press(machine, key)
        if len(cells) > 1 and there == cells[-2]:
            cells.pop()
        elif there in np.ndindex(ROWS, COLUMNS) and there not in cells and there not in blocked:
            cells.append(there)
    return cells


def walls(machine: Machine) -> np.ndarray:
    field = np.frombuffer(machine.read(address(NAME, "field"), 1024), np.uint8).reshape(32, 32)
    return np.asarray(field[: 2 * ROWS + 1, : 2 * COLUMNS + 1] >= 0x80)


def assert_shown(machine: Machine, route: list[Place], dots: bool = True, start: int = START) -> None:
    """Both ends, the line between them, which joins its places, and everything else as wall or passage."""
    inks = np.frombuffer(machine.attributes(), np.uint8).reshape(24, 32)[TOP : TOP + 2 * ROWS + 1, : 2 * COLUMNS + 1]
    expected = np.where(walls(machine), WALL, PATH)
    for row, column in rocks(machine):
        expected[2 * row + 1, 2 * column + 1] = ROCK
    for there in route if dots else ():
        expected[there] = WAY
    expected[route[-1]] = FINISH
    expected[route[0]] = start
    assert np.argwhere(inks != expected).tolist() == []
    assert_joined(machine, route if dots else [])


def assert_joined(machine: Machine, route: list[Place]) -> None:
    """The line of the route joins its places, but for both ends, which have marks."""
    shown = pixels(machine.screen()).reshape(24, 8, 32, 8).transpose(0, 2, 1, 3)[TOP : TOP + 2 * ROWS + 1]
    for before, there, after in zip(route, route[1:], route[2:], strict=False):
        sides = sum(side for side, (y, x) in SIDES.items() if (there[0] + y, there[1] + x) in (before, after))
        assert (shown[there] == cell(4, sides)).all(), there


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


def test_a_route_along_the_edge_and_back_to_the_empty_board() -> None:
    """No rock is ever there."""
    machine = begun()
    empty = machine.screen()
    keys = "p" * 14 + "a" * 9 + "o" * 14 + "q" * 8
    cells = draw(machine, keys)
    assert len(cells) == len(keys) + 1
    assert_shown(machine, places_of(cells))
    for key in keys[::-1].translate(str.maketrans("qpao", "aoqp")):
        press(machine, key)
    assert machine.screen() == empty
    assert word(machine, NAME, "route_length") == 0


@pytest.mark.parametrize("seed", range(0, 60000, 5000))
def test_rocks_lie_inside_and_the_way_goes_round_them(seed: int) -> None:
    """Another board has others."""
    machine = begun(seed)
    found = rocks(machine)
    assert 8 <= len(found) <= 12
    assert all(0 < row < ROWS - 1 and 0 < column < COLUMNS - 1 for row, column in found)
    assert_shown(machine, [(1, 1)], dots=False)
    row, column = min(found, key=lambda cell: (cell[1], cell[0]))
    cells = draw(machine, "a" * row + "p" * column)
    assert cells[-1] == (row, column - 1)
    press(machine, "n", after=40)
    assert rocks(machine) != found
    assert word(machine, NAME, "route_length") == 0


def test_a_refused_step_leaves_the_way_whole() -> None:
    """Into a cell that is on it already, and back from there."""
    machine = begun(bare=True)
    for key in "ppaoqpopaaoo":
        press(machine, key)
    cells = [(0, 0), (0, 1), (0, 2), (1, 2), (2, 2), (3, 2), (3, 1), (3, 0)]
    assert word(machine, NAME, "route_length") == 2 * (len(cells) - 1)
    assert_joined(machine, places_of(cells))


@pytest.mark.parametrize(("seed", "keys"), [(0, "pppaappqppppaaaaoo"), (999, "a" * 9 + "p" * 14), (5, "p")])
def test_the_maze_has_the_drawn_route_as_its_only_way(seed: int, keys: str) -> None:
    machine = begun(seed, bare=True)
    cells = draw(machine, keys)
    press(machine, "ENTER", after=40)
    graph = graph_of(walls(machine))
    assert nx.is_tree(graph)
    places = places_of(cells)
    assert nx.shortest_path(graph, places[0], places[-1]) == places
    assert_shown(machine, places, dots=False, start=HERO)
    press(machine, "s", after=20)
    press(machine, "s", after=30)
    assert_shown(machine, places, start=HERO)
    assert machine.text()[22].strip() == "This is the only way: no star."
    unit = "steps" if len(cells) > 2 else "step"
    assert machine.text()[0].split()[-2:] == [str(len(cells) - 1), unit]
    press(machine, "n", after=40)
    assert word(machine, NAME, "route_length") == 0
    assert narrow_rows(machine.screen())[22].strip().endswith(TOLD)


def test_no_maze_is_made_around_nothing() -> None:
    machine = begun()
    press(machine, "ENTER", after=40)
    assert "YOUR WAY" in machine.text()[0]
    draw(machine, "p")
    assert "Back undoes" in machine.text()[22]
    draw(machine, "o")
    assert narrow_rows(machine.screen())[22].strip().endswith(TOLD)
    press(machine, "ENTER", after=40)
    assert machine.text()[22].strip() == "Draw first."


def test_another_maze_around_the_same_route_is_another_one() -> None:
    seen = set()
    for _ in range(2):
        machine = begun(len(seen), bare=True)
        draw(machine, "ppaapp")
        press(machine, "ENTER", after=40)
        seen.add(walls(machine).tobytes())
    assert len(seen) == 2


@pytest.mark.parametrize(
    "keys",
    ["pppaap", "a" * 9 + "p" * 14 + "q" * 9 + "o" * 13 + "a" * 8 + "p" * 12, ("p" * 14 + "a" + "o" * 14 + "a") * 4],
)
def test_the_way_is_walked_and_its_steps_count(keys: str) -> None:
    """A star for sixty steps, a second one for ninety; a trail behind him; then the next board."""
    machine = begun(3, bare=True)
    steps = len(draw(machine, keys)) - 1
    press(machine, "ENTER", after=40)
    for key in keys[:-1]:
        press(machine, key)
    inks = np.frombuffer(machine.attributes(), np.uint8).reshape(24, 32)
    assert (inks == HERO).sum() == 1
    assert (inks == TRAIL).sum() + (inks == BURNT).sum() + (inks == FIRE).sum() - 1 == 2 * steps - 3
    press(machine, keys[-1], after=60)
    assert machine.text()[22].split() == ["Walked", str(steps), "steps", "Best", str(steps)]
    stars = sum(steps >= least for least in (60, 90, 120))
    assert (f"New! Stars: {stars}" if stars else f"{60 - steps} more for a star") in machine.text()[23]
    machine.frames(60)
    press(machine, "x", after=60)
    assert narrow_rows(machine.screen())[22].strip().endswith(TOLD)
    press(machine, "m", after=60)
    assert f"{steps} steps" in machine.text()[15]


def test_after_the_way_was_shown_the_walk_does_not_count() -> None:
    machine = begun(3, bare=True)
    draw(machine, "pppa")
    press(machine, "ENTER", after=40)
    press(machine, "s", after=20)
    press(machine, "s", after=30)
    for key in "pppa":
        press(machine, key)
    machine.frames(40)
    assert "The way was shown: no star" in machine.text()[22]
    press(machine, "x", after=60)
    press(machine, "m", after=60)
    assert "steps" not in machine.text()[15]


def walking(seed: int, keys: str, steps: int) -> tuple[Machine, list[Place]]:
    """A maze round the way of the keys, of which the first steps are walked; the way's places."""
    machine = begun(seed, bare=True)
    cells = draw(machine, keys)
    press(machine, "ENTER", after=40)
    for key in keys[:steps]:
        press(machine, key)
    return machine, places_of(cells)


def test_a_fire_runs_along_the_way_and_catches_who_stands() -> None:
    """A place in five frames; then there is another maze round the same way."""
    machine, places = walking(3, "ppppaaaapppp", 8)
    before, there = walls(machine), place(machine, NAME, "own_fire_place")
    frames_until(machine, lambda: place(machine, NAME, "own_fire_place") != there, 6)
    first = places.index(there) + 1
    assert 1 < first < 8, "it was lit while he walked, and is behind him"
    for number in range(first, 16):
        assert place(machine, NAME, "own_fire_place") == places[number]
        inks = np.frombuffer(machine.attributes(), np.uint8).reshape(24, 32)[TOP:]
        assert inks[places[number]] == FIRE
        assert {*(int(inks[place]) for place in places[1:number])} <= {BURNT}
        assert inks[places[16]] == HERO
        machine.frames(5)
    machine.frames(110)
    assert machine.text()[22].strip() == "Burnt!"
    assert machine.text()[23].split() == ["Press", "a", "key", "Star", "at", "60", "steps"]
    press(machine, "x", after=60)
    assert "before the fire" in narrow_rows(machine.screen())[22]
    assert place(machine, NAME, "own_hero") == places[0]
    after = walls(machine)
    assert not (before == after).all()
    graph = graph_of(after)
    assert nx.shortest_path(graph, places[0], places[-1]) == places
    machine.frames(300)
    assert place(machine, NAME, "own_fire_place") == places[0], "nothing burns before he walks"


def test_the_fire_is_lit_a_second_after_the_first_step() -> None:
    machine, places = walking(3, "ppppaaaapppp", 0)
    machine.frames(100)
    assert place(machine, NAME, "own_fire_place") == places[0], "nobody has walked yet"
    press(machine, "p", frames=1, after=0)
    frames_until(machine, lambda: place(machine, NAME, "own_hero") == places[2], 4)
    assert frames_until(machine, lambda: place(machine, NAME, "own_fire_place") == places[1], 60) in range(46, 52)


def test_nobody_walks_into_the_fire() -> None:
    """He turns back, and it is behind him."""
    machine, places = walking(3, "ppppaaaapppp", 8)
    frames_until(machine, lambda: place(machine, NAME, "own_fire_place") == places[15], 100)
    press(machine, "q", frames=2, after=60)
    assert machine.text()[22].strip() == "Burnt!"


def test_a_burnt_ring_ends_the_walk() -> None:
    """The walker is elsewhere: in the field, as a step aside would lead there."""
    machine, places = walking(3, "pppp", 1)
    machine.write(address(NAME, "own_hero"), [29, 19])
    machine.frames(100 + 6 * len(places) + 100)
    assert machine.text()[22].strip() == "Fire beat you to the ring."
    assert machine.text()[23].split() == ["Press", "a", "key", "Star", "at", "60", "steps"]
    press(machine, "x", after=60)
    assert place(machine, NAME, "own_hero") == places[0]


@pytest.mark.parametrize("key", ["h", "s"])
def test_a_pause_stops_the_fire_and_a_shown_way_has_none(key: str) -> None:
    machine, places = walking(3, "ppppaaaapppp", 3)
    press(machine, key, after=20)
    press(machine, *(["s"] if key == "s" else []), after=600)
    assert place(machine, NAME, "own_fire_place") == places[0]


@pytest.mark.parametrize(("stars", "told"), [(0, "Star at 60"), (2, "Star at 120"), (3, "Beat 130")])
def test_the_bar_says_from_the_beginning_what_wins_a_star(stars: int, told: str) -> None:
    machine = at(NAME, "list")
    machine.write(address(NAME, "tour_stars") + 4, [stars])
    machine.write(address(NAME, "tour_best") + 8, [130, 0])
    press(machine, "y", after=60)
    assert machine.text()[0].strip() == f"YOUR WAY  {told}".ljust(23) + "0 steps"
