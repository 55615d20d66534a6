"""The walk by torch on the tape `generators`: what is seen, what it is worth."""

import numpy as np
import pytest

from emu_tests.machine.generators_tape import NAME, WALKED, address, choose, cut, done, make, walls
from emu_tests.machine.generators_walker import WAYS, Walker, par_of, points, tenths
from emu_tests.machine.pressing import hold, press
from emu_tests.oracles.drawings import colours, pixels
from emu_tests.tapes.test_generators_board import cells_of
from zxmazes.machine.spectrum import Machine

#: Of the ring.
INK_RED = 0x42
ARROWS = 8  #: the row of the ring


def test_a_torch_that_is_lit_is_named(loaded) -> None:
    """As long as it is, when the same maze is walked again, too; beside the maze it is out, and par is that by day."""
    walker = Walker(loaded(NAME), torch=True)
    named = lambda: any(cell(walker.machine, 24))  # noqa: E731
    assert named()
    walker.walk(walker.way()[:6])
    assert named()
    press(walker.machine, "t", after=60)
    assert not named()
    press(walker.machine, "t", after=60)
    walker.out()
    press(walker.machine, "SPACE", after=100)
    assert named()
    press(walker.machine, "BREAK", after=60)
    assert tenths(walker.machine.text()[8].split()[-1]) == par_of(walker)
    press(walker.machine, "w", after=100)
    assert (named(), walker.byte("walk_torch")) == (False, 0)


def test_the_time_stays_while_a_wall_is_bumped_in_the_dark(loaded) -> None:
    """It is there before, too, in each frame but those in which the panel is drawn anew as the key goes down."""
    walker = Walker(loaded(NAME), torch=True)
    machine, way = walker.machine, walker.way()
    step = way[1][0] - way[0][0], way[1][1] - way[0][1]
    for keys in ([], *([key] for ahead, key in WAYS.items() if ahead != step)):
        hold(machine, *keys)
        machine.frames(4)
        for _ in range(12):
            machine.frames(1)
            assert "." in machine.text()[3][28:]


def cell(machine: Machine, column: int) -> bytes:
    """The eight bytes of a cell of the row where the arrows are; none if it is black on black."""
    if not machine.attributes()[32 * ARROWS + column]:
        return bytes(8)
    return bytes(
        machine.peek(0x4000 | (ARROWS & 0x18) << 8 | line << 8 | (ARROWS & 7) << 5 | column) for line in range(8)
    )


def test_arrows_point_to_the_finish_by_torch(loaded) -> None:
    """Up or down, left or right, in a row of their own; nothing by day."""
    walker = Walker(loaded(NAME), torch=True)
    machine, (row, column) = walker.machine, walker.place("stats_finish")
    way, first = walker.way(), address("arrow_up")
    assert len({machine.read(first + 7 * n, 8) for n in range(4)}) == 4
    for there in range(0, len(way) - 1, 8):
        walker.walk(way[max(0, there - 8) : there + 1])
        machine.frames(12)
        here = walker.place("walker_at")
        for at, (wanted, now), arrow in ((30, (row, here[0]), 0), (31, (column, here[1]), 14)):
            shown = cell(machine, at)
            way_on = (wanted > now) - (wanted < now)
            assert shown == (machine.read(first + arrow + 7 * (way_on > 0), 8) if way_on else bytes(8))
    press(machine, "t", after=60)
    assert cell(machine, 30) == cell(machine, 31) == bytes(8)


def near(free: np.ndarray, place: tuple[int, int]) -> set[tuple[int, int]]:
    """What a torch shows from a place: up to three places along each way, and all round these."""
    seen, middles = set(), [place]
    for down, right in WAYS:
        for n in range(1, 4):
            there = place[0] + n * down, place[1] + n * right
            if not free[there]:
                break
            middles.append(there)
    for row, column in middles:
        seen |= {(row + r, column + c) for r in (-1, 0, 1) for c in (-1, 0, 1)}
    return {there for there in seen if free[there]}


def test_a_torch_shows_what_has_been_near(loaded) -> None:
    """Nothing else, and not the finish before it is near; twice the par, twice the points."""
    walker = Walker(loaded(NAME), seed="5", torch=True)
    way = walker.way()
    shown = lambda: np.frombuffer(walker.machine.read(address("board_shown"), 1024), np.uint8).reshape(32, 32)  # noqa: E731
    seen = near(walker.free, way[0])
    assert {tuple(place) for place in np.argwhere(shown() != 0x80).tolist()} == seen
    assert cells_of(walker.machine, *way[-1]) == {WALKED}, "no ring"
    assert not cut(walker.machine, *way[-1]).any()
    walker.walk(way[:31])
    walker.machine.frames(8)
    for place in way[:31]:
        seen |= near(walker.free, place)
    visible = {tuple(place) for place in np.argwhere(shown() != 0x80).tolist()}
    assert visible <= seen
    assert len(visible) > 0.8 * len(seen), "each frame shines along one of the four ways"
    walker.walk(way[30:-2])
    walker.machine.frames(8)
    assert tuple(way[-1]) in {tuple(place) for place in np.argwhere(shown() != 0x80).tolist()}
    walker.machine.write(address("walk_won"), [0, 0])
    hold(walker.machine, WAYS[way[-1][0] - way[-2][0], way[-1][1] - way[-2][1]])
    walker.machine.frames(120)
    assert walker.word("walk_parred") == par_of(walker, dark=True)
    assert walker.byte("walk_dark") == 1
    assert walker.word("walk_won") == points(walker, len(way) - 1) > 6 * 100


def test_a_torch_lit_later_earns_nothing_more(loaded) -> None:
    walker = Walker(loaded(NAME), seed="5")
    way = walker.way()
    walker.walk(way[:10])
    press(walker.machine, "t", after=40)
    assert walker.byte("walk_torch") == 1
    walker.walk(way[9:-1])
    hold(walker.machine, WAYS[way[-1][0] - way[-2][0], way[-1][1] - way[-2][1]])
    walker.machine.frames(120)
    assert walker.word("walk_parred") == par_of(walker)
    assert walker.word("walk_won") == points(walker, len(way) - 1)


@pytest.mark.parametrize("seed", ["7", "9", "12"])
def test_nothing_of_the_goal_is_left_in_the_dark(seed: str, loaded) -> None:
    """In a cave the ring may lie on walls, too: by torch its square is black."""
    walker = Walker(loaded(NAME), "generate_erosion", seed)
    walker.machine.frames(20)
    assert INK_RED in set(colours(walker.machine.screen())[:23, :23].flat)
    press(walker.machine, "t", after=40)
    row, column = walker.place("stats_finish")
    top, left = (8 * cells for cells in walker.machine.read(address("board_top"), 2))
    y, x = top + 6 * row - 2, left + 6 * column - 2
    assert walker.byte("walk_torch") == 1
    around = pixels(walker.machine.screen())[y : y + 8, x : x + 8]
    assert max(abs(row - walker.place("stats_start")[0]), abs(column - walker.place("stats_start")[1])) > 6
    assert not around.any()
    assert INK_RED not in set(colours(walker.machine.screen())[:23, :23].flat)


def test_a_torch_is_lit_in_a_maze_that_nobody_has_seen(loaded) -> None:
    """Another one of the same kind, as large, with a way that is long enough; try again, and it is the same maze."""
    walker = Walker(loaded(NAME), "generate_sidewinder", "5")
    before, entry, size = walker.field, walker.word("entry"), walker.word("field_width")
    walker.light()
    assert (walker.field != before, walker.word("entry"), walker.word("field_width")) == (True, entry, size)
    assert walker.word("route_length") >= 40
    assert (walker.byte("walk_torch"), walker.byte("walk_dark")) == (1, 1)
    walker.out()
    press(walker.machine, "SPACE", after=100)
    assert (walls(walker.machine) == ~walker.free).all()
    assert (walker.byte("walk_torch"), walker.byte("walk_dark")) == (1, 1)
    press(walker.machine, "t", after=100)
    press(walker.machine, "BREAK", after=60)
    assert walker.machine.text()[13][24:].split() == ["N", "new"]
    assert (walls(walker.machine) == ~walker.free).all()


def test_a_maze_that_was_changed_is_walked_by_torch_as_it_is(loaded) -> None:
    """There is no other one like it: nothing is doubled."""
    machine = loaded(NAME)
    make(machine, "generate_prim", seed="5")
    press(machine, "m", after=30)
    choose(machine, "generate_braid")
    machine.press("ENTER", after=4)
    done(machine)
    walker = Walker.before(machine)
    press(machine, "t", after=100)
    assert (walls(machine) == ~walker.free).all()
    assert (walker.byte("walk_torch"), walker.byte("walk_dark")) == (1, 0)
    assert walker.word("walk_parred") == par_of(walker)


def test_break_leads_to_the_menu_while_that_maze_is_made(loaded) -> None:
    walker = Walker(loaded(NAME), "generate_wilson")
    press(walker.machine, "t", after=2)
    press(walker.machine, "BREAK", frames=30, after=60)
    assert walker.machine.text()[0].startswith(" GENERATORS")
