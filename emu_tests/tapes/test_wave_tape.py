"""Free waves on the tape `wave`: the wave, its labels in memory, the route, ends and stones set by hand."""

import re

import numpy as np

from emu_tests.machine.images import assembly, every_model, symbol
from emu_tests.machine.pressing import address, at, place, press, until, word
from emu_tests.oracles.paths import distances
from zxmazes.machine.spectrum import SECOND, Machine
from zxmazes.routines.library import walk

NAME = "wave"
ENDS = (11, 1), (11, 21)
#: Papers of four steps each, from the finish on.
COLOURS = (4, 1, 3, 2)
ROUTE_INK = 0x4F


def free_page(machine: Machine, seed: str = "") -> None:
    """From the title to free waves, with a typed number if one is given."""
    machine.press("f", after=60)
    if seed:
        machine.type("t", *seed, "ENTER")
        machine.frames(50)  # not 40: a 128K looks at its keypad then, which the stopwatch counts


def send_wave(machine: Machine, after: int) -> None:
    """ENTER; the labels stand in memory as soon as the wave has been through, and stay while it is shown."""
    machine.ports.held = ("ENTER",)
    machine.run_to(assembly(NAME).symbols["show_wave"], 4 * SECOND, "the wave")
    machine.ports.held = ()
    assert_labels(machine)
    machine.frames(after)
    assert_labels(machine)


def ends(machine: Machine) -> list[tuple[int, int]]:
    return [place(machine, NAME, label) for label in ("wave_start", "wave_finish")]


def assert_labels(machine: Machine) -> None:
    """All 34 x 34 bytes of the work array: the border of 255, and W1's labels by scipy's distances."""
    start, finish = ends(machine)
    walls = np.frombuffer(machine.read(symbol(NAME, "field"), 1024), np.uint8).reshape(32, 32) >= 0x80
    (away,) = distances(walls, [finish])
    expected = np.full((34, 34), 255)  # walls, and the border
    inside = expected[1:-1, 1:-1]
    inside[~walls] = 254
    labelled = away < away[start]  # all that can be reached, if the start cannot
    inside[labelled] = away[labelled] % 253
    inside[start] = 253
    work = np.frombuffer(machine.read(symbol(NAME, "work"), 34 * 34), np.uint8).reshape(34, 34)
    wrong = [(r - 1, c - 1, work[r, c], expected[r, c]) for r, c in np.argwhere(work != expected).tolist()]
    assert wrong == [], f"{len(wrong)} wrong; row and column in the field, label, expected: {wrong[0]}"
    assert inside[finish] == 0


@every_model
def test_wave_shows_the_route(model: int, contended: bool, loaded, library) -> None:
    machine = loaded(NAME, model, contended)
    free_page(machine, "2001")
    walls = machine.read(symbol(NAME, "field"), 1024)
    colours = set(machine.attributes()[: 32 * 23])
    send_wave(machine, after=15)
    assert len(set(machine.attributes()[: 32 * 23]) - colours) >= 3, "the wave spreads in colours"
    assert "The wave spreads" in machine.text()[23]
    machine.frames(200)
    assert_labels(machine)
    library.machine.write(library.address("field"), walls)
    call = library.solve("wave_cpir", *ENDS)
    found = re.match(r"Shortest way: (\d+) steps, (\d+) ms ", machine.text()[23])
    assert found
    assert int(found[1]) == call.registers.bc
    assert 0 <= int(found[2]) - call.tstates / 3500 < 1.1
    route = list(machine.read(symbol(NAME, "route"), call.registers.bc))
    assert route == library.route()
    for row, column in walk(ENDS[0], route)[1:-1]:
        assert machine.attributes()[32 * row + column] == ROUTE_INK


def test_each_place_has_the_colour_of_its_own_wave(library) -> None:
    """In a maze, where the bands of colour come round again and again."""
    machine = at(NAME, "maze")
    machine.type("t", *"29", "ENTER")
    machine.frames(40)
    send_wave(machine, after=600)
    library.generate("dfs", 29, 23, 23)
    start, finish = ends(machine)
    assert (start, finish) == ((1, 1), (21, 21))
    (away,) = distances(library.walls(), [finish])
    assert away[start] == word(machine, NAME, "route_length") > 2 * 4 * len(COLOURS)
    route = {*walk(start, list(machine.read(symbol(NAME, "route"), int(away[start]))))}
    painted = 0
    for row in range(23):
        for column in range(23):
            if (row, column) not in route and 0 < away[row, column] < away[start]:
                expected = 8 * COLOURS[int(away[row, column]) % (4 * len(COLOURS)) // 4]
                assert machine.attributes()[32 * row + column] == expected, (row, column)
                painted += 1
    assert painted > 20, "places off the route"


def test_wave_says_when_there_is_no_route(loaded) -> None:
    """Wall the start in with SPACE, then let the wave die out; open one wall and it comes through."""
    machine = loaded(NAME)
    free_page(machine, "2001")
    field = symbol(NAME, "field")
    stones = 0
    for keys, there in (("q", (10, 1)), ("ap", (11, 2)), ("ao", (12, 1))):
        for key in keys:
            machine.press(key, frames=2, after=4)
        assert place(machine, NAME, "cursor") == there
        if machine.peek(field + 32 * there[0] + there[1]) < 0x80:
            machine.press("SPACE", after=20)
            stones += 1
        assert machine.peek(field + 32 * there[0] + there[1]) >= 0x80
    assert stones
    send_wave(machine, after=300)
    assert "No way: F is shut off from S" in machine.text()[23]
    machine.press("SPACE", after=20)
    send_wave(machine, after=300)
    assert "Shortest way" in machine.text()[23]


def test_break_stops_the_wave() -> None:
    """The route follows at once; after the whole wave it would take as many frames more."""
    machine = at(NAME, "stones")
    send_wave(machine, after=5)
    spreading = machine.text()[23]
    machine.press("CS", "SPACE", frames=4, after=word(machine, NAME, "route_length") + 10)
    assert machine.text()[23] != spreading


def test_a_stone_set_wipes_the_wave_and_joins_those_beside_it() -> None:
    """The board is as if it had been drawn anew."""
    machine = at(NAME, "route")
    for key in ("p", "q", "SPACE"):
        press(machine, key, frames=2, after=40)
    shown = machine.screen()
    machine.set(pc=address(NAME, "free_shown"))
    until(machine, NAME, "wave_frame")
    assert machine.screen() == shown
