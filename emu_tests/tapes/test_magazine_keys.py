"""The keys of the cassette's menu and of a listing at its end: each of the forty, by what the screen names."""

import re

import pytest

from emu_tests.machine.images import left_to_basic
from emu_tests.machine.magazine import MENU, NAMES, finish, seconds
from emu_tests.machine.pages import page, reach
from emu_tests.machine.pressing import ANY, SINGLE, named
from emu_tests.records.sampling import every
from zxmazes.documents import magazine
from zxmazes.machine.spectrum import Machine

LINE, FRAMES = 0x5C45, 0x5C78
ENDING = 9670  # the line that waits for a key at the end of a listing
_LISTED = magazine.listings()
LISTINGS = [listing.name for listing in _LISTED]


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


def ending_keys(tape: str) -> set[str]:
    """The keys at the end of a listing: M if there is a routine of ours beside it."""
    return {"n", "q", *("m" for listing in _LISTED if listing.name == tape and listing.beside)}


@pytest.mark.parametrize("tape", every(4, LISTINGS, "dist/{tape}.tap"))
def test_the_keys_at_the_end_of_a_listing(tape: str) -> None:
    """N another, M ours where there is one, Q leaves, small or capital, as the screen says."""
    done = reach(page(tape, "done"))
    keys = ending_keys(tape)
    assert named(done, range(23, 24), 0) == keys
    for key in (*keys, "CS+q"):
        machine = reach(page(tape, "done"))
        machine.press(*key.split("+"), frames=8, after=60)
        if key == "n":
            assert "Any key stops it" in machine.text()[23] or machine.screen() != done.screen()  # made already
            assert machine.word(FRAMES) < 70, "the clock begins anew"
        elif key == "m":
            finish(machine, 5)
            assert re.search(r" s : [\d.]+ ms = [\d,]+ times", machine.text()[22])
        else:
            assert left_to_basic(machine, line=4)


@pytest.mark.parametrize("tape", [LISTINGS[0], next(tape for tape in LISTINGS if len(ending_keys(tape)) == 2)])
def test_no_other_key_at_the_end_of_a_listing_does_anything(tape: str) -> None:
    screen = reach(page(tape, "done")).screen()
    for key in set(SINGLE) - ending_keys(tape):
        machine = reach(page(tape, "done"))
        machine.press(key, frames=8, after=60)
        assert (machine.word(LINE), machine.screen()) == (ENDING, screen), key


@pytest.mark.parametrize("tape", LISTINGS)
def test_a_listing_says_that_it_is_stopped(tape: str) -> None:
    """But for one that is done before a key can be read."""
    machine = reach(page(tape, "running"))
    machine.press("SPACE", frames=40)
    finish(machine, 2)
    assert "stopped" in machine.text()[22] or seconds(machine) < 1


def test_any_key_stops_a_listing() -> None:
    """All but the shifts, which BASIC does not see alone."""
    tape = f"{MENU}_z1"
    for key in SINGLE:
        machine = reach(page(tape, "running"))
        machine.press(key, frames=40, after=15)
        assert (machine.word(LINE) == ENDING and "stopped" in machine.text()[22]) == (key in ANY), key
