"""The keys of the cassette's menu and of a listing at its end: each of the forty, by what the screen names."""

import re

import pytest

from emu_tests.machine.images import left_to_basic
from emu_tests.machine.magazine import MENU, NAMES
from emu_tests.machine.page_tables import PAGES
from emu_tests.machine.pages import page, reach
from emu_tests.machine.pressing import ANY, SINGLE, named
from zxmazes.machine.spectrum import Machine

LINE, FRAMES = 0x5C45, 0x5C78
ENDING = 9670  # the line that waits for a key at the end of a listing
WITH_OURS, WITHOUT = f"{MENU}_z4", f"{MENU}_z7"


def letters(machine: Machine) -> dict[str, str]:
    """The programs of a page of the menu, by their keys."""
    return dict(re.findall(r"^ ([A-Z]) (\w+) +\w", "\n".join(machine.text()[3:21]), re.MULTILINE))


def test_the_menu_names_each_program_once() -> None:
    pages = [letters(reach(page(MENU, name))) for name in ("menu", "menu-2")]
    assert [name for each in pages for name in each.values()] == NAMES
    for each in pages:
        assert list(each) == [letter for letter in "ABCDEFGHIJKLMNOPRSTU" if letter != "Q"][: len(each)]


@pytest.mark.parametrize("name", ["menu", "menu-2"])
def test_the_keys_of_the_menu(name: str) -> None:
    """A letter loads its program, SPACE turns the page, Q leaves, small or capital; the others do nothing."""
    shown = reach(page(MENU, name))
    programs, heading, screen = letters(shown), shown.text()[2], shown.screen()
    for key in [*SINGLE, "CS+q", "CS+b"]:
        machine = reach(page(MENU, name))
        machine.press(*key.split("+"), frames=6, after=45)
        letter = key[-1].upper() if key not in ("ENTER", "SPACE", "CS", "SS") else key
        if letter in programs:
            assert f" for {programs[letter]}." in machine.text()[0], key
        elif letter == "Q":
            assert left_to_basic(machine, line=10)
        elif letter == "SPACE":
            machine.frames(30)
            assert machine.text()[2] not in (heading, " " * 32)
        else:
            assert machine.screen() == screen, key


@pytest.mark.parametrize("tape", [WITH_OURS, WITHOUT])
def test_the_keys_at_the_end_of_a_listing(tape: str) -> None:
    """N another, M ours where there is one, Q leaves, small or capital, as the screen says; others do nothing."""
    done = reach(page(tape, "done"))
    screen = done.screen()
    keys = {"n", "m", "q"} if tape == WITH_OURS else {"n", "q"}
    assert named(done, range(23, 24), 0) == keys
    for key in [*SINGLE, *(f"CS+{key}" for key in sorted(keys))]:
        machine = reach(page(tape, "done"))
        machine.press(*key.split("+"), frames=8, after=60)
        letter = key[-1] if key[-1] in keys and key.removeprefix("CS+") == key[-1] else ""
        if letter == "n":
            if tape == WITHOUT:  # it has made another maze already
                assert machine.screen() != screen
            else:
                assert "Any key stops it" in machine.text()[23]
            assert machine.word(FRAMES) < 70, "the clock begins anew"
        elif letter == "m":
            assert re.search(r" s : [\d.]+ ms = [\d,]+ times", machine.text()[22])
        elif letter == "q":
            assert left_to_basic(machine, line=4)
        else:
            assert (machine.word(LINE), machine.screen()) == (ENDING, screen), key


def test_any_key_stops_a_listing() -> None:
    """All but the shifts, which BASIC does not see alone."""
    tape = f"{MENU}_z1"
    assert page(tape, "running") in PAGES
    for key in SINGLE:
        machine = reach(page(tape, "running"))
        machine.press(key, frames=40, after=15)
        assert (machine.word(LINE) == ENDING and "stopped" in machine.text()[22]) == (key in ANY), key
