"""Free walks on the tape `large`: window and map at every step, the way as a thread, pace, sound."""

# Longer than 300 lines because it judges one tape, screen by screen, with the same few helpers.
import random
from collections.abc import Callable

import numpy as np
import pytest

from emu_tests.machine.images import every_model, left_to_basic, number
from emu_tests.machine.large_tape import (
    DIM,
    KEYS,
    LINE,
    MAP_HERO_INK,
    NAME,
    ON_WAY,
    PANEL,
    ROW_FIGURES,
    ROW_REST,
    ROW_TOLD,
    SCENT,
    STEPS,
    TRAIL,
    assert_map,
    assert_window,
    map_pixels,
    only_way,
    steps_between,
    walk,
    way,
)
from emu_tests.machine.pressing import address, at, byte, hold, place, press, until, word
from emu_tests.oracles.paths import Place
from emu_tests.tapes.test_sound import CLICK, assert_heard
from zxmazes.machine.spectrum import Machine
from zxmazes.paths import DIST
from zxmazes.routines.large import LargeLibrary

Load = Callable[..., Machine]

CODES = {step: code for code, step in STEPS.items()}
STEP_FRAMES = 4
PAGES = {"63": 63, "95": 95, "maze": 127, "loops": 63}


def step(machine: Machine, key: str) -> None:
    """Press a direction once: he goes to the next cell; and let him be drawn on the map again."""
    press(machine, key, frames=2, after=0)
    until(machine, NAME, "explore_frame")
    machine.frames(2 * STEP_FRAMES + 2)


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
    spots = [(1, 1), (1, size - 2), (size - 2, 1), (size - 10, size - 2), (size // 4 * 2 + 1, size // 4 * 2 + 1)]
    for spot in spots:
        put(machine, spot)
        for _ in range(3):
            before = walk(machine)
            ways = free(machine)
            down, right = choose.choice(ways)
            steps = word(machine, NAME, "steps")
            step(machine, KEYS[down, right])
            shown = walk(machine)
            assert shown.hero == (before.hero[0] + 2 * down, before.hero[1] + 2 * right)
            assert word(machine, NAME, "steps") == steps + 2 == 2 * number(machine.text()[ROW_FIGURES], "Steps")
            assert shown.field[before.hero] & TRAIL
            assert shown.figure[6:] == before.figure[6:], "he has walked on both feet"
            assert not right or (shown.figure[0] & 2 > 0) == (right > 0), "he looks where he goes"
            assert (shown.walls == before.walls).all()
            assert_window(shown)
            assert_map(machine)
            walls = [way for way in KEYS if way not in free(machine)]
            if walls:
                step(machine, KEYS[walls[0]])
                assert walk(machine).hero == shown.hero
                assert word(machine, NAME, "steps") == steps + 2


def put(machine: Machine, there: Place) -> None:
    """Put the hero on another place of the field, and show it."""
    start, stride = address(NAME, "large_field"), byte(machine, NAME, "big_width")
    here = place(machine, NAME, "hero")
    machine.write(start + stride * here[0] + here[1], [TRAIL])
    machine.write(start + stride * there[0] + there[1], [0x40])
    machine.write(address(NAME, "hero"), (there[1], there[0]))
    machine.write(word(machine, NAME, "map_hero_ink"), [byte(machine, NAME, "map_hero_kept")])
    machine.write(address(NAME, "map_hero_ink") + 1, [0])
    machine.set(pc=address(NAME, "explore_shown"))
    until(machine, NAME, "explore_frame")
    machine.frames(1)


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
    assert number(machine.text()[ROW_REST], "Way") == len(codes) // 2
    if shortest:
        assert len(codes) == steps_between(shown.walls, shown.hero, goal)
    assert_window(shown)
    assert_map(machine)


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
            assert len(way(machine)) == left - 2
        elif page != "loops":
            assert len(way(machine)) == left + 2
        if count % 8 == 7:
            assert_way(machine, page != "loops")
    press(machine, "w", after=4)
    until(machine, NAME, "explore_frame")
    step(machine, "CS")
    assert word(machine, NAME, "way_left") == 0
    assert not (walk(machine).field[~walk(machine).walls] & LINE).any()
    assert machine.text()[ROW_REST][PANEL:].strip() == ""
    assert_map(machine)


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
    for key, left in ((aside, length + 2), (on, length + 4), ({"p": "o", "a": "q"}[aside], length - 2)):
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
    assert_map(machine)


def open_walk(machine: Machine, *keys: str) -> None:
    """From the snapshot to a walk, with these keys pressed on the page of choices."""
    machine.load_snapshot(DIST / f"{NAME}.z80")
    until(machine, NAME, "opening_frame")
    press(machine, "f", after=30)
    for key in (*keys, "ENTER"):
        press(machine, key, after=8)
    until(machine, NAME, "explore_frame")
    machine.frames(2)


@pytest.mark.parametrize("size", ["63", "127"])
def test_a_held_direction_takes_a_step_each_four_frames(machines: list[Machine], size: str) -> None:
    """Where the screen slows the processor down, with the way shown, and while it is followed; the first at once."""
    machine = Machine(48, contended=True)
    machines.append(machine)
    open_walk(machine, *(["s"] if size == "63" else []))
    hold(machine, "f")
    until(machine, NAME, "hero_step", 400)
    machine.frames(20)
    assert set(np.diff(frames_of_steps(machine, 100)).tolist()) <= {2, 3, 4}
    hold(machine)
    press(machine, "f", after=20)
    direction = KEYS[free(machine)[0]]
    steps = word(machine, NAME, "steps")
    hold(machine, direction)
    machine.frames(2)
    assert word(machine, NAME, "steps") == steps + 1


def frames_of_steps(machine: Machine, frames: int) -> list[int]:
    """The frames in which steps are taken."""
    found, seen = [], word(machine, NAME, "steps")
    for frame in range(frames):
        machine.frames(1)
        if word(machine, NAME, "steps") != seen:
            found.append(frame)
            seen = word(machine, NAME, "steps")
    return found


def test_the_hero_is_a_block_on_the_map_and_nothing_blinks() -> None:
    machine = at(NAME, "maze")
    before = machine.screen()
    machine.frames(80)
    assert machine.screen() == before
    colours = map_pixels(walk(machine))[1]
    assert np.argwhere(colours == 0x76).tolist() == [[0, 0]], "paper and ink are bright yellow"


def test_the_pace_of_steps_in_a_hall() -> None:
    """At once, and then steadily, every fourth frame."""
    machine = at(NAME, "63")
    hall(machine)
    hold(machine, "p")
    found = frames_of_steps(machine, 40)
    assert found[0] <= 1
    assert set(np.diff(found).tolist()) == {STEP_FRAMES}


def test_a_corner_is_taken_when_its_key_is_down() -> None:
    """In a hall with one row of walls: down is held from the start, and the first gap is taken; right goes on there."""
    machine = at(NAME, "63")
    hall(machine)
    start, stride = address(NAME, "large_field"), byte(machine, NAME, "big_width")
    machine.write(start + 2 * stride + 1, [0x80] * 8)
    hold(machine, "p", "a")
    machine.frames(60)
    places = {tuple(at) for at in np.argwhere(walk(machine).field & (0xFF ^ SCENT) == TRAIL).tolist()}
    assert {(1, column) for column in range(2, 10)} <= places
    assert {(2, 9), (1, 9)} <= places
    assert (1, 10) not in places


def test_a_short_press_between_two_steps_counts() -> None:
    """A key pressed and let go while the pace lets no step begin counts in the next cell; one let go is none."""
    machine = at(NAME, "63")
    hall(machine)
    hold(machine, "p")
    machine.frames(2)
    until(machine, NAME, "explore_frame")
    hold(machine)
    press(machine, "a", frames=1, after=12)
    assert (word(machine, NAME, "steps"), walk(machine).hero) == (4, (3, 3))


@pytest.mark.parametrize("page", ["63", "63-way"])
@pytest.mark.parametrize("frames", range(1, 21))
def test_he_always_rests_in_a_cell(page: str, frames: int) -> None:
    """However long his key is held; the next key counts at once, an early one in the cell after it."""
    machine = at(NAME, page)
    for _ in range(2):
        for key in (KEYS[free(machine)[0]], KEYS[free(machine)[-1]]):
            press(machine, key, frames=frames, after=2 * STEP_FRAMES + 2)
            before = walk(machine)
            assert before.hero[0] % 2 == before.hero[1] % 2 == 1
            machine.frames(30)
            assert walk(machine).hero == before.hero
    hall(machine)
    for first in "pa":
        here = walk(machine).hero
        press(machine, first, frames=2, after=0)
        press(machine, {"p": "a", "a": "p"}[first], frames=frames, after=30)
        there = walk(machine).hero
        assert there[0] % 2 == there[1] % 2 == 1
        assert there[0] > here[0]
        assert there[1] > here[1]


def test_a_crosswise_key_between_two_cells_turns_him_in_the_next_one() -> None:
    """Where the way is open, else he stops there; the way back is taken at once."""
    for crosswise, open_there, rests in (("a", True, (3, 3)), ("a", False, (1, 3)), ("o", True, (1, 1))):
        machine = at(NAME, "63")
        hall(machine)
        start, stride = address(NAME, "large_field"), byte(machine, NAME, "big_width")
        machine.write(start + 2 * stride + 2, [0x80, 0 if open_there else 0x80, 0x80])
        hold(machine, "p")
        until(machine, NAME, "draw_all")
        hold(machine)
        until(machine, NAME, "explore_frame")
        assert walk(machine).hero == (1, 2)
        press(machine, crosswise, frames=1, after=40)
        assert walk(machine).hero == rests


def test_the_mazes_are_those_of_the_library() -> None:
    """Of the seed, kind and size in the bar; the program takes away only what lies outside."""
    library = LargeLibrary()
    cases = [("63", "dfs_large", 63), ("95", "dfs_large", 95)]
    cases += [("forks", "eller_large", 63)]
    for page, name, size in cases:
        machine = at(NAME, page)
        library.generate(name, word(machine, NAME, "seed"), size, size)
        assert (walk(machine).walls == library.walls()[:size, :size]).all(), page


def test_loops_leave_no_dead_end() -> None:
    shown = walk(at(NAME, "loops"))
    free_beside = sum((~np.roll(shown.walls, move, axis)).astype(int) for move in (1, -1) for axis in (0, 1))
    assert (free_beside[~shown.walls] >= 2).all()


@every_model
def test_out_of_the_maze_on_each_model(loaded: Load, model: int, contended: bool) -> None:
    """From the tape through the smallest maze by the way that F follows: steps and the shortest way; BREAK leaves."""
    machine = loaded(NAME, model, contended)
    for key in ("f", "s", "k", "ENTER"):
        press(machine, key, after=30)
    until(machine, NAME, "explore_frame")
    shown = walk(machine)
    assert_window(shown)
    shortest = steps_between(shown.walls, (1, 1), (61, 61))
    hold(machine, "f")
    until(machine, NAME, "out_page", 8000)
    until(machine, NAME, "out_wait")
    hold(machine)
    machine.frames(5)
    rows = machine.text()
    assert number(rows[19], "steps") == number(rows[20], "fewest") == shortest // 2
    assert "Perfect" not in "".join(rows), "no praise for who was shown the way"
    for _ in range(3):
        press(machine, "BREAK", after=150)
    assert left_to_basic(machine)


@pytest.mark.parametrize("detour", [0, 1])
def test_praise_is_for_a_way_that_is_as_short_as_the_shortest(detour: int) -> None:
    machine = at(NAME, "63")
    shown = walk(machine)
    codes = only_way(shown.walls, (1, 1), (61, 61))
    if detour:
        codes = [codes[0], codes[0] ^ 4, *codes]
    for code in codes:
        hold(machine, KEYS[STEPS[code]])
        until(machine, NAME, "draw_all")
        hold(machine)
    until(machine, NAME, "out_wait")
    rows = machine.text()
    assert number(rows[19], "steps") == len(codes) // 2 == number(rows[20], "fewest") + detour
    assert ("Perfect walk!" in rows[21]) == (detour == 0)


def test_the_map_of_the_last_page_shows_the_shortest_way() -> None:
    """And who walked is no more on it. A white bar below it says so."""
    machine = at(NAME, "out")
    assert machine.text()[ROW_FIGURES].endswith(" way to the goal")
    assert set(machine.attributes()[20 * 32 + 16 : 20 * 32 + 32]) == {0x78}
    shown = walk(machine)
    pixels, colours = map_pixels(shown)
    line = np.zeros((64, 64), bool)
    here = 1, 1
    line[here] = True
    for code in only_way(shown.walls, here, (61, 61)):
        here = here[0] + STEPS[code][0], here[1] + STEPS[code][1]
        line[here] = True
    on_way = (colours == ON_WAY).repeat(8, 0).repeat(8, 1)
    expected = line.repeat(2, 0).repeat(2, 1)
    walls = np.zeros((64, 64), bool)
    walls[:63, :63] = shown.walls
    dim = walls.repeat(2, 0).repeat(2, 1) & np.tile(DIM[1], (64 * 2 // 8, 64 * 2 // 8)).astype(bool)
    assert (pixels[on_way] == (expected | dim)[on_way]).all(), "and the walls there, dim"
    assert (pixels & expected).sum() >= 4 * (line.sum() - 32)
    assert MAP_HERO_INK not in colours


def test_each_step_clicks_and_the_goal_is_heard() -> None:
    machine = at(NAME, "63")
    hall(machine)
    press(machine, "p", frames=2, after=10)
    assert_heard(machine, CLICK, CLICK)
    press(machine, "q", frames=2, after=10)
    assert_heard(machine)
    put(machine, (61, 59))
    press(machine, "p", frames=2, after=0)
    until(machine, NAME, "out_wait")
    assert [colour for _, colour in machine.ports.borders] == [5, 0], "the border is cyan meanwhile"


def test_steps_are_counted_to_65535_and_no_further() -> None:
    machine = at(NAME, "63")
    hall(machine)
    machine.poke_word(address(NAME, "steps"), 65534)
    for _ in range(3):
        step(machine, "p")
    assert word(machine, NAME, "steps") == 65535
    assert number(machine.text()[ROW_FIGURES], "Steps") == 65535 // 2
