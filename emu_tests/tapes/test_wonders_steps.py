"""Steps on the tape `wonders`: the flag never stands between two cells, the boundless maze moves by half of them."""

import itertools

import numpy as np
import pytest

from emu_tests.machine.pressing import address, at, frames_until, hold, press, until, word
from emu_tests.oracles.weaves import is_crossing
from emu_tests.tapes.test_wonders_flag import MOVES, flag, graph_of, started
from emu_tests.tapes.test_wonders_over import KEYS, beyond, place, walk
from emu_tests.tapes.test_wonders_over import begun as bridged
from zxmazes.machine.spectrum import Machine

NAME = "wonders"


def test_a_tap_leads_to_the_next_cell() -> None:
    """The flag never stands between two cells."""
    machine = at(NAME, "flag")
    machine.write(address(NAME, "flag_awake"), [0])
    graph = graph_of(machine)
    place, steps = flag(machine), 0
    for key in "pqoa" * 3:
        machine.write(address(NAME, "clock"), [0, 0])
        down, right = MOVES[key]
        beside, wanted = (place[0] + down, place[1] + right), (place[0] + 2 * down, place[1] + 2 * right)
        press(machine, key, frames=3, after=12)
        assert flag(machine) == (wanted if beside in graph else place)
        steps += beside in graph
        place = flag(machine)
    assert steps >= 4


@pytest.mark.parametrize("held", [False, True])
def test_a_turn_that_is_pressed_between_two_cells_is_kept(held: bool) -> None:
    """And taken at the next cell, whether the first key is still held or not; a key back turns at once."""
    for back in (False, True):
        machine = at(NAME, "flag")
        graph = graph_of(machine)
        row, column = next(
            (row, column)
            for row, column in sorted(graph)
            if row % 2 == column % 2 == 1
            if {(row, column + 1), (row, column + 2), (row - 1, column + 2), (row, column + 3)} <= {*graph}
        )
        machine.write(address(NAME, "flag"), [column, row])
        hold(machine, "p")
        frames_until(machine, lambda machine=machine, place=(row, column + 1): flag(machine) == place, 6)
        key = "o" if back else "q"
        press(machine, *(["p", key] if held else [key]), frames=4, after=0)
        hold(machine, *["p"] * held)
        machine.frames(12 if back else 6)
        hold(machine)
        if not back:
            assert flag(machine)[1] == column + 2
            assert flag(machine)[0] < row
        elif not held:
            assert flag(machine) == (row, column)


def window(machine: Machine) -> np.ndarray:
    """The pixels of the boundless window, 19 rows and 31 columns of characters."""
    screen = np.frombuffer(machine.screen()[:6144], np.uint8).reshape(3, 8, 8, 32)
    lines = screen.transpose(0, 2, 1, 3).reshape(192, 32)
    return np.unpackbits(lines[8:160], axis=1)[:, :248]


@pytest.mark.parametrize("code", [0, 2, 4, 6])
def test_the_boundless_window_moves_by_half_a_cell_and_then_by_the_other(code: int) -> None:
    """After the first half all that is far from the hero is 8 pixels from where it was; and steps follow steadily."""
    machine = at(NAME, "boundless")
    down, right = {0: (8, 0), 2: (0, -8), 4: (-8, 0), 6: (0, 8)}[code]
    before = window(machine)
    machine.write(address(NAME, "boundless_letters"), [0])  # only the direction counts
    middle = address(NAME, "field") + 32 * 9 + 15
    machine.write(middle + {0: -32, 2: 1, 4: 32, 6: -1}[code], [0])
    hold(machine, {0: "q", 2: "p", 4: "a", 6: "o"}[code])
    until(machine, NAME, "boundless_half")
    until(machine, NAME, "hero_walks")
    half = window(machine)
    moved = np.roll(before, (down, right), (0, 1))
    far = np.ones_like(half, bool)
    far[:16], far[-16:], far[:, :16], far[:, -16:] = False, False, False, False
    far[56:96, 104:144] = False
    assert (half == moved)[far].all()


def test_who_holds_a_key_in_the_boundless_maze_walks_steadily() -> None:
    machine = at(NAME, "boundless")
    machine.write(address(NAME, "seed"), [7, 3])
    press(machine, "n", after=60)
    hold(machine, "q")
    times, last = list[int](), word(machine, NAME, "maze_row")
    for frame in range(60):
        machine.frames(1)
        if word(machine, NAME, "maze_row") != last:
            times.append(frame)
            last = word(machine, NAME, "maze_row")
    gaps = [later - sooner for sooner, later in itertools.pairwise(times)]
    assert len(gaps) >= 2
    assert max(gaps[1:]) - min(gaps[1:]) <= 1
    assert gaps[0] <= gaps[1] + 4


def test_a_hunter_takes_a_step_in_two_halves() -> None:
    """Each is one face of 8 x 8 pixels in each frame; in the middle of a step it is half a cell on."""
    machine = at(NAME, "flag")
    started(machine)
    between, whole = 0, 0
    for _ in range(120):
        machine.frames(1)
        inks, screen = machine.attributes(), machine.screen()
        for ink in (0x42, 0x43):  # the first two are awake
            cells = [where for where in range(32, 32 * 22) if inks[where] == ink]
            dots = [
                (where // 32 * 8 + line, where % 32 * 8 + pixel)
                for where in cells
                for line in range(8)
                for pixel in range(8)
                if screen[2048 * (where // 256) + 256 * line + where % 256] & 128 >> pixel
            ]
            top, left = (min(dot[axis] for dot in dots) for axis in (0, 1))
            bottom, right = (max(dot[axis] for dot in dots) for axis in (0, 1))
            assert (bottom - top, right - left) == (7, 7)
            assert len(dots) == 46
            between += (top | left) & 7 == 4
            whole += (top | left) & 7 == 0
    assert min(between, whole) > 60


def test_the_first_bridges_say_who_is_over() -> None:
    """Over it along its planks' way, or under it; each is told once in a maze."""
    machine, links, _ = bridged(9)
    press(machine, "s", after=20)
    press(machine, "s", after=60)
    codes = machine.read(address(NAME, "route"), word(machine, NAME, "route_length"))
    machine, links, _ = bridged(9)
    cell, told = place(machine, NAME, "links_entrance"), dict[bool, str]()
    for code in codes:
        step = beyond(cell, code)
        if not is_crossing(links[cell]):
            walk(machine, KEYS[code])
        if is_crossing(links[step]):
            up_leads_under = links[step] & 0x0A == 2
            under = up_leads_under == (code % 4 == 0)
            if under not in told:
                told[under] = machine.text()[22].strip()
        cell = step
    assert told
    for under, words in told.items():
        assert words == f"You go {'under' if under else 'over'} the bridge."
