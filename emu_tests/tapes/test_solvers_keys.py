"""What each key does on the page of the solvers, and in their race."""

import numpy as np

from emu_tests.machine.generators_tape import INKS, PLAIN
from emu_tests.machine.images import number
from emu_tests.machine.key_case import Case, keys_on
from emu_tests.machine.pressing import address, press, until
from emu_tests.oracles.mazes import parts
from emu_tests.oracles.paths import distances, steps_between
from zxmazes.routines.library import walk

_ROUTE, _FLOOD = 0xE4, 0x01


@keys_on("solvers maze: ENTER fire")
def test_solve_go(case: Case) -> None:
    """ENTER, fire: the route between the ends, with its length."""
    start, finish = case.place("solve_start"), case.place("solve_finish")
    steps = steps_between(case.walls(), start, finish)
    case.do()
    assert number(case.row(4)[24:], "") == case.word("route_length") == steps
    route = walk(start, list(case.machine.read(address(case.tape, "route"), case.word("route_length"))))
    shown = np.frombuffer(case.machine.read(address(case.tape, "small_shown"), 1024), np.uint8).reshape(32, 32)
    assert {(int(r), int(c)) for r, c in np.argwhere(shown == _ROUTE)} == set(route) - {start, finish}


@keys_on("solvers maze: s f")
def test_solve_end(case: Case) -> None:
    """S, F: the end goes to the cursor, through a wall too; the other one stays."""
    name, other = ("solve_start", "solve_finish")[:: 1 if case.key == "s" else -1]
    kept = case.place(other)
    case.do("p", "a")
    cursor = case.place("solve_cursor")
    case.machine.write(address(case.tape, "field") + 32 * cursor[0] + cursor[1], [0x80])
    case.do(case.key)
    assert (case.place(name), case.place(other)) == (cursor, kept)
    assert not case.walls()[cursor]
    shown = np.frombuffer(case.machine.read(address(case.tape, "small_shown"), 1024), np.uint8).reshape(32, 32)
    assert np.argwhere(shown == {"s": 0xE6, "f": 0xE7}[case.key]).tolist() == [list(cursor)]


@keys_on("solvers maze: w")
def test_solve_wall(case: Case) -> None:
    """W: a wall or none at the cursor, and nowhere else."""
    field = case.walls()
    case.do("a")
    for count in (1, 2):
        case.do(case.key)
        changed = np.argwhere(case.walls() != field).tolist()
        assert changed == ([list(case.place("solve_cursor"))] if count == 1 else [])


@keys_on("solvers maze: z x")
def test_solve_other(case: Case) -> None:
    """Z, X: the solver before and after, round the ends; its name on the panel."""
    count, step = address(case.tape, "SOLVERS"), {"z": -1, "x": 1}[case.key]
    names = set()
    for presses in range(1, count + 1):
        case.do(case.key)
        assert case.byte("solver") == step * presses % count
        names.add((case.row(0)[24:], case.row(1)[24:]))
    assert len(names) == count


@keys_on("solvers maze: n")
def test_solve_next(case: Case) -> None:
    """N: the maze that begins where the last one left the random numbers, with the ends of its longest route."""
    for _ in range(2):
        before, maze = case.word("rng_seed"), case.walls()
        case.do()
        assert case.word("seed") == before
        assert (case.walls() != maze).any()
        assert parts(case.walls()[None]) == 1
        steps = distances(case.walls(), [case.place("solve_start")])[0]
        assert np.max(steps[~case.walls()]) == steps[case.place("solve_finish")] == case.word("route_length")


@keys_on("solvers maze: d")
def test_solve_stones(case: Case) -> None:
    """D: a field of 20 % stones, other ones each time, with its ends in two corners."""
    fields = []
    for _ in range(2):
        case.do()
        fields.append(case.walls()[:31, :31])
        assert 0.16 < fields[-1].mean() < 0.24
        assert (case.place("solve_start"), case.place("solve_finish")) == ((0, 0), (30, 30))
    assert (fields[0] != fields[1]).any()


@keys_on("solvers maze: l c")
def test_solve_flood(case: Case) -> None:
    """L: the area round the cursor; C takes it away again."""
    case.machine.write(address(case.tape, "speed"), [0])
    free = np.isfinite(distances(case.walls(), [case.place("solve_cursor")])[0])
    case.do("l")
    field = np.frombuffer(case.machine.read(address(case.tape, "field"), 1024), np.uint8).reshape(32, 32)
    assert ((field == _FLOOD) == free).all()
    before = case.walls()
    case.do("c")
    assert _FLOOD not in case.machine.read(address(case.tape, "field"), 1024)
    assert (case.walls() == before).all()


@keys_on("solvers maze: v")
def test_solve_colours(case: Case) -> None:
    """V: colours by the distance from the start, beside the marks; a change of the field, or C, takes them away."""
    case.machine.write(address(case.tape, "speed"), [0])
    case.do("a", "p", "s", "ENTER")
    shown = case.machine.read(address(case.tape, "small_shown"), 1024)
    walls = case.walls()
    reach = distances(walls, [case.place("solve_start")])[0]
    rooms = np.argwhere(np.isfinite(reach[1:31:2, 1:31:2])) * 2 + 1
    most = int(reach[np.isfinite(reach)].max())
    for again in ("c", "w", "ENTER"):
        case.do(case.key)
        assert case.machine.read(address(case.tape, "small_shown"), 1024) == shown
        for row, column in rooms:
            ink = INKS[int(reach[row, column]) * 5 // (most + 1)]
            assert case.colour(6 * row // 8, 6 * column // 8) == ink, (row, column)
        case.do(again)
        assert {case.colour(row, column) for row in range(24) for column in range(24)} == {PLAIN}
        case.do(*{"w": ("w", "ENTER"), "c": ("ENTER",)}.get(again, ()))


@keys_on("solvers maze: r")
def test_solve_race(case: Case) -> None:
    """R: all solvers on the maze; any key leads back."""
    case.leads("race_page")
    case.machine.frames(700)
    assert "RACE" in case.row(0)
    assert all(case.row(3 + place)[24:].strip() for place in range(address(case.tape, "SOLVERS"))), "a time for each"
    press(case.machine, "k")
    until(case.machine, case.tape, "solve_frame")
    assert case.row(9)[24:].split() == ["ENTER", "go"]


@keys_on("solvers race: k fire")
def test_race_back(case: Case) -> None:
    """Any key: back to the page as it was left."""
    case.leads("solve_frame", 60)
    assert case.row(9)[24:].split() == ["ENTER", "go"]
    assert case.byte("solver") == 0


@keys_on("solvers maze: k")
def test_solve_point(case: Case) -> None:
    """K: a key point at the cursor, up to eight, each with its number; K again takes it away."""
    case.do("d")
    cursor = case.place("solve_cursor")
    listed = []
    for _ in range(9):
        case.do("p", "k")
        listed.append((cursor[0], cursor[1] + len(listed) + 1))
    points = address(case.tape, "points_list")
    for there in (listed[:8], [*listed[:6], listed[7]], [*listed[:6], listed[7], listed[6]]):
        found = case.machine.read(points, 2 * len(there))
        assert case.byte("points_count") == len(there)
        assert list(zip(found[::2], found[1::2], strict=True)) == there
        assert not any(case.walls()[place] for place in there)
        shown = np.frombuffer(case.machine.read(address(case.tape, "small_shown"), 1024), np.uint8).reshape(32, 32)
        assert [shown[place] for place in there] == [0xE9 + number for number in range(len(there))]
        case.do(*(["o", "o", "k"] if len(there) == 8 and there[-1] == listed[7] else ["k"]))
    case.do("n")
    assert case.byte("points_count") == 0


@keys_on("solvers maze: b")
def test_solve_order(case: Case) -> None:
    """B: the given order or the best one."""
    for order, word in ((1, "best"), (0, "given")):
        case.do()
        assert (case.byte("points_order"), case.row(14)[24:].split()) == (order, ["B", word])


@keys_on("solvers maze: t")
def test_solve_limit(case: Case) -> None:
    """T: the limits in turn; a route beyond it is not found."""
    case.machine.write(address(case.tape, "speed"), [0])
    for limit in (10, 20, 40, 80, 160, 0):
        case.do("t")
        assert (case.word("wave_limit"), case.row(15)[24:].split()) == (limit, ["T", "to", str(limit or "any")])
        steps = steps_between(case.walls(), case.place("solve_start"), case.place("solve_finish"))
        case.do("ENTER")
        assert steps is not None
        assert case.row(3)[24:].rstrip() == ("Steps" if limit == 0 or steps <= limit else "No route")
