"""The races of `solvers`: in step with the solvers, what is said of them, BREAK and keys while they run."""

import itertools

import numpy as np
import pytest

from emu_tests.machine.images import START, every_model
from emu_tests.machine.pressing import address, byte, frames_until, place, press, until, word
from emu_tests.machine.solvers_bets import (
    CHANCE,
    COURSES,
    DEPTH,
    EARLY,
    FAILED,
    HANDS,
    LANES,
    LEAVE_ROW,
    LOOKED,
    MORE,
    MOVES,
    NAME,
    NAMES,
    PAYS,
    PLACE,
    RACE,
    SEEN_ROW,
    SLICES,
    STAKED_ROW,
    STEPS,
    STEPS_ROW,
    TIME,
    TIME_ROW,
    WAY_ROW,
    WHY_ROW,
    WORD_ROW,
    corner,
    decided,
    judged,
    large,
    looked,
    on,
    order,
    race,
    record,
    time_of,
    waited,
    walls,
    why,
)
from emu_tests.oracles.paths import steps_between
from zxmazes.routines.library import Library, walk


@every_model
def test_a_race_is_what_the_solvers_do(model: int, contended: bool, loaded, library: Library) -> None:
    """Places by time, ways, and rooms in the order in which they are looked at; what is shown at the end."""
    machine = loaded(NAME, model, contended)
    press(machine, "ENTER", after=60)
    for _ in range(3):
        start = place(machine, NAME, "solve_start")
        least = steps_between(walls(machine), start, place(machine, NAME, "solve_finish"))
        lanes = judged(machine, library)
        early = EARLY[byte(machine, NAME, "bet_kind")]
        lanes[DEPTH] = (lanes[DEPTH][0], lanes[DEPTH][1] - early, lanes[DEPTH][2])
        race(machine)
        order = sorted((tstates for steps, tstates, _ in lanes if steps is not None))
        for lane, (steps, tstates, route) in enumerate(lanes):
            kept = record(machine, lane)
            assert (kept[FAILED] != 0) == (steps is None)
            top, left = corner(lane)
            told = [row[left + 10 : left + 16].strip() for row in machine.text()[top : top + 8]]
            seen = looked(machine, lane)
            assert told[SEEN_ROW] == str(len(seen))
            if steps is None:
                assert (kept[PLACE], told[WORD_ROW]) == (0, "lost")
                continue
            time = time_of(machine, lane)
            assert abs(time - tstates / 350) < 2 + tstates / 35000
            if min(abs(tstates - other) for other in [*order, 10**7] if other != tstates) > 1000:
                assert kept[PLACE] == 1 + order.index(tstates)
            assert told[WORD_ROW][2:] == ["st", "nd", "rd", "th"][kept[PLACE] - 1]
            assert large(machine, top + WORD_ROW, left + 10) == str(kept[PLACE])
            assert (kept[STEPS], kept[MORE]) == (steps, steps - least)
            rooms, more = steps // 2, (steps - least) // 2
            assert told[STEPS_ROW - 1] == "steps"
            assert told[STEPS_ROW] == f"{rooms}" + f"+{more}" * (more > 0)
            assert told[TIME_ROW] == f"{time / 10:.1f}?", "the unit is one cell"
            assert list(kept[MOVES : MOVES + steps // 2]) == route[::2]
            way = [(row // 2, column // 2) for row, column in walk(start, route)[::2]]
            assert set(way) - {way[0], way[-1]} <= set(seen)
            assert abs(kept[SLICES] - 1 - tstates / 1750) < 1.2, "slices of half a millisecond, the last one shorter"
            if LANES[lane] == "wall_left":
                times = [seen[room] for room in way[1:-1]]
                assert times == sorted(times)
        assert (machine.text()[WHY_ROW].strip(), machine.text()[WHY_ROW + 1].strip()) == why(machine)
        on(machine)


def test_lines_about_the_winner_fit(loaded) -> None:
    """Whoever is first and second, or lost with a bet on it: each line within the screen, the colour of its runner."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    race(machine)
    machine.frames(30)
    names = [name.split()[0] for name in NAMES]
    for (first, second), lost in itertools.product(itertools.permutations(range(4), 2), (False, True)):
        for lane in range(4):
            there = address(NAME, "lane_records") + 256 * lane
            machine.write(there + PLACE, [1 if lane == first else 2 if lane == second and not lost else 0, 72])
            machine.write(there + TIME, [72 * 2, 0] if lane == first or not lost else [255, 255])
        machine.write(address(NAME, "lane_won"), [first])
        machine.write(address(NAME, "bet"), [second if lost else first])
        machine.write(address(NAME, "why_fresh"), [0x11, 1, WHY_ROW, 0xC9])  # no frame to wait for
        machine.call(address(NAME, "race_why"), stack=machine.registers.sp)
        for row, lane in ((WHY_ROW, first), (WHY_ROW + 1, second)):
            became = "rooms, then lost" if lost and lane == second else "rooms, 14.4 ms total"
            assert machine.text()[row].rstrip() == f" {names[lane]} 72 {became}"
            assert machine.attributes()[32 * row + 1] == 0x43 + lane


def test_what_is_said_of_the_winner_and_in_the_help_is_true_in_many_races(loaded) -> None:
    """By the records: milliseconds a room, what Depth first waits, whom fewer rooms make quicker."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    fewest_won, races = 0, 27
    for number in range(races):
        machine.write(address(NAME, "race"), [number % 9 + 1])
        machine.write(address(NAME, "coins"), [0, 4])
        race(machine)
        assert (machine.text()[WHY_ROW].strip(), machine.text()[WHY_ROW + 1].strip()) == why(machine)
        records = [record(machine, lane) for lane in range(4)]
        rooms = [kept[LOOKED] for kept in records]
        times = [time_of(machine, lane) / 10 for lane in range(4)]
        there = [lane for lane in range(4) if records[lane][PLACE]]
        for lane in HANDS.intersection(there):
            assert 0.15 <= times[lane] / rooms[lane] < 0.25
        assert 0.145 <= times[3] / rooms[3] < 0.28
        wait = COURSES[byte(machine, NAME, "bet_kind")][-1] / 10
        assert abs(times[DEPTH] - wait - 0.1 * rooms[DEPTH]) < 0.5
        if HANDS.issubset(there) and abs(rooms[0] - rooms[1]) > 2:
            assert (rooms[0] < rooms[1]) == (times[0] < times[1]), "going back costs little"
        but_depth = [lane for lane in there if lane != DEPTH]
        fewest_won += min(but_depth, key=lambda lane: times[lane]) == min(but_depth, key=lambda lane: rooms[lane])
        machine.write(address(NAME, "race"), [1])
        on(machine)
    assert fewest_won > 0.7 * races


def test_they_are_ready_in_two_seconds_and_a_key_makes_them_three_times_as_quick(loaded) -> None:
    """From the bet to the start; then until the first is there in frames, with no key and with one that is held."""
    took = []
    for held in (False, True):
        machine = loaded(NAME)
        press(machine, "ENTER", after=60)
        press(machine, "ENTER", frames=4, after=0)
        assert waited(machine, CHANCE) < 125
        machine.ports.held = ("SS",) * held
        took.append(decided(machine))
        machine.ports.held = ()
    assert 2.2 < took[0] / took[1] < 3.5
    assert took[1] > 30


@pytest.mark.parametrize("bet", range(4))
def test_the_bet_is_judged_when_the_first_is_there_and_the_others_hurry(bet: int, loaded, library: Library) -> None:
    """The stake stands there until then; coins come with the word; the slices after it are as quick as with a key."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    press(machine, str(bet + 1), after=8)
    first = order(machine, library)[0]
    pays = 10 * PAYS[byte(machine, NAME, "bet_kind")][bet]
    press(machine, "ENTER", frames=4, after=0)
    waited(machine, CHANCE)
    assert machine.text()[22].strip() == f"{NAMES[bet].split()[0]} bet 10, get {pays}"
    slices = byte(machine, NAME, "race_slices")
    before = decided(machine) / byte(machine, NAME, "bet_slice")
    slice_, borders = byte(machine, NAME, "bet_slice"), []
    for _ in range(26 if bet == first else 8):
        borders.append(machine.ports.border & 7)
        assert byte(machine, NAME, "bet_slice") == slice_, "all hold still"
        machine.frames(1)
    flashes = [border for border, _ in itertools.groupby(borders) if border]
    assert flashes == (3 * [4] if bet == first else [2]), "green, or red once"
    machine.frames(15)
    assert not machine.ports.border & 7
    assert machine.text()[22].strip() == (f"You get {pays} coins" if bet == first else "You lose 10 coins")
    bar = 32 * STAKED_ROW
    assert set(machine.attributes()[bar : bar + 32]) == {0x44 if bet == first else 0x57}, "green, or on red"
    assert word(machine, NAME, "coins") == 90 + pays * (bet == first)
    assert large(machine, corner(first)[0] + WORD_ROW, corner(first)[1] + 10) == "1"
    left = slices - byte(machine, NAME, "bet_slice")
    assert left > 4, "others are on their way"
    assert waited(machine, "Press a key") / left < 0.6 * before
    assert word(machine, NAME, "coins") == 90 + pays * (bet == first)


def test_all_are_there_and_ready_before_they_start(loaded) -> None:
    """Four boards at once; a word under each as soon as its solver is recorded, and all four when the race begins."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    press(machine, "ENTER", after=0)
    for recorded in range(len(LANES)):
        until(machine, NAME, "lane_run", RACE)
        rows = machine.text()
        assert [rows[row].count("seen") for row in (1, 11)] == [2, 2]
        assert sum(row.count("ready") for row in rows) == recorded
    until(machine, NAME, "race_show", RACE)
    assert [machine.text()[row].count("ready") for row in (6, 16)] == [2, 2]


@pytest.mark.parametrize("bet", range(4))
def test_each_lane_has_its_colour(bet: int, loaded) -> None:
    """Magenta, green, cyan, yellow: its name before and in the race, a bar if it is bet on, its walls."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    press(machine, str(bet + 1), after=8)
    inks = [3 + lane for lane in range(4)]
    names = [0x40 | ink << 3 if lane == bet else 0x40 | ink for lane, ink in enumerate(inks)]
    shown = np.frombuffer(machine.attributes(), np.uint8).reshape(24, 32)
    assert [shown[2 + 3 * lane, 23] for lane in range(4)] == names
    assert set(shown[WAY_ROW : WAY_ROW + 2, 1:16].ravel().tolist()) == {0x40 | inks[bet]}
    race(machine)
    shown = np.frombuffer(machine.attributes(), np.uint8).reshape(24, 32)
    for lane, ink in enumerate(inks):
        top, left = corner(lane)
        where = machine.peek(address(NAME, "lane_records") + 256 * lane + PLACE)
        flash = 0x80 * (where == 1)
        assert shown[top - 1, left] == names[lane] | flash, "the winner's name flashes"
        assert lane != bet or set(shown[top - 1, left : left + 15].tolist()) == {names[lane] | flash}
        across, down = COURSES[byte(machine, NAME, "bet_kind")][2]
        rooms = shown[top : top + down, left : left + across].copy()
        row, column = place(machine, NAME, "solve_finish")
        assert rooms[row // 2, column // 2] == (0x40 | ink << 3 if where == 1 else 0x56), (
            "the cheese, or who has won it"
        )
        wall = 7 if where == 1 else ink
        rooms[row // 2, column // 2] = wall
        colours = {wall, 0x08 | wall, 0x44, 0x4F}
        assert set(rooms.ravel().tolist()) <= colours, "walls, white the winner's, on blue where it looked; white ways"
        colour = 0x57 if where == 0 else 0xC0 | ink if where == 1 else 0x07
        assert shown[top + WORD_ROW, left + 10] == colour, "the winner's place flashes"


def test_a_race_leaves_its_own_code_alone(loaded) -> None:
    """Solvers and generators have their arrays before it: all of it but operands and variables is as it was."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    parts = (("racing_unpacked", "racing_before_end"), ("bet_start", "racing_unpacked_end"))
    places = [at for first, last in parts for at in range(address(NAME, first), address(NAME, last))]
    before = [machine.peek(at) for at in places]
    for _ in range(9):
        machine.write(address(NAME, "coins"), [0, 4])
        race(machine)
        on(machine)
    changed = [at for at, old in zip(places, before, strict=True) if machine.peek(at) != old]
    assert len(changed) < 10, "operands at lane_wait and step, the names of two keys"


@pytest.mark.parametrize("frames", [10, 20, 30, 45, 60, 80, 120, 240, 500])
def test_break_leads_to_the_end_and_the_title_from_anywhere_in_a_race(frames: int, loaded) -> None:
    """Before the start a tap is kept until then; it is asked; then Y."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    press(machine, "ENTER", after=frames)
    if "marks" in machine.text()[23]:
        machine.press("CS", "SPACE", frames=5, after=0)
    else:
        press(machine, "BREAK", after=0)
    frames_until(machine, lambda: "Leave" in machine.text()[LEAVE_ROW], 150)
    machine.frames(10)
    press(machine, "y", after=200)
    assert (machine.registers.i, machine.registers.im) == (0x3F, 1)
    machine.frames(60)
    press(machine, "ENTER", after=60)
    press(machine, "ENTER", after=60)
    assert machine.text()[23] == START
    press(machine, "f", after=60)
    press(machine, "0", "4", after=8)
    press(machine, "ENTER", frames=3, after=20)
    assert machine.registers.im == 2, "a solver is watched"
    press(machine, "9", frames=12, after=0)
    assert byte(machine, NAME, "watch_speed") == 9, "and heeds keys"


@pytest.mark.parametrize("frames", [10, 100, 300, 600, 1000])
def test_a_key_ends_the_demonstration_at_once(frames: int, loaded) -> None:
    machine = loaded(NAME)
    press(machine, "w", after=frames)
    frames_until(machine, lambda: machine.text()[23] != START, 60)
    press(machine, "ENTER", frames=6, after=30)  # a solver that is timed is not interrupted
    assert machine.text()[23] == START
    assert (machine.registers.i, machine.registers.im) == (0x3F, 1)
