"""What each key does where a generator is chosen, its maze is made, watched, saved and loaded."""

import re

import numpy as np

from emu_tests.machine.generators_tape import INKS, PLAIN, picked, picture
from emu_tests.machine.images import number
from emu_tests.machine.key_case import Case, keys_on
from emu_tests.machine.pressing import address, press, until
from emu_tests.oracles.paths import nearest

_ROUTE = 0xE4


@keys_on("generators menu, solvers menu: ENTER fire")
def test_menu_make(case: Case) -> None:
    """ENTER, fire: what the bar is on, made of the settings."""
    case.leads({"generators": "build_frame", "solvers": "solve_frame"}[case.tape])
    case.library.generate("corridor", 1997)
    assert (case.walls() == case.library.walls()).all()
    assert case.byte("made") == 1


@keys_on("generators menu, solvers menu: l")
def test_menu_load(case: Case) -> None:
    """L: the tape is listened to, until BREAK."""
    press(case.machine, case.key, after=40)
    assert "the tape" in case.row(22)
    press(case.machine, "BREAK", after=0)
    until(case.machine, case.tape, "choose_frame")
    assert case.row(22).startswith("Stopped")


@keys_on("generators menu, solvers menu: w h")
def test_menu_side(case: Case) -> None:
    """W, H: that side and not the other."""
    label, other = ("field_width", "field_height")[:: 1 if case.key == "w" else -1]
    row = {"w": "W width", "h": "H height"}[case.key]
    for typed, expected in (("15", 15), ("31", 31), ("5", 5), ("3", 5), ("30", 5), ("0", 5), ("", 5)):
        press(case.machine, case.key)
        case.do(*typed, "ENTER")
        assert number(case.row(21), row) == case.byte(label) == expected
        assert case.byte(other) == 31
        assert case.row(22).startswith("Odd numbers" if typed in ("3", "30", "0") else "T seed")


@keys_on("generators menu, solvers menu: t")
def test_menu_seed(case: Case) -> None:
    """T: a typed seed."""
    for typed, expected in (("65535", 65535), ("0", 0), ("", 0), ("65536", 6553)):
        press(case.machine, case.key)
        case.do(*typed, "ENTER")
        assert number(case.row(22), "T seed") == case.word("seed") == expected


@keys_on("generators menu, solvers menu: r")
def test_menu_random(case: Case) -> None:
    """R: a seed from the moment: another one each time."""
    seeds = {case.word("seed")}
    for _ in range(4):
        case.do(case.key)
        assert number(case.row(22), "T seed") == case.word("seed")
        seeds.add(case.word("seed"))
    assert len(seeds) == 5


@keys_on("generators menu, solvers menu: s")
def test_menu_speed(case: Case) -> None:
    """S: each speed from 0 to 9; ENTER alone leaves it."""
    for typed, expected in (*((str(speed), speed) for speed in range(10)), ("", 9), ("47", 4)):
        press(case.machine, case.key)
        case.do(*typed, "ENTER")
        assert number(case.row(21), "S speed") == case.byte("speed") == expected


def parameter_places(case: Case) -> list[int]:
    """Addresses of the descriptions of the entry's two parameters; 0 for none."""
    entry = case.machine.word(address(case.tape, "menu_table") + 2 * case.byte("menu_place"))
    return [case.machine.word(entry + offset) for offset in (3, 5)]


@keys_on("generators menu, solvers menu: 1 2")
def test_menu_parameter(case: Case) -> None:
    """1, 2: the parameter in that half of the row, to its ends; nothing where there is none."""
    described = parameter_places(case)[int(case.key) - 1]
    assert described == 0, "the page begins on an entry without parameters"
    before = case.machine.text()
    case.do(case.key)
    assert case.machine.text() == before
    while not all(parameter_places(case)):
        case.do("a")
    described = parameter_places(case)[int(case.key) - 1]
    label, least, most = (case.machine.word(described + offset) for offset in (0, 2, 4))
    other = case.machine.word(parameter_places(case)[2 - int(case.key)])
    kept = case.machine.peek(other)
    for typed in (most, least, min(most, 17)):
        press(case.machine, case.key)
        assert re.match(rf"From {least} to {most}, ENTER: +0$", case.row(22))
        case.do(*str(typed), "ENTER")
        value = case.machine.word(label) & (0xFFFF if most > 255 else 0xFF)
        half = case.row(20)[16 * (int(case.key) - 1) :][:15]
        assert half.startswith(f"{case.key} ")
        assert int(half.split()[-1]) == value == typed
        assert half.endswith(str(typed))
    assert case.machine.peek(other) == kept


@keys_on("generators made: ENTER a")
def test_made_again(case: Case) -> None:
    """A, ENTER: the same seed's maze again, whatever stands in the field."""
    seed = case.word("seed")
    case.machine.write(address(case.tape, "field"), bytes(1024))
    case.do()
    assert_made(case, seed)


@keys_on("generators made: n fire")
def test_made_next(case: Case) -> None:
    """N, fire: the maze that begins where the last one left the random numbers."""
    for _ in range(2):
        before, maze = case.word("rng_seed"), case.walls()
        case.do()
        assert_made(case, before)
        assert (case.walls() != maze).any()


def assert_made(case: Case, seed: int) -> None:
    """The corridor maze of this seed, in memory and on the screen, with its figures."""
    case.library.generate("corridor", seed)
    assert case.word("seed") == number(case.row(5)[24:], "") == seed
    assert (case.walls() == case.library.walls()).all()
    assert (picture(case.machine)[:31, :31] == case.walls()[:31, :31]).all()
    assert number(case.row(12)[24:], "Long") == len(case.library.stats().route)


@keys_on("generators made: r")
def test_made_route(case: Case) -> None:
    """R: the longest route marked, and away again."""
    case.library.generate("corridor", case.word("seed"))
    steps = len(case.library.stats().route)
    for marked in (steps + 1, 0):
        case.do()
        shown = case.machine.read(address(case.tape, "small_shown"), 1024)
        assert shown.count(_ROUTE) == marked
    assert steps == number(case.row(12)[24:], "Long")


@keys_on("generators made: d")
def test_made_colours(case: Case) -> None:
    """D: colours by the distance from the upper left cell, for the next mazes too, and away again."""
    for coloured in (True, True, False):
        case.do("n" if coloured and case.byte("coloured") else case.key)
        walls = case.walls()
        reach = nearest(walls, [(1, 1)])
        most = int(reach[~walls].max())
        for row, column in np.argwhere(~walls[1:31:2, 1:31:2]) * 2 + 1:
            ink = INKS[int(reach[row, column]) * 5 // (most + 1)] if coloured else PLAIN
            assert case.colour(6 * row // 8, 6 * column // 8) == ink, (row, column)


@keys_on("generators made: e t h")
def test_made_picked(case: Case) -> None:
    """E, H: of the next 16 seeds the one with the shortest, the longest route; T: of 5 the one in the middle."""
    seed, chosen = case.word("seed"), []
    kind, tries = {"e": ("Easiest", 16), "t": ("Middle", 5), "h": ("Hardest", 16)}[case.key]
    press(case.machine, case.key, after=0)
    case.machine.frames(3)
    assert case.row(13)[24:].rstrip() == kind
    assert case.row(14)[24:].rstrip() == f"of {tries}..."
    until(case.machine, case.tape, "build_frame")
    for each in range(seed + 1, seed + 1 + tries):
        case.library.generate("corridor", each)
        chosen.append((len(case.library.stats().route), each))
    assert case.word("seed") == picked(case.key, chosen)
    assert_made(case, case.word("seed"))


@keys_on("generators made: c s")
def test_made_save(case: Case) -> None:
    """C, S: waits for the recorder; BREAK saves nothing, another key does: the field or the picture."""
    length = {"c": 1024, "s": 6912}[case.key]
    before = case.machine.screen()
    for answer in ("BREAK", "SPACE"):
        press(case.machine, case.key, after=10)
        assert case.row(13)[24:] == "Record, "
        assert case.machine.word(address(case.tape, "tape_header") + 11) == length
        case.machine.ports.edges.clear()
        press(case.machine, answer, after=0)
        until(case.machine, case.tape, "build_frame", 4000)
        assert case.machine.screen() == before
        assert (len(case.machine.ports.edges) > 16 * length) == (answer == "SPACE")


@keys_on("generators made: m", "solvers maze: g")
def test_to_menu(case: Case) -> None:
    """M, G: the choice of a generator."""
    case.leads("choose_frame")
    assert case.row(0).startswith("MAZE GENERATORS")


@keys_on("generators made: 0 1 2 3 4 5 6 7 8 9", "solvers maze: 0 1 2 3 4 5 6 7 8 9")
def test_sets_speed(case: Case) -> None:
    """0 to 9: the speed, in memory and on the screen; from another one."""
    case.machine.write(address(case.tape, "speed"), [5 if case.key == "4" else 4])
    case.do()
    assert case.byte("speed") == int(case.key)
    assert number(case.row(22)[24:].replace("0-9 at", "speed"), "speed") == int(case.key)


@keys_on("generators save-code: BREAK")
def test_save_not(case: Case) -> None:
    """BREAK: nothing is sent, and the program goes on."""
    press(case.machine, case.key, frames=30, after=30)
    assert case.row(13)[24:].split() == ["N", "new"]
    assert case.machine.ports.edges == []


@keys_on("generators save-code: k")
def test_save_begins(case: Case) -> None:
    """Any key: the header goes to the tape."""
    press(case.machine, case.key, after=50)
    assert len(case.machine.ports.edges) > 500


@keys_on("generators load: BREAK SPACE")
def test_load_stops(case: Case) -> None:
    """BREAK: no more is listened to, and the program goes on."""
    press(case.machine, case.key, frames=30, after=30)
    assert case.row(22).startswith("Stopped")


@keys_on("generators watched, solvers watched, tilings watched: 1 2 3 4 5 6 7 8 9")
def test_watch_speed(case: Case) -> None:
    """1 to 9: the speed from now on."""
    assert case.machine.registers.im == 2
    press(case.machine, case.key, frames=12, after=0)
    assert case.byte("watch_speed") == int(case.key)


@keys_on("generators watched, solvers watched, tilings watched: 0 SPACE")
def test_watch_no_more(case: Case) -> None:
    """0, SPACE: done at once; SPACE leaves the speed for the next time."""
    assert case.machine.registers.im == 2
    press(case.machine, case.key, frames=12, after=20)
    assert case.machine.registers.im == 1
    assert case.key == "0" or case.byte("speed") == 4
