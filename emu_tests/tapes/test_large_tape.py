"""The tape `large`: the window and the map against the field at every step, the way as a thread, pace and sound."""

# Longer than 300 lines because it judges one tape, screen by screen, with the same few helpers.
import random
from collections.abc import Callable

import numpy as np
import pytest

from emu_tests.machine.images import every_model, left_to_basic, number
from emu_tests.machine.large_tape import (
    LINE,
    NAME,
    TRAIL,
    assert_map,
    assert_window,
    map_pixels,
    steps_between,
    walk,
    way,
)
from emu_tests.machine.pressing import address, at, byte, hold, place, press, until, word
from emu_tests.oracles.paths import Place
from emu_tests.tapes.test_sound import CLICK, RISE, assert_heard
from zxmazes.machine.spectrum import Machine
from zxmazes.paths import DIST
from zxmazes.routines.large import LargeLibrary

Load = Callable[..., Machine]

KEYS = {(-1, 0): "q", (0, 1): "p", (1, 0): "a", (0, -1): "o"}
STEPS = {0: (-1, 0), 2: (0, 1), 4: (1, 0), 6: (0, -1)}
CODES = {step: code for code, step in STEPS.items()}
STEP_FRAMES = 4
PAGES = {"63": 63, "95": 95, "maze": 127, "loops": 63}


def step(machine: Machine, key: str) -> None:
    """Press a direction once, and let the hero be drawn on the map again."""
    press(machine, key, frames=1, after=0)
    until(machine, NAME, "explore_frame")
    machine.frames(1)


def free(machine: Machine) -> list[tuple[int, int]]:
    """The directions that the hero can go."""
    shown = walk(machine)
    row, column = shown.hero
    return [way for way in KEYS if not shown.walls[row + way[0], column + way[1]]]


@pytest.mark.parametrize("page", PAGES)
def test_window_and_map_after_every_step(page: str) -> None:
    """Anywhere in the maze: the corners, the edges, the middle; walls stop the hero, and each step leaves a trail."""
    machine, choose = at(NAME, page), random.Random(page)
    size = PAGES[page]
    assert byte(machine, NAME, "maze_width") == byte(machine, NAME, "maze_height") == size
    spots = [(1, 1), (1, size - 2), (size - 2, 1), (size - 4, size - 2), (size // 4 * 2 + 1, size // 4 * 2 + 1)]
    for spot in spots:
        put(machine, spot)
        for _ in range(3):
            before = walk(machine)
            ways = free(machine)
            down, right = choose.choice(ways)
            steps = word(machine, NAME, "steps")
            step(machine, KEYS[down, right])
            shown = walk(machine)
            assert shown.hero == (before.hero[0] + down, before.hero[1] + right)
            assert word(machine, NAME, "steps") == steps + 1 == number(machine.text()[18], "Steps")
            assert shown.field[before.hero] & TRAIL
            assert (shown.walls == before.walls).all()
            assert_window(shown)
            assert_map(shown)
            walls = [way for way in KEYS if way not in free(machine)]
            if walls:
                step(machine, KEYS[walls[0]])
                assert walk(machine).hero == shown.hero
                assert word(machine, NAME, "steps") == steps + 1


def put(machine: Machine, there: Place) -> None:
    """Put the hero on another place of the field; what shows him there is drawn by his next step."""
    start, stride = address(NAME, "large_field"), byte(machine, NAME, "big_width")
    here = place(machine, NAME, "hero")
    machine.write(start + stride * here[0] + here[1], [TRAIL])
    machine.write(start + stride * there[0] + there[1], [0x40])
    machine.write(address(NAME, "hero"), (there[1], there[0]))


def assert_way(machine: Machine, shortest: bool) -> None:
    """It leads from the hero to the goal through free places; these and no others are marked, here and on the map."""
    shown, codes = walk(machine), way(machine)
    here, seen = shown.hero, {shown.hero}
    for code in codes:
        here = here[0] + STEPS[code][0], here[1] + STEPS[code][1]
        assert not shown.walls[here]
        seen.add(here)
    goal = place(machine, NAME, "goal")
    assert here == goal == (shown.size - 2, shown.size - 2)
    assert len(seen) == len(codes) + 1, "it does not cross itself"
    assert {tuple(at) for at in np.argwhere((shown.field & LINE > 0) & ~shown.walls).tolist()} == seen
    assert number(machine.text()[19], "The way") == len(codes)
    if shortest:
        assert len(codes) == steps_between(shown.walls, shown.hero, goal)
    assert_window(shown)
    assert_map(shown)


@pytest.mark.parametrize("page", PAGES)
def test_the_way_is_shortest_and_stays_joined_to_the_hero(page: str) -> None:
    """Along it, off it, and onto it again; it is longer than the window."""
    machine, choose = at(NAME, page), random.Random(page)
    press(machine, "w", after=4)
    until(machine, NAME, "explore_frame")
    step(machine, "CS")
    assert_way(machine, True)
    assert len(way(machine)) > 40
    for count in range(40):
        ways = free(machine)
        code = way(machine)[0]
        chosen = STEPS[code] if count % 4 else choose.choice(ways)
        left = len(way(machine))
        step(machine, KEYS[chosen])
        if CODES[chosen] == code:
            assert len(way(machine)) == left - 1
        elif page != "loops":
            assert len(way(machine)) == left + 1
        if count % 8 == 7:
            assert_way(machine, page != "loops")
    press(machine, "w", after=4)
    until(machine, NAME, "explore_frame")
    step(machine, "CS")
    assert word(machine, NAME, "way_left") == 0
    assert not (walk(machine).field[~walk(machine).walls] & LINE).any()
    assert machine.text()[19][16:].strip() == ""
    assert_map(walk(machine))


def test_a_loop_of_the_way_is_cut_off() -> None:
    """Round a block in a hall: where the hero meets the way again, what he walked is no more a part of it."""
    machine = at(NAME, "63")
    hall(machine)
    press(machine, "w", after=4)
    until(machine, NAME, "explore_frame")
    length = len(way(machine))
    assert length == 120
    first = way(machine)[0]
    aside, on = ("p", "a") if first == 4 else ("a", "p")
    for key, left in ((aside, length + 1), (on, length + 2), ({"p": "o", "a": "q"}[aside], length - 1)):
        step(machine, key)
        assert word(machine, NAME, "way_left") == left
        assert_way(machine, False)


def hall(machine: Machine) -> None:
    """Take all inner walls away, and begin the walk there."""
    start, stride = address(NAME, "large_field"), byte(machine, NAME, "big_width")
    size = byte(machine, NAME, "maze_width")
    for row in range(1, size - 1):
        machine.write(start + stride * row + 1, bytes(size - 2))
    machine.set(pc=address(NAME, "explore"))
    until(machine, NAME, "explore_frame")


def test_a_way_that_is_too_long_for_its_memory_is_taken_away() -> None:
    machine = at(NAME, "63-way")
    route = address(NAME, "big_route")
    codes = way(machine)
    machine.write(route, codes)
    machine.write(address(NAME, "way_at"), route.to_bytes(2, "little"))
    code = next(CODES[way] for way in free(machine) if CODES[way] != codes[0]) if len(free(machine)) > 1 else None
    if code is None:
        step(machine, KEYS[STEPS[codes[0]]])
        machine.write(route, way(machine))
        machine.write(address(NAME, "way_at"), route.to_bytes(2, "little"))
        code = codes[0] ^ 4
    kept = machine.read(route - 2, 2)
    step(machine, KEYS[STEPS[code]])
    assert word(machine, NAME, "way_left") == 0
    assert machine.read(route - 2, 2) == kept
    assert not (walk(machine).field[~walk(machine).walls] & LINE).any()
    assert_map(walk(machine))


def open_walk(machine: Machine, *keys: str) -> None:
    """From the snapshot to a walk, with these keys pressed on the page of choices."""
    machine.load_snapshot(DIST / f"{NAME}.z80")
    until(machine, NAME, "keys_start")
    machine.frames(2)
    press(machine, "ENTER", after=30)
    for key in (*keys, "ENTER"):
        press(machine, key, after=8)
    until(machine, NAME, "explore_frame")
    machine.frames(2)


@pytest.mark.parametrize("size", ["63", "127"])
def test_a_held_direction_takes_a_step_in_at_most_four_frames(machines: list[Machine], size: str) -> None:
    """Where the screen slows the processor down, with the way shown, and while it is followed; the first at once."""
    machine = Machine(48, contended=True)
    machines.append(machine)
    open_walk(machine, *(["s"] if size == "63" else []))
    hold(machine, "f")
    until(machine, NAME, "hero_step", 400)
    frames, steps = 0, word(machine, NAME, "steps")
    while word(machine, NAME, "steps") < steps + 60:
        machine.frames(1)
        frames += 1
    assert frames <= 60 * STEP_FRAMES
    hold(machine)
    machine.frames(20)
    direction = KEYS[free(machine)[0]]
    steps = word(machine, NAME, "steps")
    hold(machine, direction)
    machine.frames(2)
    assert word(machine, NAME, "steps") == steps + 1


def test_the_hero_blinks_on_the_map_and_nothing_else_does() -> None:
    machine = at(NAME, "maze")
    seen = []
    for _ in range(80):
        machine.frames(1)
        seen.append(machine.read(0x4000, 6144))
    assert len(set(seen)) == 2
    assert min(map(seen.count, seen)) >= 16


def test_the_pace_of_steps_in_a_hall() -> None:
    """At once, after a moment again, then as fast as they are drawn: every third frame."""
    machine = at(NAME, "63")
    hall(machine)
    hold(machine, "p")
    seen, found = 0, []
    for frame in range(40):
        machine.frames(1)
        if word(machine, NAME, "steps") != seen:
            found.append(frame)
            seen = word(machine, NAME, "steps")
    assert np.diff(found).tolist() == [9, *[3] * (len(found) - 2)]


def test_the_mazes_are_those_of_the_library() -> None:
    """Of the seed, kind and size in the bar; the program takes away only what lies outside."""
    library = LargeLibrary()
    for page, name, size in (("63", "dfs_large", 63), ("95", "dfs_large", 95), ("binary", "binary_tree_large", 63)):
        machine = at(NAME, page)
        library.generate(name, word(machine, NAME, "seed"), size, size)
        assert (walk(machine).walls == library.walls()[:size, :size]).all(), page


def test_loops_leave_no_dead_end() -> None:
    shown = walk(at(NAME, "loops"))
    free_beside = sum((~np.roll(shown.walls, move, axis)).astype(int) for move in (1, -1) for axis in (0, 1))
    assert (free_beside[~shown.walls] >= 2).all()


@every_model
def test_out_of_the_maze_on_each_model(loaded: Load, model: int, contended: bool) -> None:
    """From the tape through the smallest maze by the way that F follows: steps, shortest way and time; BREAK leaves."""
    machine = loaded(NAME, model, contended)
    press(machine, "ENTER", after=30)
    press(machine, "s", after=10)
    press(machine, "k", after=10)
    press(machine, "k", after=10)
    press(machine, "ENTER", after=10)
    until(machine, NAME, "explore_frame")
    began = machine.registers.t
    shown = walk(machine)
    assert_window(shown)
    shortest = steps_between(shown.walls, (1, 1), (61, 61))
    hold(machine, "f")
    until(machine, NAME, "out_page", 8000)
    seconds = (machine.registers.t - began) // machine.frame // 50
    until(machine, NAME, "out_frame")
    hold(machine)
    machine.frames(5)
    rows = machine.text()
    assert number(rows[6], "Steps") == number(rows[8], "Shortest") == shortest
    minute, second = rows[10][1:15].split()[1].split(":")
    assert abs(60 * int(minute) + int(second) - seconds) <= 1
    press(machine, "BREAK", frames=10, after=80)
    assert left_to_basic(machine)


def test_the_map_of_the_last_page_shows_the_shortest_way() -> None:
    """And no frame any more."""
    machine = at(NAME, "out")
    shown = walk(machine)
    pixels, colours = map_pixels(shown)
    line = np.zeros((64, 64), bool)
    line[:63, :63] = (shown.field & LINE > 0) & ~shown.walls
    assert line.sum() == steps_between(shown.walls, (1, 1), (61, 61)) + 1
    on_way = (colours == 0x47).repeat(8, 0).repeat(8, 1)
    expected = line.repeat(2, 0).repeat(2, 1)
    assert (pixels[on_way] == expected[on_way]).all()
    assert (pixels & expected).sum() >= 4 * (line.sum() - 32)


def test_each_step_clicks_and_the_goal_is_heard() -> None:
    machine = at(NAME, "63")
    hall(machine)
    press(machine, "p", frames=2, after=10)
    assert_heard(machine, CLICK)
    press(machine, "q", frames=2, after=10)
    assert_heard(machine)
    put(machine, (61, 60))
    press(machine, "p", frames=2, after=0)
    until(machine, NAME, "out_frame")
    assert_heard(machine, CLICK, *RISE)


def test_steps_are_counted_to_65535_and_no_further() -> None:
    machine = at(NAME, "63")
    hall(machine)
    machine.poke_word(address(NAME, "steps"), 65534)
    for _ in range(3):
        step(machine, "p")
    assert word(machine, NAME, "steps") == 65535
    assert number(machine.text()[18], "Steps") == 65535
