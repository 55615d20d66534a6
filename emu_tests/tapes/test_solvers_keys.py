"""What each key does on the page of the solvers, and in their race."""

import re

import numpy as np

from emu_tests.machine.key_case import Case, keys_on
from emu_tests.machine.pressing import address, press, until
from emu_tests.machine.solvers_tape import (
    FINISH,
    FLOOR,
    ROUTE,
    START,
    board,
    corner,
    marks,
    name_of,
    solvers,
    steps_told,
)
from emu_tests.oracles.mazes import parts
from emu_tests.oracles.paths import distances, steps_between
from zxmazes.routines.library import walk

_FLOOD, _FLOODED, _POINT = 0x10, 0x1F, 0x70
#: The papers of a board by distance, near to far.
_BANDS = (0x27, 0x30, 0x30, 0x1F, 0x17)


def letter(case: Case, there: tuple[int, int]) -> str:
    """What is written on a place of the board."""
    top, left = corner(case.machine)
    return case.machine.text()[top + there[0]][left + there[1]]


@keys_on("solvers maze: ENTER fire", "solvers edit: ENTER fire")
def test_solve_go(case: Case) -> None:
    """ENTER, fire: the route between the ends, with its length."""
    start, finish = case.place("solve_start"), case.place("solve_finish")
    steps = steps_between(case.walls(), start, finish)
    case.do()
    assert steps_told(case.machine) == case.word("route_length") == steps
    route = walk(start, list(case.machine.read(address(case.tape, "route"), case.word("route_length"))))
    shown = marks(case.machine)
    assert {(int(r), int(c)) for r, c in np.argwhere(shown == ROUTE)} == set(route) - {start, finish}


@keys_on("solvers maze: s f")
def test_solve_end(case: Case) -> None:
    """S, F: the end goes to the cursor, but neither into a wall, which stays, nor to the other one."""
    name, other = ("solve_start", "solve_finish")[:: 1 if case.key == "s" else -1]
    moved, kept = case.place(name), case.place(other)
    case.do("p", "a")
    cursor = case.place("solve_cursor")
    there = address(case.tape, "field") + 32 * cursor[0] + cursor[1]
    case.machine.write(there, [0x80])
    case.do(case.key)
    assert (case.place(name), case.place(other)) == (moved, kept)
    assert case.walls()[cursor]
    case.machine.write(there, [0])
    case.do(case.key)
    assert (case.place(name), case.place(other)) == (cursor, kept)
    shown = marks(case.machine)
    assert np.argwhere(shown == {"s": START, "f": FINISH}[case.key]).tolist() == [list(cursor)]
    assert letter(case, cursor) == case.key.upper()
    assert not [case.row(row)[24:].strip() for row in (6, 7) if case.row(row)[24:].strip()]
    for there in (kept, cursor):
        case.machine.write(address(case.tape, "solve_cursor"), there[::-1])
        case.do(case.key)
        assert (case.place(name), case.place(other)) == (cursor, kept)
        assert [case.row(row)[24:].strip() for row in (6, 7)] == ["place", "is taken"]


@keys_on("solvers edit: w")
def test_solve_wall(case: Case) -> None:
    """W: a wall or none at the cursor, and nowhere else; none at an end."""
    field = case.walls()
    case.do()
    assert (case.walls() == field).all(), "the cursor is at the start"
    case.do("a")
    for count in (1, 2):
        case.do(case.key)
        changed = np.argwhere(case.walls() != field).tolist()
        assert changed == ([list(case.place("solve_cursor"))] if count == 1 else [])


@keys_on("solvers maze: z x", "solvers edit: z x")
def test_solve_other(case: Case) -> None:
    """Z, X: the solver before and after, round the ends; its name on the panel; what another one has found goes."""
    case.do("ENTER")
    assert ROUTE in marks(case.machine)
    count, step = address(case.tape, "SOLVERS"), {"z": -1, "x": 1}[case.key]
    names = set()
    for presses in range(1, count + 1):
        case.do(case.key)
        assert case.byte("solver") == step * presses % count
        names.add((case.row(0)[24:], case.row(1)[24:]))
        assert not {*np.unique(marks(case.machine)).tolist()} - {0x05, FLOOR, START, FINISH}
        assert not "".join(case.row(row)[24:] for row in range(6, 9)).strip(), "no figures"
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
        start, finish = case.place("solve_start"), case.place("solve_finish")
        steps = distances(case.walls(), [start])[0]
        assert np.max(steps[~case.walls()]) == steps[finish] == case.word("route_length")
        assert start[1] <= finish[1]


@keys_on("solvers maze: e", "solvers edit: BREAK")
def test_solve_panel(case: Case) -> None:
    """E, BREAK: the other keys; a limit is left with them."""
    case.machine.write(address(case.tape, "wave_limit"), [40 * (case.key == "BREAK")])
    case.do()
    assert case.word("wave_limit") == 0
    assert case.row(10)[24:].split() == {"e": ["W", "wall"], "BREAK": ["S", "start"]}[case.key]
    assert case.row(23)[20:].rstrip() == {"e": "BREAK back", "BREAK": "BREAK leave"}[case.key]


@keys_on("solvers edit: d")
def test_solve_stones(case: Case) -> None:
    """D, and D once more: a field of 20 % stones, with its ends in two corners and a way between them; then others."""
    maze = case.walls()
    case.do()
    assert case.row(12)[26:] == "again?"
    case.do("c")
    assert not case.row(12)[24:].strip(), "not meant"
    case.do("d")
    assert (case.walls() == maze).all()
    fields = []
    for _ in range(4):
        case.do()
        fields.append(board(case.machine) >= 0x80)
        assert fields[-1][[0, -1]].all()
        assert fields[-1][:, [0, -1]].all()
        assert 0.14 < fields[-1][1:-1, 1:-1].mean() < 0.26
        ends = case.place("solve_start"), case.place("solve_finish")
        assert ends == ((1, 1), (21, 21))
        assert steps_between(case.walls(), *ends) is not None
    assert (fields[0] != fields[1]).any()


@keys_on("solvers edit: l c")
def test_solve_flood(case: Case) -> None:
    """L: the area round the cursor, which is not on a wall; C takes it away again."""
    before, cursor = case.walls(), case.place("solve_cursor")
    case.machine.write(address(case.tape, "solve_cursor"), [0, 1])
    case.do("l", "c")
    assert (case.walls() == before).all(), "else all walls are flooded, and cleared away"
    assert [case.row(row)[24:].strip() for row in (6, 7)] == ["", ""]
    case.do("l")
    assert case.row(6)[24:].strip() == "not here"
    case.machine.write(address(case.tape, "solve_cursor"), cursor[::-1])
    case.machine.write(address(case.tape, "speed"), [0])
    free = np.isfinite(distances(case.walls(), [case.place("solve_cursor")])[0])
    case.do("l")
    field = np.frombuffer(case.machine.read(address(case.tape, "field"), 1024), np.uint8).reshape(32, 32)
    assert ((field == _FLOOD) == free).all()
    shown = marks(case.machine)
    rows, columns = shown.shape
    assert np.isin(shown[free[:rows, :columns]], (_FLOODED, START, FINISH)).all()
    assert not (shown[~free[:rows, :columns]] == _FLOODED).any()
    before = case.walls()
    case.do("c")
    assert _FLOOD not in case.machine.read(address(case.tape, "field"), 1024)
    assert not (marks(case.machine) == _FLOODED).any()
    assert (case.walls() == before).all()


@keys_on("solvers maze: c")
def test_solve_colours(case: Case) -> None:
    """C: colours by the distance from the start; C again, or the next route, takes them away."""
    case.machine.write(address(case.tape, "speed"), [0])
    walls, start = case.walls(), case.place("solve_start")
    reach = distances(walls, [start])[0]
    most = int(reach[np.isfinite(reach)].max())
    bare = marks(case.machine)
    for _ in range(2):
        case.do()
        assert (marks(case.machine) != bare).any()
        case.do()
        assert (marks(case.machine) == bare).all()
    case.do()
    shown = marks(case.machine)
    for row, column in np.argwhere(np.isfinite(reach)):
        if (row, column) not in (start, case.place("solve_finish")):
            assert shown[row, column] == _BANDS[int(reach[row, column]) * 5 // (most + 1)], (row, column)
    case.do("ENTER")
    assert ROUTE in marks(case.machine)
    assert steps_told(case.machine) is not None
    case.do("p", "a")
    cursor = case.place("solve_cursor")
    case.machine.write(address(case.tape, "field") + 32 * cursor[0] + cursor[1], [0])
    case.do("s")
    assert not {*np.unique(marks(case.machine)).tolist()} - {0x05, FLOOR, START, FINISH}
    assert not "".join(case.row(row)[24:] for row in range(6, 9)).strip(), "the figures were those of another start"


@keys_on("solvers maze: r")
def test_solve_race(case: Case) -> None:
    """R: all solvers on the maze; any key leads back."""
    case.leads("race_page")
    case.machine.frames(700)
    assert "RACE" in case.row(0)
    count = address(case.tape, "SOLVERS")
    assert all(case.row(3 + place)[24:].strip() for place in range(count)), "a time for each"
    ends = [[word.end() for word in re.finditer(r"\S+", case.row(row)[13:])] for row in (2, 3)]
    assert ends[0] == ends[1], "captions end where the numbers do"
    shown = np.frombuffer(case.machine.attributes(), np.uint8).reshape(24, 32)[3 : 3 + count, :] & 0x38
    assert (shown[:, 0] == 0x10).tolist() == [True] + (count - 1) * [False], "a cheese for the first"
    assert not shown[:, 15:].any(), "none behind a figure"
    times = [int(case.row(3 + place)[26:].replace(".", "")) for place in range(count)]
    assert times == sorted(times)
    assert [(shown[place] > 0).sum() for place in range(count)] == [min(15, time // 32 + 1) for time in times]
    press(case.machine, "k")
    until(case.machine, case.tape, "solve_frame")
    assert case.row(4)[24:].split() == ["ENTER", "go"]


@keys_on("solvers race: k fire BREAK")
def test_race_back(case: Case) -> None:
    """Any key: back to the page as it was left; BREAK, held, leads no further."""
    if case.key == "BREAK":
        press(case.machine, "BREAK", frames=50, after=20)
    else:
        case.leads("solve_frame", 60)
    assert case.row(4)[24:].split() == ["ENTER", "go"]
    assert case.byte("solver") == 0


@keys_on("solvers edit: k")
def test_solve_point(case: Case) -> None:
    """K: up to eight key points, each with its number; K again takes it away; none at an end or in a wall."""
    case.do("d", "d", "k")
    assert (case.byte("points_count"), letter(case, (1, 1))) == (0, "S"), "the cursor is at the start"
    cursor = case.place("solve_cursor")
    field = address(case.tape, "field")
    case.machine.write(field + 32 + 2, [0x80])
    case.do("p", "k", "o")
    assert (case.byte("points_count"), case.walls()[1, 2]) == (0, True)
    case.machine.write(field + 32 + 2, [0] * 10)
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
        assert [letter(case, place) for place in there] == [str(number) for number in range(1, len(there) + 1)]
        assert (marks(case.machine) == _POINT).sum() == len(there)
        assert all(letter(case, place) == " " for place in listed if place not in there and place != (1, 10))
        case.do(*(["o", "o", "k"] if len(there) == 8 and there[-1] == listed[7] else ["k"]))
    case.do("d")
    assert case.byte("points_count") == 0


@keys_on("solvers maze: h", "solvers edit: h")
def test_solve_help(case: Case) -> None:
    """H: what there is to know about free mazes, each solver's line; then the page as it was, with its maze."""
    maze, panel = case.walls(), [row[24:] for row in case.machine.text()[10:22]]
    case.leads("instructions")
    case.machine.frames(20)
    assert "FREE MAZES" in case.row(2)
    press(case.machine, "ENTER", after=20)
    assert "THE SOLVERS" in case.row(2)
    told = "\n".join(row[2:16].rstrip() for row in case.machine.text())
    assert all(f"\n{name_of(solver)}\n" in f"{told}\n" for solver in solvers())
    press(case.machine, "ENTER")
    until(case.machine, case.tape, "solve_frame")
    assert (case.walls() == maze).all()
    assert [row[24:] for row in case.machine.text()[10:22]] == panel


@keys_on("solvers edit: b")
def test_solve_order(case: Case) -> None:
    """B: the given order or the best one."""
    for order, word in ((1, "best"), (0, "yours")):
        case.do()
        assert (case.byte("points_order"), case.row(18)[26:].rstrip()) == (order, word)


@keys_on("solvers edit: t")
def test_solve_limit(case: Case) -> None:
    """T: the limits in turn; a route beyond it is not found."""
    case.machine.write(address(case.tape, "speed"), [0])
    for limit in (10, 20, 40, 80, 160, 0):
        case.do("t")
        assert (case.word("wave_limit"), case.row(21)[24:].strip()) == (limit, str(limit or "any"))
        steps = steps_between(case.walls(), case.place("solve_start"), case.place("solve_finish"))
        case.do("ENTER")
        assert steps is not None
        assert steps_told(case.machine) == (steps if limit == 0 or steps <= limit else None)
