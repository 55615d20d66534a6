"""The bet on the tape `solvers`: mazes, records of races and places against the library, coins, the best results."""

# Longer than 300 lines because mazes, recordings, races and bets are judged on the same boards.

import itertools
import random

import numpy as np
import pytest

from emu_tests.machine.images import START, every_model, symbol
from emu_tests.machine.pressing import address, at, byte, frames_until, place, press, until, word
from emu_tests.oracles.mazes import parts
from emu_tests.oracles.paths import steps_between
from zxmazes.machine.spectrum import Machine
from zxmazes.routines.library import Library, walk

NAME = "solvers"
LANES = ("wall_left", "wall_right", "recursive", "hadlock")
#: The kinds of mazes: walls taken away, PRIM for Prim's; the corner where the way begins; its least steps; what the
#: lanes pay.
PRIM = -1
TOP, BOTTOM = 1, 17
COURSES = (
    (PRIM, (TOP, 1), 30, (4, 4, 11, 2)),
    (9, (TOP, 1), 26, (3, 4, 13, 2)),
    (9, (TOP, 17), 30, (3, 3, 15, 3)),
    (9, (BOTTOM, 1), 30, (3, 3, 15, 3)),
    (9, (BOTTOM, 17), 34, (2, 2, 15, 6)),
    (5, (TOP, 1), 26, (3, 3, 11, 3)),
    (0, (TOP, 1), 26, (3, 3, 8, 4)),
)
PAYS = [pays for *_, pays in COURSES]
#: The least that may be bet, times the number of the race, and ten times as many; from HALF on half of the coins, if
#: that is more; at last all.
LEAST, HALF, RACES = 10, 5, 10
#: Rows of a board's panel.
SEEN_ROW, STEPS_ROW, WORD_ROW, TIME_ROW = 1, 4, 6, 8
NAMES = ("Left hand", "Right hand", "Depth first", "Hadlock")
WAYS = ("green, left hand", "green, right hand", "cheese: 5 ms map, left, up", "cheese, fewest detours")
#: What the end says of the table as it is at first, if the coins are not enough for it.
LISTED = ("listed:", "over", "1000")
#: A room that is not looked at; frames that a race may take; offsets in a record.
NEVER, RACE = 255, 40 * 50
MOVES, MOUSE, LOOKED, PLACE, STEPS, MORE, TIME, SLICES, FAILED = 160, 152, 151, 150, 148, 149, 146, 145, 144


def walls(machine: Machine) -> np.ndarray:
    return np.frombuffer(machine.read(symbol(NAME, "field"), 1024), np.uint8).reshape(32, 32) >= 0x80


def record(machine: Machine, lane: int) -> bytes:
    return bytes(machine.read(address(NAME, "lane_records") + 256 * lane, 256))


def judged(machine: Machine, library: Library) -> list[tuple[int | None, int, list[int]]]:
    """Of each lane: steps (None: lost), T-states, the way, by the library on the same maze."""
    library.set_walls(walls(machine))
    found = []
    for solver in LANES:
        call = library.solve(solver, place(machine, NAME, "solve_start"), place(machine, NAME, "solve_finish"))
        found.append((None if call.carry else call.registers.bc, call.tstates, library.route()))
    return found


def limits(number: int, coins: int) -> tuple[int, int]:
    """The least and the most that may be bet in this race."""
    share = coins if number == RACES else coins // 2 if number >= HALF else 0
    return min(LEAST * number, coins), max(min(10 * LEAST * number, coins), share)


def large(machine: Machine, row: int, column: int) -> str:
    """The digit that stands there in 2 x 2 cells."""
    screen, font = machine.screen(), machine.read(0x3D00, 768)
    lines = [
        [screen[(y >> 3) << 11 | line << 8 | (y & 7) << 5 | column + x] for x in (0, 1)]
        for y in (row, row + 1)
        for line in range(8)
    ]
    for digit in "1234":
        letter = font[8 * ord(digit) - 256 :][:8]
        bits = ["".join(2 * bit for bit in f"{byte:08b}") for byte in letter]
        if [[int(line[:8], 2), int(line[8:], 2)] for line in bits for _ in range(2)] == lines:
            return digit
    return "?"


def why(machine: Machine) -> str:
    """What is said of the winner, by the records."""
    records = [record(machine, lane) for lane in range(4)]
    looked = [sum(slice_ != NEVER for at, slice_ in enumerate(kept[:144]) if at % 16 < 9) for kept in records]
    first, second = ([kept[PLACE] for kept in records].index(place) for place in (1, 2))
    names = [name.split()[0] for name in NAMES]
    if looked[first] < looked[second]:
        return f"{names[first]} won: saw {looked[first]}, {names[second]} {looked[second]}"
    return f"{names[first]} won" + (": Depth made a map" if second == 2 else " by a whisker")


def begun(machine: Machine, number: int, coins: int) -> None:
    """The page of a bet, now of this race, with so many coins: H and back draws it again."""
    machine.write(address(NAME, "race"), [number])
    machine.write(address(NAME, "coins"), [coins & 255, coins >> 8])
    press(machine, "h", after=20)
    press(machine, "BREAK", after=40)


def leave(machine: Machine) -> None:
    """BREAK before any race has been run: to the title."""
    press(machine, "BREAK", after=20)
    press(machine, "y", after=80)


def race(machine: Machine) -> None:
    """ENTER, and all of the race, hurried."""
    press(machine, "ENTER", frames=4, after=0)
    until(machine, NAME, "race_show", RACE)
    machine.ports.held = ("SS",)
    until(machine, NAME, "key_wait", RACE)
    machine.ports.held = ()
    machine.frames(4)


def on(machine: Machine) -> None:
    """A key, and on to what follows."""
    press(machine, "ENTER", frames=4, after=30)


@pytest.mark.parametrize("moment", range(12))
def test_the_maze_of_a_race(moment: int, loaded) -> None:
    """Nine rooms by nine, all connected, perfect or with some loops; from a corner to the far quarter."""
    machine = loaded(NAME)
    machine.frames(7 * moment)
    press(machine, "ENTER", after=60)
    field = walls(machine)
    rooms = field[1:19:2, 1:19:2]
    assert not rooms.any()
    assert field[0].all()
    assert field[18:].all()
    assert field[:, 0].all()
    assert field[:, 18:].all()
    assert parts(field[None]) == 1
    passages = (~field[1:18, 1:18]).sum() - 81
    loops = passages - 80
    removed, corner, least, _ = COURSES[byte(machine, NAME, "bet_kind")]
    assert loops == max(0, removed)
    assert place(machine, NAME, "solve_start") == corner
    finish = place(machine, NAME, "solve_finish")
    for first, last in zip(corner, finish, strict=True):
        assert abs(last - first) in range(8, 18, 2)
    steps = steps_between(field, corner, finish)
    assert steps is not None
    assert steps >= least, "else Hadlock wins too often"
    told = {PRIM: "Short ways.", 0: "Long winding ways.", 5: "Winding, five loops", 9: "Winding, nine loops"}[removed]
    assert machine.text()[22].strip() == told, "and nothing under the keys"
    assert machine.text()[21].split() == ["Bet", "10-100", "BREAK", "leave"]


def test_mazes_of_every_kind_come_up(loaded) -> None:
    """The kinds of thirty games; the last one twice as often as each of the others."""
    machine = loaded(NAME)
    kinds = []
    for moment in range(30):
        machine.frames(3 * moment)
        press(machine, "ENTER", after=60)
        kinds.append(byte(machine, NAME, "bet_kind"))
        leave(machine)
    assert set(kinds) == set(range(len(COURSES)))


@every_model
def test_a_race_is_what_the_solvers_do(model: int, contended: bool, loaded, library: Library) -> None:
    """Places by time, ways, and rooms in the order in which they are looked at; what is shown at the end."""
    machine = loaded(NAME, model, contended)
    press(machine, "ENTER", after=60)
    for _ in range(3):
        start = place(machine, NAME, "solve_start")
        least = steps_between(walls(machine), start, place(machine, NAME, "solve_finish"))
        lanes = judged(machine, library)
        race(machine)
        order = sorted((tstates for steps, tstates, _ in lanes if steps is not None))
        for lane, (steps, tstates, route) in enumerate(lanes):
            kept = record(machine, lane)
            assert (kept[FAILED] != 0) == (steps is None)
            corner = 1 + 11 * (lane // 2), 16 * (lane % 2) + 10
            told = [row[corner[1] : corner[1] + 6].strip() for row in machine.text()[corner[0] : corner[0] + 9]]
            seen = {(i // 16, i % 16): slice_ for i, slice_ in enumerate(kept[:144]) if slice_ != NEVER and i % 16 < 9}
            assert told[SEEN_ROW] == str(len(seen))
            if steps is None:
                assert (kept[PLACE], told[WORD_ROW]) == (0, "lost")
                continue
            time = int.from_bytes(kept[TIME : TIME + 2], "little")
            assert abs(time - tstates / 350) < 2 + tstates / 35000
            if min(abs(tstates - other) for other in [*order, 10**7] if other != tstates) > 1000:
                assert kept[PLACE] == 1 + order.index(tstates)
            assert told[WORD_ROW][2:] == ["st", "nd", "rd", "th"][kept[PLACE] - 1]
            assert large(machine, corner[0] + WORD_ROW, corner[1]) == str(kept[PLACE])
            assert (kept[STEPS], kept[MORE]) == (steps, steps - least)
            rooms, more = steps // 2, (steps - least) // 2
            assert told[STEPS_ROW] == f"{rooms}" + f"+{more}" * (more > 0)
            assert told[TIME_ROW] == f"{time / 10:.1f}?", "the unit is one cell"
            assert list(kept[MOVES : MOVES + steps // 2]) == route[::2]
            way = [(row // 2, column // 2) for row, column in walk(start, route)[::2]]
            assert set(way) - {way[0], way[-1]} <= set(seen)
            assert 0.65 < 1800 * (kept[SLICES] - 1) / tstates < 1.15, "slices of 1,800 T, the last one shorter"
            if LANES[lane] == "wall_left":
                times = [seen[room] for room in way[1:-1]]
                assert times == sorted(times)
        assert machine.text()[21].rstrip() == " " + why(machine)
        on(machine)


def test_coins_and_odds(loaded) -> None:
    """Every lane in turn, with each stake; what a lane pays is told, and how it looks."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    coins = 100
    for number in range(6):
        lane = number % 4
        assert word(machine, NAME, "coins") == coins
        assert machine.text()[0].split() == ["RACE", str(number + 1), "of", "10", str(coins), "coins"]
        pays = PAYS[byte(machine, NAME, "bet_kind")]
        shown = [machine.text()[3 + 3 * place][29:].strip().lstrip("x") for place in range(4)]
        assert shown == [str(pay) for pay in pays]
        assert machine.text()[19][21:].rstrip() == "ENTER race"
        least, most = limits(number + 1, coins)
        if number % 2:
            press(machine, "p", after=8)
        stake = word(machine, NAME, "staked")
        assert stake == min(least * (1 + number % 2), most)
        press(machine, str(lane + 1), after=8)
        assert WAYS[lane] in machine.text()[23]
        assert machine.text()[16][23:].split() == ["win", str(stake * pays[lane])]
        race(machine)
        won = record(machine, lane)[PLACE] == 1
        coins += stake * pays[lane] * won - stake
        assert word(machine, NAME, "coins") == coins
        told = f"You win! It pays {stake * pays[lane]} coins." if won else f"You lose {stake} coins."
        assert machine.text()[22].strip() == told
        assert machine.text()[23].strip() == "Press a key"
        on(machine)
        if not coins:
            break


@pytest.mark.parametrize(
    ("number", "coins"),
    [(1, 10), (1, 35), (1, 990), (2, 15), (4, 230), (9, 5000), (5, 1400), (7, 65535), (10, 60), (10, 700), (10, 1999)],
)
def test_what_may_be_bet(number: int, coins: int, loaded) -> None:
    """P more, to the most; B the same, then the least; O less, and from the least to the most. All coins are told."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    begun(machine, number, coins)
    least, most = limits(number, coins)
    pays = PAYS[byte(machine, NAME, "bet_kind")][0]
    told = machine.text()[21].split()
    assert told[:-2] == ["Last"] * (number == RACES) + [
        "bet" if number == RACES else "Bet",
        f"{least}-{most}",
    ]

    def staked(stake: int) -> None:
        assert word(machine, NAME, "staked") == stake
        assert machine.text()[15][23:].split() == ["all" if stake == coins else "bet", str(stake)]
        assert machine.text()[16][23:].split() == ["win", str(min(stake * pays, 65535))]

    staked(least)
    for key in "pb":
        stake = least
        while stake < most:
            press(machine, key, after=8)
            stake = min(stake + LEAST * number, most)
            staked(stake)
        press(machine, key, after=8)
        staked(most if key == "p" else least)
        press(machine, "o", after=8)
        staked(max(most - LEAST * number, least) if key == "p" and least < most else most)
        while word(machine, NAME, "staked") > least:
            press(machine, "o", after=8)
        staked(least)
    machine.ports.held = ("p",)
    machine.frames(60)
    machine.ports.held = ()
    machine.frames(4)
    staked(min(most, max(word(machine, NAME, "staked"), least + 9 * LEAST * number)))


def test_all_coins_in_the_last_race(loaded, library: Library) -> None:
    """Won or lost, they are all at stake."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    begun(machine, 10, 9990)
    press(machine, "o", after=8)
    assert word(machine, NAME, "staked") == 9990
    pays = PAYS[byte(machine, NAME, "bet_kind")]
    race(machine)
    won = record(machine, 0)[PLACE] == 1
    assert word(machine, NAME, "coins") == won * 9990 * pays[0]


@pytest.mark.parametrize("key", ["n", "y", "BREAK"])
def test_break_asks_whether_to_leave(key: str, loaded) -> None:
    """On the page of a bet and in a race: N goes on as before, Y ends it with what there is; BREAK not in a race."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    shown = machine.text()
    press(machine, "BREAK", after=20)
    assert machine.text()[21].strip() == "Leave the races?  Y yes  N no"
    press(machine, key, after=60)
    if key != "n":
        assert machine.text()[23] == START, "no race has been run"
        press(machine, "ENTER", after=60)
        race(machine)
        on(machine)
        coins = word(machine, NAME, "coins")
        press(machine, "BREAK", after=20)
        press(machine, key, after=200)
        assert "THE RACES ARE OVER" in machine.text()[1]
        assert machine.text()[6].split() == ["Coins:", str(coins), *LISTED]
        assert machine.text()[8].split()[3:] == ["of", "1"]
        return
    assert machine.text() == shown
    press(machine, "ENTER", frames=4, after=0)
    waited(machine, "hurry")
    machine.frames(50)
    press(machine, "BREAK", after=20)
    slice_ = byte(machine, NAME, "bet_slice")
    machine.frames(50)
    assert byte(machine, NAME, "bet_slice") == slice_, "the race waits"
    assert not machine.text()[23].strip(), "and nothing hurries it"
    press(machine, "BREAK", frames=60, after=20)
    assert machine.text()[21].strip() == "Leave the races?  Y yes  N no", "the bet would be lost"
    press(machine, "n", after=30)
    assert "hurry" in machine.text()[23]
    assert not machine.text()[21].strip()
    assert byte(machine, NAME, "bet_slice") > slice_


def test_who_runs_is_told_before_a_bet(loaded) -> None:
    """H: the four runners; then the same page, and the race is as it would have been."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    press(machine, "3", "p", after=8)
    shown, field = machine.text(), walls(machine)
    press(machine, "h", after=20)
    assert "THE RUNNERS" in machine.text()[1]
    assert all(name in "\n".join(machine.text()) for name in NAMES)
    assert "It draws a map for 5 ms" in machine.text()[12]
    press(machine, "ENTER", after=20)
    assert "PLACE YOUR BET" in machine.text()[1]
    assert "The odds are for this kind of" in machine.text()[8]
    press(machine, "ENTER", after=40)
    assert machine.text() == shown
    assert (walls(machine) == field).all()
    race(machine)
    assert machine.text()[23].strip() == "Press a key"


def test_a_key_that_is_held_bets_ever_more(loaded) -> None:
    """In the last race 7,500 coins in two and a half seconds; O leads back, and no further than the least."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    begun(machine, 10, 7500)
    for key, stake in (("p", 7500), ("o", 100)):
        press(machine, key, frames=125, after=8)
        assert word(machine, NAME, "staked") == stake
    press(machine, "p", after=8)
    assert word(machine, NAME, "staked") == 200, "tapped, it is as ever"


def test_lines_about_the_winner_fit(loaded) -> None:
    """Whoever is first and second, with as many rooms as there are: one row, whose beginning is not written over."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    race(machine)
    machine.frames(30)
    for first, second in itertools.permutations(range(4), 2):
        for looked in ((80, 81), (81, 80)):
            for lane in range(4):
                there = address(NAME, "lane_records") + 256 * lane
                place_, seen = (1, looked[0]) if lane == first else (2, looked[1]) if lane == second else (0, 81)
                machine.write(there + PLACE, [place_, seen])
            machine.call(address(NAME, "race_why"), stack=machine.registers.sp)
            names = [name.split()[0] for name in NAMES]
            told = machine.text()[21]
            assert told.startswith(f" {names[first]} won"), told


def test_coins_end_at_the_most_that_fits(loaded, library: Library) -> None:
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    machine.write(address(NAME, "coins"), [0xFF, 0xFF])
    times = [10**7 if steps is None else tstates for steps, tstates, _ in judged(machine, library)]
    press(machine, str(times.index(min(times)) + 1), after=8)
    race(machine)
    assert word(machine, NAME, "coins") == 65535


def waited(machine: Machine, said: str, row: int = 23) -> int:
    """The frames until this is said in a row, the last one if none is named."""
    for frames in range(RACE):
        if said in machine.text()[row]:
            return frames
        machine.frames(1)
    raise AssertionError(said)


def decided(machine: Machine) -> int:
    """The frames until a word about the bet."""
    return waited(machine, "You ", 22)


def test_they_are_ready_in_two_seconds_and_a_key_makes_them_three_times_as_quick(loaded) -> None:
    """From the bet to the start; then until the first is there in frames, with no key and with one that is held."""
    took = []
    for held in (False, True):
        machine = loaded(NAME)
        press(machine, "ENTER", after=60)
        press(machine, "ENTER", frames=4, after=0)
        assert waited(machine, "hurry") < 125
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
    times = [10**7 if steps is None else tstates for steps, tstates, _ in judged(machine, library)]
    first = times.index(min(times))
    pays = 10 * PAYS[byte(machine, NAME, "bet_kind")][bet]
    press(machine, "ENTER", frames=4, after=0)
    waited(machine, "hurry")
    assert machine.text()[22].strip() == f"10 on {NAMES[bet]} pays {pays}"
    slices = byte(machine, NAME, "race_slices")
    before = decided(machine) / byte(machine, NAME, "bet_slice")
    machine.frames(15)
    assert machine.text()[22].strip() == (f"You win! It pays {pays} coins." if bet == first else "You lose 10 coins.")
    assert word(machine, NAME, "coins") == 90 + pays * (bet == first)
    assert large(machine, 1 + 11 * (first // 2) + WORD_ROW, 10 + 16 * (first % 2)) == "1"
    left = slices - byte(machine, NAME, "bet_slice")
    assert left > 5, "others are on their way"
    assert waited(machine, "Press a key") / left < 0.6 * before
    assert word(machine, NAME, "coins") == 90 + pays * (bet == first)


def test_a_mouse_is_where_a_solver_looked_last(loaded) -> None:
    """In each picture of a race one mouse at most on a board, in a room that has been looked at; then the winner's."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    press(machine, "ENTER", frames=4, after=0)
    until(machine, NAME, "race_show", RACE)
    shape = machine.read(address(NAME, "mouse_shape"), 8)
    places: list[set[tuple[int, int]]] = [set() for _ in LANES]
    row, column = place(machine, NAME, "solve_finish")
    goal = row // 2, column // 2

    def mice(lane: int) -> list[tuple[int, int]]:
        top, left = 1 + 11 * (lane // 2), 16 * (lane % 2)
        screen = machine.screen()
        found = []
        for row in range(top, top + 9):
            for column in range(left, left + 9):
                lines = [screen[(row >> 3) << 11 | line << 8 | (row & 7) << 5 | column] for line in range(8)]
                if all(line & 0x7E == part & 0x7E for line, part in zip(lines[1:7], shape[1:7], strict=True)):
                    found.append((row - top, column - left))
                    assert screen[6144 + 32 * row + column] == 0x58 + 8 * lane
        return found

    for _ in range(18):
        until(machine, NAME, "attract_frame", 30)
        machine.frames(8)
        until(machine, NAME, "attract_frame", 30)
        for lane in range(4):
            there = mice(lane)
            assert len(there) <= 1
            kept, slice_ = record(machine, lane), byte(machine, NAME, "bet_slice")
            even = 2 * (lane < 2)  # slices by which an even pace may be ahead of the solver's own
            assert all(
                kept[16 * row + column] & 0x7F <= slice_ + even for row, column in there if (row, column) != goal
            )
            places[lane] |= set(there)
    assert sum(len(seen) > 2 for seen in places) >= 3
    machine.ports.held = ("SS",)
    until(machine, NAME, "key_wait", RACE)
    for lane in range(4):
        assert mice(lane) == [goal] * (record(machine, lane)[PLACE] == 1), "the winner has the cheese"


def test_mice_run_room_by_room_at_an_even_pace(loaded, library: Library) -> None:
    """A hand on the wall: on the solver's own walk, back from dead ends too; the others look at one room at a time."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    start, finish = place(machine, NAME, "solve_start"), place(machine, NAME, "solve_finish")
    library.set_walls(walls(machine))
    ways = []
    for solver in LANES[:2]:
        library.solve(solver, start, finish)
        length = int.from_bytes(library.machine.read(library.address("walked_length"), 2), "little")
        ways.append(walk(start, list(library.machine.read(library.address("walked"), length)))[::2])
    press(machine, "ENTER", frames=4, after=0)
    until(machine, NAME, "race_show", RACE)
    runs: list[list[tuple[int, int, int]]] = [[] for _ in LANES]
    frame = 0
    while all(byte(machine, NAME, "bet_slice") <= record(machine, lane)[SLICES] for lane in range(4)):
        machine.frames(1)
        frame += 1
        for lane, run in enumerate(runs):
            kept = record(machine, lane)
            if kept[MOUSE] != NEVER and (not run or kept[MOUSE] != run[-1][1]):
                run.append((frame, kept[MOUSE], kept[LOOKED]))
    for run, way in zip(runs, ways, strict=False):
        shown = [(2 * (room // 16) + 1, 2 * (room % 16) + 1) for _, room, _ in run]
        assert shown == way[: len(shown)]
        paces = np.diff([then for then, _, _ in run])
        assert len(paces) > 10
        assert paces.max() - paces.min() <= 3, paces
    for run in runs:
        assert all(after - before in (0, 1) for (_, _, before), (_, _, after) in itertools.pairwise(run))


def test_who_plans_says_so(loaded) -> None:
    """Depth first makes a map before it looks anywhere: a word says so until then, and is gone before its place."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    press(machine, "ENTER", after=0)
    until(machine, NAME, "race_show", RACE)
    planned = 0
    for _ in range(500):
        machine.frames(2)
        word_there, seen = (machine.text()[12 + row][10:16].strip() for row in (WORD_ROW, SEEN_ROW))
        if word_there == "plans" and seen == "0":
            planned += 1
        elif planned and word_there:
            break
    assert planned > 20
    assert word_there[2:] in ("st", "nd", "rd", "th")


@pytest.mark.parametrize("chosen", "1234")
def test_a_set_of_keys_stays_while_solvers_run(chosen: str, loaded) -> None:
    """Its table is not where a race has its records, or a solver its arrays: after a race keys are as they were."""
    machine = loaded(NAME)
    press(machine, "k", after=20)
    press(machine, chosen, after=20)
    press(machine, "BREAK", after=60)
    table = word(machine, NAME, "direction_keys")
    kept = machine.read(table, 16)
    press(machine, "ENTER", after=60)
    race(machine)
    on(machine)
    assert machine.text()[0].split()[:2] == ["RACE", "2"]
    assert (word(machine, NAME, "direction_keys"), machine.read(table, 16)) == (table, kept)


@pytest.mark.parametrize("chosen", ["1", "2", "4", "5890op"])
def test_a_digit_picks_its_line_in_sets_of_other_keys(chosen: str, loaded) -> None:
    """Caps name the digits; the cap of the stake has the keys that change it."""
    machine = loaded(NAME)
    press(machine, "k", after=20)
    for key in chosen:
        press(machine, key, after=20)
    press(machine, "BREAK", after=60)
    press(machine, "ENTER", after=60)
    assert [machine.text()[2 + 3 * lane][21] for lane in range(4)] == list("1234")
    assert machine.text()[17][21:].split() == [{"1": "OP", "2": "67", "4": "58", "5890op": "0O"}[chosen], "change"]
    for frames in (2, 40):
        for first, digit in itertools.product("1234", "1234"):
            for key in (first, digit):
                press(machine, key, frames=frames, after=8)
                assert byte(machine, NAME, "bet") == int(key) - 1, (first, digit, frames)
    assert machine.text()[0].split()[:2] == ["RACE", "1"], "and no race has begun"


@pytest.mark.parametrize("chosen", ["3", "54312q"])
def test_digits_that_are_ways_are_ways_first(chosen: str, loaded) -> None:
    """Less and more by 1 and 2, as their cap says; 3 and 4, down and up, choose a runner; no caps for digits."""
    machine = loaded(NAME)
    press(machine, "k", after=20)
    for key in chosen:
        press(machine, key, after=20)
    press(machine, "BREAK", after=60)
    press(machine, "ENTER", after=60)
    assert [machine.text()[2 + 3 * lane][21] for lane in range(4)] == list("    ")
    assert machine.text()[17][21:].split() == ["12", "change"]
    for key, bet, stake in (("2", 0, 20), ("2", 0, 30), ("1", 0, 20), ("3", 1, 20), ("3", 2, 20), ("4", 1, 20)):
        press(machine, key, after=8)
        assert (byte(machine, NAME, "bet"), word(machine, NAME, "staked")) == (bet, stake), key
    press(machine, "2", frames=60, after=8)
    assert (byte(machine, NAME, "bet"), word(machine, NAME, "staked")) == (1, 100)


@pytest.mark.parametrize("taken", ["s", "f", "b", "ENTER"])
def test_a_letter_of_a_page_is_no_key_of_ones_own(taken: str, loaded) -> None:
    """B of bets and key points and ENTER among them: what is asked for stays the same; it is told who has it."""
    machine = loaded(NAME)
    press(machine, "k", after=20)
    press(machine, "5", after=20)
    before = machine.text()
    press(machine, taken, after=20)
    assert machine.text()[17].strip() == f"{taken.upper()} is taken by free mazes."
    assert machine.text()[7:16] == before[7:16]
    press(machine, "u", after=20)
    assert machine.text()[7:16] != before[7:16]


def test_all_are_there_and_ready_before_they_start(loaded) -> None:
    """Four boards at once; a word under each as soon as its solver is recorded, and all four when the race begins."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    press(machine, "ENTER", after=0)
    for recorded in range(len(LANES)):
        until(machine, NAME, "lane_run", RACE)
        rows = machine.text()
        assert [rows[row].count("seen") for row in (1, 12)] == [2, 2]
        assert sum(row.count("ready") for row in rows) == recorded
    until(machine, NAME, "race_show", RACE)
    assert [machine.text()[row].count("ready") for row in (7, 18)] == [2, 2]


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
    assert set(shown[23, 1:30].tolist()) == {0x40 | inks[bet]}
    race(machine)
    shown = np.frombuffer(machine.attributes(), np.uint8).reshape(24, 32)
    for lane, ink in enumerate(inks):
        top, left = 1 + 11 * (lane // 2), 16 * (lane % 2)
        where = machine.peek(address(NAME, "lane_records") + 256 * lane + PLACE)
        flash = 0x80 * (where == 1)
        assert shown[top - 1, left] == names[lane] | flash, "the winner's name flashes"
        assert lane != bet or set(shown[top - 1, left : left + 15].tolist()) == {names[lane] | flash}
        rooms = shown[top : top + 9, left : left + 9].copy()
        row, column = place(machine, NAME, "solve_finish")
        assert rooms[row // 2, column // 2] == (0x40 | ink << 3 if where == 1 else 0x56), (
            "the cheese, or who has won it"
        )
        rooms[row // 2, column // 2] = ink
        colours = {ink, 0x08 | ink, 0x60, 0x4F}
        assert set(rooms[1:-1, 1:-1].ravel().tolist()) <= colours, "its walls, on blue where it looked; white ways"
        edge = {*rooms[[0, -1]].ravel().tolist(), *rooms[:, [0, -1]].ravel().tolist()}
        assert edge <= ({0x47, 0x4F, 0x60, ink} if where == 1 else colours), "the winner has a bright frame"
        assert where != 1 or 0x47 in edge
        colour = 0x57 if where == 0 else 0xC0 | ink if where == 1 else 0x07
        assert shown[top + WORD_ROW, left + 10] == colour, "the winner's place flashes"


@pytest.mark.parametrize(
    ("coins", "told"),
    [
        (0, "Next time"),
        (30, "No richer"),
        (110, "A good day"),
        (700, "A good day"),
        (900, "A good day"),
        (2600, "a book"),
        (10300, "the bank"),
    ],
)
def test_coins_lie_there_at_the_end(coins: int, told: str, loaded, library: Library) -> None:
    """After a last race, which loses ten: bets that were won; a coin on the screen for every ten; a word about it."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    before = coins + 10
    machine.write(address(NAME, "coins"), [before & 255, before >> 8])
    times = [10**7 if steps is None else tstates for steps, tstates, _ in judged(machine, library)]
    press(machine, str(times.index(max(times)) + 1), after=8)
    machine.write(address(NAME, "race"), [10])
    race(machine)
    on(machine)
    machine.frames(300)
    text = machine.text()
    assert text[6].split() == ["Coins:", str(coins), *(LISTED if coins <= 1000 else [])]
    assert text[8].split() == ["Bets", "won:", "0", "of", "10"]
    assert told in text[10]
    assert list(machine.screen()[6144 + 32 * 13 : 6144 + 32 * 21]).count(0x46) == min(224, coins // 10)


def test_a_mouse_runs_to_the_cheese_on_the_title_which_a_tap_of_break_does_not_leave(loaded) -> None:
    """Three stand in the maze, the yellow one runs, a place every six frames; then it begins again."""
    machine = loaded(NAME)
    frames_until(machine, lambda: 0x70 in machine.attributes()[7 * 32 : 14 * 32], 100)
    places = []
    for _ in range(320):
        machine.frames(1)
        shown = machine.attributes()[7 * 32 : 14 * 32]
        assert [shown.count(0x58 + 8 * lane) for lane in range(3)] == [1, 1, 1]
        places.append(shown.index(0x70))
    machine.press("CS", "SPACE", frames=5, after=60)
    assert machine.text()[23] == START
    ran = [place for place, _ in itertools.groupby(places)]
    assert all(after - before in (-32, -1, 1, 32) or before // 32 == 5 for before, after in itertools.pairwise(ran))
    assert len(ran) > 40


@pytest.mark.parametrize(("coins", "told"), [(15100, "Richest of all!"), (14900, "Among the best!")])
def test_who_is_first_is_told_so(coins: int, told: str, loaded) -> None:
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    begun(machine, 10, coins)
    press(machine, "BREAK", after=20)
    press(machine, "y", after=60)
    machine.ports.held = ("SS",)
    frames_until(machine, lambda: "Press a key" in machine.text()[23], 600)
    machine.ports.held = ()
    machine.frames(60)
    press(machine, "ENTER", after=80)
    assert machine.text()[21].strip() == told


def played(machine: Machine, library: Library, wanted) -> int:
    """Ten races by keys, or until the coins are gone; the lane with the time that is wanted. The coins at the end."""
    press(machine, "ENTER", after=60)
    for _ in range(10):
        times = [10**7 if steps is None else tstates for steps, tstates, _ in judged(machine, library)]
        press(machine, "o", after=8)  # from the least to the most
        press(machine, str(times.index(wanted(times)) + 1), after=8)
        race(machine)
        coins = word(machine, NAME, "coins")
        on(machine)
        if not coins:
            break
    return word(machine, NAME, "coins")


def test_who_knows_the_quickest_grows_rich_and_is_among_the_best(loaded, library: Library) -> None:
    machine = loaded(NAME)
    coins = played(machine, library, min)
    assert coins > 6000
    assert "THE RACES ARE OVER" in machine.text()[1]
    assert str(coins) in machine.text()[6]
    machine.frames(250)
    press(machine, "ENTER", after=60)
    assert machine.text()[21].strip() == ("Richest of all!" if coins > 15000 else "Among the best!")
    for key in "max":
        press(machine, key, after=8)
    press(machine, "ENTER", after=60)
    (row,) = [row for row in machine.text()[4:20:2] if "MAX" in row.upper()]
    assert str(coins) in row
    sums = [int(row.split()[-1]) for row in machine.text()[4:20:2]]
    assert sums == sorted(sums, reverse=True)


def test_who_bets_on_the_slowest_is_ruined(loaded, library: Library) -> None:
    machine = loaded(NAME)
    assert played(machine, library, max) == 0
    assert "YOU ARE BROKE" in machine.text()[1]
    press(machine, "ENTER", after=60)
    assert "RICHEST" in machine.text()[1]


@pytest.mark.parametrize("frames", [10, 20, 30, 45, 60, 80, 120, 240, 500])
def test_break_leads_to_the_end_and_the_title_from_anywhere_in_a_race(frames: int, loaded) -> None:
    """Before the start a tap is kept until then; it is asked; then Y."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    press(machine, "ENTER", after=frames)
    if frames < 100:
        machine.press("CS", "SPACE", frames=5, after=0)
    else:
        press(machine, "BREAK", after=0)
    frames_until(machine, lambda: "Leave" in machine.text()[21], 150)
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
    press(machine, "ENTER", frames=4, after=30)
    assert machine.text()[23] == START
    assert (machine.registers.i, machine.registers.im) == (0x3F, 1)


def test_after_ten_seconds_the_library_races(loaded) -> None:
    machine = loaded(NAME)
    machine.frames(560)
    assert machine.text()[23] != START
    frames_until(machine, lambda: "A race to watch" in machine.text()[23], 250)


def test_random_keys_write_nothing_outside() -> None:
    """Below the program are BASIC and its variables, above it the user's graphics."""
    machine = at(NAME, "title")
    areas = [(0x5B00, 0x100), (0x5CD0, 0x5F40 - 0x5CD0), (0xFF58, 0xA8)]
    before = [bytes(machine.read(*area)) for area in areas]
    chance = random.Random(4)
    keys = [*"qaopsfwzxndlrcvkbtge123405h", "ENTER", "ENTER", "SPACE"]
    for _ in range(400):
        press(machine, chance.choice(keys), after=chance.choice([3, 20]))
        if machine.text()[23].startswith("0 OK"):
            break
    assert [bytes(machine.read(*area)) for area in areas] == before


def test_no_bet_pays_by_itself(library: Library) -> None:
    """Of mazes as the tape makes them: what a blind bet returns, within three deviations; README has more races."""
    chance, kinds = random.Random(2), len(COURSES)
    wins, races = np.zeros((kinds, 4)), np.zeros((kinds, 1))
    for number in range(9000):
        kind = number % kinds
        removed, start, least, _ = COURSES[kind]
        library.generate("prim" if removed == PRIM else "wilson", chance.randrange(65536), 19, 19)
        if removed > 0:
            library.set_parameters({"walls_removed": removed})
            library.call("remove_walls")
        away = [2 * chance.randrange(5) + 8 for _ in range(2)]
        row, column = (there + (by if there == 1 else -by) for there, by in zip(start, away, strict=True))
        if library.solve("wave", start, (row, column)).registers.bc < least:
            continue
        calls = [library.solve(solver, start, (row, column)) for solver in LANES]
        times = [10**7 if call.carry else call.tstates for call in calls]
        races[kind] += 1
        wins[kind, times.index(min(times))] += 1
    pays, shares = np.array(PAYS), wins / races
    near = 3 * pays * np.sqrt(shares * (1 - shares) / races)
    assert pays.max() <= 15
    assert (pays * shares - near < 1.02).all(), pays * shares
    assert (pays * shares + near > 0.7).all(), pays * shares
