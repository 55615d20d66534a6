"""The tape `wave`: the wave that spreads, its labels in memory, the route, ends and walls moved by hand."""

import numpy as np

from emu_tests.machine.images import assembly, begin, every_model, number, symbol
from emu_tests.oracles.paths import distances
from zxmazes.machine.spectrum import SECOND, Machine
from zxmazes.routines.library import walk


def send_wave(machine: Machine, after: int) -> None:
    """ENTER; the labels stand in memory as soon as the wave has been through, and stay while it is shown."""
    machine.ports.held = ("ENTER",)
    machine.run_to(assembly("wave").symbols["show_wave"], 4 * SECOND, "the wave")
    machine.ports.held = ()
    assert_labels(machine)
    machine.frames(after)
    assert_labels(machine)


def assert_labels(machine: Machine) -> None:
    """All 34 x 34 bytes of the work array: the border of 255, and W1's labels by scipy's distances."""
    symbols = assembly("wave").symbols
    start, finish = ((machine.peek(at + 1), machine.peek(at)) for at in (symbols["wave_start"], symbols["wave_finish"]))
    walls = np.frombuffer(machine.read(symbol("wave", "field"), 1024), np.uint8).reshape(32, 32) >= 0x80
    (away,) = distances(walls, [finish])
    expected = np.full((34, 34), 255)  # walls, and the border
    inside = expected[1:-1, 1:-1]
    inside[~walls] = 254
    labelled = away < away[start]  # all that can be reached, if the start cannot
    inside[labelled] = away[labelled] % 253
    inside[start] = 253
    work = np.frombuffer(machine.read(symbol("wave", "work"), 34 * 34), np.uint8).reshape(34, 34)
    wrong = [(r - 1, c - 1, work[r, c], expected[r, c]) for r, c in np.argwhere(work != expected).tolist()]
    assert wrong == [], f"{len(wrong)} wrong; row and column in the field, label, expected: {wrong[0]}"
    assert inside[finish] == 0


@every_model
def test_wave_shows_the_route(model: int, contended: bool, loaded, library) -> None:
    machine = loaded("wave", model, contended)
    begin(machine, "2001")
    walls = machine.read(symbol("wave", "field"), 1024)
    colours = set(machine.attributes())
    send_wave(machine, after=25)
    assert len(set(machine.attributes()) - colours) >= 3, "the wave spreads in colours"
    assert "The wave spreads" in machine.text()[22]
    machine.frames(300)
    assert_labels(machine)
    library.machine.write(library.address("field"), walls)
    call = library.solve("wave_cpir", (10, 2), (10, 29))
    assert number(machine.text()[22], "way") == call.registers.bc
    assert abs(number(machine.text()[0], r"Seed\s+2001") - call.tstates) < 250 + call.tstates // 100
    route = list(machine.read(symbol("wave", "route"), call.registers.bc))
    assert route == library.route()
    row, column = 10, 2
    for code in route[:-1]:
        row, column = row + (code == 4) - (code == 0), column + (code == 2) - (code == 6)
        assert machine.attributes()[32 * (row + 1) + column] == 0x78


def test_wave_over_252_steps(loaded, library) -> None:
    """Two ends 268 steps apart: the labels come round again, and each cell still has the colour of its own wave."""
    machine = loaded("wave")
    begin(machine)
    machine.press("m", after=40)
    machine.type("t", *"189", "ENTER")
    machine.frames(40)
    for keys in ("a" * 8 + "p" * 6 + "s", "a" * 10 + "p" * 10 + "f"):  # from (1, 1) to (9, 7), to (19, 17)
        for key in keys:
            machine.press(key, frames=2, after=12 if key in "sf" else 2)
    send_wave(machine, after=20)
    machine.frames(268 * 3)
    assert number(machine.text()[22], "way") == 268
    library.generate("dfs", 189, 31, 21)
    (away,) = distances(library.walls(), [(19, 17)])
    route = set(walk((9, 7), list(machine.read(symbol("wave", "route"), 268))))
    colours = (1, 3, 2, 6, 4, 5)
    attributes = machine.attributes()
    painted = 0
    for row in range(21):
        for column in range(31):
            steps = away[row, column]
            if (row, column) in route or not 0 < steps < 268:
                continue
            assert attributes[32 * (row + 1) + column] == 8 * colours[int(steps) % 24 // 4], (row, column)
            painted += 1
    assert painted == 30, "the cells off the route"


def test_wave_says_when_there_is_no_route(loaded) -> None:
    """Wall the start in with SPACE, then let the wave die out; open one wall and it comes through."""
    machine = loaded("wave")
    begin(machine, "1")
    field = symbol("wave", "field")
    for key, place in (
        ("q", (9, 2)),
        ("a", (10, 2)),
        ("a", (11, 2)),
        ("q", (10, 2)),
        ("o", (10, 1)),
        ("p", (10, 2)),
        ("p", (10, 3)),
    ):
        machine.press(key, frames=2)
        if place != (10, 2) and machine.peek(field + 32 * place[0] + place[1]) < 0x80:
            machine.press("SPACE", after=12)
            assert machine.peek(field + 32 * place[0] + place[1]) >= 0x80
    send_wave(machine, after=20)
    machine.frames(300)
    assert "No route" in machine.text()[22]
    machine.press("SPACE", after=12)
    assert machine.peek(field + 32 * 10 + 3) < 0x80
    send_wave(machine, after=20)
    machine.frames(400)
    assert "Shortest way" in machine.text()[22]


def test_break_stops_the_wave(loaded) -> None:
    """The route follows at once; after the whole wave it would take as many frames more."""
    machine = loaded("wave")
    begin(machine, "3")
    send_wave(machine, after=5)
    spreading = machine.text()[22]
    machine.press("CS", "SPACE", frames=4, after=machine.word(symbol("wave", "route_length")) + 10)
    assert machine.text()[22] != spreading
