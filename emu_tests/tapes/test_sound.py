"""What is heard, edge by edge: the note of each event, at its pitch and for its length; and where all is silent."""

import itertools

import pytest

from emu_tests.machine.images import tapes_with
from emu_tests.machine.pressing import address, at, place, press, until, word
from emu_tests.machine.walking import first_place
from zxmazes.machine.spectrum import Machine

#: A note as engine/sound/sound.asm plays it: periods, and half a period in units of 16 T.
Note = tuple[int, int]

CLICK: Note = (2, 30)  # a step of the player
RISE: list[Note] = [(12, half) for half in (160, 140, 120, 100, 80, 60, 40)]  # out, or a way found
CAUGHT: Note = (40, 250)
NO_ROUTE: Note = (30, 250)
INTERRUPT = range(600, 2000)  # T-states of the ROM's interrupt, which may fall into a note

WALKS = tapes_with("walk_start")


def assert_heard(machine: Machine, *notes: Note) -> None:
    """These notes and no more since the machine was last listened to, their half periods to the T-state."""
    clicks = list(machine.ports.clicks)
    machine.ports.clicks.clear()
    assert len(clicks) == sum(2 * periods for periods, _ in notes), "edges"
    at = 0
    for periods, half in notes:
        edges = clicks[at : at + 2 * periods]
        at += 2 * periods
        for number, (first, second) in enumerate(itertools.pairwise(edges)):
            late = second - first - (16 * half + (27 if number % 2 else 14))
            assert late == 0 or late in INTERRUPT, (periods, half, number, late)
    assert machine.ports.borders == [], "the border keeps its colour"


def clear_row(machine: Machine, name: str, row: int) -> None:
    """Take the walls out of a row of a field."""
    machine.write(address(name, "field") + 32 * row, bytes(31))


@pytest.mark.parametrize("name", WALKS)
def test_a_walk_clicks_at_each_step_and_sounds_at_the_exit(name: str) -> None:
    """Not at a wall, nor at the letters but the one that shows the way."""
    machine = at(name, "maze")
    row, _ = place(machine, name, "walker_at")
    clear_row(machine, name, row)
    for key, edges in (("p", 2), ("left", 2), ("o", 0), ("q", 0), ("p", 2)):
        machine.ports.clicks.clear()
        press(machine, key, frames=2, after=10)
        assert len(machine.ports.clicks) == edges, key
    for key in ("n", "t", "1", "2", "ENTER"):
        press(machine, key, after=50)
    assert len(machine.ports.clicks) == 2
    press(machine, "w", after=50)
    assert len(machine.ports.clicks) > 10
    row, _ = place(machine, name, "walker_at")
    clear_row(machine, name, row)
    machine.ports.clicks.clear()
    end = place(machine, name, "finish_at")[1]
    machine.write(address(name, "finish_at"), (end, row))
    press(machine, "8", frames=4 * end + 8, after=20)
    assert len(machine.ports.clicks) > 2 * end + 40
    assert machine.ports.borders == [], "the border keeps its colour"


def rings(machine: Machine) -> list[Note]:
    """The clicks of all rings of the wave; the one counted last labelled nothing."""
    last = word(machine, "wave", "wave_number")
    return [(2, 110 - (ring // 2 & 63)) for ring in range(1, last)]


def test_the_wave_clicks_higher_from_ring_to_ring_and_rises_when_it_is_there() -> None:
    machine = at("wave", "stones")
    for key in ("p", "q", "s", "f", "d", "m", "SPACE", "n"):
        press(machine, key, frames=2, after=30)
    assert_heard(machine)
    press(machine, "ENTER", after=0)
    until(machine, "wave", "wave_frame")
    assert len(rings(machine)) > 64, "the pitch comes round"
    assert_heard(machine, *rings(machine), *RISE)


def test_a_wave_that_dies_out_ends_in_a_low_note() -> None:
    machine = at("wave", "stones")
    row, column = place(machine, "wave", "wave_start")
    for down, right in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        machine.write(address("wave", "field") + 32 * (row + down) + column + right, [0x80])
    press(machine, "ENTER", after=0)
    until(machine, "wave", "wave_frame")
    assert_heard(machine, *rings(machine), NO_ROUTE)


PUT: Note = (4, 40)  # something on the board of `solvers`
BUZZ: Note = (30, 250)


def test_generators_are_silent() -> None:
    """But for the steps of a walk, which its own tests hear."""
    machine = at("generators", "menu")
    for key in ("a", "p", "ENTER", "n", "r", "r", "h", "7", "a", "m"):
        press(machine, key, after=60)
    assert_heard(machine)


def test_solvers_click_when_something_is_put_and_buzz_when_it_cannot_be() -> None:
    machine = at("solvers", "maze")
    for key in ("s", "p", "a", "x", "ENTER", "v", "e"):
        press(machine, key, after=60)
    assert_heard(machine, BUZZ)
    set_place = (address("solvers", "solve_cursor"), (11, 11))
    machine.write(*set_place)
    for key in ("w", "w", "k", "k"):
        press(machine, key, after=60)
    assert_heard(machine, PUT, PUT, PUT, PUT)


@pytest.mark.parametrize(
    "name", sorted({*tapes_with("session_end")} - {*tapes_with("song_frame"), *tapes_with("tune_frame")})
)
def test_titles_are_silent(name: str) -> None:
    """Until the first page waits."""
    machine = at(name, "title")
    machine.frames(50)
    press(machine, "ENTER", after=0)
    until(machine, name, first_place(name))
    assert_heard(machine)
