"""What each key does on the pages with a maze to walk in."""

import numpy as np

from emu_tests.machine.images import number
from emu_tests.machine.key_case import Case, keys_on
from emu_tests.machine.narrow import narrow_rows
from emu_tests.machine.pressing import address, press
from emu_tests.oracles.paths import Walls, steps_between
from zxmazes.routines.library import walk

FREE = "corridor maze, dfs maze, dfs other"


def walk_maze(case: Case) -> Walls:
    """The maze that a free walk should show of its seed, by the library."""
    small = case.tape == "dfs" and case.word("walk_generator") == address("dfs", "generate_dfs_small")
    case.library.generate(case.tape + "_small" * small, case.word("seed"), 31, 21)
    walls = case.library.walls().copy()
    if case.tape == "dfs":
        walls[1, 0] = walls[19, 30] = False
    return walls[:21, :31]


def assert_walk_maze(case: Case) -> None:
    """The maze of the seed, in memory and on the screen, and the walker at its entrance."""
    assert number(case.row(0), "[^0-9]") == case.word("seed")
    walls = walk_maze(case)
    assert (case.walls()[:21, :31] == walls).all()
    row, column = case.place("walker_at")
    assert (row, column) == (case.byte("entrance"), 0)
    assert not walls[row, 0]
    assert case.colour(row + 1, 0) == 0x46
    assert case.word("steps") == 0


def next_maze(case: Case, *keys: str) -> None:
    """Press the keys, until the maze is drawn."""
    press(case.machine, *(keys or (case.key,)), after=60)


@keys_on(f"{FREE}: n")
def test_walk_next(case: Case) -> None:
    """N: where the last maze left the random numbers, the next one begins."""
    for _ in range(2):
        before, seed, maze = case.word("rng_seed"), case.word("seed"), case.walls()
        next_maze(case)
        assert case.word("seed") == before != seed
        assert (case.walls() != maze).any()
        assert_walk_maze(case)


@keys_on(f"{FREE}: t")
def test_walk_seed(case: Case) -> None:
    """T: the maze of a typed seed; or the walk goes on, with its time and its steps."""
    for key in ("t", *"65535", "ENTER"):
        press(case.machine, key, after=12)
    case.machine.frames(60)
    assert case.word("seed") == 65535
    assert_walk_maze(case)
    press(case.machine, "t", after=12)
    assert "Seed, 0 to 65535" in case.row(22)
    press(case.machine, "BREAK", after=30)
    assert narrow_rows(case.machine.screen())[22].startswith("time")
    assert_walk_maze(case)


@keys_on(f"{FREE}: w")
def test_walk_way(case: Case) -> None:
    """W: dots on the shortest way from the walker to the finish; it costs ten seconds."""
    row, column = case.place("walker_at")
    finish, walls, clock = case.place("finish_at"), case.walls(), case.word("clock")
    press(case.machine, "w", after=40)
    steps = steps_between(walls, (row, column), finish)
    assert case.word("route_length") == steps
    assert 100 <= case.word("clock") - clock < 110
    route = walk((row, column), list(case.machine.read(address(case.tape, "route"), case.word("route_length"))))
    assert route[-1] == finish
    data = np.frombuffer(case.machine.read(address(case.tape, "field"), 1024), np.uint8).reshape(32, 32)
    marked = {tuple(place) for place in np.argwhere(data & 0x10).tolist()}
    assert marked == set(route) - {(row, column)}
    dots = {place for place in marked if case.colour(place[0] + 1, place[1]) == 0x47}
    assert dots == marked - {finish}


@keys_on(f"{FREE}: l")
def test_walk_torch(case: Case) -> None:
    """L: nothing but what is near, and all of it again."""
    shown = case.machine.screen()[0x100:0x1600]
    press(case.machine, "l", after=60)
    dark = case.machine.attributes()[32:704].count(0)
    assert dark > 500
    press(case.machine, "l", after=60)
    assert case.machine.attributes()[32:704].count(0) == 0
    assert case.machine.screen()[0x100:0x1000] == shown[:0xF00]


@keys_on(f"{FREE}: h")
def test_walk_hold(case: Case) -> None:
    """H: the clock stands until a key is pressed."""
    press(case.machine, "p", after=20)
    press(case.machine, "h", after=20)
    assert "Hold" in case.row(22)
    clock = case.word("clock")
    case.machine.frames(100)
    assert case.word("clock") == clock
    press(case.machine, "x", after=100)
    assert case.word("clock") > clock + 10


@keys_on("dfs maze, dfs other: v")
def test_walk_other(case: Case) -> None:
    """V: the other routine's maze of the same seed; V again: the first one's."""
    seed, first = case.word("seed"), case.word("walk_generator")
    for same in (False, True):
        next_maze(case)
        assert (case.word("walk_generator") == first) == same
        assert case.word("seed") == seed
        assert_walk_maze(case)
