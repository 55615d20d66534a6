"""The random pictures: BASIC's random numbers, Kombikorm against the magazine's listings, the slashes of 10 PRINT."""

import random
import re
from itertools import product

import numpy as np
import numpy.typing as npt
import pytest
from scipy.stats import chi2

from emu_tests.machine.magazine import SEED, Rnd, load, mazes, pixels
from emu_tests.oracles.headers import ROOM_ABOVE, claimed_time
from zxmazes.basic.tokeniser import tokenise
from zxmazes.documents.magazine import finish
from zxmazes.machine.spectrum import Machine
from zxmazes.paths import ASM
from zxmazes.routines.index import by_name, routine
from zxmazes.routines.library import Library
from zxmazes.routines.pictures import PicturesLibrary

Pixels = npt.NDArray[np.bool_]

S_RND, S_RND_END = 0x25F8, 0x2625  # the ROM's RND, and where it has put the number on the calculator's stack
FLAGS, STKEND = 0x5C3B, 0x5C65

#: The pictures that are drawn with seven shapes.
SHAPES = ("kombikorm", "kombikorm_double")


@pytest.fixture(scope="module")
def pictures() -> PicturesLibrary:
    return PicturesLibrary()


def draw(pictures: PicturesLibrary, name: str, seed: int, shapes: bytes = b"") -> Pixels:
    """The first 176 lines of a picture, with these shapes or the listing's."""
    pictures.machine.write(ROOM_ABOVE, shapes)
    pictures.draw(name, seed, hl=ROOM_ABOVE if shapes else pictures.address("kombikorm_shapes"))
    return pixels(pictures.machine)


# --- BASIC's random numbers ---------------------------------------------------------------------------------


def rom_seeds(seeds: range) -> list[int]:
    """What the ROM's RND makes of each SEED, with its own floating point."""
    machine = Machine(48)
    machine.boot()
    machine.write(FLAGS, [machine.peek(FLAGS) | 0x80])  # a program is running, not checked
    begin, found = machine.word(STKEND), []
    for seed in seeds:
        machine.poke_word(SEED, seed)
        machine.poke_word(STKEND, begin)
        machine.set(pc=S_RND, sp=0xFF00)
        assert machine.run(100_000, S_RND_END, interrupts=False)
        found.append(machine.word(SEED))
    return found


def step_times(library: Library, seeds: range) -> set[int]:
    """The times of basic_random, each result as the ROM has it."""
    expected, times = rom_seeds(seeds), set()
    for seed, new in zip(seeds, expected, strict=True):
        library.machine.poke_word(library.address("rng_seed"), seed)
        call = library.call("basic_random", 1000)
        assert (call.registers.hl, library.machine.word(library.address("rng_seed"))) == (new, new), seed
        times.add(call.tstates)
    return times


def test_the_next_seed_is_that_of_the_rom(library: Library) -> None:
    """At the seeds whose sums overflow, too."""
    times = step_times(library, range(0, 65536, 97)) | step_times(library, range(65400, 65536))
    assert claimed_time("basic_random") == f"{min(times)} to {max(times)} T"


@pytest.mark.sweep("basic_random")
def test_every_next_seed_is_that_of_the_rom(library: Library) -> None:
    step_times(library, range(65536))


def test_draws_below_any_number(library: Library) -> None:
    times = set()
    for number in range(1, 256):
        for seed in (0, 873, *range(number, 65536, 1013)):  # the first two: the least and the most time
            library.machine.poke_word(library.address("rng_seed"), seed)
            call = library.call("basic_random_below", 1000, a=number)
            rnd = Rnd(seed)
            assert (call.registers.a, call.registers.de) == (rnd.below(number), rnd.seed), (seed, number)
            times.add(call.tstates)
    assert claimed_time("basic_random_below") == f"{min(times)} to {max(times)} T"


# --- Kombikorm ----------------------------------------------------------------------------------------------


def model(seed: int, size: int, shapes: bytes) -> Pixels:
    """What the listings print and draw, by their geometry: 1 the one of the magazine, 2 that of double size."""
    rnd, ink = Rnd(seed), np.zeros((176, 256), dtype=np.bool_)
    side = 8 * size
    cells = np.unpackbits(np.frombuffer(shapes, np.uint8)).reshape(7, 8, 8).repeat(size, 1).repeat(size, 2)
    for row, column in product(range(20 // size), range(32 // size)):
        if row // (3 - size) not in (0, 9) or column % 2 == 0:
            ink[side * row : side * row + side, side * column : side * column + side] = cells[rnd.below(7)]
    ink[:size, side:] = ink[160 : 160 + size, side:] = True
    ink[side : 160 + size, 256 - size :] = ink[: 160 + size, :size] = True
    return ink


@pytest.mark.parametrize(("listing", "name", "size"), [("z14", SHAPES[0], 1), ("z14b", SHAPES[1], 2)])
@pytest.mark.parametrize(
    "count", [2, pytest.param(60, marks=pytest.mark.sweep("draw_{name}", "dist/magazine_{listing}.tap"))]
)
def test_the_listing_draws_the_same_picture(
    pictures: PicturesLibrary, listing: str, name: str, size: int, count: int
) -> None:
    """The ROM runs the listing; its SEED gives our picture, pixel by pixel."""
    shapes = pictures.machine.read(pictures.address("kombikorm_shapes"), 56)
    for seed, shown in mazes(load(listing), listing, count, 30, pixels):
        assert np.array_equal(draw(pictures, name, seed), shown), seed
        assert np.array_equal(model(seed, size, shapes), shown), seed


@pytest.mark.parametrize("listing", ["z5", "z6", "z13", "z14", "z14b"])
def test_the_key_m_draws_the_picture_of_the_listing_again(listing: str) -> None:
    """Then another one, with the numbers that follow."""
    finish(machine := load(listing), 90)
    shown = pixels(machine)
    for again in range(2):
        machine.press("m", frames=10)
        finish(machine, 5)
        assert np.array_equal(pixels(machine), shown) == (again == 0 or listing == "z13")


@pytest.mark.parametrize(("name", "size"), [*zip(SHAPES, (1, 2), strict=True)])
def test_other_shapes_can_be_put_in(pictures: PicturesLibrary, name: str, size: int) -> None:
    choose = random.Random(name)
    for seed in (0, 65535, *choose.choices(range(65536), k=20)):
        shapes = choose.randbytes(56)
        assert np.array_equal(draw(pictures, name, seed, shapes), model(seed, size, shapes)), seed


@pytest.mark.parametrize("name", SHAPES)
def test_it_covers_what_was_there(pictures: PicturesLibrary, name: str) -> None:
    """Twenty rows whatever was on the screen; below them only the frame, and no colour is changed."""
    expected = draw(pictures, name, 7)[:160]
    pictures.machine.write(0x4000, b"\xff" * 6912)
    pictures.prepare(name, 7)
    pictures.call(f"draw_{name}", hl=pictures.address("kombikorm_shapes"))
    assert np.array_equal(pixels(pictures.machine)[:160], expected)
    assert pictures.machine.attributes() == b"\xff" * 768


def test_hexagons_are_those_of_the_listing(pictures: PicturesLibrary) -> None:
    """Whatever was there, and nothing in the two rows below; always in the same time."""
    finish(machine := load("z13"), 10)
    pictures.machine.write(0x4000, b"\xa5" * 6912)
    call = pictures.call("draw_hexagons")
    assert np.array_equal(pixels(pictures.machine), pixels(machine))
    below = [pictures.machine.read(0x50C0 + 256 * line, 64) for line in range(8)]
    assert {*b"".join(below), *pictures.machine.attributes()} == {0xA5}
    assert routine("draw_hexagons").worst == call.tstates


# --- 10 PRINT -----------------------------------------------------------------------------------------------


def diagonals(pictures: PicturesLibrary, seed: int) -> Pixels:
    """24 x 32: True where a line rises to the right, every other character being a falling one."""
    pictures.draw("ten_print", seed)
    screen = np.frombuffer(pictures.field()[:6144], np.uint8).reshape(3, 8, 8, 32)
    shown = np.unpackbits(screen.transpose(0, 2, 3, 1), axis=-1).reshape(24, 32, 8, 8).astype(np.bool_)
    falling = np.eye(8, dtype=np.bool_)
    rises = (shown == falling[:, ::-1]).all(axis=(2, 3))
    assert (rises | (shown == falling).all(axis=(2, 3))).all()
    return np.asarray(rises)


def test_ten_print_fills_the_screen_with_random_diagonals(pictures: PicturesLibrary) -> None:
    """Each place, each pair of neighbours, across and down, is as often one as the other."""
    found = np.array([diagonals(pictures, seed) for seed in range(0, 65536, 256)])
    assert len({one.tobytes() for one in found}) == len(found)
    pairs = [
        found,
        found[:, :, 1:] == found[:, :, :-1],
        found[:, 1:] == found[:, :-1],
        found[:, :, 8:] == found[:, :, :-8],
    ]
    for events in pairs:
        assert abs(events.mean() - 0.5) < 3 / np.sqrt(events.size)
    places = ((found.sum(axis=0) - 128) ** 2 / 64).sum()
    assert 1e-4 < chi2.sf(places, 768) < 1 - 1e-4


def slashes(program: str, seconds: float = 20) -> list[str]:
    """The rows of the screen after a program in BASIC has printed with ten_print_usr for so long."""
    machine = Machine(48)
    machine.boot()
    start = machine.word(0x5C53)
    text = tokenise(program)
    machine.write(start, text + b"\x80\r\x80")
    machine.poke_word(0x5C4B, start + len(text))
    for variable in (0x5C59, 0x5C5B):
        machine.poke_word(variable, start + len(text) + 1)
    for variable in (0x5C61, 0x5C63, 0x5C65):
        machine.poke_word(variable, start + len(text) + 3)
    machine.type_command("RUN ENTER", 23296)
    machine.frames(round(50 * seconds))
    return machine.text()


def listed() -> str:
    """The program at the head of its source."""
    text = (ASM / "pictures" / "ten_print_usr.asm").read_text(encoding="ascii")
    return "\n".join(re.findall(r"^;   (\d+ .*)$", text, re.MULTILINE)) + "\n"


def test_its_program_prints_slashes_without_an_end(pictures: PicturesLibrary) -> None:
    """As the head of the source and the README list it, with the bytes of the routine."""
    assert listed() in (ASM / "README.md").read_text(encoding="utf-8")
    address = pictures.address("ten_print_usr")
    data = re.search(r"DATA ([\d,]+)", listed())
    assert data
    assert [int(byte) for byte in data[1].split(",")] == [*pictures.machine.read(address, 12)]
    rows = slashes(listed())
    assert {*"".join(rows[:21])} == {"/", "\\"}, "twenty seconds are more than a screen"
    later = slashes(listed(), 23)
    assert later[:18] != rows[:18]


def test_its_slashes_are_not_stripes() -> None:
    """Runs of the same, and of what is right below, are about as rare as with a coin."""
    cells = np.array([[cell == "/" for cell in row] for row in slashes(listed())[:21]])
    assert 0.42 < cells.mean() < 0.58
    signs = np.where(cells.ravel(), 1, -1)
    worst = max(abs((signs[lag:] * signs[:-lag]).sum()) / np.sqrt(len(signs) - lag) for lag in range(1, 300))
    assert worst < 10, "raw values of R reach 25"


def test_time_of_a_slash(pictures: PicturesLibrary) -> None:
    """At each place of the upper screen."""
    machine = pictures.machine
    machine.boot()
    machine.write(pictures.assembly.org, pictures.assembly.code)
    machine.call(0x1601, a=2, iy=0x5C3A)
    times = [pictures.call("ten_print_usr", r=place & 255, iy=0x5C3A).tstates for place in range(704)]
    assert claimed_time("ten_print_usr") == f"{min(times):,} to {max(times):,} T"


# --- times --------------------------------------------------------------------------------------------------


def slowest(pictures: PicturesLibrary, name: str, seeds: range) -> int:
    """The most T-states of these seeds."""
    found = 0
    for seed in seeds:
        pictures.prepare(name, seed)
        shapes = pictures.address("kombikorm_shapes")
        found = max(found, pictures.call(f"draw_{name}", hl=shapes).tstates)
    return found


@pytest.mark.parametrize("name", [*SHAPES, "ten_print"])
def test_no_picture_takes_longer_than_its_header_says(pictures: PicturesLibrary, name: str) -> None:
    claimed = routine(f"draw_{name}").worst
    assert 0.997 * claimed < slowest(pictures, name, range(0, 65536, 997)) <= claimed


@pytest.mark.parametrize("label", by_name("picture"))
def test_stack_is_exact(pictures: PicturesLibrary, label: str) -> None:
    registers = {"a": 7, "hl": pictures.address("kombikorm_shapes")}
    calls = [
        pictures.draw(label.removeprefix("draw_"), seed, measure_stack=True, **registers)
        for seed in range(0, 65536, 5000)
    ]
    assert max(call.stack for call in calls) == routine(label).stack


@pytest.mark.sweep("draw_{name}")
@pytest.mark.parametrize("name", [*SHAPES, "ten_print"])
def test_the_slowest_of_all_seeds(pictures: PicturesLibrary, name: str) -> None:
    assert slowest(pictures, name, range(65536)) == routine(f"draw_{name}").worst
