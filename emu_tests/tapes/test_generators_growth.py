"""The tape `generators`: a maze that grows: its frame, what is dug, the place at work, the speed that is told."""

import itertools

import numpy as np
import pytest

from emu_tests.machine.generators_tape import (
    NAME,
    TRAIL,
    address,
    choose,
    corner,
    done,
    make,
    picture,
    pixel,
    shown_size,
    walls,
)
from emu_tests.machine.images import begin
from emu_tests.machine.pressing import hold
from emu_tests.oracles.drawings import colours, pixels
from zxmazes.machine.spectrum import Machine
from zxmazes.routines.library import Library

WALK = 0xA0
GROWING = ("generate_dfs", "generate_hunt_and_kill", "generate_growing_tree", "generate_wilson", "generate_dfs_blocks")


def growing(machine: Machine, routine: str, speed: str) -> None:
    """From the title to the first frame of a maze that grows."""
    begin(machine)
    choose(machine, routine)
    machine.type("s", speed, "ENTER", "t", "1", "1", "ENTER")
    machine.press("ENTER", frames=3, after=0)
    machine.run_to(address("watch_frame"), 200 * machine.frame, "watching")
    machine.frames(4)


def frame_whole(machine: Machine) -> bool:
    """Is the line round the maze there, all of it but what is beside the place at work?"""
    (top, left), (rows, columns) = corner(machine), shown_size(machine)
    shown = pixels(machine.screen())[top : top + pixel(rows), left : left + pixel(columns)].copy()
    white = colours(machine.screen())[top // 8 :, left // 8 :] == TRAIL
    shown |= np.kron(white, np.ones((8, 8), np.bool_))[: pixel(rows), : pixel(columns)]
    return bool(shown[0].all() and shown[-2].all() and shown[:-1, 0].all() and shown[:-1, -1].all())


@pytest.mark.parametrize("routine", GROWING)
def test_what_is_dug_is_whole_at_once_and_the_frame_stays(routine: str, loaded) -> None:
    """No dots, no half of a room: a room is floor as soon as a passage leads to it, and dark before."""
    machine = loaded(NAME)
    growing(machine, routine, "3")
    floors = []
    for _ in range(40):
        machine.frames(3)
        machine.run_to(address("watch_hear"), 20 * machine.frame, "a picture")
        assert machine.registers.im == 2
        assert frame_whole(machine)
        if 0 <= machine.word(address("watch_sp")) - address("field") < 1024:
            continue  # it fills the field, and nothing is painted
        shown, (top, left) = pixels(machine.screen()), corner(machine)
        floor = 0
        field = machine.read(address("field"), 1024)
        for row, column in np.ndindex(15, 15):
            place = 32 * (2 * row + 1) + 2 * column + 1
            first, second = top + pixel(2 * row + 1), left + pixel(2 * column + 1)
            room = shown[first : first + 8, second : second + 8]
            if field[place] == WALK:
                assert room.sum() == 16, "a square in its middle"
            elif field[place] != 0xC0:
                assert room.all() or not room.any()
                opened = any(field[place + side] < 0x80 for side in (-32, -1, 1, 32))
                assert room.all() or not opened
                floor += bool(room.all())
        floors.append(floor)
    assert 1 < floors[-1] < 225
    assert len(set(floors)) > (1 if routine == "generate_wilson" else 8)


@pytest.mark.parametrize("routine", [*GROWING, "generate_aldous_broder", "generate_kruskal", "generate_binary_tree"])
def test_the_place_at_work_is_white(routine: str, loaded) -> None:
    """One at a time, on the way; none is left on the maze."""
    machine = loaded(NAME)
    growing(machine, routine, "1")
    seen = set()
    for _ in range(24):
        machine.run_to(address("watch_hear"), 20 * machine.frame, "a picture")
        white = np.argwhere(colours(machine.screen())[:23, :23] == TRAIL)
        assert len(white) <= 4
        seen.update(map(tuple, white.tolist()))
        machine.frames(3)
    assert len(seen) > 6
    machine.press("9", frames=8)
    done(machine)
    assert not (colours(machine.screen())[:23, :23] == TRAIL).any()


def test_wilsons_walk_is_seen_before_it_is_kept(loaded, library: Library) -> None:
    """Shaded, without its loops: a line from its first place; and nothing of it is left in the maze."""
    machine = loaded(NAME)
    growing(machine, "generate_wilson", "3")
    lengths = []
    for _ in range(80):
        machine.run_to(address("watch_hear"), 20 * machine.frame, "a picture")
        field = np.frombuffer(machine.read(address("field"), 1024), np.uint8).reshape(32, 32)
        walk = {tuple(place) for place in np.argwhere(field == WALK).tolist()}
        lengths.append(len(walk))
        for row, column in walk:
            beside = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
            assert sum(field[place] in (0, WALK) for place in beside) in (1, 2) or not row % 2 or not column % 2
        machine.frames(3)
    assert max(lengths) > 8
    assert any(later < earlier - 3 for earlier, later in itertools.pairwise(lengths)), "a loop disappears"
    machine.press("SPACE", frames=8)
    done(machine)
    library.generate("wilson", 11)
    assert (walls(machine) == library.walls()).all()
    assert (picture(machine)[:31, :31] == walls(machine)[:31, :31]).all()


@pytest.mark.parametrize("digit", list("0259"))
def test_the_speed_that_is_told_is_the_speed(digit: str, loaded) -> None:
    """In the next frame or two, while it grows at speed 1 too, and afterwards; 0 is there at once."""
    machine = loaded(NAME)
    make(machine, "generate_dfs", seed="3")
    machine.press("1", after=8)
    machine.press("a", frames=3, after=60)
    assert machine.registers.im == 2
    hold(machine, digit)
    machine.frames(3)
    hold(machine)
    if digit != "0":
        assert machine.text()[23][20] == digit
        assert machine.peek(address("watch_speed")) == int(digit)
    machine.press("SPACE", frames=6)
    done(machine)
    assert machine.text()[23][20] == digit
    assert machine.peek(address("speed")) == int(digit)


@pytest.mark.parametrize("routine", ["generate_corridor", "generate_corridor_loops"])
def test_no_passage_leads_out_of_a_maze(routine: str, loaded) -> None:
    """The doors of these kinds would lead nowhere here."""
    machine = loaded(NAME)
    make(machine, routine, seed="3")
    for _ in range(3):
        assert walls(machine)[:31, [0, 30]].all()
        assert frame_whole(machine)
        assert picture(machine)[:31, [0, 30]].all()
        machine.press("n")
        done(machine)
