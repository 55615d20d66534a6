"""Keys that are held, on every tape: from page to page, BREAK, the cursor keys of a 48K, Q; nothing pressed is lost."""

from itertools import cycle, product

import pytest

from emu_tests.machine.images import START, left_to_basic, tapes_with
from emu_tests.machine.pressing import address, at, hold, press
from emu_tests.records.sampling import some
from zxmazes.machine.spectrum import Machine
from zxmazes.programs import registry
from zxmazes.tilings import TILINGS

#: Every tape in machine code that begins with a title.
TAPES = [name for name in registry.names() if registry.program(name).start and not registry.program(name).games]
#: Those whose title is a front, to which BREAK leads back.
OPENINGS = tapes_with("opening_draw")
#: Where CAPS SHIFT and SPACE may be keys that a player has chosen, held together.
OWN_SHIFT = ("inside", "minotaur")
#: Where a tap of two frames is enough.
QUICK = ("large",)
#: What the tapes say that stop at BREAK and leave at the next.
ASKING = {"large": "PAUSE", "solvers": "Leave?  Y yes", "tilings": "BREAK ends"}
#: The two keys of a 48K for a direction, as a 128K's cursor keys and emulators send them.
CURSOR = ("5", "6", "7", "8")
LONG = 400
#: What opens the first page.
OPENING = ("ENTER", "SPACE", "q", "n", "fire")
#: What the sweeps of these tests are about.
ABOUT = "dist/{tape}.tap"

every_tape = pytest.mark.parametrize("tape", TAPES)


def still(machine: Machine, frames: int = 60) -> bytes:
    """The screen when nothing is pressed for a while."""
    hold(machine)
    machine.frames(frames)
    return machine.screen()[:6144]


@pytest.mark.parametrize(("tape", "key"), some([*zip(TAPES, cycle(OPENING))], product(TAPES, OPENING), ABOUT))
def test_what_opens_the_first_page_does_nothing_on_it(tape: str, key: str) -> None:
    """Held for seven seconds on the title, it opens the page that a short press opens, and acts on nothing there.

    After ten seconds the library plays.
    """
    pages = []
    for frames in (4, 350):
        machine = at(tape, "title")
        press(machine, key, frames=frames)
        machine.frames(354 - frames)
        press(machine, after=80)
        pages.append((machine.text()[23], machine.registers.im, machine.word(address(tape, "seed")) != 0))
    assert pages[0] == pages[1]
    assert not left_to_basic(machine)


@every_tape
def test_q_never_leaves(tape: str) -> None:
    """It moves up: neither the title nor the page behind it ends by it, held or pressed again and again."""
    machine = at(tape, "title")
    for frames in (4, 4, 4, LONG):
        press(machine, "q", frames=frames, after=40)
        assert not left_to_basic(machine)


@every_tape
@pytest.mark.parametrize("page", ["title", "first"])
def test_break_leaves_in_its_time_and_not_before(tape: str, page: str) -> None:
    """Half a second on a title that says so, and where CAPS SHIFT and SPACE may be keys of the game; else an eighth."""
    title = page == "title" and "hold BREAK" in at(tape, "title").text()[23]
    long = 25 if title or tape in OWN_SHIFT else 6 - (tape in QUICK)
    for frames, leaves in ((long - 4, False), (long + 6, True), (LONG, True)):
        machine = at(tape, "title")
        machine.frames(2)  # a title that has just been drawn first waits for the end of the BREAK that led there
        if page == "first":
            press(machine, "ENTER", after=100)
        hold(machine, "BREAK")
        machine.frames(frames)
        hold(machine)
        machine.frames(80)
        if page == "first" and tape in ASKING:  # whether it is meant
            assert (ASKING[tape] in "\n".join(machine.text())) == leaves
        elif page == "first" and tape in OPENINGS:  # to the title, however long it is held
            assert (machine.text()[23] == START) == leaves
        else:
            assert left_to_basic(machine) == leaves


@pytest.mark.parametrize(("tape", "cursor"), some([*zip(TAPES, cycle(CURSOR))], product(TAPES, CURSOR), ABOUT))
def test_space_after_the_cursor_keys_of_a_48k_is_no_break(tape: str, cursor: str) -> None:
    """CAPS SHIFT stays down a little longer than 5 to 8, and so is held together with SPACE."""
    machine = at(tape, "title")
    press(machine, "ENTER", after=100)
    for _ in range(3):
        hold(machine, "CS+" + cursor)
        machine.frames(6)
        hold(machine, "CS+SPACE")
        machine.frames(5)
        hold(machine, "SPACE")
        machine.frames(4)
        hold(machine)
        machine.frames(90)
        assert not left_to_basic(machine)


@pytest.mark.parametrize("tape", ["tilings"])
@pytest.mark.parametrize("wait", [4, 8, 20, 60])
def test_no_key_is_lost_after_enter(tape: str, wait: int) -> None:
    """M, pressed so many frames after ENTER on the menu: back in the menu, be the maze there already or not."""
    machine = at(tape, "menu")
    menu = still(machine, 4)
    press(machine, "ENTER", after=wait)
    press(machine, "m", frames=5)
    assert still(machine, 200) == menu


def test_a_key_pressed_again_while_its_page_is_drawn_acts_again() -> None:
    """T makes a maze of the next tiling: the second press begins before it is there, and lasts until it is."""
    machine = at("tilings", "hexagon")
    before = machine.peek(address("tilings", "tiling"))
    for _ in range(4):
        press(machine, "t", frames=4, after=20)
    press(machine, after=200)
    assert machine.peek(address("tilings", "tiling")) == (before + 4) % len(TILINGS)
