"""The locked mazes of the tape `large`: the ring opens with the third gem."""

from emu_tests.machine.large_challenge import LOCKED, RULES, at_home, nearest_gem, ring, take
from emu_tests.machine.large_tape import (
    GOAL,
    KEYS,
    LINE,
    LOCK,
    MAP_RING_INK,
    NAME,
    PANEL,
    ROW_TOLD,
    SHAPES,
    STEPS,
    assert_map,
    assert_window,
    in_window,
    map_pixels,
    only_way,
    steps_between,
    walk,
)
from emu_tests.machine.pressing import address, byte, hold, press, until, word
from zxmazes.machine.spectrum import Machine


def told(machine: Machine) -> str:
    """What is said below the map."""
    return machine.text()[ROW_TOLD][PANEL:].strip()


def on_map(machine: Machine) -> tuple[int, bytes]:
    """Colour and shape of the ring's cell of the map."""
    shown = walk(machine)
    row, column = (16 - shown.cells, (16 - shown.cells) // 2)
    cell = shown.cell_of(shown.goal)
    return shown.cell(2 + row + cell[0], 15 + column + cell[1])


def test_the_third_maze_and_the_last_three_are_locked() -> None:
    """Which the map and a word say; the ring of the others is open, and some have a rule of their own."""
    assert LOCKED == [2, 5, 6, 7]
    for level in range(8):
        machine = at_home(level, 7)
        assert walk(machine).locked == (level in LOCKED)
        assert on_map(machine) == (LOCK if level in LOCKED else (MAP_RING_INK, SHAPES[GOAL][1]))
        assert told(machine) == RULES[level]


def test_the_ring_opens_with_the_third_gem() -> None:
    """Before it, whoever comes there is told so and walks on; then it is drawn as a ring and ends the maze."""
    machine = at_home(LOCKED[0], 7)
    machine.poke_word(address(NAME, "seconds"), 500)
    shown = walk(machine)
    codes = only_way(shown.walls, shown.hero, ring(shown))
    take(machine, codes)
    assert (walk(machine).hero, told(machine)) == (ring(shown), "Take every gem!")
    take(machine, [code ^ 4 for code in reversed(codes[-8:])])
    assert_window(walk(machine))
    assert map_pixels(walk(machine))[1][shown.cell_of(shown.goal)] == LOCK[0]
    while walk(machine).gems:
        assert walk(machine).locked
        shown = walk(machine)
        take(machine, only_way(shown.walls, shown.hero, nearest_gem(shown)))
    assert told(machine) == "The ring opens!"
    assert on_map(machine) == (MAP_RING_INK, SHAPES[GOAL][1])
    assert not walk(machine).locked
    shown = walk(machine)
    codes = only_way(shown.walls, shown.hero, ring(shown))
    take(machine, codes[:-2])
    assert_window(walk(machine))
    hold(machine, KEYS[STEPS[codes[-1]]])
    until(machine, NAME, "walk_out")
    hold(machine)
    until(machine, NAME, "out_wait")
    assert byte(machine, NAME, "all_stars") == 3


def test_an_open_ring_stays_open_after_a_lost_try() -> None:
    machine = at_home(LOCKED[0], 7)
    machine.poke_word(address(NAME, "seconds"), 500)
    seen = in_window(walk(machine))
    for lost in (False, True):
        while walk(machine).gems and (lost or len(walk(machine).gems or ()) > 1):
            shown = walk(machine)
            for code in only_way(shown.walls, shown.hero, nearest_gem(shown))[::2]:
                take(machine, [code])
                seen |= in_window(walk(machine))
        machine.poke_word(address(NAME, "seconds"), 1)
        machine.write(address(NAME, "hound_wait"), [0])
        until(machine, NAME, "clock_from", 500)
        machine.write(address(NAME, "hound_wait"), [0])
        machine.poke_word(address(NAME, "seconds"), 500)
        machine.frames(2)
        assert walk(machine).locked != lost
        assert_map(machine, seen)


def test_w_leads_to_a_gem_while_the_ring_is_locked() -> None:
    """And then to the ring."""
    for gems in (3, 1, 0):
        machine = at_home(LOCKED[0], 7)
        shown = walk(machine)
        found = list(shown.gems or ())
        if gems < 3:
            machine.write(address(NAME, "gems"), bytes(2 * (3 - gems)))
        if not gems:
            machine.write(address(NAME, "maze_kind"), [3])
        press(machine, "w", after=4)
        until(machine, NAME, "explore_frame")
        shown = walk(machine)
        there = found[3 - gems] if gems else ring(shown)
        line = (shown.field & LINE > 0) & ~shown.walls
        steps = steps_between(shown.walls, shown.home, there)
        assert line.sum() == min(steps, 40) + 1
        assert word(machine, NAME, "big_route_length") == steps
