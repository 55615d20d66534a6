"""What each key does on the pages with a maze to walk in, and on the last one of the monster."""

import numpy as np

from emu_tests.machine.images import number
from emu_tests.machine.key_case import Case, keys_on
from emu_tests.machine.pressing import address, until
from emu_tests.oracles.paths import Walls, steps_between
from zxmazes.routines.library import walk


def walk_maze(case: Case) -> Walls:
    """The maze that the page should show of its seed, by the library."""
    name = {"corridor": "corridor", "dfs": "dfs"}[case.tape] + ("_small" if case.row(0).startswith("SMALL") else "")
    case.library.generate(name, case.word("seed"), 31, 21)
    walls = case.library.walls().copy()
    if case.tape == "dfs":
        walls[1, 0] = walls[19, 30] = False
    return walls[:21, :31]


def assert_walk_maze(case: Case) -> None:
    """The maze of the seed, in memory and on the screen, and the player at its entrance."""
    assert number(case.row(0), "Seed") == case.word("seed")
    walls = walk_maze(case)
    assert (case.walls()[:21, :31] == walls).all()
    row, column = case.place("player")
    assert (row, column) == (case.byte("entrance"), 0)
    assert not walls[row, 0]
    assert case.colour(row + 1, 0) == 0x46
    assert case.word("steps") == number(case.row(22), "Steps") == 0


@keys_on("corridor maze, dfs maze, dfs small: n")
def test_walk_next(case: Case) -> None:
    """N: where the last maze left the random numbers, the next one begins."""
    for _ in range(2):
        before, seed, maze = case.word("rng_seed"), case.word("seed"), case.walls()
        case.do()
        assert case.word("seed") == before != seed
        assert (case.walls() != maze).any()
        assert_walk_maze(case)


@keys_on("corridor maze, dfs maze, dfs small: w")
def test_walk_way(case: Case) -> None:
    """W: the shortest way from the player to the exit, its places and its length."""
    player, leave = case.place("player"), (case.byte("exit"), 30)
    walls = case.walls()
    case.do()
    steps = steps_between(walls, player, leave)
    assert number(case.row(22), "out:") == case.word("route_length") == steps
    route = walk(player, list(case.machine.read(address(case.tape, "route"), case.word("route_length"))))
    assert route[-1] == leave
    assert not any(walls[at] for at in route)
    shown = {(row, column) for row in range(21) for column in range(31) if case.colour(row + 1, column) == 0x44}
    assert shown - walled(case, walls) == set(route) - {player, leave, (case.byte("entrance"), 0)}
    assert case.colour(player[0] + 1, player[1]) == 0x46


def walled(case: Case, walls: Walls) -> set[tuple[int, int]]:
    """The walls."""
    return {(int(row), int(column)) for row, column in np.argwhere(walls)}


@keys_on("dfs maze, dfs small: v")
def test_walk_other(case: Case) -> None:
    """V: the other routine's maze of the same seed; V again: the first one's."""
    seed, small = case.word("seed"), case.row(0).startswith("SMALL")
    for expected in (not small, small):
        case.do()
        assert case.row(0).startswith("SMALL") == expected
        assert case.word("seed") == seed
        assert_walk_maze(case)


@keys_on("monster caught: r")
def test_monster_again(case: Case) -> None:
    """R: the same maze, the two in their corners."""
    maze, seed = case.walls(), case.word("seed")
    played(case)
    assert case.word("seed") == seed
    assert (case.walls() == maze).all()


@keys_on("monster caught: n")
def test_monster_next(case: Case) -> None:
    """N: where the last maze left the random numbers."""
    maze, before = case.walls(), case.word("rng_seed")
    played(case)
    assert case.word("seed") == before
    assert (case.walls() != maze).any()


def played(case: Case) -> None:
    """Press the key at the end of a game: a new one begins."""
    case.leads("new_maze")
    until(case.machine, case.tape, "tick")
    assert {case.place("player"), case.place("monster")} == {(1, 1), (19, 1)}
    assert case.row(22).startswith("The exit is")
