"""The images that users get: loaded by the ROM, their keys pressed, and what they show and leave behind."""

import random
import re
from pathlib import Path

import numpy as np
import pytest
from paths_oracle import distances
from skoolkit.tape import parse_tap
from tapes import (
    PRESS,
    assembly,
    assert_basic_is_as_after_switching_on,
    begin,
    code_block,
    command_keys,
    every_model,
    left_to_basic,
    number,
    start_again,
    symbol,
)

from zxmazes.machine.spectrum import SECOND, Machine
from zxmazes.machine.tape import tape_blocks
from zxmazes.paths import DIST
from zxmazes.programs import built, registry
from zxmazes.programs.build import build
from zxmazes.routines.library import walk
from zxmazes.routines.registry import names

NAMES = [name for name in registry.names() if registry.program(name).start]
SA_LD = 0x0605  # the ROM's LOAD
WALKS = ["corridor", "dfs"]
FIELDS = [*WALKS, "wave"]  # those that begin with a field on the screen
KEYS = [*"qaop5678nmdtsfwv1230 "[:-1], "ENTER", "SPACE"]

every_program = pytest.mark.parametrize("name", NAMES)


# --- the files ----------------------------------------------------------------------------------------------


@every_program
def test_tape_blocks_are_as_a_loader_wants_them(name: str) -> None:
    blocks = [bytes(block.data) for block in parse_tap(str(DIST / f"{name}.tap")).blocks]
    headers, bodies = blocks[::2], blocks[1::2]
    assert [block[0] for block in blocks] == [0x00, 0xFF] * 3
    assert [header[1] for header in headers] == [0, 3, 3], "BASIC, SCREEN$, CODE"
    assert all(header[2:12].decode().rstrip() == name for header in headers)
    for header, body in zip(headers, bodies, strict=True):
        assert int.from_bytes(header[12:14], "little") == len(body) - 2
    assert int.from_bytes(headers[0][14:16], "little") == 10, "runs by itself from line 10"
    assert headers[1][12:16] == bytes([0x00, 0x1B, 0x00, 0x40]), "6912 bytes at 16384"
    assert int.from_bytes(headers[2][14:16], "little") == symbol(name, "start") == assembly(name).org


@every_program
def test_symbols_name_the_interface(name: str) -> None:
    labels = {"start", "rng_seed", "field", "field_width", "field_height", "work", "route", "route_length"}
    labels |= {"solve_wave_cpir"} if name in FIELDS else {f"generate_{routine}" for routine in names("generator")}
    labels |= {f"solve_{routine}" for routine in names("solver")} if name == "solvers" else set()
    labels |= {"corridor": {"generate_corridor", "entrance", "exit"}, "dfs": {"generate_dfs_small"}}.get(name, set())
    labels |= {"generate_dfs"} if name in ("dfs", "wave") else set()
    text = (DIST / f"{name}.sym").read_text()
    assert labels <= set(re.findall(r"^(\w+) EQU 0[0-9A-F]{4}H$", text, re.MULTILINE))


@every_program
def test_a_fresh_build_gives_the_committed_bytes(name: str, tmp_path: Path) -> None:
    """In two folders, one with a space in its name: reproducible, and dist/ is not stale."""
    for folder in (tmp_path / "one", tmp_path / "and two"):
        for path in build(name, folder):
            assert path.read_bytes() == (DIST / path.name).read_bytes(), f"{path.name}: run `make build` and commit"


@every_program
def test_snapshot_is_the_state_at_the_entry(name: str, machines: list[Machine]) -> None:
    machine = Machine(48)
    built.load(machine, name)
    snapshot = Machine(48)
    snapshot.load_snapshot(DIST / f"{name}.z80")
    machines += [machine, snapshot]
    assert snapshot.registers.pc == machine.registers.pc == symbol(name, "start")
    assert snapshot.read(0x4000, 0xC000) == machine.read(0x4000, 0xC000)
    for register in ("af", "bc", "de", "hl", "ix", "iy", "sp", "i", "im", "iff", "bc_", "de_", "hl_"):
        if register != "af":
            assert getattr(snapshot.registers, register) == getattr(machine.registers, register), register
    for each in machines:
        each.frames(40)
    assert snapshot.text() == machine.text()
    assert snapshot.text()[23] == PRESS


# --- loading ------------------------------------------------------------------------------------------------


@every_program
@every_model
def test_loads_and_shows_its_title(name: str, model: int, contended: bool, loaded) -> None:
    machine = loaded(name, model, contended)
    text = "\n".join(machine.text())
    assert "BREAK  back to BASIC" in text
    assert "Q" in text
    assert len(set(machine.attributes())) >= 4, "a title has colours"


@every_program
@pytest.mark.parametrize("model", [48, 128])
def test_loads_from_pulses(name: str, model: int, loaded) -> None:
    loaded(name, model, pulses=True)


@every_program
def test_loads_in_128_basic(name: str, loaded) -> None:
    """The menu's second line, then LOAD "" typed letter by letter; left by BREAK, and started again."""
    machine = loaded(name, 128, command='DOWN ENTER l o a d " " ENTER')
    begin(machine)
    _leave_and_start_again(machine, ("CS", "SPACE"))


@every_program
def test_loads_in_48_basic_of_a_128k(name: str, machines: list[Machine]) -> None:
    """The menu's fourth line, then LOAD "" by its keyword; left by Q, and started again."""
    machine = Machine(128)
    machines.append(machine)
    machine.boot()
    machine.type("CS+6", "CS+6", "CS+6", "ENTER")
    machine.frames(100)
    machine.type_command('LOAD " " ENTER', SA_LD)
    machine.play(tape_blocks(DIST / f"{name}.tap"), symbol(name, "start"), pulses=False)
    machine.frames(40)
    assert machine.text()[23] == PRESS
    _leave_and_start_again(machine, ("q",))


@every_program
def test_the_loading_screen_is_the_title(name: str, machines: list[Machine]) -> None:
    """While the code loads, the screen shows the SCREEN$ untouched by the ROM's messages."""
    machine = Machine(48)
    machines.append(machine)
    built.load(machine, name)
    assert machine.screen() == bytes(parse_tap(str(DIST / f"{name}.tap")).blocks[3].data[1:-1])
    assert "Loading" in machine.text()[23]


# --- playing ------------------------------------------------------------------------------------------------


@every_program
@every_model
def test_leaves_to_basic_and_starts_again(name: str, model: int, contended: bool, loaded) -> None:
    """By Q and by BREAK, the first time and again; on a 128K the Tape Loader's menu comes in between."""
    machine = loaded(name, model, contended)
    for leave in (("q",), ("CS", "SPACE")):
        _leave_and_start_again(machine, leave)
    begin(machine)
    machine.press("CS", "SPACE", frames=25, after=60)
    assert left_to_basic(machine), "BREAK held for half a second leaves once, without BASIC's own BREAK"
    if model == 48:
        machine.type("p", "SS+p", "o", "k", "SS+p", "ENTER")
        machine.frames(20)
        assert machine.text()[4].rstrip() == "ok", "BASIC works on"


@every_program
@pytest.mark.parametrize("leave", [("q",), ("CS", "SPACE")], ids=["Q", "BREAK"])
def test_a_snapshot_leaves_to_basic_and_starts_again(
    name: str, leave: tuple[str, ...], machines: list[Machine]
) -> None:
    machine = Machine(48)
    machines.append(machine)
    machine.load_snapshot(DIST / f"{name}.z80")
    machine.frames(40)
    for _ in range(2):
        _leave_and_start_again(machine, leave)


def _leave_and_start_again(machine: Machine, leave: tuple[str, ...]) -> None:
    """The key is held until it would repeat: BASIC must not type it, nor a 128K go on to its menu."""
    machine.press(*leave, frames=60, after=80)
    assert left_to_basic(machine)
    assert_basic_is_as_after_switching_on(machine)
    start_again(machine)
    machine.frames(40)
    assert machine.text()[23] == PRESS


@pytest.mark.parametrize("model", [48, 128])
def test_basic_calls_a_routine_after_new(model: int, loaded, library) -> None:
    """The README's way: leave with BREAK, NEW, then RANDOMIZE USR the address; the maze is in the field."""
    machine = loaded("dfs", model)
    machine.press("CS", "SPACE", after=80)
    machine.type(*command_keys(machine, "new", "a"), "ENTER")
    machine.frames(200)
    assert "Sinclair" in machine.text()[23]
    assert machine.word(0x5C4B) == machine.word(0x5C53), "no program, no variables"
    machine.poke_word(symbol("dfs", "rng_seed"), 77)
    machine.write(symbol("dfs", "field_width"), (31, 23))
    keys = command_keys(machine, "randomize usr ", "t CS+SS l")
    machine.type(*keys, *str(symbol("dfs", "generate_dfs")), "ENTER")
    machine.frames(60)
    assert "0 OK, 0:1" in machine.text()[23]
    library.generate("dfs", 77, 31, 23)
    assert machine.read(symbol("dfs", "field"), 1024) == library.field()


@pytest.mark.parametrize("name", WALKS)
@every_model
def test_walking_by_every_kind_of_key(name: str, model: int, contended: bool, loaded) -> None:
    """One step right by P, 8 and joystick, back left by O, 5 and joystick; and up and down where the maze lets."""
    machine = loaded(name, model, contended)
    machine.ports.kempston = None
    begin(machine, "1")
    player, field = assembly(name).symbols["player"], symbol(name, "field")

    def place() -> tuple[int, int]:
        return machine.peek(player + 1), machine.peek(player)

    row, column = place()
    assert column == 0
    for right, left in (("p", "o"), ("8", "5")):
        machine.press(right, frames=2)
        assert place() == (row, 1)
        machine.press(left, frames=2)
        assert place() == (row, 0)
        machine.press(left, frames=2)
        assert place() == (row, 0), "no way out of the entrance"
    machine.press("p", frames=2)
    ways = [
        (keys, step)
        for keys, step in ((("q", "7"), -1), (("a", "6"), 1))
        if machine.peek(field + 32 * (row + step) + 1) < 0x80
    ]
    for keys, step in ways:
        for key, back in zip(keys, {-1: "a6", 1: "q7"}[step], strict=True):
            machine.press(key, frames=2)
            assert place() == (row + step, 1)
            machine.press(back, frames=2)
            assert place() == (row, 1)
    assert number(machine.text()[22], "Steps") == 5 + 4 * len(ways)


@pytest.mark.parametrize("name", FIELDS)
def test_kempston_joystick(name: str, machines: list[Machine]) -> None:
    machine = Machine(48)
    machines.append(machine)
    built.load(machine, name)
    machine.ports.kempston = 0
    machine.frames(40)
    machine.ports.kempston = 0x10
    machine.frames(30)
    assert machine.text()[23] != PRESS, "fire leaves the title"
    machine.ports.kempston = 0
    machine.frames(30)
    before = machine.screen()
    machine.ports.kempston = 0x01
    machine.frames(2)
    machine.ports.kempston = 0
    machine.frames(5)
    assert machine.screen() != before, "right moves"


@pytest.mark.parametrize("name", FIELDS)
def test_an_idle_bus_is_no_joystick(name: str, loaded) -> None:
    machine = loaded(name)
    begin(machine, "7")
    before = machine.screen()
    machine.frames(100)
    assert machine.screen() == before


@pytest.mark.parametrize("name", WALKS)
def test_the_way_shown_leads_out(name: str, loaded) -> None:
    """W draws the way; walking the route that it left in memory reaches the exit."""
    machine = loaded(name)
    begin(machine, "31337")
    assert number(machine.text()[0], "Seed") == 31337
    machine.press("w", after=40)
    steps = number(machine.text()[22], "out:")
    machine.frames(steps)
    route = list(machine.read(symbol(name, "route"), steps))
    assert steps == machine.word(symbol(name, "route_length"))
    for code in route:
        machine.press("qpao"[code // 2], frames=2, after=3)
    assert "You are out!" in machine.text()[22]
    assert number(machine.text()[22], "Steps") == steps
    assert machine.ports.clicks > steps, "a click for each step"


@pytest.mark.parametrize("name", FIELDS)
def test_seeds(name: str, loaded) -> None:
    """The same seed, the same field; N another one; too big a seed is not taken; DELETE and BREAK work."""
    machine = loaded(name)
    begin(machine, "1234")
    first = machine.screen()
    machine.press("n", after=40)
    assert machine.screen() != first
    machine.type("t", "1", "2", "9", "CS+0", "3", "4", "ENTER")
    machine.frames(40)
    assert shown(machine) == shown_of(first)
    machine.type("t", "6", "5", "5", "3", "6", "ENTER")
    machine.frames(40)
    assert number(machine.text()[0], "Seed") == 6553
    machine.type("t", "6", "5", "5", "3", "5", "ENTER")
    machine.frames(40)
    assert number(machine.text()[0], "Seed") == 65535
    machine.type("t", "ENTER")
    machine.frames(40)
    assert number(machine.text()[0], "Seed") == 65535, "ENTER without a digit keeps the seed"
    machine.type("t", "0", "ENTER")
    machine.frames(40)
    assert number(machine.text()[0], "Seed") == 0


def shown(machine: Machine) -> bytes:
    return shown_of(machine.screen())


def shown_of(screen: bytes) -> bytes:
    """The attributes of the maze's rows."""
    return screen[6144 + 32 : 6144 + 22 * 32]


@pytest.mark.parametrize("name", WALKS)
@every_model
def test_the_time_shown_is_the_time_taken(name: str, model: int, contended: bool, loaded, library) -> None:
    """Measured on the machine itself, and the same on every model: within 1 % and 150 T of the simulator's."""
    machine = loaded(name, model, contended)
    for seed in ("5", "777", "65535"):
        begin(machine, seed)
        taken = library.generate(name, int(seed), 31, 21).tstates
        assert abs(number(machine.text()[0], r"Seed\s+\d+") - taken) < 150 + taken // 100


def test_dfs_variants_change_places(loaded, library) -> None:
    machine = loaded("dfs")
    begin(machine, "99")
    fast = number(machine.text()[0], r"Seed\s+\d+")
    machine.press("v", after=60)
    assert machine.text()[0].startswith("SMALL")
    assert number(machine.text()[0], r"Seed\s+99") > 2 * fast
    taken = library.generate("dfs_small", 99, 31, 21).tstates
    assert abs(number(machine.text()[0], r"Seed\s+99") - taken) < 150 + taken // 100
    machine.press("v", after=60)
    assert machine.text()[0].startswith("DEPTH")


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


def test_wave_moves_its_ends(loaded) -> None:
    machine = loaded("wave")
    begin(machine, "3")
    machine.press("p", frames=2)
    machine.press("s", after=20)
    assert machine.text()[11][3] == "S"
    for _ in range(4):
        machine.press("q", frames=2)
    machine.press("f", after=20)
    assert machine.text()[7][3] == "F"
    machine.press("d", after=40)
    machine.press("m", after=40)
    assert machine.text()[2][1] == "S"
    assert machine.text()[20][29] == "F"


@every_program
@pytest.mark.parametrize("model", [48, 128])
@pytest.mark.parametrize("seed", range(3))
def test_no_key_mashing_crashes_it(name: str, model: int, seed: int, loaded) -> None:
    """A hundred random key presses: the program is still there, and nothing outside it has been written."""
    machine = loaded(name, model, junk=seed)
    begin(machine)
    choose = random.Random(seed)
    basic = machine.read(0x5CCB, 300)
    paging = machine.read(0x5B00, 0x58)  # on a 128K its ROM's way between its two halves
    end = assembly(name).memory_end
    above = machine.read(end, 0x10000 - end)
    for _ in range(100):
        machine.press(choose.choice(KEYS), frames=choose.randrange(1, 12), after=choose.randrange(0, 6))
    machine.frames(1500)
    assert machine.read(0x5CCB, 300) == basic
    assert machine.read(0x5B00, 0x58) == paging
    assert machine.read(end, 0x10000 - end) == above
    assert machine.read(symbol(name, "start"), 64) == code_block(name)[:64]
    machine.press("CS", "SPACE", frames=20, after=80)
    if not left_to_basic(machine):
        machine.press("CS", "SPACE", frames=20, after=80)  # the first BREAK left the typing of a seed
    assert left_to_basic(machine)
