"""A walk on the tape `generators`: what the figure, its trail and shapes at the edge leave on the board."""

import numpy as np
import pytest

from emu_tests.machine.generators_tape import (
    NAME,
    TRAIL,
    WALKED,
    address,
    corner,
    cut,
    pixel,
    shown_size,
)
from emu_tests.machine.generators_walker import WAYS, Walker, gems_of
from emu_tests.machine.narrow import narrow_rows
from emu_tests.machine.pressing import hold, press, until
from emu_tests.oracles.drawings import colours, pixels
from emu_tests.tapes.test_generators_board import DOT, assert_framed, assert_frameless, cells_of

FIRST_LINE = 14335  #: T-states from the interrupt until the beam is in the first line of the screen.


def test_the_trail_stays_white_where_the_way_was_asked(loaded) -> None:
    walker = Walker(loaded(NAME))
    walker.lay_ghost()
    way = walker.way()
    walker.walk(way[:30])
    for _ in range(2):
        press(walker.machine, "r", after=30)
    walker.walk(way[29:50])
    walker.machine.frames(10)
    for place in way[26:34]:
        assert cells_of(walker.machine, *place) == {TRAIL}


def test_a_walk_begins_without_what_memory_had(loaded) -> None:
    """Where a step of another walk was left half drawn, the foot of this one stays whole."""
    walker = Walker(loaded(NAME))
    machine = walker.machine
    press(machine, "BREAK", after=40)
    machine.write(address("walk_fresh"), [1, 1])
    press(machine, "w", after=40)
    walker.walk(walker.way()[:4])
    assert machine.text()[23].rstrip() == " ? 2 s off, Max grows."


def assert_whole(walker: Walker) -> None:
    """Walls are dark and floor is not; a trail is white, all floor is whole, a hint has its dot.

    All but start, finish, figure, ghost and gems.
    """
    machine, seen = walker.machine, colours(walker.machine.screen())
    marked = np.frombuffer(machine.read(address("board_shown"), 1024), np.uint8).reshape(32, 32)
    left = [*map(walker.place, ("stats_start", "stats_finish", "walker_at")), *gems_of(walker)]
    left += [walker.place("ghost_shown")] * walker.byte("ghost_drawn")
    top, first = (edge // 8 for edge in corner(machine))
    for row, column in np.ndindex(*shown_size(machine)):
        if any(max(abs(row - there[0]), abs(column - there[1])) <= 2 for there in left):
            continue
        mark, place = int(marked[row, column]), cut(machine, row, column)
        if mark >= 0xE0:
            assert (~place).sum() == (4 if mark == DOT else 0)
            assert cells_of(machine, row, column) == {TRAIL}
        else:
            assert (place == (mark < 0x80)).all(), (row, column)
    far = [[pixel(side) // 8 for side in there] for there in left]
    for cell in np.ndindex(23, 23):
        if any(max(abs(cell[0] - there[0]), abs(cell[1] - there[1])) <= 2 for there in far):
            continue
        places = [[p for p in range(31) if pixel(p) // 8 <= at <= (pixel(p + 1) - 1) // 8] for at in cell]
        trail = (marked[np.ix_(*places)] >= 0xE0).any()
        assert seen[top + cell[0], first + cell[1]] == (TRAIL if trail else WALKED), cell


@pytest.mark.parametrize("torch", [False, True], ids=["day", "torch"])
@pytest.mark.parametrize("routine", ["generate_dfs", "generate_rooms", "generate_erosion"])
def test_who_walks_leaves_floor_and_walls_whole(routine: str, torch: bool, loaded) -> None:
    """Forth and back, with the way asked and the torch switched, as soon as the torch has shown all."""
    walker = Walker(loaded(NAME), routine, "7", torch)
    way = walker.way()
    walker.walk(way[:12] + way[10:4:-1] + way[6:18])
    walker.machine.frames(12)
    assert_whole(walker)
    for _ in range(2):
        press(walker.machine, "r", after=30)
    walker.walk(way[17:24])
    walker.machine.frames(12)
    assert_whole(walker)
    press(walker.machine, "t", after=60)
    press(walker.machine, "h", after=10)
    press(walker.machine, "k", after=60)
    walker.walk(way[23:30])
    walker.machine.frames(12)
    assert_whole(walker)


def test_no_shape_touches_the_edge_of_its_square(loaded) -> None:
    """Floor beside it has its colour."""
    machine = loaded(NAME)
    for label in ("hero_shape", "stride_shape", "finish_shape", "gem_shape", "ghost_shape"):
        rows = machine.read(address(label), 8)
        assert not rows[0] | rows[7], label
        assert all(row & 0x81 == 0 for row in rows), label


@pytest.mark.parametrize("routine", ["dfs", "automaton_maze", "automaton_mazectric", "erosion"])
def test_who_walks_is_whole_in_his_colour_on_a_black_square(routine: str, loaded) -> None:
    """In a lane of 4 pixels, too; what else is floor in his cells stays whole, and is as bright."""
    walker = Walker(loaded(NAME), f"generate_{routine}")
    walker.lay_ghost()
    machine = walker.machine
    shapes = [machine.read(address(label), 8) for label in ("hero_shape", "stride_shape")]
    for steps in range(1, 9):
        walker.walk(walker.way()[steps - 1 : steps + 1])
        machine.frames(3)
        until(machine, NAME, "walk_hands")
        (top, left), shown, seen = corner(machine), pixels(machine.screen()), colours(machine.screen())
        column, row = machine.read(address("walk_shown"), 2)
        square = shown[top + row : top + row + 8, left + column : left + column + 8]
        assert bytes(np.packbits(square)) in shapes
        first, second = (top + row) // 8, (left + column) // 8
        assert set(seen[first : (top + row + 7) // 8 + 1, second : (left + column + 7) // 8 + 1].flat) == {0x46}
    if routine == "dfs":
        start, finish = map(walker.place, ("stats_start", "stats_finish"))
        assert cut(machine, *start).all()
        assert not cut(machine, *finish)[[0, -1]].any()
        assert all(cut(machine, *beside).all() for there in (start, finish) for beside in walker.graph[there])


def test_the_figure_is_whole_in_the_top_row(loaded) -> None:
    """Its last line is drawn before the beam comes there, in the frame of a step, too; but not beside a mark."""
    walker = Walker(loaded(NAME, 48, True), "generate_binary_tree")
    walker.lay_ghost()
    machine, steps = walker.machine, 0
    marks = [*map(walker.place, ("stats_start", "stats_finish")), *gems_of(walker)]
    assert corner(machine)[0] == 0
    for first in range(3, 25, 2):
        if not walker.free[1, first : first + 5].all() or any(
            abs(row - 1) <= 4 and first - 4 <= column <= first + 8 for row, column in marks
        ):
            continue
        machine.write(address("clock"), [0, 0])
        machine.write(address("walker"), [first, 1, 0, 0, 0])
        machine.write(address("walker_at"), [first, 1])
        machine.frames(8)
        hold(machine, "p")
        while walker.place("walker_at")[1] < first + 4:
            until(machine, NAME, "walk_lift", 20)
            fresh = walker.byte("walk_fresh")
            until(machine, NAME, "board_sprite", 2)
            until(machine, NAME, "draw_walk_steps" if fresh else "walk_keys", 2)
            below = walker.machine.read(address("walk_shown"), 2)[1] + 7
            assert machine.registers.t % machine.frame < FIRST_LINE + 224 * below, (first, fresh)
            steps += bool(fresh)
        hold(machine)
        machine.frames(20)
    assert steps >= 8


def test_the_frame_is_whole_or_not_there(loaded) -> None:
    """Beside a maze it is whole; in a walk, with the way and with colours there is none."""
    walker = Walker(loaded(NAME), "generate_dfs", "9")
    machine = walker.machine
    walker.walk(walker.way()[:40])
    machine.frames(8)
    assert_frameless(machine)
    press(machine, "BREAK", after=60)
    assert_framed(machine)
    for key in "rd":
        press(machine, key, after=30)
        if key == "r":
            press(machine, key, after=0)  # it asks once, before the first help
        machine.frames(120)
        assert_frameless(machine)
        press(machine, key, after=120)
        assert_framed(machine)


def test_the_openings_beside_the_figure_and_the_shapes_are_seen(loaded) -> None:
    """As floor, in its colour or in that of the shape: only the square of the shape is dark."""
    walker = Walker(loaded(NAME), "generate_dfs")
    way = walker.way()
    walker.machine.frames(4)
    until(walker.machine, NAME, "walk_hands")
    for place, ink in ((way[0], 0x46), (way[-1], 0x42)):
        beside = [(place[0] + down, place[1] + right) for down, right in WAYS]
        assert any(walker.free[there] for there in beside)
        for there in filter(walker.free.__getitem__, beside):
            assert cut(walker.machine, *there)[2:6].any(1).all()
            assert cells_of(walker.machine, *there) <= {ink, WALKED}


@pytest.mark.parametrize("at_start", [False, True])
@pytest.mark.parametrize("door", [(0, 5), (30, 7), (9, 0), (11, 30)])
def test_a_door_in_the_outer_wall_is_on_the_board(door: tuple[int, int], at_start: bool, loaded) -> None:
    """A shape there stays on the board, and so does who walks there: the foot and the panel are as before."""
    walker = Walker(loaded(NAME))
    machine = walker.machine
    press(machine, "BREAK", after=40)
    inner = tuple(min(max(place, 1), 29) for place in door)
    machine.write(address("field") + 32 * door[0] + door[1], [0])
    machine.write(address("stats_start"), (256 * door[0] + door[1]).to_bytes(2, "little"))
    machine.write(address("stats_finish"), (256 * inner[0] + inner[1]).to_bytes(2, "little"))
    step = inner[0] - door[0], inner[1] - door[1]
    machine.write(address("route_length"), [1, 0])
    machine.write(address("route"), [2 * list(WAYS).index(step)])
    if not at_start:
        machine.write(address("stats_start"), (256 * inner[0] + inner[1]).to_bytes(2, "little"))
        machine.write(address("stats_finish"), (256 * door[0] + door[1]).to_bytes(2, "little"))
        machine.write(address("route"), [2 * list(WAYS).index((-step[0], -step[1]))])
    press(machine, "w", after=40)
    assert machine.text()[20][24:].rstrip() == "BREAK"
    assert narrow_rows(machine.screen())[0] == "Prim"
    key = WAYS[step] if at_start else WAYS[-step[0], -step[1]]
    press(machine, key, frames=12, after=100)
    rows = machine.text()
    assert rows[8][24:].startswith("Out!")
    assert rows[23][:24].rstrip() == "BREAK back  SPACE again"
    assert narrow_rows(machine.screen())[0] == "Prim"
    assert set(colours(machine.screen())[:23, 23].flat) <= {WALKED, 0x47, 0x46, 0x44}


@pytest.mark.parametrize("seed", ["7", "8", "9"])
@pytest.mark.parametrize("kind", ["figures_wide", "rings_wide", "erosion", "automaton_maze"])
def test_a_shape_at_the_side_of_a_hall_covers_no_wall(kind: str, seed: str, loaded) -> None:
    """Who walks, ring and gems have 8 pixels: on 4 of them floor beside these is covered, where there is floor."""
    walker = Walker(loaded(NAME), f"generate_{kind}", seed=seed)
    walker.machine.frames(80)
    walls = ~walker.free
    for row, column in (*map(walker.place, ("walker_at", "stats_finish")), *gems_of(walker)):
        for down, right in WAYS:
            beside, behind = (row + down, column + right), (row - down, column - right)
            if walls[beside] and not walls[behind]:
                assert not cut(walker.machine, *beside).any(), (row, column)
