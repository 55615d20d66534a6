"""How fast a program feels, in exact frames: whatever a player waits for; and that interrupts leave no trace.

The figures stand here and not in the sources, so that a change of pace is a change of this table.
"""

from collections.abc import Callable

import numpy as np
import pytest

from emu_tests.machine.images import assembly, tapes_with
from emu_tests.machine.pressing import address, at, byte, hold, place, press, until, word
from emu_tests.machine.walking import first_place
from zxmazes.machine.spectrum import Machine

HELD = [0, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36, 39]  # frames in which a direction that is held counts
#: From the key on the title to the first page, its maze made and drawn: no player waits longer.
OPENS = 30
#: Frames from slice to slice, and T-states of each, for each speed of watching.
WATCHED = {
    1: (6, 369),
    2: (3, 369),
    3: (2, 369),
    4: (2, 675),
    5: (2, 1269),
    6: (2, 3069),
    7: (2, 7569),
    8: (2, 20061),
    9: (2, 45063),
}
SPEED_AT_FIRST = 4
_ROOM = 0xFF10  # for a few bytes of code, past the vectors of watching
_LOOP = (0x13, 0x18, 0xFD)  # INC DE; JR back: 18 T
_LOOP_TIME = 18


def changes(machine: Machine, value: Callable[[], int], frames: int = 40) -> list[int]:
    """In which of the next frames a value changes."""
    last, found = value(), []
    for frame in range(frames):
        machine.frames(1)
        if value() != last:
            found.append(frame)
        last = value()
    return found


@pytest.mark.parametrize(
    ("tape", "page", "variable"),
    [
        ("wave", "stones", "cursor"),
        ("terrain", "map", "cursor"),
    ],
)
@pytest.mark.parametrize("key", ["p", "8", "right"])
def test_a_held_direction_repeats_after_nine_frames_and_then_every_third(
    tape: str, page: str, variable: str, key: str
) -> None:
    machine = at(tape, page)
    row, _ = place(machine, tape, variable)
    machine.write(address(tape, "field") + 32 * row, bytes(31))
    hold(machine, key)
    assert changes(machine, lambda: word(machine, tape, variable)) == HELD


@pytest.mark.parametrize("tape", tapes_with("walk_start"))
@pytest.mark.parametrize("key", ["p", "8", "right"])
def test_a_walk_is_a_step_in_four_frames(tape: str, key: str) -> None:
    """From the frame on in which the key goes down, without a stop; its middle comes two frames later."""
    machine = at(tape, "maze")
    row, _ = place(machine, tape, "walker_at")
    machine.write(address(tape, "field") + 32 * row, bytes(31))
    hold(machine, key)
    found = changes(machine, lambda: word(machine, tape, "walker_at"))
    assert found[0] <= 2, "after the frame in which it is pressed the status is drawn"
    assert set(np.diff(found).tolist()) == {4}


@pytest.mark.parametrize("tape", tapes_with("walk_start"))
@pytest.mark.parametrize(("key", "frames"), [("ENTER", 40), ("f", 40), ("b", 20), ("h", 20), ("k", 20)])
def test_from_the_title_of_a_walk(tape: str, key: str, frames: int) -> None:
    """No player waits longer for a page, or for a maze to look at."""
    machine = at(tape, "title")
    press(machine, key, after=0)
    machine.frames(frames)
    shown = machine.screen()[2048:6144]
    machine.frames(10)
    assert machine.screen()[2048:6144] == shown


def test_the_solvers_cursor_repeats_a_frame_later() -> None:
    """Each step is drawn twice, which takes it past the frame."""
    machine = at("solvers", "maze")
    hold(machine, "p")
    found = changes(machine, lambda: word(machine, "solvers", "solve_cursor"), 30)
    assert np.diff(found).tolist() == [9, 3, 3, 3, 3, 3, 3]


@pytest.mark.parametrize("tape", tapes_with("menu_table"))
def test_the_bar_of_a_menu_repeats_every_fourth_frame(tape: str) -> None:
    """To wipe it and draw it anew takes more than a frame."""
    machine = at(tape, "menu")
    hold(machine, "a")
    found = changes(machine, lambda: byte(machine, tape, "menu_place"), 30)
    assert np.diff(found).tolist() == [10, 4, 4, 4, 4]


def test_a_key_pressed_again_counts_at_once() -> None:
    machine = at("wave", "stones")
    column = place(machine, "wave", "cursor")[1]
    for count in range(1, 6):
        hold(machine, "p")
        machine.frames(1)
        hold(machine)
        machine.frames(1)
        assert place(machine, "wave", "cursor")[1] == column + count


def test_a_ring_of_the_wave_takes_a_frame() -> None:
    machine = at("wave", "stones")
    hold(machine, "ENTER")
    until(machine, "wave", "show_wave")
    hold(machine)
    rings = []
    while machine.run(3 * machine.frame, address("wave", "paint_wave")):
        rings.append(machine.registers.t)
        machine.run(1)
    steps = np.diff(rings) / machine.frame
    assert len(steps) == word(machine, "wave", "wave_number") - 1 > 20
    assert abs(steps[1:] - 1).max() < 0.2


@pytest.mark.parametrize(
    ("tape", "page", "key", "begins", "ends", "a_frame"),
    [
        ("wave", "stones", "ENTER", "draw_route", "sound_rise", 1),
        ("generators", "route-asks", "r", "route_lays", "build_frame", 4),
        ("solvers", "maze", "ENTER", "panel_result", "solve_frame", 1),
    ],
)
def test_steps_of_a_route_drawn_in_a_frame(
    tape: str, page: str, key: str, begins: str, ends: str, a_frame: int
) -> None:
    """As long as no direction is held, which draws it at once, where the page has directions."""
    machine = at(tape, page)
    taken = []
    for hurried in (False, True):
        machine = at(tape, page)
        hold(machine, key)
        until(machine, tape, begins, 4000)
        hold(machine, *(["p"] if hurried else []))
        began = machine.registers.t
        until(machine, tape, ends, 4000)
        taken.append((machine.registers.t - began) / machine.frame)
    steps = word(machine, tape, "route_length")
    assert abs(taken[0] - steps / a_frame) < 2
    assert taken[1] < taken[0] / 1.7 or tape == "generators"


@pytest.mark.parametrize("tape", sorted({*tapes_with("session_end")} - {*tapes_with("walk_start"), "monster"}))
def test_from_the_title_to_the_first_page(tape: str) -> None:
    machine = at(tape, "title")
    machine.write(0x5C78, (207, 7, 0))  # the seed 1999, or one after it
    press(machine, "ENTER" if tape in ("solvers", "wonders") else "SPACE", after=0)  # there SPACE does nothing
    until(machine, tape, first_place(tape), OPENS - 4)


def test_the_title_of_tilings_comes_back_in_its_time() -> None:
    """All pages are one stream: a third of a second of black, words, the picture; a third for what it overwrote.

    ENTER and letters count that are pressed meanwhile.
    """
    machine = at("tilings", "menu")
    hold(machine, "BREAK")
    until(machine, "tilings", "opening_page", 10)
    hold(machine)
    for label, most in (("opening_draw", 19), ("title_picture", 10), ("pages_unpack", 19), ("front_bar", 17)):
        until(machine, "tilings", label, most)


def watching(tape: str, speed: int, code: tuple[int, ...], repaint: int) -> Machine:
    """A routine of ours watched by the program, at its first interrupt."""
    machine = at(tape, "title", "ENTER")
    machine.write(address(tape, "watch_speed"), [speed])
    machine.write(_ROOM, (*code, 0xC9))
    machine.set(hl=_ROOM, de=repaint, pc=address(tape, "watch_call"))
    until(machine, tape, "watch_frame")
    return machine


@pytest.mark.parametrize("tape", tapes_with("watch_call"))
def test_the_slices_of_each_speed(tape: str) -> None:
    for speed, (frames, tstates) in WATCHED.items():
        machine = watching(tape, speed, _LOOP, _ROOM + len(_LOOP))
        for _ in range(3):
            began, count = machine.registers.t, machine.registers.de
            until(machine, tape, "watch_frame")
            assert round((machine.registers.t - began) / machine.frame, 2) == frames
            assert abs(_LOOP_TIME * (machine.registers.de - count & 0xFFFF) - tstates) < _LOOP_TIME, speed


@pytest.mark.parametrize("tape", tapes_with("watch_call"))
def test_the_speed_at_first(tape: str) -> None:
    machine = at(tape, "title")
    press(machine, "f" if tape == "tilings" else "ENTER")
    until(machine, tape, "menu_frame" if tape == "tilings" else first_place(tape))
    assert byte(machine, tape, "speed") == SPEED_AT_FIRST


@pytest.mark.parametrize("speed", [0, 3, 8])
def test_the_interrupt_of_watching_leaves_every_register(speed: int) -> None:
    """AF' too, which the repainting uses; it paints in between, as the field changes."""
    machine = watching("generators", speed, (0x18, 0xFE), address("generators", "board_update"))
    until(machine, "generators", "watch_frame")
    machine.run_to(_ROOM, 10 * machine.frame)
    names = {"a": 0x12, "f": 0x45, "bc": 0x1234, "de": 0x2345, "hl": 0x3456, "ix": 0x4567, "iy": 0x5C3A}
    names |= {"a_": 0x9A, "f_": 0xA8, "bc_": 0xABCD, "de_": 0xBCDE, "hl_": 0xCDEF}
    machine.set(**names)
    stack = machine.registers.sp
    for number in range(4):
        machine.write(address("generators", "field") + 33, [0x80 * (number % 2)] * 29)
        shown = machine.screen()
        until(machine, "generators", "watch_frame")
        machine.run_to(_ROOM, 10 * machine.frame)
        assert {name: getattr(machine.registers, name) for name in names} == names
        assert machine.registers.sp == stack
        assert (machine.screen() != shown) == (speed > 0) or number == 0


@pytest.mark.parametrize(
    ("tape", "label"), [(tape, label) for label in ("watch_call", "watch_timed") for tape in tapes_with(label)]
)
def test_after_watching_interrupts_are_the_roms(tape: str, label: str) -> None:
    machine = at(tape, "title", "ENTER")
    machine.write(_ROOM, [0xC9])
    machine.set(iy=0x5C3A, hl_=0x1234, a_=0x56)
    called = machine.call(address(tape, label), stack=0xFF50, interrupts=True, hl=_ROOM, de=_ROOM).registers
    assert (called.i, called.im, called.iff) == (0x3F, 1, 1)
    assert (called.iy, called.hl_, called.a_) == (0x5C3A, 0x1234, 0x56)


@pytest.mark.parametrize("tape", tapes_with("session_end"))
def test_what_basic_finds_when_a_program_leaves(tape: str) -> None:
    """Its stack, IY and HL' as it needs them, and its interrupts; not before the key is let go."""
    machine = at(tape, "title")
    machine.set(hl_=0x1234, iy=0x5C3A)
    stack = word(machine, tape, "basic_sp")
    back = machine.word(stack)
    hold(machine, "BREAK")
    assert not machine.run(60 * machine.frame, back)
    hold(machine)
    machine.run_to(back, 2 * machine.frame)
    registers = machine.registers
    assert (registers.sp, registers.iy, registers.hl_) == (stack + 2, 0x5C3A, 0x2758)
    assert (registers.iff, registers.im, registers.i) == (1, 1, 0x3F)
    assert not machine.peek(0x5C3B) & 0x20, "no key is left over"


@pytest.mark.parametrize(("page", "on_start"), [("maze", True), ("cursor", False)])
def test_the_cursor_of_the_solvers_is_there_all_the_time(page: str, on_start: bool) -> None:
    """Where the start is, that flashes."""
    machine = at("solvers", page)
    assert changes(machine, lambda: hash(machine.screen()), 64) == []
    colours = list(machine.attributes())
    assert colours.count(address("solvers", "CURSOR_INK")) == (not on_start)
    assert sum(colour >= 0x80 for colour in colours) == on_start


@pytest.mark.parametrize("tape", tapes_with("watch_call"))
def test_the_stack_of_the_watch_is_enough(tape: str) -> None:
    """It is for repainting, with any key held: a quarter of it is never used, half in most."""
    machine = at(tape, "watched")
    until(machine, tape, "watch_frame")  # the stack is empty
    top, size = address(tape, "watch_stack"), assembly(tape).symbols["WATCH_STACK"]
    machine.write(top - size, b"\xa5" * size)
    for key in ("ENTER", "1", "9", "q", "fire", "CS", "5"):
        press(machine, key, frames=40, after=20)
    used = len(machine.read(top - size, size).lstrip(b"\xa5"))
    assert 20 <= used <= 0.75 * size
