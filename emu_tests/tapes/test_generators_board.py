"""The board of the tape `generators`: walls and corridors, the route, colours, small mazes in their frame."""

import numpy as np
import pytest

from emu_tests.machine.generators_tape import (
    INKS,
    NAME,
    PLAIN,
    TRAIL,
    address,
    choose,
    closed,
    corner,
    counted,
    cut,
    done,
    entries,
    figures,
    make,
    picked,
    pixel,
    routine_of,
    see_way,
    shown_size,
    told_seed,
    trail,
    walls,
)
from emu_tests.machine.images import begin
from emu_tests.machine.narrow import narrow_rows
from emu_tests.machine.pressing import at, byte, press, until
from emu_tests.oracles.drawings import colours, pixels
from emu_tests.oracles.paths import nearest
from emu_tests.records.sampling import every
from zxmazes.machine.spectrum import Machine
from zxmazes.routines.index import routine
from zxmazes.routines.library import Library

STEPS = {0: (-1, 0), 2: (0, 1), 4: (1, 0), 6: (0, -1)}
SIDES = {0: (1, 4), 2: (2, 8), 4: (4, 1), 6: (8, 2)}  # of a step: where it leaves a place, where it enters the next
DOT = 0xF0


def route_of(machine: Machine) -> list[tuple[int, int]]:
    """The places of the longest route, the start first."""
    place = divmod(machine.word(address("stats_start")), 256)
    found = [place]
    for code in machine.read(address("route"), machine.word(address("route_length"))):
        down, right = STEPS[code]
        place = place[0] + down, place[1] + right
        found.append(place)
    return found


def cells_of(machine: Machine, row: int, column: int) -> set[int]:
    """The colours of the cells in which a place is."""
    (top, left), seen = corner(machine), colours(machine.screen())
    rows = range((top + pixel(row)) // 8, (top + pixel(row + 1) - 1) // 8 + 1)
    columns = range((left + pixel(column)) // 8, (left + pixel(column + 1) - 1) // 8 + 1)
    return {int(seen[cell, other]) for cell in rows for other in columns}


def assert_board(machine: Machine) -> None:
    """Each place is all ink or all paper, as it is in the field; the rooms of a block have their corners marked."""
    rows, columns = shown_size(machine)
    of, field = walls(machine), machine.read(address("field"), 1024)
    block = np.zeros((8, 8), np.bool_)
    block[[0, 0, 7, 7], [0, 7, 0, 7]] = True
    for row in range(rows):
        for column in range(columns):
            place = cut(machine, row, column)
            assert place.shape == (4 + 4 * (row % 2), 4 + 4 * (column % 2))
            is_block = field[32 * row + column] >= 0xC0 and place.size == 64
            assert (place == (block if is_block else not of[row, column])).all(), (row, column)


ROUTINES = [routine_of(entry) for entry in entries()]


@pytest.mark.parametrize("name", every(3, ROUTINES, "dist/generators.tap"))
def test_what_an_entry_makes_is_drawn(name: str, library: Library) -> None:
    """A generator's maze is the library's of the seed; a change does something; in the colour of the family."""
    machine = at(NAME, "made", "m")
    before, place = walls(machine), ROUTINES.index(name)
    choose(machine, name)
    press(machine, "ENTER")
    done(machine)
    assert_board(machine)
    of = routine(name.removeprefix("change_"))
    if of.family == "generator":
        library.generate(of.name, 1997)
        assert (walls(machine) == closed(library)).all()
        assert told_seed(machine) == 1997
    else:
        assert (walls(machine) != before).any() == (name != "join_parts"), "the maze before is connected"
        if name == "join_parts":  # so it is what it was
            of, place = routine("generate_corridor"), ROUTINES.index("generate_corridor")
    *named, gap = narrow_rows(machine.screen())[:3]
    assert gap.split()[:1] in ([], ["ms"]), "whatever the name"
    assert narrow_rows(machine.screen())[9] == "", "no figure touches the key below"
    parts = of.menu.name.replace(" /", " ").replace("/", "").split(" ", 1)
    assert [one.replace(" ", "") for one in named] == [one.replace(" ", "") for one in [*parts, ""][:2]]
    (top, left), ink = corner(machine), machine.peek(entries()[place]) & 7
    cells = (byte(machine, NAME, "board_rows") // 2 * 12 + 4) // 8  # walls of 4 pixels, corridors of 8
    assert set(colours(machine.screen())[top // 8 : top // 8 + cells, left // 8 : left // 8 + cells].flat) == {ink}


@pytest.mark.parametrize(("rows", "columns"), [(5, 5), (7, 29), (31, 9), (27, 27), (31, 31)])
def test_a_maze_is_in_the_middle_and_framed(rows: int, columns: int, loaded) -> None:
    machine = loaded(NAME)
    begin(machine)
    machine.type("s", "0", "ENTER", "w", *str(columns), "ENTER", "h", *str(rows), "ENTER", "ENTER")
    done(machine)
    assert_board(machine)
    assert figures(machine) == {k: v for k, v in counted(~walls(machine)).items() if k != "Loops"}
    top, left = corner(machine)
    for before, side in ((top, rows), (left, columns)):
        assert abs(before - (184 - (6 * side - 2)) / 2) <= 4, "to the nearest cell"
    assert shown_size(machine) == (rows, columns)
    assert_framed(machine)
    machine.press("n", after=4)
    done(machine)
    assert_framed(machine)


def assert_framed(machine: Machine) -> None:
    """The outermost pixels of the cells of the outer walls are a line, below those but one; nothing is outside."""
    (top, left), (rows, columns) = corner(machine), shown_size(machine)
    shown = pixels(machine.screen())[:184, :192].copy()
    board = shown[top : top + (6 * rows + 5) // 8 * 8, left : left + (6 * columns + 5) // 8 * 8]
    assert all(line.all() for line in (board[0], board[-2], board[:-1, 0], board[:-1, -1]))
    assert not board[-1].any()
    board[:] = False
    assert not shown.any()


def assert_frameless(machine: Machine) -> None:
    """The outermost pixels of the board are dark, but where a shape is."""
    shown = pixels(machine.screen())[:184, :184]
    assert not any(line.any() for line in (shown[0], shown[-1], shown[-2], shown[:, 0], shown[:, -1]))


def test_a_change_keeps_the_size_of_its_maze_whatever_is_chosen(loaded) -> None:
    """Braid over 5 x 5, with 31 x 31 chosen for the next one."""
    machine = loaded(NAME)
    begin(machine)
    machine.type("s", "0", "ENTER", "w", "5", "ENTER", "h", "5", "ENTER", "ENTER")
    done(machine)
    machine.press("m", after=20)
    machine.type("w", "3", "1", "ENTER", "h", "2", "9", "ENTER")
    choose(machine, "generate_braid")
    machine.press("ENTER", after=4)
    done(machine)
    assert shown_size(machine) == (5, 5)
    machine.press("m", after=20)
    assert machine.read(address("field_width"), 2) == bytes([31, 29])


@pytest.mark.parametrize(
    "name", ["generate_dfs", "generate_prim", "generate_braid", "generate_erosion", "generate_rings"]
)
def test_the_route_is_white_floor_and_takes_no_wall_away(name: str, loaded) -> None:
    """A dark line joins its places; all other floor and all walls stay; start and finish are a disc and a ring."""
    machine = loaded(NAME)
    make(machine, "generate_dfs" if name == "generate_braid" else name, seed="9")
    if name == "generate_braid":
        machine.press("m", after=20)
        choose(machine, name)
        machine.press("ENTER", after=4)
        done(machine)
    see_way(machine)
    done(machine)
    route = route_of(machine)
    assert trail(machine) == len(route) == figures(machine)["Way"] + 1
    sides = dict.fromkeys(route, 0)
    for here, there, code in zip(route, route[1:], machine.read(address("route"), len(route) - 1), strict=False):
        leaves, enters = SIDES[code]
        sides[here] |= leaves
        sides[there] |= enters
    shown = np.frombuffer(machine.read(address("board_shown"), 1024), np.uint8).reshape(32, 32)
    near = {(r + dr, c + dc) for r, c in (route[0], route[-1]) for dr in range(-2, 3) for dc in range(-2, 3)}
    for (row, column), bits in sides.items():
        assert shown[row, column] == 0xE0 + bits
        if (row, column) not in near:
            assert cells_of(machine, row, column) == {TRAIL}
            assert_floor(cut(machine, row, column))
    of = walls(machine)
    rows, columns = shown_size(machine)
    for row, column in np.ndindex(rows, columns):
        if (row, column) not in sides and (row, column) not in near:
            assert (cut(machine, row, column) == (not of[row, column])).all(), (row, column)
    for place, ink in ((route[0], 0x44), (route[-1], 0x42)):
        assert cells_of(machine, *place) == {ink}
    machine.press("r")
    done(machine)
    assert trail(machine) == 0
    assert_board(machine)


@pytest.mark.parametrize("key", ["n", "h"])
def test_no_mark_of_a_route_is_left_on_the_next_maze(key: str, loaded) -> None:
    """In a cave the ends may stand on passages of 4 pixels."""
    machine = loaded(NAME)
    make(machine, "generate_erosion", seed="9")
    see_way(machine)
    done(machine)
    machine.press(key)
    done(machine)
    assert_board(machine)


def assert_floor(place: np.ndarray) -> None:
    """All floor: nothing on it looks like a wall."""
    assert place.all()


def test_colours_and_route_are_seen_together(loaded) -> None:
    """D with R: the route stays white, the rest tells the distance from the route's start."""
    machine = loaded(NAME)
    make(machine, "generate_prim", seed="3")
    see_way(machine)
    done(machine)
    machine.press("d")
    done(machine)
    route = set(route_of(machine))
    reach = nearest(walls(machine), [route_of(machine)[0]])
    most = int(reach[~walls(machine)].max())
    ends = {route_of(machine)[0], route_of(machine)[-1]}
    for row, column in (np.argwhere(~walls(machine)[1:31:2, 1:31:2]) * 2 + 1).tolist():
        if (row, column) in ends:
            continue
        ink = TRAIL if (row, column) in route else INKS[int(reach[row, column]) * 5 // (most + 1)]
        assert cells_of(machine, row, column) == {ink}, (row, column)
    for key in "dr":
        machine.press(key)
        done(machine)
    assert_board(machine)
    (top, left) = corner(machine)
    assert set(colours(machine.screen())[top // 8 : 23, left // 8 : 23].flat) == {PLAIN}


@pytest.mark.parametrize("key", "eh")
def test_a_maze_in_one_part_comes_first(key: str, loaded, library: Library) -> None:
    """Of rooms that may be cut off, with 16 seeds: those with the fewest parts count, and of these the route."""
    machine = loaded(NAME)
    make(machine, "generate_rooms_limited", seed="700")
    press(machine, key, after=0)
    until(machine, NAME, "build_frame", 4000)
    found = []
    for seed in range(701, 717):
        library.generate("rooms_limited", seed)
        stats = library.stats()
        found.append((stats.parts, len(stats.route), seed))
    fewest = min(found)[0]
    routes = [(length, seed) for parts, length, seed in found if parts == fewest]
    assert machine.word(address("seed")) == picked(key, routes)
    assert figures(machine)["Parts"] == fewest
