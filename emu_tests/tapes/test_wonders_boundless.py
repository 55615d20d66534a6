"""The page of the tape `wonders` in the maze of 65,536 x 65,536 cells: the window, the steps to the goal, the goals."""

import random

import numpy as np
import pytest

from emu_tests.machine.pressing import address, at, byte, hold, press, word
from emu_tests.oracles.boundless import SIDE, Boundless, Cell, beyond
from emu_tests.tapes.test_drawn import pixels
from emu_tests.tapes.test_field_lines import STEPS, cell
from zxmazes.machine.spectrum import Machine

NAME = "wonders"
ROWS, COLUMNS, TOP = 19, 31, 1
DOWN, RIGHT = 4, 7  # cells from the window's corner to the hero
KEYS = {0: "q", 2: "p", 4: "a", 6: "o"}
MIDDLE = (9, 15)
WALL, FLOOR, TRAIL, WAY, HERO, GOAL = 0x0D, 0x05, 0x06, 0x47, 0x46, 0x42


def begun(moment: int) -> tuple[Machine, Boundless]:
    machine = at(NAME, "list")
    machine.write(address(NAME, "seed"), moment.to_bytes(2, "little"))
    press(machine, "b", after=60)
    return machine, Boundless(word(machine, NAME, "maze_seed"))


def hero(machine: Machine) -> Cell:
    return (word(machine, NAME, "maze_row") + DOWN) % SIDE, (word(machine, NAME, "maze_column") + RIGHT) % SIDE


def goal(machine: Machine) -> Cell:
    return word(machine, NAME, "goal_row"), word(machine, NAME, "goal_column")


def distance(maze: Boundless, start: Cell, end: Cell, most: int = 2000) -> int:
    """Steps between two cells: both climb, and where their ways meet they are joined."""
    ways = [dict[Cell, int]() for _ in range(2)]
    climbs = [maze.climb(start), maze.climb(end)]
    for number in range(most):
        for way, climb, other in zip(ways, climbs, ways[::-1], strict=True):
            cell = next(climb, None)
            if cell in other:
                return other[cell] + number
            if cell is not None:
                way[cell] = number
    raise AssertionError("too far")


def kept_steps(machine: Machine) -> int:
    """The steps of the way that the page keeps: it does not tell how many."""
    return address(NAME, "route") + 1024 - word(machine, NAME, "boundless_steps")


def assert_told(machine: Machine) -> None:
    """Which goal it is, and where it lies from the hero, as the crow flies; no more."""
    shown = machine.text()
    down, right = (
        (there - here + SIDE // 2) % SIDE - SIDE // 2 for there, here in zip(goal(machine), hero(machine), strict=True)
    )
    expected = [f"{abs(down)} {'up' if down < 0 else 'down'}"] if down else []
    expected += [f"{abs(right)} {'left' if right < 0 else 'right'}"] if right else []
    number = machine.peek(address(NAME, "boundless_number_of"))
    rings = machine.peek(address(NAME, "boundless_goals"))
    told = f"Ring {number}/{rings}:" if machine.peek(address(NAME, "tour_runs")) else "Find the ring"
    assert shown[21].strip() == f"{told} {', '.join(expected)}"
    assert not shown[20].strip()
    assert shown[22].startswith(" QAOP")


def assert_window(machine: Machine, maze: Boundless) -> None:
    """The field is the maze round the hero, and the screen shows it but for the marks on its paths."""
    field = np.frombuffer(machine.read(address(NAME, "field"), 1024), np.uint8).reshape(32, 32)[:ROWS, :COLUMNS]
    row, column = (place - back for place, back in zip(hero(machine), (DOWN, RIGHT), strict=True))
    for down in range(ROWS // 2):
        for right in range(COLUMNS // 2):
            ways = maze.open((row + down, column + right))
            for code, place in ((0, (0, 1)), (2, (1, 2)), (4, (2, 1)), (6, (1, 0))):
                closed = field[2 * down + place[0], 2 * right + place[1]] >= 0x80
                assert closed == (code not in ways)
    colours = np.frombuffer(machine.attributes(), np.uint8).reshape(24, 32)[TOP : TOP + ROWS, :COLUMNS]
    assert ((colours == WALL) == (field >= 0x80)).all()
    assert colours[MIDDLE] == HERO


def lines_at(machine: Machine) -> tuple[np.ndarray, np.ndarray]:
    """The pixels of each place of the window, and the colours."""
    shown = pixels(machine.screen()).reshape(24, 8, 32, 8).transpose(0, 2, 1, 3)[TOP : TOP + ROWS, :COLUMNS]
    inks = np.frombuffer(machine.attributes(), np.uint8).reshape(24, 32)[TOP : TOP + ROWS, :COLUMNS]
    return shown, inks


def assert_lines(machine: Machine) -> None:
    """Every wall joins those beside it in the window, and no others; a floor has nothing, or the colour of a mark."""
    field = np.frombuffer(machine.read(address(NAME, "field"), 1024), np.uint8).reshape(32, 32)[:ROWS, :COLUMNS]
    shown, inks = lines_at(machine)
    walls = np.pad(field >= 0x80, 1)
    for row, column in np.ndindex(ROWS, COLUMNS):
        sides = sum(side for side, (y, x) in STEPS.items() if walls[row + 1 + y, column + 1 + x])
        if walls[row + 1, column + 1]:
            assert (shown[row, column] == cell(4, sides)).all(), (row, column)
        elif inks[row, column] == FLOOR:
            assert not shown[row, column].any(), (row, column)
        else:
            assert inks[row, column] in (TRAIL, WAY, HERO, GOAL)


def walk(machine: Machine, maze: Boundless, code: int) -> None:
    """A step by a key, and what must be so after it."""
    before = hero(machine)
    press(machine, KEYS[code], frames=4, after=8)
    assert hero(machine) == (beyond(before, code) if code in maze.open(before) else before)


@pytest.mark.parametrize("moment", [0, 777, 54321])
def test_each_step_moves_the_window_and_counts_the_steps_to_the_goal(moment: int) -> None:
    machine, maze = begun(moment)
    assert_window(machine, maze)
    assert 25 <= distance(maze, hero(machine), goal(machine)) <= 50
    draw = random.Random(moment)
    for _ in range(24):
        walk(machine, maze, draw.choice([0, 2, 4, 6]))
        steps = distance(maze, hero(machine), goal(machine))
        if not steps:
            return
        assert kept_steps(machine) == steps
        assert_window(machine, maze)
        assert_told(machine)


def test_what_is_moved_is_as_if_drawn_anew() -> None:
    """Every byte of every wall, after each of some steps in all four directions."""
    machine, maze = begun(4242)
    taken, draw, last = set[tuple[int, int]](), random.Random(1), 0
    for _ in range(60):
        ways = maze.open(hero(machine))
        code = draw.choice(sorted(ways - {last ^ 4} or ways))
        walk(machine, maze, code)
        assert_lines(machine)
        taken.add((last, code))
        last = code
    assert {code for _, code in taken} == {0, 2, 4, 6}


@pytest.mark.parametrize(("stars", "rings"), [(0, 2), (1, 3), (2, 3), (3, 3)])
def test_the_first_star_takes_two_rings_the_others_three(stars: int, rings: int) -> None:
    machine = at(NAME, "boundless")
    machine.write(address(NAME, "tour_stars") + 1, [stars])
    press(machine, "n", after=100)
    assert byte(machine, NAME, "boundless_goals") == rings
    machine.write(address(NAME, "tour_runs"), [1])
    machine.set(pc=address(NAME, "boundless_there"))
    machine.frames(20)
    assert machine.text()[21].strip() == f"Ring 1 of {rings}!"


@pytest.mark.parametrize("shows", [True, False])
def test_the_way_leads_to_the_goal_and_the_next_one_is_farther(shows: bool) -> None:
    """The second one ends the first walk: there are stars for its time, unless the way was shown."""
    machine, maze = begun(31)
    for wins in range(2):
        if shows:
            press(machine, "s")
            assert wins or "Lose star?" in machine.text()[0]
            press(machine, *([] if wins else ["s"]))
        assert (f"Ring {wins + 1}/2" if wins else "Find the ring") in machine.text()[21]
        far = kept_steps(machine)
        assert 25 + 15 * wins <= far <= 50 + 30 * wins
        if shows:
            assert_way(machine, maze, far)
        for left in range(far, 0, -1):
            start, end = hero(machine), goal(machine)
            assert distance(maze, start, end) == left
            walk(
                machine,
                maze,
                next(code for code in maze.open(start) if distance(maze, beyond(start, code), end) < left),
            )
        assert machine.text()[21].strip() == f"Ring {wins + 1} of 2!"
        machine.frames(70)
    assert hero(machine) == goal(machine)
    assert ("The way was shown" if shows else "Rings") in machine.text()[22]
    assert "Star" not in machine.text()[0], "what wins the next one stands below"
    time = word(machine, NAME, "clock")
    assert time <= 600
    assert machine.peek(address(NAME, "tour_stars") + 1) == (0 if shows else 1), "one a walk"
    machine.frames(90)
    press(machine, "x", after=60)
    assert "Find the ring" in machine.text()[21]


def assert_way(machine: Machine, maze: Boundless, far: int) -> None:
    """A line of four pixels from the hero to the goal, or to the edge of the window: each place joins the next one."""
    shown, inks = lines_at(machine)
    place, start, came = MIDDLE, hero(machine), 0
    for left in range(far, 0, -1):
        code = next(code for code in maze.open(start) if distance(maze, beyond(start, code), goal(machine)) < left)
        start, side = beyond(start, code), 1 << code // 2
        if came:
            assert (shown[place] == cell(4, came | side)).all()
            assert inks[place] == WAY
        came = {1: 4, 2: 8, 4: 1, 8: 2}[side]
        for _ in range(2):
            place = place[0] + STEPS[side][0], place[1] + STEPS[side][1]
            if not (0 <= place[0] < ROWS and 0 <= place[1] < COLUMNS):
                return
            middle = place[0] % 2 == 0 or place[1] % 2 == 0
            assert not middle or (shown[place] == cell(4, came | side)).all()
    assert inks[place] == GOAL


def test_the_trail_joins_its_places() -> None:
    """Two pixels wide, from where the hero began, round every corner."""
    machine, maze = begun(2024)
    trail, place, last = [MIDDLE], MIDDLE, 8
    for _ in range(4):
        code = next(code for code in sorted(maze.open(hero(machine))) if code != last ^ 4)
        if hero(machine) == goal(machine):
            break
        walk(machine, maze, code)
        for _ in range(2):
            place = place[0] + STEPS[1 << code // 2][0], place[1] + STEPS[1 << code // 2][1]
            trail.append(place)
        last = code
    moved = MIDDLE[0] - place[0], MIDDLE[1] - place[1]
    places = [(row + moved[0], column + moved[1]) for row, column in trail]
    shown, inks = lines_at(machine)
    for number, (row, column) in enumerate(places[:-1]):
        beside = [places[other] for other in (number - 1, number + 1) if other >= 0]
        sides = sum(side for side, (y, x) in STEPS.items() if (row + y, column + x) in beside)
        if 1 < row < ROWS - 2 and 1 < column < COLUMNS - 2:
            assert inks[row, column] == TRAIL
            assert (shown[row, column] == cell(2, sides)).all(), number


def test_a_step_aside_and_back_leaves_the_trail_whole() -> None:
    """At a junction it has three sides: where he came from, the one step aside, and on."""
    machine, maze = begun(2024)
    came = None
    for _ in range(30):
        onward = sorted(maze.open(hero(machine)) - {came})
        if came is not None and len(onward) > 1 and hero(machine) != goal(machine):
            break
        walk(machine, maze, onward[0])
        came = onward[0] ^ 4
    aside, on = onward[:2]
    for code in (aside, aside ^ 4, on):
        walk(machine, maze, code)
    shown, inks = lines_at(machine)
    back = STEPS[1 << (on ^ 4) // 2]
    junction = MIDDLE[0] + 2 * back[0], MIDDLE[1] + 2 * back[1]
    assert inks[junction] == TRAIL
    assert (shown[junction] == cell(2, sum(1 << code // 2 for code in (came, aside, on)))).all()


def test_the_key_pressed_last_leads_where_its_side_is_open() -> None:
    """The older one is still held, and its side is open too: it leads on where the newest does not."""
    for moment in range(40):
        machine, maze = begun(moment)
        start = hero(machine)
        if 2 in maze.open(start) and {2, 4} <= maze.open(beyond(start, 2)):
            break
    hold(machine, KEYS[2])
    machine.frames(6)
    assert hero(machine) == beyond(start, 2)
    hold(machine, KEYS[2], KEYS[4])
    machine.frames(6)
    assert hero(machine) == beyond(beyond(start, 2), 4)


def test_far_from_the_goal_another_one_is_put_nearer() -> None:
    """When there is no room for the steps: a stack that is nearly full, and a step away."""
    machine, maze = begun(5)
    route = address(NAME, "route")
    code = next(iter(maze.open(hero(machine))))
    machine.write(address(NAME, "boundless_steps"), (route + 1).to_bytes(2, "little"))
    machine.write(route + 1, [code ^ 4 if code ^ 4 in maze.open(hero(machine)) else 8])
    walk(machine, maze, code)
    assert 25 <= kept_steps(machine) == distance(maze, hero(machine), goal(machine)) <= 50


def test_at_the_root_the_goal_lies_down_from_there() -> None:
    machine, _ = begun(6)
    machine.write(address(NAME, "maze_row"), (SIDE - DOWN).to_bytes(2, "little"))
    machine.write(address(NAME, "maze_column"), (SIDE - RIGHT).to_bytes(2, "little"))
    machine.set(pc=address(NAME, "boundless_goal"))
    machine.frames(60)
    assert hero(machine) == (0, 0)
    maze = Boundless(word(machine, NAME, "maze_seed"))
    assert 0 < kept_steps(machine) == distance(maze, (0, 0), goal(machine)) <= 25


def test_a_held_key_walks_on() -> None:
    """A step takes a tenth of a second."""
    machine, maze = begun(8)
    for _ in range(40):
        start = hero(machine)
        straight = [code for code in maze.open(start) if code in maze.open(beyond(start, code))]
        if straight:
            break
        walk(machine, maze, max(maze.open(start)))
    code = straight[0]
    hold(machine, KEYS[code])
    machine.frames(22)
    hold(machine)
    machine.frames(10)
    assert hero(machine) not in (start, beyond(start, code))
