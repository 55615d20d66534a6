"""The keys of a listing, while it works and at its end: each of the forty, by what the screen names."""

import re

import pytest

from emu_tests.machine.images import left_to_basic
from emu_tests.machine.magazine import MENU, STATUS, STOPS, finish, seconds, stop
from emu_tests.machine.pages import page, reach
from emu_tests.machine.pressing import SINGLE, named
from emu_tests.records.sampling import every
from zxmazes.documents import magazine
from zxmazes.machine.spectrum import Machine
from zxmazes.programs.registry import program

LINE, FRAMES = 0x5C45, 0x5C78
ENDING = 9670  # the line that waits for a key at the end of a listing
_LISTED = magazine.listings()
LISTINGS = [listing.name for listing in _LISTED]
SLOW = [name for name in LISTINGS if name != f"{MENU}_z7"]


def ending_keys(tape: str) -> set[str]:
    """The keys at the end of a listing: M if there is a routine of ours beside it, W if its maze can be walked."""
    walked = "walking" in program(tape).parts
    return {"n", "q", *("w" * walked), *("m" for listing in _LISTED if listing.name == tape and listing.beside)}


@pytest.mark.parametrize("tape", every(4, LISTINGS, "dist/{tape}.tap"))
def test_the_keys_at_the_end_of_a_listing(tape: str) -> None:
    """N another, W a walk and M fast where there is one, Q leaves, small or capital, as the screen says."""
    done = reach(page(tape, "done"))
    keys = ending_keys(tape)
    assert named(done, range(23, 24), 0) == keys
    for key in (*keys, "CS+q"):
        machine = reach(page(tape, "done"))
        machine.press(*key.split("+"), frames=8, after=60)
        if key == "w":
            assert re.match("Finding the way|3 stars |Ring cut off", machine.text()[22])
        elif key == "n":
            assert "Hold SPACE" in machine.text()[23] or machine.screen() != done.screen()  # made already
            assert machine.word(FRAMES) < 70, "the clock begins anew"
        elif key == "m":
            finish(machine, 5)
            assert re.search(r"Code: [\d.]+ ms, [\d,]+x as fast", machine.text()[22])
        else:
            assert left_to_basic(machine, line=4)


@pytest.mark.parametrize("tape", [LISTINGS[0], next(tape for tape in LISTINGS if "m" not in ending_keys(tape))])
def test_no_other_key_at_the_end_of_a_listing_does_anything(tape: str) -> None:
    screen = reach(page(tape, "done")).screen()
    for key in set(SINGLE) - ending_keys(tape):
        machine = reach(page(tape, "done"))
        machine.press(key, frames=8, after=60)
        assert (machine.word(LINE), machine.screen()) == (ENDING, screen), key


@pytest.mark.parametrize("held", [4, 90])
def test_a_key_counts_while_the_bar_is_printed(held: int) -> None:
    """A tap of W right after our maze is there; but M, held for so long, makes no second one."""
    machine = reach(page(f"{MENU}_z4", "done"))
    machine.press("m", frames=held, after=0)
    frames = machine.word(FRAMES)
    for _ in range(200):
        if machine.text()[STATUS].startswith("Code: ") and "x as" in machine.text()[STATUS]:
            break
        machine.frames(1)
    assert machine.word(FRAMES) > frames or held > 60
    assert machine.word(LINE) != ENDING or held > 60
    if held < 60:
        machine.press("w", frames=4, after=0)
    machine.frames(150)
    assert machine.text()[STATUS].startswith("3 stars " if held < 60 else "Code: ")


@pytest.mark.parametrize("tape", LISTINGS)
def test_a_listing_says_that_it_is_stopped(tape: str) -> None:
    """But for one that is done before a key can be read."""
    machine = reach(page(tape, "running"))
    stop(machine)
    assert "stopped" in machine.text()[22] or seconds(machine) < 1


def test_only_space_stops_a_listing() -> None:
    """Held for a quarter of a second; no other key does anything, however long, nor does SPACE for a moment."""
    tape = f"{MENU}_z1"
    for key in SINGLE:
        machine = reach(page(tape, "running"))
        machine.press(key, frames=STOPS, after=15)
        stopped = machine.word(LINE) == ENDING and "stopped" in machine.text()[STATUS]
        assert stopped == (key == "SPACE"), key
    machine = reach(page(tape, "running"))
    for _ in range(20):
        machine.press("SPACE", frames=8, after=12)
    assert machine.word(LINE) < ENDING, "a new press counts anew"


def shown_seconds(machine: Machine) -> int:
    """The number that a listing shows while it works; 0 for none yet."""
    found = re.search(r"(\d+) s $", machine.text()[STATUS])
    return int(found[1]) if found else 0


@pytest.mark.parametrize("tape", every(6, SLOW, "dist/{tape}.tap"))
def test_a_listing_shows_that_it_works(tape: str) -> None:
    """Its seconds, one by one, each at most half a second late, until it is done."""
    machine = reach(page(tape, "running"))
    last, late = shown_seconds(machine), 0
    while machine.word(LINE) < 9600 and machine.word(FRAMES) < 15 * 50:
        machine.frames(1)
        shown = shown_seconds(machine) or last  # a number of which only a part is drawn yet is none
        true = machine.word(FRAMES) // 50
        assert last <= shown <= min(true, last + 1)
        last, late = shown, late + 1 if shown < true else 0
        assert late <= 30
    assert last > 1


def test_the_clock_begins_anew_with_the_next_maze() -> None:
    """Whatever it showed before."""
    machine = reach(page(f"{MENU}_z1", "running"))
    machine.frames(300)
    assert shown_seconds(machine) > 6
    stop(machine)
    machine.press("n", frames=10, after=60)
    assert shown_seconds(machine) <= 1
    machine.frames(100)
    assert shown_seconds(machine) in (2, 3)
