"""BREAK on the magazine's cassette: from the search, from each block and line of a listing, back to the menu."""

import pytest
from skoolkit.tape import parse_tap

from emu_tests.machine.cassette import OWN, QUIET, choose, count, is_menu, leave, marked, menu
from emu_tests.machine.images import assembly, assert_basic_is_as_after_switching_on, left_to_basic, start_again
from emu_tests.machine.magazine import MENU, NAMES
from emu_tests.machine.pressing import named
from zxmazes.documents import magazine
from zxmazes.machine.spectrum import Machine
from zxmazes.machine.tape import tape_blocks
from zxmazes.paths import DIST

PROG, VARS = 0x5C53, 0x5C4B
RND, COPY = b"\xa5", b"\xff"


@pytest.mark.parametrize("model", [48, 128])
def test_break_leads_from_the_search_back_to_the_menu(model: int, machines: list[Machine]) -> None:
    """As often as one likes, held or not, the bar where it was; then a listing loads, and from there the same again."""
    machine = menu(model, machines)
    for _ in range(2):
        for letter in "fv":
            machine.press(letter, frames=6, after=10)
            assert named(machine, range(12, 13), 0) == {"BREAK"}
            machine.press("CS", "SPACE", frames=60, after=80)
            assert is_menu(machine)
            assert marked(machine) == letter.upper()
        choose(machine, "z13")
        magazine.finish(machine)
        machine.press("c", frames=10, after=QUIET)
    leave(machine)
    assert left_to_basic(machine, line=9880)
    assert_basic_is_as_after_switching_on(machine)


@pytest.mark.parametrize("model", [48, 128])
def test_break_leads_from_a_listing_back_to_the_menu(model: int, machines: list[Machine]) -> None:
    """Also from its end, and after each of its blocks, the last of which is code; then it loads as ever."""
    machine = menu(model, machines)
    for after in (1, 2, 3, 4, 5):
        machine.press("d", frames=6, after=10)
        at = OWN + sum(count(other) for other in NAMES[: NAMES.index("z2")])
        machine.play(tape_blocks(DIST / f"{MENU}.tap")[at : at + min(after, 4)], None, pulses=False)
        machine.frames(150 if after == 4 else 50)
        if after == 5:
            magazine.finish(machine)
        machine.press("CS", "SPACE", frames=60, after=QUIET)
        assert is_menu(machine), after
        assert marked(machine) == "D"
    choose(machine, "z13")
    magazine.finish(machine)
    machine.press("c", frames=10, after=QUIET)
    leave(machine)
    assert left_to_basic(machine, line=9880)


def test_after_break_the_menu_leaves_as_its_page_tells(machines: list[Machine]) -> None:
    """What is left of the program is the lines that call the menu."""
    machine = menu(48, machines)
    choose(machine, "z2")
    machine.frames(150)
    machine.press("CS", "SPACE", frames=10, after=60)
    leave(machine)
    assert left_to_basic(machine, line=9880)
    assert_basic_is_as_after_switching_on(machine)
    for _ in range(2):
        start_again(machine, line=9880)
        machine.frames(60)
        assert is_menu(machine)
        leave(machine)
        assert left_to_basic(machine, line=9880), "as often as one likes"


def test_a_listing_that_is_run_again_from_basic_has_break_too(machines: list[Machine]) -> None:
    """Nobody tells to, but its lines are there: RUN 4 after the menu was left."""
    machine = menu(48, machines)
    choose(machine, "z13")
    magazine.finish(machine)
    machine.press("c", frames=10, after=100)
    leave(machine)
    start_again(machine, line=4)
    machine.frames(60)
    machine.press("CS", "SPACE", frames=10, after=60)
    assert is_menu(machine)


def test_another_error_of_a_listing_is_basic_s(machines: list[Machine]) -> None:
    """A line that makes no sense, for example, stops it with the ROM's report."""
    machine = menu(48, machines)
    choose(machine, "z2")
    machine.frames(100)
    start, end = machine.word(PROG), machine.word(VARS)
    machine.write(start, machine.read(start, end - start).replace(RND, COPY))
    machine.frames(500)
    assert machine.text()[23].startswith("C Nonsense in BASIC")


def test_the_lines_that_call_the_menu_fit_into_its_memory() -> None:
    """Those of the tape and those of the disk, whose call of TR-DOS is longer."""
    size = sum(len(line) for line in tail(bytes(parse_tap(str(DIST / f"{MENU}.tap")).blocks[1].data[1:-1])))
    assert size + len(b"\xf9\xc0\xb015619\x0e\0\0\x03\x3d\0:\xea:") <= assembly(MENU).symbols["MENU_LINES"]


def tail(program: bytes) -> list[bytes]:
    """The lines of a program in BASIC from 9880 on."""
    lines = []
    while program and int.from_bytes(program[:2], "big") < 10000:
        end = 4 + int.from_bytes(program[2:4], "little")
        if int.from_bytes(program[:2], "big") >= 9880:
            lines.append(program[:end])
        program = program[end:]
    return lines
