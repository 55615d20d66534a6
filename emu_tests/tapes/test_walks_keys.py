"""What each key does on the pages with a maze to walk in, a wave to send, and on the last one of the monster."""

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


@keys_on("wave stones: n")
def test_wave_next(case: Case) -> None:
    """N: another field, of the seed that the last one ended with."""
    for _ in range(2):
        before, seed, field = case.word("rng_seed"), case.word("seed"), case.walls()
        case.do()
        assert number(case.row(0), "Seed") == case.word("seed") == before != seed
        assert (case.walls() != field).sum() > 20


@keys_on("wave stones: m")
def test_wave_kind(case: Case) -> None:
    """M: the maze of the seed, and again the stones."""
    stones, seed = case.walls(), case.word("seed")
    case.do()
    case.library.generate("dfs", seed, 31, 21)
    assert (case.walls()[:21, :31] == case.library.walls()[:21, :31]).all()
    assert (case.place("wave_start"), case.place("wave_finish")) == ((1, 1), (19, 29))
    case.do()
    assert (case.walls() == stones).all()
    assert (case.place("wave_start"), case.place("wave_finish")) == ((10, 2), (10, 29))


@keys_on("wave stones: d")
def test_wave_density(case: Case) -> None:
    """D: 10, 20, 30, 40 % of stones in turn; from a maze it leads to stones."""
    seed = case.word("seed")
    for percent in (30, 40, 10, 20, 30):
        if percent == 20:
            case.do("m")
        case.do(case.key)
        stones = case.walls()[:21].mean()
        assert abs(100 * stones - percent) < 4, percent
        assert case.word("seed") == seed
    assert case.byte("maze_kind") == 0


@keys_on("wave stones: s f")
def test_wave_end(case: Case) -> None:
    """S, F: the end goes to the cursor, through a stone too, and is drawn there and nowhere else."""
    name = {"s": "wave_start", "f": "wave_finish"}[case.key]
    for walled_in in (0x80, 0x00):
        case.do("p", "q")
        cursor = case.place("cursor")
        assert cursor != case.place(name)
        case.machine.write(address("wave", "field") + 32 * cursor[0] + cursor[1], [walled_in])
        case.do(case.key)
        assert case.place(name) == case.place("cursor") == cursor
        assert not case.walls()[cursor]
        rows = case.machine.text()[1:22]
        letters = [(row, text.index(case.key.upper())) for row, text in enumerate(rows) if case.key.upper() in text]
        assert letters == [cursor]


@keys_on("wave stones: SPACE")
def test_wave_wall(case: Case) -> None:
    """SPACE: a wall or none at the cursor, but not at the ends."""
    field = case.walls()
    case.do()
    assert (case.walls() == field).all(), "the cursor is at the start"
    case.do("q")
    cursor = case.place("cursor")
    for count in (1, 2):
        case.do(case.key)
        changed = np.argwhere(case.walls() != field).tolist()
        assert changed == ([list(cursor)] if count == 1 else [])
        case.do("p")
        stone = case.machine.text()[1 + cursor[0]][cursor[1]] == "?"
        assert stone == case.walls()[cursor]
        case.do("o")


@keys_on("wave stones: ENTER fire")
def test_wave_go(case: Case) -> None:
    """ENTER, fire: the shortest way between the ends."""
    steps = steps_between(case.walls(), case.place("wave_start"), case.place("wave_finish"))
    case.do()
    assert number(case.row(22), "way") == case.word("route_length") == steps
    assert case.machine.attributes()[32 : 22 * 32].count(0x78) == steps, "one of its places is under the cursor"


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


@keys_on("wave stones: l")
def test_wave_limit(case: Case) -> None:
    """L: the limits in turn; a route beyond it is not found, one within it is."""
    steps = steps_between(case.walls(), case.place("wave_start"), case.place("wave_finish"))
    assert steps is not None
    for limit in (10, 20, 40, 80, 160, 0):
        case.do("l")
        assert (case.word("wave_limit"), case.row(22)[27:].split()) == (limit, ["L", str(limit or "any")])
        case.do("ENTER")
        found = limit == 0 or steps <= limit
        assert case.row(22).startswith("Shortest way" if found else "No route within the limit")
