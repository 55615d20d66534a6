"""What a player of `solvers` is told: rooms to go, where runners begin, what S adds, equal times; early keys."""

import random

import pytest

from emu_tests.machine.images import assembly
from emu_tests.machine.pressing import address, at, byte, frames_until, place, press, until, word
from emu_tests.machine.solvers_bets import (
    COURSES,
    INSIDE,
    LANES,
    NAME,
    PLACE,
    RACE,
    STEPS_ROW,
    TIME,
    WORD_ROW,
    begun,
    corner,
    on,
    race,
    record,
    waited,
    walls,
)
from emu_tests.machine.solvers_mazes import made
from emu_tests.machine.states import state_of
from emu_tests.records.sampling import every
from zxmazes.machine.spectrum import Machine
from zxmazes.routines.library import Library

#: Columns of a board's words, and of what is below a runner's digit; colours of the start and the cheese.
PANEL, MARK, START, CHEESE = 10, 20, 0x44, 0x56
#: Up, right, down, left.
SIDES = ((-1, 0), (0, 1), (1, 0), (0, -1))


def panel(machine: Machine, lane: int, row: int) -> str:
    top, left = corner(lane)
    return machine.text()[top + row][left + PANEL : left + 16].strip()


@pytest.mark.parametrize("ten", every(6, range(6), "dist/solvers.tap"))
def test_no_number_of_rooms_above_those_of_the_maze(ten: int, loaded) -> None:
    """Ten races, every other frame: to go are less than all rooms, or a dash if it is lost; then the start is there."""
    machine = loaded(NAME)
    machine.frames(37 * ten)
    press(machine, "ENTER", after=60)
    for _ in range(10):
        machine.write(address(NAME, "coins"), [244, 1])
        if byte(machine, NAME, "race") == 9:
            machine.write(address(NAME, "race"), [1])
        press(machine, "ENTER", frames=4, after=0)
        until(machine, NAME, "race_show", RACE)
        down, across = (side // 2 for side in place(machine, NAME, "board_size"))
        machine.ports.held = ("SS",)
        for _ in range(RACE):
            machine.frames(2)
            shown = [panel(machine, lane, STEPS_ROW).split("+")[0] for lane in range(4)]
            assert all(int(rooms) < down * across for rooms in shown if rooms.isdigit()), shown
            if "Press a key" in machine.text()[23]:
                break
        machine.ports.held = ()
        row, column = place(machine, NAME, "solve_start")
        for lane in range(4):
            if not record(machine, lane)[PLACE]:
                assert panel(machine, lane, WORD_ROW) == "lost"
                assert panel(machine, lane, STEPS_ROW) == "-"
            top, left = corner(lane)
            assert machine.attributes()[32 * (top + row // 2) + left + column // 2] & 0x47 in (START, 0x47)
        on(machine)
        machine.frames(120)
        if not machine.text()[0].startswith("RACE"):  # the rule of the next one
            press(machine, "ENTER", after=150)


@pytest.mark.parametrize("kind", [0, INSIDE])
def test_a_mark_below_its_digit_says_where_each_begins(kind: int, loaded) -> None:
    """The hands at the green start, the others at the cheese, inside out, too: the shapes that stand in the maze."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    machine.write(address(NAME, "bet_kind"), [kind])
    press(machine, "h", after=20)
    press(machine, "BREAK", after=40)
    inks = [machine.attributes()[32 * (3 + 3 * lane) + MARK] for lane in range(4)]
    assert inks == [START, START, CHEESE, CHEESE]
    screen = machine.screen()
    for lane, label in enumerate(("start_shape", "start_shape", "cheese_shape", "cheese_shape")):
        row = 3 + 3 * lane
        cell = [screen[(row >> 3) << 11 | line << 8 | (row & 7) << 5 | MARK] for line in range(8)]
        assert bytes(cell) == bytes(machine.read(assembly(NAME).symbols[label], 8))


def test_a_hand_faces_up_and_turns_to_find_a_wall(library: Library) -> None:
    """As the help says: the left hand turns to the right, the right hand to the left; in each maze there is a wall."""
    chance, turned = random.Random(8), 0
    for number in range(400):
        kind = INSIDE if number % 2 else number // 2 % len(COURSES)
        _, start, finish = made(library, chance, kind)
        field = library.walls()
        shut = [bool(field[start[0] + down, start[1] + across]) for down, across in SIDES]
        if not any(shut):
            continue  # bet_maze makes another one
        for solver, turn in ((LANES[0], 1), (LANES[1], -1)):
            facing = 0
            while not shut[(facing - turn) % 4]:
                facing += turn
            turned += bool(facing)
            way = (facing - turn) % 4
            while shut[way % 4]:
                way += turn
            library.solve(solver, start, finish)
            assert library.machine.read(library.address("walked"), 1)[0] == 2 * (way % 4), (solver, shut)
    assert turned > 50


def test_a_race_begins_beside_a_wall(loaded) -> None:
    """Inside the maze a start may have four ways, where a hand has no wall: such a maze is made again."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    machine.write(address(NAME, "race"), [8])
    machine.write(address(NAME, "seed"), [0])
    for seed in range(60):
        machine.write(address(NAME, "rng_seed"), [seed, 77])
        machine.call(address(NAME, "bet_maze"), budget=500 * machine.frame, interrupts=True)
        assert byte(machine, NAME, "bet_kind") == INSIDE
        row, column = place(machine, NAME, "solve_start")
        field = walls(machine)
        assert any(field[row + down, column + across] for down, across in SIDES)


@pytest.mark.parametrize(("stake", "coins", "adds"), [(40, 100, 40), (40, 55, 15), (40, 40, 0)])
def test_the_bar_says_how_many_coins_s_adds(stake: int, coins: int, adds: int, loaded) -> None:
    """As many as are staked, or all that are left, which pay x2; with none left there is T alone."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    machine.write(address(NAME, "coins"), [coins, 0])
    machine.write(address(NAME, "staked"), [stake, 0])
    press(machine, "ENTER", frames=4, after=0)
    waited(machine, "T half back")
    machine.frames(20)
    for asked in (False, True):  # the same after BREAK and N
        if asked:
            press(machine, "BREAK", after=10)
            press(machine, "n", after=10)
        bar = machine.text()[23].split()
        what = "ALL" if adds == coins - stake else "add"  # the purse would be empty
        assert bar == [*(f"S {what} {adds} at x2".split() if adds else ()), "T", "half", "back"]
        assert (0x57 in machine.attributes()[23 * 32 :]) == (what == "ALL" and adds > 0), "on red"
    press(machine, "s", after=20)
    assert word(machine, NAME, "coins") == coins - stake - adds
    assert word(machine, NAME, "raised") == adds


@pytest.mark.parametrize("tied", [(1, 2), (2, 3)])
def test_of_equal_times_the_lower_digit_is_first(tied: tuple[int, int], loaded) -> None:
    """The places differ, without a sign, the help says by what; the bet is judged by them."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    press(machine, "ENTER", frames=4, after=0)
    until(machine, NAME, "lanes_place", RACE)
    base = address(NAME, "lane_records")
    times = {lane: int.from_bytes(machine.read(base + 256 * lane + TIME, 2), "little") for lane in range(4)}
    first, second = (sorted(times, key=times.__getitem__)[place_ - 1] for place_ in tied)
    machine.write(base + 256 * second + TIME, machine.read(base + 256 * first + TIME, 2))
    machine.write(address(NAME, "bet"), [max(first, second)])
    until(machine, NAME, "race_show", RACE)
    assert [record(machine, lane)[PLACE] for lane in sorted((first, second))] == list(tied)
    machine.ports.held = ("SS",)
    until(machine, NAME, "key_wait", RACE)
    machine.ports.held = ()
    assert [panel(machine, lane, WORD_ROW)[2:] for lane in sorted((first, second))] == [
        ("st", "nd", "rd", "th")[place_ - 1] for place_ in tied
    ]
    assert "You lose" in machine.text()[22], "the higher digit is second"
    assert "tie    lower digit is first" in at(NAME, "help-races").text()[20]


def drawing(loaded) -> tuple[Machine, int]:
    """The page of the second bet, just before it is drawn, and in how many frames it is whole."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    race(machine)
    press(machine, "ENTER", frames=4, after=0)
    until(machine, NAME, "bet_page", 200)
    machine.frames(1)
    copy = state_of(machine).machine()
    return machine, frames_until(copy, lambda: "%" in copy.text()[23], 40)


def test_the_keys_of_a_bet_count_from_the_first_frame_of_its_page(loaded) -> None:
    """A digit, more coins, the race, from the frame on in which the page is whole; digits while it is drawn, too."""
    fresh, whole = drawing(loaded)
    for frame in range(whole + 16):
        machine = state_of(fresh).machine()
        machine.frames(frame)
        press(machine, "3", frames=4, after=2)
        press(machine, "ENTER", frames=4, after=30)
        assert byte(machine, NAME, "bet") == 2, (frame, whole)
        if frame + 6 > whole:
            assert not machine.text()[0].startswith("RACE 2/10"), (frame, whole)
    for frame in range(whole, whole + 16):
        machine = state_of(fresh).machine()
        machine.frames(frame)
        press(machine, "p", frames=4, after=4)
        assert word(machine, NAME, "staked") > 20, (frame, whole)


def test_a_tap_too_soon_begins_no_race(loaded) -> None:
    """ENTER again before the page is there: it was meant for the one before."""
    fresh, whole = drawing(loaded)
    for frame in range(whole - 3):
        machine = state_of(fresh).machine()
        machine.frames(frame)
        press(machine, "ENTER", frames=3, after=40)
        assert machine.text()[0].startswith("RACE 2/10"), frame
        press(machine, "ENTER", frames=4, after=20)
        assert "On your marks" in machine.text()[23]


def test_a_letter_pressed_again_at_once_counts(loaded) -> None:
    """With two frames between: the ROM alone takes that for one press."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    begun(machine, 2, 5000)
    machine.write(address(NAME, "race"), [3])
    press(machine, "BREAK", after=20)
    press(machine, "y", after=200)
    press(machine, "ENTER", after=100)
    for key in "aabba":
        press(machine, key, frames=4, after=2)
    machine.frames(4)
    assert any("AABBA" in row for row in machine.text())
