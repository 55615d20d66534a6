"""The walk through a maze on the tape `generators`: the figure, the clock, stars and points, by keys."""

import numpy as np
import pytest

from emu_tests.machine.generators_tape import NAME, TRAIL, address, asks_first, cut, done, in_row, noticed, walls
from emu_tests.machine.generators_walker import WAYS, Walker, par_of, points, tenths
from emu_tests.machine.images import MODELS
from emu_tests.machine.narrow import narrow_rows
from emu_tests.machine.pressing import at, hold, press, until
from emu_tests.oracles.drawings import colours
from emu_tests.tapes.test_generators_board import DOT, assert_board, cells_of

#: By: in time, straight.
STARS = {(True, True): 0b111, (True, False): 0b011, (False, True): 0b101, (False, False): 0b001}


def test_a_walk_is_a_step_in_four_frames_and_stops_at_walls(loaded) -> None:
    walker = Walker(loaded(NAME))
    way = walker.way()
    assert walker.place("walker_at") == way[0]
    assert walker.word("clock") == 0, "it waits for the first step"
    walker.machine.frames(100)
    assert walker.word("clock") == 0
    frames = walker.walk(way[:41])
    assert abs(frames - 4 * 40) <= 6
    here = way[40]
    closed = next(key for (down, right), key in WAYS.items() if not walker.free[here[0] + down, here[1] + right])
    walker.machine.frames(12)
    assert walker.place("walker_at") == here
    assert walker.word("walk_steps") == 40
    hold(walker.machine, closed)
    walker.machine.frames(40)
    assert walker.place("walker_at") == here
    assert walker.word("clock") * 5 >= frames - 5


@pytest.mark.parametrize("torch", [False, True], ids=["day", "torch"])
@pytest.mark.parametrize("routine", ["generate_dfs", "generate_rooms", "generate_erosion"])
def test_no_frame_of_a_walk_takes_longer_than_a_frame(routine: str, torch: bool, loaded) -> None:
    """And the figure is drawn before the beam comes to the lower third of the board; near the ghost, a little later."""
    walker = Walker(loaded(NAME, 48, True), routine, "7", torch)
    machine, way = walker.machine, walker.way()
    machine.frames(60)
    for _ in range(160):
        here = walker.place("walker_at")
        if here == way[-2] or here not in way:
            break
        there = way[way.index(here) + 1]
        hold(machine, WAYS[there[0] - here[0], there[1] - here[1]])
        until(machine, NAME, "walk_picture", 60)
        began = machine.registers.t
        until(machine, NAME, "walk_keys", 2)
        near = max(abs(a - b) for a, b in zip(here, walker.place("ghost_at"), strict=True)) <= 4
        assert machine.registers.t - began < (50_000 if near else 44_000)
        until(machine, NAME, "walk_frame", 2)
        assert machine.registers.t - began < 66_000
    hold(machine)


@pytest.mark.parametrize(("model", "contended"), MODELS)
def test_who_takes_the_shortest_way_wins_three_stars(model: int, contended: bool, loaded) -> None:
    walker = Walker(loaded(NAME, model, contended))
    way = walker.way()
    walker.out()
    steps = len(way) - 1
    rows, named = walker.machine.text(), narrow_rows(walker.machine.screen())
    assert rows[8][24:].startswith("Out!")
    assert walker.byte("walk_won_stars") == 0b111
    assert named[15].split()[-2:] == ["Points", str(points(walker, steps))]
    assert named[16].split()[-2:] == ["Record", str(points(walker, steps))]
    assert 1.45 < walker.word("walk_parred") / walker.word("clock") < 1.9
    assert points(walker, steps) > 3 * steps, "a longer way is worth more"
    assert not rows[17][24:].strip(), "there was nothing to beat"
    assert in_row(walker.machine) == 1
    assert tenths(rows[3][24:].split()[-1]) == walker.word("clock") <= par_of(walker)
    assert narrow_rows(walker.machine.screen())[6].replace(" ", "") == f"Max{steps + 8}"
    assert set(colours(walker.machine.screen())[9:11, [24, 25, 27, 28, 30, 31]].flat) == {0x46}


@pytest.mark.parametrize(("in_time", "straight"), list(STARS))
def test_stars_are_for_the_time_and_for_no_detour(in_time: bool, straight: bool, loaded) -> None:
    walker = Walker(loaded(NAME), seed="8")
    way = walker.way()
    if not in_time:
        walker.walk(way[:2])
        walker.machine.write(address("clock"), (par_of(walker) + 1).to_bytes(2, "little"))
    if not straight:
        walker.walk(way[:7] + way[5::-1] + way[1:7])  # back from a room, not beside one
    walker.out()
    assert walker.byte("walk_won_stars") == STARS[in_time, straight]
    lit = [int(ink) for ink in colours(walker.machine.screen())[9, [24, 27, 30]]]
    assert lit == [0x46 if STARS[in_time, straight] >> n & 1 else 0x01 for n in range(3)]
    assert narrow_rows(walker.machine.screen())[15].split()[-1] == str(points(walker, len(way) - 1))


@pytest.mark.parametrize("steps", [0, 3])
def test_the_way_leaves_one_star_and_costs_no_time(steps: int, loaded) -> None:
    """R asks first, and must be pressed again; once, while the dots are there. W, beside Q, is no key of a walk."""
    walker = Walker(loaded(NAME))
    machine, way = walker.machine, walker.way()
    until(machine, NAME, "walk_still", 200)
    walker.walk(way[: steps + 1])
    machine.frames(12)
    for key in "wwr" + "tt" * (steps > 0):  # before the first step T leads elsewhere
        press(machine, key, after=60)
        assert walker.byte("walk_looks") == 0
        assert walker.word("clock") < 100
        assert DOT not in machine.read(address("board_shown"), 1024)
        assert asks_first(machine) == (key == "r")
    clock = walker.word("clock")
    for _ in range(2):
        press(machine, "r", after=15)
    machine.frames(30)
    shown = np.frombuffer(machine.read(address("board_shown"), 1024), np.uint8).reshape(32, 32)
    dotted = {tuple(place) for place in np.argwhere(shown == DOT).tolist()}
    assert dotted == set(way[way.index(walker.place("walker_at")) + 1 :])
    assert walker.word("clock") - clock < 20
    assert [int(ink) for ink in colours(machine.screen())[7, 29:]] == [0x46, 7, 7]
    for _ in range(2):
        press(machine, "r", after=15)
        assert not asks_first(machine), "there is nothing to lose"
    walker.out()
    assert walker.byte("walk_won_stars") == 0b001
    assert walker.word("walk_won") == points(walker, len(way) - 1)


@pytest.mark.parametrize("keys", ["rr", "rrr", "rra", "rrdr", "dd", "ddd", "rdda"])
def test_help_before_a_walk_leaves_one_star_in_this_maze(keys: str, loaded) -> None:
    """The route, and the colours: whatever is pressed between, and in the next walk; another maze has all stars."""
    walker = Walker(loaded(NAME))
    machine, way = walker.machine, walker.way()
    press(machine, "BREAK", after=60)
    for key in keys:
        press(machine, key, after=100)
    for key in ("w", "SPACE"):
        press(machine, key, after=0)
        until(machine, NAME, "walk_still", 200)
        assert walker.way() == way
        walker.out()
        assert walker.byte("walk_won_stars") == 0b001
        assert [row[24:].strip() for row in machine.text()[18:20]] == ["Had help", ""]
    press(machine, "BREAK", after=60)
    assert walker.byte("walk_looks") == 1
    press(machine, "n", after=0)
    until(machine, NAME, "build_frame", 400)
    assert walker.byte("walk_looks") == 0


def test_par_stays_while_the_maze_is_there(loaded) -> None:
    """Whatever is won in it; the next maze has the new one."""
    walker = Walker(loaded(NAME), seed="8")
    machine = walker.machine
    walker.out()
    machine.write(address("kinds_won"), [0b111] * 17)
    press(machine, "SPACE", after=60)
    assert walker.word("walk_parred") == par_of(walker)
    press(machine, "BREAK", after=60)
    assert tenths(machine.text()[8].split()[-1]) == par_of(walker)
    press(machine, "n", after=0)
    until(machine, NAME, "build_frame", 400)
    assert tenths(machine.text()[8].split()[-1]) == par_of(walker, stars=51, kind=0b111)


def test_a_star_that_is_lost_is_said_at_once(loaded) -> None:
    """By the time, then by a detour: it is dark on the panel, with a line and a sound; not in a maze without stars."""
    walker = Walker(loaded(NAME), seed="8")
    machine, way = walker.machine, walker.way()
    lit = lambda: [int(ink) == 0x46 for ink in colours(machine.screen())[7, 29:]]  # noqa: E731
    said = lambda: " ".join(noticed(machine).split()[:4])  # noqa: E731
    walker.walk(way[:4])
    machine.frames(10)
    assert (lit(), said()) == ([True] * 3, "")
    machine.write(address("clock"), walker.word("walk_parred").to_bytes(2, "little"))
    machine.ports.clicks.clear()
    machine.frames(12)
    assert (lit(), said()) == ([True, False, True], "Star lost. Be out")
    assert len(machine.ports.clicks) > 0
    machine.write(address("walk_steps"), (len(way) + 8).to_bytes(2, "little"))
    machine.frames(12)
    assert (lit(), said()) == ([True, False, False], "Star lost. Be out")


def test_while_the_star_for_par_is_open_a_lost_one_names_par(loaded) -> None:
    """And three times par once that is lost, too."""
    walker = Walker(loaded(NAME), seed="8")
    machine, way, par = walker.machine, walker.way(), par_of(walker)
    walker.walk(way[:4])
    for label, value, stars, what, told in (
        ("walk_steps", len(way) + 8, 0b011, "Too far.", par),
        ("clock", par, 0b001, "Star lost.", 3 * par),
    ):
        machine.write(address(label), value.to_bytes(2, "little"))
        machine.frames(12)
        assert walker.byte("walk_won_stars") == stars
        assert " ".join(noticed(machine).split()) == f"{what} Be out by {told / 10:.1f}"


def test_a_small_maze_has_no_stars(loaded) -> None:
    machine = loaded(NAME)
    Walker(machine)
    press(machine, "BREAK", after=60)
    assert machine.text()[11][24:].strip() == "..."
    press(machine, "m", after=60)
    machine.type("w", "1", "9", "ENTER", "ENTER")
    done(machine)
    assert machine.text()[11][24:] == "no stars"
    assert noticed(machine) == "Small mazes have no stars"
    walker = Walker.before(machine)
    walker.walk(walker.way()[:3])
    machine.frames(12)
    machine.write(address("clock"), walker.word("walk_parred").to_bytes(2, "little"))
    machine.frames(12)
    assert [machine.text()[row][24:].strip() for row in (6, 7)] == ["no stars", ""]
    assert noticed(machine) == ""


def test_a_labyrinth_earns_nothing(loaded) -> None:
    """There is no fork in it."""
    walker = Walker(loaded(NAME), "generate_unicursal")
    walker.out()
    assert walker.byte("walk_won_stars") == 0b111
    assert narrow_rows(walker.machine.screen())[15].split()[-2:] == ["Points", "0"]
    assert walker.machine.text()[17][24:].strip() == ""


def test_the_trail_is_white_floor_and_the_maze_is_as_before_when_it_is_left(loaded) -> None:
    walker = Walker(loaded(NAME), "generate_dfs_trail")
    way = walker.way()
    walker.lay_ghost()
    walker.walk(way[:30])
    walker.machine.frames(10)
    for place in way[3:26]:
        assert cells_of(walker.machine, *place) == {TRAIL}
        assert cut(walker.machine, *place).all()
    press(walker.machine, "BREAK", after=40)
    assert walker.machine.read(address("field"), 1024) == walker.field, "the generator's notes too"
    assert (walls(walker.machine) == ~walker.free).all()
    assert walker.machine.text()[13][24:].split() == ["N", "new"]
    assert_board(walker.machine)


def test_hold_hides_the_maze_and_stops_the_clock(loaded) -> None:
    walker = Walker(loaded(NAME))
    walker.lay_ghost()
    walker.walk(walker.way()[:12])
    walker.machine.frames(20)
    before = colours(walker.machine.screen())[:23, :23]
    press(walker.machine, "h", after=10)
    assert noticed(walker.machine) == "Any key goes on."
    clock = walker.word("clock")
    walker.machine.frames(200)
    assert walker.word("clock") == clock
    assert set(colours(walker.machine.screen())[:23, :23].flat) == {0}
    press(walker.machine, "k", after=60)
    assert (colours(walker.machine.screen())[:23, :23] == before).all()
    walker.machine.frames(20)
    assert walker.word("clock") > clock


def test_nothing_to_walk_through_buzzes() -> None:
    """A change may leave a single place."""
    machine = at(NAME, "made")
    machine.write(address("route_length"), [0, 0])
    before = machine.screen()
    press(machine, "w", after=20)
    assert machine.screen() == before
    assert len(machine.ports.clicks) > 0


def test_before_the_first_step_the_panel_is_right_and_the_clock_stands(loaded) -> None:
    """A wall is no step; what H says leaves nothing behind; T leads into another maze, and par is doubled there."""
    walker = Walker(loaded(NAME))
    machine = walker.machine
    press(machine, "h", after=20)
    press(machine, "k", after=20)
    assert noticed(machine) == "Race the ghost to the ring!"
    before = walker.field
    walker.light()
    assert walker.field != before
    assert tenths(machine.text()[4].split()[-1]) == par_of(walker, dark=True)
    press(machine, "t", after=60)
    assert tenths(machine.text()[4].split()[-1]) == par_of(walker)
    here = walker.place("walker_at")
    closed = next(key for (down, right), key in WAYS.items() if not walker.free[here[0] + down, here[1] + right])
    hold(machine, closed)
    machine.frames(60)
    assert (walker.word("clock"), walker.word("walk_steps")) == (0, 0)
    walker.walk(walker.way()[:4])
    assert walker.word("walk_steps") > 0
    machine.frames(20)
    assert walker.word("clock") > 0
