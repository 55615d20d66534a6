"""The tape `generators`: its menu, its parameters, watching, the figures it shows, and its files on tape."""

import itertools
import re

import networkx as nx
import numpy as np
import pytest
from skoolkit.tape import parse_tap
from tapes import assembly, begin, every_model, left_to_basic, number, symbol

from zxmazes.machine.spectrum import Machine
from zxmazes.machine.tape import recorded
from zxmazes.paths import ASM, ROOT
from zxmazes.programs.tape import tape_files
from zxmazes.routines.library import Library
from zxmazes.routines.registry import names, parameters, parameters_of

NAME = "generators"
ROWS = 15


def address(label: str) -> int:
    return assembly(NAME).symbols[label]


def entries() -> list[int]:
    """The addresses of the menu's entries, from the image."""
    code, org = assembly(NAME).code, assembly(NAME).org
    table = [address(label) - org for label in ("menu_table", "parameter_table")]
    return [int.from_bytes(code[i : i + 2], "little") for i in range(*table, 2)]


def word(place: int) -> int:
    code, org = assembly(NAME).code, assembly(NAME).org
    return int.from_bytes(code[place - org : place - org + 2], "little")


def routine_of(entry: int) -> str:
    """The name of an entry's routine."""
    labels = [f"generate_{name}" for name in names("generator")] + ["mirror", "change_fill_dead_ends"]
    return next(name for name in labels if address(name) == word(entry + 1))


def place_of(routine: str) -> int:
    """The menu's place of a routine."""
    return next(i for i, entry in enumerate(entries()) if word(entry + 1) == address(routine))


def choose(machine: Machine, routine: str) -> None:
    """From the menu's first entry down to the routine's."""
    for _ in range(place_of(routine)):
        machine.press("a", frames=4, after=5)


def make(machine: Machine, routine: str, speed: str = "0", seed: str = "") -> None:
    """From the title to a finished maze."""
    begin(machine)
    choose(machine, routine)
    machine.type("s", speed, "ENTER")
    if seed:
        machine.type("t", *seed, "ENTER")
    machine.press("ENTER", after=4)
    done(machine)


def done(machine: Machine, frames: int = 3000) -> None:
    """Until the figures have been drawn and keys are awaited."""
    machine.frames(2)
    machine.run_to(address("build_frame"), frames * machine.frame, "making the maze")
    machine.frames(2)


def walls(machine: Machine) -> np.ndarray:
    field = machine.read(symbol(NAME, "field"), 1024)
    return np.frombuffer(field, np.uint8).reshape(32, 32) >= 0x80


def picture(machine: Machine) -> np.ndarray:
    """The maze as the screen shows it: the pixel in a cell's upper left part, True for a wall."""
    screen = machine.screen()
    shown = np.ones((32, 32), dtype=np.bool_)
    for row in range(31):
        for column in range(31):
            x, y = 6 * column + 1, 6 * row
            line = (y & 0xC0) * 32 + (y & 7) * 256 + (y & 0x38) * 4
            shown[row, column] = not screen[line + x // 8] >> (7 - x % 8) & 1
    return shown


def figures(machine: Machine) -> dict[str, int]:
    rows = machine.text()
    return {name: number(rows[row][24:], name) for row, name in enumerate(("Open", "Ends", "Fork", "Part", "Long"), 8)}


def counted(free: np.ndarray) -> dict[str, int]:
    """The figures by networkx; the longest route is exact for a field without loops."""
    graph = nx.Graph()
    cells = [tuple(map(int, cell)) for cell in np.argwhere(free)]
    graph.add_nodes_from(cells)
    graph.add_edges_from(
        ((r, c), other) for r, c in cells for other in ((r + 1, c), (r, c + 1)) if other in graph.nodes
    )
    degrees = [degree for _, degree in graph.degree()]
    longest = max(
        (nx.diameter(graph.subgraph(part), usebounds=True) for part in nx.connected_components(graph)), default=0
    )
    return {
        "Open": len(cells),
        "Ends": degrees.count(1),
        "Fork": sum(degree > 2 for degree in degrees),
        "Part": nx.number_connected_components(graph),
        "Long": longest,
        "Loops": graph.number_of_edges() - len(cells) + nx.number_connected_components(graph),
    }


def test_the_menu_offers_every_generator_and_transform() -> None:
    offered = {word(entry + 1) for entry in entries()}
    for name in names("generator"):
        assert address(f"generate_{name}") in offered, name
    assert address("mirror") in offered
    assert address("change_fill_dead_ends") in offered, "fill_dead_ends, with its ends given"
    assert len(entries()) <= 2 * ROWS
    assert set(names("change")) == {"braid", "fill_dead_ends", "mirror"}


def test_its_parameters_are_those_of_the_library(loaded) -> None:
    """Address, range and first value, as the headers have them; and each belongs to the right entry."""
    machine = loaded(NAME)
    begin(machine)
    place, seen = address("parameter_table"), {}
    while described := word(place):
        label = next(name for name in parameters() if address(name) == word(described))
        parameter = parameters()[label]
        assert [word(described + i) for i in (2, 4, 6)] == [parameter.least, parameter.most, parameter.default], label
        value = machine.read(address(label), parameter.bytes)
        assert int.from_bytes(value, "little") == parameter.default, label
        seen[described] = label
        place += 2
    assert set(seen.values()) == set(parameters())
    for entry in entries():
        routine = routine_of(entry)
        told = {seen[word(entry + i)] for i in (3, 5) if word(entry + i)}
        assert told == set(parameters_of(routine)), routine


@pytest.mark.parametrize("model", [48, 128])
def test_every_entry_works(model: int, loaded, library: Library) -> None:
    """All of them one after the other, from the menu: each shows what the library makes of the seed."""
    machine = loaded(NAME, model)
    begin(machine)
    machine.type("s", "0", "ENTER", "t", "4", "7", "ENTER")
    for entry in entries():
        routine = routine_of(entry)
        before = walls(machine)
        machine.press("ENTER")
        done(machine)
        rows = machine.text()
        found = figures(machine)
        if routine.startswith("generate_") and routine != "generate_braid":
            call = library.generate(routine.removeprefix("generate_"), 47)
            assert (walls(machine) == library.walls()).all(), routine
            taken = number(rows[7], "")
            assert abs(taken - call.tstates) < 150 + call.tstates // 100, routine
        else:
            assert (walls(machine) != before).any(), routine
        assert (picture(machine)[:31, :31] == walls(machine)[:31, :31]).all(), routine
        expected = counted(~walls(machine))
        assert found["Long"] <= expected["Long"], routine
        if expected.pop("Loops") == 0:
            assert found["Long"] == expected["Long"], routine
        del found["Long"], expected["Long"]
        assert found == expected, routine
        assert rows[0][24:].strip(), "a name"
        machine.press("m", after=25)
        machine.press("a", frames=4, after=8)


@pytest.mark.parametrize("size", [(31, 23), (5, 5), (9, 31)])
def test_sizes_are_typed(size: tuple[int, int], loaded, library: Library) -> None:
    machine = loaded(NAME)
    begin(machine)
    machine.type(
        "w", *str(size[0]), "ENTER", "h", *str(size[1]), "ENTER", "t", "9", "ENTER", "s", "0", "ENTER", "ENTER"
    )
    done(machine)
    library.generate("corridor", 9, *size)
    assert (walls(machine) == library.walls()).all()
    assert re.search(rf"{size[0]} x +{size[1]}", machine.text()[3])


def test_sizes_out_of_range_are_refused(loaded) -> None:
    machine = loaded(NAME)
    begin(machine)
    for key, digits in (("w", "30"), ("w", "3"), ("h", "0"), ("h", "8")):
        machine.type(key, *digits, "ENTER")
        machine.frames(5)
        assert machine.text()[22].startswith("Odd numbers from 5 to 31 only")
        assert machine.read(symbol(NAME, "field_width"), 2) == bytes([31, 31])
    machine.type("w", "3", "2", "ENTER")  # the 2 would make it too great: 3 is left, and refused
    machine.frames(5)
    assert machine.read(symbol(NAME, "field_width"), 2) == bytes([31, 31])
    machine.type("w", "1", "5", "ENTER")
    machine.frames(5)
    assert machine.read(symbol(NAME, "field_width"), 2) == bytes([15, 31])
    assert machine.text()[22].startswith("R random seed")


def test_parameters_are_typed(loaded, library: Library) -> None:
    machine = loaded(NAME)
    begin(machine)
    choose(machine, "generate_rooms")
    assert re.match(r"1 Across +255 +0-  255", machine.text()[20])
    machine.type("1", "9", "ENTER", "2", "2", "0", "0", "ENTER", "s", "0", "ENTER", "t", "5", "ENTER")
    assert re.match(r"1 \w+ +9 ", machine.text()[20])
    assert re.match(r"2 \w+ +200 ", machine.text()[21])
    machine.press("ENTER")
    done(machine)
    library.generate("rooms", 5, parameters={"rooms_vertical": 9, "rooms_horizontal": 200})
    assert (walls(machine) == library.walls()).all()
    machine.press("m", after=12)
    machine.type("1", "2", "5", "6", "ENTER")  # 256 is above 255: the last digit is not taken
    assert machine.peek(address("rooms_vertical")) == 25


def test_a_parameter_below_its_least_becomes_the_least(loaded) -> None:
    machine = loaded(NAME)
    begin(machine)
    choose(machine, "generate_rings")
    machine.type("1", "0", "ENTER")
    assert machine.peek(address("rings_count")) == 1


@every_model
@pytest.mark.parametrize("routine", ["generate_dfs", "generate_dfs_small", "generate_kruskal", "generate_wilson"])
def test_watched_or_at_once_it_is_the_same_maze(
    routine: str, model: int, contended: bool, loaded, library: Library
) -> None:
    """Interrupted in each frame, with SP wherever the generator has it: the same field, in many small steps."""
    machine = loaded(NAME, model, contended)
    begin(machine)
    choose(machine, routine)
    machine.type("s", "7", "ENTER", "t", "1", "1", "ENTER")
    machine.press("ENTER", frames=3, after=0)
    shown = set()
    for _ in range(400):
        machine.frames(1)
        shown.add(picture(machine).tobytes())
        if machine.registers.im == 1 and len(shown) > 3:
            break
    done(machine)
    assert len(shown) > 5
    library.generate(routine.removeprefix("generate_"), 11)
    assert (walls(machine) == library.walls()).all()
    assert (picture(machine)[:31, :31] == walls(machine)[:31, :31]).all()
    assert (machine.registers.i, machine.registers.im) == (0x3F, 1)
    assert machine.text()[7][24:].strip() == "-", "no time: it was throttled"


def frames_watched(machine: Machine, speed: str) -> int:
    machine.press(speed, after=8)
    machine.press("a", frames=3, after=0)
    for count in range(0, 3000, 2):
        machine.frames(2)
        if machine.registers.im == 1 and count > 8:
            return count
    raise AssertionError("it does not end")


@every_model
def test_each_speed_is_faster_than_the_one_before(model: int, contended: bool, loaded) -> None:
    machine = loaded(NAME, model, contended)
    make(machine, "generate_dfs", seed="3")
    taken = [frames_watched(machine, speed) for speed in "123456789"]
    assert all(later < 0.8 * earlier for earlier, later in itertools.pairwise(taken[:8])), taken
    assert taken[8] <= taken[7]
    assert 500 < taken[0] < 1500, "some twenty seconds"


def test_speed_changes_while_watching(loaded) -> None:
    machine = loaded(NAME)
    make(machine, "generate_dfs", seed="3")
    machine.press("1", after=8)
    machine.press("a", frames=3, after=60)
    assert machine.registers.im == 2
    machine.press("9", frames=10)
    machine.frames(60)
    assert machine.registers.im == 1
    assert machine.peek(address("speed")) == 9
    machine.press("1", after=8)
    machine.press("a", frames=3, after=60)
    machine.press("SPACE", frames=10)
    done(machine, 100)
    assert machine.peek(address("speed")) == 1, "SPACE hurries this one only"


@pytest.mark.parametrize("model", [48, 128])
def test_break_leaves_while_watching(model: int, loaded) -> None:
    machine = loaded(NAME, model)
    make(machine, "generate_dfs", seed="3")
    machine.press("1", after=8)
    machine.press("a", frames=3, after=60)
    assert machine.registers.im == 2
    machine.press("CS", "SPACE", frames=15, after=80)
    assert machine.registers.im == 1
    assert left_to_basic(machine)


def test_n_and_a(loaded, library: Library) -> None:
    """N the next seed's maze; A the same again; and it is the seed that is shown."""
    machine = loaded(NAME)
    make(machine, "generate_prim", seed="500")
    first = walls(machine)
    machine.press("n")
    done(machine)
    seed = number(machine.text()[5], "")
    library.generate("prim", 500)
    assert seed == library.machine.word(library.address("rng_seed"))
    library.generate("prim", seed)
    assert (walls(machine) == library.walls()).all()
    assert (walls(machine) != first).any()
    machine.press("a")
    done(machine)
    assert (walls(machine) == library.walls()).all()


def test_the_longest_route_is_shown_and_wiped(loaded, library: Library) -> None:
    machine = loaded(NAME)
    make(machine, "generate_dfs", seed="8")
    plain = machine.screen()
    steps = figures(machine)["Long"]
    machine.press("r")
    done(machine)
    marked = machine.screen()
    expected = counted(~walls(machine))["Long"]
    assert steps == expected
    different = 0
    for row in range(31):
        for column in range(31):
            x, y = 6 * column + 2, 6 * row + 2
            line = (y & 0xC0) * 32 + (y & 7) * 256 + (y & 0x38) * 4
            bit = 0x80 >> x % 8
            different += (plain[line + x // 8] ^ marked[line + x // 8]) & bit > 0
    assert different == steps + 1
    machine.press("r")
    done(machine)
    assert machine.screen() == plain


def test_h_finds_the_longest_of_sixteen(loaded, library: Library) -> None:
    machine = loaded(NAME)
    make(machine, "generate_kruskal", seed="65530")
    machine.press("h")
    done(machine)
    seed = number(machine.text()[5], "")
    lengths = {}
    for offset in range(1, 17):
        library.generate("kruskal", (65530 + offset) % 65536)
        lengths[(65530 + offset) % 65536] = counted(~library.walls())["Long"]
    assert lengths[seed] == max(lengths.values()) == figures(machine)["Long"]
    library.generate("kruskal", seed)
    assert (walls(machine) == library.walls()).all()


# --- the tape recorder --------------------------------------------------------------------------------------


def saved(machine: Machine, key: str) -> list[bytes]:
    machine.press(key, after=10)
    machine.ports.edges.clear()
    machine.press("ENTER", after=10)
    done(machine, 3000)
    return recorded(machine.ports.edges)


@every_model
def test_saves_the_field_as_code(model: int, contended: bool, loaded) -> None:
    machine = loaded(NAME, model, contended)
    make(machine, "generate_prim", seed="1234")
    header, body = saved(machine, "c")
    assert header[:12] == b"\x00\x03maze 01234"
    assert header[12:18] == bytes([0, 4]) + symbol(NAME, "field").to_bytes(2, "little") + bytes([31, 31])
    assert body[0] == 0xFF
    assert body[1:-1] == machine.read(symbol(NAME, "field"), 1024)
    for block in (header, body):
        assert np.bitwise_xor.reduce(np.frombuffer(block, np.uint8)) == 0


def test_saves_the_picture_as_screen(loaded) -> None:
    machine = loaded(NAME)
    make(machine, "generate_prim", seed="1234")
    before = machine.screen()
    header, body = saved(machine, "s")
    assert header[:18] == b"\x00\x03maze 01234" + bytes([0, 0x1B, 0, 0x40, 0, 0x80])
    assert body[1:-1] == before, "without the messages"


def tape(*blocks: bytes) -> list[object]:
    data = b"".join(len(block).to_bytes(2, "little") + block for block in blocks)
    parsed = list(parse_tap(data).blocks)
    for block in parsed:
        block.keys = None
    return parsed


def load(machine: Machine, blocks: list[bytes], stop: str = "build_frame", pulses: bool = True) -> None:
    machine.press("m", after=12)
    machine.press("l", after=12)
    machine.play(tape(*blocks), address(stop), pulses=pulses)


@pytest.mark.parametrize("model", [48, 128])
@pytest.mark.parametrize("pulses", [True, False], ids=["pulses", "at-once"])
def test_loads_back_what_it_saved(model: int, pulses: bool, loaded) -> None:
    """The picture's file, another program's and data without a header come first on the tape, and are passed over."""
    machine = loaded(NAME, model)
    begin(machine)
    machine.type("h", "2", "3", "ENTER", "s", "0", "ENTER", "t", "7", "7", "ENTER", "ENTER")
    done(machine)
    kept, shown = walls(machine), picture(machine)
    blocks = saved(machine, "c")
    machine.press("n")
    done(machine)
    assert (walls(machine) != kept).any()
    machine.press("m", after=12)
    machine.type("h", "3", "1", "ENTER")
    other = tape_files([("code", b"other", 40000, 0x8000)], "other")
    machine.press("l", after=12)
    machine.play(tape(*other, blocks[1], *blocks), address("build_frame"), pulses=pulses)
    assert (walls(machine) == kept).all()
    assert (picture(machine) == shown).all()
    assert machine.read(symbol(NAME, "field_width"), 2) == bytes([31, 23])
    assert figures(machine)["Part"] == 1
    assert machine.text()[0][24:].strip() == "From"


def test_a_field_of_another_program_gets_the_full_size(loaded) -> None:
    """Saved from BASIC: the header's second word says nothing of a size."""
    machine = loaded(NAME)
    make(machine, "generate_prim", seed="1")
    field = machine.read(symbol(NAME, "field"), 1024)
    load(machine, tape_files([("code", field, 30000, 0x8000)], "mine"))
    assert machine.read(symbol(NAME, "field_width"), 2) == bytes([31, 31])
    assert machine.read(symbol(NAME, "field"), 1024) == field


def test_a_damaged_file_is_told_and_leaves_the_field(loaded) -> None:
    machine = loaded(NAME)
    make(machine, "generate_prim", seed="1")
    field = machine.read(symbol(NAME, "field"), 1024)
    header, body = saved(machine, "c")
    load(machine, [header, body[:500] + bytes([body[500] ^ 1]) + body[501:]], "menu_frame")
    assert machine.text()[22].startswith("Tape loading error")
    assert machine.read(symbol(NAME, "field"), 1024) == field


@every_model
def test_break_stops_the_tape_and_not_the_program(model: int, contended: bool, loaded) -> None:
    machine = loaded(NAME, model, contended)
    make(machine, "generate_prim", seed="1")
    machine.press("m", after=12)
    machine.press("l", after=50)
    machine.press("CS", "SPACE", frames=30, after=30)
    assert machine.text()[22].startswith("Stopped")
    machine.press("ENTER", after=4)
    done(machine)
    for key in "cs":
        machine.press(key, after=10)
        machine.press("CS", "SPACE", frames=30, after=30)  # instead of a key to start
        assert machine.text()[23][24:].startswith("BREAK")
        machine.press(key, after=10)
        machine.press("ENTER", after=100)
        machine.press("CS", "SPACE", frames=30, after=30)  # while it saves
        assert machine.text()[23][24:].startswith("BREAK")
    machine.press("n")
    done(machine)
    machine.press("CS", "SPACE", frames=15, after=80)
    assert left_to_basic(machine)


def test_a_change_wants_a_maze_first(loaded) -> None:
    machine = loaded(NAME)
    begin(machine)
    choose(machine, "generate_braid")
    machine.press("ENTER", after=10)
    assert machine.text()[22].startswith("First make or load a maze")


def test_mirror_says_when_it_cannot(loaded) -> None:
    """Both axes with even numbers of cells both ways: no perfect maze is like that."""
    machine = loaded(NAME)
    begin(machine)
    machine.type("w", "2", "9", "ENTER", "h", "2", "9", "ENTER", "s", "0", "ENTER", "ENTER")
    done(machine)
    before = walls(machine)
    machine.press("m", after=12)
    choose(machine, "mirror")
    machine.type("1", "3", "ENTER")
    machine.press("ENTER")
    done(machine)
    assert machine.text()[6][24:] == "Not this"
    assert (walls(machine) == before).all()


def test_it_fits_with_room_to_spare() -> None:
    """What the README says is left is what is left, below the user-defined graphics."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    left = re.search(r"leaves\s+([\d,]+) bytes of a 48K Spectrum free", text)
    assert left, "README.md says how much room is left"
    assert int(left[1].replace(",", "")) == 0xFF58 - assembly(NAME).memory_end


def test_the_time_of_repainting_is_what_its_header_says() -> None:
    machine, image_of_tape = Machine(48), assembly(NAME)
    machine.write(image_of_tape.org, image_of_tape.code)
    machine.call(address("small_begin"), c=0x4F)
    times = []
    for value in (0x80, 0x00):
        machine.write(address("field"), bytes([value]) * 1024)
        times.append(machine.call(address("small_update")).tstates)
    text = (ASM / "engine" / "small_field.asm").read_text(encoding="ascii")
    still, cell = times[0], (times[1] - times[0]) / 31**2
    assert f"; Time:  {still:,} T when nothing has changed, and {cell:,.0f} T more for each cell, if all have\n" in text
