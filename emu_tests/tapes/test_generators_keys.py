"""What each key does where a generator is chosen, its maze is made, watched, saved and loaded."""

import numpy as np

from emu_tests.machine.generators_tape import (
    INKS,
    PLAIN,
    asks_first,
    closed,
    figures,
    noticed,
    picked,
    picture,
    pixel,
    told_seed,
    trail,
)
from emu_tests.machine.images import number
from emu_tests.machine.key_case import Case, keys_on
from emu_tests.machine.narrow import narrow_rows
from emu_tests.machine.pressing import address, press, until
from emu_tests.oracles.paths import nearest


@keys_on("generators menu, solvers menu: ENTER fire")
def test_menu_make(case: Case) -> None:
    """ENTER, fire: what the bar is on, made of the settings."""
    case.leads({"generators": "build_frame", "solvers": "solve_frame"}[case.tape])
    name, side = {"generators": ("corridor", 31), "solvers": ("prim", 23)}[case.tape]
    case.library.generate(name, 1997, side, side)
    expected = closed(case.library) if case.tape == "generators" else case.library.walls()
    assert (case.walls() == expected).all()
    assert case.byte("made") == 1


@keys_on("generators menu, solvers menu: l")
def test_menu_load(case: Case) -> None:
    """L: the tape is listened to, until BREAK."""
    press(case.machine, case.key, after=40)
    row = {"generators": 17, "solvers": 22}[case.tape]
    assert "the tape" in case.row(row)
    press(case.machine, "BREAK", after=0)
    until(case.machine, case.tape, "choose_frame")
    assert case.row(row).split() == ["Stopped"]


@keys_on("generators menu, solvers menu: r")
def test_menu_random(case: Case) -> None:
    """R: a seed from the moment: another one each time."""
    seeds = {case.word("seed")}
    for _ in range(4):
        case.do(case.key)
        told = narrow_rows(case.machine.screen())[21] if case.tape == "generators" else case.row(18)
        assert number(told, "seed") == case.word("seed")
        seeds.add(case.word("seed"))
    assert len(seeds) == 5


@keys_on("generators made: a")
def test_made_again(case: Case) -> None:
    """A: the same seed's maze again, whatever stands in the field."""
    seed = case.word("seed")
    case.machine.write(address(case.tape, "field"), bytes(1024))
    case.do()
    assert_made(case, seed)


@keys_on("generators made: n")
def test_made_next(case: Case) -> None:
    """N: the maze that begins where the last one left the random numbers."""
    for _ in range(2):
        before, maze = case.word("rng_seed"), case.walls()
        case.do()
        assert_made(case, before)
        assert (case.walls() != maze).any()


def assert_made(case: Case, seed: int) -> None:
    """The corridor maze of this seed, in memory and on the screen, with its figures."""
    case.library.generate("corridor", seed)
    assert case.word("seed") == told_seed(case.machine) == seed
    assert (case.walls() == closed(case.library)).all()
    assert (picture(case.machine)[:31, :31] == case.walls()[:31, :31]).all()
    assert figures(case.machine)["Way"] == len(case.library.stats().route)


@keys_on("generators made: r")
def test_made_route(case: Case) -> None:
    """R: a question first, then the longest route marked, and away again."""
    press(case.machine, case.key, after=20)
    assert asks_first(case.machine)
    case.library.generate("corridor", case.word("seed"))
    closed(case.library)
    steps = len(case.library.stats().route)
    for marked in (steps + 1, 0):
        case.do()
        assert trail(case.machine) == marked
    assert steps == figures(case.machine)["Way"]


@keys_on("generators made: d")
def test_made_colours(case: Case) -> None:
    """D: a question first, then colours by the distance from where a walk would start; again or N: away."""
    press(case.machine, case.key, after=20)
    assert noticed(case.machine) == "D again leaves one star."
    for key, coloured in ((case.key, True), (case.key, False), (case.key, True), ("n", False)):
        case.do(key)
        walls = case.walls()
        reach = nearest(walls, [divmod(case.machine.word(address(case.tape, "stats_start")), 256)])
        most = int(reach[~walls].max())
        for row, column in np.argwhere(~walls[1:31:2, 1:31:2]) * 2 + 1:
            ink = INKS[int(reach[row, column]) * 5 // (most + 1)] if coloured else PLAIN
            for pixels in (0, 7):
                there = [(pixel(place) + pixels) // 8 for place in (row, column)]
                assert case.colour(*there) == ink, (row, column)


@keys_on("generators made: e h")
def test_made_picked(case: Case) -> None:
    """E, H: of the next 16 seeds the one with the shortest, the longest route."""
    seed = case.word("seed")
    kind = {"e": "Easiest:", "h": "Hardest"}[case.key]
    press(case.machine, case.key, after=0)
    case.machine.frames(5)
    assert case.row(10)[24:].rstrip() == kind
    assert case.row(14)[24:] == " 1 of 16"
    until(case.machine, case.tape, "build_frame")
    chosen = []
    for each in range(seed + 1, seed + 17):
        case.library.generate("corridor", each)
        closed(case.library)
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
        assert case.row(10)[24:] == "Record, "
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
    assert case.row(0).startswith({"generators": " GENERATORS", "solvers": "MAZES"}[case.tape])


@keys_on("generators made: 0 1 2 3 4 5 6 7 8 9", "solvers maze: 0 1 2 3 4 5 6 7 8 9")
def test_sets_speed(case: Case) -> None:
    """0 to 9: the speed, in memory and on the screen; from another one."""
    case.machine.write(address(case.tape, "speed"), [5 if case.key == "4" else 4])
    case.do()
    assert case.byte("speed") == int(case.key)
    if case.tape == "generators":
        assert "speed" in narrow_rows(case.machine.screen())[23]
        assert case.row(23)[20] == case.key
    else:
        assert number(case.row(20)[24:], "speed") == int(case.key)


@keys_on("generators save-code: BREAK")
def test_save_not(case: Case) -> None:
    """BREAK: nothing is sent, and the program goes on."""
    press(case.machine, case.key, frames=30, after=30)
    assert case.row(10)[24:].split() == ["W", "walk!"]
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
    assert case.row(17).split() == ["Stopped"]


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
