"""The images that users get: loaded by the ROM, their keys pressed, and what they show and leave behind."""

import random
import re
from itertools import cycle, product
from pathlib import Path

import pytest
from skoolkit.tape import parse_tap

from emu_tests.machine.images import (
    FEET,
    MODELS,
    START,
    assembly,
    assert_basic_is_as_after_switching_on,
    begin,
    code_block,
    command_keys,
    leave,
    left_to_basic,
    start_again,
    symbol,
    tapes_with,
)
from emu_tests.records.sampling import every, some
from zxmazes.machine.spectrum import Machine
from zxmazes.machine.tape import tape_blocks
from zxmazes.paths import ASM, DIST
from zxmazes.programs import built
from zxmazes.programs.making import build

NAMES = tapes_with("start")
SA_LD = 0x0605  # the ROM's LOAD
KEYS = [*"qaop5678nmdtsfwv1230 "[:-1], "ENTER", "SPACE"]

#: Each tape on each model, on one of them, on a 48K.
ON_EACH = [(name, *model) for name in NAMES for model in MODELS]
ON_ONE = [(name, *model) for name, model in zip(NAMES, cycle(MODELS))]
ON_48K = [(name, *MODELS[0]) for name in NAMES]
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


ROUTINE = re.compile(r'include "(?:(?:generate|transform|solve|large|links)/|lib/(?=distance_))(\w+)\.asm"')


DATA = ("field", "field_width", "field_height", "work", "route", "route_length")


@every_program
def test_symbols_name_the_interface(name: str) -> None:
    """Every routine of the library that one of its sources includes; and where their data is, if in the usual place."""
    sources = [source.read_text() for source in (ASM / "programs" / name).glob("*.asm")]
    labels = {label for text in sources for label in ROUTINE.findall(text)}
    text = (DIST / f"{name}.sym").read_text()
    usual = any('include "lib/variables.asm"' in text for text in sources)
    data = {"rng_seed", *(DATA if usual else ())} if labels else set()
    assert labels | data <= set(re.findall(r"^(\w+) EQU 0[0-9A-F]{4}H$", text, re.MULTILINE))


@every_program
def test_a_fresh_build_gives_the_committed_bytes(name: str, tmp_path: Path) -> None:
    """In a folder with a space in its name: reproducible, and dist/ is not stale."""
    for path in build(name, tmp_path / "and two"):
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
    assert snapshot.text()[23] in FEET


# --- loading ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "model", "contended"), some([*{*ON_48K, *ON_ONE}], ON_EACH, "dist/{name}.tap"))
def test_loads_and_shows_its_title(name: str, model: int, contended: bool, loaded) -> None:
    machine = loaded(name, model, contended)
    text = "\n".join(machine.text())
    assert re.search("BREAK:? +leave", text)
    assert "to leave" not in text, "Q moves up, and leaves no page"
    assert len(set(machine.attributes())) >= 4, "a title has colours"


@pytest.mark.parametrize(
    ("name", "model"), some([("corridor", 48), ("wave", 128)], product(NAMES, (48, 128)), "dist/{name}.tap")
)
def test_loads_from_pulses(name: str, model: int, loaded) -> None:
    loaded(name, model, pulses=True)


@pytest.mark.parametrize("name", every(3, NAMES, "dist/{name}.tap"))
def test_loads_in_128_basic(name: str, loaded) -> None:
    """The menu's second line, then LOAD "" typed letter by letter; left by BREAK, and started again."""
    machine = loaded(name, 128, command='DOWN ENTER l o a d " " ENTER')
    begin(machine)
    _leave_and_start_again(machine)


@pytest.mark.parametrize("name", every(3, NAMES[1:] + NAMES[:1], "dist/{name}.tap"))
def test_loads_in_48_basic_of_a_128k(name: str, machines: list[Machine]) -> None:
    """The menu's fourth line, then LOAD "" by its keyword; left by BREAK, and started again."""
    machine = Machine(128)
    machines.append(machine)
    machine.boot()
    machine.type("CS+6", "CS+6", "CS+6", "ENTER")
    machine.frames(100)
    machine.type_command('LOAD " " ENTER', SA_LD)
    machine.play(tape_blocks(DIST / f"{name}.tap"), symbol(name, "start"), pulses=False)
    machine.frames(40)
    assert machine.text()[23] in FEET
    _leave_and_start_again(machine)


@every_program
def test_the_loading_screen_is_the_title(name: str, machines: list[Machine]) -> None:
    """While the code loads, the screen shows the SCREEN$ untouched by the ROM's messages."""
    machine = Machine(48)
    machines.append(machine)
    built.load(machine, name)
    assert machine.screen() == bytes(parse_tap(str(DIST / f"{name}.tap")).blocks[3].data[1:-1])
    assert machine.text()[23] == START or "Loading" in machine.text()[23]


# --- playing ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "model", "contended"),
    some(ON_ONE, ON_EACH, "dist/{name}.tap"),
)
def test_leaves_to_basic_and_starts_again(name: str, model: int, contended: bool, loaded) -> None:
    """The first time and again; on a 128K the Tape Loader's menu comes in between."""
    machine = loaded(name, model, contended)
    for _ in range(2):
        _leave_and_start_again(machine)
    begin(machine)
    leave(machine)
    assert left_to_basic(machine), "BREAK held leaves once, without BASIC's own BREAK"
    if model == 48:
        machine.type("p", "SS+p", "o", "k", "SS+p", "ENTER")
        machine.frames(20)
        assert machine.text()[4].rstrip() == "ok", "BASIC works on"


@pytest.mark.parametrize("name", every(3, NAMES[2:] + NAMES[:2], "dist/{name}.z80"))
def test_a_snapshot_leaves_to_basic_and_starts_again(name: str, machines: list[Machine]) -> None:
    machine = Machine(48)
    machines.append(machine)
    machine.load_snapshot(DIST / f"{name}.z80")
    machine.frames(40)
    for _ in range(2):
        _leave_and_start_again(machine)


def _leave_and_start_again(machine: Machine) -> None:
    """The key is held until it would repeat: BASIC must not type it, nor a 128K go on to its menu."""
    for _ in range(4):  # from a game, which may ask first, to its title, and from there
        asked = "Y yes" in "\n".join(machine.text())  # the races of `solvers` are left by Y alone
        machine.press(*(("y",) if asked else ("CS", "SPACE")), frames=60, after=80)
        if left_to_basic(machine):
            break
    assert left_to_basic(machine)
    assert_basic_is_as_after_switching_on(machine)
    start_again(machine)
    machine.frames(40)
    assert machine.text()[23] in FEET


@pytest.mark.parametrize("model", [48, 128])
def test_basic_calls_a_routine_after_new(model: int, loaded, library) -> None:
    """The README's way: leave with BREAK, NEW, then RANDOMIZE USR the address; the maze is in the field."""
    machine = loaded("dfs", model)
    leave(machine)
    machine.frames(20)
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
    at = symbol("dfs", "field")  # above C000: the editor of a 128K has another page there
    memory = machine.simulator.memory
    field = memory.banks[0][at - 0xC000 :][:1024] if model == 128 else machine.read(at, 1024)
    assert bytes(field) == library.field()


@pytest.mark.parametrize(
    ("name", "model", "seed"),
    some([*zip(NAMES, cycle((48, 128)), cycle(range(3)))][::2], product(NAMES, (48, 128), range(3)), "dist/{name}.tap"),
)
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
    for _ in range(6):  # BREAK may be asked about, leave a game, its end, the best scores or the typing of a seed
        asked = "Y yes" in "\n".join(machine.text())  # the races of `solvers` are left by Y alone
        machine.press(*(("y",) if asked else ("CS", "SPACE")), frames=30, after=80)
        if left_to_basic(machine):
            break
    assert left_to_basic(machine)
